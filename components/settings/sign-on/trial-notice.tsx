"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { type Trial, trials } from "@/lib/accounts/sso/schema";
import type { SignOnProviderDto } from "@/lib/companies/sign-on/schema";
import { say } from "@/messages/say";

const words: Record<Trial, (name: string) => string> = {
  passed: (name) => say("signOn.trialPassed", { name }),
  cancelled: (name) => say("signOn.trialCancelled", { name }),
  failed: (name) => say("signOn.trialFailed", { name }),
  unverified: (name) => say("signOn.trialUnverified", { name, claims: ["email", "email_verified"].join(", "), entraClaim: "xms_edov" }),
  domain: (name) => say("signOn.trialDomain", { name }),
};

/** What came of trying a provider, once it has sent the browser back. */
export function TrialNotice({ providers }: { providers: readonly SignOnProviderDto[] }) {
  const params = useSearchParams();
  const trial = trials.find((one) => one === params.get("tried"));
  const provider = providers.find(({ id }) => id === params.get("with"));
  if (!trial || !provider) return null;
  const isPassed = trial === "passed";
  return (
    <Card>
      <div role="status">
        <Notice
          tone={isPassed ? "text-good" : "text-red"}
          icon={isPassed ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          title={words[trial](provider.name)}
        />
      </div>
    </Card>
  );
}
