"use client";

import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "@/components/layout/session-context";
import { PageView } from "@/components/review/page-view";
import { formatMoment } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { checkedText } from "@/lib/documents/passports/labels-rules";
import type { PassportDto } from "@/lib/documents/passports/schema";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

type PassportDeskProps = { document: DocumentDetailDto; passport: PassportDto; review: ReviewDto };

/** A passport's page, beside what it brought and what was signed: its page states no coverage, so there is no value to check. */
export function PassportDesk({ document, passport: { signed }, review: { next } }: PassportDeskProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.35fr)_minmax(22rem,1fr)]">
      <PageView document={document} entries={[]} selected={null} onSelect={() => {}} />
      <section aria-label={say("passports.passport")} className="min-w-0 divide-y rounded-card border bg-surface">
        <Part title={say("passports.certificates")}>
          <Carried document={document} />
        </Part>
        {signed && <Signed signed={signed} />}
        {next && (
          <div className="px-4 py-3">
            <LinkButton href={`/documents/${next.id}`} variant="secondary" title={next.fileName}>
              {say("review.nextDocument")}
              <ArrowRight aria-hidden className="size-4" />
            </LinkButton>
          </div>
        )}
      </section>
    </div>
  );
}

function Carried({ document: { filesInside, leftOut, passport } }: { document: DocumentDetailDto }) {
  if (filesInside.length === 0) {
    const areElsewhere = passport?.state === "valid" && leftOut.length === 0;
    return <p className="text-ink-2">{say(areElsewhere ? "passports.alreadyOnFile" : "passports.noneFiled")}</p>;
  }
  return (
    <ul className="space-y-1">
      {filesInside.map(({ id, fileName }) => (
        <li key={id}>
          <TextLink href={`/documents/${id}`}>{fileName}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function Signed({ signed }: { signed: NonNullable<PassportDto["signed"]> }) {
  const { company } = useSession();
  return (
    <>
      <Part title={say("passports.vendor")}>{signed.vendor}</Part>
      <Part title={say("passports.metOf")}>{signed.company}</Part>
      <Part title={say("passports.signedAt")}>{formatMoment(signed.signedAt, company.timeZone)}</Part>
      {signed.checked.length > 0 && (
        <Part title={say("passports.checkedThere")}>
          <ul className="space-y-1">
            {signed.checked.map((one) => (
              <li key={one.name}>{inWords(checkedText(one))}</li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-4 py-3">
      <h2 className="font-semibold text-ink text-small">{title}</h2>
      <div className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
