import { createElement, Fragment, type ReactNode } from "react";
import { type EnglishOf, endedOnce, messageOf, type NamesIn, type TextKey, written } from "@/messages/say";

type TagsIn<S> = S extends `${string}</${infer Tag}>${infer Rest}` ? Tag | TagsIn<Rest> : never;
type Part = ReactNode | ((text: ReactNode) => ReactNode);
type Parts<K extends TextKey> = Readonly<
  Record<Extract<NamesIn<EnglishOf<K>>, string>, ReactNode> & Record<TagsIn<EnglishOf<K>>, (text: ReactNode) => ReactNode>
>;

/** A text with elements in it: "{name}" is replaced by the element of that name, "<link>words</link>" by what `link` makes of the words. */
export function sayParts<K extends TextKey>(key: K, parts: Parts<K>): ReactNode {
  const given = parts as Readonly<Record<string, Part>>;
  return fill(messageOf(key, given.count), given);
}

function fill(message: string, given: Readonly<Record<string, Part>>): ReactNode {
  const pieces = message.split(/(<\w+>[^<]*<\/\w+>|\{\w+\})/);
  const parts = pieces.map((piece) => partOf(piece, given));
  const endsAlready = (index: number) => typeof parts[index - 1] === "string" && String(parts[index - 1]).endsWith(".");
  const inPlace = parts.map((part, index) => (part === pieces[index] && endsAlready(index) ? endedOnce(".", String(part)).slice(1) : part));
  return createElement(Fragment, null, ...inPlace);
}

function partOf(piece: string, given: Readonly<Record<string, Part>>): ReactNode {
  const tag = /^<(\w+)>([^<]*)<\/\w+>$/.exec(piece);
  if (tag) {
    const [, name = "", inner = ""] = tag;
    const make = given[name];
    return typeof make === "function" ? make(fill(inner, given)) : inner;
  }
  const name = /^\{(\w+)\}$/.exec(piece)?.[1];
  if (!name || !(name in given)) return piece;
  const value = given[name];
  if (typeof value === "function") return piece;
  return typeof value === "string" || typeof value === "number" ? written(name, value) : value;
}
