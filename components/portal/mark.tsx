import { Check, CircleDashed, CircleMinus, type LucideIcon, ScanEye, X } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import { type PlainKey, say } from "@/messages/say";

type Standing = "met" | "missing" | "wanted" | "checking" | "accepted";

const looks: Record<Standing, { icon: LucideIcon; tone: Tone }> = {
  met: { icon: Check, tone: "blue" },
  missing: { icon: X, tone: "red" },
  wanted: { icon: CircleDashed, tone: "yellow" },
  checking: { icon: ScanEye, tone: "violet" },
  accepted: { icon: CircleMinus, tone: "grey" },
};
const names: Record<Standing, PlainKey> = {
  met: "portal.met",
  missing: "portal.missing",
  wanted: "portal.wanted",
  checking: "portal.checking",
  accepted: "portal.accepted",
};

/** Pass or fail of one requirement: icon and word. */
export const Mark = ({ standing }: { standing: Standing }) => <Badge {...looks[standing]}>{say(names[standing])}</Badge>;
