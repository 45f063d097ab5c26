import type { z } from "zod";
import type { PortalLink } from "@/generated/prisma/client";
import type { portalLinkDto } from "@/lib/accounts/links/schema";
import { agencyTitle } from "@/lib/compliance/policies/agencies-rules";

export function toLinkDto(row: PortalLink, now: Date): z.infer<typeof portalLinkDto> {
  const { id, kind, recipient, agency, files, createdAt, expiresAt, revokedAt, usedAt } = row;
  return {
    ...{ id, kind, recipient, agency: agency && agencyTitle(agency), files },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isLive: revokedAt === null && expiresAt > now,
    revokedAt: revokedAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
  };
}
