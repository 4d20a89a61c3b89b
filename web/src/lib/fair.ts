/**
 * The proof of the fair shuffle: from the secret revealed after the game to the commitment published
 * before it, and on to the seed and the shuffled deal. The twin of `crates/table/src/seed.rs` and
 * `chance.rs`.
 */

/** Decodes hexadecimal digits. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(text)) throw new Error("expected hexadecimal digits");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A random nonce of a seat for the seed: 64 hexadecimal digits. */
export function freshNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

async function hash(name: string, parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const all = [new TextEncoder().encode(name), ...parts];
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** The commitment published by the server before the seats were taken. */
export async function commitmentOf(secret: string): Promise<string> {
  return toHex(await hash("higaki commitment 1", [fromHex(secret)]));
}

/** The inputs of the deal. */
export async function seedOf(secret: string, nonces: readonly string[]): Promise<string> {
  return toHex(await hash("higaki deal 1", [fromHex(secret), ...nonces.map(fromHex)]));
}

/** The chance of one step of a game: ChaCha with eight rounds, keyed by the seed; step 0 is the deal. */
export class Chance {
  readonly #input: Uint32Array;
  #block = new Uint32Array(16);
  #used = 16;

  constructor(seed: string, step = 0) {
    const key = new DataView(fromHex(seed).buffer);
    this.#input = new Uint32Array(16);
    this.#input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
    for (let word = 0; word < 8; word += 1) this.#input[4 + word] = key.getUint32(word * 4, true);
    this.#input[14] = step >>> 0;
    this.#input[15] = Math.floor(step / 2 ** 32);
  }

  /** A uniformly distributed number below `bound`. */
  below(bound: number): number {
    const wide = BigInt(bound);
    const unfair = ((1n << 64n) - wide) % wide;
    for (;;) {
      const product = this.#word() * wide;
      if (BigInt.asUintN(64, product) >= unfair) return Number(product >> 64n);
    }
  }

  /** The Fisher-Yates shuffle, from the last item down. */
  shuffled(items: readonly number[]): number[] {
    const order = [...items];
    for (let last = order.length - 1; last >= 1; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return order;
  }

  /** 64 bits, the low half first. */
  #word(): bigint {
    const low = this.#half();
    return BigInt(low) | (BigInt(this.#half()) << 32n);
  }

  #half(): number {
    if (this.#used === 16) {
      this.#block = chacha8(this.#input);
      this.#used = 0;
      const count = ((this.#input[12] ?? 0) + 1) >>> 0;
      this.#input[12] = count;
      if (count === 0) this.#input[13] = (this.#input[13] ?? 0) + 1;
    }
    this.#used += 1;
    return this.#block[this.#used - 1] ?? 0;
  }
}

const ROUNDS: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

function chacha8(input: Uint32Array): Uint32Array<ArrayBuffer> {
  const x = new Uint32Array(input);
  const mix = (a: number, b: number, c: number, by: number) => {
    const sum = ((x[a] ?? 0) + (x[b] ?? 0)) >>> 0;
    x[a] = sum;
    const turned = (x[c] ?? 0) ^ sum;
    x[c] = (turned << by) | (turned >>> (32 - by));
  };
  for (let double = 0; double < 4; double += 1) {
    for (const [a, b, c, d] of ROUNDS) {
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  return x.map((word, index) => word + (input[index] ?? 0));
}

/** The random results of the deal according to a record. */
export type Decided = { readonly number: number } | { readonly order: readonly number[] };

export function dealOf(record: string): Decided[] {
  const lines = record.split("\n");
  const deal = lines.indexOf("deal");
  const decided: Decided[] = [];
  for (const line of lines.slice(deal + 1)) {
    const [mark, kind, value] = line.split(" ");
    if (deal < 0 || mark !== "~" || value === undefined) break;
    decided.push(kind === "number" ? { number: Number(value) } : { order: [...fromHex(value)] });
  }
  return decided;
}

/**
 * Recomputes the first shuffle of the deal from cards in ascending order. Games whose deal does not
 * begin with a shuffle have none.
 */
export function firstShuffle(seed: string, record: string): { told: number[]; computed: number[] } | null {
  const first = dealOf(record)[0];
  if (!first || !("order" in first)) return null;
  const told = [...first.order];
  const computed = new Chance(seed).shuffled([...told].sort((a, b) => a - b));
  return { told, computed };
}
