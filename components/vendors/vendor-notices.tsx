"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { z } from "zod";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { formatDate } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useZodForm } from "@/components/ui/use-zod-form";
import { vendorKeys } from "@/components/vendors/vendor-keys";
import { api } from "@/lib/client/api";
import { noticeKinds } from "@/lib/extraction/values";
import { type NoticeListDto, noticeInput } from "@/lib/vendors/notices/schema";
import { say, textsOf } from "@/messages/say";

type Notice = NoticeListDto["notices"][number];

const kindNames: Record<Notice["kind"], string> = textsOf({
  cancellation: "notices.cancellation",
  non_renewal: "notices.non_renewal",
  reinstatement: "notices.reinstatement",
  amendment: "notices.amendment",
});

/** Cancellations, reinstatements and changes of a vendor's policies: those that were read, and those that persons entered. */
export function VendorNotices({ vendorId }: { vendorId: string }) {
  const mayWrite = useCan("document:write");
  const [entering, setEntering] = useState<Partial<Notice> | null>(null);
  const key = vendorKeys.notices(vendorId);
  const base = `/api/vendors/${vendorId}/notices`;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: key, queryFn: () => api.get<NoticeListDto>(base), meta: { quiet: true } });
  const changed = async (list: NoticeListDto) => {
    await client.invalidateQueries({ queryKey: vendorKeys.all });
    client.setQueryData(key, list);
  };
  const remove = useMutation({
    mutationFn: (id: string) => api.delete(`${base}/${id}`),
    onSuccess: () => client.invalidateQueries({ queryKey: vendorKeys.all }),
  });
  if (error && !data)
    return (
      <Card>
        <ErrorState title={say("notices.theNoticesCannotBeShown")} advice={error.message} onRetry={() => refetch()} />
      </Card>
    );
  return (
    <Card>
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
        {entering && <NoticeForm base={base} first={entering} onEntered={changed} onClose={() => setEntering(null)} />}
      </Dialog>
    </Card>
  );
}

/** Read from a paper whose policy or day could not be read: it keeps each policy waiting that it may concern. */
const isUnclear = ({ isEntered, policyNumber, effective }: Notice) => !isEntered && (policyNumber === null || effective === null);

function NoticeRow({ notice, children }: { notice: Notice; children: ReactNode }) {
  const { kind, policyNumber, effective, document, note, isEntered } = notice;
  const from = effective ? say("notices.fromDay", { day: formatDate(effective) }) : say("notices.unclear");
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-5 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-medium text-ink">{[kindNames[kind], policyNumber ?? say("notices.unclear"), from].join(" · ")}</p>
        {note && <p className="text-ink-2">{note}</p>}
        <p className="text-ink-3 text-small">
          {isEntered ? say("notices.entered") : say("notices.document")}
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

const noticeFields = noticeInput.pick({ kind: true, policyNumber: true, effective: true, note: true });

type FormProps = {
  base: string /** What is known of it. */;
  first: Partial<Notice>;
  onEntered: (list: NoticeListDto) => unknown;
  onClose: () => void;
};

function NoticeForm({ base, first, onEntered, onClose }: FormProps) {
  const form = useZodForm(noticeFields, {
    ...{ kind: first.kind ?? "cancellation", policyNumber: first.policyNumber ?? "", effective: first.effective ?? "", note: "" },
  });
  const enter = useMutation({
    mutationFn: (input: z.input<typeof noticeFields>) =>
      api.post<NoticeListDto>(base, { ...input, documentId: first.document?.id, coverage: first.coverage }),
    onSuccess: onEntered,
    meta: { quiet: true },
  });
  const submit = form.handleSubmit((input) => enter.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  const kinds = noticeKinds.map((value) => ({ value, label: kindNames[value] }));
  return (
    <DialogForm
      submit={{ label: say("notices.save"), busy: enter.isPending }}
      alert={enter.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={say("notices.kind")} required error={form.problem("kind")}>
        {(aria) => <Select options={kinds} {...form.control("kind")} {...aria} />}
      </Field>
      <Field label={say("notices.policyNumber")} required error={form.problem("policyNumber")}>
        {(aria) => <Input autoComplete="off" maxLength={100} {...form.control("policyNumber")} {...aria} />}
      </Field>
      <Field label={say("notices.effective")} required error={form.problem("effective")}>
        {(aria) => <Input type="date" {...form.control("effective")} {...aria} />}
      </Field>
      <Field label={say("notices.note")} error={form.problem("note")}>
        {(aria) => <Input autoComplete="off" maxLength={1000} {...form.control("note")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
