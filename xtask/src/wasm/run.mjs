// Runs the `main` of a module without imports. A difference traps, and the trap fails the run.
import { readFile } from "node:fs/promises";

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]));
process.exit(instance.exports.main(0, 0));
