"use client";

import { type Answer, useAnswerException } from "@/components/exceptions/use-exceptions";
import { Confirm } from "@/components/ui/confirm";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type ExceptionDto, exceptionAnswer } from "@/lib/exceptions/schema";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

type DialogProps = { exception: ExceptionDto; onClose: () => void };

/** Asks once more before an exception is refused, ended or withdrawn. */
export function AnswerDialog({ answer, ...about }: DialogProps & { answer: Exclude<Answer, "approve"> }) {
  return answer === "withdraw" ? <Withdrawal {...about} /> : <WithNote {...about} answer={answer} />;
}

function Withdrawal({ exception, onClose }: DialogProps) {
  const { id, vendor, required } = exception;
  const { mutate, isPending } = useAnswerException(id);
  const confirm = () =>
    mutate(
      { answer: "withdraw" },
      {
        onSuccess: onClose,
        onError: (error) => {
          notify.error(error.message);
          onClose();
        },
      },
    );
  return (
    <Confirm
      open
      busy={isPending}
      title={say("exceptions.withdrawTitle")}
      question={say("exceptions.approveQuestion", { vendor: vendor.name, required })}
      consequence={say("exceptions.consequenceWithdraw")}
      confirmLabel={say("exceptions.withdrawRequest")}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

const noteField = exceptionAnswer.pick({ note: true });

function WithNote({ exception, answer, onClose }: DialogProps & { answer: "refuse" | "end" }) {
  const { id, vendor, required } = exception;
  const form = useZodForm(noteField, { note: "" });
  const { mutate, isPending, error } = useAnswerException(id);
  const submit = form.handleSubmit(({ note }) =>
    mutate({ answer, note: note ?? null }, { onSuccess: onClose, onError: form.showServerProblems }),
  );
  const isRefusal = answer === "refuse";
  return (
    <FormDialog
      title={isRefusal ? say("exceptions.refuseTitle") : say("exceptions.endTitle")}
      submit={{
        label: isRefusal ? say("exceptions.refuseException") : say("exceptions.endException"),
        busy: isPending,
        variant: isRefusal ? "primary" : "danger",
      }}
      alert={error && !form.problem("note") ? error.message : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2 [overflow-wrap:anywhere]">{say("exceptions.approveQuestion", { vendor: vendor.name, required })}</p>
      {!isRefusal && <p className="text-ink-2">{say("exceptions.consequenceEnd")}</p>}
      <Field label={isRefusal ? say("exceptions.whyRefused") : say("exceptions.whyEnded")} required error={form.problem("note")}>
        {(aria) => <Input autoComplete="off" maxLength={1000} {...form.control("note")} {...aria} />}
      </Field>
    </FormDialog>
  );
}
