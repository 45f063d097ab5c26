"use client";

import { firstGates } from "@/components/requirements/draft";
import { GatesFields } from "@/components/requirements/gates-fields";
import { RuleRow } from "@/components/requirements/rule-row";
import { Section } from "@/components/ui/card";
import { FormAlert } from "@/components/ui/form-alert";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { say } from "@/messages/say";

/** A version with all of its settings, to read. */
export function SetReader({ set: { name, requirements, gates, source, problem } }: { set: RequirementSetDto }) {
  return (
    <div className="space-y-4">
      {problem && <FormAlert>{say("requirements.problemNote", { problem })}</FormAlert>}
      <Section title={say("common.requirements")}>
        {requirements.length === 0 && <p className="px-5 py-4 text-ink-2">{say("requirements.noRequirements")}</p>}
        <ul className="divide-y">
          {requirements.map((rule) => (
            <RuleRow key={rule.key} rule={rule} setName={name} quote={source?.quotes[rule.key]} />
          ))}
        </ul>
      </Section>
      <Section title={say("requirements.gates")}>
        <GatesFields gates={gates ?? firstGates} />
      </Section>
    </div>
  );
}
