"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { DeleteDocument } from "@/components/documents/delete-document";
import { documentActions } from "@/components/documents/document-actions";
import { documentColumns } from "@/components/documents/document-columns";
import { DocumentFilters, documentFilterOf } from "@/components/documents/document-filters";
import { DocumentsEmpty } from "@/components/documents/documents-empty";
import { FilesWithoutVendor } from "@/components/documents/files-without-vendor";
import { useUpload } from "@/components/documents/upload-center";
import { useCan, useSession } from "@/components/layout/session-context";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { Views } from "@/components/lists/views";
import { documentsBase, documentsQuery, useDocumentsChanged, useReprocessDocument } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import { useAddress, wholeList } from "@/components/ui/use-address";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

const sorts = () => [
  { value: "", label: say("common.newestFirst") },
  { value: "uploaded", label: say("common.oldestFirst") },
  { value: "file", label: say("documents.sortFile") },
  { value: "-file", label: say("documents.sortFileDescending") },
  { value: "vendor", label: say("documents.sortVendor") },
  { value: "-vendor", label: say("documents.sortVendorDescending") },
  { value: "expiration", label: say("documents.expiresSoonest") },
  { value: "-expiration", label: say("documents.expiresLast") },
  { value: "status", label: say("common.status") },
];

export function DocumentsScreen() {
  const address = useAddress(wholeList);
  const { company } = useSession();
  const mayWrite = useCan("document:write");
  const [deleting, setDeleting] = useState<DocumentDto>();
  const { mutate: reprocess } = useReprocessDocument();
  const filter = documentFilterOf(address);
  const pageSize = usePageSize(address);
  const documents = useQuery(documentsQuery({ ...filter, page: address.page, limit: pageSize.limit }));

  const columns = useMemo(
    () => documentColumns(company.timeZone, mayWrite ? { reprocess: ({ id }) => reprocess(id), remove: setDeleting } : undefined),
    [company.timeZone, mayWrite, reprocess],
  );
  const upload = useUpload();
  const openUpload = () => upload(filter.vendorId);

  return (
    <>
      <ListScreen
        title={say("common.documents")}
        subtitle={say("documents.hint")}
        search={{ label: say("lists.searchNoun", { noun: say("lists.documents") }), hint: say("documents.searchDocuments") }}
        filters={<DocumentFilters address={address} />}
        address={address}
        filter={filter}
        query={documents}
        rowsOf={(answer) => answer.documents}
        rowKey={({ id }) => id}
        what={say("lists.documents")}
        pageSize={pageSize}
        skeletonRows={pageSize.limit}
        columns={columns}
        sorts={sorts()}
        list={{ name: "documents", base: documentsBase }}
        isExported
        tools={<Views list="documents" address={address} />}
        batch={{
          actions: documentActions,
          nameOf: ({ fileName }) => fileName,
          onChanged: useDocumentsChanged(),
        }}
        action={
          mayWrite && (
            <Button onClick={openUpload}>
              <Upload aria-hidden className="size-4" />
              {say("documents.uploadDocument")}
            </Button>
          )
        }
        notice={<FilesWithoutVendor />}
        empty={(clear) => <DocumentsEmpty clear={clear} onUpload={mayWrite ? openUpload : undefined} />}
      />
      <DeleteDocument document={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
