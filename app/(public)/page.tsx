import { AccuracyBand } from "@/components/marketing/accuracy-band";
import { ClosingCall } from "@/components/marketing/closing-call";
import { Features } from "@/components/marketing/features";
import { Hero } from "@/components/marketing/hero";
import { Pricing } from "@/components/marketing/pricing";
import { StatisticsBand } from "@/components/marketing/statistics-band";
import { Steps } from "@/components/marketing/steps";
import { getPublicFigures } from "@/lib/admin/figures/queries";
import { redirectIfSignedIn } from "@/lib/http/page";
import { offersOf, pricingWords } from "@/lib/tenancy/settings/billing-defaults-rules";
import { getSettings } from "@/lib/tenancy/settings/queries";

export default async function LandingPage() {
  await redirectIfSignedIn();
  const { billing } = await getSettings();
  return (
    <>
      <Hero />
      <StatisticsBand {...(await getPublicFigures())} />
      <Features />
      <Steps />
      <AccuracyBand />
      <Pricing
        title={pricingWords(billing, "pricingTitle")}
        text={pricingWords(billing, "pricingText")}
        offers={offersOf(billing)}
        currency={billing.currency}
      />
      <ClosingCall />
    </>
  );
}
