"use client";

import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { DocumentFilter } from "@/components/documents/document-keys";
import { documentsBase, useDocumentsChanged } from "@/components/documents/use-documents";
import { BatchDialogs, type BatchWords } from "@/components/lists/batch-dialogs";
import { ListBar } from "@/components/lists/list-bar";
import { useAllIds, useBatch, useExport } from "@/components/lists/use-lists";
import type { Selection } from "@/components/lists/use-selection";
import { Views } from "@/components/lists/views";
import { Button } from "@/components/ui/button";
import type { Option } from "@/components/ui/select";
import type { DocumentAction } from "@/lib/documents/schema";

const noun = ["document", "documents"] as const;

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

type DocumentsBarProps = {
  filter: DocumentFilter;
  total: number | undefined;
  selection: Selection;
  sort: string;
  sorts: readonly Option[];
  onSort: (sort: string) => void;
};

/** What can be done with the filtered list of documents, or with the selected ones. */
export function DocumentsBar({ filter, selection, ...rest }: DocumentsBarProps) {
  const [asked, setAsked] = useState<DocumentAction>();
  const exporting = useExport(documentsBase, "documents.csv");
  const allIds = useAllIds(documentsBase);
  const batch = useBatch<DocumentAction>(documentsBase, useDocumentsChanged());
  return (
    <>
      <ListBar
        {...rest}
        noun={noun}
        exporting={exporting.isPending}
        onExport={() => exporting.mutate(filter)}
        selection={selection}
        selectingAll={allIds.isPending}
        onSelectAll={() => allIds.mutate(filter, { onSuccess: selection.replace })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsked("reprocess")}>
              <RotateCw aria-hidden className="size-4" />
              Reprocess
            </Button>
            <Button variant="secondary" onClick={() => setAsked("delete")}>
              <Trash2 aria-hidden className="size-4" />
              Delete
            </Button>
          </>
        }
      >
        <Views list="documents" />
      </ListBar>
      <BatchDialogs
        asked={asked}
        ids={selection.ids}
        words={words}
        noun={noun}
        batch={batch}
        onClose={() => setAsked(undefined)}
        onDone={(done) => selection.toggle(done, false)}
      />
    </>
  );
}
