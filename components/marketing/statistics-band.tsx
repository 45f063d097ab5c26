import { statistics } from "@/components/marketing/claims";

export function StatisticsBand() {
  return (
    <section aria-label="In numbers" className="border-y bg-surface">
      <dl className="public-page grid grid-cols-2 gap-x-6 gap-y-8 py-10 lg:grid-cols-4">
        {statistics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-56 text-ink-2">{label}</dt>
            <dd className="font-semibold text-3xl text-ink tabular-nums tracking-tight sm:text-4xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
