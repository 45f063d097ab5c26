import { AppError } from "@/lib/infra/errors";
import type { DeadLink, FoundLink } from "@/lib/portal/links/schema";
import { say } from "@/messages/say";

/** Why a link opens nothing now; null: it works. */
export function whyDead({ expiresAt, revokedAt, isSilent }: FoundLink, now: Date): DeadLink["why"] | null {
  if (revokedAt) return "revoked";
  if (expiresAt <= now) return "expired";
  return isSilent ? "closed" : null;
}

/** Why a link opens nothing, and whom to ask, in one sentence or two. */
export function deadLinkText({ why, company, contactName, contactEmail, phone }: DeadLink): string {
  const said = say(deadTexts[why], { company });
  const reach = [contactName, contactEmail, phone].filter(Boolean).join(", ");
  return reach ? `${said} ${say("server.portal.askContact", { reach })}` : said;
}

const deadTexts = {
  expired: "server.portal.thisLinkHasExpired",
  revoked: "server.portal.thisLinkWasEnded",
  closed: "server.portal.thisPageIsClosed",
} as const;

export const linkFull = (company: string) => new AppError("quota_reached", say("server.portal.thisLinkHasTakenAll", { company }));
