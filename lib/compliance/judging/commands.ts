import type { Prisma } from "@/generated/prisma/client";
import { loadCompanyRules, loadFacts } from "@/lib/compliance/facts/queries";
import type { CompanyRules } from "@/lib/compliance/facts/schema";
import { exceptedOf, judgeVendorFacts, missesOf, questionsOf, warningsOf } from "@/lib/compliance/judging/rules";
import type { JudgedUnit, JudgedVendor } from "@/lib/compliance/judging/schema";
import { markJudged } from "@/lib/compliance/policies/judged-commands";
import { render } from "@/lib/compliance/requirements/words-rules";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isOpen } from "@/lib/compliance/verdicts/order-rules";
import { differences, recordOf } from "@/lib/compliance/verdicts/records-rules";
import { type StoredVerdict, storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { fromIsoDate, now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { inLanguage } from "@/lib/infra/server-texts";
import { eachInTurns } from "@/lib/infra/turns";
import { announce } from "@/lib/integrations/changes/commands";
import type { ToldData } from "@/lib/integrations/changes/events-schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/**
 * Checks vendors by their requirements and writes verdicts, badges, marks and the documents that need a person, in the caller's
 * transaction. The caller holds the vendors' locks and has written what their papers say. `rules`: loaded before, where many vendors are
 * checked.
 */
export async function judgeVendors(tx: Tx, scope: CompanyScope, ids: readonly string[], rules?: CompanyRules): Promise<void> {
  if (ids.length === 0) return;
  const known = rules ?? (await loadCompanyRules(tx, scope));
  const day = today(scope);
  const facts = await loadFacts(tx, scope, ids, known, { day, knownAt: now() });
  const judged = await eachInTurns(facts, (one) => judgeVendorFacts(one, day));
  await writeVerdicts(tx, scope, judged);
  const open = judged.flatMap(({ openDocuments }) => [...openDocuments]);
  await markJudged(tx, scope, ids, {
    open,
    policies: judged.flatMap(({ policies }) => policies),
    documents: judged.flatMap(({ documents }) => documents),
  });
  await writeStandings(tx, scope, judged);
}

type CurrentRow = Pick<
  Prisma.VerdictGetPayload<object>,
  "id" | "vendorId" | "assignmentId" | "projectId" | "status" | "setId" | "setVersion" | "body"
>;

/** Closes the verdicts that no longer hold, and writes those that do. One that comes out as before stays as it is. */
async function writeVerdicts(tx: Tx, scope: CompanyScope, judged: readonly JudgedVendor[]): Promise<void> {
  const { companyId } = scope;
  const where = { companyId, vendorId: { in: judged.map(({ id }) => id) }, untilAt: null };
  const select = {
    id: true,
    vendorId: true,
    assignmentId: true,
    projectId: true,
    status: true,
    setId: true,
    setVersion: true,
    body: true,
  } as const;
  const current: CurrentRow[] = await tx.verdict.findMany({ where, select });
  const byUnit = new Map(current.map((row) => [`${row.vendorId} ${row.assignmentId}`, row]));
  const kept = new Set<string>();
  const followed = new Set<string>();
  const told: ToldData<"verdict.changed">[] = [];
  const at = now();
  const rows = judged.flatMap(({ id: vendorId, units }) =>
    units.flatMap((unit): Prisma.VerdictCreateManyInput[] => {
      if (!unit.verdict) return [];
      const record = recordOf(unit.verdict);
      const before = byUnit.get(`${vendorId} ${unit.assignmentId}`);
      if (before && isSame(before, record)) {
        kept.add(before.id);
        return [];
      }
      const { assignmentId, projectId } = unit;
      told.push({
        vendorId,
        assignmentId,
        projectId,
        from: before?.status ?? null,
        to: record.status,
        status: record.status,
        reasons: reasonsOf(record),
      });
      if (before) followed.add(before.id);
      return [{ companyId, vendorId, fromAt: at, ...columnsOf(unit, unit.verdict, record) }];
    }),
  );
  const closed = current.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (closed.length > 0) await tx.verdict.updateMany({ where: { companyId, id: { in: closed } }, data: { untilAt: at } });
  if (rows.length > 0) await tx.verdict.createMany({ data: rows });
  await announce(tx, scope, "verdict.changed", ...told);
  // Without another in its place: the contract is gone, or its set cannot be read.
  const ended = current.filter(({ id }) => !kept.has(id) && !followed.has(id));
  const gone = ended.map(({ vendorId, assignmentId, projectId, status: from }) => ({ vendorId, assignmentId, projectId, from }));
  await announce(tx, scope, "verdict.deleted", ...gone);
}

/** What keeps it from being good, in words: whoever is told may not be able to ask. */
function reasonsOf({ lines }: StoredVerdict): ToldData<"verdict.changed">["reasons"] {
  return inLanguage("en", () =>
    lines.flatMap(({ severity, result, requirement, reason }) =>
      severity === "hard" && isOpen(result) ? { requirement, result, text: render(reason) } : [],
    ),
  );
}

function columnsOf({ assignmentId, projectId }: JudgedUnit, verdict: NonNullable<JudgedUnit["verdict"]>, record: StoredVerdict) {
  const { set, status, clearance, validUntil, dueOn } = record;
  return {
    ...{ assignmentId, projectId, setId: set.id, setVersion: set.version, status },
    ...{ work: clearance.work, pay: clearance.pay, validUntil: fromIsoDate(validUntil), dueOn: fromIsoDate(dueOn) },
    ...{ misses: missesOf(verdict), questions: questionsOf(verdict), excepted: exceptedOf(verdict), warnings: warningsOf(verdict) },
    body: record as unknown as Prisma.InputJsonObject,
  };
}

/** Whether a stored verdict says what is found now, by the same version of the same set. */
function isSame({ setId, setVersion, body }: CurrentRow, now: StoredVerdict): boolean {
  if (setId !== now.set.id || setVersion !== now.set.version) return false;
  const stored = storedVerdict.safeParse(body).data;
  if (!stored || stored.dueOn !== now.dueOn || stored.validUntil !== now.validUntil || stored.phase !== now.phase) return false;
  return differences(stored, now).length === 0;
}

async function writeStandings(tx: Tx, scope: CompanyScope, judged: readonly JudgedVendor[]): Promise<void> {
  const { companyId } = scope;
  const rows = judged.map(({ id, standing }) => {
    const { status, reason, dueOn, isByDates, marks, excepted, warnings } = standing;
    const sentence = reason && { key: reason.key, values: reason.values ?? {}, terms: reason.terms ?? {} };
    return { id, status, sentence, dueOn, isByDates, excepted, warnings, ...marks };
  });
  const before = await tx.$queryRaw<{ id: string; from: ComplianceStatus }[]>`
    update vendor v set compliance_status = n.status::compliance_status, reason_sentence = n.sentence,
      status_due_on = n."dueOn"::date, excepted_count = n.excepted, warnings_count = n.warnings, is_by_dates = n."isByDates", is_judgment_due = false,
      earliest_expiration = (select min(p.expiration_date) from policy p
        where p.company_id = v.company_id and p.vendor_id = v.id and p.is_current),
      general_liability_mark = n."generalLiability"::coverage_state, auto_liability_mark = n."autoLiability"::coverage_state,
      umbrella_mark = n.umbrella::coverage_state, workers_compensation_mark = n."workersCompensation"::coverage_state
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, status text, sentence jsonb, "dueOn" text,
      "isByDates" boolean, excepted int, warnings int, "generalLiability" text, "autoLiability" text, umbrella text, "workersCompensation" text)
      join vendor o on o.company_id = ${companyId}::uuid and o.id = n.id
    where v.company_id = ${companyId}::uuid and v.id = n.id returning v.id, o.compliance_status::text as "from"`;
  const now = new Map(judged.map(({ id, standing }) => [id, standing.status]));
  const changes = before.flatMap(({ id, from }) => {
    const to = now.get(id);
    return to && to !== from ? { vendorId: id, from, to } : [];
  });
  await announce(tx, scope, "vendor.status_changed", ...changes);
}
