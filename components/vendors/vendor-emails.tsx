"use client";

import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { EmptyLine, ListTable } from "@/components/lists/list-table";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { Skeleton } from "@/components/ui/skeleton";
import { usePage } from "@/components/ui/use-address";
import { EmailStatus } from "@/components/vendors/email-status";
import { EmailView } from "@/components/vendors/email-view";
import { useResumeReminders, useSendEmailAgain, vendorEmailQuery, vendorEmailsQuery } from "@/components/vendors/use-vendor-emails";
import { sentence } from "@/lib/infra/text-rules";
import type { EmailDto } from "@/lib/mail/schema";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

/** Why an email was not sent, and what happens next. */
function outcomeOf({ status, note, failedAt, nextTryAt }: EmailDto, timeZone: string): string | null {
  const at = (moment: string) => formatTime(moment, timeZone);
  if (status === "SENT") return null;
  if (status === "QUEUED" && !nextTryAt) return say("vendors.emailAgainText");
  const next = nextTryAt && say("vendors.nextTryAt", { at: at(nextTryAt) });
  const end = failedAt && status === "FAILED" && say("vendors.emailGivenUp", { at: at(failedAt) });
  return [note && sentence(note), next, end].filter(Boolean).join(" ");
}

/** The emails to a vendor and what became of each. What was not sent can be sent again by those who may email vendors. */
export function VendorEmails({ vendor }: { vendor: VendorDto }) {
  const { company } = useSession();
  const mayInvite = useCan("vendor:invite");
  const maySend = mayInvite && !company.standing.ended;
  const page = usePage();
  const question = useRowQuestion<EmailDto>();
  const [opened, setOpened] = useState<EmailDto>();
  const emails = useQuery(vendorEmailsQuery(vendor.id, page.page));
  const send = useSendEmailAgain(vendor.id);

  return (
    <Section title={say("vendors.emails")}>
      {emails.data?.unsubscribedAt && <Unsubscribed vendorId={vendor.id} since={emails.data.unsubscribedAt} mayResume={maySend} />}
      <ListTable
        label={say("lists.emails")}
        address={page}
        query={emails}
        rowsOf={(answer) => answer.emails}
        rowKey={({ id }) => id}
        failed={say("vendors.emailsLoadFailed")}
        empty={<EmptyLine>{say("vendors.emailsEmpty")}</EmptyLine>}
        skeletonRows={1}
        item={(email) => (
          <li className="flex items-start justify-between gap-x-4 gap-y-2 px-5 py-2.5 max-sm:flex-col">
            <EmailText email={email} />
            <div className="flex shrink-0 items-center gap-3 sm:flex-row-reverse">
              <EmailStatus status={email.status} />
              <Button
                variant="ghost"
                aria-label={say("vendors.viewEmailSubject", { subject: email.subject })}
                onClick={() => setOpened(email)}
              >
                {say("vendors.viewEmail")}
              </Button>
              {maySend && email.canSendAgain && (
                <Button
                  variant="secondary"
                  aria-label={say("vendors.sendAgainSubject", { subject: email.subject })}
                  onClick={() => question.ask(email)}
                >
                  <Send aria-hidden className="size-4" />
                  {say("common.sendAgain")}
                </Button>
              )}
            </div>
          </li>
        )}
      />
      <Dialog title={opened?.subject ?? ""} open={opened !== undefined} onClose={() => setOpened(undefined)}>
        {opened && <OpenedEmail vendorId={vendor.id} emailId={opened.id} />}
      </Dialog>
      <RowQuestion
        about={question}
        harmless
        title={say("vendors.sendEmailAgain")}
        question={(email) => questionOf(email, vendor)}
        consequence={consequenceOf}
        confirmLabel={say("common.sendAgain")}
        act={send}
      />
    </Section>
  );
}

/** The vendor wants no reminders: the staff may know better, after they talked. */
function Unsubscribed({ vendorId, since, mayResume }: { vendorId: string; since: string; mayResume: boolean }) {
  const { timeZone } = useSession().company;
  const resume = useResumeReminders(vendorId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-3">
      <p className="text-ink-2">{say("vendors.theVendorUnsubscribedAt", { at: formatTime(since, timeZone) })}</p>
      {mayResume && (
        <Button variant="secondary" busy={resume.isPending} onClick={() => resume.mutate()}>
          {say("vendors.resumeReminders")}
        </Button>
      )}
    </div>
  );
}

function OpenedEmail({ vendorId, emailId }: { vendorId: string; emailId: string }) {
  const { timeZone } = useSession().company;
  const { data, error, refetch } = useQuery(vendorEmailQuery(vendorId, emailId));
  if (error && !data) return <ErrorState title={say("vendors.emailLoadFailed")} advice={error.message} onRetry={() => refetch()} />;
  return data ? <EmailView view={data} timeZone={timeZone} /> : <Skeleton className="h-40" />;
}

function EmailText({ email }: { email: EmailDto }) {
  const { timeZone } = useSession().company;
  const { subject, recipient, createdAt, sentAt } = email;
  const outcome = outcomeOf(email, timeZone);
  return (
    <div className="min-w-0">
      <p className="font-medium text-ink [overflow-wrap:anywhere]">{subject}</p>
      <p className="text-ink-3 text-small [overflow-wrap:anywhere]">
        {say("vendors.toRecipient", { recipient })} <span className="whitespace-nowrap">{formatTime(sentAt ?? createdAt, timeZone)}</span>
      </p>
      {outcome && <p className="max-w-[80ch] text-ink-2 text-small [overflow-wrap:anywhere]">{outcome}</p>}
    </div>
  );
}

const isReminder = (kind: EmailDto["kind"]) => ["EXPIRATION_REMINDER", "FOLLOW_UP", "DOCUMENT_REMINDER"].includes(kind);

/** A reminder is rewritten to the vendor's present address; any other email is sent unchanged. */
function questionOf({ kind, subject, recipient }: EmailDto, { email, name }: VendorDto): string {
  if (isReminder(kind)) return say("vendors.reminderAgainQuestion", { name, email });
  return say("vendors.emailAgainQuestion", { subject, recipient });
}

function consequenceOf({ kind }: EmailDto): string {
  return isReminder(kind)
    ? say("vendors.reminderAgainText", { limit: say("vendors.emailAgainReminderLimit") })
    : say("vendors.emailAgainInvitationLimit");
}
