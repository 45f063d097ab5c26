import { Paperclip, TriangleAlert } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import { Sentences } from "@/components/ui/sentences";
import { TextLink } from "@/components/ui/text-link";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { labelled, say } from "@/messages/say";

/** What the PDF carried: the documents that it became, and what could not be used. */
export function FilesInside({ document: { filesInside, leftOut } }: { document: Pick<DocumentDetailDto, "filesInside" | "leftOut"> }) {
  return (
    <>
      {filesInside.length > 0 && (
        <Notice tone="text-ink-2" icon={<Paperclip aria-hidden />} title={say("documents.insideTitle")}>
          <ul className="mt-0.5 space-y-0.5">
            {filesInside.map(({ id, fileName }) => (
              <li key={id}>
                <TextLink href={`/documents/${id}`}>{fileName}</TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="text-yellow" icon={<TriangleAlert aria-hidden />} title={say("documents.insideNotUsed")}>
          <Sentences all={leftOut.map(({ name, why }) => labelled(name, why))} />
        </Notice>
      )}
    </>
  );
}
