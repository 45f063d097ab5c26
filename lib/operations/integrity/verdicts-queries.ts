import { loadCompanyRules, loadFacts } from "@/lib/compliance/facts/queries";
import { rollForward } from "@/lib/compliance/judging/refreshing-commands";
import { judgeVendorFacts } from "@/lib/compliance/judging/rules";
import { differences, recordOf } from "@/lib/compliance/verdicts/records-rules";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { eachCompany } from "@/lib/documents/files/commands";
import { now, toIsoDate } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const vendorsAtOnce = 50;

/** A stored verdict that comes out in another way when it is judged again. `lines`: the requirements that differ. */
export type WrongVerdict = { companyId: string; vendorId: string; assignmentId: string | null; lines: string[] };

export type VerdictsCheck = {
  checked: number;
  /** Vendors that wait for a check after a change. */
  waiting: number;
  wrong: WrongVerdict[];
};

/** Judges every vendor of every company again, and compares with what is stored. Days that have passed are caught up with first. */
export async function checkVerdicts(): Promise<VerdictsCheck> {
  const all: VerdictsCheck = { checked: 0, waiting: 0, wrong: [] };
  for await (const scope of eachCompany()) {
    await rollForward(scope);
    const { checked, waiting, wrong } = await checkCompany(scope);
    all.checked += checked;
    all.waiting += waiting;
    all.wrong.push(...wrong);
  }
  return all;
}

async function checkCompany(scope: CompanyScope): Promise<VerdictsCheck> {
  const { companyId } = scope;
  const found: VerdictsCheck = { checked: 0, waiting: 0, wrong: [] };
  for (let last: string | undefined; ; ) {
    const vendors = await inCompany(scope, (tx) =>
      tx.vendor.findMany({
        where: { companyId, ...(last !== undefined && { id: { gt: last } }) },
        orderBy: { id: "asc" },
        take: vendorsAtOnce,
        select: { id: true, isJudgmentDue: true },
      }),
    );
    found.waiting += vendors.filter(({ isJudgmentDue }) => isJudgmentDue).length;
    const ids = vendors.flatMap(({ id, isJudgmentDue }) => (isJudgmentDue ? [] : [id]));
    const { checked, wrong } = await checkVendors(scope, ids);
    found.checked += checked;
    found.wrong.push(...wrong);
    last = vendors.at(-1)?.id;
    if (vendors.length < vendorsAtOnce) return found;
  }
}

/** One transaction reads what is stored and what it is judged by, so a change in between is in both or in neither. */
function checkVendors(scope: CompanyScope, ids: readonly string[]): Promise<{ checked: number; wrong: WrongVerdict[] }> {
  const { companyId } = scope;
  const day = today(scope);
  return inCompany(scope, async (tx) => {
    await tx.$executeRaw`select 1 from vendor where company_id = ${companyId}::uuid and id = any(${ids}::uuid[]) order by id for share`;
    const rows = await tx.verdict.findMany({ where: { companyId, vendorId: { in: [...ids] }, untilAt: null } });
    const stored = new Map(rows.map((row) => [`${row.vendorId} ${row.assignmentId}`, row]));
    const facts = await loadFacts(tx, scope, ids, await loadCompanyRules(tx, scope), { day, knownAt: now() });
    const wrong: WrongVerdict[] = [];
    for (const { id: vendorId, units } of facts.map((one) => judgeVendorFacts(one, day))) {
      for (const { assignmentId, verdict } of units) {
        const row = stored.get(`${vendorId} ${assignmentId}`);
        stored.delete(`${vendorId} ${assignmentId}`);
        const body = storedVerdict.safeParse(row?.body).data;
        if (!verdict && !row) continue;
        const lines = verdict && body ? differences(body, recordOf(verdict)) : ["all"];
        if (toIsoDate(row?.dueOn ?? null) !== (verdict?.dueOn ?? null)) lines.push("due");
        if (lines.length > 0) wrong.push({ companyId, vendorId, assignmentId, lines });
      }
    }
    for (const row of stored.values()) wrong.push({ companyId, vendorId: row.vendorId, assignmentId: row.assignmentId, lines: ["all"] });
    return { checked: rows.length, wrong };
  });
}
