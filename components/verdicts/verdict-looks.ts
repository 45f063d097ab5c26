import {
  Ban,
  Check,
  CircleCheck,
  CircleHelp,
  Clock,
  type LucideIcon,
  MinusCircle,
  OctagonX,
  ScanEye,
  ShieldOff,
  TriangleAlert,
  Umbrella,
  X,
} from "lucide-react";
import type { Tone } from "@/components/ui/badge";
import type { GateAnswer } from "@/lib/compliance/requirements/values";
import type { LineResult } from "@/lib/compliance/verdicts/schema";
import type { PlainKey } from "@/messages/say";

/** Icon and color of each result; its words are in `resultNames`. */
export const resultLooks: Record<LineResult, { icon: LucideIcon; tone: Tone }> = {
  pass: { icon: Check, tone: "blue" },
  fail: { icon: X, tone: "red" },
  cancelled: { icon: Ban, tone: "red" },
  being_read: { icon: Clock, tone: "grey" },
  unreadable: { icon: ScanEye, tone: "violet" },
  not_evaluated: { icon: CircleHelp, tone: "violet" },
  waived: { icon: ShieldOff, tone: "grey" },
  accepted_short: { icon: MinusCircle, tone: "orange" },
  provided: { icon: Umbrella, tone: "blue" },
  not_enrolled: { icon: Clock, tone: "grey" },
};

/** Icon and color of what a gate answers; its words are in `answerNames`. */
export const gateLooks: Record<GateAnswer, { icon: LucideIcon; tone: Tone }> = {
  clear: { icon: CircleCheck, tone: "blue" },
  warn: { icon: TriangleAlert, tone: "yellow" },
  stop: { icon: OctagonX, tone: "red" },
};

/** What read a value. */
export const readerWords: Record<string, PlainKey> = {
  fillable: "review.formField",
  text: "review.sourceText",
  ocr: "review.picture",
  office: "review.wordFile",
  person: "review.aPerson",
};
