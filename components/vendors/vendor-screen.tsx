"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Pencil, Upload } from "lucide-react";
import { useCallback, useState } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { UploadDialog } from "@/components/documents/upload-dialog";
import { useCan } from "@/components/layout/session-context";
import { VendorProjects } from "@/components/projects/vendor-projects";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts } from "@/components/ui/facts";
import { formatCount } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { AcceptedNames } from "@/components/vendors/accepted-names";
import { CoverageList } from "@/components/vendors/coverage-list";
import { vendorQuery } from "@/components/vendors/use-vendors";
import { VendorDialogs } from "@/components/vendors/vendor-dialogs";
import { VendorDocuments } from "@/components/vendors/vendor-documents";
import { VendorEmails } from "@/components/vendors/vendor-emails";
import { isMissing } from "@/lib/client/api";
import type { VendorDto } from "@/lib/vendors/schema";

/** One vendor: its status and why, its coverages of today and before, its names and its contact. */
export function VendorScreen({ id }: { id: string }) {
  const mayWrite = useCan("vendor:write");
  const mayUpload = useCan("document:write");
  const [uploading, setUploading] = useState(false);
  const [editing, setEditing] = useState(false);
  const openUpload = useCallback(() => setUploading(true), []);
  const closeUpload = useCallback(() => setUploading(false), []);
  const { data: vendor, isError, error, refetch } = useQuery(vendorQuery(id));

  // What was deleted meanwhile is not shown on.
  if (isError && (!vendor || isMissing(error)))
    return (
      <Card>
        <ErrorState title="This vendor cannot be shown" advice={error.message} onRetry={() => refetch()}>
          <TextLink alone href="/vendors">
            All vendors
          </TextLink>
        </ErrorState>
      </Card>
    );
  if (!vendor)
    return (
      <div aria-busy className="space-y-5">
        <Skeleton className="h-14 w-80 max-w-full" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    );

  return (
    <>
      <TextLink alone href="/vendors" className="mb-2 inline-flex items-center gap-1.5 text-small">
        <ArrowLeft aria-hidden className="size-4" />
        All vendors
      </TextLink>
      <PageHeader
        title={vendor.name}
        subtitle={<ComplianceBadge status={vendor.complianceStatus} />}
        action={
          <>
            {mayWrite && (
              <Button variant="secondary" onClick={() => setEditing(true)}>
                <Pencil aria-hidden className="size-4" />
                Edit
              </Button>
            )}
            {mayUpload && (
              <Button onClick={openUpload}>
                <Upload aria-hidden className="size-4" />
                Upload Document
              </Button>
            )}
          </>
        }
      />
      {vendor.complianceReason && <p className="-mt-2 mb-5 max-w-[80ch] text-ink-2 [overflow-wrap:anywhere]">{vendor.complianceReason}</p>}
      <VendorSections vendor={vendor} mayWrite={mayWrite} />
      <VendorDialogs open={editing ? { kind: "edit", vendor } : undefined} onClose={() => setEditing(false)} />
      {mayUpload && <UploadDialog vendorId={id} opened={uploading} onOpen={openUpload} onClose={closeUpload} />}
    </>
  );
}

function VendorSections({ vendor, mayWrite }: { vendor: VendorDto; mayWrite: boolean }) {
  return (
    <div className="space-y-4">
      <Section title="Coverages">
        <CoverageList vendorId={vendor.id} />
      </Section>
      <Section
        title="Documents"
        aside={
          <TextLink alone href={`/documents?vendorId=${vendor.id}`}>
            {formatCount(vendor.documentsCount, "document", "documents")}
          </TextLink>
        }
      >
        <VendorDocuments vendorId={vendor.id} />
      </Section>
      <VendorEmails vendor={vendor} />
      <VendorProjects vendor={vendor} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Section title="Names">
          <AcceptedNames vendor={vendor} mayWrite={mayWrite} />
        </Section>
        <Section title="Contact">
          <Contact vendor={vendor} />
        </Section>
      </div>
    </div>
  );
}

const missing = <span className="text-ink-3">Not given</span>;

function Contact({ vendor: { email, contactName, phone, address, status } }: { vendor: VendorDto }) {
  return (
    <Facts>
      <Fact name="Email">
        <a href={`mailto:${email}`} className="touch-line text-link underline-offset-3 hover:underline">
          {email}
        </a>
      </Fact>
      <Fact name="Contact name">{contactName ?? missing}</Fact>
      <Fact name="Phone">{phone ?? missing}</Fact>
      <Fact name="Address">{address ? <span className="whitespace-pre-line">{address}</span> : missing}</Fact>
      <Fact name="Status">{status === "ACTIVE" ? "Active" : "Inactive"}</Fact>
    </Facts>
  );
}
