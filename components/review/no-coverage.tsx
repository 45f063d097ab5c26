"use client";

import { FileAs } from "@/components/kinds/file-as";
import { useDocumentType } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/** For a file without coverages: that may be right, as with a letter, or they were not found. */
export function NoCoverage({ document, mayWrite }: { document: DocumentDetailDto; mayWrite: boolean }) {
  const { mutate, isPending } = useDocumentType(document.id);
  const isAccepted = document.typedDocumentType === "OTHER";
  return (
    <div className="space-y-3 border-b px-4 py-3">
      <p className="text-ink-2">{isAccepted ? say("review.coverageNoneText") : say("review.coverageNoneQuestion")}</p>
      {mayWrite && (
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => mutate({ documentType: isAccepted ? null : "OTHER", version: document.version })}
        >
          {isAccepted ? say("review.itHasCoverage") : say("review.coverageNoneMark")}
        </Button>
      )}
      {mayWrite && <FileAs documentId={document.id} version={document.paper.version} />}
    </div>
  );
}
