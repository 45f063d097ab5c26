import type { Document, Policy } from "@/generated/prisma/client";

/** A coverage line with what its document adds to it. */
export type StatedPolicy = Policy & { document: Pick<Document, "fileName" | "createdAt"> };
export const statedPolicyParts = { document: { select: { fileName: true, createdAt: true } } } as const;

/** A line's status among the vendor's coverages: today's coverage, superseded by another document's, or another insured's. */
export type Standing = { isCurrent: boolean; supersededBy: { documentId: string; fileName: string } | null; otherInsured: string | null };

/** Each line's status by its id, from all of the vendor's lines and its latest verdict. */
export function standingsOf(policies: readonly StatedPolicy[]): Map<string, Standing> {
  const fileNames = new Map(policies.map(({ documentId, document }) => [documentId, document.fileName]));
  return new Map(
    policies.map(({ id, isCurrent, supersededBy: newer, insuredName }) => {
      const by = newer === null ? null : { documentId: newer, fileName: fileNames.get(newer) ?? "" };
      return [id, { isCurrent, supersededBy: by, otherInsured: isCurrent || by ? null : insuredName }];
    }),
  );
}
