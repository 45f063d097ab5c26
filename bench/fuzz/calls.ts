import { type Generator, makeValue, pick, type Random, type Schema, spoiled } from "@/bench/fuzz/generate";
import { hostileTexts } from "@/bench/fuzz/values";

export type Operation = { method: string; path: string; parameters: Parameter[]; body: Record<string, Schema>; isPlatform: boolean };
type Parameter = { in: "path" | "query" | "header"; name: string; required?: boolean; schema: Schema };

export type Request = { method: string; address: string; headers: Record<string, string>; body?: string | FormData };

type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: Record<string, string[]>[];
};

/** Every call of the description. */
export function operationsOf(paths: Record<string, Record<string, Described>>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, security = [] }]) => ({
      ...{ method: method.toUpperCase(), path, parameters },
      body: Object.fromEntries(Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema])),
      isPlatform: security.some(({ key }) => key?.includes("admin")),
    })),
  );
}

/** Ids that answers told, by the last part of the address before them, as "vendors". */
export class KnownIds {
  private readonly ids = new Map<string, string[]>();
  constructor(private readonly random: Random) {}

  note(address: string, answer: unknown): void {
    const parts = (address.split("?")[0] ?? "").split("/").filter((part) => /^[a-z-]+$/.test(part));
    const collection = parts.at(-1) ?? "";
    const visit = (value: unknown, name: string, depth: number): void => {
      if (depth > 4 || !value || typeof value !== "object") return;
      if (Array.isArray(value)) {
        for (const one of value.slice(0, 5)) visit(one, name, depth + 1);
        return;
      }
      const { id } = value as { id?: unknown };
      if (typeof id === "string") this.add(name, id);
      for (const [key, part] of Object.entries(value)) visit(part, key === "data" ? name : key, depth + 1);
    };
    visit(answer, collection, 0);
  }

  private add(name: string, id: string): void {
    const list = this.ids.get(name) ?? [];
    if (list.length > 200) list.shift();
    list.push(id);
    this.ids.set(name, list);
  }

  /** An id for a field such as "vendorId" or "ids", or for what comes after "/vendors/" in an address. */
  find(name: string): string {
    const wanted = name.replace(/Ids?$/, "").toLowerCase();
    const lists = [...this.ids].filter(([key]) => wanted !== "" && key.toLowerCase().startsWith(wanted)).map(([, list]) => list);
    const all = lists.length > 0 && this.random() < 0.9 ? lists.flat() : [...this.ids.values()].flat();
    return all.length > 0 ? pick(this.random, all) : "0199f3a2-5c1e-7c44-9a51-2f6f0b7c8d10";
  }
}

/** A request of one call: about half of them as the description has it, the others with something wrong in it. */
export function requestOf({ method, path, parameters, body }: Operation, tools: Generator, ids: KnownIds): Request {
  const { random } = tools;
  const isGood = random() < 0.5;
  const wrong = () => !isGood && random() < 0.3;
  let address = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { in: place, name, required, schema } of parameters) {
    if (place === "path") {
      const before = new RegExp(`([a-z-]+)/\\{${name}\\}`).exec(path)?.[1] ?? name;
      const isId = /uuid/.test(String(schema.format)) || name === "id";
      const value = wrong() ? pick(random, hostileTexts).slice(0, 500) : isId ? ids.find(before) : String(makeValue(schema, tools, name));
      address = address.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || "x");
      continue;
    }
    if (!required && random() < 0.6) continue;
    const value = wrong() ? pick(random, hostileTexts).slice(0, 2000) : String(makeValue(schema, tools, name));
    if (place === "query") query.set(name, value.toWellFormed());
    // What cannot stand in a header never leaves the client.
    else if (/^[\x20-\x7e]{1,300}$/.test(value)) headers[name] = value;
  }
  const [type] = Object.keys(body);
  const content = type ? bodyOf(type, body[type] ?? {}, tools, isGood) : {};
  return {
    method,
    address: query.size > 0 ? `${address}?${query}` : address,
    headers: { ...headers, ...content.headers },
    body: content.body,
  };
}

function bodyOf(
  type: string,
  schema: Schema,
  tools: Generator,
  isGood: boolean,
): { headers?: Record<string, string>; body?: string | FormData } {
  const { random } = tools;
  const value = makeValue(schema, tools);
  if (type === "multipart/form-data") return { body: formOf(value, random) };
  const sent = isGood ? value : spoiled(value, random);
  const text = !isGood && random() < 0.05 ? pick(random, ["{", "", "[1,", "\u0000", '{"a":'.repeat(2000)]) : (JSON.stringify(sent) ?? "");
  return { headers: { "content-type": !isGood && random() < 0.03 ? "text/plain" : "application/json" }, body: text.toWellFormed() };
}

function formOf(value: unknown, random: Random): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    if (/file/i.test(name))
      form.set(name, new Blob([pick(random, ["%PDF-1.4\n%%EOF", "no certificate", ""])]), pick(random, ["a.pdf", "b.exe", "../c.pdf"]));
    else form.set(name, String(part).toWellFormed());
  }
  return form;
}
