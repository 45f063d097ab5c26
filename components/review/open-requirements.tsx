"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import { useState } from "react";
import { isOpenLine } from "@/components/review/questions";
import { Fold } from "@/components/ui/fold";
import { LineActions } from "@/components/verdicts/line-actions";
import { documentVerdictQuery } from "@/components/verdicts/use-verdict";
import { VerdictLines } from "@/components/verdicts/verdict-lines";
import { say } from "@/messages/say";

type RequirementsProps = {
  documentId: string;
  vendor: { id: string; name: string } | null;
  /** Whether they are all that is left to look at. */
  isLast: boolean;
};

/** The unclear requirements of this document, above the page: each is decided here. A decision can be undone. */
export function OpenRequirements({ documentId, vendor, isLast }: RequirementsProps) {
  const [isOpenAtFirst] = useState(isLast);
  const { data } = useQuery({ ...documentVerdictQuery(documentId), enabled: vendor !== null });
  const units = (data?.units ?? [])
    .map((unit) => ({ ...unit, lines: unit.lines.filter((line) => isOpenLine(line) || line.decision !== null) }))
    .filter(({ lines }) => lines.length > 0);
  if (!vendor || units.length === 0) return null;
  const open = units.flatMap(({ lines }) => lines.filter(isOpenLine)).length;
  return (
    <Fold
      title={say("review.requirementsOf", { vendor: vendor.name })}
      icon={<ClipboardCheck aria-hidden />}
      tone={open > 0 ? "text-violet" : "text-ink-2"}
      aside={open > 0 && say("review.openRequirements", { count: open })}
      open={isOpenAtFirst && open > 0}
      className="mb-4"
    >
      {units.map((unit) => (
        <div key={unit.assignmentId ?? "vendor"} className="border-t first-of-type:border-t-0">
          {unit.project && (
            <h3 className="px-5 pt-3 text-ink-3 text-small">
              {[unit.project.name, unit.project.contractNumber].filter(Boolean).join(", ")}
            </h3>
          )}
          <VerdictLines
            label={unit.project?.name ?? say("verdicts.requirements")}
            unit={unit}
            actions={(line) => <LineActions vendorId={vendor.id} unit={unit} line={line} />}
          />
        </div>
      ))}
    </Fold>
  );
}
