"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Mail, MailX, Merge, Pencil, PenLine, Upload, UserPlus } from "lucide-react";
import { useState } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { useUpload } from "@/components/documents/upload-center";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { useCan, useSession } from "@/components/layout/session-context";
import { useAddressRetry, vendorQuery } from "@/components/queries/use-vendors";
import { EmailDialog } from "@/components/reminders/email-dialog";
import { VendorReminders } from "@/components/reminders/vendor-reminders";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { Fact, Facts } from "@/components/ui/facts";
import { formatMoment } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { PageHeader } from "@/components/ui/page-header";
import { RecordLoading } from "@/components/ui/record-state";
import { Tabs } from "@/components/ui/tabs";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { AcceptedNames } from "@/components/vendors/accepted-names";
import { CoverageList } from "@/components/vendors/coverage-list";
import { CoverageMarks } from "@/components/vendors/coverage-marks";
import { VendorDialogs } from "@/components/vendors/vendor-dialogs";
import { VendorDocuments } from "@/components/vendors/vendor-documents";
import { VendorGone } from "@/components/vendors/vendor-gone";
import { LineActions } from "@/components/verdicts/line-actions";
import { VendorVerdict } from "@/components/verdicts/vendor-verdict";
import { WarningMark } from "@/components/verdicts/warning-mark";
import { ApiError, isMissing } from "@/lib/http/client/api";
import type { WrittenKind } from "@/lib/reminders/requests/values";
import { mergedIntoOf } from "@/lib/vendors/merging/schema";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const VendorMerge = lazyPart(() => import("@/components/vendors/vendor-merge").then((file) => file.VendorMerge), Nothing);
const MergedVendors = lazyPart(() => import("@/components/vendors/merged-vendors").then((file) => file.MergedVendors), Nothing);
const VendorEmails = lazyPart(() => import("@/components/vendors/vendor-emails").then((file) => file.VendorEmails));
const VendorLinks = lazyPart(() => import("@/components/vendors/vendor-links").then((file) => file.VendorLinks));
const VendorActivity = lazyPart(() => import("@/components/vendors/vendor-activity").then((file) => file.VendorActivity));
const VendorExceptions = lazyPart(() => import("@/components/exceptions/vendor-exceptions").then((file) => file.VendorExceptions));
const VendorProjects = lazyPart(() => import("@/components/projects/vendor-projects").then((file) => file.VendorProjects));
const VendorNotices = lazyPart(() => import("@/components/notices/vendor-notices").then((file) => file.VendorNotices));
const VendorNotes = lazyPart(() => import("@/components/vendors/vendor-notes").then((file) => file.VendorNotes));
const CoverageTimeline = lazyPart(() => import("@/components/verdicts/coverage-timeline").then((file) => file.CoverageTimeline));

/** One vendor: its status and why, its coverages of today and before, its names and its contact. */
export function VendorScreen({ id }: { id: string }) {
  const mayWrite = useCan("vendor:write");
  const mayUpload = useCan("document:write");
  const upload = useUpload();
  const [dialog, setDialog] = useState<"edit">();
  const { company } = useSession();
  const mayAsk = useCan("vendor:invite") && !company.standing.ended;
  const [writing, setWriting] = useState<WrittenKind>();
  const mayMerge = useCan("vendor:merge");
  /** The vendors of the merge that is open: this one, and the other one where it is known. */
  const [merging, setMerging] = useState<readonly string[]>();
  const edit = () => setDialog("edit");
  const { data: vendor, isError, error, refetch } = useQuery(vendorQuery(id));

  // What was deleted meanwhile is not shown on.
  if (isError && (!vendor || isMissing(error)))
    return (
      <VendorGone
        advice={error.message}
        mergedInto={error instanceof ApiError ? mergedIntoOf(error.current) : undefined}
        onRetry={refetch}
      />
    );
  if (!vendor) return <RecordLoading />;

  return (
    <>
      <TextLink alone href="/vendors" className="mb-2 inline-flex items-center gap-1.5 text-small">
        <ArrowLeft aria-hidden className="size-4" />
        {say("vendors.allVendors")}
      </TextLink>
      <PageHeader
        title={vendor.name}
        subtitle={
          <span className="inline-flex flex-wrap items-center gap-2">
            <ComplianceBadge status={vendor.complianceStatus} isBeingRead={vendor.isBeingRead} isByDates={vendor.isByDates} />
            <ExceptionMark count={vendor.exceptedCount} />
            <WarningMark count={vendor.warningsCount} />
          </span>
        }
        action={
          <VendorActions
            onEdit={mayWrite ? edit : undefined}
            onUpload={mayUpload ? () => upload(id) : undefined}
            onMerge={mayMerge ? () => setMerging([id]) : undefined}
            onWrite={mayAsk ? setWriting : undefined}
          />
        }
      />
      <div className="-mt-2 mb-5 space-y-2">
        <p className="max-w-[80ch] text-ink-2 [overflow-wrap:anywhere]">{whyInWords(vendor)}</p>
        <CoverageMarks marks={vendor.coverageMarks} isBeingRead={vendor.isBeingRead} />
        <ReturnedEmail vendor={vendor} />
        <VendorReminders vendor={vendor} />
      </div>
      <VendorSections vendor={vendor} mayWrite={mayWrite} onEdit={mayWrite ? edit : undefined} />
      <VendorDialogs
        open={dialog && { kind: dialog, vendor }}
        onClose={() => setDialog(undefined)}
        onMerge={(otherId) => {
          setDialog(undefined);
          setMerging([id, otherId]);
        }}
      />
      <VendorMerge ids={merging} onClose={() => setMerging(undefined)} />
      <EmailDialog kind={writing} ids={[id]} onClose={() => setWriting(undefined)} />
    </>
  );
}

type VendorActionsProps = {
  onEdit?: (() => void) | undefined;
  onUpload?: (() => void) | undefined;
  onMerge?: (() => void) | undefined;
  onWrite?: ((kind: WrittenKind) => void) | undefined;
};

/** The buttons at the top; what is not given may not be done. */
function VendorActions({ onEdit, onUpload, onMerge, onWrite }: VendorActionsProps) {
  return (
    <>
      {onEdit && (
        <Button variant="secondary" onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {say("common.edit")}
        </Button>
      )}
      {onMerge && (
        <Button variant="secondary" onClick={onMerge}>
          <Merge aria-hidden className="size-4" />
          {say("merging.merge")}
        </Button>
      )}
      {onUpload && (
        <Button variant={onWrite ? "secondary" : "primary"} onClick={onUpload}>
          <Upload aria-hidden className="size-4" />
          {say("vendors.uploadDocument")}
        </Button>
      )}
      {onWrite && (
        <Button variant="secondary" onClick={() => onWrite("custom")}>
          <PenLine aria-hidden className="size-4" />
          {say("reminders.emailVendor")}
        </Button>
      )}
      {onWrite && (
        <Button onClick={() => onWrite("request")}>
          <Mail aria-hidden className="size-4" />
          {say("vendors.askForCertificate")}
        </Button>
      )}
    </>
  );
}

/** Why nothing more is sent to the vendor's address. */
function ReturnedEmail({ vendor: { id, email, emailBouncedAt, emailBounceReason } }: { vendor: VendorDto }) {
  const { company } = useSession();
  const mayInvite = useCan("vendor:invite");
  const { mutate, isPending } = useAddressRetry(id);
  if (!emailBouncedAt) return null;
  const about = { address: email, day: formatMoment(emailBouncedAt, company.timeZone), reason: emailBounceReason || say("inbox.noReason") };
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <p className="flex max-w-[80ch] items-start gap-2 text-red [overflow-wrap:anywhere]">
        <MailX aria-hidden className="mt-0.5 size-4 shrink-0" />
        {say("inbox.emailReturnedWhy", about)}
      </p>
      {mayInvite && (
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {say("inbox.tryAgain")}
        </Button>
      )}
    </div>
  );
}

/** The reason of the status, or what the status itself means. */
function whyInWords({ complianceReason, complianceStatus }: VendorDto): string {
  if (complianceReason) return complianceReason;
  if (complianceStatus === "NO_DOCUMENTS") return say("vendors.noCertificateOnFileYet");
  return complianceStatus === "COMPLIANT" ? say("vendors.allInForce") : "";
}

type VendorSectionsProps = { vendor: VendorDto; mayWrite: boolean; onEdit: (() => void) | undefined };

function VendorSections({ vendor, mayWrite, onEdit }: VendorSectionsProps) {
  return (
    <div className="space-y-4">
      <VendorVerdict vendorId={vendor.id} actions={(unit, line) => <LineActions vendorId={vendor.id} unit={unit} line={line} />} />
      <CoverageTimeline vendorId={vendor.id} />
      <Section title={say("common.coverages")}>
        <CoverageList vendorId={vendor.id} />
      </Section>
      <VendorExceptions vendorId={vendor.id} />
      <VendorHistory vendor={vendor} />
      <VendorProjects vendor={vendor} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title={say("vendors.names")}>
          <AcceptedNames vendor={vendor} mayWrite={mayWrite} />
          <MergedVendors vendorId={vendor.id} />
        </Section>
        <Section title={say("common.contact")}>
          <Contact vendor={vendor} onEdit={onEdit} />
        </Section>
      </div>
    </div>
  );
}

/** What came, what was sent, and what was done. The tab is in the address, so that it can be linked to. */
function VendorHistory({ vendor }: { vendor: VendorDto }) {
  const seesActivity = useCan("activity:read");
  const address = useAddress();
  const documents = (
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
  );
  const tabs = [
    { name: "documents", label: say("common.documents"), content: documents },
    { name: "notices", label: say("notices.notices"), content: <VendorNotices vendorId={vendor.id} /> },
    { name: "notes", label: say("notices.notes"), content: <VendorNotes vendorId={vendor.id} /> },
    { name: "emails", label: say("vendors.emails"), content: <VendorEmails vendor={vendor} /> },
    { name: "links", label: say("vendors.links"), content: <VendorLinks vendorId={vendor.id} /> },
    ...(seesActivity ? [{ name: "activity", label: say("common.activity"), content: <VendorActivity vendorId={vendor.id} /> }] : []),
  ];
  const here = tabs.find(({ name }) => name === address.get("tab"))?.name ?? "documents";
  return (
    <Tabs
      label={say("vendors.history")}
      tabs={tabs}
      here={here}
      onOpen={(name) => address.set({ tab: name === "documents" ? "" : name })}
    />
  );
}

type ContactProps = { vendor: VendorDto; onEdit?: () => void };

/** The known contact details, with a button to add missing ones. */
function Contact({ vendor: { email, contactName, phone, address, status }, onEdit }: ContactProps) {
  return (
    <>
      <Facts>
        {contactName && <Fact name={say("vendors.contactNameText")}>{contactName}</Fact>}
        <Fact name={say("common.email")}>
          <a href={`mailto:${email}`} className="touch-line text-link underline-offset-3 hover:underline">
            {email}
          </a>
        </Fact>
        {phone && <Fact name={say("common.phone")}>{phone}</Fact>}
        {address && (
          <Fact name={say("common.address")}>
            <span className="whitespace-pre-line">{address}</span>
          </Fact>
        )}
        <Fact name={say("common.status")}>{status === "ACTIVE" ? say("common.active") : say("vendors.inactive")}</Fact>
      </Facts>
      {onEdit && !(contactName && phone) && (
        <div className="border-t px-3 py-1">
          <Button variant="ghost" onClick={onEdit}>
            <UserPlus aria-hidden className="size-4" />
            {say("vendors.addContact")}
          </Button>
        </div>
      )}
    </>
  );
}
