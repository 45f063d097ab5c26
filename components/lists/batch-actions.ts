import type { LucideIcon } from "lucide-react";
import type { Permission } from "@/lib/tenancy/permissions";
import type { PlainKey, TextKey, ValuesOf } from "@/messages/say";

/** The names of texts whose one value is how many rows they are about, such as "3 vendors". */
export type CountedKey = {
  [K in TextKey]: [keyof ValuesOf<K>] extends ["counted"] ? (["counted"] extends [keyof ValuesOf<K>] ? K : never) : never;
}[TextKey];

/** What the list's batch call asks and says. Title and button of the question are the action's label unless told otherwise. */
export type BatchWords = {
  title?: PlainKey;
  question: CountedKey;
  consequence?: PlainKey;
  confirm?: PlainKey;
  running: PlainKey;
  /** "3 vendors deleted". */
  done: CountedKey;
};

/** What can be done with many rows at once: every list declares its actions in this form. */
export type BatchAction<Name extends string = string> = {
  /** As the list's batch call names it. */
  name: Name;
  label: PlainKey;
  /** A part of the label, where the whole one is too long for a button on a phone. */
  short?: PlainKey;
  icon: LucideIcon;
  needs: Permission;
  /** It is offered for exactly so many chosen rows. */
  only?: number;
  /** Nothing is lost by it. */
  harmless?: boolean;
  /** Missing where the screen of the list asks and does it, instead of the batch call. */
  words?: BatchWords;
};
