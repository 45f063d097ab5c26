"use client";

import { VendorContacts } from "@/components/contacts/vendor-contacts";
import { useCan } from "@/components/layout/session-context";
import { VendorNotices } from "@/components/notices/vendor-notices";
import { Section } from "@/components/ui/card";
import { CoverageList } from "@/components/vendors/coverage-list";
import { MergedVendors } from "@/components/vendors/merged-vendors";
import { VendorActivity } from "@/components/vendors/vendor-activity";
import { VendorEmails } from "@/components/vendors/vendor-emails";
import { VendorLinks } from "@/components/vendors/vendor-links";
import { VendorNotes } from "@/components/vendors/vendor-notes";
import { CoverageTimeline } from "@/components/verdicts/coverage-timeline";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

/* Tabs that load when they are first opened. */

type TabProps = { vendor: VendorDto };

/** The vendor's policies in time and one by one, and the notices about them. */
export function CoverageTab({ vendor }: TabProps) {
  return (
    <>
      <CoverageTimeline vendorId={vendor.id} />
      <Section title={say("vendors.policies")}>
        <CoverageList vendorId={vendor.id} />
      </Section>
      <VendorNotices vendorId={vendor.id} />
    </>
  );
}

/** Who is written to, what was sent, and the links in it. */
export function EmailsTab({ vendor }: TabProps) {
  return (
    <>
      <VendorContacts vendorId={vendor.id} />
      <VendorEmails vendor={vendor} />
      <VendorLinks vendorId={vendor.id} />
    </>
  );
}

/** What the staff noted, and who did what. */
export function ActivityTab({ vendor }: TabProps) {
  const seesActivity = useCan("activity:read");
  return (
    <>
      <VendorNotes vendorId={vendor.id} />
      <MergedVendors vendorId={vendor.id} />
      {seesActivity && <VendorActivity vendorId={vendor.id} />}
    </>
  );
}
