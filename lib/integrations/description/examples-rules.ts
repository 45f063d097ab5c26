/** A JSON Schema, as far as the description of the API uses it. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  description?: string;
  examples?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  /** Of an object that holds the same for each of some names. */
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  minLength?: number;
  minItems?: number;
  default?: unknown;
};
export type Schemas = Readonly<Record<string, Schema>>;

const formats: Readonly<Record<string, string>> = {
  uuid: "0199f3a2-5c1e-7c44-9a51-2f6f0b7c8d10",
  date: "2027-01-31",
  "date-time": "2026-11-27T14:05:00.000Z",
  email: "insurance@harbor-glazing.example",
  uri: "https://coverkeep.example",
};

/** What a field of this name holds, where its schema allows any text. */
const byName: Readonly<Record<string, string>> = {
  id: formats.uuid ?? "",
  name: "Harbor Glazing LLC",
  vendor: "Harbor Glazing LLC",
  vendorName: "Harbor Glazing LLC",
  company: "Builders Example Inc",
  companyName: "Builders Example Inc",
  projectName: "Pier 4 Offices",
  email: "insurance@harbor-glazing.example",
  recipient: "insurance@harbor-glazing.example",
  phone: "(555) 010-0142",
  address: "12 Dock Street, Harbor City, NY 10000",
  policyNumber: "GL-204417",
  contractNumber: "C-1042",
  externalId: "8842",
  externalSource: "procore",
  fileName: "certificate.pdf",
  reason: "General aggregate is $1,000,000; $2,000,000 is required",
  trade: "Glazing",
  timeZone: "America/New_York",
  version: "p3Xk9aQz.b81Lw0Ym",
  message: "Done",
};

const isEmail = /email$|^recipient$/i;
const isDate = /(?:On|Date|From|Until|Start|End|Expiration)$/;
const isTime = /At$/;

function textFor(schema: Schema, name: string): string {
  const known = schema.format ? formats[schema.format] : undefined;
  if (known) return known;
  if (isEmail.test(name)) return formats.email ?? "";
  if (isTime.test(name)) return formats["date-time"] ?? "";
  if (isDate.test(name)) return formats.date ?? "";
  if (name.endsWith("Id") && !byName[name]) return formats.uuid ?? "";
  return (byName[name] ?? "text").padEnd(schema.minLength ?? 0, "0").slice(0, schema.maxLength ?? 200);
}

/**
 * A value that the schema allows, with invented names. Of alternatives the first one that is not nothing; lists hold one entry.
 * `name`: the field that it is for. What refers to itself ends after a few rounds.
 */
export function exampleOf(schema: Schema, schemas: Schemas, name = "", depth = 0): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, schemas, name, depth + 1);
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return exampleOf(alternatives.find((one) => one.type !== "null" && one.const !== "") ?? {}, schemas, name, depth);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => exampleOf(one, schemas, name, depth)));
  const types = [schema.type ?? []].flat();
  if (schema.properties || types.includes("object")) return objectFor(schema, schemas, depth);
  return types.includes("array") ? listFor(schema, schemas, name, depth) : plainFor(schema, types, name);
}

function plainFor(schema: Schema, types: readonly string[], name: string): unknown {
  if (types.includes("string")) return textFor(schema, name);
  if (types.includes("integer") || types.includes("number")) return Math.max(1, schema.minimum ?? 0, (schema.exclusiveMinimum ?? 0) + 1);
  if (types.includes("boolean")) return false;
  return null;
}

function listFor({ items, prefixItems, minItems }: Schema, schemas: Schemas, name: string, depth: number): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, schemas, name, depth + 1));
  const length = minItems ?? (depth > 8 ? 0 : 1);
  return items ? Array.from({ length }, () => exampleOf(items, schemas, name.replace(/s$/, ""), depth + 1)) : [];
}

function objectFor({ properties, required = [], ...schema }: Schema, schemas: Schemas, depth: number): object {
  const { additionalProperties: each, propertyNames } = schema;
  if (!properties) {
    const value = exampleOf(typeof each === "object" ? each : {}, schemas, "", depth + 1);
    return Object.fromEntries((propertyNames?.enum ?? required).map((name) => [name, value]));
  }
  const shown = Object.entries(properties).filter(([name]) => depth < 6 || required.includes(name));
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, schemas, name, depth + 1)]));
}
