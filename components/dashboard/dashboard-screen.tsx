"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { AttentionTop } from "@/components/attention/attention-top";
import { CommonFailures } from "@/components/dashboard/common-failures";
import { ComplianceRing } from "@/components/dashboard/compliance-ring";
import { FirstSteps, NoVendorsYet, stepsDone } from "@/components/dashboard/first-steps";
import { hideSteps, useStepsHidden } from "@/components/dashboard/hidden-steps";
import { ListSkeleton } from "@/components/dashboard/list-skeleton";
import { RecentDocuments } from "@/components/dashboard/recent-documents";
import { Rejudging } from "@/components/dashboard/rejudging";
import { RemindersOff } from "@/components/dashboard/reminders-off";
import { ReviewLine } from "@/components/dashboard/review-line";
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
import { say } from "@/messages/say";

/** What vendors miss most, and how it went in the last weeks. */
function Overview() {
  const { data } = useQuery(overviewQuery());
  return (
    <>
      <Section title={say("dashboard.mostCommonFailures")} className="xl:col-span-2">
        {data ? <CommonFailures failures={data.failures} /> : <ListSkeleton rows={3} />}
      </Section>
      <Section title={say("dashboard.trendByWeek")}>{data ? <WeekTrend weeks={data.weeks} /> : <ListSkeleton rows={3} />}</Section>
    </>
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
        <StatCards data={data} />
        {showsSteps && <FirstSteps stats={data} isLive={isLive} onUpload={() => upload()} onHide={putAway} />}
        {data?.allVendors === 0 ? (
          !showsSteps && <NoVendorsYet mayWrite={mayWrite} />
        ) : (
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1.15fr)_minmax(0,0.8fr)]">
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
            <Section title={say("dashboard.upcomingExpirations")}>
              {data ? <UpcomingExpirations expirations={data.upcomingExpirations} /> : <ListSkeleton rows={5} />}
            </Section>
            <Section title={say("dashboard.complianceOverview")} className="lg:max-xl:col-span-2">
              <ComplianceRing data={data} />
              <div className="border-t px-5 py-2.5">
                <ReviewLine />
              </div>
            </Section>
            <Overview />
          </div>
        )}
      </div>
    </div>
  );
}
