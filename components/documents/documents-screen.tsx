"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { DeleteDocument } from "@/components/documents/delete-document";
import { documentColumns } from "@/components/documents/document-columns";
import { DocumentFilters } from "@/components/documents/document-filters";
import { DocumentsEmpty } from "@/components/documents/documents-empty";
import { UploadDialog } from "@/components/documents/upload-dialog";
import { documentsQuery, useReprocessDocument } from "@/components/documents/use-documents";
import { FilesWithoutVendor } from "@/components/intake/files-without-vendor";
import { useCan, useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DataTable } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { useAddress, useLastPage } from "@/components/ui/use-address";
import { type DocumentDto, processingStatuses } from "@/lib/documents/schema";

export function DocumentsScreen() {
  const address = useAddress();
  const { company } = useSession();
  const mayWrite = useCan("document:write");
  const [uploading, setUploading] = useState(false);
  const [deleting, setDeleting] = useState<DocumentDto>();
  const { mutate: reprocess } = useReprocessDocument();

  const search = address.get("search");
  const vendorId = address.get("vendorId");
  const status = processingStatuses.find((known) => known === address.get("status"));
  const documents = useQuery(documentsQuery({ search, vendorId, status, page: address.page, limit: 10 }));

  const columns = useMemo(
    () => documentColumns(company.timeZone, mayWrite ? { reprocess: ({ id }) => reprocess(id), remove: setDeleting } : undefined),
    [company.timeZone, mayWrite, reprocess],
  );
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
          />
        )}
        {pages && !beyond && <Pagination page={pages.page} totalPages={pages.totalPages} onPage={(page) => address.set({ page })} />}
      </Card>
      {mayWrite && <UploadDialog vendorId={vendorId} opened={uploading} onOpen={openUpload} onClose={closeUpload} />}
      <DeleteDocument document={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
