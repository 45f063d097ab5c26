"use client";

import { useSession } from "@/components/layout/session-context";
import { Section } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { PlatformEventDto } from "@/lib/admin/stats/activity-schema";
import { actionInWords } from "@/lib/tenancy/audit/values";
import { say } from "@/messages/say";

export function RecentActivity({ events }: { events: readonly PlatformEventDto[] | undefined }) {
  const { timeZone } = useSession().company;
  return (
    <Section
      title={say("admin.recentSystemActivity")}
      aside={
        <TextLink href="/admin/activity" alone>
          {say("admin.viewAll")}
        </TextLink>
      }
    >
      {events === undefined ? (
        <Skeleton className="m-5 h-96" />
      ) : events.length === 0 ? (
        <EmptyState message={say("admin.noActivityYet")} />
      ) : (
        <ul className="divide-y">
          {events.map(({ company, seq, at, actor, action }) => (
            <li key={`${company.id}/${seq}`} className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2.5">
              <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                <span className="font-medium text-ink">{actor.name}</span> <span className="text-ink-2">{actionInWords(action)}</span>
                <span className="block text-ink-3 text-small">{company.name}</span>
              </span>
              <span className="whitespace-nowrap text-ink-3 text-small tabular-nums">{formatZonedTime(at, timeZone)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
