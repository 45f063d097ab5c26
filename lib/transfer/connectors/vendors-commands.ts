import { loadNamedVendors } from "@/lib/compliance/names/match-queries";
import { findDuplicates } from "@/lib/compliance/names/match-rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { type SourceVendor, sourceVendor } from "@/lib/transfer/connectors/adapters-schema";
import {
  type KnownRecord,
  type KnownVendor,
  planVendors,
  type VendorChanges,
  type VendorPlan,
} from "@/lib/transfer/connectors/matching-rules";
import { type ConnectorName, connectorTitles } from "@/lib/transfer/connectors/values";
import { createVendor, updateVendor } from "@/lib/vendors/commands";

export type Place = { connectionId: string; connector: ConnectorName };

const namesAtOnce = 50;
const fieldNames = {
  name: "common.name",
  email: "common.email",
  contactName: "server.connections.contact",
  phone: "common.phone",
  address: "common.address",
} as const;

/** What would become of vendors that were read, by what is known now. */
export async function planRead(
  scope: CompanyScope,
  { connectionId, connector }: Place,
  sources: readonly SourceVendor[],
): Promise<VendorPlan[]> {
  if (sources.length === 0) return [];
  const { companyId } = scope;
  return inCompany(
    scope,
    async (tx) => {
      const vendors: KnownVendor[] = await tx.vendor.findMany({
        where: { companyId, isSample: false },
        select: {
          ...{ id: true, name: true, email: true, contactName: true, phone: true, address: true },
          ...{ acceptedNames: true, externalId: true, externalSource: true },
        },
        orderBy: { id: "asc" },
      });
      const records = await recordsOf(tx, scope, connectionId, vendors);
      const about = { title: connectorTitles[connector], vendors, records };
      // Of a first plan, those that would be added are compared with similar names, which costs a look for each.
      const first = planVendors(sources, { ...about, isNear: () => false });
      const near = await nearNames(
        tx,
        scope,
        first.flatMap(({ act, source }) => (act === "create" ? [source.name] : [])),
      );
      return near.size === 0 ? first : planVendors(sources, { ...about, isNear: (name) => near.has(name) });
    },
    { timeout: 120_000 },
  );
}

/** The vendors there that were seen before. One whose vendor went into another by a merge is that other one. */
async function recordsOf(
  tx: Tx,
  { companyId }: CompanyScope,
  connectionId: string,
  vendors: readonly { id: string }[],
): Promise<KnownRecord[]> {
  const rows = await tx.connectionRecord.findMany({ where: { companyId, connectionId } });
  const here = new Set(vendors.map(({ id }) => id));
  const gone = rows.flatMap(({ vendorId }) => (vendorId && !here.has(vendorId) ? [vendorId] : []));
  const merges = gone.length > 0 ? await tx.vendorMerge.findMany({ where: { companyId, goneId: { in: gone }, undoneAt: null } }) : [];
  const heir = new Map(merges.map(({ goneId, vendorId }) => [goneId, vendorId]));
  return rows.map((row) => ({
    ...{ id: row.id, externalId: row.externalId, state: row.state, source: sourceVendor.parse(row.source) },
    vendorId: row.vendorId && (heir.get(row.vendorId) ?? row.vendorId),
  }));
}

/** Which of the names are nearly those of vendors here. */
async function nearNames(tx: Tx, scope: CompanyScope, names: readonly string[]): Promise<Set<string>> {
  const near = new Set<string>();
  for (let from = 0; from < names.length; from += namesAtOnce) {
    const some = names.slice(from, from + namesAtOnce);
    const vendors = await loadNamedVendors(tx, scope, some);
    for (const name of some) if (findDuplicates(name, vendors).length > 0) near.add(name);
  }
  return near;
}

/** What a plan does, in words; null: there is nothing to add to its act. */
export function planInWords(plan: VendorPlan): Sentence | null {
  if (plan.act === "refuse") return plan.reason;
  if (plan.act === "ask") return coded("server.connections.sayWho");
  if (plan.act === "forget") return coded("server.connections.deletedHere");
  if (plan.act !== "update" && plan.act !== "link") return null;
  const names = (Object.keys(plan.changes) as (keyof VendorChanges)[]).map((field) => coded(fieldNames[field]));
  const fields = names.length > 0 ? joined(", ", names) : null;
  if (plan.act === "update") return fields;
  const known = coded("server.connections.isVendor", { name: plan.vendor.name });
  return fields ? joined(" · ", [known, fields]) : known;
}

/** Does what is planned for one vendor. Returns why it was not done after all, or null. */
export async function carryOut(scope: CompanyScope, place: Place, plan: VendorPlan): Promise<Sentence | null> {
  const { source } = plan;
  const externalSource = connectorTitles[place.connector];
  try {
    if (plan.act === "create") {
      const input = { ...plan.fields, name: plan.fields.name ?? source.name, email: plan.fields.email ?? "" };
      // Names that are alike were asked about.
      const { id } = await createVendor(scope, { ...input, externalId: source.externalId, externalSource, allowDuplicate: true } as never);
      await keepRecord(scope, place, source, { vendorId: id, state: "linked", isDue: true });
    } else if (plan.act === "link" || plan.act === "update") {
      const isFree = plan.act === "link" && !plan.vendor.externalId;
      const patch = { ...plan.changes, ...(isFree && { externalId: source.externalId, externalSource }), allowDuplicate: true };
      await updateVendor(scope, plan.vendor.id, patch as never);
      await keepRecord(scope, place, source, { vendorId: plan.vendor.id, state: "linked", isDue: true });
    } else if (plan.act === "ask") {
      await keepRecord(scope, place, source, { vendorId: null, state: "asked", isDue: false });
    } else if (plan.act === "forget") {
      await keepRecord(scope, place, source, { vendorId: null, state: "ignored", isDue: false });
    }
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.sentence;
    throw error;
  }
}

type Kept = { vendorId: string | null; state: "linked" | "asked" | "ignored"; isDue: boolean };

/** Keeps who a vendor there is here. */
export async function keepRecord(scope: CompanyScope, { connectionId }: Place, source: SourceVendor, kept: Kept): Promise<void> {
  const { companyId } = scope;
  const { externalId } = source;
  await inCompany(scope, (tx) =>
    tx.connectionRecord.upsert({
      where: { companyId_connectionId_externalId: { companyId, connectionId, externalId } },
      create: { companyId, connectionId, externalId, source, ...kept },
      update: { source, ...kept },
    }),
  );
}
