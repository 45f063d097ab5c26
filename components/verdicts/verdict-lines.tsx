"use client";

import { useState } from "react";
import { spotAddress } from "@/components/review/use-linked-spot";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatDate } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { readerWords, resultLooks } from "@/components/verdicts/verdict-looks";
import { resultNames, rungNames } from "@/lib/compliance/labels/values";
import type { LineDto, UnitDto } from "@/lib/verdicts/reading/schema";
import { say } from "@/messages/say";

const order: readonly LineDto["result"][] = ["cancelled", "fail", "unreadable", "not_evaluated", "accepted_short", "waived", "pass"];
const inOrder = (lines: readonly LineDto[]) => lines.toSorted((a, b) => order.indexOf(a.result) - order.indexOf(b.result));

/** So many lines are shown whatever they are; of more, those that pass are folded. */
const mostUnfolded = 8;

type LinesProps = { unit: UnitDto; actions: (line: LineDto) => React.ReactNode };

/** Each requirement with its result, what was found and where it stands; what is not met comes first. */
export function VerdictLines({ unit, actions }: LinesProps) {
  const [isOpen, setOpen] = useState(false);
  const lines = inOrder(unit.lines);
  const passes = lines.filter(({ result }) => result === "pass").length;
  const isFolded = !isOpen && lines.length > mostUnfolded && passes > 0 && passes < lines.length;
  const shown = isFolded ? lines.filter(({ result }) => result !== "pass") : lines;
  return (
    <>
      <ul className="divide-y">
        {shown.map((line) => (
          <VerdictLine key={line.requirement} line={line}>
            {actions(line)}
          </VerdictLine>
        ))}
      </ul>
      {isFolded && (
        <div className="border-t px-3 py-1">
          <Button variant="ghost" onClick={() => setOpen(true)}>
            {say("verdicts.showWhatIsMet", { count: passes })}
          </Button>
        </div>
      )}
    </>
  );
}

function VerdictLine({ line, children }: { line: LineDto; children: React.ReactNode }) {
  const { result, severity, required, found, decision } = line;
  const { icon, tone } = resultLooks[result];
  return (
    <li className="grid gap-x-4 gap-y-1.5 px-5 py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <div className="flex flex-wrap items-start gap-1.5">
        <Badge tone={tone} icon={icon}>
          {resultNames[result]}
        </Badge>
        {severity === "soft" && <span className="text-ink-3 text-small">{say("verdicts.warnsOnly")}</span>}
      </div>
      <div className="min-w-0 space-y-0.5 [overflow-wrap:anywhere]">
        <p className="font-medium text-ink">{required}</p>
        <p className="text-ink-2">{found}</p>
        {decision && (
          <p className="text-ink-3 text-small">
            {say("verdicts.decidedByOn", {
              by: decision.by ?? say("verdicts.aFormerMember"),
              day: formatDate(decision.on.slice(0, 10)),
              note: decision.note,
            })}
          </p>
        )}
        <Proofs line={line} />
      </div>
      <div className="flex items-start justify-end gap-1 max-sm:justify-start">{children}</div>
    </li>
  );
}

function Proofs({ line: { proofs, proofNeeded } }: { line: LineDto }) {
  const unique = [...new Map(proofs.map((proof) => [`${proof.document.id} ${proof.page} ${proof.box}`, proof])).values()];
  return (
    <ul className="text-ink-3 text-small">
      {unique.map(({ document, page, box, reader, confidence, rung }) => (
        <li key={`${document.id} ${page} ${box}`}>
          <TextLink href={spotAddress(document.id, page, box)}>
            {page === null ? document.name : say("verdicts.documentPage", { document: document.name, page })}
          </TextLink>
          {` · ${rungNames[rung]}`}
          {reader && ` · ${readerWords[reader]}`}
          {reader && reader !== "person" && ` · ${say("verdicts.confidence", { percent: Math.round(confidence * 100) })}`}
        </li>
      ))}
      {proofNeeded && unique.length === 0 && <li>{say("verdicts.proofNeeded", { proof: rungNames[proofNeeded] })}</li>}
    </ul>
  );
}
