import { ExternalFields } from "@/components/projects/contract-fields";
import { SetSelect } from "@/components/projects/set-select";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { useZodForm } from "@/components/ui/use-zod-form";
import { holdersInText } from "@/lib/projects/rules";
import type { ProjectDto, projectForm } from "@/lib/projects/schema";
import { maximumYears } from "@/lib/projects/values";
import { say } from "@/messages/say";

type ProjectForm = Pick<ReturnType<typeof useZodForm<typeof projectForm>>, "control" | "choice" | "problem" | "clearErrors">;

/** What the form begins with. */
export const fieldsOf = (project?: ProjectDto) => ({
  name: project?.name ?? "",
  number: project?.number ?? "",
  address: project?.address ?? "",
  startsOn: project?.startsOn ?? "",
  endsOn: project?.endsOn ?? "",
  requirementSetId: project?.requirementSetId ?? "",
  holders: holdersInText(project?.holders ?? []),
  completedYears: String(project?.completedYears ?? 0),
  externalId: project?.externalId ?? "",
  externalSource: project?.externalSource ?? "",
});

export function ProjectFields({ form, project }: { form: ProjectForm; project?: ProjectDto }) {
  const { control, choice, problem, clearErrors } = form;
  const set = { id: project?.requirementSetId ?? null, name: project?.requirementSetName ?? null };
  return (
    <>
      <Field label={say("projects.projectName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" {...control("name")} {...aria} />}
      </Field>
      <Field label={say("projects.projectNumber")} help={say("projects.numberHelp")} error={problem("number")}>
        {(aria) => <Input autoComplete="off" {...control("number")} {...aria} />}
      </Field>
      <Field label={say("common.address")} error={problem("address")}>
        {(aria) => <Textarea {...control("address")} {...aria} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("projects.firstDay")} error={problem("startsOn")}>
          {(aria) => <Input type="date" {...control("startsOn", () => clearErrors("endsOn"))} {...aria} />}
        </Field>
        <Field label={say("projects.lastDay")} error={problem("endsOn")}>
          {(aria) => <Input type="date" {...control("endsOn")} {...aria} />}
        </Field>
      </div>
      <p className="text-ink-3 text-small">{say("projects.lastDayHint")}</p>
      <Field label={say("projects.requirementSet")} help={say("projects.requirementSetHelp")} error={problem("requirementSetId")}>
        {(aria) => <SetSelect {...choice("requirementSetId")} current={set} placeholder={say("projects.companysDefault")} {...aria} />}
      </Field>
      <Field label={say("projects.acceptedHolders")} help={say("projects.holdersHelp")} error={problem("holders")}>
        {(aria) => <Textarea rows={5} {...control("holders")} {...aria} />}
      </Field>
      <Field label={say("projects.completedYears")} help={say("projects.completedYearsHelp")} error={problem("completedYears")}>
        {(aria) => (
          <Input
            type="number"
            min={0}
            max={maximumYears}
            inputMode="numeric"
            className="sm:max-w-28"
            {...control("completedYears")}
            {...aria}
          />
        )}
      </Field>
      <ExternalFields form={form} />
    </>
  );
}
