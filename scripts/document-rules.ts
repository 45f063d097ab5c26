import { readdir, readFile } from "node:fs/promises";
import { countLines, type SourceFile } from "@/scripts/structure-rules";

type Limit = { lines?: number; width?: number; words?: number };

const decisionLimit: Limit = { lines: 20, width: 100 };
const accuracyLimit: Limit = { lines: 80 };
/** What it is, one picture, two commands, where things are, and how to go on. */
const readmeLimit: Limit = { words: 700 };

function limitOf(file: string): Limit | null {
  if (/^docs\/decisions\/.*\.md$/.test(file)) return decisionLimit;
  if (file === "README.md") return readmeLimit;
  return file === "docs/accuracy.md" ? accuracyLimit : null;
}

/** Without a limit, documents turn into diaries; the history is in git. One sentence for each fault. */
export function judgeDocument({ path: file, text }: SourceFile): string[] {
  const limit = limitOf(file);
  if (!limit) return [];
  const counted = { lines: countLines(text), words: text.split(/\s+/).filter(Boolean).length };
  const faults = (["lines", "words"] as const)
    .filter((unit) => counted[unit] > (limit[unit] ?? Number.POSITIVE_INFINITY))
    .map((unit) => `${counted[unit]} ${unit}; at most ${limit[unit]} are allowed`);
  for (const [at, line] of text.split("\n").entries()) {
    const width = [...line].length;
    if (limit.width && width > limit.width) faults.push(`line ${at + 1} has ${width} characters; at most ${limit.width} are allowed`);
  }
  return faults.map((fault) => `${file}: ${fault}`);
}

/** The README and every Markdown file below docs, with forward slashes. */
export async function readDocuments(): Promise<SourceFile[]> {
  const names = await readdir("docs", { recursive: true });
  const paths = names.filter((name) => name.endsWith(".md")).map((name) => `docs/${name.replaceAll("\\", "/")}`);
  return Promise.all(["README.md", ...paths.sort()].map(async (path) => ({ path, text: await readFile(path, "utf8") })));
}
