"use client";

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import { useCheckNow } from "@/components/admin/operations/use-operations";
import { useSession } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { formatZonedTime } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import type { OperationsDto } from "@/lib/operations/overview/schema";
import type { Priority } from "@/lib/operations/problems/values";
import { say } from "@/messages/say";

const priorityBadges: Record<Priority, { tone: Tone; icon: LucideIcon; label: string }> = {
  HIGH: {
    tone: "red",
    icon: CircleAlert,
    get label() {
      return say("admin.high");
    },
  },
  MEDIUM: {
    tone: "yellow",
    icon: TriangleAlert,
    get label() {
      return say("admin.medium");
    },
  },
  LOW: {
    tone: "grey",
    icon: Info,
    get label() {
      return say("admin.low");
    },
  },
};

/** What the checks found, the most urgent first, each with how to fix it. */
export function Problems({ data }: { data: OperationsDto | undefined }) {
  const { company } = useSession();
  const check = useCheckNow();
  return (
    <Section
      title={say("admin.problems")}
      aside={
        <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate(undefined)}>
          {check.isPending ? say("admin.checking") : say("admin.checkNow")}
        </Button>
      }
    >
      {data ? (
        <ul className="divide-y">
          {data.problems.length === 0 && (
            <li className="flex items-center gap-3 px-5 py-4 text-ink-2">
              {data.checkedAt ? <CircleCheck aria-hidden className="size-4 shrink-0 text-blue" /> : null}
              {data.checkedAt ? say("admin.noProblemsFound") : say("admin.problemsUnchecked")}
            </li>
          )}
          {data.problems.map(({ check: name, priority, title, message, fix, since }) => {
            const { tone, icon, label } = priorityBadges[priority];
            return (
              <li key={name} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-4 sm:flex-nowrap">
                <span className="w-24 shrink-0">
                  <Badge tone={tone} icon={icon}>
                    {label}
                  </Badge>
                </span>
                <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                  <h3 className="font-medium text-ink">{title}</h3>
                  <p className="mt-0.5 text-ink-2">{message}</p>
                  <p className="mt-0.5 text-ink-2">{fix}</p>
                </div>
                <p className="shrink-0 text-ink-3 text-small">
                  {say("admin.sinceSince", { since: formatZonedTime(since, company.timeZone) })}
                </p>
              </li>
            );
          })}
        </ul>
      ) : (
        <Skeleton className="m-5 h-24" />
      )}
      {data?.checkedAt && (
        <p className="border-t px-5 py-3 text-ink-3 text-small">
          {say("admin.problemsCheckedOn", { time: formatZonedTime(data.checkedAt, company.timeZone) })}
        </p>
      )}
    </Section>
  );
}
