"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { type Notice, noticeKindNames } from "@/components/notices/notice-words";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { noticeKinds } from "@/lib/extraction/values";
import { api } from "@/lib/http/client/api";
import { type NoticeListDto, noticeInput } from "@/lib/vendors/notices/schema";
import { say } from "@/messages/say";

const noticeFields = noticeInput.pick({ kind: true, policyNumber: true, effective: true, note: true });

type FormProps = {
  vendorId: string;
  /** What is known of it. */
  first: Partial<Notice>;
  onClose: () => void;
};

/** Enters a notice, or completes one that was read: what was read of its paper no longer counts then. */
export function NoticeForm({ vendorId, first, onClose }: FormProps) {
  const form = useZodForm(noticeFields, {
    ...{ kind: first.kind ?? "cancellation", policyNumber: first.policyNumber ?? "", effective: first.effective ?? "", note: "" },
  });
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  const enter = useMutation({
    mutationFn: (input: z.input<typeof noticeFields>) =>
      api.post<NoticeListDto>(`/api/vendors/${vendorId}/notices`, {
        ...{ ...input, documentId: first.reportedBy ? undefined : first.document?.id, coverage: first.coverage },
        ...(first.reportedBy && { replaces: first.id }),
      }),
    onSuccess: async (list) => {
      await Promise.all([client.invalidateQueries({ queryKey: vendorKeys.all }), documentsChanged()]);
      client.setQueryData(vendorKeys.notices(vendorId), list);
    },
    meta: { quiet: true },
  });
  const submit = form.handleSubmit((input) => enter.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  const kinds = noticeKinds.map((value) => ({ value, label: say(noticeKindNames[value]) }));
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
