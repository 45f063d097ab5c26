import { nameKeys } from "@/lib/compliance/names/match-rules";
import { phoneProblem } from "@/lib/infra/phones-rules";
import { coded, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import type { SourceVendor } from "@/lib/transfer/connectors/adapters-schema";
import { newVendor, vendorPatch } from "@/lib/vendors/schema";

const fields = ["name", "email", "contactName", "phone", "address"] as const;
type Field = (typeof fields)[number];
export type VendorChanges = Partial<Record<Field, string>>;

export type KnownVendor = Record<"name" | "email", string> &
  Record<"contactName" | "phone" | "address" | "externalId" | "externalSource", string | null> & { id: string; acceptedNames: string[] };
/** A vendor there that an earlier run has seen. `vendorId` null: nobody said who it is here. */
export type KnownRecord = { id: string; externalId: string; vendorId: string | null; state: string; source: SourceVendor };

/** What becomes of a vendor that was read. `keep`: of a known one nothing is new, or it is not wanted. */
export type VendorPlan = { source: SourceVendor; record: KnownRecord | undefined } & (
  | { act: "keep" }
  | { act: "create"; fields: VendorChanges }
  | { act: "link" | "update"; vendor: KnownVendor; changes: VendorChanges }
  | { act: "forget" }
  | { act: "ask" }
  | { act: "refuse"; reason: Sentence }
);

export type Known = {
  /** The name of the system, as vendors carry it. */
  title: string;
  vendors: readonly KnownVendor[];
  records: readonly KnownRecord[];
  /** Whether the name of a vendor that would be added is nearly another's. */
  isNear: (name: string) => boolean;
};

/** What becomes of each vendor that was read. Nothing is ever deleted, and what someone changed here stays unless it changed there, too. */
export function planVendors(sources: readonly SourceVendor[], known: Known): VendorPlan[] {
  const byId = new Map(known.vendors.map((vendor) => [vendor.id, vendor]));
  const byExternal = new Map(
    known.vendors.flatMap((vendor) => (vendor.externalId && vendor.externalSource === known.title ? [[vendor.externalId, vendor]] : [])),
  );
  const byName = new Map<string, Set<KnownVendor>>();
  for (const vendor of known.vendors) {
    for (const key of [vendor.name, ...vendor.acceptedNames].flatMap(nameKeys)) byName.set(key, (byName.get(key) ?? new Set()).add(vendor));
  }
  const records = new Map(known.records.map((record) => [record.externalId, record]));
  // A vendor here is one vendor there.
  const taken = new Set(known.records.flatMap(({ vendorId }) => vendorId ?? []));
  const added = new Set<string>();
  const seen = new Set<string>();
  return sources.map((source): VendorPlan => {
    const record = records.get(source.externalId);
    const of = <Plan extends object>(plan: Plan) => ({ source, record, ...plan });
    if (seen.has(source.externalId)) return of({ act: "refuse", reason: coded("server.connections.idTwice") });
    seen.add(source.externalId);
    if (record?.state === "ignored") return of({ act: "keep" });
    if (record?.vendorId) {
      const vendor = byId.get(record.vendorId);
      if (!vendor) return of({ act: "forget" });
      return withChanges(of({ act: "update", vendor, changes: changesOf(source, record.source, vendor) }));
    }
    const named = byExternal.get(source.externalId);
    if (named && !taken.has(named.id)) {
      taken.add(named.id);
      return withChanges(of({ act: "link", vendor: named, changes: fillingOf(source, named) }));
    }
    if (!source.isActive) return of({ act: "keep" });
    const keys = nameKeys(source.name);
    const candidates = [...new Set(keys.flatMap((key) => [...(byName.get(key) ?? [])]))];
    const [only, ...others] = candidates;
    const isOther = only?.externalId && only.externalSource === known.title;
    if (only && others.length === 0 && !isOther && !taken.has(only.id)) {
      taken.add(only.id);
      return withChanges(of({ act: "link", vendor: only, changes: fillingOf(source, only) }));
    }
    if (candidates.length > 0 || keys.some((key) => added.has(key)) || known.isNear(source.name)) return of({ act: "ask" });
    const checked = checkedNew(source);
    if ("reason" in checked) return of({ act: "refuse", reason: checked.reason });
    for (const key of keys) added.add(key);
    return of({ act: "create", fields: checked.fields });
  });
}

/** A vendor as it would be added, or why it cannot be. */
export function checkedNew(source: SourceVendor): { fields: VendorChanges } | { reason: Sentence } {
  const given = givenOf(source);
  if (!given.email) return { reason: coded("server.connections.noEmailThere") };
  const [issue] = newVendor.safeParse(given).error?.issues ?? [];
  return issue ? { reason: issueSentence(issue.message) } : { fields: given };
}

/** What it says. A phone number that is none here is not worth a refusal. */
function givenOf(source: SourceVendor): VendorChanges {
  const said = fields.filter((field) => source[field] !== "" && (field !== "phone" || !phoneProblem(source.phone)));
  return Object.fromEntries(said.map((field) => [field, source[field]]));
}

/** What is new there since it was read last. */
function changesOf(source: SourceVendor, before: SourceVendor, vendor: KnownVendor): VendorChanges {
  const given = givenOf(source);
  return Object.fromEntries(fields.flatMap((f) => (given[f] && given[f] !== before[f] && given[f] !== vendor[f] ? [[f, given[f]]] : [])));
}

/** What a vendor that is found here does not say yet. */
function fillingOf(source: SourceVendor, vendor: KnownVendor): VendorChanges {
  const given = givenOf(source);
  return Object.fromEntries(fields.flatMap((field) => (given[field] && !vendor[field] ? [[field, given[field]]] : [])));
}

function withChanges(plan: Extract<VendorPlan, { act: "link" | "update" }>): VendorPlan {
  const { source, record, act, changes } = plan;
  const [issue] = vendorPatch.safeParse(changes).error?.issues ?? [];
  if (issue) return { source, record, act: "refuse", reason: issueSentence(issue.message) };
  return act === "update" && Object.keys(changes).length === 0 ? { source, record, act: "keep" } : plan;
}
