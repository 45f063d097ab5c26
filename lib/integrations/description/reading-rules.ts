import type { Schema } from "@/lib/integrations/description/examples-rules";

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };
type Content = Record<string, { schema?: Schema; example?: unknown }>;
type Described = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  "x-scopes"?: readonly string[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};
/** The description of the API, as far as a page shows it. */
export type Description = {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: DescribedEvent }>;
  components: { schemas: Record<string, Schema> };
};

type DescribedEvent = {
  summary: string;
  parameters: Parameter[];
  requestBody: { content: Record<string, { schema: Schema; example?: unknown }> };
  responses: Record<string, { description: string }>;
};

/** An event as the page for developers shows it, with the fields of its `data`. */
export type ShownEvent = { type: string; summary: string; fields: { name: string; type: string; description: string }[]; example: string };

/** The events that webhooks get, and what applies to each of them. */
export function eventsOf({ webhooks, components: { schemas } }: Description) {
  const described = Object.entries(webhooks).map(([type, { post }]) => ({ type, ...post }));
  const [first] = described;
  return {
    events: described.map(({ type, summary, requestBody: { content } }) => ({
      type,
      summary,
      fields: fieldsOf(content, schemas),
      example: textOf(content),
    })),
    headers: (first?.parameters ?? []).map(({ name, description = "" }) => ({ name, description })),
    answers: Object.entries(first?.responses ?? {}).map(([status, { description }]) => ({ status, description })),
  };
}

function fieldsOf(content: DescribedEvent["requestBody"]["content"], schemas: Record<string, Schema>): ShownEvent["fields"] {
  const body = content["application/json"]?.schema ?? {};
  const named = body.$ref ? schemas[body.$ref.split("/").at(-1) ?? ""] : body;
  const { properties = {} } = named?.properties?.data ?? {};
  return Object.entries(properties).map(([name, schema]) => ({ name, type: typeInWords(schema), description: descriptionOf(schema) }));
}

/** A field that may be null has its words at the alternative beside it. */
const descriptionOf = (schema: Schema): string =>
  schema.description ?? schema.anyOf?.find(({ description }) => description)?.description ?? "";

/** A call as the page for developers shows it. `access`: the scopes that a key can call it with, or who else may. */
export type ShownOperation = {
  id: string;
  part: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  parameters: { name: string; place: string; type: string; isRequired: boolean; description: string }[];
  /** Examples as JSON, or the kind of what is sent. */
  body: string | null;
  /** The parts of a form that takes files. */
  form: { name: string; isFile: boolean }[] | null;
  answers: { status: string; text: string }[];
  refusals: string[];
};

/** All calls of the description, in its order. */
export function operationsOf({ paths }: Description): ShownOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ id: operation.operationId, part: operation.tags[0] ?? "", method: method.toUpperCase(), path, summary: operation.summary },
      access: accessOf(operation),
      parameters: (operation.parameters ?? []).map(shownParameter),
      body: operation.requestBody ? textOf(operation.requestBody.content) : null,
      form: formOf(operation.requestBody?.content),
      answers: Object.entries(operation.responses).flatMap(([status, { $ref, content }]) =>
        $ref || !content ? [] : [{ status, text: textOf(content) }],
      ),
      refusals: Object.entries(operation.responses).flatMap(([status, { $ref }]) => ($ref ? [status] : [])),
    })),
  );
}

/** What must be sent, and the file: the optional parts are in the list above the sample. */
function formOf(content: Content = {}): ShownOperation["form"] {
  const schema = content["multipart/form-data"]?.schema;
  if (!schema) return null;
  const isFile = (one: Schema) => one.format === "binary";
  return Object.entries(schema.properties ?? {})
    .map(([name, one]) => ({ name, isFile: isFile(one) }))
    .filter(({ name, isFile: is }) => is || schema.required?.includes(name));
}

const methodOrder = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** The calls of a part as they are met: its own list and record first, then what belongs to a record. */
export function inOrderOfUse(operations: readonly ShownOperation[]): ShownOperation[] {
  const depth = ({ path }: ShownOperation) => path.split("/").length;
  const isOwn = ({ part, path }: ShownOperation) => path.startsWith(`/api/${part.toLowerCase()}`);
  return operations.toSorted(
    (one, other) =>
      Number(isOwn(other)) - Number(isOwn(one)) ||
      depth(one) - depth(other) ||
      (one.path < other.path ? -1 : Number(one.path > other.path)) ||
      methodOrder.indexOf(one.method) - methodOrder.indexOf(other.method),
  );
}

function accessOf({ security, "x-scopes": scopes = [] }: Pick<Described, "security" | "x-scopes">): string {
  if (security.length === 0) return "everyone";
  return scopes.join(", ") || "person";
}

/** The calls that no key of a company makes: people make them, signed in. The platform's own are not a company's. */
export const browserCallsOf = (operations: readonly ShownOperation[]): ShownOperation[] =>
  operations.filter(({ access, part }) => part !== "Platform" && (access === "person" || access === "admin"));

function shownParameter({ name, in: place, required = false, description = "", schema = {} }: Parameter) {
  return { name, place, type: typeInWords(schema), isRequired: required, description };
}

/** `"A" | "B"` for a choice, else the type with its format. */
function typeInWords(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.filter((one) => one.const !== "").map(typeInWords))].join(" | ");
  return [[schema.type ?? "any"].flat().join(" | "), schema.format].filter(Boolean).join(", ");
}

function textOf(content: Content): string {
  const [kind = "", first] = Object.entries(content)[0] ?? [];
  return first && "example" in first ? JSON.stringify(first.example, null, 2) : kind;
}

/** `Vendors` is shown at /developers/vendors. */
export const partAddress = (name: string) => `/developers/${name.toLowerCase()}`;

/** The calls that lead from nothing to the first verdict, in the order of the steps. */
export const quickStart = {
  vendor: "POST /api/vendors",
  upload: "POST /api/documents/upload",
  wait: "GET /api/documents/{id}",
  verdict: "GET /api/vendors/{id}/verdict",
} as const;
