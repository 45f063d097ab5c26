/** One file that imports another, types included, by their paths relative to the project. */
export type Import = { from: string; to: string };

const areaOf = (file: string) => /^lib\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Areas that import each other, directly or through others: one text for each such group, with the imports that tie it. Two files in a
 * circle are found by dependency-cruiser; two areas can be in a circle without any two files being so.
 */
export function areaCycles(imports: readonly Import[]): string[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [areaOf(one.from), areaOf(one.to)];
    if (!from || !to || from === to || isTest(one.from)) continue;
    const targets = edges.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, one);
    edges.set(from, targets);
  }
  const reached = new Map([...edges.keys()].map((area) => [area, reachable(area, edges)]));
  const isMutual = (one: string, other: string) => Boolean(reached.get(one)?.has(other) && reached.get(other)?.has(one));
  const inCircles = [...reached.keys()].filter((area) => isMutual(area, area)).sort();
  const groups = new Map(inCircles.map((area) => [inCircles.filter((other) => isMutual(area, other)).join(", "), area]));
  return [...groups].map(([names, area]) => {
    const members = inCircles.filter((other) => isMutual(area, other));
    const ties = members.flatMap((from) => members.flatMap((to) => edges.get(from)?.get(to) ?? []));
    return [`areas in a circle: ${names}`, ...ties.map(({ from, to }) => `  ${from} → ${to}`)].join("\n");
  });
}

function reachable(start: string, edges: ReadonlyMap<string, ReadonlyMap<string, Import>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let area = open.pop(); area !== undefined; area = open.pop()) {
    for (const next of edges.get(area)?.keys() ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}
