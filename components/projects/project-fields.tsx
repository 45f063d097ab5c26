import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import type { useZodForm } from "@/components/ui/use-zod-form";
import type { ProjectDto, projectInput } from "@/lib/projects/schema";
import { say } from "@/messages/say";

type ProjectForm = Pick<ReturnType<typeof useZodForm<typeof projectInput>>, "control" | "problem" | "clearErrors">;

/** What the form begins with. */
export const fieldsOf = (project?: ProjectDto) => ({
  name: project?.name ?? "",
  number: project?.number ?? "",
  address: project?.address ?? "",
  startsOn: project?.startsOn ?? "",
  endsOn: project?.endsOn ?? "",
});

export function ProjectFields({ form: { control, problem, clearErrors } }: { form: ProjectForm }) {
  return (
    <>
      <Field label={say("projects.projectName")} required error={problem("name")}>
        {(aria) => <Input autoComplete="off" {...control("name")} {...aria} />}
      </Field>
      <Field label={say("projects.projectNumber")} help={say("projects.yourOwnJobNumber")} error={problem("number")}>
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
      <p className="text-ink-3 text-small">{say("projects.addALastDayTo")}</p>
    </>
  );
}
