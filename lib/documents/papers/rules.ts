import type { DocumentKind } from "@/generated/prisma/client";
import type { PaperInput } from "@/lib/documents/papers/schema";

export type KindOfPaper = Pick<DocumentKind, "name" | "expires">;
export type PaperDates = { issuedOn: string | null; expiresOn?: string | null | undefined };

/** The first value that a kind does not have, or the day that does not fit the other one; null: all fit. */
export function unfitIn({ expires }: KindOfPaper, changed: Partial<PaperInput>, { issuedOn, expiresOn = null }: PaperDates) {
  if (expires !== "date" && changed.expiresOn) return { field: "expiresOn", message: "server.documents.paperHasNoExpiration" } as const;
  const isCrossed = issuedOn !== null && expiresOn !== null && expiresOn < issuedOn;
  const field = changed.expiresOn ? "expiresOn" : changed.issuedOn ? "issuedOn" : null;
  return isCrossed && field ? ({ field, message: "server.documents.paperExpiresTooEarly" } as const) : null;
}
