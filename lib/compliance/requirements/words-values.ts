import type terms from "@/messages/en/server/terms.json";
import type reasons from "@/messages/en/server/verdicts.json";
import type verdicts from "@/messages/en/verdicts.json";
import type { PlainKey } from "@/messages/say";

/** A word that is put into a sentence. */
export type Term = keyof typeof terms;
/** Sentences that a browser shows too. */
export type RequestKey = Extract<keyof typeof verdicts, `request_${string}`>;
export type SentenceKey = keyof typeof reasons | RequestKey;

/** Messages at the fields of a requirement set. */
export const setMessages = {
  name: "verdicts.enterAName",
  empty: "verdicts.addARequirement",
  allSoft: "verdicts.oneMustBeHard",
  amount: "verdicts.enterAnAmount",
  days: "verdicts.enterDays",
  duplicate: "verdicts.alreadyInTheSet",
  duplicateKey: "verdicts.ownKey",
  wrongLimit: "verdicts.noSuchLimit",
  noUmbrella: "verdicts.noUmbrellaAbove",
  noBox: "verdicts.noCheckbox",
  umbrellaItself: "verdicts.umbrellaItself",
  notASet: "verdicts.notASet",
  operations: "verdicts.operationsOfGeneral",
  kind: "verdicts.chooseAKind",
} as const satisfies Record<string, PlainKey>;
