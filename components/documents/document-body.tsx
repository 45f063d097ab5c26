"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DocumentNotices } from "@/components/documents/document-notices";
import { DocumentRest } from "@/components/documents/document-rest";
import { PaperDesk } from "@/components/documents/papers/paper-desk";
import { UnclearNotices } from "@/components/notices/unclear-notices";
import { PassportDesk } from "@/components/review/passport-desk";
import { ReviewDesk } from "@/components/review/review-desk";
import { UnreadDesk } from "@/components/review/unread-desk";
import { reviewQuery } from "@/components/review/use-review";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

const desk = <Skeleton className="h-[calc(100dvh-6rem)] w-full rounded-card" />;
/** What was read beside the page that it was read from, then what it means for the vendor, then where it all came from. */
export function DocumentBody({ document, failedAction }: { document: DocumentDetailDto; failedAction?: ReactNode }) {
  const review = useQuery(reviewQuery(document));
  return (
    <div className="space-y-4">
      <DocumentNotices document={document} action={failedAction} />
      {document.vendor && <UnclearNotices documentId={document.id} vendorId={document.vendor.id} />}
      {review.data && document.processingStatus !== "PROCESSED" ? (
        <UnreadDesk document={document} review={review.data} />
      ) : review.data && document.kind ? (
        <PaperDesk document={document} />
      ) : review.data && document.passport ? (
        <PassportDesk document={document} passport={document.passport} review={review.data} />
      ) : review.data ? (
        <ReviewDesk key={document.id} document={document} review={review.data} />
      ) : review.isError ? (
        <Card>
          <ErrorState title={say("documents.valuesLoadFailed")} advice={review.error.message} onRetry={() => review.refetch()} />
        </Card>
      ) : (
        desk
      )}
      <DocumentRest document={document} history={review.data?.history} />
    </div>
  );
}
