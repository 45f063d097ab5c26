"use client";

import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { openedEmailQuery, useSendAgain } from "@/components/admin/email-log/use-email-log";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts } from "@/components/ui/facts";
import { formatZonedTime } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { EmailStatus } from "@/components/vendors/email-status";
import { EmailView } from "@/components/vendors/email-view";
import { emailKindNames } from "@/lib/mail/values";
import { say } from "@/messages/say";

/** One email of any company, as its recipient sees it. */
export function EmailScreen({ id }: { id: string }) {
  const { timeZone } = useSession().company;
  const { data, error, refetch } = useQuery(openedEmailQuery(id));
  const send = useSendAgain(id);
  if (error) return <ErrorState isPage title={say("admin.emailLoadFailed")} advice={error.message} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const { subject, recipient, company, vendor, kind, status, note, createdAt, sentAt, view, preview, canSendAgain } = data;
  return (
    <>
      <PageHeader
        title={subject}
        subtitle={say("vendors.toRecipient", { recipient })}
        action={
          canSendAgain && (
            <Button variant="secondary" busy={send.isPending} onClick={send.run}>
              <Send aria-hidden className="size-4" />
              {say("common.sendAgain")}
            </Button>
          )
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title={say("common.email")}>
          <Facts>
            <Fact name={say("common.status")}>
              <EmailStatus status={status} />
            </Fact>
            {note && <Fact name={say("common.reason")}>{note}</Fact>}
            <Fact name={say("admin.emailKind")}>{say(emailKindNames[kind])}</Fact>
            <Fact name={say("common.company")}>
              <TextLink href={`/admin/companies/${company.id}`}>{company.name}</TextLink>
            </Fact>
            {vendor && <Fact name={say("common.vendor")}>{vendor.name}</Fact>}
            <Fact name={say("admin.date")}>{formatZonedTime(sentAt ?? createdAt, timeZone)}</Fact>
            <Fact name={say("admin.attempts")}>{view.attempts + (sentAt ? 1 : 0)}</Fact>
          </Facts>
          <div className="border-t p-5">
            <EmailView view={view} timeZone={timeZone} />
          </div>
        </Section>
        {preview && (
          <Section title={say("admin.preview")}>
            <iframe src={preview} sandbox="" title={say("admin.preview")} className="block h-[640px] w-full border-t bg-white" />
          </Section>
        )}
      </div>
    </>
  );
}
