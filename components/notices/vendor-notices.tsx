"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { isUnclear, type Notice, noticeKindNames, reporterNames } from "@/components/notices/notice-words";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { api } from "@/lib/http/client/api";
import type { NoticeListDto } from "@/lib/vendors/notices/schema";
import { say } from "@/messages/say";

const NoticeForm = lazyPart(() => import("@/components/notices/notice-form").then((file) => file.NoticeForm));

/** Cancellations, reinstatements and changes of a vendor's policies: those that were read, and those that persons entered. */
export function VendorNotices({ vendorId }: { vendorId: string }) {
  const mayWrite = useCan("document:write");
  const [entering, setEntering] = useState<Partial<Notice> | null>(null);
  const key = vendorKeys.notices(vendorId);
  const base = `/api/vendors/${vendorId}/notices`;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => api.get<NoticeListDto>(base), meta: { quiet: true } });
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: vendorKeys.all }),
  });
  if (error && !data)
    return (
      <Section title={say("notices.notices")}>
        <ErrorState title={say("notices.noticesLoadFailed")} advice={error.message} onRetry={() => refetch()} />
      </Section>
    );
  return (
    <Section title={say("notices.notices")}>
      {!data ? (
        <Skeleton className="m-5 h-10" />
      ) : data.notices.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-3">{say("notices.noNotices")}</p>
      ) : (
        <ul className="divide-y">
          {data.notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice}>
              {mayWrite && notice.isEntered && (
                <Button variant="ghost" onClick={() => remove.mutate(notice.id)}>
                  {say("notices.remove")}
                </Button>
              )}
              {mayWrite && isUnclear(notice) && (
                <Button variant="secondary" onClick={() => setEntering(notice)}>
                  {say("notices.complete")}
                </Button>
              )}
            </NoticeRow>
          ))}
        </ul>
      )}
      {mayWrite && (
        <div className="border-t px-3 py-1">
          <Button variant="ghost" onClick={() => setEntering({})}>
            <Plus aria-hidden className="size-4" />
            {say("notices.enterNotice")}
          </Button>
        </div>
      )}
      <Dialog title={say("notices.enterNotice")} open={entering !== null} onClose={() => setEntering(null)}>
        {entering && <NoticeForm vendorId={vendorId} first={entering} onClose={() => setEntering(null)} />}
      </Dialog>
    </Section>
  );
}

function NoticeRow({ notice, children }: { notice: Notice; children: ReactNode }) {
  const { kind, policyNumber, effective, document, note, isEntered, reportedBy } = notice;
  const from = effective ? say("notices.fromDay", { day: formatDate(effective) }) : say("notices.unclear");
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-medium text-ink">{[say(noticeKindNames[kind]), policyNumber ?? say("notices.unclear"), from].join(" · ")}</p>
        {note && <p className="text-ink-2">{note}</p>}
        <p className="text-ink-3 text-small">
          {reportedBy ? say(reporterNames[reportedBy]) : isEntered ? say("notices.entered") : say("notices.document")}
          {document && (
            <>
              {": "}
              <TextLink href={`/documents/${document.id}`}>{document.name}</TextLink>
            </>
          )}
        </p>
      </div>
      <div className="flex gap-1">{children}</div>
    </li>
  );
}
