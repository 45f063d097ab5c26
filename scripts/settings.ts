import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";

const fileName = "settings.env";
const localFolders = [".data/demo", ".data/dev"];

/** Leaves the settings of a running demo or development stack where commands in another terminal find them. */
export async function shareSettings(folder: string, settings: Record<string, string>): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  await writeFile(path.join(folder, fileName), `${lines.join("\n")}\n`, { mode: 0o600 });
}

export async function withdrawSettings(folder: string): Promise<void> {
  await rm(path.join(folder, fileName), { force: true });
}

/** Where neither the environment nor .env names a database, a command speaks to the demo (or `npm run dev`) that runs here. */
export function joinRunningStack(): void {
  if (process.env.DATABASE_URL || existsSync(".env")) return;
  const file = localFolders.map((folder) => path.join(folder, fileName)).find(existsSync);
  if (file) process.loadEnvFile(file);
}
