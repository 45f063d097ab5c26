"use client";

import { documentsBase, useDocumentsChanged } from "@/components/documents/use-documents";
import { BatchDialogs, type BatchProps, type BatchWords } from "@/components/lists/batch-dialogs";
import type { DocumentAction } from "@/lib/documents/schema";

const words: Record<DocumentAction, BatchWords> = {
  reprocess: {
    title: "Reprocess documents",
    question: (count) => `Read ${count} again?`,
    consequence: "What persons corrected or confirmed is kept.",
    confirm: "Reprocess",
    harmless: true,
    running: "Reprocessing documents",
    done: (count) => `${count} queued for reprocessing`,
  },
  delete: {
    title: "Delete documents",
    question: (count) => `Are you sure you want to delete ${count}?`,
    consequence: "The stored files are removed, and their vendors are judged without them.",
    confirm: "Delete",
    running: "Deleting documents",
    done: (count) => `${count} deleted`,
  },
};

/** What can be done with many documents at once. */
export function DocumentBatch(props: BatchProps<DocumentAction>) {
  return <BatchDialogs {...props} words={words} base={documentsBase} onChanged={useDocumentsChanged()} />;
}
