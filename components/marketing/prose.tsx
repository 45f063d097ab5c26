import type { ReactNode } from "react";
import { termsVersion } from "@/lib/accounts/sign-in/values";
import { localeNow } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** A page of text: title, one sentence under it, then sections of at most 80 characters a line. */
export function ProsePage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="public-page py-12 lg:py-16">
      <h1 className="font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{title}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">{lead}</p>
      <div className="mt-10 max-w-2xl space-y-9">{children}</div>
    </div>
  );
}

/** Which words an account has agreed to: their date is kept with it. */
export function LastChanged() {
  const day = new Date(termsVersion).toLocaleDateString(localeNow(), { dateStyle: "long", timeZone: "UTC" });
  return (
    <p className="text-ink-3 text-small">
      {sayParts("marketing.lastChangedOnDay", { day, time: (text) => <time dateTime={termsVersion}>{text}</time> })}
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
