"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { DocumentNotices } from "@/components/documents/document-notices";
import { PoliciesTable } from "@/components/documents/policies-table";
import { TypedAndRead } from "@/components/documents/typed-and-read";
import { InsuredNotice } from "@/components/intake/insured-notice";
import { useSession } from "@/components/layout/session-context";
import { ReviewDesk } from "@/components/review/review-desk";
import { ReviewHistory } from "@/components/review/review-history";
import { reviewQuery } from "@/components/review/use-review";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts } from "@/components/ui/facts";
import { formatSize, formatTime } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { DocumentDetailDto } from "@/lib/documents/schema";

const UnreadDesk = dynamic(() => import("@/components/review/unread-desk").then((file) => file.UnreadDesk));

/** What was read beside the page that it was read from, then what it means for the vendor, then where it all came from. */
export function DocumentBody({ document, failedAction }: { document: DocumentDetailDto; failedAction?: ReactNode }) {
  const { company } = useSession();
  const { vendor, uploadedBy } = document;
  const review = useQuery(reviewQuery(document));
  return (
    <div className="space-y-4">
      <InsuredNotice document={document} />
      <DocumentNotices document={document} action={failedAction} />
      {review.data && document.processingStatus !== "PROCESSED" ? (
        <UnreadDesk document={document} review={review.data} />
      ) : review.data ? (
        <ReviewDesk key={document.id} document={document} review={review.data} />
      ) : review.isError ? (
        <Card>
          <ErrorState title="What was read cannot be shown" advice={review.error.message} onRetry={() => review.refetch()} />
        </Card>
      ) : (
        <Skeleton className="h-[calc(100dvh-6rem)] w-full rounded-card" />
      )}
      {document.policies.length > 0 && (
        <Section title="Coverages of the vendor from this file">
          <PoliciesTable policies={document.policies} />
        </Section>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="space-y-4">
          <Section title="Typed and read">
            <TypedAndRead document={document} />
          </Section>
          <Section title="File">
            <Facts>
              <Fact name="Vendor">{vendor ? <TextLink href={`/vendors/${vendor.id}`}>{vendor.name}</TextLink> : "N/A"}</Fact>
              <Fact name="Size">{formatSize(document.fileSize)}</Fact>
              <Fact name="Uploaded by">{uploadedBy ? `${uploadedBy.firstName} ${uploadedBy.lastName}` : "System"}</Fact>
              <Fact name="Uploaded">{formatTime(document.createdAt, company.timeZone)}</Fact>
            </Facts>
          </Section>
        </div>
        {review.data && review.data.history.length > 0 && <ReviewHistory history={review.data.history} />}
      </div>
    </div>
  );
}
