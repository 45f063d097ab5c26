import { AppError } from "@/lib/infra/errors";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import type { LiveLink } from "@/lib/tenancy/scope";

/** A link as it is stored, with what of its company decides whether it works. */
export type FoundLink = LiveLink & {
  expiresAt: Date;
  revokedAt: Date | null;
  /** The company is suspended, or its trial or plan has ended. */
  isSilent: boolean;
  /** Whom to ask: the member who made it, else the oldest admin. */
  contactName: string | null;
  contactEmail: string | null;
  companyPhone: string | null;
};

/** What a link that opens nothing says: why, and whom to ask. */
export type DeadLink = {
  why: "expired" | "revoked" | "closed";
  company: string;
  contactName: string | null;
  contactEmail: string | null;
  phone: string | null;
};

/** Why a link opens nothing now; null: it works. */
export function whyDead({ expiresAt, revokedAt, isSilent }: FoundLink, now: Date): DeadLink["why"] | null {
  if (revokedAt) return "revoked";
  if (expiresAt <= now) return "expired";
  return isSilent ? "closed" : null;
}

/** Why a link opens nothing, and whom to ask, in one sentence or two. */
export function deadLinkText({ why, company, contactName, contactEmail, phone }: DeadLink): Sentence {
  const said = coded(deadTexts[why], { company });
  const reach = [contactName, contactEmail, phone].filter(Boolean).join(", ");
  return reach ? joined(" ", [said, coded("server.portal.askContact", { reach })]) : said;
}

const deadTexts = {
  expired: "server.portal.linkExpired",
  revoked: "server.portal.linkEnded",
  closed: "server.portal.pageClosed",
} as const;

/** To a vendor, who can neither delete the company's documents nor choose its plan. */
export const companyIsFull = (company: string) => new AppError("quota_reached", coded("server.portal.companyFull", { company }));

export const linkFull = (company: string) => new AppError("quota_reached", coded("server.portal.linkFull", { company }));
