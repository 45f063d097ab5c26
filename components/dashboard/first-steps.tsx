import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { HolderLine } from "@/components/dashboard/holder-line";
import { LoadSamples } from "@/components/samples/load-samples";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { reviewKinds } from "@/lib/attention/values";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

type FirstStepsProps = {
  stats: StatsDto /** null: it is not known yet. */;
  isLive: boolean | null;
  onUpload: () => void;
  onHide: () => void;
};

type Step = { title: string; text: string; done: boolean; action: ReactNode };

/** How far a company is with each of the three steps that the landing page names, and with the emails to its vendors. */
export function stepsDone(
  stats: StatsDto,
  isLive: boolean | null,
): { uploaded: boolean; read: boolean; compliant: boolean; started: boolean } {
  const judged = stats.compliantVendors + stats.expiringVendors + stats.expiredVendors + stats.nonCompliantVendors;
  return {
    uploaded: stats.allVendors > 0 && stats.totalDocuments > 0,
    // A file may be read before anyone assigns its vendor.
    read: judged + stats.underReviewVendors > 0 || stats.recentDocuments.some(({ isRead }) => isRead),
    compliant: stats.compliantVendors + stats.expiringVendors > 0,
    started: isLive !== false,
  };
}

function stepsOf({ stats, isLive, onUpload }: FirstStepsProps): Step[] {
  const { uploaded, read, compliant, started } = stepsDone(stats, isLive);
  const hasVendors = stats.allVendors > 0;
  const isDoubtful = stats.underReviewVendors > 0 || stats.recentDocuments.some(({ isRead, vendorName }) => isRead && vendorName === null);
  return [
    {
      title: say("dashboard.uploadCertificates"),
      text: hasVendors ? say("dashboard.stepUploadText") : say("dashboard.stepVendorsText"),
      done: uploaded,
      action: hasVendors ? (
        <Button onClick={onUpload}>{say("dashboard.uploadCertificates")}</Button>
      ) : (
        <>
          <LinkButton href="/vendors/new">{say("dashboard.firstVendor")}</LinkButton>
          <LinkButton href="/vendors/import" variant="secondary">
            {say("dashboard.importAList")}
          </LinkButton>
          <LoadSamples />
        </>
      ),
    },
    {
      title: say("dashboard.aiProcessesData"),
      text: isDoubtful ? say("dashboard.stepReviewText") : say("dashboard.stepReadingText"),
      done: read,
      action: isDoubtful ? <TextLink href={`/attention?kind=${reviewKinds}`}>{say("dashboard.reviewMarkedValues")}</TextLink> : undefined,
    },
    {
      title: say("dashboard.stayCompliant"),
      text: say("dashboard.stepStatusText"),
      done: compliant,
      action: hasVendors ? (
        <TextLink href={stats.totalVendors > 0 ? "/vendors?active=true" : "/vendors"}>{say("dashboard.seeVendorStatuses")}</TextLink>
      ) : undefined,
    },
    {
      title: say("dashboard.startRemindersStep"),
      text: started ? say("dashboard.stepRemindersDone") : say("dashboard.stepRemindersText"),
      done: started,
      action: started ? undefined : <TextLink href="/settings?tab=reminders&start=yes">{say("reminders.seeWhatGoesOut")}</TextLink>,
    },
  ];
}

/** What a new company does first, with how far it is. */
export function FirstSteps(props: FirstStepsProps) {
  const all = stepsOf(props);
  const done = all.filter((step) => step.done).length;
  const next = all.findIndex((step) => !step.done);
  return (
    <section aria-labelledby="first-steps" className="rounded-card border bg-surface">
      <div className="flex items-center justify-between gap-3 border-b py-2 pr-3 pl-5">
        <h2 id="first-steps" className="font-semibold text-body text-ink">
          {say("common.firstSteps")}
        </h2>
        <div className="flex items-center gap-1">
          <p className="text-ink-2 text-small tabular-nums">{say("dashboard.stepsDone", { done, count: all.length })}</p>
          <IconButton label={say("dashboard.stepsHide")} tip={say("dashboard.stepsHideTip")} onClick={props.onHide}>
            <X aria-hidden />
          </IconButton>
        </div>
      </div>
      <ol className="grid max-xl:divide-y xl:grid-cols-4 xl:divide-x">
        {all.map(({ title, text, done: isDone, action }, index) => (
          <li key={title} aria-current={index === next ? "step" : undefined} className="flex gap-3.5 px-5 py-5">
            <span
              className={cx(
                "flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-small tabular-nums",
                isDone ? "bg-blue-tint text-blue" : index === next ? "bg-accent text-white" : "bg-sunken text-ink-2",
              )}
            >
              {isDone ? <Check aria-hidden className="size-4" /> : index + 1}
            </span>
            <div className="min-w-0">
              <h3 className="mt-0.5 font-semibold text-ink">
                {title}
                {isDone && <span className="sr-only"> {say("dashboard.done")}</span>}
              </h3>
              <p className="mt-1 text-ink-2">{text}</p>
              {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
            </div>
          </li>
        ))}
      </ol>
      <HolderLine />
    </section>
  );
}

/** Replaces empty boxes once the steps are dismissed, and for members with view-only access. */
export function NoVendorsYet({ mayWrite }: { mayWrite: boolean }) {
  return (
    <div className="rounded-card border bg-surface">
      <EmptyState
        message={say("dashboard.emptyHint")}
        action={mayWrite && <LinkButton href="/vendors/new">{say("dashboard.firstVendor")}</LinkButton>}
      />
    </div>
  );
}
