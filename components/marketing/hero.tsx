import { trialDays } from "@/components/marketing/claims";
import { ReadingPicture } from "@/components/marketing/reading-picture";
import { LinkButton } from "@/components/ui/button";

export function Hero() {
  return (
    <section className="public-page grid items-center gap-12 py-14 lg:grid-cols-[minmax(0,0.78fr)_minmax(0,1fr)] lg:py-20">
      <div>
        <h1 className="text-balance font-semibold text-4xl text-ink leading-[1.1] tracking-tight sm:text-5xl">
          Know which vendors are covered today
        </h1>
        <p className="mt-5 max-w-xl text-ink-2 text-lg leading-7">
          Coverkeep reads your vendors' certificates of insurance, shows each vendor's status in one place, and sends reminders before cover
          ends.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="/signup" large>
            Start Free Trial
          </LinkButton>
          <LinkButton href="/#features" variant="secondary" large>
            See How It Works
          </LinkButton>
        </div>
        <p className="mt-4 text-ink-3">{trialDays}-day free trial. No credit card.</p>
      </div>
      <ReadingPicture />
    </section>
  );
}
