import { TextLink } from "@/components/ui/text-link";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/** What a passport brought: its own page states no coverage, the certificates inside it do. */
export function CarriedFiles({ document: { filesInside, leftOut, passport, processingStatus } }: { document: DocumentDetailDto }) {
  const isValid = passport?.state === "valid" && processingStatus === "PROCESSED";
  if (filesInside.length === 0 && !(isValid && leftOut.length === 0)) return null;
  return (
    <section aria-label={say("passports.certificates")} className="border-b px-4 py-3">
      <h2 className="font-semibold text-ink text-small">{say("passports.certificates")}</h2>
      {filesInside.length === 0 && <p className="mt-1 text-ink-2">{say("passports.alreadyOnFile")}</p>}
      <ul className="mt-1 space-y-1 empty:hidden">
        {filesInside.map(({ id, fileName }) => (
          <li key={id}>
            <TextLink href={`/documents/${id}`}>{fileName}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
