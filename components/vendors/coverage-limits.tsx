import { limitWords } from "@/components/documents/document-words";
import { ReadValue } from "@/components/documents/read-value";
import { formatMoney } from "@/components/ui/format";
import type { CoverageDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

type LimitKey = CoverageDto["limits"][number]["key"];

const isLimit = (name: string): name is LimitKey => name in limitWords;

/** Limits and endorsements of a coverage. A stated value that could not be read shows as unreadable. */
export function CoverageLimits({ coverage }: { coverage: CoverageDto }) {
  const { limits, unreadable, additionalInsured, waiverOfSubrogation } = coverage;
  const stated = new Set(limits.map(({ key }) => key));
  const lost = unreadable.filter(isLimit).filter((key) => !stated.has(key));
  const endorsements = [
    { name: say("vendors.additionalInsured"), value: additionalInsured, isLost: unreadable.includes("additionalInsured") },
    { name: say("vendors.waiverOfSubrogation"), value: waiverOfSubrogation, isLost: unreadable.includes("waiverOfSubrogation") },
  ].filter(({ value, isLost }) => value !== null || isLost);
  if (limits.length + lost.length + endorsements.length === 0) return <ReadValue unreadable={false}>{null}</ReadValue>;
  return (
    <dl className="space-y-0.5">
      {limits.map(({ key, amount }) => (
        <Line key={key} name={say(limitWords[key])}>
          {formatMoney(amount)}
        </Line>
      ))}
      {lost.map((key) => (
        <Line key={key} name={say(limitWords[key])} isLost />
      ))}
      {endorsements.map(({ name, value, isLost }) => (
        <Line key={name} name={name} isLost={value === null && isLost}>
          {value ? say("common.yes") : "No"}
        </Line>
      ))}
    </dl>
  );
}

function Line({ name, isLost = false, children }: { name: string; isLost?: boolean; children?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-left text-ink-3 text-small">{name}</dt>
      <dd className="whitespace-nowrap text-right">
        <ReadValue unreadable={isLost}>{children}</ReadValue>
      </dd>
    </div>
  );
}
