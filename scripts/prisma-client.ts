import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const output = "generated/prisma";
const stamp = `${output}/.made-from`;

/** Writes the typed client of prisma/schema.prisma when the schema or Prisma's version changed. Returns whether it did. */
export async function generateClient(): Promise<boolean> {
  const schema = await readFile("prisma/schema.prisma", "utf8");
  const { version } = JSON.parse(await readFile("node_modules/@prisma/client/package.json", "utf8")) as { version: string };
  const wanted = createHash("sha256").update(`${version}\n${schema}`).digest("hex");
  const current = await readFile(stamp, "utf8").catch(() => "");
  if (current === wanted) return false;
  // `prisma generate` insists on a schema engine although it does not use one; any file that exists keeps it from downloading.
  const run = spawnSync(process.execPath, ["node_modules/prisma/build/index.js", "generate", "--no-hints"], {
    encoding: "utf8",
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1", CHECKPOINT_DISABLE: "1" },
  });
  if (run.status !== 0) throw new Error(`The database client could not be generated.\n${run.stdout}${run.stderr}`);
  await writeFile(stamp, wanted);
  return true;
}
