"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { RequestWarning } from "@/components/requirements/request-warning";
import { requirementSetQuery } from "@/components/requirements/requirement-queries";
import { useRenameSet } from "@/components/requirements/use-requirements";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { useRecordForm } from "@/components/ui/use-record-form";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { requiredLine } from "@/lib/infra/text-schema";
import { say } from "@/messages/say";

const renameInput = z.object({ name: requiredLine(200, "common.name") });

type RenameFormProps = { id: string; onClose: () => void };

/** The list has no versions of its sets, so the set is asked for first. */
export function RenameForm({ id, onClose }: RenameFormProps) {
  const { data } = useQuery(requirementSetQuery(id));
  return data ? <LoadedForm set={data} onClose={onClose} /> : <Skeleton className="m-5 h-20" />;
}

function LoadedForm({ set, onClose }: { set: RequirementSetDto; onClose: () => void }) {
  const rename = useRenameSet(set.id);
  const form = useRecordForm(renameInput, set, ({ name }) => ({ name }));
  const submit = form.handleSubmit((input) => rename.mutate(form.changes(input), { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <DialogForm submit={{ label: say("requirements.rename"), busy: rename.isPending }} onSubmit={submit} onClose={onClose}>
      {form.conflict}
      <Field label={say("common.name")} required help={say("requirements.renameNoVersion")} error={form.problem("name")}>
        {(aria) => <Input autoComplete="off" maxLength={200} {...form.control("name")} {...aria} />}
      </Field>
      <RequestWarning text={form.watch("name") ?? ""} />
    </DialogForm>
  );
}
