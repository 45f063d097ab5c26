"use client";

import { useState } from "react";
import { complianceLooks } from "@/components/compliance/compliance-looks";
import { useSession } from "@/components/layout/session-context";
import { projectStatusWords } from "@/components/projects/project-words";
import { answerItems } from "@/components/search/answer-items";
import { holdsTyped } from "@/components/search/marked";
import { findPlaces, places } from "@/components/search/places";
import { type Item, readRecent } from "@/components/search/recent";
import { useAsk } from "@/components/search/use-ask";
import type { PaletteAction } from "@/components/search/use-palette-actions";
import { useSearch } from "@/components/search/use-search";
import type { AskDto } from "@/lib/search/questions/schema";
import type { SearchDto } from "@/lib/search/schema";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

export type Group = { title: string; items: Item[] };

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(" · ");

/** The first of these that holds what was typed: why the row was found. */
const foundIn = (typed: string, others: readonly (string | null)[]) => others.find((text) => text && holdsTyped(text, typed));

function vendorItem(vendor: SearchDto["vendors"][number], typed: string): Item {
  const { id, name, email, contactName, phone, acceptedNames, complianceStatus } = vendor;
  const matched = foundIn(typed, [name, email]) ? undefined : foundIn(typed, [contactName, phone, ...acceptedNames]);
  return { kind: "vendor", href: `/vendors/${id}`, label: name, detail: joined(complianceLooks[complianceStatus].label, email, matched) };
}

function documentItem({ id, fileName, vendorName, insuredNames }: SearchDto["documents"][number], typed: string): Item {
  const insured = foundIn(typed, [fileName, vendorName]) ? undefined : foundIn(typed, insuredNames);
  return {
    kind: "document",
    href: `/documents/${id}`,
    label: fileName,
    detail: joined(vendorName ?? say("common.noVendorYet"), insured && say("search.insuredInsured", { insured })),
  };
}

const policyItem = ({ documentId, policyNumber, insurerName, vendorName }: SearchDto["policies"][number]): Item => ({
  kind: "policy",
  href: `/documents/${documentId}`,
  label: joined(policyNumber ? say("search.policyOf", { number: policyNumber }) : say("search.policyUnnumbered"), vendorName),
  detail: insurerName ?? undefined,
});

const projectItem = ({ id, name, number, address, status }: SearchDto["projects"][number]): Item => ({
  kind: "project",
  href: `/projects/${id}`,
  label: name,
  detail: joined(say(projectStatusWords[status]), number, address),
});

const asActions = (actions: readonly PaletteAction[]): Item[] =>
  actions.map(({ label, icon, run }) => ({ label, icon, run, href: "", kind: "page" }));

/** An answer is shown; that a text was not understood, only where it is a question, or where nothing else was found for several words. */
function shownAnswer(typed: string, answer: AskDto | undefined, groups: number): AskDto | undefined {
  if (!answer || answer.isUnderstood || answer.isQuestion) return answer;
  return groups === 0 && typed.split(/\s+/).length > 2 ? answer : undefined;
}

/** What the search offers: before anything is typed, the last results and all pages. */
export function useGroups(typed: string, actions: readonly PaletteAction[]) {
  const { user } = useSession();
  const { found, waiting, failed } = useSearch(typed);
  const asked = useAsk(typed);
  const { answer } = asked;
  const [recent] = useState(() => readRecent(user.id));
  const allowed = places.filter(
    ({ needs, isPlatform }) => (!needs || can(user.companyRole, needs)) && (!isPlatform || user.role === "admin"),
  );
  const asItems = (some: typeof allowed): Item[] => some.map(({ label, href }) => ({ label, href, kind: "page" }));
  const groups: Group[] =
    typed === ""
      ? [
          { title: say("search.recent"), items: recent },
          { title: say("search.actions"), items: asActions(actions) },
          { title: say("search.pages"), items: asItems(allowed) },
        ]
      : [
          { title: say("search.answer"), items: answer?.isUnderstood ? answerItems(answer) : [] },
          { title: say("common.vendors"), items: (found?.vendors ?? []).map((vendor) => vendorItem(vendor, typed)) },
          { title: say("search.policies"), items: (found?.policies ?? []).map(policyItem) },
          { title: say("common.documents"), items: (found?.documents ?? []).map((document) => documentItem(document, typed)) },
          { title: say("common.projects"), items: (found?.projects ?? []).map(projectItem) },
          { title: say("search.actions"), items: asActions(findPlaces(typed, actions)).slice(0, 5) },
          { title: say("search.pages"), items: asItems(findPlaces(typed, allowed)).slice(0, 5) },
        ];
  const filled = groups.filter(({ items }) => items.length > 0);
  const isWaiting = waiting || asked.waiting;
  return {
    groups: filled,
    found,
    answer: shownAnswer(typed, answer, filled.length),
    waiting: isWaiting,
    failed: failed || asked.failed,
    userId: user.id,
  };
}
