"use client";

import { RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { DocumentBatch } from "@/components/documents/document-batch";
import type { DocumentFilter } from "@/components/documents/document-keys";
import { documentsBase } from "@/components/documents/use-documents";
import { ListBar } from "@/components/lists/list-bar";
import { useAllIds, useExport } from "@/components/lists/use-lists";
import type { Selection } from "@/components/lists/use-selection";
import { Views } from "@/components/lists/views";
import { Button } from "@/components/ui/button";
import type { Option } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import type { DocumentAction } from "@/lib/documents/schema";

const noun = ["document", "documents"] as const;

type DocumentsBarProps = {
  address: Address;
  filter: DocumentFilter;
  total: number | undefined;
  busy: boolean;
  selection: Selection;
  sort: string;
  sorts: readonly Option[];
  onSort: (sort: string) => void;
};

/** What can be done with the filtered list of documents, or with the selected ones. */
export function DocumentsBar({ address, filter, selection, ...rest }: DocumentsBarProps) {
  const [asked, setAsked] = useState<DocumentAction>();
  const exporting = useExport(documentsBase, "documents.csv");
  const allIds = useAllIds(documentsBase);
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
        <Views list="documents" address={address} />
      </ListBar>
      <DocumentBatch
        asked={asked}
        ids={selection.ids}
        noun={noun}
        onClose={() => setAsked(undefined)}
        onDone={(done) => selection.toggle(done, false)}
      />
    </>
  );
}
