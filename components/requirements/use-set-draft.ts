"use client";

import { useState } from "react";
import { changedParts, type Draft, draftOf, type Faults, faultsFrom, newRule, rulesOf, type Stored } from "@/components/requirements/draft";
import type { RuleType } from "@/components/requirements/rule-names";
import type { Gates } from "@/components/requirements/use-requirements";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { ApiError } from "@/lib/http/client/api";

const noFaults: { ofRules: Faults; ofSet: string | null; first: string | null } = { ofRules: {}, ofSet: null, first: null };

/** A set as it is edited: what is stored, what was typed, and the server's words about it. Nothing typed is lost by either. */
export function useSetDraft(set: Stored) {
  const [stored, setStored] = useState(set);
  const [draft, setDraft] = useState(() => draftOf(set));
  const [faults, setFaults] = useState(noFaults);
  const [added, setAdded] = useState<string>();
  /** Fields hold what is typed: another value from outside needs new fields. */
  const [epoch, setEpoch] = useState(0);

  const begin = (next: Stored) => {
    setStored(next);
    setDraft(draftOf(next));
    setFaults(noFaults);
    setAdded(undefined);
    setEpoch((before) => before + 1);
  };
  const changed = changedParts(draft, stored);
  const isChanged = Object.keys(changed).length > 0;
  // What a teammate saved is shown, unless something was typed here.
  const [seen, setSeen] = useState(set);
  if (set !== seen) {
    setSeen(set);
    if (!isChanged && set.version !== stored.version) begin(set);
  }

  const clear = (key: string) =>
    setFaults((before) => ({ ...before, first: null, ofSet: null, ofRules: { ...before.ofRules, [key]: {} } }));
  const mapRule = (key: string, next: (one: Draft["rules"][number]) => Draft["rules"][number]) =>
    setDraft((before) => ({ ...before, rules: before.rules.map((one) => (one.rule.key === key ? next(one) : one)) }));

  return {
    ...{ stored, draft, faults, added, epoch, changed, isChanged, begin },
    discard: () => begin(stored),
    change: (rule: Requirement) => {
      clear(rule.key);
      mapRule(rule.key, (one) => ({ ...one, rule }));
    },
    setRemoved: (key: string, isRemoved: boolean) => {
      clear(key);
      mapRule(key, (one) => ({ ...one, isRemoved }));
    },
    add: (type: RuleType) => {
      const rule = newRule(type, rulesOf(draft));
      setAdded(rule.key);
      setFaults((before) => ({ ...before, first: null, ofSet: null }));
      setDraft((before) => ({ ...before, rules: [...before.rules, { rule, isRemoved: false }] }));
    },
    setGates: (gates: Gates) => setDraft((before) => ({ ...before, gates })),
    /** Puts the server's words on the settings that they are about. */
    showFaults: (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      const sent = rulesOf(draft);
      const { ofRules, ofSet } = faultsFrom(error.fields, sent);
      setAdded(undefined);
      setFaults({ ofRules, ofSet, first: sent.find(({ key }) => ofRules[key])?.key ?? null });
    },
    /** Goes on from what someone else saved: parts that were not changed here are theirs, the others stay to be saved over them. */
    keepMine: (theirs: Stored) => {
      setDraft((before) => ({
        rules: changed.requirements ? before.rules : draftOf(theirs).rules,
        gates: changed.gates ?? draftOf(theirs).gates,
      }));
      setStored(theirs);
    },
  };
}
