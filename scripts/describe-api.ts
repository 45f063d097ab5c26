import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { scopesFor } from "@/lib/accounts/api-keys/rules";
import { heedsKey } from "@/lib/http/idempotency";
import { apiVersion } from "@/lib/http/version";
import { type DescribedCall, describeApi } from "@/lib/integrations/description/rules";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const folder = path.resolve("app/api");

type Declared = Omit<DescribedCall, "method" | "path" | "heedsKey" | "scopes"> & { proof?: string };

/** What every route file declares, in the order of their addresses. What answers any address, or only refuses, is no call. */
export async function declaredCalls(): Promise<DescribedCall[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => path.basename(file) === "route.ts").sort();
  const calls: DescribedCall[] = [];
  for (const file of files) {
    const address = `/api/${path.dirname(file).split(path.sep).join("/")}`;
    const module: Record<string, unknown> = await import(path.join(folder, file));
    for (const method of methods) {
      const handler = module[method] as { declaration?: Declared } | undefined;
      if (!handler?.declaration || address.includes("[...")) continue;
      const { declaration } = handler;
      const { access, can, proof, isRead } = declaration;
      const scopes = scopesFor({ access, can, proof, changes: method !== "GET" && !isRead });
      calls.push({ method, path: address, ...declaration, scopes, heedsKey: method === "POST" && heedsKey(declaration) });
    }
  }
  return calls;
}

/** Gives each schema that an area exports its name, under which the description has it once. Two of the same name get their area's before it. */
async function nameSchemas(): Promise<void> {
  const files = (await readdir("lib", { recursive: true })).filter((file) => /(?:^|[\\/-])schema\.ts$/.test(file)).sort();
  const taken = new Set(["Problem"]);
  for (const file of files) {
    const words = file.replace(/[\\/-]schema\.ts$/, "").split(/[\\/-]/);
    for (const [name, schema] of Object.entries<unknown>(await import(path.resolve("lib", file)))) {
      if (!(schema instanceof z.ZodObject) || z.globalRegistry.has(schema)) continue;
      const own = titled(name.replace(/Dto$/, ""));
      const id = taken.has(own) ? words.map(titled).join("") + own : own;
      taken.add(id);
      z.globalRegistry.add(schema, { id });
    }
  }
}

const titled = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Writes the description of the API for `GET /api/openapi.json` and the page /developers. */
export async function writeDescription(): Promise<void> {
  await mkdir("generated", { recursive: true });
  const file = "generated/openapi.json";
  // In one step: tests read it while the build writes it again.
  await writeFile(`${file}.new`, JSON.stringify(await description()));
  await rename(`${file}.new`, file);
}

export async function description() {
  await nameSchemas();
  return describeApi(await declaredCalls(), { version: apiVersion });
}
