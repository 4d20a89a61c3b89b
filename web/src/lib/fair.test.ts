import { describe, expect, it } from "vitest";
import { Chance, commitmentOf, dealOf, firstShuffle, fromHex, seedOf, toHex } from "./fair";

describe("chance", () => {
  it("decides as the server's does (the golden vectors of crates/table/src/chance.rs)", () => {
    const chance = new Chance("07".repeat(32));
    expect(Array.from({ length: 8 }, () => chance.below(100))).toEqual([22, 83, 29, 35, 70, 11, 64, 58]);
    const items = Array.from({ length: 12 }, (_, index) => index);
    expect(chance.shuffled(items)).toEqual([1, 11, 3, 8, 9, 0, 6, 4, 5, 2, 10, 7]);
  });

  it("has a stream of its own for every step", () => {
    const first = new Chance("07".repeat(32), 1).below(1_000_000);
    expect(first).not.toBe(new Chance("07".repeat(32), 2).below(1_000_000));
  });
});

describe("hexadecimal digits", () => {
  it("are read and written", () => {
    expect(toHex(fromHex("00ff7a"))).toBe("00ff7a");
    expect(() => fromHex("0g")).toThrow();
    expect(() => fromHex("123")).toThrow();
  });
});

describe("a deal", () => {
  /** The beginning of a real game: `higaki engine`, seed text “x”, three players. */
  const ORDER =
    "0104040403030008090707060a0a0b05050409020303020b050902010802060602040405050001010500040a00010304020b0a0506010b0a030b0306060100000102090b08010202050706000805000803030907080600060707030002030200070a070b09040a0809070101";
  const SEED = "a1da4202b83bcd4dc16c49fcc79772000ce655bd90beb1b6babcf191ef357392";
  const record = `higaki record 1\ngame osaka\ndeal\n~ order ${ORDER}\n~ number 1\n1 token blue\n~ order 00\n`;

  it("is read from a record up to the first choice", () => {
    expect(dealOf(record)).toEqual([{ order: [...fromHex(ORDER)] }, { number: 1 }]);
    expect(dealOf("no record")).toEqual([]);
  });

  it("follows from the seed", () => {
    const shuffle = firstShuffle(SEED, record);
    expect(shuffle?.computed).toEqual(shuffle?.told);
    const other = firstShuffle("00".repeat(32), record);
    expect(other?.computed).not.toEqual(other?.told);
    expect(firstShuffle(SEED, "deal\n~ number 3\n")).toBeNull();
  });

  it("has a commitment that depends on the secret alone, and a seed that depends on every nonce", async () => {
    const secret = "01".repeat(32);
    // sha256("higaki commitment 1" and 32 bytes of 1), by openssl.
    expect(await commitmentOf(secret)).toBe("fa89e0fe351c62928cced478b3f72a5f2004f8c2162ea323ddc088219139dbe9");
    const seed = await seedOf(secret, ["02".repeat(32), "00".repeat(32)]);
    expect(seed).not.toBe(await seedOf(secret, ["03".repeat(32), "00".repeat(32)]));
    // The commitment in the record of that game, whose secret is its seed.
    expect(await commitmentOf(SEED)).toBe("cba4c610ccfaddadb1d6f4798f02ece09914ecef8cba5aacd7ef9ab1838d085d");
  });
});
