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
          ? "A teammate marked this file as having no coverage."
          : "We found no coverage in this file. Add coverage, or mark it as having none."}
      </p>
      {mayWrite && (
        <Button
          variant="secondary"
          busy={isPending}
          onClick={() => mutate({ documentType: isAccepted ? null : "OTHER", version: document.version })}
        >
          {isAccepted ? "It Has Coverage" : "No Coverage in This File"}
        </Button>
      )}
    </div>
  );
}
