"use client";

import { useUpdateAssignment } from "@/components/queries/use-projects";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { enrollmentNames } from "@/lib/compliance/wraps/labels-values";
import { type Enrollment, enrollment as enrollmentSchema } from "@/lib/compliance/wraps/schema";
import { enrollmentStatuses } from "@/lib/compliance/wraps/values";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** A contract whose enrollment is edited, on the project's page or on the vendor's. */
export type EnrolledContract = { id: string; enrollment: Enrollment | null; version: string };

type EnrollmentFormProps = { projectId: string; contract: EnrolledContract; onClose: () => void };

const unknown = { status: "" as Enrollment["status"], enrolledOn: "", endsOn: "", number: "", isConfirmed: false };
const asTyped = (one: Enrollment) => ({
  ...{ status: one.status, isConfirmed: one.isConfirmed },
  ...{ enrolledOn: one.enrolledOn ?? "", endsOn: one.endsOn ?? "", number: one.number ?? "" },
});

/** A vendor's enrollment in the project's wrap-up. */
export function EnrollmentForm({ projectId, contract, onClose }: EnrollmentFormProps) {
  const { id, enrollment, version } = contract;
  const update = useUpdateAssignment(projectId, id);
  const form = useZodForm(enrollmentSchema, enrollment ? asTyped(enrollment) : unknown);
  const { control, problem, clearErrors, watch } = form;
  const status: string = watch("status");
  const send = (next: Enrollment | null) =>
    update.mutate({ enrollment: next, version }, { onSuccess: onClose, onError: form.showServerProblems });
  const submit = form.handleSubmit(send);
  return (
    <DialogForm
      submit={{ label: say("ui.saveChanges"), busy: update.isPending }}
      alert={update.error && !isAboutFields(update.error) && update.error.message}
      onSubmit={(event) => {
        if (status !== "") return submit(event);
        event.preventDefault();
        return send(null);
      }}
      onClose={onClose}
    >
      <Field
        label={say("projects.enrollment")}
        required
        help={status === "" && say("projects.enrollmentUnknownHelp")}
        error={problem("status")}
      >
        {(aria) => (
          <Select
            {...control("status")}
            {...aria}
            placeholder={say("projects.enrollmentUnknown")}
            options={enrollmentStatuses.map((value) => ({ value, label: say(enrollmentNames[value]) }))}
          />
        )}
      </Field>
      {status === "ENROLLED" && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={say("projects.enrolledOn")} required error={problem("enrolledOn")}>
              {(aria) => <Input type="date" {...control("enrolledOn", () => clearErrors("endsOn"))} {...aria} />}
            </Field>
            <Field label={say("projects.enrollmentEnds")} help={say("projects.enrollmentEndsHelp")} error={problem("endsOn")}>
              {(aria) => <Input type="date" {...control("endsOn")} {...aria} />}
            </Field>
          </div>
          <Field label={say("projects.enrollmentNumber")} error={problem("number")}>
            {(aria) => <Input autoComplete="off" {...control("number")} {...aria} />}
          </Field>
          <div>
            <Checkbox {...control("isConfirmed")}>{say("projects.enrollmentConfirm")}</Checkbox>
            <p className="mt-1.5 text-ink-3 text-small">{say("projects.enrollmentConfirmHelp")}</p>
          </div>
        </>
      )}
    </DialogForm>
  );
}
