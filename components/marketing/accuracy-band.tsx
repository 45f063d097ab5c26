import { allRead } from "@/components/marketing/accuracy-figures";
import { formatNumber } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { writtenPercent } from "@/lib/infra/figures-rules";
import { say } from "@/messages/say";

/** The measured accuracy in one sentence, and the way to every miss. */
export function AccuracyBand() {
  if (!allRead) return null;
  return (
    <section className="public-page py-10 text-center lg:py-12">
      <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("marketing.accuracyTitle")}</h2>
      <p className="mx-auto mt-3 max-w-2xl text-balance text-base text-ink-2 leading-6">
        {say("marketing.accuracyCall", {
          values: formatNumber(allRead.values),
          share: writtenPercent((100 * allRead.exact) / allRead.values, 1),
        })}
      </p>
      <p className="mt-3">
        <TextLink alone href="/accuracy">
          {say("marketing.accuracyLink")}
        </TextLink>
      </p>
    </section>
  );
}
