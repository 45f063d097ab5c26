import { readdir, readFile } from "node:fs/promises";
import { countLines, type SourceFile } from "@/scripts/structure-rules";

type Limit = { lines: number; width?: number };

const decisionLimit: Limit = { lines: 20, width: 100 };
const accuracyLimit: Limit = { lines: 80 };

function limitOf(file: string): Limit | null {
  if (/^docs\/decisions\/.*\.md$/.test(file)) return decisionLimit;
  return file === "docs/accuracy.md" ? accuracyLimit : null;
}

/** Documents that nobody shortens turn into diaries; the history is in git. One sentence for each fault. */
export function judgeDocument({ path: file, text }: SourceFile): string[] {
  const limit = limitOf(file);
  if (!limit) return [];
  const lines = countLines(text);
  const faults = lines > limit.lines ? [`${lines} lines; at most ${limit.lines} are allowed`] : [];
  for (const [at, line] of text.split("\n").entries()) {
    const width = [...line].length;
    if (limit.width && width > limit.width) faults.push(`line ${at + 1} has ${width} characters; at most ${limit.width} are allowed`);
  }
  return faults.map((fault) => `${file}: ${fault}`);
}

/** Every Markdown file below docs, with forward slashes. */
export async function readDocuments(): Promise<SourceFile[]> {
  const names = await readdir("docs", { recursive: true });
  const paths = names.filter((name) => name.endsWith(".md")).map((name) => `docs/${name.replaceAll("\\", "/")}`);
  return Promise.all(paths.sort().map(async (path) => ({ path, text: await readFile(path, "utf8") })));
}
