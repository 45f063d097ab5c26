import { z } from "zod";
import type { Schema } from "@/lib/integrations/description/examples-rules";

/* What tools that read the description need and a schema of ours does not say by itself. */

type Override = { zodSchema: z.core.$ZodTypes; jsonSchema: Record<string, unknown>; io: "input" | "output" };

/**
 * Describes a schema as its readers need it: what is prepared before it is checked (an empty text as none, a number as text) as what is
 * checked, an object with a value for each of some names by its properties, and a list of equal parts by its length.
 */
export function forReaders(one: Override): void {
  withNames(one);
  withItems(one);
  asChecked(one);
}

function asChecked({ zodSchema, jsonSchema, io }: Override): void {
  const { def } = zodSchema._zod;
  if (io !== "input" || def.type !== "pipe" || def.in._zod.def.type !== "transform") return;
  const { $schema, ...checked } = z.toJSONSchema(def.out as z.ZodType, { io: "input", unrepresentable: "any" });
  Object.assign(jsonSchema, checked);
}

function withNames({ zodSchema, jsonSchema }: Override): void {
  if (zodSchema._zod.def.type !== "record") return;
  const { propertyNames, additionalProperties: each } = jsonSchema as Schema;
  const names = propertyNames?.enum;
  if (!names || typeof each !== "object") return;
  delete jsonSchema.propertyNames;
  Object.assign(jsonSchema, { properties: Object.fromEntries(names.map((name) => [name, each])), additionalProperties: false });
}

function withItems({ jsonSchema }: Override): void {
  const { prefixItems } = jsonSchema as Schema;
  const [first, ...others] = prefixItems ?? [];
  if (!first || others.some((item) => JSON.stringify(item) !== JSON.stringify(first))) return;
  delete jsonSchema.prefixItems;
  Object.assign(jsonSchema, { items: first, minItems: others.length + 1, maxItems: others.length + 1 });
}

type Operation = { parameters?: { in: string; required?: boolean }[] };

/** A part of an address is never missing, whatever its schema makes of nothing. */
export function requirePathParts(paths: Readonly<Record<string, object>>): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path)) as Operation[])
    for (const parameter of operation.parameters ?? []) if (parameter.in === "path") parameter.required = true;
}
