import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

// By the folder of the process: what is built for the web lies elsewhere.
const require = createRequire(path.join(process.cwd(), "package.json"));

/** Names of companies and people need more letters than the fonts that every PDF reader has. */
export async function readFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const fileOf = (name: string) => readFile(require.resolve(`@expo-google-fonts/open-sans/${name}`));
  const [regular, bold] = await Promise.all([fileOf("400Regular/OpenSans_400Regular.ttf"), fileOf("700Bold/OpenSans_700Bold.ttf")]);
  return { regular, bold };
}
