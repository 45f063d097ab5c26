import type { ImportRow, VendorImport } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { joined, type Sentence } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { RowPlan } from "@/lib/vendors/import/planning-rules";
import type { ImportField } from "@/lib/vendors/import/schema";

/**
 * How many rows of an import are taken in, or undone, in one transaction. Verdicts and webhooks' messages of 1,000 new vendors were a
 * quarter of the worker's heap.
 */
export const rowsATurn = 200;

/** A changed field's value before and after. */
export type Changes = Partial<Record<ImportField, [before: string | null, after: string | null]>>;

/** What a row says of a vendor that is there. */
export type Said = {
  email: string;
  contactName?: string;
  phone?: string;
  address?: string;
  externalId?: string;
  externalSource?: string | null;
};

export type Outcome = {
  line: number;
  outcome: ImportRow["outcome"];
  reason: Sentence | null;
  vendorId: string | null;
  assignmentId?: string;
  changes?: Changes;
  /** The contacts that it brought to a vendor that was there. */
  contactIds?: string[];
};

/** Keeps the rows of a file before they are taken in, in one statement: thousands would take Prisma seconds. */
export async function keepRows(tx: Tx, scope: CompanyScope, importId: string, rows: readonly RowPlan[]): Promise<void> {
  const kept = rows.map(({ line, fields, kind, problems }) => ({
    line,
    fields,
    outcome: kind === "refuse" ? "REFUSED" : "WAITING",
    reason:
      kind === "refuse"
        ? joined(
            ". ",
            problems.map(({ message }) => message),
          )
        : null,
  }));
  await tx.$executeRaw`
    insert into import_row (company_id, import_id, line, fields, outcome, reason)
    select ${scope.companyId}::uuid, ${importId}::uuid, line, fields, outcome::import_outcome, reason
    from jsonb_to_recordset(${storable(kept)}::jsonb) as kept(line int, fields jsonb, outcome text, reason jsonb)`;
}

/** JSON for the database, which has no place for the NUL character; a row with one is refused anyway. */
const storable = (value: unknown) =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === "string" ? one.replaceAll("\u0000", "") : one));

/** Writes what became of rows. */
export async function keepOutcomes(tx: Tx, scope: CompanyScope, importId: string, outcomes: readonly Outcome[]): Promise<void> {
  await tx.$executeRaw`
    update import_row set outcome = said.outcome::import_outcome, reason = said.reason, vendor_id = said."vendorId", changes = said.changes,
      contact_ids = coalesce(said."contactIds", import_row.contact_ids), assignment_id = coalesce(said."assignmentId", import_row.assignment_id)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as said(line int, outcome text, reason jsonb, "vendorId" uuid, "assignmentId" uuid, changes jsonb, "contactIds" uuid[])
    where company_id = ${scope.companyId}::uuid and import_id = ${importId}::uuid and import_row.line = said.line`;
}

/** Ends an import, or its undoing, with its line in the log. */
export async function finish(
  tx: Tx,
  scope: CompanyScope,
  { id }: VendorImport,
  state: "DONE" | "UNDONE",
  event: { action: string; details: Record<string, number> },
): Promise<false> {
  await tx.vendorImport.update({ where: { companyId_id: { companyId: scope.companyId, id } }, data: { state, finishedAt: now() } });
  await recordEvent(tx, scope, { ...event, subjectType: "import", subjectId: id });
  return false;
}
