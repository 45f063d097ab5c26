"use client";

import { useQuery } from "@tanstack/react-query";
import { ExternalLink, RotateCw, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DeleteDocument } from "@/components/documents/delete-document";
import { DocumentBody } from "@/components/documents/document-body";
import { DocumentState } from "@/components/documents/document-state";
import { useCan } from "@/components/layout/session-context";
import { documentDetailQuery, isBeingRead, useReprocessDocument } from "@/components/queries/use-documents";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { RecordLoading, RecordMissing } from "@/components/ui/record-state";
import { say } from "@/messages/say";

export function DocumentScreen({ id }: { id: string }) {
  const router = useRouter();
  const mayWrite = useCan("document:write");
  const [deleting, setDeleting] = useState(false);
  const { data: document, isError, error, refetch } = useQuery(documentDetailQuery(id));
  const reprocess = useReprocessDocument();

  if (isError && !document)
    return (
      <RecordMissing
        title={say("documents.showFailed")}
        advice={error.message}
        onRetry={refetch}
        list="/documents"
        listName={say("common.allDocuments")}
      />
    );
  if (!document) return <RecordLoading />;

  const again = (
    <Button variant="secondary" busy={reprocess.isPending} disabled={isBeingRead(document)} onClick={() => reprocess.mutate(id)}>
      {!reprocess.isPending && <RotateCw aria-hidden className="size-4" />}
      {say("documents.reprocess")}
    </Button>
  );

  return (
    <>
      <BackLink href="/documents">{say("common.allDocuments")}</BackLink>
      <PageHeader
        title={document.fileName}
        subtitle={<DocumentState document={document} brief />}
        action={
          <>
            {!document.isQuarantined && (
              <LinkButton href={document.fileUrl} target="_blank" prefetch={false} variant={mayWrite ? "secondary" : "primary"}>
                <ExternalLink aria-hidden className="size-4" />
                {say("documents.viewFile")}
              </LinkButton>
            )}
            {mayWrite && document.processingStatus !== "FAILED" && again}
            {mayWrite && (
              <IconButton
                label={say("documents.deleteOf", { fileName: document.fileName })}
                tip={say("common.delete")}
                onClick={() => setDeleting(true)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </>
        }
      />
      <DocumentBody document={document} failedAction={mayWrite ? again : undefined} />
      <DeleteDocument
        document={deleting ? document : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() => router.replace("/documents")}
      />
    </>
  );
}
