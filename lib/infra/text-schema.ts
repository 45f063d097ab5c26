import { z } from "zod";
import { coded, codedIssue } from "@/lib/infra/sentences-rules";
import { asLines, asOneLine, holdsLink } from "@/lib/infra/text-rules";
import type { PlainKey } from "@/messages/say";

const atMost = (max: number, name: PlainKey) => [max, codedIssue("infra.nameMustBeAtMost", { name: coded(name), max })] as const;
const orTakenAway = (value: string | null | undefined) => (value === undefined ? undefined : value || null);

/** A name, on one line. `name`: what the field is called. */
export const requiredLine = (max: number, name: PlainKey) =>
  z
    .string(codedIssue("infra.nameIsRequired", { name: coded(name) }))
    .overwrite(asOneLine)
    .min(1, codedIssue("infra.nameIsRequired", { name: coded(name) }))
    .max(...atMost(max, name));

const withoutLink = (text: string | null | undefined) => !text || !holdsLink(text);
const linkProblem = (name: PlainKey) => codedIssue("infra.nameCannotContainAWeb", { name: coded(name) });

/** A name that appears in emails, on one line and without anything that an email program would turn into a link. */
export const requiredName = (max: number, name: PlainKey) => requiredLine(max, name).refine(withoutLink, linkProblem(name));

/** A text that may be left out: not given stays undefined (left as it is), empty becomes null (taken away). */
export const optionalText = (max: number, name: PlainKey) =>
  z
    .string()
    .overwrite(asLines)
    .max(...atMost(max, name))
    .nullish()
    .transform(orTakenAway);

/** The same, on one line. */
export const optionalLine = (max: number, name: PlainKey) =>
  z
    .string()
    .overwrite(asOneLine)
    .max(...atMost(max, name))
    .nullish()
    .transform(orTakenAway);

/** A name that may be left out. */
export const optionalName = (max: number, name: PlainKey) => optionalLine(max, name).refine(withoutLink, linkProblem(name));
