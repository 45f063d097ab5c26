import { type ReactNode, useId } from "react";
import { cx } from "@/components/ui/class-names";
import { say } from "@/messages/say";

/** A card of the vendor's page, with its heading and a line below it. */
export function Block({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border bg-surface">
      <div className="border-b px-5 py-3 max-sm:px-4">
        <h2 id={id} className="font-semibold text-base text-ink">
          {title}
        </h2>
        {help && <p className="mt-0.5 text-ink-2">{help}</p>}
      </div>
      {children}
    </section>
  );
}

/** What came of a form, below its button. */
export function Outcome({ error, done }: { error?: string | null; done?: string | null }) {
  const said = error ?? done;
  return (
    <p role="status" className={cx("empty:hidden", error ? "text-red" : "text-good")}>
      {said}
    </p>
  );
}

/** The company, to whom this page speaks, and the page's other languages. */
export function PortalHeader({ company, logo }: { company: string; logo: string | null }) {
  return (
    <header className="border-b bg-surface">
      <div className="mx-auto flex min-h-16 max-w-5xl items-center gap-3 px-4 py-2 sm:px-6">
        {/* biome-ignore lint/performance/noImgElement: it is small, and behind the link's own address */}
        {logo && <img src={logo} alt={say("portal.logoOf", { company })} className="h-10 max-w-32 object-contain" />}
        <p className="min-w-0 font-semibold text-base text-ink [overflow-wrap:anywhere]">{company}</p>
      </div>
    </header>
  );
}
