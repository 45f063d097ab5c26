import { CalendarX2, CircleCheck, CircleDashed, Clock3, type LucideIcon, Minus, ScanEye, TriangleAlert } from "lucide-react";
import type { Tone } from "@/components/ui/badge";
import { cx } from "@/components/ui/class-names";
import type { CoverageMarks as Marks } from "@/lib/compliance/statuses/marks-schema";
import { type CoverageState, markedCoverages } from "@/lib/compliance/statuses/marks-values";
import { say } from "@/messages/say";

type Look = { words: string; icon: LucideIcon; className: string };

/** Words, icon and color of each coverage state. */
export const coverageLooks: Record<CoverageState, Look & { tone: Tone }> = {
  IN_FORCE: {
    get words() {
      return say("vendors.inForce");
    },
    icon: CircleCheck,
    tone: "blue",
    className: "bg-blue-tint text-blue",
  },
  EXPIRING_SOON: {
    get words() {
      return say("vendors.expiringSoon");
    },
    icon: Clock3,
    tone: "yellow",
    className: "bg-yellow-tint text-yellow",
  },
  EXPIRED: {
    get words() {
      return say("vendors.markExpired");
    },
    icon: CalendarX2,
    tone: "red",
    className: "bg-red-tint text-red",
  },
  UNDER_REVIEW: {
    get words() {
      return say("vendors.inReview");
    },
    icon: ScanEye,
    tone: "violet",
    className: "bg-violet-tint text-violet",
  },
  SHORT: {
    get words() {
      return say("vendors.tooLittle");
    },
    icon: TriangleAlert,
    tone: "red",
    className: "bg-red-tint text-red",
  },
  NOT_REQUIRED: {
    get words() {
      return say("vendors.notRequired");
    },
    icon: Minus,
    tone: "grey",
    className: "text-ink-3",
  },
  MISSING: {
    get words() {
      return say("vendors.markMissing");
    },
    icon: CircleDashed,
    tone: "grey",
    className: "border border-dashed border-control-line text-ink-3",
  },
};

/** A mark under review while all that the record waits for is a file that is being read. */
const beingReadMark: Look = {
  get words() {
    return say("vendors.markBeingRead");
  },
  icon: Clock3,
  className: "bg-grey-tint text-grey",
};

type CoverageMarksProps = { marks: Marks; isBeingRead: boolean; isFlat?: boolean; className?: string };

/** The usual coverages of a vendor as small marks, in words for screen readers. `isFlat`: as the second line of a table's row. */
export function CoverageMarks({ marks, isBeingRead, isFlat, className }: CoverageMarksProps) {
  return (
    <ul className={cx("flex flex-wrap gap-1", className)}>
      {markedCoverages.map(({ key, short, name }) => {
        const isWaiting = isBeingRead && marks[key] === "UNDER_REVIEW";
        const { words, icon: Icon, className: look } = isWaiting ? beingReadMark : coverageLooks[marks[key]];
        return (
          <li
            key={key}
            className={cx("inline-flex items-center gap-1 rounded-badge px-1.5 font-medium text-xs", isFlat ? "h-4" : "h-5", look)}
          >
            <Icon aria-hidden className="size-3 shrink-0" />
            <span aria-hidden>{say(short)}</span>
            <span className="sr-only">{`${say(name)} ${words}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
