import type { Ended, PlanName, Standing } from "@/lib/billing/schema";
import { AppError } from "@/lib/infra/errors";
import { type MailText, own, signature, words } from "@/lib/mail/rules";

/** The plans, as the landing page and the settings offer them. */
export const plans: readonly { plan: PlanName; name: string; whom: string; points: readonly string[] }[] = [
  {
    plan: "basic",
    name: "Basic",
    whom: "One office that keeps its own list of vendors.",
    points: ["Reading, statuses and reminders", "Support by e-mail"],
  },
  {
    plan: "pro",
    name: "Pro",
    whom: "Several people who work on the same vendors.",
    points: ["Everything in Basic", "A team with roles, and the log of who did what"],
  },
  {
    plan: "enterprise",
    name: "Enterprise",
    whom: "Many offices, their own rules and agreements.",
    points: ["Everything in Pro", "A contract and an invoice of your own"],
  },
];

export const planName = (plan: string) => plans.find((known) => known.plan === plan)?.name ?? plan;
export const cycleNames = { monthly: "Monthly", annual: "Annual" } as const;

/** How a plan is paid, inside of a sentence. */
export const paid = (cycle: string) => `paid ${cycle === "annual" ? "annually" : "monthly"}`;

/** Days after the trial or the last plan in which nothing is removed. */
export const keptDays = 90;
const dayMillis = 24 * 60 * 60 * 1000;

type PlanFacts = { planSince: Date | null; planEndedAt: Date | null; trialEndsAt: Date };

/** Where nothing may be changed, what ended last counts: the trial, or a plan after it. The session's look-up says the same in SQL. */
export function standingOf({ planSince, planEndedAt, trialEndsAt }: PlanFacts, now: Date): Standing {
  const left = Math.ceil((trialEndsAt.getTime() - now.getTime()) / dayMillis);
  const state = planSince ? "active" : left > 0 ? "trial" : "ended";
  const last =
    planEndedAt && planEndedAt > trialEndsAt ? { ended: "plan" as const, at: planEndedAt } : { ended: "trial" as const, at: trialEndsAt };
  if (state === "ended") return { state, ended: last.ended, daysLeft: 0, endsAt: last.at.toISOString() };
  return { state, ended: null, daysLeft: state === "trial" ? left : 0, endsAt: trialEndsAt.toISOString() };
}

/** What has ended, as a sentence without its full stop. */
export const endedTexts = { trial: "Your free trial has ended", plan: "Your plan has ended" } as const;

export function planNeeded(ended: Ended): AppError {
  return new AppError(
    "plan_needed",
    `${endedTexts[ended]}, so nothing can be changed. You can still see and export everything. An admin of your company can choose a plan under Settings.`,
  );
}

/** The first moment at which data of a company without a plan may be removed. */
export function keptUntil(endsAt: string): string {
  return new Date(Date.parse(endsAt) + keptDays * dayMillis).toISOString();
}

/**
 * Tells the platform's admins. Names come from the company: they stand quoted and last, below the line with the command, so that
 * no name can pass for a command.
 */
export function planWishText(
  company: { id: string; name: string },
  wisher: { name: string; email: string },
  { plan, cycle }: { plan: string; cycle: string },
): MailText {
  const body = [
    `A company chose the ${plan} plan, ${paid(cycle)}.`,
    `Once it is agreed and paid, activate it on the server:\n\nnpm run admin:plan -- ${company.id} ${plan} ${cycle}`,
    words`What the company says of itself:\n\nCompany: "${company.name}"\nChosen by: "${wisher.name}" (${own(wisher.email)})`,
  ];
  return { subject: `A company chose the ${plan} plan`, body: `${body.join("\n\n")}${signature}` };
}
