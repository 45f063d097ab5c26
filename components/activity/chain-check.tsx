"use client";

import { Link2 } from "lucide-react";
import { useCheckChain } from "@/components/activity/use-activity";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { formatNumber } from "@/components/ui/format";
import type { ChainDto } from "@/lib/tenancy/audit/schema";
import { say } from "@/messages/say";

function words({ events, brokenAt }: ChainDto): string {
  const count = say("lists.countEvents", { count: events });
  if (brokenAt === null) return say("settings.chainIntact", { counted: count });
  const what = brokenAt > events ? say("settings.isMissing") : say("settings.chainEventChanged");
  return say("settings.chainBroken", { toLocaleString: formatNumber(brokenAt), what });
}

/** Each event holds the fingerprint of the one before it: the check recomputes them all. */
export function ChainCheck() {
  const check = useCheckChain();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border bg-surface px-5 py-3.5">
      <p className="max-w-2xl text-ink-2">{say("settings.chainHint")}</p>
      <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
        {!check.isPending && <Link2 aria-hidden className="size-4" />}
        {say("settings.checkChain")}
      </Button>
      {check.data && (
        <div className="w-full">
          <FormAlert tone={check.data.brokenAt === null ? "success" : "error"}>{words(check.data)}</FormAlert>
        </div>
      )}
    </div>
  );
}
