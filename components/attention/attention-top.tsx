"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AttentionText } from "@/components/attention/attention-text";
import { kindIcons } from "@/components/attention/kind-icons";
import { attentionQuery } from "@/components/attention/use-attention";
import { useAttentionActions } from "@/components/attention/use-attention-actions";
import { Card } from "@/components/ui/card";
import { formatNumber } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { AttentionItemDto } from "@/lib/attention/schema";
import { topFilter } from "@/lib/attention/values";
import { say } from "@/messages/say";

/** The first rows of the list with their buttons, on the dashboard. `progress`: beside the title. */
export function AttentionTop({ progress }: { progress?: ReactNode }) {
  const { data } = useQuery(attentionQuery(topFilter));
  const { action, dialogs } = useAttentionActions();
  const total = data?.pagination.total ?? 0;
  return (
    <Card>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2">
        <h2 className="font-semibold text-body text-ink">{say("attention.title")}</h2>
        {data && total === 0 && <p className="text-ink-3 text-small">{say("attention.empty")}</p>}
        <div className="ml-auto flex flex-wrap items-center gap-x-4">
          {progress}
          {total > topFilter.limit && (
            <TextLink alone href="/attention">
              {say("attention.seeAll", { total: formatNumber(total) })}
            </TextLink>
          )}
        </div>
      </div>
      {data ? (
        total > 0 && (
          <ul aria-label={say("attention.title")} className="divide-y border-t">
            {data.items.map((item) => (
              <TopRow key={item.id} item={item} action={action(item)} />
            ))}
          </ul>
        )
      ) : (
        <Skeleton className="mx-5 mb-4 h-40" />
      )}
      {dialogs}
    </Card>
  );
}

function TopRow({ item, action }: { item: AttentionItemDto; action: ReactNode }) {
  const Icon = kindIcons[item.kind];
  return (
    <li className="relative flex items-center gap-3 px-5 py-1.5 hover:bg-ground max-sm:flex-wrap max-sm:py-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <AttentionText item={item} />
      </div>
      {action && <span className="relative z-1 shrink-0">{action}</span>}
    </li>
  );
}
