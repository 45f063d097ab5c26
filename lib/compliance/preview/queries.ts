import { factsBy } from "@/lib/compliance/facts/dto";
import { loadCompanyRules, loadMaterial } from "@/lib/compliance/facts/queries";
import type { CompanyRules } from "@/lib/compliance/facts/schema";
import { readToday } from "@/lib/compliance/judging/queries";
import { type StatusChange, summarize, turnOf } from "@/lib/compliance/preview/rules";
import type { PreviewDto } from "@/lib/compliance/preview/schema";
import type { RequirementSet, SetVersion } from "@/lib/compliance/requirements/schema";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { now } from "@/lib/infra/clock";
import { inCompany, readInCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { eachInTurns } from "@/lib/infra/turns";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const vendorsAtOnce = 50;
/** The longest preview; the vendors that it did not reach are reported as a number. */
const longest = 8_000;

const nil = "00000000-0000-0000-0000-000000000000";

type Options = {
  /** The stored set that is changed, wherever it is used; null: the set is tried as the company's default set. */
  setId?: string | null;
  /** Milliseconds. */
  patience?: number;
};

/**
 * The status of the company's active vendors by a set that is not stored, beside their current status, with their exceptions, notices and
 * contracts. Changes nothing. The longest preview ends after 8 seconds with what it has. Throws `not_found` for an unknown set.
 */
export async function previewSet(
  scope: CompanyScope,
  set: RequirementSet,
  { setId = null, patience = longest }: Options = {},
): Promise<PreviewDto> {
  const until = performance.now() + patience;
  const { rules, active, comparedWith } = await readToday(scope, (tx) => loadCompany(tx, scope, setId));
  const after = withSet(rules, set, setId);
  const changes: StatusChange[] = [];
  for (let last = nil; ; ) {
    const vendors = await nextVendors(scope, last);
    changes.push(...(await judged(scope, vendors, rules, after)));
    last = vendors.at(-1)?.id ?? last;
    if (vendors.length < vendorsAtOnce || performance.now() > until) break;
  }
  return { vendors: Math.max(active, changes.length), comparedWith, ...summarize(changes) };
}

/** The company's rules as if the set were stored. */
function withSet(rules: CompanyRules, set: RequirementSet, setId: string | null): CompanyRules {
  const id = setId ?? nil;
  const version: SetVersion = { ...set, id, version: (rules.sets.get(id)?.version ?? 0) + 1 };
  return { ...rules, sets: new Map(rules.sets).set(id, version), defaultSetId: setId === null ? id : rules.defaultSetId };
}

type VendorRow = { id: string; name: string; shown: ComplianceStatus };

async function judged(
  scope: CompanyScope,
  vendors: readonly VendorRow[],
  before: CompanyRules,
  after: CompanyRules,
): Promise<StatusChange[]> {
  const moment = { day: today(scope), knownAt: now() };
  const ids = vendors.map(({ id }) => id);
  const material = await inCompany(scope, (tx) => loadMaterial(tx, scope, ids, moment));
  const [old, tried] = [before, after].map((rules) => new Map(factsBy(material, rules).map((one) => [one.id, one])));
  const changes = await eachInTurns(vendors, (vendor) => {
    const [was, facts] = [old?.get(vendor.id), tried?.get(vendor.id)];
    return was && facts ? [turnOf(vendor, was, facts, moment.day)] : [];
  });
  return changes.flat();
}

/** What all vendors are judged with. */
async function loadCompany(tx: Tx, scope: CompanyScope, setId: string | null) {
  const { companyId } = scope;
  const rules = await loadCompanyRules(tx, scope);
  if (setId !== null && !rules.sets.has(setId)) throw notFound(coded("server.requirements.requirementSet"));
  const active = await tx.vendor.count({ where: { companyId, status: "ACTIVE" } });
  const id = setId ?? rules.defaultSetId;
  const row = id === null ? null : await tx.requirementSet.findUnique({ where: { companyId_id: { companyId, id } } });
  return { rules, active, comparedWith: row && { id: row.id, name: row.name } };
}

async function nextVendors(scope: CompanyScope, last: string): Promise<VendorRow[]> {
  const text = `select v.id, v.name, v.compliance_status as shown from vendor v
    where v.company_id = $1 and v.status = 'ACTIVE' and v.id > $2::uuid order by v.id limit ${vendorsAtOnce}`;
  const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, last] }]);
  return rows as VendorRow[];
}
