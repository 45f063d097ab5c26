"use client";

import { useQuery } from "@tanstack/react-query";
import { SentEmails } from "@/components/admin/vendor-emails/sent-emails";
import { sentEmailsQuery } from "@/components/admin/vendor-emails/use-vendor-emails";
import { VendorEmailForm } from "@/components/admin/vendor-emails/vendor-email-form";
import { Section } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";

/** Emails to a vendor of any company, and what became of those that were sent. */
export function EmailVendorsScreen() {
  const { data } = useQuery(sentEmailsQuery(1));
  const from = data?.addresses.from ?? "the support address";
  const documents = data?.addresses.documents ?? "the documents address";
  return (
    <>
      <PageHeader title="Email Vendors" subtitle="Send an email to a vendor of any company" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title="New Email">
          <VendorEmailForm />
        </Section>
        <Section title="Instructions" className="self-start">
          <ul className="list-disc space-y-2 py-4 pr-5 pl-9 text-ink-2 [overflow-wrap:anywhere]">
            <li>Vendors receive the email from {from}.</li>
            <li>They should reply with their COIs to {documents}.</li>
            <li>All emails are logged for audit. The vendor's company sees them too.</li>
            <li>Templates can be customized: change the subject and message before you send.</li>
          </ul>
        </Section>
      </div>
      <SentEmails />
    </>
  );
}
