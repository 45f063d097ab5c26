import compile from "icu-minify/compile";

/** A part of a compiled text: words, the number of a plural (0), or what begins with the name of a value or a tag. */
type Node = string | 0 | readonly [name: string, ...rest: unknown[]];
type Branches = Readonly<Record<string, unknown>>;

const [select, plural, ordinal, number, date, time] = [1, 2, 3, 4, 5, 6];
const isTyped = (kind: unknown): kind is number => typeof kind === "number" && kind !== 0;
const nodesOf = (compiled: unknown): readonly Node[] => (Array.isArray(compiled) ? compiled : [compiled as Node]);

/** Each of these before each of those. */
const joined = (heads: readonly string[], tails: readonly string[]) => heads.flatMap((head) => tails.map((tail) => head + tail));

function written(nodes: readonly Node[], counted: string): string[] {
  return nodes.map((node) => writtenNode(node, counted)).reduce(joined, [""]);
}

function writtenNode(node: Node, counted: string): string[] {
  if (node === 0) return [`{${counted}}`];
  if (typeof node === "string") return [node];
  const [name, kind, style] = node;
  if (kind === undefined) return [`{${name}}`];
  if (!isTyped(kind)) return written(node.slice(1) as Node[], counted).map((inner) => `<${name}>${inner}</${name}>`);
  if (kind === select || kind === plural || kind === ordinal) {
    return Object.values(style as Branches).flatMap((branch) => written(nodesOf(branch), kind === select ? counted : name));
  }
  return [typeof style === "string" ? `{${name}, ${kind === number ? "number" : "date"}, ${style}}` : `{${name}}`];
}

/** The forms of a text, each as a translator would read it out: "{count} vendor" and "{count} vendors" for a plural. */
export const formsOf = (text: string): string[] => (/\{\w+, |'/.test(text) ? written(nodesOf(compile(text)), "") : [text]);

/** What a text needs: the values that may be texts, those that must be numbers, and the tags around its words. */
export type Needs = { texts: string[]; numbers: string[]; tags: string[] };

export function needsOf(text: string): Needs {
  const found = { texts: new Set<string>(), numbers: new Set<string>(), tags: new Set<string>() };
  const visit = (node: Node): void => {
    if (typeof node !== "object") return;
    const [name, kind, style] = node;
    if (kind === undefined || kind === date || kind === time || kind === select) found.texts.add(name);
    else if (isTyped(kind)) found.numbers.add(name);
    else {
      found.tags.add(name);
      nodesOf(node.slice(1)).forEach(visit);
    }
    if (kind === select || kind === plural || kind === ordinal) {
      for (const branch of Object.values(style as Branches)) nodesOf(branch).forEach(visit);
    }
  };
  nodesOf(compile(text)).forEach(visit);
  // A number is one everywhere, also where a form only shows it.
  const texts = [...found.texts].filter((name) => !found.numbers.has(name));
  return { texts, numbers: [...found.numbers], tags: [...found.tags] };
}
