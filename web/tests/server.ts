/** A `higaki serve` of our own, on a free port, with a database that is gone afterwards. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The binary that `cargo xtask test` has just built, unless another one is named. */
const HIGAKI = process.env.HIGAKI ?? "../target/debug/higaki";

export class Server {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "higaki-browser-"));
  #listen = "127.0.0.1:0";
  /** Where it answers, without a slash at the end. */
  url = "";

  static async start(): Promise<Server> {
    const server = new Server();
    await server.start();
    return server;
  }

  /** Starts it, or starts it again at the same address with everything that it knew. */
  async start(): Promise<void> {
    if (!existsSync(HIGAKI)) throw new Error(`${HIGAKI} is not there: cargo build -p higaki-cli`);
    const flags = ["--listen", this.#listen, "--database", join(this.#folder, "higaki.db"), "--log", "warn"];
    const limits = ["address", "person", "messages", "newcomers"].flatMap((name) => [`--limit-${name}`, "0"]);
    const child = spawn(HIGAKI, ["serve", "--lang", "en", ...flags, ...limits], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = child;
    this.url = await address(child);
    this.#listen = new URL(this.url).host;
  }

  /** Ends it the way an operator would. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Ends it the way a power cut would. */
  async kill(): Promise<void> {
    await this.#end("SIGKILL");
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
    this.#process = null;
  }
}

/** The address that the server prints when it is ready. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout?.on("data", (text) => {
      printed += text;
      const found = /http:\/\/[\d.]+:\d+/.exec(printed);
      if (found) resolve(found[0]);
    });
    child.once("exit", (code) => reject(new Error(`higaki serve ended with ${code}: ${printed}`)));
  });
}
