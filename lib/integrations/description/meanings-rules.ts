import { addressMeanings } from "@/lib/integrations/description/address-meanings-values";
import { certificateMeanings } from "@/lib/integrations/description/certificate-meanings-values";
import { commonMeanings } from "@/lib/integrations/description/common-meanings-values";
import type { Schema } from "@/lib/integrations/description/examples-rules";
import { importMeanings } from "@/lib/integrations/description/import-meanings-values";
import { peopleMeanings } from "@/lib/integrations/description/people-meanings-values";
import { platformMeanings } from "@/lib/integrations/description/platform-meanings-values";
import { readingMeanings } from "@/lib/integrations/description/reading-meanings-values";
import { reminderMeanings } from "@/lib/integrations/description/reminder-meanings-values";
import { requirementMeanings } from "@/lib/integrations/description/requirement-meanings-values";
import { settingMeanings } from "@/lib/integrations/description/setting-meanings-values";
import { vendorMeanings } from "@/lib/integrations/description/vendor-meanings-values";

/**
 * What fields mean, by their names. A name with an owner before it ("vendor.name", "vendors?search", "projects/{id}") counts before the
 * name alone. A field that says its meaning in its schema, by `.meta({ description })`, needs no entry.
 */
export const meanings: Readonly<Record<string, string>> = {
  ...commonMeanings,
  ...addressMeanings,
  ...vendorMeanings,
  ...certificateMeanings,
  ...readingMeanings,
  ...reminderMeanings,
  ...requirementMeanings,
  ...importMeanings,
  ...peopleMeanings,
  ...settingMeanings,
  ...platformMeanings,
};

type Parameter = { name: string; in: string; description?: string; schema?: Schema };
type Described = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
/** The parts of a description that hold fields. */
export type DescribedFields = {
  paths?: Record<string, object>;
  webhooks?: Record<string, object>;
  components?: { schemas?: object; responses?: object };
};

/** A field of the description: where it is, and what says its meaning. */
export type DescribedField = { path: readonly string[]; field: { description?: string; schema?: Schema; anyOf?: Schema[]; $ref?: string } };

/** Names of addresses that say how a list is answered, not whose it is. */
const views = new Set(["export", "ids", "names", "without-vendor"]);

/** Every field of every call: parameters, and properties of bodies, answers and events. */
export function fieldsOf({ paths = {}, webhooks = {}, components = {} }: DescribedFields): DescribedField[] {
  const calls = Object.entries(paths).flatMap(([address, methods]) =>
    Object.values(methods as Record<string, Described>).flatMap((call) => [
      ...(call.parameters ?? []).map((field) => ({ path: parameterPath(address, field), field })),
      ...contentsOf(call).flatMap((schema) => within(schema, [ownerOf(address)])),
    ]),
  );
  const events = Object.entries(webhooks).flatMap(([type, methods]) =>
    Object.values(methods as Record<string, Described>).flatMap((call) => contentsOf(call).flatMap((schema) => within(schema, [type]))),
  );
  const named = Object.entries((components.schemas ?? {}) as Record<string, Schema>).flatMap(([name, schema]) => within(schema, [name]));
  const refused = Object.values((components.responses ?? {}) as NonNullable<Described["responses"]>).flatMap((response) =>
    contentsOf({ responses: { default: response } }).flatMap((schema) => within(schema, ["Problem"])),
  );
  return [...calls, ...events, ...named, ...refused];
}

/** The part of an address that names what the call is about: `vendors` of `/api/vendors/{id}` and `/api/vendors/export`. */
const ownerOf = (address: string): string =>
  address
    .split("/")
    .filter((part) => part && !part.startsWith("{") && !views.has(part))
    .at(-1) ?? "";

function parameterPath(address: string, { name, in: place }: Parameter): string[] {
  if (place === "path") return [address.split("/").at(address.split("/").indexOf(`{${name}}`) - 1) ?? "", `/{${name}}`];
  return place === "query" ? [ownerOf(address), `?${name}`] : [name];
}

const contentsOf = ({ requestBody, responses = {} }: Described): Schema[] =>
  [requestBody ?? {}, ...Object.values(responses)].flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ schema = {} }) => schema),
  );

function within(schema: Schema, path: readonly string[]): DescribedField[] {
  const { properties = {}, items, additionalProperties: each, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [{ path: [...path, name], field }, ...within(field, [...path, name])]),
    ...[...anyOf, ...oneOf, ...allOf, ...(items ? [items] : []), ...(typeof each === "object" ? [each] : [])].flatMap((part) =>
      within(part, path),
    ),
  ];
}

/** What a field says of itself; one that may be null says it at the alternative beside null. */
export const ownMeaning = ({ field }: DescribedField): string | undefined =>
  field.description ??
  field.schema?.description ??
  (field.schema?.anyOf ?? field.anyOf)?.find(({ description }) => description)?.description;

/** The key of `meanings` for a field: the one with the most owners before the name. */
export function meaningKey(path: readonly string[]): string | undefined {
  const keys = path.map((_, from) => path.slice(from).reduce((key, part) => (/^[/?]/.test(part) ? key + part : `${key}.${part}`)));
  const [name = ""] = path.slice(-1);
  return [...keys, name.replace(/^\?|^\/\{|\}$/g, "")].find((key) => key in meanings);
}

/** Writes at each field what it means, where its schema does not say it. */
export function addMeanings(description: DescribedFields): void {
  for (const one of fieldsOf(description)) {
    const key = ownMeaning(one) ? undefined : meaningKey(one.path);
    if (key) one.field.description = meanings[key];
  }
}
