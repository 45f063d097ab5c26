import { createElement, Fragment, type ReactNode } from "react";
import type { Texts } from "@/generated/texts";
import { endedOnce, type TextKey, translatorNow, type ValuesOf, valueIn } from "@/messages/say";

type Make = (text: ReactNode) => ReactNode;
type Part = ReactNode | Make;
type Parts<K extends TextKey> = ValuesOf<K, ReactNode> & Readonly<Record<Texts[K]["tags"], Make>>;

/** A text with elements in it: "{name}" is replaced by the element of that name, "<link>words</link>" by what `link` makes of the words. */
export function sayParts<K extends TextKey>(key: K, parts: Parts<K>): ReactNode {
  const given = Object.fromEntries(Object.entries<Part>(parts).map(([name, part]) => [name, elementOf(part)]));
  return whole(translatorNow().rich(key, given as Parameters<ReturnType<typeof translatorNow>["rich"]>[1]));
}

function elementOf(part: Part): unknown {
  if (typeof part === "function") return (chunks: unknown) => part(whole(chunks));
  return typeof part === "string" || typeof part === "number" || part === null || part === undefined ? valueIn(part) : part;
}

/** The pieces of a text as one element. */
const whole = (pieces: unknown): ReactNode =>
  createElement(Fragment, null, ...[pieces as ReactNode].flat().map((piece) => (typeof piece === "string" ? endedOnce(piece) : piece)));
