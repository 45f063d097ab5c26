import { AppName } from "@/components/layout/platform-context";
import { ProductPicture } from "@/components/marketing/product-picture";
import { LinkButton } from "@/components/ui/link-button";
import { trialDays } from "@/lib/accounts/sign-in/rules";

export function Hero() {
  return (
    <section className="public-page pt-12 pb-10 lg:pt-16 lg:pb-12">
      <div className="mx-auto max-w-3xl text-center">
        <h1 className="text-balance font-semibold text-4xl text-ink leading-[1.1] tracking-tight sm:text-5xl lg:text-6xl">
          Know which vendors are covered today
        </h1>
        <p className="mx-auto mt-5 max-w-2xl text-pretty text-ink-2 text-lg leading-7">
          <AppName /> reads your vendors' certificates of insurance, shows every vendor's status in one place, and sends reminders before
          coverage expires.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton href="/signup" large>
            Start Free Trial
          </LinkButton>
          <LinkButton href="/#features" variant="secondary" large>
            See How It Works
          </LinkButton>
        </div>
        <p className="mt-4 text-ink-2">{trialDays}-day free trial. No credit card.</p>
      </div>
      <div className="mt-10 lg:mt-12">
        <ProductPicture
          name="reading"
          alt="A vendor's certificate with a box around each value we read, and the list of those values. One limit is marked for review."
          sizes="(width < 640px) 450px, (width < 1120px) 100vw, 1056px"
          early
        />
      </div>
    </section>
  );
}
