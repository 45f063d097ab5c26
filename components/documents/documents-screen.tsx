"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { DeleteDocument } from "@/components/documents/delete-document";
import { documentActions } from "@/components/documents/document-actions";
import { documentColumns } from "@/components/documents/document-columns";
import { DocumentFilters, documentFilterOf } from "@/components/documents/document-filters";
import { DocumentsEmpty } from "@/components/documents/documents-empty";
import { FilesWithoutVendor } from "@/components/documents/files-without-vendor";
import { UploadDialog } from "@/components/documents/upload-dialog";
import { useCan, useSession } from "@/components/layout/session-context";
import { type ListKind, ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { documentsBase, documentsQuery, useDocumentsChanged, useReprocessDocument } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import { useAddress, wholeList } from "@/components/ui/use-address";
import type { DocumentDto, DocumentListDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

const kind: ListKind<DocumentDto, DocumentListDto> = {
  get title() {
    return say("common.documents");
  },
  get subtitle() {
    return say("documents.viewAndManageAllCertificates");
  },
  list: "documents",
  base: documentsBase,
  get searchHint() {
    return say("documents.searchDocuments");
  },
  sorts: [
    {
      value: "",
      get label() {
        return say("common.newestFirst");
      },
    },
    {
      value: "uploaded",
      get label() {
        return say("common.oldestFirst");
      },
    },
    {
      value: "file",
      get label() {
        return say("documents.fileAToZ");
      },
    },
    {
      value: "-file",
      get label() {
        return say("documents.fileZToA");
      },
    },
    {
      value: "vendor",
      get label() {
        return say("documents.vendorAToZ");
      },
    },
    {
      value: "-vendor",
      get label() {
        return say("documents.vendorZToA");
      },
    },
    {
      value: "expiration",
      get label() {
        return say("documents.expiresSoonest");
      },
    },
    {
      value: "-expiration",
      get label() {
        return say("documents.expiresLast");
      },
    },
    {
      value: "status",
      get label() {
        return say("common.status");
      },
    },
  ],
  rowsOf: ({ documents }) => documents,
  nameOf: ({ fileName }) => fileName,
  actions: documentActions,
};

export function DocumentsScreen() {
  const address = useAddress(wholeList);
  const { company } = useSession();
  const mayWrite = useCan("document:write");
  const [uploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<DocumentDto>();
  const { mutate: reprocess } = useReprocessDocument();
  const filter = documentFilterOf(address);
  const pageSize = usePageSize(address);
  const documents = useQuery(documentsQuery({ ...filter, page: address.page, limit: pageSize.limit }));

  const columns = useMemo(
    () => documentColumns(company.timeZone, mayWrite ? { reprocess: ({ id }) => reprocess(id), remove: setDeleting } : undefined),
    [company.timeZone, mayWrite, reprocess],
  );
  const openUpload = useCallback(() => setUploading(true), []);
  const closeUpload = useCallback(() => setUploading(false), []);

  return (
    <>
      <ListScreen
        kind={kind}
        address={address}
        filter={filter}
        query={documents}
        pageSize={pageSize}
        columns={columns}
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
        onChanged={useDocumentsChanged()}
      >
        <DocumentFilters address={address} />
      </ListScreen>
      {mayWrite && <UploadDialog vendorId={filter.vendorId} opened={uploading} onOpen={openUpload} onClose={closeUpload} />}
      <DeleteDocument document={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
