import { type Filter, parse } from "scim2-parse-filter";
import { Prisma } from "@/generated/prisma/client";
import { ScimError } from "@/lib/companies/directory/errors-rules";

type Column = { sql: Prisma.Sql; isExact?: true; isTruth?: true };

const lower = (sql: string): Column => ({ sql: Prisma.raw(`lower(${sql})`) });
const exact = (sql: string): Column => ({ sql: Prisma.raw(sql), isExact: true });

/** What users can be found by, in lower case. */
export const userColumns: Readonly<Record<string, Column>> = {
  id: exact("u.id::text"),
  username: lower("coalesce(u.directory_name, u.email)"),
  externalid: exact("u.directory_id"),
  emails: lower("u.email"),
  "emails.value": lower("u.email"),
  "emails.type": { sql: Prisma.raw("'work'::text") },
  "emails.primary": { sql: Prisma.raw("true"), isTruth: true },
  displayname: lower("trim(u.first_name || ' ' || u.last_name)"),
  "name.formatted": lower("trim(u.first_name || ' ' || u.last_name)"),
  "name.givenname": lower("u.first_name"),
  "name.familyname": lower("u.last_name"),
  active: { sql: Prisma.raw("(u.status = 'ACTIVE')"), isTruth: true },
};

/** What groups can be found by. */
export const groupColumns: Readonly<Record<string, Column>> = {
  id: exact("g.id::text"),
  displayname: lower("g.name"),
  externalid: exact("g.external_id"),
};

const invalid = (message: string) => new ScimError(400, "invalidFilter", message);

/** A filter of SCIM as a condition on the columns. Throws `invalidFilter` for what is no filter, or about something else. */
export function conditionOf(filter: string, columns: Readonly<Record<string, Column>>): Prisma.Sql {
  if (filter.length > 2000) throw invalid("The filter is too long");
  let parsed: Filter;
  try {
    parsed = parse(filter);
  } catch {
    throw invalid("The filter cannot be read");
  }
  return condition(parsed, columns, "");
}

/** `urn:…:User:userName` names the same as `userName`. */
const plainPath = (path: string) => path.slice(path.startsWith("urn:") ? path.lastIndexOf(":") + 1 : 0).toLowerCase();

function condition(filter: Filter, columns: Readonly<Record<string, Column>>, within: string): Prisma.Sql {
  if ("filters" in filter) {
    const each = filter.filters.map((one) => Prisma.sql`(${condition(one, columns, within)})`);
    return Prisma.join(each, filter.op === "and" ? " and " : " or ");
  }
  if (filter.op === "not") return Prisma.sql`not coalesce((${condition(filter.filter, columns, within)}), false)`;
  if (filter.op === "[]") return condition(filter.valFilter, columns, `${plainPath(filter.attrPath)}.`);
  const column = columns[`${within}${plainPath(filter.attrPath)}`];
  if (!column) throw invalid(`There is no filter by ${filter.attrPath}`);
  if (filter.op === "pr") return column.isTruth ? Prisma.sql`true` : Prisma.sql`coalesce(${column.sql}, '') <> ''`;
  return comparison(column, filter.op, filter.compValue);
}

function comparison({ sql, isExact, isTruth }: Column, op: string, value: boolean | null | number | string): Prisma.Sql {
  if (isTruth) {
    const truth = String(value).toLowerCase() === "true";
    if (op === "eq") return Prisma.sql`${sql} = ${truth}`;
    if (op === "ne") return Prisma.sql`${sql} <> ${truth}`;
    throw invalid(`${op} does not compare true and false`);
  }
  if (value === null) return op === "ne" ? Prisma.sql`${sql} is not null` : Prisma.sql`${sql} is null`;
  const text = isExact ? String(value) : String(value).toLowerCase();
  switch (op) {
    case "eq":
      return Prisma.sql`${sql} = ${text}`;
    case "ne":
      return Prisma.sql`${sql} is distinct from ${text}`;
    case "co":
      return Prisma.sql`position(${text} in ${sql}) > 0`;
    case "sw":
      return Prisma.sql`starts_with(${sql}, ${text})`;
    case "ew":
      return Prisma.sql`right(${sql}, length(${text})) = ${text}`;
    default:
      throw invalid(`There is no comparison ${op} here`);
  }
}
