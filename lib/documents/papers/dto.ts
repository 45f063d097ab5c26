import type { Document, DocumentKind } from "@/generated/prisma/client";
import type { KindRules } from "@/lib/compliance/kinds/rules";
import { type StarterKey, starterKeys } from "@/lib/compliance/kinds/starters-values";
import { effectiveExpiration } from "@/lib/compliance/statuses/doubts-rules";
import type { PaperDto } from "@/lib/documents/papers/schema";
import { type ReadPaper, readPaper } from "@/lib/extraction/schema";
import { toIsoDate } from "@/lib/infra/clock";
import { versionOf } from "@/lib/infra/versions-rules";

export type KindOfRow = Pick<DocumentKind, "id" | "name" | "expires" | "months">;
type PaperRow = Pick<
  Document,
  | "kindId"
  | "kindSource"
  | "paperNumber"
  | "paperIssuer"
  | "paperState"
  | "issuedOn"
  | "typedExpirationDate"
  | "readExpirationDate"
  | "readPaper"
>;

export const toKindRules = (row: DocumentKind): KindRules => ({
  ...{ id: row.id, name: row.name, months: row.months, titleWords: row.titleWords, isInUse: row.archivedAt === null },
  expires: row.expires as KindRules["expires"],
  starter: (starterKeys.find((key) => key === row.starter) as StarterKey | undefined) ?? null,
});

/** What people can say of a paper. */
export const editablePaper = (row: PaperRow) => ({
  kindId: row.kindId,
  number: row.paperNumber,
  issuer: row.paperIssuer,
  state: row.paperState,
  issuedOn: toIsoDate(row.issuedOn),
  expiresOn: row.kindId === null ? null : toIsoDate(row.typedExpirationDate),
});

const valueNames = ["number", "issuer", "state", "issuedOn", "expiresOn"] as const;

export const readPaperOf = ({ readPaper: stored }: Pick<Document, "readPaper">): ReadPaper | null =>
  readPaper.safeParse(stored).data ?? null;

export function toPaperDto(row: PaperRow, kind: KindOfRow | null): PaperDto {
  const typed = editablePaper(row);
  const read = readPaperOf(row);
  const dates = { typedExpirationDate: typed.expiresOn, readExpirationDate: toIsoDate(row.readExpirationDate) };
  const values = {
    number: typed.number ?? read?.number ?? null,
    issuer: typed.issuer ?? read?.issuer ?? null,
    state: typed.state ?? read?.state ?? null,
    issuedOn: typed.issuedOn ?? read?.issuedOn ?? null,
    expiresOn: kind ? effectiveExpiration(dates) : null,
  };
  return {
    kind: kind && { id: kind.id, name: kind.name, expires: kind.expires as NonNullable<PaperDto["kind"]>["expires"], months: kind.months },
    source: (row.kindSource as PaperDto["source"]) ?? null,
    ...values,
    read: valueNames.filter((name) => typed[name] === null && values[name] !== null),
    version: versionOf(typed),
  };
}
