import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { requireNode, typescript } from "@/scripts/processes";

const sources = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "generated",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.ts",
  "proxy.ts",
  "postcss.config.mjs",
  "package-lock.json",
];

/** What goes into the production build and is newer than it, "no build" without one. Folders count: a removed file changes them. */
export async function newerThanBuild(): Promise<string | null> {
  const built = await stat(".next/BUILD_ID").catch(() => null);
  if (!built) return "no build";
  for (const source of sources) {
    const found = await stat(source).catch(() => null);
    if (!found) continue;
    const inside = found.isDirectory() ? await readdir(source, { recursive: true, withFileTypes: true }) : [];
    const paths = inside.filter((entry) => !/\.test\.tsx?$/.test(entry.name)).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of [source, ...paths]) if ((await stat(file)).mtimeMs > built.mtimeMs) return file;
  }
  return null;
}

/** Builds the web application for production when there is no build of the present sources. Returns whether it did. */
export async function buildWhenOld(): Promise<boolean> {
  if (!(await newerThanBuild())) return false;
  await requireNode("The production build", nextBuild);
  return true;
}

/** Placeholders for the real settings, which only the running processes need. */
export const standIns = {
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  APP_SECRET: "stands-in-while-building-and-signs-nothing",
  DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nothing",
};

/** The description of the API, then Next's build. */
export const nextBuild = { args: typescript("scripts/build-web.ts"), env: standIns };
