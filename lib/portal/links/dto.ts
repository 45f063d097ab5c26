import type { z } from "zod";
import type { PortalLink } from "@/generated/prisma/client";
import { agencyTitle } from "@/lib/policies/agencies/rules";
import type { portalLinkDto } from "@/lib/portal/links/schema";

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
