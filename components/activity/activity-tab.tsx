"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { activityColumns } from "@/components/activity/activity-columns";
import { ActivityFilters } from "@/components/activity/activity-filters";
import { ChainCheck } from "@/components/activity/chain-check";
import { activityBase, activityListQuery } from "@/components/activity/use-activity";
import { useSession } from "@/components/layout/session-context";
import { ListScreen } from "@/components/lists/list-screen";
import { EmptyState } from "@/components/ui/empty-state";
import { inTab, useAddress } from "@/components/ui/use-address";
import { areas } from "@/lib/tenancy/audit/values";
import { say } from "@/messages/say";

/** Whether it is a day of the calendar, in ISO's form. */
const isDay = (text: string) => new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** Who did what in the company. The filters are in the address; unknown filters are ignored. */
export function ActivityTab() {
  const { company } = useSession();
  const address = inTab(useAddress(), "activity");
  const [who, from, to] = [address.get("who"), address.get("from"), address.get("to")];
  const filter = {
    who: who === "system" ? who : address.id("who") || undefined,
    about: areas.find((known) => known === address.get("about")),
    from: isDay(from) ? from : undefined,
    to: isDay(to) ? to : undefined,
  };
  const log = useQuery(activityListQuery({ ...filter, page: address.page }));
  const columns = useMemo(() => activityColumns(company.timeZone), [company.timeZone]);

  return (
    <ListScreen
      label={say("common.activity")}
      notice={
        <>
          <ChainCheck />
          <ActivityFilters filter={filter} people={log.data?.people} onChange={address.set} />
        </>
      }
      address={address}
      filter={filter}
      query={log}
      rowsOf={({ events }) => events}
      rowKey={({ seq }) => String(seq)}
      what={say("settings.theActivity")}
      empty={<EmptyState message={say("settings.activityEmpty")} />}
      columns={columns}
      list={{ name: "events", base: activityBase }}
      isExported
    />
  );
}
