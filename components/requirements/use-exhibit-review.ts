"use client";

import { useRef, useState } from "react";
import { faultsFrom } from "@/components/requirements/draft";
import { type Decision, type Decisions, isOpen, nextOpen, takenRules } from "@/components/requirements/exhibit-decisions";
import { useExhibitKeys } from "@/components/requirements/use-exhibit-keys";
import type { Proposal } from "@/lib/compliance/exhibits/schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { ApiError } from "@/lib/http/client/api";

/** What a person has said of each proposal, which of them is selected, and the way from one to the next. */
export function useExhibitReview(proposals: readonly Proposal[]) {
  const [decisions, setDecisions] = useState<Decisions>({});
  const [selected, select] = useState(proposals[0]?.id ?? "");
  const [edited, setEdited] = useState<{ id: string; rule: Requirement }>();
  const [faults, setFaults] = useState<ReturnType<typeof faultsFrom>["ofRules"]>({});
  const list = useRef<HTMLUListElement>(null);
  const one = proposals.find(({ id }) => id === selected);
  const rules = takenRules(proposals, decisions);

  const rowOf = (id: string) =>
    [...(list.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])].find(({ dataset }) => dataset.line === id);
  const go = (id: string | undefined) => {
    if (!id) return;
    select(id);
    requestAnimationFrame(() => {
      rowOf(id)?.querySelector("button")?.focus({ preventScroll: true });
      rowOf(id)?.scrollIntoView({ block: "nearest" });
    });
  };
  const decide = (id: string, decision: Decision) => {
    const next = { ...decisions, [id]: decision };
    setDecisions(next);
    setFaults((before) => ({ ...before, [id]: {} }));
    setEdited(undefined);
    return nextOpen(proposals, next, id);
  };
  const ruleOf = ({ id, options }: Proposal): Requirement | undefined => {
    const decision = decisions[id];
    if (edited?.id === id) return edited.rule;
    if (decision?.isTaken) return decision.rule;
    // Of several amounts none is chosen for the person.
    return options.length === 1 ? options[0] : undefined;
  };
  useExhibitKeys(list, {
    step: (by) => go(proposals[proposals.findIndex(({ id }) => id === selected) + by]?.id),
    take: () => {
      const rule = one && ruleOf(one);
      if (rule) go(decide(selected, { isTaken: true, rule }));
      else rowOf(selected)?.querySelector("input")?.focus();
    },
    refuse: () => one && go(decide(selected, { isTaken: false })),
    change: () => {
      const rule = one && (ruleOf(one) ?? one.options[0]);
      if (rule) setEdited({ id: selected, rule });
    },
  });

  return {
    ...{ decisions, selected, one, list, rules, go },
    open: proposals.filter((proposal) => isOpen(proposal, decisions)).length,
    /** What the line of a proposal shows and does. */
    lineOf: ({ id }: Proposal) => ({
      decision: decisions[id],
      isSelected: id === selected,
      edited: edited?.id === id ? edited.rule : undefined,
      faults: faults[id] ?? {},
      act: {
        select: () => select(id),
        take: (rule: Requirement) => void decide(id, { isTaken: true, rule }),
        refuse: () => void decide(id, { isTaken: false }),
        edit: (rule: Requirement) => setEdited({ id, rule }),
      },
    }),
    /** Opens the first requirement that the server refuses, with its words. */
    showFaults: (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      const found = faultsFrom(error.fields, rules);
      setFaults(found.ofRules);
      const first = proposals.find(({ id }) => found.ofRules[id]);
      const rule = first && ruleOf(first);
      if (!rule) return;
      setEdited({ id: first.id, rule });
      go(first.id);
    },
  };
}
