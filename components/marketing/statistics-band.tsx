import type { Figures } from "@/lib/admin/figures/schema";
import { say } from "@/messages/say";

export function StatisticsBand({ heading, figures }: Figures) {
  return (
    <section aria-label={say("marketing.inNumbers")} className="border-y bg-surface">
      <div className="public-page py-10 lg:py-12">
        {heading && <p className="text-center font-medium text-base text-ink-2">{heading}</p>}
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 text-center lg:grid-cols-4 lg:divide-x">
          {figures.map(({ value, label }) => (
            <div key={`${value} ${label}`} className="flex flex-col-reverse justify-end px-2">
              <dt className="mx-auto mt-1 max-w-56 text-balance text-ink-2">{label}</dt>
              <dd className="font-semibold text-3xl text-ink tabular-nums tracking-tight sm:text-4xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
