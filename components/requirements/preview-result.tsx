"use client";

import { ArrowRight } from "lucide-react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { FormAlert } from "@/components/ui/form-alert";
import { formatNumber } from "@/components/ui/format";
import type { PreviewDto } from "@/lib/compliance/preview/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { say } from "@/messages/say";

/** Which vendors would turn, from what to what, and why. `note`: whom the change concerns. */
export function PreviewResult({ preview, note }: { preview: PreviewDto; note?: string | undefined }) {
  const { vendors, judged, turned, comparedWith } = preview;
  const isPartial = judged < vendors;
  return (
    <>
      <p className="font-medium text-ink">{verdictInWords(preview)}</p>
      <p className="text-ink-2">
        {note && `${note} `}
        {comparedWith ? say("requirements.comparedWithSaved", { name: comparedWith.name }) : say("requirements.comparedWithDates")}
      </p>
      {isPartial && (
        <FormAlert tone="info">
          {say("requirements.stoppedEarly", { judged: formatNumber(judged), vendors: formatNumber(vendors) })}
        </FormAlert>
      )}
      {judged > 0 && <Counts {...preview} />}
      {turned > 0 && <Turning {...preview} />}
    </>
  );
}

function verdictInWords({ vendors, judged, turned }: PreviewDto): string {
  if (vendors === 0) return say("requirements.noVendors");
  if (turned === 0) return say("requirements.previewUnchanged");
  return say("requirements.vendorsWouldChange", { count: turned, judged: formatNumber(judged) });
}

function Counts({ before, after }: PreviewDto) {
  const shown = complianceStatuses.filter((status) => (before[status] ?? 0) > 0 || (after[status] ?? 0) > 0);
  return (
    <table aria-label={say("requirements.vendorsByStatus")} className="w-full rounded-control border text-left tabular-nums">
      <thead>
        <tr className="border-b text-ink-3 text-small">
          <th scope="col" className="px-3 py-1.5 font-medium">
            {say("common.status")}
          </th>
          <th scope="col" className="w-20 px-3 py-1.5 text-right font-medium">
            {say("requirements.now")}
          </th>
          <th scope="col" className="w-20 px-3 py-1.5 text-right font-medium">
            {say("requirements.after")}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((status) => {
          const [now, then] = [before[status] ?? 0, after[status] ?? 0];
          return (
            <tr key={status} className="border-b last:border-b-0">
              <td className="px-3 py-1.5">
                <ComplianceBadge status={status} />
              </td>
              <td className="px-3 py-1.5 text-right">{formatNumber(now)}</td>
              <td className={now === then ? "px-3 py-1.5 text-right" : "px-3 py-1.5 text-right font-semibold"}>{formatNumber(then)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Turning({ turning, turned }: PreviewDto) {
  const more = turned - turning.length;
  return (
    <section aria-label={say("requirements.changingVendors")}>
      <h3 className="mb-2 font-medium text-ink">{say("requirements.changingVendors")}</h3>
      <ul className="divide-y rounded-control border">
        {turning.map(({ vendor, from, to, isFromBeingRead, isToBeingRead, reason }) => (
          <li key={vendor.id} className="px-3 py-2.5">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <span className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">{vendor.name}</span>
              <span className="flex flex-wrap items-center gap-1.5">
                <ComplianceBadge status={from} isBeingRead={isFromBeingRead} />
                <ArrowRight role="img" aria-label={say("requirements.turnsTo")} className="size-4 text-ink-3" />
                <ComplianceBadge status={to} isBeingRead={isToBeingRead} />
              </span>
            </span>
            {reason && <span className="mt-1 block text-ink-2 text-small [overflow-wrap:anywhere]">{reason}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-3 text-small">{say("requirements.andMore", { count: more })}</p>}
    </section>
  );
}
