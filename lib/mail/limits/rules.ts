import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { emailLimits } from "@/lib/mail/limits/values";
import type { standingOf } from "@/lib/tenancy/plan-rules";
import { localeNow } from "@/messages/say";

export type Outreach = "invitations" | "reminders";

type PlanFacts = Parameters<typeof standingOf>[0] & { plan: string };

/** The limits of a company's plan; those of the trial while it has none. */
export function limitOf(company: PlanFacts): { invitations: number; reminders: number } {
  if (!company.planSince) return emailLimits.trial;
  return emailLimits[company.plan as keyof typeof emailLimits] ?? emailLimits.basic;
}

/** The day that emails are counted in. Not the company's own: a change of its time zone would begin another one. */
export const utcDay = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

/** When the next day begins, and emails can be sent again. */
export const nextDay = (at: Date) => new Date(utcDay(at).getTime() + 24 * 60 * 60 * 1000);

/** Who reads why no more emails are sent today: the company's own people, or the platform's admins. */
export type Whose = "own" | "platform";

const limitTexts = {
  own: { invitations: "server.mail.yourCompanyHasSentItsInvitations", reminders: "server.mail.yourCompanyHasSentItsReminders" },
  platform: { invitations: "server.mail.thisCompanyHasSentItsInvitations", reminders: "server.mail.thisCompanyHasSentItsReminders" },
} as const;

export function limitText(kind: Outreach, limit: number, timeZone: string, at: Date, whose: Whose = "own"): Sentence {
  const time = nextDay(at).toLocaleString(localeNow(), { timeZone, month: "long", day: "numeric", hour: "numeric", minute: "2-digit" });
  return coded(limitTexts[whose][kind], { limit, time });
}

export const confirmFirst = () => coded("server.mail.confirmYourEmailToStart");
