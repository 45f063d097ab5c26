import { distance } from "fastest-levenshtein";
import { z } from "zod";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/** What a schema takes at one place: objects with their fields, lists with what is in them, or anything. */
type Taken = { objects: z.ZodObject[]; items: z.ZodType[]; isOpen: boolean };

const isPrepared = (schema: z.ZodType) => schema instanceof z.ZodTransform;

/** The schemas behind a schema that is left out, has a default, is prepared before it is checked, or is a choice. */
function behind(schema: z.ZodType): z.ZodType[] | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly) {
    return [schema.unwrap() as z.ZodType];
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodCatch)
    return [schema.unwrap() as z.ZodType];
  if (schema instanceof z.ZodPipe) return [(isPrepared(schema.in as z.ZodType) ? schema.out : schema.in) as z.ZodType];
  if (schema instanceof z.ZodUnion) return [...schema.options] as z.ZodType[];
  if (schema instanceof z.ZodIntersection) return [schema.def.left as z.ZodType, schema.def.right as z.ZodType];
  return schema instanceof z.ZodLazy ? [schema.unwrap() as z.ZodType] : null;
}

function takenBy(schemas: readonly z.ZodType[]): Taken {
  const taken: Taken = { objects: [], items: [], isOpen: false };
  for (const schema of schemas) {
    const inner = behind(schema);
    const found = inner ? takenBy(inner) : single(schema);
    taken.objects.push(...found.objects);
    taken.items.push(...found.items);
    taken.isOpen ||= found.isOpen;
  }
  return taken;
}

function single(schema: z.ZodType): Taken {
  if (schema instanceof z.ZodObject) {
    const { catchall } = schema.def;
    const isOpen = catchall !== undefined && !(catchall instanceof z.ZodNever);
    return { objects: isOpen ? [] : [schema], items: [], isOpen };
  }
  if (schema instanceof z.ZodArray) return { objects: [], items: [schema.element as z.ZodType], isOpen: false };
  const isOpen = [z.ZodRecord, z.ZodUnknown, z.ZodAny, z.ZodCustom, z.ZodTuple, z.ZodMap].some((kind) => schema instanceof kind);
  return { objects: [], items: [], isOpen };
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Of the choices for an object, those whose fixed values it has: `kind` tells one statement from another. */
function fitting(objects: readonly z.ZodObject[], value: Fields): readonly z.ZodObject[] {
  const fits = objects.filter(({ shape }) =>
    Object.entries(shape).every(([name, field]) => !(field instanceof z.ZodLiteral) || field.values.has(value[name] as never)),
  );
  return fits.length > 0 ? fits : objects;
}

type Unknown = { path: string; name: string; known: string[] };

function unknownIn(value: unknown, schemas: readonly z.ZodType[], path: string[]): Unknown[] {
  const { objects, items, isOpen } = takenBy(schemas);
  if (isOpen) return [];
  if (Array.isArray(value)) {
    return items.length === 0 ? [] : value.flatMap((item, index) => unknownIn(item, items, [...path, String(index)]));
  }
  if (!isObject(value) || objects.length === 0) return [];
  const shapes = fitting(objects, value).map(({ shape }) => shape as Record<string, z.ZodType>);
  const known = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))];
  return Object.entries(value).flatMap(([name, inner]) => {
    const fields = shapes.flatMap((shape) => (Object.hasOwn(shape, name) ? [shape[name] as z.ZodType] : []));
    if (fields.length === 0) return [{ path: [...path, name].join("."), name, known }];
    return unknownIn(inner, fields, [...path, name]);
  });
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

const sorted = (letters: string) => [...letters].sort().join("");

/** The known name that a misspelled one means: nearly the same letters, the same in another order, or one is the other's beginning. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const typed = plain(name).slice(0, 60);
  const near = known.flatMap((one) => {
    const letters = plain(one);
    const far = distance(typed, letters);
    const shorter = Math.min(typed.length, letters.length);
    const isBegun = shorter >= 3 && (letters.startsWith(typed) || typed.startsWith(letters));
    const isNear = far <= Math.max(1, Math.floor(shorter / 3)) || (shorter >= 3 && sorted(typed) === sorted(letters));
    return isBegun || (shorter > 1 && isNear) ? [{ one, far }] : [];
  });
  return near.sort((left, right) => left.far - right.far)[0]?.one ?? null;
}

/**
 * The names of wrong fields that are the call's own, to be logged: what a caller named may hold anything. Of an unknown field, the nearest
 * name of the call.
 */
export function ownNames(fields: Readonly<Record<string, Sentence>>, schemas: readonly z.ZodType[]): string[] {
  const own = new Set(takenBy(schemas).objects.flatMap(({ shape }) => Object.keys(shape)));
  const names = Object.entries(fields).flatMap(([path, fault]) => {
    const nearest = typeof fault === "object" && "code" in fault ? fault.values?.nearest : undefined;
    return [path.split(".")[0], nearest].flatMap((name) => (typeof name === "string" && own.has(name) ? [name] : []));
  });
  return [...new Set(names)];
}

const longestShown = 100;
const most = 20;

/**
 * What is wrong with fields that a call does not know, by their paths. Whoever misspells a filter would get all rows, and whoever
 * misspells a field would believe that it was stored.
 */
export function unknownFields(shape: z.ZodType, value: unknown, kind: "field" | "parameter"): Record<string, Sentence> {
  const found = unknownIn(value, [shape], []).slice(0, most);
  return Object.fromEntries(
    found.map(({ path, name, known }) => {
      const nearest = nearestName(name, known);
      const key = name.slice(0, longestShown);
      if (kind === "field") {
        return [path, nearest ? coded("server.http.fieldUnknownNearest", { key, nearest }) : coded("server.http.noSuchField", { key })];
      }
      return [
        path,
        nearest ? coded("server.http.parameterUnknownNearest", { key, nearest }) : coded("server.http.noSuchParameter", { key }),
      ];
    }),
  );
}
