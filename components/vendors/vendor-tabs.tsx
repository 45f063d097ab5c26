"use client";

import { useState } from "react";
import { VendorExceptions } from "@/components/exceptions/vendor-exceptions";
import { useCan } from "@/components/layout/session-context";
import { VendorProjects } from "@/components/projects/vendor-projects";
import { Card } from "@/components/ui/card";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { Tabs } from "@/components/ui/tabs";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { VendorDocuments } from "@/components/vendors/vendor-documents";
import { VendorSlots } from "@/components/vendors/vendor-slots";
import { firstVendorTab, isVendorTab, type VendorTab } from "@/components/vendors/vendor-tab-names";
import { LineActions } from "@/components/verdicts/line-actions";
import { VendorVerdict } from "@/components/verdicts/vendor-verdict";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const EnrollmentDialog = lazyPart(() => import("@/components/projects/enrollment-dialog").then((file) => file.EnrollmentDialog), Nothing);
const CoverageTab = lazyPart(() => import("@/components/vendors/vendor-more-tabs").then((file) => file.CoverageTab));
const EmailsTab = lazyPart(() => import("@/components/vendors/vendor-more-tabs").then((file) => file.EmailsTab));
const ActivityTab = lazyPart(() => import("@/components/vendors/vendor-more-tabs").then((file) => file.ActivityTab));

/** The tab is in the address, so that it can be linked to. */
export function VendorTabs({ vendor }: { vendor: VendorDto }) {
  const address = useAddress();
  const asked = address.get("tab");
  const here = isVendorTab(asked) ? asked : firstVendorTab;
  const tab = (name: VendorTab, label: string, content: React.ReactNode) => ({
    name,
    label,
    content: <div className="space-y-4">{content}</div>,
  });
  return (
    <Tabs
      label={say("common.vendor")}
      tabs={[
        tab("requirements", say("verdicts.requirements"), <Requirements vendor={vendor} />),
        tab("coverage", say("common.coverage"), <CoverageTab vendor={vendor} />),
        tab("documents", say("common.documents"), <Documents vendor={vendor} />),
        tab("emails", say("contacts.contactsAndEmails"), <EmailsTab vendor={vendor} />),
        tab("activity", say("common.activity"), <ActivityTab vendor={vendor} />),
      ]}
      here={here}
      onOpen={(name) => address.set({ tab: name === firstVendorTab ? "" : name })}
    />
  );
}

type TabProps = { vendor: VendorDto };

function Requirements({ vendor }: TabProps) {
  const mayEnroll = useCan("project:write");
  const [enrolled, setEnrolled] = useState<string | null>(null);
  const onEnrollment = mayEnroll ? ({ assignmentId }: { assignmentId: string | null }) => setEnrolled(assignmentId) : undefined;
  return (
    <>
      <VendorVerdict
        vendorId={vendor.id}
        actions={(unit, line) => <LineActions vendorId={vendor.id} unit={unit} line={line} onEnrollment={onEnrollment} />}
      />
      {enrolled !== null && <EnrollmentDialog vendorId={vendor.id} assignmentId={enrolled} onClose={() => setEnrolled(null)} />}
      <VendorExceptions vendorId={vendor.id} />
      <VendorProjects vendor={vendor} />
    </>
  );
}

function Documents({ vendor }: TabProps) {
  return (
    <>
      <VendorSlots vendorId={vendor.id} />
      <Card>
        <VendorDocuments vendorId={vendor.id} />
        {vendor.documentsCount > 0 && (
          <p className="border-t px-5 py-1">
            <TextLink alone href={`/documents?vendorId=${vendor.id}`}>
              {say("vendors.countDocuments", { count: vendor.documentsCount })}
            </TextLink>
          </p>
        )}
      </Card>
    </>
  );
}
