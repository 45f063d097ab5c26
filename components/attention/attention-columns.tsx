import type { ReactNode } from "react";
import { AttentionText } from "@/components/attention/attention-text";
import { kindIcons } from "@/components/attention/kind-icons";
import type { Column } from "@/components/ui/data-table";
import { formatSpan } from "@/components/ui/format";
import type { AttentionItemDto } from "@/lib/attention/schema";
import { attentionKinds } from "@/lib/attention/values";
import { say } from "@/messages/say";

const dayLength = 86_400_000;

/** How long it has waited. */
function age(since: string): string {
  const days = Math.floor((Date.now() - Date.parse(since)) / dayLength);
  return days < 1 ? say("review.today") : formatSpan(days);
}

function Kind({ kind }: Pick<AttentionItemDto, "kind">) {
  const Icon = kindIcons[kind];
  return (
    <span className="inline-flex items-center gap-2 text-ink-2 text-small">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      {say(attentionKinds[kind].name)}
    </span>
  );
}

/** A card of a phone has no column for it. */
const KindOnCard = ({ kind }: Pick<AttentionItemDto, "kind">) => (
  <span className="mt-1.5 inline-flex sm:hidden">
    <Kind kind={kind} />
  </span>
);

/** `action` draws a row's button. Missing for viewers. */
export function attentionColumns(action: ((item: AttentionItemDto) => ReactNode) | undefined): Column<AttentionItemDto>[] {
  const button: Column<AttentionItemDto> = {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    className: "sm:w-44",
    cell: (item) => (
      <span className="flex flex-wrap items-center justify-between gap-x-3 sm:justify-end">
        <KindOnCard kind={item.kind} />
        <span className="relative z-1 ml-auto inline-flex sm:py-1">{action?.(item)}</span>
      </span>
    ),
  };
  return [
    {
      key: "item",
      header: say("attention.item"),
      kind: "main",
      cell: (item) => (
        <>
          <AttentionText item={item} />
          {!action && <KindOnCard kind={item.kind} />}
        </>
      ),
    },
    { key: "kind", header: say("attention.kind"), className: "sm:w-52 max-sm:hidden", cell: (item) => <Kind kind={item.kind} /> },
    {
      key: "age",
      header: say("common.waiting"),
      className: "sm:w-28 max-sm:hidden",
      cell: ({ since }) => since && <span className="whitespace-nowrap text-ink-2 text-small tabular-nums">{age(since)}</span>,
    },
    ...(action ? [button] : []),
  ];
}
