import { createHash } from "node:crypto";

/** What a client does not depend on: words about a call, and examples. */
const words = new Set(["description", "summary", "example", "examples", "title", "tags", "info", "servers"]);

type Node = { [name: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A fingerprint of what clients depend on: the calls and events with their parameters, fields, types and what is required. Words, examples
 * and the names of schemas may change.
 */
export function fingerprintOf(document: object): string {
  const root = document as Node;
  const hashes = new Map<string, string>();
  const shapeOf = (value: unknown, isNames: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => shapeOf(one, false));
    if (!isNode(value)) return value;
    if (typeof value.$ref === "string") return hashOf(value.$ref);
    const names = Object.keys(value).filter((name) => isNames || !words.has(name));
    // Below `properties`, a name is a field's, though it may be called "title".
    return names.toSorted().map((name) => [name, shapeOf(value[name], name === "properties" && !isNames)]);
  };
  const hashOf = (ref: string): string => {
    const known = hashes.get(ref);
    if (known !== undefined) return known;
    // A schema within itself.
    hashes.set(ref, "itself");
    const target = ref
      .slice(2)
      .split("/")
      .reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), root);
    const hash = digest(shapeOf(target, false));
    hashes.set(ref, hash);
    return hash;
  };
  return digest([shapeOf(root.paths, true), shapeOf(root.webhooks, true)]);
}

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
