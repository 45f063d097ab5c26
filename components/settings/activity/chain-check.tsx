"use client";

import { Link2 } from "lucide-react";
import { useCheckChain } from "@/components/settings/activity/use-activity";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { formatCount } from "@/components/ui/format";
import type { ChainDto } from "@/lib/audit/schema";

function words({ events, brokenAt }: ChainDto): string {
  const count = formatCount(events, "event", "events");
  if (brokenAt === null) return `Chain intact: ${count}, from the first to the last, unchanged.`;
  const what = brokenAt > events ? "is missing" : "was changed, or an event before it was removed";
  return `The chain is broken: event no. ${brokenAt.toLocaleString("en-US")} ${what}. Please tell support before you rely on this log.`;
}

/** Each event holds the fingerprint of the one before it: the check recomputes them all. */
export function ChainCheck() {
  const check = useCheckChain();
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border bg-surface px-5 py-3.5">
      <p className="max-w-2xl text-ink-2">
        Each event is linked to the one before it, so any later change is detected. Exports include these links.
      </p>
      <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
        {!check.isPending && <Link2 aria-hidden className="size-4" />}
        Check Chain
      </Button>
      {check.data && (
        <div className="w-full">
          <FormAlert tone={check.data.brokenAt === null ? "success" : "error"}>{words(check.data)}</FormAlert>
        </div>
      )}
    </div>
  );
}
