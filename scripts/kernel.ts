import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import wabt from "wabt";

const readers = new URL("../lib/extraction/readers/", import.meta.url);

/** lib/extraction/readers/convolution.wat as WebAssembly, in base64. Throws where it is not valid. */
export async function compiledKernel(): Promise<string> {
  const { parseWat } = await wabt();
  const kernel = parseWat("convolution.wat", readFileSync(new URL("convolution.wat", readers), "utf8"), { simd: true });
  kernel.validate();
  const { buffer } = kernel.toBinary({});
  return Buffer.from(buffer).toString("base64");
}

/** `npm run kernel`: rewrites convolution-kernel.ts. */
if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    new URL("convolution-kernel.ts", readers),
    `/** convolution.wat as WebAssembly; \`npm run kernel\` writes this file. */\nexport const convolutionKernel =\n  "${await compiledKernel()}";\n`,
  );
