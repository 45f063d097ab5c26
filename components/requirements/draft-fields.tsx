"use client";

import { Plus, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { AddRule } from "@/components/requirements/add-rule";
import { stateOf } from "@/components/requirements/draft";
import { GatesFields } from "@/components/requirements/gates-fields";
import { RuleRow } from "@/components/requirements/rule-row";
import { ruleInWords } from "@/components/requirements/rule-words";
import type { useSetDraft } from "@/components/requirements/use-set-draft";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { FieldError } from "@/components/ui/field";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { say } from "@/messages/say";

type Editor = ReturnType<typeof useSetDraft>;

/** The requirements and gates of a set that is edited. */
export function DraftFields({ editor, name }: { editor: Editor; name: string }) {
  const { draft, stored, faults, added, epoch } = editor;
  const [isAdding, setAdding] = useState(false);
  const first = faults.first ?? added;
  const add = (
    <Button variant="secondary" onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4" />
      {say("requirements.addRequirement")}
    </Button>
  );
  return (
    <>
      <Section title={say("common.requirements")} aside={add}>
        {faults.ofSet && (
          <div className="border-b px-5 pb-3">
            <FieldError message={faults.ofSet} />
          </div>
        )}
        {draft.rules.length === 0 && <p className="px-5 py-6 text-center text-ink-2">{say("requirements.noRequirements")}</p>}
        <ul key={epoch} className="divide-y">
          {draft.rules.map(({ rule, isRemoved }) =>
            isRemoved ? (
              <RemovedRow key={rule.key} rule={rule} onUndo={() => editor.setRemoved(rule.key, false)} />
            ) : (
              <RuleRow
                key={rule.key}
                rule={rule}
                setName={name}
                state={stateOf(rule, stored)}
                quote={stored.source?.quotes[rule.key]}
                faults={faults.ofRules[rule.key]}
                isNext={rule.key === first}
                edit={{ change: editor.change, remove: () => editor.setRemoved(rule.key, true) }}
              />
            ),
          )}
        </ul>
      </Section>
      <Section title={say("requirements.gates")}>
        <GatesFields gates={draft.gates} onChange={editor.setGates} />
      </Section>
      <AddRule open={isAdding} onChoose={editor.add} onClose={() => setAdding(false)} />
    </>
  );
}

/** Keeps the place of a requirement until the set is saved. */
function RemovedRow({ rule, onUndo }: { rule: Requirement; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const sentence = ruleInWords(rule);
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 bg-ground py-1.5 pr-3 pl-5">
      <span className="min-w-0 text-ink-3 line-through [overflow-wrap:anywhere]">
        {say("requirements.removedRule", { rule: sentence })}
      </span>
      <Button
        ref={button}
        variant="ghost"
        className="shrink-0"
        aria-label={say("requirements.undoRemove", { rule: sentence })}
        onClick={onUndo}
      >
        <Undo2 aria-hidden className="size-4" />
        {say("requirements.undo")}
      </Button>
    </li>
  );
}
