import { Section } from "@/components/ui/card";
import type { ExhibitDto, ListedReason } from "@/lib/compliance/exhibits/schema";
import { type PlainKey, say } from "@/messages/say";

const reasons: Record<ListedReason, PlainKey> = {
  unclear: "requirements.listedUnclear",
  "not-required": "requirements.listedNotRequired",
  years: "requirements.listedYears",
  umbrella: "requirements.listedUmbrella",
  reference: "requirements.listedReference",
};

/** The words of an exhibit that became no requirement, with the reason. */
export function ExhibitListed({ listed, hasPages }: { listed: ExhibitDto["listed"]; hasPages: boolean }) {
  if (listed.length === 0) return null;
  return (
    <Section title={say("requirements.notProposed", { count: listed.length })}>
      <p className="px-5 py-3 text-ink-2 text-small">{say("requirements.notProposedMeans")}</p>
      <ul className="divide-y border-t">
        {listed.map(({ text, page, why }) => (
          <li key={`${page} ${text}`} className="px-5 py-2.5">
            <p className="text-ink [overflow-wrap:anywhere]">
              {hasPages ? say("requirements.quoteOnPage", { text, page }) : say("requirements.quote", { text })}
            </p>
            <p className="text-ink-3 text-small">{say(reasons[why])}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
