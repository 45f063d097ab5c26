"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { type Trial, trials } from "@/lib/accounts/sso/schema";
import type { SignOnProviderDto } from "@/lib/companies/sign-on/schema";
import { say, type TextKey } from "@/messages/say";

const words = {
  passed: "signOn.trialPassed",
  cancelled: "signOn.trialCancelled",
  failed: "signOn.trialFailed",
  unverified: "signOn.trialUnverified",
  domain: "signOn.trialDomain",
} as const satisfies Record<Trial, TextKey>;

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
          title={say(words[trial], { name: provider.name })}
        />
      </div>
    </Card>
  );
}
