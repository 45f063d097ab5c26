import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";

/*
 * Prisma's own CLI downloads a native schema engine. This drives the same engine compiled to WebAssembly, which comes in an
 * npm package, so that migrations run on machines that reach nothing but the registry. It keeps the `_prisma_migrations`
 * table that `prisma migrate deploy` keeps: either tool may run later.
 */

async function loadEngine(): Promise<typeof SchemaEngine> {
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const binary = path.join(path.dirname(fileURLToPath(import.meta.resolve("@prisma/schema-engine-wasm"))), "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(binary), { "./schema_engine_bg.js": glue as never });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return glue.SchemaEngine;
}

async function openEngine(connectionString: string): Promise<SchemaEngine> {
  const engine = await loadEngine();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString }));
  return engine.new({ datamodels: undefined }, () => undefined, adapter);
}

/** The migrations on disk, oldest first, in the engine's form. */
async function listMigrations(baseDir: string) {
  const names = (await readdir(baseDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: await readFile(path.join(baseDir, name, "migration.sql"), "utf8") },
      },
    })),
  );
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

/** Applies what the database has not had yet and returns the names of it. Throws the engine's message. */
export async function applyMigrations(connectionString: string, baseDir: string): Promise<string[]> {
  const engine = await openEngine(connectionString);
  try {
    const result = await engine.applyMigrations({
      migrationsList: await listMigrations(baseDir),
      filters: { externalTables: [], externalEnums: [] },
    });
    return result.appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/** The SQL that leads from one Prisma schema to another; `null` is the empty database. */
export async function diffSchemas(connectionString: string, from: string | null, to: string): Promise<string> {
  const datamodel = (content: string) => ({ tag: "schemaDatamodel" as const, files: [{ path: "schema.prisma", content }] });
  const engine = await openEngine(connectionString);
  try {
    const result = await engine.diff({
      from: from === null ? { tag: "empty" } : datamodel(from),
      to: datamodel(to),
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return result.stdout ?? "";
  } finally {
    engine.free();
  }
}
