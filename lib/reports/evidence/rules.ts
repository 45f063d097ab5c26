import { createHash } from "node:crypto";
import type { AuditEvent } from "@/generated/prisma/client";
import { senderSentence } from "@/lib/compliance/policies/senders-rules";
import type { LineDto, UnitDto, VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { markedStatus } from "@/lib/compliance/verdicts/labels-rules";
import { answerNames, resultNames } from "@/lib/compliance/verdicts/labels-values";
import { warningsBeside } from "@/lib/compliance/verdicts/order-rules";
import { coded, joined, withoutRepeats } from "@/lib/infra/sentences-rules";
import type { Paragraph } from "@/lib/reports/prose-rules";
import { chainText, hashedFacts } from "@/lib/tenancy/audit/rules";

/** The exact text that is hashed for an event. */
export function eventText({ prevHash, hash, at, address, ...facts }: AuditEvent): string {
  const stored = { ...facts, at: at.toISOString(), ...(address !== null && { address }) };
  return chainText(prevHash, hashedFacts(prevHash, stored, hash) ?? stored);
}

export const sha256 = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** A name that is safe as a file's name on every system, and different for each number. */
export function fileNameOf(number: number, fileName: string): string {
  const plain = fileName.replace(/[^\p{L}\p{N} ._()-]/gu, "_").slice(-120);
  return `${String(number).padStart(3, "0")} ${plain}`;
}

function linesOf({ required, found, result, proofs, decision, ask }: LineDto): Paragraph[] {
  const places = proofs.map(({ document, page }) =>
    page === null ? document.name : coded("server.evidence.documentPage", { document: document.name, page }),
  );
  const senders = proofs.flatMap(({ document }) => (document.sender ? senderSentence(document.sender) : []));
  const decided =
    decision && coded("server.evidence.decidedBy", { by: decision.by ?? coded("server.evidence.somebody"), note: decision.note });
  return [
    { kind: "strong", text: joined(" · ", [coded(resultNames[result]), required]) },
    { kind: "text", text: found },
    ...(places.length > 0 ? [{ kind: "note" as const, text: joined("; ", withoutRepeats(places)) }] : []),
    ...(senders.length > 0 ? [{ kind: "note" as const, text: joined("; ", withoutRepeats(senders)) }] : []),
    ...(decided ? [{ kind: "note" as const, text: decided }] : []),
    ...(ask ? [{ kind: "note" as const, text: ask }] : []),
  ];
}

/** How many lines rest on an exception, and how many warn, in units whose status is the given one. */
const marksOf = (units: readonly UnitDto[], status: UnitDto["status"]) => {
  const lines = units.flatMap((unit) => unit.lines);
  return {
    exceptedCount: lines.filter(({ exception }) => exception !== null).length,
    warningsCount: warningsBeside(status, lines),
  };
};

function unitParagraphs(unit: UnitDto): Paragraph[] {
  const { project, set, status, reason, work, pay, validUntil, lines } = unit;
  const heading = project ? [project.name, project.contractNumber].filter(Boolean).join(", ") : coded("server.evidence.theVendorByItself");
  return [
    { kind: "heading", text: heading },
    { kind: "text", text: coded("server.evidence.setAndVersion", { set: set.name, version: set.version }) },
    { kind: "text", text: joined(":", [markedStatus(status, marksOf([unit], status)), reason]) },
    { kind: "text", text: coded("server.evidence.gates", { work: coded(answerNames[work]), pay: coded(answerNames[pay]) }) },
    ...(validUntil ? [{ kind: "text" as const, text: coded("server.evidence.validUntil", { day: { day: validUntil } }) }] : []),
    ...lines.flatMap(linesOf),
  ];
}

/** A vendor's verdict as the paragraphs of a PDF. */
export function verdictParagraphs({ status, units, isJudgedAgain }: VendorVerdictDto): Paragraph[] {
  const how = isJudgedAgain ? coded("server.evidence.judgedAgain") : coded("server.evidence.keptVerdict");
  const nothing: Paragraph[] = [{ kind: "text", text: coded("server.evidence.datesOnly") }];
  return [
    {
      kind: "strong",
      text: markedStatus(status, marksOf(units, status)),
    },
    { kind: "note", text: how },
    ...(units.length > 0 ? units.flatMap(unitParagraphs) : nothing),
  ];
}

/** How a shell checks the package: the files against their list, the chain of hashes, and the vendor's events against the chain. */
export const checks = {
  files: "sha256sum --check SHA256SUMS",
  chain: `awk -F, 'NR > 1 { if ($2 != last) print "broken at event " $1; last = $3 }' audit/chain.csv`,
  events: [
    'for file in audit/events/*.txt; do number=$(basename "$file" .txt); sum=$(sha256sum < "$file" | cut -d " " -f 1);',
    'grep -q "^$number,[0-9a-f]*,$sum$" audit/chain.csv || echo "event $number differs"; done',
  ].join(" "),
};
