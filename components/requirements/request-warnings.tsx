"use client";

import { Scale } from "lucide-react";
import { requestProblems } from "@/lib/compliance/requests/rules";
import { render } from "@/lib/compliance/requirements/words-rules";

/** Each request that a law forbids: what was found, why, and the law. The sentence itself says that it is guidance. */
export function RequestWarnings({ text }: { text: string }) {
  const problems = requestProblems(text);
  if (problems.length === 0) return null;
  return (
    <ul role="status" className="mt-1.5 space-y-1.5">
      {problems.map(({ found, why, law, source }) => (
        <li key={why.key} className="flex items-start gap-2 rounded-control bg-yellow-tint px-3 py-2 text-small text-yellow">
          <Scale aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <q className="font-medium">{found}</q> {render(why)}{" "}
            <a href={source} target="_blank" rel="noreferrer" className="font-medium underline underline-offset-3">
              {law}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}
