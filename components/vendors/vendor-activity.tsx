"use client";

import { useQuery } from "@tanstack/react-query";
import { EventText } from "@/components/activity/activity-columns";
import { activityListQuery } from "@/components/activity/use-activity";
import { useSession } from "@/components/layout/session-context";
import { EmptyLine, ListTable } from "@/components/lists/list-table";
import { Section } from "@/components/ui/card";
import { formatTime } from "@/components/ui/format";
import { usePage } from "@/components/ui/use-address";
import { say } from "@/messages/say";

const shown = 10;

/** Who did what to the vendor and its documents, the latest first. */
export function VendorActivity({ vendorId }: { vendorId: string }) {
  const { timeZone } = useSession().company;
  const page = usePage();
  const query = useQuery(activityListQuery({ vendorId, page: page.page, limit: shown }));
  return (
    <Section title={say("common.activity")}>
      <ListTable
        label={say("common.activity")}
        address={page}
        query={query}
        rowsOf={({ events }) => events}
        rowKey={({ seq }) => String(seq)}
        failed={say("vendors.activityLoadFailed")}
        empty={<EmptyLine>{say("vendors.noActivityYet")}</EmptyLine>}
        skeletonRows={1}
        item={(event) => (
          <li className="flex items-baseline justify-between gap-x-4 gap-y-1 px-5 py-2.5 max-sm:flex-col">
            <EventText event={event} />
            <p className="shrink-0 text-ink-3 text-small">
              {event.actor.name} · <time dateTime={event.at}>{formatTime(event.at, timeZone)}</time>
            </p>
          </li>
        )}
      />
    </Section>
  );
}
