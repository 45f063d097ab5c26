import type { z } from "zod";
import type { Policy, Vendor } from "@/generated/prisma/client";
import { readToday } from "@/lib/compliance/judging/queries";
import { markedCoverages } from "@/lib/compliance/statuses/marks-values";
import { inOrderOf, titleOf } from "@/lib/infra/lists/rules";
import { type Cell, dateColumn, moneyColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { procoreStatusOf } from "@/lib/vendors/procore-rules";
import { listVendorIds } from "@/lib/vendors/queries";
import type { vendorFilter } from "@/lib/vendors/schema";

// Names of fields that Procore takes; it calls the insurer `name` there. `vendor` is for people.
const columns = [
  ...["vendor_id", "vendor", "insurance_type", "name", "policy_number"],
  ...[moneyColumn("limit"), dateColumn("effective_date"), dateColumn("expiration_date")],
  ...["status", "exempt", "info_received", "additional_insured", "notes", "origin_id"],
];

const isoDay = (at: Date | null) => at?.toISOString().slice(0, 10) ?? null;

/** The filtered vendors' policies of today in the shape of Procore's insurances, one a row; a vendor without policies has one row. */
export async function procoreTable(scope: CompanyScope, filter: z.output<typeof vendorFilter>): Promise<Table> {
  const { ids } = await listVendorIds(scope, filter);
  const { companyId } = scope;
  return tableOf(columns, ids, (some) =>
    readToday(scope, async (tx) => {
      const day = today(scope);
      const vendors = await tx.vendor.findMany({
        where: { companyId, id: { in: [...some] } },
        include: { policies: { where: { isCurrent: true }, orderBy: [{ documentId: "asc" }, { position: "asc" }] } },
      });
      return inOrderOf(some, vendors).flatMap((vendor) =>
        vendor.policies.length > 0 ? vendor.policies.map((policy) => rowOf(vendor, policy, day)) : [rowOf(vendor, null, day)],
      );
    }),
  );
}

function rowOf(vendor: Vendor, policy: Policy | null, day: string): Cell[] {
  const isTheirs = vendor.externalSource?.toLowerCase() === "procore";
  const expires = isoDay(policy?.expirationDate ?? null);
  const limit = policy ? limitOf(policy) : null;
  return [
    ...[isTheirs ? vendor.externalId : null, vendor.name, policy ? lineOf(policy) : null, policy?.insurerName ?? null],
    ...[policy?.policyNumber ?? null, limit, isoDay(policy?.effectiveDate ?? null), expires],
    ...[procoreStatusOf(vendor.complianceStatus, expires, day), "false", String(policy !== null)],
    ...[policy?.additionalInsured === null || !policy ? null : String(policy.additionalInsured)],
    ...[vendor.exceptedCount > 0 ? coded("exceptions.withException") : null, policy?.id ?? vendor.id],
  ];
}

const shortNames: Record<string, string> = Object.fromEntries(markedCoverages.map(({ line }) => [line, titleOf(line)]));

/** Procore's types are the firm's own words, so this has the usual names of the lines, in English as in Procore's API. */
export const lineOf = ({ coverage, coverageText }: { coverage: string; coverageText: string | null }) =>
  shortNames[coverage] ?? coverageText ?? titleOf(coverage);

type Limits = Pick<Policy, "eachOccurrence" | "combinedSingleLimit" | "umbrellaEachOccurrence" | "elEachAccident">;

/** The one limit of a policy that Procore has room for. */
export function limitOf({ eachOccurrence, combinedSingleLimit, umbrellaEachOccurrence, elEachAccident }: Limits): number | null {
  const limit = eachOccurrence ?? combinedSingleLimit ?? umbrellaEachOccurrence ?? elEachAccident;
  return limit === null ? null : Number(limit);
}
