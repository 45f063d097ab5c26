import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/* Where the reading processes run, and with what. */

/** What a child runs. */
export const entry = "lib/extraction/readers/child.ts";

/** The project's folder. Looked for upwards, since the web process runs a copy of this file from its build. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, entry)) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/** No secret of the parent reaches the child. */
export function childEnvironment(root: string): NodeJS.ProcessEnv {
  const kept = ["PATH", "HOME", "TMPDIR", "TEMP", "LANG", "SystemRoot", "READER_ENGINE", "READER_ENGINE_MODULE", "READER_ENGINE_SEEN"];
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    MALLOC_ARENA_MAX: "2",
    // Pictures are given back as soon as they are dropped. Left to itself the allocator keeps their room, in pieces: some 80 MB.
    MALLOC_MMAP_THRESHOLD_: "1048576",
    NODE_ENV: process.env.NODE_ENV ?? "production",
    TSX_TSCONFIG_PATH: join(root, "tsconfig.json"),
  };
}
