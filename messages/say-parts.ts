import { createElement, Fragment, type ReactNode } from "react";
import type { Texts } from "@/generated/texts";
import { endedOnce, type TextKey, translatorNow, type ValuesOf, valueIn } from "@/messages/say";

type Make = (text: ReactNode) => ReactNode;
type Part = ReactNode | Make;
type Parts<K extends TextKey> = ValuesOf<K, ReactNode> & Readonly<Record<Texts[K]["tags"], Make>>;

/** Marks the place of an element in a text, since the compiled texts of browsers take words only. */
const placeOf = (at: number) => `\ue004${at}\ue004`;
const places = /\ue004(\d+)\ue004/;

/** A text with elements in it: "{name}" is replaced by the element of that name, "<link>words</link>" by what `link` makes of the words. */
export function sayParts<K extends TextKey>(key: K, parts: Parts<K>): ReactNode {
  const elements: ReactNode[] = [];
  /** The pieces of a text as one element. */
  const whole = (pieces: unknown): ReactNode =>
    createElement(
      Fragment,
      null,
      ...[pieces as ReactNode].flat().flatMap((piece) => (typeof piece === "string" ? filled(piece) : [piece])),
    );
  const filled = (text: string): ReactNode[] =>
    endedOnce(text)
      .split(places)
      .map((piece, at) => (at % 2 === 1 ? elements[Number(piece)] : piece))
      .filter((piece) => piece !== "");
  const wordsOf = (part: Part): unknown => {
    if (typeof part === "function") return (chunks: unknown) => part(whole(chunks));
    if (typeof part === "string" || typeof part === "number" || part === null || part === undefined) return valueIn(part);
    return placeOf(elements.push(part) - 1);
  };
  const given = Object.fromEntries(Object.entries<Part>(parts).map(([name, part]) => [name, wordsOf(part)]));
  return whole(translatorNow().rich(key, given as Parameters<ReturnType<typeof translatorNow>["rich"]>[1]));
}
