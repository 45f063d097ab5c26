"use client";

import { ruleInWords } from "@/components/requirements/rule-words";
import { SeverityMark } from "@/components/requirements/severity-mark";
import type { Requirement } from "@/lib/compliance/requirements/schema";

/** The requirements of a set to read, one sentence each. */
export function RuleList({ rules }: { rules: readonly Requirement[] }) {
  return (
    <ul className="divide-y">
      {rules.map((rule) => (
        <li key={rule.key} className="flex items-start justify-between gap-3 px-5 py-2.5">
          <span className="min-w-0 text-ink [overflow-wrap:anywhere]">{ruleInWords(rule)}</span>
          <SeverityMark severity={rule.severity} />
        </li>
      ))}
    </ul>
  );
}
