import { ExternalLink, RotateCw, Trash2 } from "lucide-react";
import { Expiration } from "@/components/compliance/expiration";
import { DocumentState } from "@/components/documents/document-state";
import { documentTypeWords, kindInWords } from "@/components/documents/document-words";
import { isBeingRead } from "@/components/queries/use-documents";
import type { Column } from "@/components/ui/data-table";
import { formatMoment, formatSize } from "@/components/ui/format";
import { IconLink } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import { RowMenu } from "@/components/ui/row-menu";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

type DocumentActions = { reprocess: (document: DocumentDto) => void; remove: (document: DocumentDto) => void };

function facts(timeZone: string): Column<DocumentDto>[] {
  return [
    {
      key: "document",
      header: say("documents.document"),
      kind: "main",
      sort: "file",
      className: "sm:w-[28%] lg:max-w-0",
      cell: (document) => {
        const { typedDocumentType, readDocumentType } = document;
        const differs = !document.kind && typedDocumentType && readDocumentType && typedDocumentType !== readDocumentType;
        return (
          <>
            <Link
              href={`/documents/${document.id}`}
              title={document.fileName}
              className="font-medium text-ink lg:block lg:truncate max-lg:[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
            >
              {document.fileName}
            </Link>
            <span className="block text-ink-3 text-small tabular-nums">
              {formatSize(document.fileSize)} · {kindInWords(document, say("documents.typeUnknown"))}
            </span>
            {differs && (
              <span className="block text-small text-violet">
                {say("documents.readType", { type: say(documentTypeWords[readDocumentType]) })}
              </span>
            )}
          </>
        );
      },
    },
    {
      key: "vendor",
      header: say("common.vendor"),
      sort: "vendor",
      className: "sm:w-[19%]",
      cell: (document) => (
        <span className="text-ink-2 [overflow-wrap:anywhere]">{document.vendor?.name ?? say("common.notApplicable")}</span>
      ),
    },
    { key: "expiration", header: say("common.expiration"), sort: "expiration", cell: (document) => <Expiration document={document} /> },
    { key: "status", header: say("common.status"), sort: "status", cell: (document) => <DocumentState document={document} /> },
    {
      key: "uploaded",
      header: say("common.uploaded"),
      sort: "uploaded",
      className: "sm:max-xl:hidden",
      cell: ({ uploadedBy, createdAt }) => (
        <>
          <span className="text-ink-2 [overflow-wrap:anywhere]">
            {uploadedBy ? `${uploadedBy.firstName} ${uploadedBy.lastName}` : say("documents.system")}
          </span>
          <span className="block whitespace-nowrap text-ink-3 text-small tabular-nums">{formatMoment(createdAt, timeZone)}</span>
        </>
      ),
    },
  ];
}

/** `actions` is missing for members who may only look; viewing the file stays. */
export function documentColumns(timeZone: string, actions: DocumentActions | undefined): Column<DocumentDto>[] {
  return [
    ...facts(timeZone),
    {
      key: "actions",
      header: say("common.actions"),
      kind: "actions",
      className: "sm:w-28",
      cell: (document) => (
        <span className="relative z-1 inline-flex max-sm:-mr-2.5 max-sm:-mb-2">
          {!document.isQuarantined && (
            <IconLink
              label={say("documents.viewInNewTab", { fileName: document.fileName })}
              tip={say("documents.viewFile")}
              href={document.fileUrl}
              target="_blank"
              prefetch={false}
            >
              <ExternalLink aria-hidden />
            </IconLink>
          )}
          {actions && (
            <RowMenu
              label={say("documents.actionsFor", { fileName: document.fileName })}
              actions={[
                {
                  label: say("documents.reprocess"),
                  icon: <RotateCw aria-hidden />,
                  disabled: isBeingRead(document),
                  run: () => actions.reprocess(document),
                },
                { label: say("common.delete"), icon: <Trash2 aria-hidden />, destructive: true, run: () => actions.remove(document) },
              ]}
            />
          )}
        </span>
      ),
    },
  ];
}
