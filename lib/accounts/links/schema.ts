import { z } from "zod";
import { linkKinds } from "@/lib/accounts/links/values";

export const portalLinkDto = z.object({
  id: z.string(),
  kind: z.enum(linkKinds),
  recipient: z.string(),
  /** The agency whose insureds it opens. */
  agency: z.string().nullable(),
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
