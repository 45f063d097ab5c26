import type { z } from "zod";
import { readTogether } from "@/lib/compliance/judging/queries";
import { type LimitedPolicy, limitCells, limitColumns, limitedPolicyInSql } from "@/lib/compliance/policies/limits-rules";
import { markedCoverages } from "@/lib/compliance/statuses/marks-values";
import { markedStatus } from "@/lib/compliance/verdicts/labels-rules";
import { reasonInWords } from "@/lib/compliance/verdicts/records-dto";
import { localDate } from "@/lib/infra/clock";
import { inOrderOf, titleOf } from "@/lib/infra/lists/rules";
import { dateColumn, type Table, tableOf } from "@/lib/infra/lists/tables-rules";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { cellOf } from "@/lib/vendors/import/addresses-rules";
import { procoreTable } from "@/lib/vendors/procore-queries";
import { type ListedRow, listed, orderBy, readIds } from "@/lib/vendors/queries";
import type { vendorExport, vendorFilter } from "@/lib/vendors/schema";

/** The filtered vendors as a table: the list itself, or its policies for Procore. */
export async function exportVendorsAs(scope: CompanyScope, { as, ...filter }: Omit<z.output<typeof vendorExport>, "format">) {
  if (as === "procore") return { name: "procore-insurances", table: await procoreTable(scope, filter) };
  return { name: "vendors", table: await exportVendors(scope, filter) };
}

/** The columns of the exported list. */
export const vendorHeader = () => [
  ...[
    coded("server.vendors.vendorName"),
    coded("common.email"),
    coded("server.vendors.contactNameText"),
    coded("common.phone"),
    coded("common.address"),
    coded("server.vendors.vendorStatus"),
  ],
  ...[
    coded("server.vendors.complianceStatus"),
    coded("common.reason"),
    coded("common.exceptions"),
    dateColumn(coded("server.vendors.earliestExpiration")),
    coded("common.documents"),
    dateColumn(coded("common.added")),
  ],
  ...[...markedCoverages.map(({ name }) => coded(name)), ...limitColumns()],
];

/** The filtered list as a table. Its first five columns are those that an import takes, with all addresses in the second one. */
export async function exportVendors(scope: CompanyScope, filter: z.output<typeof vendorFilter>): Promise<Table> {
  const ids = await readIds(scope, filter, orderBy(filter.sort));
  return tableOf(vendorHeader(), ids, async (some) => {
    const values = [scope.companyId, some];
    const { rows } = await readTogether(scope, [
      { text: `select ${listed} from vendor where company_id = $1 and id = any($2::uuid[])`, values },
      {
        text: `select p.vendor_id as "vendorId", ${limitedPolicyInSql} from policy p
          where p.company_id = $1 and p.vendor_id = any($2::uuid[]) and p.is_current order by p.document_id, p.position`,
        values,
      },
      {
        text: `select vendor_id as "vendorId", array_agg(email order by created_at, id) as emails from vendor_contact
          where company_id = $1 and vendor_id = any($2::uuid[]) group by vendor_id`,
        values,
      },
    ]);
    const contacts = (rows[2] ?? []) as { vendorId: string; emails: string[] }[];
    const emailsOf = new Map(contacts.map(({ vendorId, emails }) => [vendorId, emails]));
    const policiesOf = Map.groupBy((rows[1] ?? []) as (LimitedPolicy & { vendorId: string })[], ({ vendorId }) => vendorId);
    return inOrderOf(some, (rows[0] ?? []) as ListedRow[]).map((vendor) => [
      ...[vendor.name, cellOf([vendor.email, ...(emailsOf.get(vendor.id) ?? [])])],
      ...[vendor.contactName, vendor.phone, vendor.address, titleOf(vendor.status)],
      ...[
        markedStatus(vendor.complianceStatus, vendor),
        reasonInWords(vendor.reasonSentence),
        vendor.exceptedCount,
        vendor.earliestExpiration,
        vendor.documentsCount,
      ],
      localDate(scope.timeZone, vendor.createdAt),
      ...markedCoverages.map(({ key }) => titleOf(vendor.coverageMarks[key])),
      ...limitCells(policiesOf.get(vendor.id) ?? []),
    ]);
  });
}
