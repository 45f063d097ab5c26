/** Seconds that an access token counts; after them the browser takes a new one with its refresh token. */
export const accessTokenSeconds = 15 * 60;

/** How long the replaced refresh token still gets the same answer: several tabs, or an answer that was lost. */
export const parentGraceSeconds = 30;

/**
 * How long a sign-in lives without being used: remembered, or for a working day and its night. A setting of the platform may end it sooner
 * (`sessionMinutes` of lib/tenancy/settings).
 */
export function sessionSeconds(remember: boolean): number {
  return remember ? 30 * 24 * 60 * 60 : 24 * 60 * 60;
}

export type RefreshDecision = "rotate" | "repeat" | "revoke" | "refuse";

/**
 * What a refresh token of a family earns. The newest generation is rotated; its immediate parent is answered with the
 * newest one again for 30 s; anything older is a copy in the wrong hands and ends the family.
 */
export function decideRefresh(
  session: { generation: number; rotatedAt: Date; expiresAt: Date; revokedAt: Date | null },
  presented: number,
  now: Date,
): RefreshDecision {
  if (session.revokedAt || session.expiresAt <= now) return "refuse";
  if (presented === session.generation) return "rotate";
  if (presented > session.generation || presented < 1) return "refuse";
  const isParent = presented === session.generation - 1;
  const age = now.getTime() - session.rotatedAt.getTime();
  return isParent && age <= parentGraceSeconds * 1000 ? "repeat" : "revoke";
}
