"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, ScanEye } from "lucide-react";
import { z } from "zod";
import { kindsQuery } from "@/components/kinds/kind-queries";
import { useChangePaper } from "@/components/queries/use-paper";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { formatDate } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { useUnsaved } from "@/components/ui/leave-question";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type PaperDto, paperValues } from "@/lib/documents/papers/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { isAboutFields } from "@/lib/http/client/api";
import { labelled, say } from "@/messages/say";

const fields = paperValues.extend({ kindId: z.string() });
const none = "";

/** Each field has what was typed, with what the file says below it. */
const valuesOf = ({ kind, read, ...paper }: PaperDto) => {
  const typed = (name: "number" | "issuer" | "state" | "issuedOn" | "expiresOn") => (read.includes(name) ? "" : (paper[name] ?? ""));
  return {
    kindId: kind?.id ?? none,
    ...{ number: typed("number"), issuer: typed("issuer"), state: typed("state") },
    ...{ issuedOn: typed("issuedOn"), expiresOn: kind?.expires === "date" ? typed("expiresOn") : "" },
  };
};

/** What a paper is, and what it states: typed, or read from the file. */
export function PaperForm({ document, mayWrite }: { document: DocumentDetailDto; mayWrite: boolean }) {
  const { paper } = document;
  const change = useChangePaper(document.id);
  const form = useRecordForm(fields, paper, valuesOf);
  useUnsaved(form.isUnsaved);
  const { control, problem } = form;
  const submit = form.handleSubmit((sent) => {
    const { kindId, ...edited } = form.changes(sent);
    const patch = { ...edited, ...(kindId !== undefined && { kindId: kindId || null }) };
    change.mutate(patch, { onError: form.showServerProblems });
  });
  const readHelp = (name: "number" | "issuer" | "state" | "issuedOn" | "expiresOn") => {
    const value = paper.read.includes(name) ? paper[name] : null;
    if (value === null) return undefined;
    return labelled(say("documents.paperFromFile"), name.endsWith("On") ? formatDate(value) : value);
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <PaperHead
        document={document}
        onConfirm={mayWrite ? () => change.mutate({ kindId: paper.kind?.id ?? null }) : undefined}
        busy={change.isPending}
      />
      <fieldset disabled={!mayWrite} className="min-w-0 space-y-4 p-4">
        {form.conflict}
        {change.error && !isAboutFields(change.error) && <FormAlert>{change.error.message}</FormAlert>}
        <KindField current={paper.kind} control={control("kindId")} error={problem("kindId")} />
        <Field label={say("documents.paperNumber")} help={readHelp("number")} error={problem("number")}>
          {(aria) => <Input autoComplete="off" maxLength={60} {...control("number")} {...aria} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <Field label={say("documents.paperIssuer")} help={readHelp("issuer")} error={problem("issuer")}>
            {(aria) => <Input autoComplete="off" maxLength={120} {...control("issuer")} {...aria} />}
          </Field>
          <Field label={say("documents.paperState")} help={readHelp("state")} error={problem("state")}>
            {(aria) => <Input autoComplete="off" maxLength={40} {...control("state")} {...aria} />}
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={say("documents.paperIssuedOn")} help={readHelp("issuedOn")} error={problem("issuedOn")}>
            {(aria) => <Input type="date" {...control("issuedOn")} {...aria} />}
          </Field>
          {paper.kind?.expires === "date" && (
            <Field label={say("documents.paperExpiresOn")} help={readHelp("expiresOn")} error={problem("expiresOn")}>
              {(aria) => <Input type="date" {...control("expiresOn")} {...aria} />}
            </Field>
          )}
        </div>
        {paper.kind && <Ending paper={paper} />}
        {mayWrite && (
          <Button type="submit" busy={change.isPending}>
            {say("documents.savePaper")}
          </Button>
        )}
      </fieldset>
    </form>
  );
}

/** What is asked about it, with the answer that it is what its slot says. */
function PaperHead({ document, onConfirm, busy }: { document: DocumentDetailDto; onConfirm: (() => void) | undefined; busy: boolean }) {
  const { valueReasons, paper } = document;
  const isOpen = valueReasons.length > 0;
  const mayConfirm = isOpen && paper.source === "slot" && onConfirm;
  return (
    <div className="flex items-start justify-between gap-3 border-b px-4 py-3">
      <div role="status" className="min-w-0">
        <h2 className="font-semibold text-ink">{paper.kind?.name}</h2>
        {isOpen ? (
          valueReasons.map((reason) => (
            <p key={reason} className="text-small text-violet [overflow-wrap:anywhere]">
              {reason}
            </p>
          ))
        ) : (
          <p className="text-ink-3 text-small">{say("review.checkedAll")}</p>
        )}
        {mayConfirm && (
          <Button variant="secondary" className="mt-2" busy={busy} onClick={onConfirm}>
            {say("documents.paperConfirm")}
          </Button>
        )}
      </div>
      {isOpen ? (
        <ScanEye aria-hidden className="size-6 shrink-0 text-violet" />
      ) : (
        <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
      )}
    </div>
  );
}

type KindFieldProps = {
  current: PaperDto["kind"];
  control: React.ComponentProps<"select">;
  error: string | undefined;
};

function KindField({ current, control, error }: KindFieldProps) {
  const { data } = useQuery(kindsQuery());
  const inUse = data?.kinds.filter(({ id, archivedAt }) => archivedAt === null && id !== current?.id) ?? [];
  const kinds = [...(current ? [current] : []), ...inUse].toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <Field label={say("documents.kind")} required error={error}>
      {(aria) => (
        <Select
          options={[...kinds.map(({ id, name }) => ({ value: id, label: name })), { value: none, label: say("documents.kindInsurance") }]}
          {...control}
          {...aria}
        />
      )}
    </Field>
  );
}

/** When a paper ends whose kind says so. */
function Ending({ paper: { kind, expiresOn } }: { paper: PaperDto }) {
  if (kind?.expires === "never") return <p className="text-ink-3 text-small">{say("documents.paperNeverExpires")}</p>;
  if (kind?.expires !== "months" || expiresOn === null) return null;
  return (
    <p className="text-ink-3 text-small">{say("documents.paperExpiresAfter", { day: formatDate(expiresOn), months: kind.months ?? 0 })}</p>
  );
}
