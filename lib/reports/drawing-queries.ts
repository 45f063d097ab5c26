import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = path.join(process.cwd(), "node_modules/@expo-google-fonts/open-sans");

/** Names of companies and people need more letters than the fonts that every PDF reader has. */
export async function readFonts(): Promise<{ regular: Buffer; bold: Buffer }> {
  const fileOf = (name: string) => readFile(path.join(folder, name));
  const [regular, bold] = await Promise.all([fileOf("400Regular/OpenSans_400Regular.ttf"), fileOf("700Bold/OpenSans_700Bold.ttf")]);
  return { regular, bold };
}
