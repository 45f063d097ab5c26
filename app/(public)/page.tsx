import { ClosingCall } from "@/components/marketing/closing-call";
import { Features } from "@/components/marketing/features";
import { Hero } from "@/components/marketing/hero";
import { StatisticsBand } from "@/components/marketing/statistics-band";
import { Steps } from "@/components/marketing/steps";
import { redirectIfSignedIn } from "@/lib/http/page";

export default async function LandingPage() {
  await redirectIfSignedIn();
  return (
    <>
      <Hero />
      <StatisticsBand />
      <Features />
      <Steps />
      <ClosingCall />
    </>
  );
}
