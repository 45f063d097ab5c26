import type { User } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/auth/scope";
import { getPlan } from "@/lib/billing/queries";
import { planWishText } from "@/lib/billing/rules";
import type { PlanDto, PlanWish } from "@/lib/billing/schema";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { AppError, tooOften } from "@/lib/infra/errors";
import { queueMail } from "@/lib/mail/commands";

const wishesADay = 10;
const daySeconds = 24 * 3600;

/** Records which plan the company wants and tells the platform's admins, who activate it. */
export async function wishForPlan(scope: CompanyScope, wish: PlanWish): Promise<PlanDto> {
  await inCompany(scope, (tx) => recordPlanWish(tx, scope, wish));
  return getPlan(scope);
}

/** What records a plan's wish, in a transaction of the company and in the name of its member. The same one again changes nothing. */
export async function recordPlanWish(tx: Tx, scope: CompanyScope, { plan, cycle }: PlanWish): Promise<void> {
  const id = scope.companyId;
  const another = { OR: [{ wishedPlan: null }, { wishedPlan: { not: plan } }, { wishedCycle: { not: cycle } }] };
  // The update decides between two presses at once: only one finds another wish.
  const data = { wishedPlan: plan, wishedCycle: cycle, wishedAt: now() };
  if ((await tx.company.updateMany({ where: { id, ...another }, data })).count === 0) return;
  const lastDay = { gt: new Date(now().getTime() - daySeconds * 1000) };
  const wishes = await tx.auditEvent.count({ where: { companyId: id, action: "plan.wished", at: lastDay } });
  if (wishes >= wishesADay) throw tooOften("A plan was chosen many times today. We will get back to you.", daySeconds);
  const actor = await tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" } });
  if (actor.emailVerifiedAt) await tellPlanWish(tx, scope, actor);
  await recordEvent(tx, scope, { action: "plan.wished", subjectType: "company", subjectId: id, details: { plan, cycle } });
}

/**
 * Tells the platform's admins which plan waits for them, if one does. A wish of someone who has not confirmed their address is told
 * when they confirm it: until then their account emails nobody else.
 */
export async function tellPlanWish(tx: Tx, scope: CompanyScope, { firstName, lastName, email }: User): Promise<void> {
  const { id, name, wishedPlan, wishedCycle } = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId } });
  if (!wishedPlan || !wishedCycle) return;
  const admins = await asPlatform().user.findMany({ where: { platformRole: "ADMIN", status: "ACTIVE" }, select: { email: true } });
  const wisher = { name: `${firstName} ${lastName}`, email };
  const text = planWishText({ id, name }, wisher, { plan: wishedPlan, cycle: wishedCycle });
  for (const admin of admins) await queueMail(tx, scope, { kind: "PLAN_WISH", recipient: admin.email, aboutId: id, ...text });
}

/**
 * Puts a plan into force, or (null) ends it. The one way in which a company comes to a plan: a payment provider's answer calls
 * this. `wanted` is the company's id or its exact name. Throws when none or several have it.
 */
export async function activatePlan(wanted: string, choice: PlanWish | null): Promise<{ id: string; name: string }> {
  const found = await asPlatform().company.findMany({ where: isId(wanted) ? { id: wanted } : { name: wanted } });
  const [company] = found;
  if (!company) throw new AppError("not_found", `No company has the id or the name "${wanted}"`);
  if (found.length > 1) {
    throw new AppError("conflict", `Several companies have this name. Give the id: ${found.map(({ id }) => id).join(", ")}`);
  }
  const scope = systemScope(company);
  await inCompany(scope, async (tx) => {
    const at = now();
    const ended = { planSince: null, planEndedAt: company.planSince ? at : company.planEndedAt };
    const goesOn = choice?.plan === company.plan ? company.planSince : null;
    const plan = choice ? { plan: choice.plan, planCycle: choice.cycle, planSince: goesOn ?? at, planEndedAt: null } : ended;
    const answered = { wishedPlan: null, wishedCycle: null, wishedAt: null };
    await inRole(tx, "coverkeep_platform", () => tx.company.update({ where: { id: company.id }, data: { ...plan, ...answered } }));
    const action = choice ? "plan.activated" : "plan.ended";
    await recordEvent(tx, scope, { action, subjectType: "company", subjectId: company.id, details: { ...choice } });
  });
  return { id: company.id, name: company.name };
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
