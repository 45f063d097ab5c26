"use client";

import { useQuery } from "@tanstack/react-query";
import { BellOff, BellRing, MessageCircleOff } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { vendorRemindersQuery } from "@/components/reminders/use-reminders";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatDate } from "@/components/ui/format";
import { lazyPart } from "@/components/ui/lazy-part";
import type { VendorRemindersDto } from "@/lib/reminders/vendors/schema";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const VendorRemindersForm = lazyPart(() => import("@/components/reminders/vendor-reminders-form").then((file) => file.VendorRemindersForm));

const silences = {
  inactive: "reminders.stoppedInactive",
  sample: "reminders.stoppedSample",
  bounced: "reminders.stoppedBounced",
  unsubscribed: "reminders.stoppedUnsubscribed",
  paused: "reminders.pausedForADocument",
  off: "reminders.stoppedOff",
} as const;

function nextInWords({ next, silence, paper }: VendorRemindersDto): string | null {
  if (silence) return say(silences[silence]);
  if (!next) return paper ? null : say("reminders.plannedEmpty");
  const day = formatDate(next.on);
  if (next.step > 0) return say("reminders.nextReminderOnDay", { day, count: next.step });
  return next.step === -1 ? say("reminders.firstFollowUpOnDay", { day }) : say("reminders.nextFollowUpOnDay", { day, number: -next.step });
}

/** When a vendor is reminded next, or why not, and whether it has answered. */
export function VendorReminders({ vendor }: { vendor: VendorDto }) {
  const mayWrite = useCan("vendor:write");
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(vendorRemindersQuery(vendor.id));
  if (!data) return <p className="h-5" aria-busy />;
  const Icon = data.silence ? BellOff : BellRing;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
      {data.noAnswerSince && (
        <Badge tone="orange" icon={MessageCircleOff}>
          {say("reminders.noAnswerSinceDay", { day: formatDate(data.noAnswerSince) })}
        </Badge>
      )}
      <span className="inline-flex min-w-0 items-center gap-1.5">
        <Icon aria-hidden className="size-4 shrink-0" />
        {[nextInWords(data), data.paper && say("reminders.nextPaperOnDay", { kind: data.paper.kind, day: formatDate(data.paper.on) })]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {mayWrite && (
        <Button variant="ghost" className="max-sm:-ml-3.5" onClick={() => setOpen(true)}>
          {say("reminders.changeReminders")}
        </Button>
      )}
      <Dialog title={say("reminders.remindersOfVendor", { name: vendor.name })} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <VendorRemindersForm vendorId={vendor.id} reminders={data} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}
