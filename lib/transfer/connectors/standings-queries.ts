import { inCompany } from "@/lib/infra/db";
import { getClearance } from "@/lib/projects/clearance/queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import type { SourceVendor, Standing } from "@/lib/transfer/connectors/adapters-schema";
import { holdOf } from "@/lib/transfer/connectors/standings-rules";
import { limitOf, lineOf } from "@/lib/vendors/procore-queries";

const isoDay = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null;

/** What is written of a vendor to another system today: the same as /api/clearance says, with its current coverages. */
export async function findStanding(scope: CompanyScope, vendorId: string, source: SourceVendor): Promise<Standing> {
  const { companyId } = scope;
  const clearance = await getClearance(scope, { vendorId });
  const vendor = await inCompany(scope, (tx) =>
    tx.vendor.findUniqueOrThrow({
      where: { companyId_id: { companyId, id: vendorId } },
      include: { policies: { where: { isCurrent: true }, orderBy: [{ coverage: "asc" }, { documentId: "asc" }, { position: "asc" }] } },
    }),
  );
  const { status, pay, work, reasons, date: day } = clearance;
  return {
    ...{ vendorId, name: vendor.name, source, status, day },
    isCompliant: status === "COMPLIANT" || status === "EXPIRING_SOON",
    mayBePaid: pay !== "stop",
    mayWork: work !== "stop",
    hold: pay === "stop" ? holdOf(reasons) : null,
    coverages: vendor.policies.map((policy) => ({
      ...{ line: policy.coverage, title: lineOf(policy), insurer: policy.insurerName, number: policy.policyNumber },
      ...{ effective: isoDay(policy.effectiveDate), expires: isoDay(policy.expirationDate), limit: limitOf(policy) },
    })),
  };
}

/** What is written of a vendor that a run would add: nothing was received from it. */
export function standingOfNew(scope: CompanyScope, source: SourceVendor): Standing {
  return {
    ...{ vendorId: "", name: source.name, source, status: "NO_DOCUMENTS", day: today(scope), coverages: [] },
    ...{ isCompliant: false, mayBePaid: false, mayWork: false, hold: holdOf([]) },
  };
}
