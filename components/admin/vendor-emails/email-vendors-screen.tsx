"use client";

import { useQuery } from "@tanstack/react-query";
import { SentEmails } from "@/components/admin/vendor-emails/sent-emails";
import { sentEmailsQuery } from "@/components/admin/vendor-emails/use-vendor-emails";
import { VendorEmailForm } from "@/components/admin/vendor-emails/vendor-email-form";
import { Section } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { say } from "@/messages/say";

/** Emails to a vendor of any company, and what became of those that were sent. */
export function EmailVendorsScreen() {
  const { data } = useQuery(sentEmailsQuery(1));
  const from = data?.addresses.from ?? say("admin.theSupportAddress");
  const documents = data?.addresses.documents ?? say("admin.theDocumentsAddress");
  return (
    <>
      <PageHeader title={say("admin.emailVendors")} subtitle={say("admin.vendorEmailsSubtitle")} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title={say("admin.newEmail")}>
          <VendorEmailForm />
        </Section>
        <Section title={say("admin.instructions")} className="self-start">
          <ul className="list-disc space-y-2 py-4 pr-5 pl-9 text-ink-2 [overflow-wrap:anywhere]">
            <li>{say("admin.vendorEmailSender", { from })}</li>
            <li>{say("admin.vendorEmailsReplyHint", { documents })}</li>
            <li>{say("admin.vendorEmailsAuditHint")}</li>
            <li>{say("admin.vendorEmailTemplatesHint")}</li>
          </ul>
        </Section>
      </div>
      <SentEmails />
    </>
  );
}
