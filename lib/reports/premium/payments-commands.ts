import { createHash, randomUUID } from "node:crypto";
import type { z } from "zod";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { listPaymentImports } from "@/lib/reports/premium/payments-queries";
import { columnsOfPayments, type ReadPayments, readPayments } from "@/lib/reports/premium/payments-rules";
import type { paymentsTakenDto } from "@/lib/reports/premium/schema";
import { shownFaults } from "@/lib/reports/premium/values";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { vendorFinder } from "@/lib/vendors/import/names-rules";
import { type ImportFile, readList, takeUploadedList } from "@/lib/vendors/import/queries";

const rowsAtOnce = 1000;

/**
 * Keeps the payments of a CSV or Excel file whose first row names vendor, date and amount. A payment to a firm that is no vendor here is
 * left out and named. A row without a date or an amount keeps the whole file out. Throws `invalid` for what is no such list, and
 * `conflict` for a file that is kept already.
 */
export async function importPayments(scope: CompanyScope, file: ImportFile | null): Promise<z.input<typeof paymentsTakenDto>> {
  const list = await takeUploadedList(scope, file);
  const { rows, fault } = await readList(list.bytes);
  if (fault) throw new AppError("invalid", fault, { file: fault });
  const columns = columnsOfPayments(rows[0]);
  if (!columns) throw new AppError("invalid", coded("server.premium.nameTheColumns"), { file: coded("server.premium.nameTheColumns") });
  const vendors = await inCompany(scope, (tx) =>
    tx.vendor.findMany({
      where: { companyId: scope.companyId },
      select: { id: true, name: true, acceptedNames: true, externalId: true },
    }),
  );
  const read = readPayments(rows, columns, vendorFinder(vendors.map(({ acceptedNames, ...one }) => ({ ...one, others: acceptedNames }))));
  const about = { faultCount: read.faults.length, faults: read.faults.slice(0, shownFaults), leftOut: read.leftOut.slice(0, shownFaults) };
  if (read.faults.length > 0) return { import: null, ...about };
  if (read.payments.length === 0)
    throw new AppError("invalid", coded("server.premium.vendorsUnknown"), { file: coded("server.premium.vendorsUnknown") });
  const id = await keep(scope, list, read);
  const kept = (await listPaymentImports(scope)).imports.find((one) => one.id === id);
  return { import: kept ?? null, ...about };
}

function keep(
  scope: CompanyScope,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
  { payments, leftOut }: ReadPayments,
): Promise<string> {
  const { companyId } = scope;
  const id = randomUUID();
  const data = {
    id,
    companyId,
    createdById: scope.actor.kind === "person" ? scope.actor.id : null,
    fileName,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    leftOut: leftOut.length,
    leftOutCents: BigInt(leftOut.reduce((sum, { cents }) => sum + cents, 0)),
  };
  const work = async (tx: Tx) => {
    await tx.paymentImport.create({ data });
    for (let from = 0; from < payments.length; from += rowsAtOnce) {
      await tx.vendorPayment.createMany({
        data: payments
          .slice(from, from + rowsAtOnce)
          .map(({ vendorId, day, cents }) => ({ companyId, importId: id, vendorId, paidOn: new Date(day), cents: BigInt(cents) })),
      });
    }
    await recordEvent(tx, scope, { action: "payments.imported", subjectType: "payments", subjectId: id, subjectName: fileName });
    return id;
  };
  return inCompany(scope, work, { timeout: 60_000 }).catch((error) => {
    if (isUniqueViolation(error)) throw new AppError("conflict", coded("server.premium.keptAlready"));
    throw error;
  });
}

/** Removes the payments of a file. Throws `not_found`. */
export function removePayments(scope: CompanyScope, id: string): Promise<void> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const row = await tx.paymentImport.findUnique({ where: { companyId_id: { companyId, id } }, select: { fileName: true } });
    if (!row) throw notFound(coded("server.premium.payments"));
    await tx.paymentImport.delete({ where: { companyId_id: { companyId, id } } });
    await recordEvent(tx, scope, { action: "payments.removed", subjectType: "payments", subjectId: id, subjectName: row.fileName });
  });
}
