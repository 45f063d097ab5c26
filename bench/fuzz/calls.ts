import { spoiledForm } from "@/bench/fuzz/forms";
import { type Generator, makeValue, pick, type Schema, spoiled } from "@/bench/fuzz/generate";
import type { KnownIds } from "@/bench/fuzz/ids";
import { hostileTexts, isText, rawBodies } from "@/bench/fuzz/values";

/** Whose credentials a call takes: an API key, a person's session, a platform admin's key, or none. */
export type Access = "key" | "session" | "platform" | "public";
export type Operation = { method: string; path: string; parameters: Parameter[]; body: Record<string, Schema>; access: Access };
type Parameter = { in: "path" | "query" | "header"; name: string; required?: boolean; schema: Schema };

export type Request = { method: string; address: string; headers: Record<string, string>; body?: string | FormData | Buffer };

type Described = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: Record<string, string[]>[];
};

function accessOf(security: Record<string, string[]>[]): Access {
  if (security.length === 0) return "public";
  const scopes = security.flatMap(({ key = [] }) => key);
  if (scopes.length === 0) return "session";
  return scopes.includes("admin") ? "platform" : "key";
}

/** Every call of the description. */
export function operationsOf(paths: Record<string, Record<string, Described>>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, security = [] }]) => ({
      ...{ method: method.toUpperCase(), path, parameters, access: accessOf(security) },
      body: Object.fromEntries(Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema])),
    })),
  );
}

/** The files that a good upload sends: a PDF, a picture, a list of vendors. */
export type Files = { pdf: () => Uint8Array; picture: Uint8Array; list: () => string };

/** A request of one call: about half of them as the description has it, the others with something wrong in it. */
export function requestOf({ method, path, parameters, body }: Operation, tools: Generator, ids: KnownIds, files: Files): Request {
  const { random } = tools;
  const isGood = random() < 0.5;
  const wrong = () => !isGood && random() < 0.3;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  const address = ids.addressOf(path, (name, before) => {
    if (wrong()) return pick(random, hostileTexts).slice(0, 500);
    const schema = parameters.find((one) => one.in === "path" && one.name === name)?.schema ?? {};
    return schema.format === "uuid" || name.endsWith("d") ? ids.find(before) : String(makeValue(schema, tools, name));
  });
  for (const { in: place, name, required, schema } of parameters) {
    if (place === "path" || (!required && random() < (place === "header" ? 0.9 : 0.6))) continue;
    const value = wrong() ? pick(random, hostileTexts).slice(0, 2000) : String(makeValue(schema, tools, name));
    if (place === "query") query.set(name, value.toWellFormed());
    // A value that a header cannot hold never leaves the client.
    else if (isText(value)) headers[name] = value;
  }
  const [type] = Object.keys(body);
  const content = type ? bodyOf(type, body[type] ?? {}, tools, isGood, files) : {};
  return {
    method,
    address: query.size > 0 ? `${address}?${query}` : address,
    headers: { ...headers, ...content.headers },
    ...(content.body !== undefined && { body: content.body }),
  };
}

type Content = { headers?: Record<string, string>; body?: string | FormData | Buffer };

function bodyOf(type: string, schema: Schema, tools: Generator, isGood: boolean, files: Files): Content {
  const { random } = tools;
  const value = makeValue(schema, tools);
  if (type === "*/*") return { headers: { "content-type": "application/json" }, body: pick(random, rawBodies) };
  if (type === "multipart/form-data" && !isGood && random() < 0.6) {
    const { bytes, type: formType } = spoiledForm(schema, random);
    return { headers: { "content-type": formType }, body: bytes };
  }
  if (type === "multipart/form-data") return { body: formOf(value, schema, isGood, random, files) };
  const sent = isGood ? value : spoiled(value, random);
  const text = !isGood && random() < 0.05 ? pick(random, ["{", "", "[1,", "\u0000", '{"a":'.repeat(2000)]) : (JSON.stringify(sent) ?? "");
  return { headers: { "content-type": !isGood && random() < 0.03 ? "text/plain" : "application/json" }, body: text.toWellFormed() };
}

/** The form of an upload. A part that holds a file is described as binary. */
function formOf(value: unknown, { properties }: Schema, isGood: boolean, random: () => number, files: Files): FormData {
  const form = new FormData();
  const shapes = (properties ?? {}) as Record<string, Schema>;
  for (const [name, part] of Object.entries((value ?? {}) as Record<string, unknown>)) {
    if (shapes[name]?.format !== "binary" && part !== null)
      form.set(name, (typeof part === "string" ? part : JSON.stringify(part)).toWellFormed());
  }
  const [part = "file"] = Object.keys(shapes).filter((name) => shapes[name]?.format === "binary");
  if (!isGood && random() < 0.5) {
    form.set(part, new Blob([pick(random, ["%PDF-1.4\n%%EOF", "no certificate", ""])]), pick(random, ["a.pdf", "b.exe", "../c.pdf"]));
  } else if (part === "logo") form.set(part, new Blob([files.picture as BlobPart]), "logo.png");
  else if (part === "file") form.set(part, new Blob([files.list()]), "vendors.csv");
  else form.set(part, new Blob([files.pdf() as BlobPart]), "certificate.pdf");
  return form;
}
