/** Runs a `higaki serve` on a free port with a temporary database. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The binary built by `cargo xtask test`, unless another one is named. */
const HIGAKI = process.env.HIGAKI ?? "../target/debug/higaki";

export class Server {
  #process: ChildProcess | null = null;
  readonly #folder = mkdtempSync(join(tmpdir(), "higaki-browser-"));
  #listen = "127.0.0.1:0";
  /** Its address without a slash at the end. */
  url = "";

  static async start(): Promise<Server> {
    const server = new Server();
    await server.start();
    return server;
  }

  /** Starts it, or restarts it at the same address with the same database. */
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

  /** Terminates it as an operator would. */
  async stop(): Promise<void> {
    await this.#end("SIGTERM");
  }

  /** Kills it as a power cut would. */
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
