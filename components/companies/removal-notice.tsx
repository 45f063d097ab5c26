"use client";

import { Trash2 } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { type Removed, useKeep } from "@/components/settings/deletion/use-removal";
import { Button } from "@/components/ui/button";
import { formatMoment } from "@/components/ui/format";
import { say } from "@/messages/say";

type RemovalNoticeProps = { what: Removed; name: string; dueAt: string; mayKeep: boolean };

export function RemovalNotice({ what, name, dueAt, mayKeep }: RemovalNoticeProps) {
  const { timeZone } = useSession().company;
  const keep = useKeep(what);
  const day = formatMoment(dueAt, timeZone);
  return (
    <section
      aria-label={what === "account" ? say("companies.accountRemovalLabel") : say("companies.companyRemovalLabel")}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-red-tint px-4 py-3 text-red"
    >
      <Trash2 aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        <strong className="font-semibold">{say("companies.removalNotice", { name, day })}</strong>{" "}
        {mayKeep ? say("companies.removalMeanwhile") : say("companies.removalMeanwhileByAdmin")}
      </p>
      {mayKeep && (
        <Button variant="secondary" busy={keep.isPending} onClick={() => keep.mutate()}>
          {say("companies.keepIt")}
        </Button>
      )}
    </section>
  );
}
