"use client";

import { useUpdateProject } from "@/components/queries/use-projects";
import { Boxes } from "@/components/ui/boxes";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type CoverageKind, coverageKinds } from "@/lib/compliance/coverages/values";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { wrapKindNames } from "@/lib/compliance/wraps/labels-values";
import { wrap as wrapSchema } from "@/lib/compliance/wraps/schema";
import { wrapKinds } from "@/lib/compliance/wraps/values";
import type { ProjectDto } from "@/lib/projects/schema";
import { say, sayAll } from "@/messages/say";

/** What a wrap-up usually provides, and what of it vendors usually need themselves off the site. */
const usual: { coverages: CoverageKind[]; offSite: CoverageKind[] } = {
  coverages: ["GENERAL_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"],
  offSite: ["GENERAL_LIABILITY", "WORKERS_COMPENSATION"],
};

/** The wrap-up of a project: what it provides, and from when to when. */
export function WrapForm({ project, onClose }: { project: ProjectDto; onClose: () => void }) {
  const { id, version, startsOn, endsOn, wrap } = project;
  const update = useUpdateProject(id);
  const begin = { kind: "OCIP" as const, name: "", ...usual, startsOn: startsOn ?? "", endsOn: endsOn ?? "" };
  const form = useZodForm(wrapSchema, wrap ?? begin);
  const { control, problem, clearErrors, setValue, watch } = form;
  const [coverages, offSite] = [watch("coverages"), watch("offSite")];
  const change = (name: "coverages" | "offSite", value: CoverageKind[]) => {
    setValue(name, value);
    clearErrors(name);
  };
  const boxes = { names: sayAll(coverageNames) };
  return (
    <SendDialog
      title={wrap ? say("projects.wrapEdit") : say("projects.wrapAdd")}
      submit={{ label: say("ui.saveChanges") }}
      form={form}
      send={(input, events) => update.mutate({ wrap: input, version }, events)}
      state={update}
      onClose={onClose}
    >
      <p className="text-ink-2">{say("projects.wrapAbout")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("projects.wrapKind")} required error={problem("kind")}>
          {(aria) => (
            <Select {...control("kind")} {...aria} options={wrapKinds.map((value) => ({ value, label: say(wrapKindNames[value]) }))} />
          )}
        </Field>
        <Field label={say("projects.wrapName")} required error={problem("name")}>
          {(aria) => <Input autoComplete="off" {...control("name")} {...aria} />}
        </Field>
        <Field label={say("projects.wrapStarts")} required error={problem("startsOn")}>
          {(aria) => <Input type="date" {...control("startsOn", () => clearErrors("endsOn"))} {...aria} />}
        </Field>
        <Field label={say("projects.wrapEnds")} required error={problem("endsOn")}>
          {(aria) => <Input type="date" {...control("endsOn")} {...aria} />}
        </Field>
      </div>
      <Boxes
        {...boxes}
        name="coverages"
        label={say("projects.wrapCoverages")}
        values={coverageKinds}
        chosen={coverages}
        error={problem("coverages")}
        onChange={(next) => change("coverages", next)}
      />
      {coverages.length > 0 && (
        <Boxes
          {...boxes}
          name="offSite"
          label={say("projects.wrapOffSite")}
          help={say("projects.wrapOffSiteHelp")}
          values={coverageKinds.filter((one) => coverages.includes(one))}
          chosen={offSite}
          error={problem("offSite")}
          onChange={(next) => change("offSite", next)}
        />
      )}
    </SendDialog>
  );
}
