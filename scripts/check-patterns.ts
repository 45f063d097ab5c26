import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { findSlowness } from "@/scripts/slow-patterns";
import { listSources } from "@/scripts/sources";

/*
 * Every pattern of the product may see foreign text, so none may take more than milliseconds for a text of 2,000 letters
 * (scripts/slow-patterns.ts, decision 043).
 */

/**
 * Patterns that are built while the product runs, by file: from constants of their module and a word that is escaped, a letter of a
 * list or a number. A new one belongs at the top of its module, where this check sees it as it is.
 */
const builtLater: Record<string, number> = {
  "components/search/marked.tsx": 1,
  "lib/extraction/readers/declarations.ts": 2,
  "lib/extraction/readers/insurers.ts": 3,
  "lib/extraction/readers/letter-parties.ts": 2,
  "lib/extraction/readers/numbers.ts": 1,
  "lib/extraction/readers/plain-fields.ts": 1,
  "lib/extraction/readers/plain-policies.ts": 3,
  "lib/extraction/readers/plain-rows.ts": 1,
  "lib/extraction/readers/plain-sections.ts": 1,
};

type Found = { where: string; pattern: RegExp };

const isProduct = (file: string) => /^(?:app|components|lib|jobs)\//.test(file) && !/^lib\/testing\/|\.test\.tsx?$/.test(file);

/** The literals of a file, and how many patterns it builds at its top and in its functions. */
function inFile(file: string, text: string): { literals: Found[]; atTop: number; later: number } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: ReturnType<typeof inFile> = { literals: [], atTop: 0, later: 0 };
  const look = (node: ts.Node, isLater: boolean): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.literals.push({ where: `${file}:${line}`, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp")
      found[isLater ? "later" : "atTop"] += 1;
    ts.forEachChild(node, (child) => look(child, isLater || ts.isFunctionLike(node)));
  };
  look(source, false);
  return found;
}

/** The patterns that modules build while they load. */
async function builtBy(files: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  const plain = globalThis.RegExp;
  let where = "";
  globalThis.RegExp = new Proxy(plain, {
    construct(target, args, self) {
      const pattern = Reflect.construct(target, args, self) as RegExp;
      // A library's patterns get short texts from us, as in lib/infra/phones-rules.
      const isOurs = !new Error().stack?.split("\n")[2]?.includes("node_modules");
      if (typeof args[0] === "string" && isOurs) found.push({ where, pattern });
      return pattern;
    },
  });
  for (const file of files) {
    where = `${file}, built`;
    await import(pathToFileURL(path.resolve(file)).href);
  }
  globalThis.RegExp = plain;
  return found;
}

async function main(): Promise<void> {
  const files = await Promise.all(
    (await listSources()).filter(isProduct).map(async (file) => ({ file, ...inFile(file, await readFile(file, "utf8")) })),
  );
  const faults = files.flatMap(({ file, later }) =>
    later === (builtLater[file] ?? 0)
      ? []
      : [`${file}: ${later} patterns are built in functions, ${builtLater[file] ?? 0} are known. Build them at the top.`],
  );
  const built = await builtBy(files.filter(({ atTop }) => atTop > 0).map(({ file }) => file));
  const all = new Map([...files.flatMap(({ literals }) => literals), ...built].map((found) => [String(found.pattern), found]));
  for (const { where, pattern } of all.values()) {
    const text = findSlowness(pattern);
    if (text !== null) faults.push(`${where}: ${pattern}\n  is slow on ${JSON.stringify(text)} …`);
  }
  for (const fault of faults) console.error(fault);
  console.log(`${all.size} patterns tried, ${built.length} of them built by their modules, ${faults.length} faults.`);
  process.exit(faults.length > 0 ? 1 : 0);
}

await main();
