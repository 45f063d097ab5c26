import { hostileTexts, hostileValues } from "@/bench/fuzz/values";

/** A JSON schema as the description has it. */
export type Schema = { [keyword: string]: unknown };
export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** `textFor`: what a field of a name usually holds, if that is known. */
export type Generator = {
  schemas: Record<string, Schema>;
  random: Random;
  idFor: (name: string) => string;
  textFor: (name: string) => readonly string[] | undefined;
};

const samples: Record<string, (random: Random) => string> = {
  email: (random) => `office${Math.floor(random() * 1e6)}@firm.example`,
  date: (random) => `20${20 + Math.floor(random() * 20)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`,
  "date-time": () => "2026-11-27T14:05:00.000Z",
  uri: () => "https://receiver.example/hook",
};

/** A value that fits the schema in most cases. One that does not is refused by the product, which is looked at as well. */
export function makeValue(schema: Schema, tools: Generator, name = "", depth = 0): unknown {
  const { random, schemas } = tools;
  if (typeof schema.$ref === "string") return makeValue(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, tools, name, depth);
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pick(random, schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return makeValue(pick(random, choices), tools, name, depth);
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...(schema.allOf as Schema[]).map((one) => makeValue(one, tools, name, depth)));
  const type = Array.isArray(schema.type) ? pick(random, schema.type as string[]) : schema.type;
  if (type === "object" || schema.properties) return objectOf(schema, tools, depth);
  if (type === "array") return arrayOf(schema, tools, name, depth);
  if (type === "string") return textOf(schema, tools, name);
  if (type === "number" || type === "integer") return numberOf(name, schema, random);
  if (type === "boolean") return random() < 0.5;
  return type === "null" ? null : pick(random, hostileValues);
}

function objectOf({ properties, required }: Schema, tools: Generator, depth: number): Record<string, unknown> {
  const needed = new Set((required as string[] | undefined) ?? []);
  const made: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries((properties as Record<string, Schema> | undefined) ?? {})) {
    if (needed.has(name) || (depth < 4 && tools.random() < 0.5)) made[name] = makeValue(schema, tools, name, depth + 1);
  }
  return made;
}

function arrayOf({ items, minItems, maxItems }: Schema, tools: Generator, name: string, depth: number): unknown[] {
  const least = Number(minItems ?? 0);
  const count = Math.min(Number(maxItems ?? 3), least + Math.floor(tools.random() * 3));
  return depth > 5 ? [] : Array.from({ length: count }, () => makeValue((items as Schema | undefined) ?? {}, tools, name, depth + 1));
}

function textOf({ format, minLength, maxLength }: Schema, { random, idFor, textFor }: Generator, name: string): string {
  if (format === "uuid" || /Ids?$/.test(name)) return idFor(name);
  const usual = textFor(name);
  if (usual && random() < 0.8) return pick(random, usual);
  const sample = /email$/i.test(name) && random() < 0.8 ? samples.email : samples[String(format)];
  if (sample) return sample(random);
  if (/date|day|from|to|until/i.test(name) && random() < 0.5) return samples.date?.(random) ?? "";
  const text = random() < 0.8 ? `Invented ${Math.floor(random() * 1e6)}` : pick(random, hostileTexts);
  return text.padEnd(Number(minLength ?? 0), "x").slice(0, Number(maxLength ?? 200));
}

/** Numbers by which a call means what is there: the first reading, page or certificate. */
const firsts: Readonly<Record<string, number>> = { revision: 1, page: 1, certificate: 0, policy: 0 };

function numberOf(name: string, { type, minimum, maximum, exclusiveMinimum }: Schema, random: Random): number {
  const first = firsts[name];
  if (first !== undefined && random() < 0.7) return first;
  const least = Number(minimum ?? exclusiveMinimum ?? 0);
  const value = least + random() * (Math.min(Number(maximum ?? 1000), least + 1000) - least);
  return type === "number" ? value : Math.round(value);
}

/** The value with one of its parts replaced by something hostile, dropped or added. */
export function spoiled(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.7) {
    const at = Math.floor(random() * value.length);
    return value.map((one, index) => (index === at ? spoiled(one, random) : one));
  }
  if (value && typeof value === "object" && !Array.isArray(value) && random() < 0.9) {
    const entries = Object.entries(value);
    if (entries.length === 0) return { [pick(random, ["__proto__", "constructor", "extra"])]: pick(random, hostileValues) };
    const [name, part] = pick(random, entries);
    const kind = random();
    if (kind < 0.2) return Object.fromEntries(entries.filter(([one]) => one !== name));
    if (kind < 0.3) return { ...value, extra: pick(random, hostileValues) };
    return { ...value, [name]: spoiled(part, random) };
  }
  return pick(random, hostileValues);
}
