"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatDate } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { spotAddress } from "@/components/verdicts/linked-spot";
import { readerWords, resultLooks } from "@/components/verdicts/verdict-looks";
import { senderWords } from "@/lib/compliance/policies/senders-rules";
import type { LineDto, UnitDto } from "@/lib/compliance/reading/schema";
import { causeNames } from "@/lib/compliance/verdicts/causes-values";
import { resultNames, rungNames } from "@/lib/compliance/verdicts/labels-values";
import { say } from "@/messages/say";

/** So many lines are shown whatever they are; of more, those that pass are folded. */
const mostUnfolded = 8;

type LinesProps = { unit: UnitDto; label: string; actions: ((line: LineDto) => React.ReactNode) | undefined };

/** Each requirement with what was found, its result and its proof, in the order in which the answer has them. */
export function VerdictLines({ unit, label, actions }: LinesProps) {
  const [isOpen, setOpen] = useState(false);
  const { lines } = unit;
  const passes = lines.filter(({ result }) => result === "pass").length;
  const isFolded = !isOpen && lines.length > mostUnfolded && passes > 0 && passes < lines.length;
  const shown = isFolded ? lines.filter(({ result }) => result !== "pass") : lines;
  const columns = columnsOfFacts();
  if (actions) columns.push({ key: "actions", header: say("common.actions"), kind: "actions", className: "sm:w-px", cell: actions });
  return (
    <>
      <DataTable label={label} alignTop columns={columns} rows={shown} rowKey={({ requirement }) => requirement} />
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

const stacked = "max-sm:flex-col max-sm:items-stretch max-sm:gap-0.5! max-sm:[&>div]:text-left";

function columnsOfFacts(): Column<LineDto>[] {
  return [
    {
      key: "requirement",
      header: say("verdicts.requirement"),
      kind: "main",
      className: "sm:w-[24%] [overflow-wrap:anywhere]",
      cell: ({ required, severity }) => (
        <>
          <p className="font-medium text-ink">{required}</p>
          {severity === "soft" && <p className="text-ink-3 text-small">{say("verdicts.warnsOnly")}</p>}
        </>
      ),
    },
    {
      key: "found",
      header: say("verdicts.found"),
      className: `sm:w-[28%] [overflow-wrap:anywhere] ${stacked}`,
      cell: (line) => <Found line={line} />,
    },
    {
      key: "result",
      header: say("verdicts.result"),
      cell: ({ result, severity, cause }) => {
        const { icon, tone } = resultLooks[result];
        return (
          <>
            <Badge tone={severity === "soft" && tone === "red" ? "yellow" : tone} icon={icon}>
              {say(resultNames[result])}
            </Badge>
            {cause && cause !== "being_read" && <p className="mt-1 text-ink-3 text-small">{say(causeNames[cause])}</p>}
          </>
        );
      },
    },
    {
      key: "where",
      header: say("verdicts.where"),
      // A card needs no label where no paper shows anything.
      className: `sm:w-[26%] [overflow-wrap:anywhere] max-sm:not-has-[li]:hidden ${stacked}`,
      cell: (line) => <Proofs line={line} />,
    },
  ];
}

function Found({ line: { found, decision } }: { line: LineDto }) {
  return (
    <>
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
    </>
  );
}

/** The proof that would be enough is named where the requirement is not met, though papers may show less. */
function Proofs({ line: { proofs, proofNeeded, result } }: { line: LineDto }) {
  const unique = [...new Map(proofs.map((proof) => [`${proof.document.id} ${proof.page} ${proof.box}`, proof])).values()];
  return (
    <ul className="text-ink-3 text-small">
      {unique.map(({ document, page, box, reader, confidence, rung }) => (
        <li key={`${document.id} ${page} ${box}`}>
          <TextLink href={spotAddress(document.id, page, box)}>
            {page === null ? document.name : say("verdicts.documentPage", { document: document.name, page })}
          </TextLink>
          <span className="block">
            {[
              // Only requirements with a choice of proof have a rung that means something, and an unverified email is no proof.
              proofNeeded && reader && say(rungNames[rung]),
              reader && readerWords[reader] && say(readerWords[reader]),
              reader && reader !== "person" && say("verdicts.confidence", { percent: Math.round(confidence * 100) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {document.sender && <span className="block [overflow-wrap:anywhere]">{senderWords(document.sender)}</span>}
        </li>
      ))}
      {proofNeeded && result !== "pass" && <li>{say("verdicts.proofNeeded", { proof: say(rungNames[proofNeeded]) })}</li>}
    </ul>
  );
}
