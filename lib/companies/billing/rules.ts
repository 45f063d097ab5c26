import type { PlanName } from "@/lib/tenancy/plan/schema";

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
