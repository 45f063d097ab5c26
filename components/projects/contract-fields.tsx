import { SetSelect } from "@/components/projects/set-select";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { useZodForm } from "@/components/ui/use-zod-form";
import type { AssignmentDto, assignmentForm } from "@/lib/projects/schema";
import { say } from "@/messages/say";

type Form = Pick<ReturnType<typeof useZodForm<typeof assignmentForm>>, "control" | "choice" | "problem" | "clearErrors">;

/** What the form begins with. */
export const contractFieldsOf = (assignment?: Partial<AssignmentDto>) => ({
  contractNumber: assignment?.contractNumber ?? "",
  trade: assignment?.trade ?? "",
  scopeOfWork: assignment?.scopeOfWork ?? "",
  startsOn: assignment?.startsOn ?? "",
  endsOn: assignment?.endsOn ?? "",
  requirementSetId: assignment?.requirementSetId ?? "",
  externalId: assignment?.externalId ?? "",
  externalSource: assignment?.externalSource ?? "",
});

type ContractFieldsProps = {
  form: Form;
  assignment?: AssignmentDto;
  /** For several vendors at once: an external id belongs to one contract, and the fields apply to all of them. */
  isForSeveral?: boolean;
};

/** The fields of a vendor's contract on a project. */
export function ContractFields({ form, assignment, isForSeveral = false }: ContractFieldsProps) {
  const { control, choice, problem, clearErrors } = form;
  const set = { id: assignment?.requirementSetId ?? null, name: assignment?.requirementSetName ?? null };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={say("projects.contractNumber")}
          help={isForSeveral ? undefined : say("projects.contractNumberHelp")}
          error={problem("contractNumber")}
        >
          {(aria) => <Input autoComplete="off" {...control("contractNumber")} {...aria} />}
        </Field>
        <Field label={say("projects.trade")} error={problem("trade")}>
          {(aria) => <Input autoComplete="off" placeholder={say("projects.roofing")} {...control("trade")} {...aria} />}
        </Field>
      </div>
      <Field
        label={say("projects.scopeOfWork")}
        help={isForSeveral ? say("projects.contractSeveralHelp") : undefined}
        error={problem("scopeOfWork")}
      >
        {(aria) => <Input autoComplete="off" {...control("scopeOfWork")} {...aria} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("projects.firstDay")} error={problem("startsOn")}>
          {(aria) => <Input type="date" {...control("startsOn", () => clearErrors("endsOn"))} {...aria} />}
        </Field>
        <Field label={say("projects.lastDay")} error={problem("endsOn")}>
          {(aria) => <Input type="date" {...control("endsOn")} {...aria} />}
        </Field>
      </div>
      <Field label={say("projects.requirementSet")} help={say("projects.contractSetHelp")} error={problem("requirementSetId")}>
        {(aria) => <SetSelect {...choice("requirementSetId")} current={set} placeholder={say("projects.projectsSet")} {...aria} />}
      </Field>
      {!isForSeveral && <ExternalFields form={form} />}
    </>
  );
}

type ExternalName = "externalId" | "externalSource";
/** Of any form with these two fields. Methods, so that a form with more fields fits. */
type ExternalForm = {
  control(name: ExternalName, onEdit?: () => void): ReturnType<Form["control"]>;
  problem(name: ExternalName): string | undefined;
  clearErrors(name: ExternalName): void;
};

/** The id in another system, and which one that is. */
export function ExternalFields({ form: { control, problem, clearErrors } }: { form: ExternalForm }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={say("projects.externalId")} help={say("projects.externalIdHelp")} error={problem("externalId")}>
        {(aria) => <Input autoComplete="off" {...control("externalId")} {...aria} />}
      </Field>
      <Field label={say("projects.externalSource")} help={say("projects.externalSourceHelp")} error={problem("externalSource")}>
        {(aria) => <Input autoComplete="off" {...control("externalSource", () => clearErrors("externalId"))} {...aria} />}
      </Field>
    </div>
  );
}
