import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/*
 * The scripts that the HTML of each page names, as the finished build has them, gzipped, in kB of 1,000 bytes. What is loaded later, such as a
 * dialog or the texts, is not among them (decision 042).
 */

const mostKilobytes = 230;
/** The vendor's page is opened once a year on a phone. */
const portalPage = "/portal/[token]";
const mostOfPortal = 150;

/** What a page may have its HTML name. */
export const mostOf = (page: string): number => (page === portalPage ? mostOfPortal : mostKilobytes);

type PageSize = { page: string; kilobytes: number };

const manifestName = "page_client-reference-manifest.js";
/** It is on no page that works. */
const isElsewhere = (entry: string) => /\/global-error$/.test(entry);

const gzipped = promisify(gzip);

/** The address of a page and the scripts of its parts, from what Next writes beside it: an assignment of JSON. */
function readManifest(text: string): { page: string; scripts: string[] } {
  const [, name = "", json = "{}"] = /__RSC_MANIFEST\["(.+?)\/page"\] = (\{.*\});?\s*$/s.exec(text) ?? [];
  const { entryJSFiles = {} } = JSON.parse(json) as { entryJSFiles?: Record<string, string[]> };
  const scripts = Object.entries(entryJSFiles).flatMap(([entry, files]) => (isElsewhere(entry) ? [] : files));
  return { page: name.replace(/\/\([^)]*\)/g, "") || "/", scripts };
}

/** Every page with its size, the largest first. */
export async function readPageSizes(build = ".next"): Promise<PageSize[]> {
  const { rootMainFiles } = JSON.parse(await readFile(path.join(build, "build-manifest.json"), "utf8")) as { rootMainFiles: string[] };
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (script: string): Promise<number> => {
    const size = sizes.get(script) ?? readFile(path.join(build, script)).then(async (code) => (await gzipped(code)).length);
    sizes.set(script, size);
    return size;
  };
  const app = path.join(build, "server/app");
  const manifests = (await readdir(app, { recursive: true })).filter((file) => path.basename(file) === manifestName);
  const pages = await Promise.all(
    manifests.map(async (file) => {
      const { page, scripts } = readManifest(await readFile(path.join(app, file), "utf8"));
      const bytes = await Promise.all([...new Set([...rootMainFiles, ...scripts])].map(sizeOf));
      return { page, kilobytes: Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000) };
    }),
  );
  return pages.sort((one, other) => other.kilobytes - one.kilobytes);
}

/** What is wrong with sizes: no page was found, or the pages that have grown. */
export function faultOf(sizes: readonly PageSize[]): string | null {
  if (sizes.length === 0) return "The build has no pages.";
  const grown = sizes.filter(({ page, kilobytes }) => kilobytes > mostOf(page));
  if (grown.length === 0) return null;
  const lines = grown.map(({ page, kilobytes }) => `  ${page}: ${kilobytes} kB of ${mostOf(page)}`);
  return ["More first-load JavaScript than a page may have (decision 042):", ...lines].join("\n");
}
