import { LinkButton } from "@/components/ui/link-button";
import { trialDays } from "@/lib/tenancy/plan-values";
import { say } from "@/messages/say";

export function ClosingCall() {
  return (
    <section className="border-t bg-surface">
      <div className="public-page py-12 text-center lg:py-16">
        <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight">{say("marketing.closingTitle")}</h2>
        <p className="mx-auto mt-3 max-w-lg text-balance text-base text-ink-2 leading-6">{say("marketing.closingText", { trialDays })}</p>
        <LinkButton href="/signup" large className="mt-7">
          {say("marketing.startFreeTrial")}
        </LinkButton>
      </div>
    </section>
  );
}
