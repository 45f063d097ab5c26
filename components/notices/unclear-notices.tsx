"use client";

import { useQuery } from "@tanstack/react-query";
import { FileWarning } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { isUnclear, type Notice, noticeKindNames } from "@/components/notices/notice-words";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatDate } from "@/components/ui/format";
import { lazyPart } from "@/components/ui/lazy-part";
import { Notice as Banner } from "@/components/ui/notice";
import { api } from "@/lib/http/client/api";
import type { NoticeListDto } from "@/lib/vendors/notices/schema";
import { say } from "@/messages/say";

const NoticeForm = lazyPart(() => import("@/components/notices/notice-form").then((file) => file.NoticeForm));

type UnclearProps = { documentId: string; vendorId: string };

/** Notices that were read from this document without their policy or day. A person completes them beside the page. */
export function UnclearNotices({ documentId, vendorId }: UnclearProps) {
  const mayWrite = useCan("document:write");
  const [completing, setCompleting] = useState<Notice | null>(null);
  const { data } = useQuery({
    queryKey: vendorKeys.notices(vendorId),
    queryFn: () => api.get<NoticeListDto>(`/api/vendors/${vendorId}/notices`),
    meta: { quiet: true },
  });
  const unclear = (data?.notices ?? []).filter((notice) => notice.document?.id === documentId && isUnclear(notice));
  if (unclear.length === 0) return null;
  return (
    <div className="divide-y overflow-hidden rounded-card border bg-surface">
      {unclear.map((notice) => (
        <Banner
          key={notice.id}
          tone="text-violet"
          icon={<FileWarning aria-hidden />}
          title={say(noticeKindNames[notice.kind])}
          action={
            mayWrite && (
              <Button variant="secondary" onClick={() => setCompleting(notice)}>
                {say("notices.completeNotice")}
              </Button>
            )
          }
        >
          <p>{factsOf(notice)}</p>
          <p>{say("notices.unclearMeans")}</p>
        </Banner>
      ))}
      <Dialog title={say("notices.completeNotice")} open={completing !== null} onClose={() => setCompleting(null)}>
        {completing && <NoticeForm vendorId={vendorId} first={completing} onClose={() => setCompleting(null)} />}
      </Dialog>
    </div>
  );
}

function factsOf({ policyNumber, effective }: Notice): string {
  const [number, day] = [policyNumber ?? say("notices.unclear"), effective ? formatDate(effective) : say("notices.unclear")];
  return say("notices.policyAndDay", { number, day });
}
