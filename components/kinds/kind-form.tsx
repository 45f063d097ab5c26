"use client";

import { useAddKind, useChangeKind } from "@/components/kinds/use-kinds";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input, Textarea } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { type KindDto, kindFields } from "@/lib/compliance/kinds/schema";
import { kindExpirations, longestKindName, longestTold, mostMonths } from "@/lib/compliance/kinds/values";
import { type PlainKey, say } from "@/messages/say";

type Shown = Omit<KindDto, "id" | "starter" | "archivedAt" | "papers" | "sets">;

const expirationNames: Record<KindDto["expires"], PlainKey> = {
  never: "kinds.expiresNever",
  date: "kinds.expiresDate",
  months: "kinds.expiresMonths",
};
const fileTypeNames = { pdf: "kinds.typePdf", image: "kinds.typeImage", word: "kinds.typeWord" } as const satisfies Record<
  string,
  PlainKey
>;

const valuesOf = ({ version: _version, ...kind }: Shown) => ({
  ...kind,
  fileTypes: kind.fileTypes as (keyof typeof fileTypeNames)[],
  reminderText: kind.reminderText ?? "",
  months: kind.months === null ? "" : String(kind.months),
  reminderDays: kind.reminderDays.join(", "),
  titleWords: kind.titleWords.join("\n"),
});

const blank: Shown = {
  ...{ name: "", told: "", expires: "never", months: null, reminderDays: [], reminderText: null },
  ...{ fileTypes: [], titleWords: [], version: "" },
};

/** Adds a kind of documents, or changes one. */
export function KindForm({ kind, onClose }: { kind?: KindDto | undefined; onClose: () => void }) {
  const [add, change] = [useAddKind(), useChangeKind()];
  const form = useRecordForm(kindFields, kind ?? blank, valuesOf);
  const { control, problem, register } = form;
  const expires = form.watch("expires");
  return (
    <SendDialog
      title={say(kind ? "kinds.editKind" : "kinds.addKind")}
      submit={{ label: say("kinds.saveKind") }}
      form={form}
      send={(sent, events) => (kind ? change.mutate({ id: kind.id, ...form.changes(sent) }, events) : add.mutate(sent, events))}
      state={kind ? change : add}
      onClose={onClose}
    >
      <Field label={say("kinds.name")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" maxLength={longestKindName} {...control("name")} {...aria} />}
      </Field>
      <Field label={say("kinds.told")} help={say("kinds.toldHelp")} error={problem("told")}>
        {(aria) => <Textarea rows={3} maxLength={longestTold} {...control("told")} {...aria} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <Field label={say("kinds.expires")} required error={problem("expires")}>
          {(aria) => (
            <Select
              options={kindExpirations.map((value) => ({ value, label: say(expirationNames[value]) }))}
              {...control("expires")}
              {...aria}
            />
          )}
        </Field>
        {expires === "months" && (
          <Field label={say("kinds.months")} required error={problem("months")}>
            {(aria) => <Input type="number" min={1} max={mostMonths} {...control("months")} {...aria} />}
          </Field>
        )}
      </div>
      {expires !== "never" && (
        <>
          <Field label={say("kinds.reminderDays")} help={say("kinds.reminderDaysHelp")} error={problem("reminderDays")}>
            {(aria) => <Input className="max-w-60" autoComplete="off" {...control("reminderDays")} {...aria} />}
          </Field>
          <Field label={say("kinds.reminderText")} help={say("kinds.reminderTextHelp")} error={problem("reminderText")}>
            {(aria) => <Textarea rows={2} maxLength={longestTold} {...control("reminderText")} {...aria} />}
          </Field>
        </>
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-medium text-body text-ink">{say("kinds.fileTypes")}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2 max-sm:flex-col max-sm:gap-y-0">
          {Object.entries(fileTypeNames).map(([value, name]) => (
            <Checkbox key={value} value={value} defaultChecked={kind?.fileTypes.includes(value)} {...register("fileTypes")}>
              {say(name)}
            </Checkbox>
          ))}
        </div>
        <p className="mt-1.5 text-ink-3 text-small">{say("kinds.fileTypesHelp")}</p>
      </fieldset>
      <Field label={say("kinds.titleWords")} help={say("kinds.titleWordsHelp")} error={problem("titleWords")}>
        {(aria) => <Textarea rows={2} {...control("titleWords")} {...aria} />}
      </Field>
    </SendDialog>
  );
}
