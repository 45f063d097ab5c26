import { z } from "zod";
import { linkKinds } from "@/lib/portal/links/values";
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

export const portalLinkDto = z.object({
  id: z.string(),
  kind: z.enum(linkKinds),
  recipient: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Neither expired nor revoked. */
  isLive: z.boolean(),
  revokedAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  /** Files that came through it. */
  files: z.number(),
});
export const portalLinkListDto = z.object({ links: z.array(portalLinkDto) });
export type PortalLinkListDto = z.infer<typeof portalLinkListDto>;

export const linkParams = z.object({ id: z.uuid(), linkId: z.uuid() });
