"use client";

import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import type { AskedLine } from "@/components/verdicts/ask-exception";
import { useVerdictChanged } from "@/components/verdicts/use-verdict";
import { decisionInput } from "@/lib/compliance/decisions-schema";
import type { VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const decideFields = decisionInput.pick({ answer: true, note: true });

/** Settles an unclear requirement: accepted with a reason, or rejected with the sentence for the agent. */
export function DecideLine({ vendorId, unit, line, onClose }: AskedLine & { onClose: () => void }) {
  const form = useZodForm(decideFields, { answer: "accepted", note: "" });
  const decide = useMutation({
    mutationFn: (input: z.input<typeof decideFields>) =>
      api.post<VendorVerdictDto>(`/api/vendors/${vendorId}/decisions`, {
        ...input,
        assignmentId: unit.assignmentId,
        requirement: line.requirement,
      }),
    onSuccess: useVerdictChanged(),
    meta: { quiet: true },
  });
  const isRejected = form.watch("answer") === "rejected";
  const submit = form.handleSubmit((input) => decide.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  const answers = [
    { value: "accepted", label: say("exceptions.accept") },
    { value: "rejected", label: say("exceptions.reject") },
  ];
  const proposal = () => {
    if (!form.getValues("note")) form.setValue("note", line.ask ?? line.found);
  };
  return (
    <DialogForm
      submit={{ label: say("exceptions.save"), busy: decide.isPending }}
      alert={decide.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{line.required}</p>
      <p className="text-ink-3 text-small">{line.found}</p>
      <Field label={say("exceptions.decideTitle")} required error={form.problem("answer")}>
        {(aria) => <Select options={answers} {...form.control("answer", proposal)} {...aria} />}
      </Field>
      <Field label={isRejected ? say("exceptions.agentSentence") : say("exceptions.whyAccepted")} required error={form.problem("note")}>
        {(aria) => <Input autoComplete="off" maxLength={1000} {...form.control("note")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
