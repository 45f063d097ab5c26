import type { Prisma } from "@/generated/prisma/client";
import type { AttentionItem } from "@/lib/attention/schema";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** How urgent rows are: the lowest first. Rows of one level are ordered by their weight, then by when they came. */
export const urgency = {
  expired: 0,
  missing: 1,
  short: 2,
  notice: 3,
  wording: 4,
  verdict: 5,
  exception: 6,
  question: 7,
  file: 8,
  email: 9,
  silent: 10,
  value: 20,
  ending: 21,
  agency: 30,
  past: 40,
} as const;

/** A row in words. */
export type Told = Omit<AttentionItem, "kind" | "since">;

/** Where the rows of a kind come from. */
export type Source = {
  /** Selects `id`, `urgency`, `weight` (a number; null comes last), `since` and, where `tell` needs more, `detail` of each row. */
  rows: (tx: Tx, scope: CompanyScope) => Prisma.Sql | Promise<Prisma.Sql>;
  /** Whether the rows have a `detail` as JSON. */
  hasDetail?: true;
  /** Some rows in words, in any order. Rows that are gone are left out. `details`: by id, of those that have one. */
  tell: (tx: Tx, scope: CompanyScope, ids: readonly string[], details: ReadonlyMap<string, unknown>) => Promise<Told[]>;
};
