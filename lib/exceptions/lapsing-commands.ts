import { Prisma } from "@/generated/prisma/client";
import { isPolicyOver } from "@/lib/compliance/checks/exceptions-rules";
import { dayOf } from "@/lib/compliance/coverages/days-rules";
import { judgeAffected, lockVendors } from "@/lib/compliance/judging/rejudging-commands";
import { loadJudgedPapers } from "@/lib/compliance/judging/units-queries";
import { sentenceOf } from "@/lib/exceptions/dto";
import { dueExceptions } from "@/lib/exceptions/lapsing-queries";
import { decidersOf, membersOf, tellOf } from "@/lib/exceptions/notices-commands";
import { endedText, endsSoonText } from "@/lib/exceptions/notices-rules";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { inLanguage } from "@/lib/infra/server-texts";
import { announce } from "@/lib/integrations/changes/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

type Due = { id: string; vendorId: string; lastDay: string; isPast: boolean; mayBeOver: boolean; isSoon: boolean };

/** Marks the exceptions of a company that ended, and emails once about those that end soon. The verdict ignores ended ones by itself. */
export async function lapseExceptions(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  const day = today(scope);
  const due = await inCompany(
    scope,
    (tx) => tx.$queryRaw<Due[]>`${dueExceptions(Prisma.sql`${companyId}::uuid`, Prisma.sql`${day}::date`)} order by e.id`,
  );
  for (const one of due) await inCompany(scope, (tx) => lapse(tx, scope, one));
}

async function lapse(tx: Tx, scope: CompanyScope, { id, vendorId, lastDay, isPast, mayBeOver, isSoon }: Due): Promise<void> {
  const where = { companyId_id: { companyId: scope.companyId, id } };
  await lockVendors(tx, scope, [vendorId]);
  const row = await tx.requirementException.findUnique({ where });
  if (!row || (row.state !== "approved" && row.state !== "requested")) return;
  if (isPast || (mayBeOver && (await isOverByPapers(tx, scope, row)))) {
    await tx.requirementException.update({ where, data: { state: "ended", endedAt: now() } });
    await judgeAffected(tx, scope, { vendorIds: [vendorId] });
    // An undecided request was never in effect.
    const readers = row.state === "approved" ? await membersOf(tx, scope, [row.requestedById, row.decidedById]) : [];
    await tellOf(tx, scope, row, readers, endedText, { lastDay });
    // The log keeps one wording, which its hash covers.
    const requirement = inLanguage("en", () => sentenceOf(row.requirementSentence, row.requirement));
    const details = { requirement, until: lastDay };
    await recordEvent(tx, scope, { action: "exception.lapsed", subjectType: "vendor", subjectId: vendorId, details });
    await announce(tx, scope, "exception.ended", { exceptionId: id, vendorId, assignmentId: row.assignmentId });
    return;
  }
  if (!isSoon || row.remindedAt) return;
  await tx.requirementException.update({ where, data: { remindedAt: now() } });
  const approver = await membersOf(tx, scope, [row.decidedById]);
  // The person who approved it may have left: then the others who decide are emailed.
  await tellOf(tx, scope, row, approver.length > 0 ? approver : await decidersOf(tx, scope), endsSoonText, { lastDay });
}

/** Whether no paper shows the policy in force now: it was canceled, or its certificate was deleted. */
async function isOverByPapers(tx: Tx, scope: CompanyScope, { vendorId, policyNumber }: { vendorId: string; policyNumber: string | null }) {
  const { cover, day } = await loadJudgedPapers(tx, scope, vendorId);
  return isPolicyOver({ policyNumber }, cover, dayOf(day));
}
