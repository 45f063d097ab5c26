import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";
import { termsVersion } from "@/lib/accounts/sign-in/values";
import { localeNow, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

type ProsePageProps = { title: string; lead: string; aside?: ReactNode; children: ReactNode };

/** A page of text: title, one sentence under it, then sections of at most 80 characters a line, with `aside` at their right. */
export function ProsePage({ title, lead, aside, children }: ProsePageProps) {
  return (
    <div className="public-page py-12 lg:py-16">
      <h1 className="font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">{lead}</p>
      <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-16">
        {aside}
        <div className="min-w-0 space-y-9">{children}</div>
      </div>
    </div>
  );
}

/** `id`: the anchor that links from elsewhere use. */
export type Section = { id?: string; title: string; content: ReactNode };
type ContentsPageProps = { title: string; lead: string; top?: ReactNode; sections: readonly Section[]; end?: ReactNode };

/** A page of text with a table of contents, which stays in sight where there is room beside the text. */
export function ContentsPage({ title, lead, top, sections, end }: ContentsPageProps) {
  const anchored = sections.map((section, at) => ({ ...section, id: section.id ?? `section-${at + 1}` }));
  const contents = (
    <nav aria-labelledby="contents" className="mb-10 lg:sticky lg:top-24 lg:order-last lg:mb-0 lg:self-start lg:border-l lg:pl-6">
      <h2 id="contents" className="font-semibold text-ink">
        {say("marketing.onThisPage")}
      </h2>
      <ul className="mt-2 sm:space-y-1.5">
        {anchored.map((section) => (
          <li key={section.id}>
            <TextLink alone href={`#${section.id}`} className="font-normal! text-ink-2!">
              {section.title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <ProsePage title={title} lead={lead} aside={contents}>
      {top}
      {anchored.map((section) => (
        <ProseSection key={section.id} id={section.id} title={section.title}>
          {section.content}
        </ProseSection>
      ))}
      {end}
    </ProsePage>
  );
}

/** Which words an account has agreed to: their date is kept with it. */
export function LastChanged() {
  const day = new Date(termsVersion).toLocaleDateString(localeNow(), { dateStyle: "long", timeZone: "UTC" });
  return (
    <p className="text-ink-3 text-small">
      {sayParts("marketing.lastChanged", { day, time: (text) => <time dateTime={termsVersion}>{text}</time> })}
    </p>
  );
}

export function ProseSection({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id}>
      <h2 className="font-semibold text-ink text-lg">{title}</h2>
      <div className="mt-2 space-y-3 text-[15px] text-ink-2 leading-6 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5">{children}</div>
    </section>
  );
}
