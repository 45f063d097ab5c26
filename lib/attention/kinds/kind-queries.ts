import type { Prisma } from "@/generated/prisma/client";
import type { AttentionItem } from "@/lib/attention/schema";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

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
