// Compresses what was built, once and as well as it can be done, so that the server need not.
// For every file that becomes clearly smaller there is one with `.br` and one with `.gz` beside it.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2] ?? "dist";
const COMPRESSED = /\.(br|gz)$/;
/** Pictures, fonts and sounds in other formats are compressed already. */
const TEXT = /\.(css|ftl|html|ico|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;
/** Less than this is not worth a second file. */
const WORTH_IT = 0.9;
/** Anything smaller travels in one packet. */
const SMALLEST = 1024;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.test(entry.name) && !COMPRESSED.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

for (const file of files) {
  const plain = readFileSync(file);
  if (plain.length < SMALLEST) continue;
  const brotli = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  const gzip = gzipSync(plain, { level: constants.Z_BEST_COMPRESSION });
  if (brotli.length < plain.length * WORTH_IT) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < plain.length * WORTH_IT) writeFileSync(`${file}.gz`, gzip);
}
