import type { User } from "@/generated/prisma/client";
import { planWishText } from "@/lib/accounts/plan-wish-rules";
import { now } from "@/lib/infra/clock";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { tooOften } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

const wishesADay = 10;

const daySeconds = 24 * 3600;

/** What records a plan's wish, in a transaction of the company and in the name of its member. The same one again changes nothing. */
export async function recordPlanWish(tx: Tx, scope: CompanyScope, { plan, cycle }: PlanWish): Promise<void> {
  const id = scope.companyId;
  const another = { OR: [{ wishedPlan: null }, { wishedPlan: { not: plan } }, { wishedCycle: { not: cycle } }] };
  // The update decides between two presses at once: only one finds another wish.
  const data = { wishedPlan: plan, wishedCycle: cycle, wishedAt: now() };
  if ((await tx.company.updateMany({ where: { id, ...another }, data })).count === 0) return;
  const lastDay = { gt: new Date(now().getTime() - daySeconds * 1000) };
  const wishes = await tx.auditEvent.count({ where: { companyId: id, action: "plan.wished", at: lastDay } });
  if (wishes >= wishesADay) throw tooOften(coded("server.accounts.planWishesTooMany"), daySeconds);
  const actor = await tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" } });
  if (actor.emailVerifiedAt) await tellPlanWish(tx, scope, actor);
  await recordEvent(tx, scope, { action: "plan.wished", subjectType: "company", subjectId: id, details: { plan, cycle } });
}

/**
 * Emails the platform's admins the plan that a company wants, if there is one. The wish of a person with an unconfirmed address is sent
 * when they confirm it: until then their account emails no one else.
 */
export async function tellPlanWish(tx: Tx, scope: CompanyScope, { firstName, lastName, email }: User): Promise<void> {
  const { id, name, wishedPlan, wishedCycle } = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId } });
  if (!wishedPlan || !wishedCycle) return;
  const admins = await asPlatform().user.findMany({
    where: { platformRole: "ADMIN", status: "ACTIVE" },
    select: { email: true, language: true },
  });
  const wisher = { name: `${firstName} ${lastName}`, email };
  const wish = { plan: wishedPlan, cycle: wishedCycle };
  for (const admin of admins) {
    const text = inLanguage(admin.language, () => planWishText({ id, name }, wisher, wish));
    await queueMail(tx, scope, { kind: "PLAN_WISH", recipient: admin.email, aboutId: id, ...text });
  }
}
