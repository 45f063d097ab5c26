"use client";

import { useDocumentType } from "@/components/documents/use-documents";
import { Button } from "@/components/ui/button";
import type { DocumentDto } from "@/lib/documents/schema";

/** For a file without coverages: that may be right, as with a letter, or they were not found. */
export function NoCoverage({ document, mayWrite }: { document: DocumentDto; mayWrite: boolean }) {
  const { mutate, isPending } = useDocumentType(document.id);
  const isAccepted = document.typedDocumentType === "OTHER";
  return (
    <div className="space-y-2 border-b px-4 py-3">
      <p className="text-ink-2">
        {isAccepted
          ? "Somebody said that this file states no coverage."
          : "No coverage was found in this file. Add what it states, or say that it states none."}
      </p>
      {mayWrite && (
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => mutate({ documentType: isAccepted ? null : "OTHER", version: document.version })}
        >
          {isAccepted ? "It does state coverage" : "It states no coverage"}
        </Button>
      )}
    </div>
  );
}
