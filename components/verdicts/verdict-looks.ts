import { Ban, Check, CircleHelp, type LucideIcon, MinusCircle, ScanEye, ShieldOff, X } from "lucide-react";
import type { Tone } from "@/components/ui/badge";
import type { GateAnswer } from "@/lib/compliance/requirements/values";
import type { LineResult } from "@/lib/compliance/verdicts/schema";
import { textsOf } from "@/messages/say";

/** Icon and color of each result; its words are in `resultNames`. */
export const resultLooks: Record<LineResult, { icon: LucideIcon; tone: Tone }> = {
  pass: { icon: Check, tone: "blue" },
  fail: { icon: X, tone: "red" },
  cancelled: { icon: Ban, tone: "red" },
  unreadable: { icon: ScanEye, tone: "violet" },
  not_evaluated: { icon: CircleHelp, tone: "violet" },
  waived: { icon: ShieldOff, tone: "grey" },
  accepted_short: { icon: MinusCircle, tone: "orange" },
};

export const gateTones: Record<GateAnswer, Tone> = { clear: "blue", warn: "yellow", stop: "red" };

/** What read a value. */
export const readerWords: Record<string, string> = textsOf({
  fillable: "review.formField",
  text: "review.textOfTheFile",
  ocr: "review.picture",
  office: "review.wordFile",
  person: "review.aPerson",
});
