import { cx } from "@/components/ui/class-names";
import type { Column } from "@/components/ui/data-table";
import { formatNumber, formatTime } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import type { ActivityDto } from "@/lib/tenancy/audit/schema";
import { actionInWords } from "@/lib/tenancy/audit/values";
import { type PlainKey, say } from "@/messages/say";

const deletedWords: Readonly<Record<string, PlainKey>> = {
  vendor: "audit.aDeletedVendor",
  document: "audit.aDeletedDocument",
  project: "audit.aDeletedProject",
  user: "audit.aDeletedUser",
};

const pages: Record<string, string> = { vendor: "/vendors", document: "/documents", project: "/projects" };

/** What it is about, with its page where it has one. A person who did something to themselves is not named twice. */
function Subject({ event: { subject, who, action } }: { event: ActivityDto }) {
  const page = pages[subject.type];
  if (subject.type === "user" && subject.id === who?.id) return null;
  const since = action.endsWith(".deleted") ? "" : ` ${say("audit.deletedSince")}`;
  const gone = subject.name ? `${subject.name}${since}` : say(deletedWords[subject.type] ?? "audit.somethingDeleted");
  if (!subject.isThere) return <span className="text-ink-3">{gone}</span>;
  if (!page || !subject.name) return subject.name;
  return (
    <Link href={`${page}/${subject.id}`} className="text-link hover:underline">
      {subject.name}
    </Link>
  );
}

/** What was done, to what, and what more is known. */
export function EventText({ event }: { event: ActivityDto }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
      <span className="font-medium text-ink">{sentenceOf(actionInWords(event.action))}</span>
      <Subject event={event} />
      {event.details && <span className="text-ink-3 text-small">{event.details}</span>}
    </div>
  );
}

export function activityColumns(timeZone: string): Column<ActivityDto>[] {
  return [
    {
      key: "what",
      header: say("common.what"),
      kind: "main",
      className: "sm:w-[52%]",
      cell: (event) => <EventText event={event} />,
    },
    {
      key: "who",
      header: say("audit.who"),
      cell: ({ who, actor, address }) => (
        <span className={cx("[overflow-wrap:anywhere]", who ? "text-ink-2" : "text-ink-3")}>
          {actor.name}
          {address && <span className="ml-2 text-ink-3 text-small">{address}</span>}
        </span>
      ),
    },
    {
      key: "at",
      header: say("audit.when"),
      cell: ({ at }) => (
        <time dateTime={at} className="text-ink-2 tabular-nums sm:whitespace-nowrap">
          {formatTime(at, timeZone)}
        </time>
      ),
    },
    { key: "seq", header: say("audit.number"), kind: "number", cell: ({ seq }) => <span className="text-ink-3">{formatNumber(seq)}</span> },
  ];
}

const sentenceOf = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
