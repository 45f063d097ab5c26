import { AppName } from "@/components/layout/platform-context";
import { ProductPicture } from "@/components/marketing/product-picture";
import { LinkButton } from "@/components/ui/link-button";
import { trialDays } from "@/lib/tenancy/plan-values";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

export function Hero() {
  return (
    <section className="public-page pt-12 pb-10 lg:pt-16 lg:pb-12">
      <div className="mx-auto max-w-3xl text-center">
        <h1 className="text-balance font-semibold text-4xl text-ink leading-[1.1] tracking-tight sm:text-5xl lg:text-6xl">
          {say("marketing.heroTitle")}
        </h1>
        <p className="mx-auto mt-5 max-w-2xl text-pretty text-ink-2 text-lg leading-7">
          {sayParts("marketing.heroText", { appName: <AppName /> })}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton href="/signup" large>
            {say("marketing.startFreeTrial")}
          </LinkButton>
          <LinkButton href="/#features" variant="secondary" large>
            {say("marketing.heroTour")}
          </LinkButton>
        </div>
        <p className="mt-4 text-ink-2">{say("marketing.heroTrial", { days: trialDays })}</p>
      </div>
      <div className="mt-10 lg:mt-12">
        <ProductPicture name="reading" alt={say("marketing.heroAlt")} sizes="(width < 640px) 450px, (width < 1120px) 100vw, 1056px" early />
      </div>
    </section>
  );
}
