import type { ReactNode } from "react";
import { documentTypeWords } from "@/components/documents/document-words";
import { ReadValue } from "@/components/documents/read-value";
import { isBeingRead } from "@/components/queries/use-documents";
import { formatDate } from "@/components/ui/format";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

type Line = { name: string; typed: ReactNode; read: ReactNode; differs: boolean };

function linesOf(document: DocumentDetailDto): Line[] {
  const { typedDocumentType, readDocumentType, typedExpirationDate, readExpirationDate } = document;
  return [
    {
      name: say("documents.documentType"),
      typed: typedDocumentType && say(documentTypeWords[typedDocumentType]),
      read: readDocumentType && say(documentTypeWords[readDocumentType]),
      differs: typedDocumentType !== null && readDocumentType !== null && typedDocumentType !== readDocumentType,
    },
    {
      name: say("documents.expirationDate"),
      typed: typedExpirationDate && formatDate(typedExpirationDate),
      read: readExpirationDate && formatDate(readExpirationDate),
      differs: typedExpirationDate !== null && readExpirationDate !== null && typedExpirationDate !== readExpirationDate,
    },
  ];
}

/** What a person typed beside what the file says; what was typed counts. */
export function TypedAndRead({ document }: { document: DocumentDetailDto }) {
  const unread = isBeingRead(document)
    ? say("documents.beingRead")
    : document.processingStatus === "FAILED"
      ? say("documents.notRead")
      : undefined;
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="h-9 text-ink-3 text-small">
          <td className="pl-5" />
          <th scope="col" className="px-3 font-medium">
            {say("documents.typed")}
          </th>
          <th scope="col" className="px-3 pr-5 font-medium">
            {say("documents.readFromFile")}
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(document).map(({ name, typed, read, differs }) => (
          <tr key={name} className="h-11 border-t">
            <th scope="row" className="py-2 pl-5 font-normal text-ink-2">
              {name}
            </th>
            <td className="px-3 py-2 text-ink tabular-nums">
              {typed ?? <span className="text-ink-3">{say("documents.notEntered")}</span>}
            </td>
            <td className="px-3 py-2 pr-5">
              {unread && !read ? <span className="text-ink-3">{unread}</span> : <ReadValue unreadable={false}>{read}</ReadValue>}
              {differs && <span className="block text-small text-violet">{say("documents.typedDiffers")}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
