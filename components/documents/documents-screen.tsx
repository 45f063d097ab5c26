"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { DeleteDocument } from "@/components/documents/delete-document";
import { documentColumns } from "@/components/documents/document-columns";
import { DocumentFilters } from "@/components/documents/document-filters";
import { DocumentsBar } from "@/components/documents/documents-bar";
import { DocumentsEmpty } from "@/components/documents/documents-empty";
import { UploadDialog } from "@/components/documents/upload-dialog";
import { documentsQuery, useReprocessDocument } from "@/components/documents/use-documents";
import { FilesWithoutVendor } from "@/components/documents/vendor-match/files-without-vendor";
import { useCan, useSession } from "@/components/layout/session-context";
import { useSelection } from "@/components/lists/use-selection";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DataTable } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { useAddress, useLastPage, wholeList } from "@/components/ui/use-address";
import type { DocumentDto } from "@/lib/documents/schema";
import { documentSorts, processingStatuses } from "@/lib/documents/values";
import { sortsOf } from "@/lib/infra/lists/values";

const sorts = [
  { value: "", label: "Newest first" },
  { value: "uploaded", label: "Oldest first" },
  { value: "file", label: "File, A to Z" },
  { value: "-file", label: "File, Z to A" },
  { value: "vendor", label: "Vendor, A to Z" },
  { value: "-vendor", label: "Vendor, Z to A" },
  { value: "expiration", label: "Expires soonest" },
  { value: "-expiration", label: "Expires last" },
  { value: "status", label: "Status" },
];

export function DocumentsScreen() {
  const address = useAddress(wholeList);
  const { company } = useSession();
  const mayWrite = useCan("document:write");
  const [uploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<DocumentDto>();
  const { mutate: reprocess } = useReprocessDocument();

  const { search } = address;
  const vendorId = address.id("vendorId");
  const status = processingStatuses.find((known) => known === address.get("status"));
  const sort = sortsOf(documentSorts).find((known) => known === address.get("sort"));
  const filter = { search, vendorId, status, sort };
  const documents = useQuery(documentsQuery({ ...filter, page: address.page, limit: 10 }));
  const selection = useSelection(JSON.stringify({ ...filter, sort: undefined }));

  const columns = useMemo(
    () => documentColumns(company.timeZone, mayWrite ? { reprocess: ({ id }) => reprocess(id), remove: setDeleting } : undefined),
    [company.timeZone, mayWrite, reprocess],
  );
  const onSort = (value: string) => address.set({ sort: value });
  const openUpload = useCallback(() => setUploading(true), []);
  const closeUpload = useCallback(() => setUploading(false), []);
  const pages = documents.data?.pagination;
  const beyond = useLastPage(address, pages);
  const rows = beyond ? undefined : documents.data?.documents;

  return (
    <>
      <PageHeader
        title="Documents"
        subtitle="View and manage all certificates of insurance and other vendor documents"
        action={
          mayWrite && (
            <Button onClick={openUpload}>
              <Upload aria-hidden className="size-4" />
              Upload Document
            </Button>
          )
        }
      />
      <FilesWithoutVendor />
      <DocumentFilters address={address} />
      <Card>
        <DocumentsBar
          address={address}
          filter={filter}
          total={pages?.total}
          busy={documents.isPlaceholderData}
          selection={selection}
          sort={sort ?? ""}
          sorts={sorts}
          onSort={onSort}
        />
        {documents.isError && !documents.data ? (
          <ErrorState title="Failed to load documents" advice="Please try again in a moment." onRetry={() => documents.refetch()} />
        ) : rows?.length === 0 ? (
          <DocumentsEmpty
            filtered={search !== "" || vendorId !== "" || status !== undefined}
            onClear={() => address.set({ search: "", vendorId: "", status: "" })}
            onUpload={mayWrite ? openUpload : undefined}
          />
        ) : (
          <DataTable
            label="Documents"
            columns={columns}
            rows={rows}
            rowKey={(document) => document.id}
            stale={documents.isPlaceholderData}
            sort={{ value: sort ?? "", onSort }}
            selection={mayWrite ? { ...selection, nameOf: (document) => document.fileName } : undefined}
          />
        )}
        {pages && !beyond && <Pagination page={pages.page} totalPages={pages.totalPages} onPage={(page) => address.set({ page })} />}
      </Card>
      {mayWrite && <UploadDialog vendorId={vendorId} opened={uploading} onOpen={openUpload} onClose={closeUpload} />}
      <DeleteDocument document={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
