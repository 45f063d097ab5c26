import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Description } from "@/lib/integrations/description/reading-rules";

/** Where the build leaves the description of the API (scripts/describe-api.ts). */
const descriptionFile = path.join(process.cwd(), "generated", "openapi.json");

/** The description as it was made when the product was built; `knownVersion` is the ETag of what the caller has. */
export async function describedApi(knownVersion: string | null): Promise<Response> {
  const text = await readFile(descriptionFile, "utf8");
  const etag = `"${hash("sha256", text, "base64url")}"`;
  const headers = { etag, "cache-control": "public, no-cache", "access-control-allow-origin": "*" };
  if (knownVersion === etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": "application/json" } });
}

/** The same for the pages about it. */
export async function readDescription(): Promise<Description> {
  return JSON.parse(await readFile(descriptionFile, "utf8")) as Description;
}
