"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { AttentionTop } from "@/components/attention/attention-top";
import { CommonFailures } from "@/components/dashboard/common-failures";
import { ComplianceRing } from "@/components/dashboard/compliance-ring";
import { ExpirationWeeks } from "@/components/dashboard/expiration-weeks";
import { FirstSteps, NoVendorsYet, stepsDone } from "@/components/dashboard/first-steps";
import { hideSteps, useStepsHidden } from "@/components/dashboard/hidden-steps";
import { ListSkeleton } from "@/components/dashboard/list-skeleton";
import { RecentDocuments } from "@/components/dashboard/recent-documents";
import { Rejudging } from "@/components/dashboard/rejudging";
import { RemindersOff } from "@/components/dashboard/reminders-off";
import { StatCards } from "@/components/dashboard/stat-cards";
import { UpcomingExpirations } from "@/components/dashboard/upcoming-expirations";
import { overviewQuery } from "@/components/dashboard/use-overview";
import { statsQuery } from "@/components/dashboard/use-stats";
import { WeekTrend } from "@/components/dashboard/week-trend";
import { useUpload } from "@/components/documents/upload-center";
import { useCan, useSession } from "@/components/layout/session-context";
import { SampleNotice } from "@/components/samples/sample-notice";
import { reminderSettingsQuery } from "@/components/settings/reminders/reminder-queries";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

/** What expires next: how much in each week, and the first vendors. */
function Upcoming({ data }: { data: StatsDto | undefined }) {
  const { data: overview } = useQuery(overviewQuery());
  if (!data || !overview) return <ListSkeleton rows={8} />;
  if (data.upcomingExpirations.length === 0)
    return <p className="m-auto px-5 py-8 text-center text-ink-3">{say("dashboard.noUpcomingExpirations")}</p>;
  return (
    <>
      <ExpirationWeeks weeks={overview.expirations} />
      <UpcomingExpirations expirations={data.upcomingExpirations} />
    </>
  );
}

/** Where the company is today, and how it came there. */
function Compliance({ data }: { data: StatsDto | undefined }) {
  const { data: overview } = useQuery(overviewQuery());
  return (
    <Section title={say("dashboard.complianceOverview")}>
      <ComplianceRing data={data} />
      {overview && <WeekTrend weeks={overview.weeks} />}
    </Section>
  );
}

function Failures() {
  const { data } = useQuery(overviewQuery());
  return (
    <Section title={say("dashboard.mostCommonFailures")}>
      {data ? <CommonFailures failures={data.failures} /> : <ListSkeleton rows={5} />}
    </Section>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Card>
      <ErrorState title={say("dashboard.loadFailed")} advice={say("dashboard.loadFailedHelp")} onRetry={onRetry} />
    </Card>
  );
}

/** Whether vendors are emailed without a person sending it; null: it is not known yet. */
function useIsLive(): boolean | null {
  const { data } = useQuery(reminderSettingsQuery());
  return data ? data.liveSince !== null : null;
}

export function DashboardScreen() {
  const mayWrite = useCan("vendor:write");
  const mayUpload = useCan("document:write");
  const upload = useUpload();
  const { data, isError, refetch } = useQuery(statsQuery());
  const isLive = useIsLive();
  const { user } = useSession();
  const address = useAddress();
  const hidden = useStepsHidden(user.id);
  // Asked for by the menu or the search, they are shown whatever is done and was put away.
  const asked = address.get("steps") === "show";

  if (isError && !data) return <NotLoaded onRetry={() => refetch()} />;

  const showsSteps = data && mayWrite && (asked || (!hidden && Object.values(stepsDone(data, isLive)).includes(false)));
  function putAway() {
    hideSteps(user.id, true);
    if (asked) address.correct({ steps: "" });
  }

  return (
    <div aria-busy={!data}>
      <PageHeader
        title={say("common.dashboard")}
        subtitle={say("dashboard.hint")}
        action={
          mayUpload && (
            <Button onClick={() => upload()}>
              <Upload aria-hidden className="size-4" />
              {say("dashboard.uploadDocument")}
            </Button>
          )
        }
      />
      <SampleNotice />
      <div className="space-y-4">
        {isLive === false && !showsSteps && <RemindersOff />}
        <AttentionTop progress={<Rejudging />} />
        {showsSteps && <FirstSteps stats={data} isLive={isLive} onUpload={() => upload()} onHide={putAway} />}
        {data?.allVendors === 0 ? (
          <>
            <StatCards data={data} isRow />
            {!showsSteps && <NoVendorsYet mayWrite={mayWrite} />}
          </>
        ) : (
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
            <div className="contents xl:block xl:min-w-0 xl:space-y-4">
              <Section title={say("dashboard.upcomingExpirations")}>
                <Upcoming data={data} />
              </Section>
              <Failures />
            </div>
            <div className="contents xl:block xl:min-w-0 xl:space-y-4">
              <Compliance data={data} />
              <Section
                title={say("dashboard.recentDocuments")}
                aside={
                  <TextLink alone href="/documents">
                    {say("common.allDocuments")}
                  </TextLink>
                }
              >
                {data ? <RecentDocuments documents={data.recentDocuments} /> : <ListSkeleton rows={5} />}
              </Section>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
