import type { ReactNode } from "react";
import { cx } from "@/components/ui/class-names";
import { formatDate } from "@/components/ui/format";
import { roles } from "@/components/ui/table-cells";
import { TextLink } from "@/components/ui/text-link";
import { spotAddress } from "@/components/verdicts/linked-spot";
import { ResultBadge } from "@/components/verdicts/result-badge";
import { readerWords } from "@/components/verdicts/verdict-looks";
import { senderSentence } from "@/lib/compliance/policies/senders-rules";
import type { LineDto } from "@/lib/compliance/reading/schema";
import { causeNames } from "@/lib/compliance/verdicts/causes-values";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** On a phone the name and the actions share a line, and all else is below them. */
const cellClass = "px-3 py-2 align-top first:pl-5 last:pr-5 [overflow-wrap:anywhere] max-md:p-0! max-md:py-0.5!";
const lineClass = cx(cellClass, "max-md:col-span-2");

type RowProps = {
  line: LineDto;
  /** Its sentence is that of the row above. */
  isRepeated: boolean;
  actions: ReactNode;
};

/** One requirement: figures in columns, and a sentence only where no figure says it. */
export function VerdictRow({ line, isRepeated, actions }: RowProps) {
  const { brief, severity } = line;
  return (
    <tr
      {...roles.row}
      className="group/row relative border-t hover:bg-ground max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:px-3 max-md:py-2 md:h-11 md:pointer-coarse:h-15"
    >
      <td {...roles.cell} className={cx(cellClass, "max-md:self-center")}>
        <div className="flex items-baseline justify-between gap-x-4">
          <span className="min-w-0 font-medium text-ink">{brief.label}</span>
          {brief.required && (
            <span className="max-w-[55%] shrink-0 text-right text-ink-2 tabular-nums max-md:hidden">{brief.required}</span>
          )}
        </div>
        {severity === "soft" && <p className="text-ink-3 text-small">{say("verdicts.warnsOnly")}</p>}
      </td>
      <td {...roles.cell} className={cx(lineClass, brief.found && "md:text-right")}>
        <Found line={line} isRepeated={isRepeated} />
      </td>
      <td {...roles.cell} className={lineClass}>
        <Result line={line} />
      </td>
      <td {...roles.cell} className={cx(lineClass, "max-md:not-has-[li]:hidden")}>
        <Source line={line} />
      </td>
      {actions && (
        <td
          {...roles.cell}
          className={cx(cellClass, "py-1 text-right max-md:col-start-2 max-md:row-start-1 max-md:-mr-2 max-md:not-has-[a,button]:hidden")}
        >
          <span className="inline-flex items-center justify-end gap-1">{actions}</span>
        </td>
      )}
    </tr>
  );
}

function Found({ line: { brief, found, decision }, isRepeated }: Omit<RowProps, "actions">) {
  return (
    <>
      {brief.required && (
        <p className="flex justify-between gap-4 text-right text-ink-2 tabular-nums md:hidden">
          <span className="text-ink-3">{say("verdicts.required")}</span>
          {brief.required}
        </p>
      )}
      {brief.found ? (
        <p className="flex justify-between gap-4 text-right text-ink tabular-nums md:block">
          <span aria-hidden className="text-ink-3 md:hidden">
            {say("verdicts.found")}
          </span>
          {brief.found}
        </p>
      ) : (
        <p className={isRepeated ? "text-ink-3" : "text-ink-2"}>{isRepeated ? say("verdicts.asAbove") : found}</p>
      )}
      {decision && (
        <p className="text-left text-ink-3 text-small">
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

function Result({ line: { result, severity, cause, brief } }: { line: LineDto }) {
  return (
    <>
      <ResultBadge result={result} severity={severity} />
      {/* A figure says why by itself. */}
      {cause && cause !== "being_read" && !brief.found && <p className="mt-0.5 text-ink-3 text-small">{say(causeNames[cause])}</p>}
    </>
  );
}

/** Links to the places that show it. How it was read matters only while a person has to check it. */
function Source({ line: { proofs, result } }: { line: LineDto }) {
  const unique = [...new Map(proofs.map((proof) => [`${proof.document.id} ${proof.page} ${proof.box}`, proof])).values()];
  return (
    <ul className="text-small">
      {unique.map(({ document, page, box, reader, confidence }) => (
        <li key={`${document.id} ${page} ${box}`} className="min-w-0">
          <TextLink href={spotAddress(document.id, page, box)} className="line-clamp-2 font-normal" title={document.name}>
            {page === null ? document.name : say("verdicts.documentPage", { document: document.name, page })}
          </TextLink>
          {result === "unreadable" && reader && (
            <span className="block text-ink-3">
              {[
                readerWords[reader] && say(readerWords[reader]),
                reader !== "person" && say("verdicts.confidence", { percent: Math.round(confidence * 100) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          )}
          {document.sender && <span className="block text-ink-3">{inWords(senderSentence(document.sender))}</span>}
        </li>
      ))}
    </ul>
  );
}
