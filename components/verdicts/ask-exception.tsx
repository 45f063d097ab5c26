"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { teamQuery } from "@/components/queries/team-query";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { useVerdictChanged } from "@/components/verdicts/use-verdict";
import type { LineDto, UnitDto } from "@/lib/compliance/reading/schema";
import { type ExceptionDto, exceptionInput } from "@/lib/exceptions/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

export type AskedLine = { vendorId: string; unit: UnitDto; line: LineDto };

const askFields = exceptionInput
  .pick({ kind: true, reason: true, until: true, condition: true })
  .extend({ ownerId: z.uuid().or(z.literal("")) });

/** Asks for an exception from one requirement of a vendor; an admin approves it. */
export function AskException({ vendorId, unit, line, onClose }: AskedLine & { onClose: () => void }) {
  const isAmount = line.type === "limit" && line.result === "fail";
  const form = useZodForm(askFields, { kind: isAmount ? "accept_short" : "waive", reason: "", until: "", condition: "", ownerId: "" });
  const { data: team } = useQuery(teamQuery());
  const ask = useMutation({
    mutationFn: ({ ownerId, ...input }: z.input<typeof askFields>) =>
      api.post<ExceptionDto>("/api/exceptions", {
        ...{ ...input, ownerId: ownerId || null },
        ...{ vendorId, assignmentId: unit.assignmentId, requirement: line.requirement },
      }),
    onSuccess: useVerdictChanged(),
    meta: { success: say("exceptions.asked"), quiet: true },
  });
  const submit = form.handleSubmit((input) => ask.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  const owners = (team?.members ?? []).flatMap(({ id, name, active }) => (active ? [{ value: id, label: name }] : []));
  const kinds = [
    ...(isAmount ? [{ value: "accept_short", label: say("exceptions.acceptShort") }] : []),
    { value: "waive", label: say("exceptions.waive") },
  ];
  return (
    <DialogForm
      submit={{ label: say("exceptions.ask"), busy: ask.isPending }}
      alert={ask.error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{line.required}</p>
      <p className="text-ink-3 text-small">{line.found}</p>
      <Field label={say("exceptions.kind")} required error={form.problem("kind")}>
        {(aria) => <Select options={kinds} {...form.control("kind")} {...aria} />}
      </Field>
      <Field label={say("common.reason")} required error={form.problem("reason")}>
        {(aria) => <Textarea rows={2} maxLength={1000} {...form.control("reason")} {...aria} />}
      </Field>
      <Field label={say("exceptions.until")} required error={form.problem("until")}>
        {(aria) => <Input type="date" className="max-w-60" {...form.control("until")} {...aria} />}
      </Field>
      <Field label={say("exceptions.condition")} help={say("exceptions.conditionHelp")} error={form.problem("condition")}>
        {(aria) => <Textarea rows={2} maxLength={1000} {...form.control("condition")} {...aria} />}
      </Field>
      <Field label={say("exceptions.owner")} help={say("exceptions.ownerHelp")} error={form.problem("ownerId")}>
        {(aria) => <Select options={owners} placeholder={say("exceptions.nobody")} {...form.control("ownerId")} {...aria} />}
      </Field>
    </DialogForm>
  );
}
