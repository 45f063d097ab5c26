"use client";

import { sentence } from "@/components/auth/use-auth";
import { CodeField } from "@/components/proof/code-field";
import { OwnPasswordField } from "@/components/proof/own-password-field";
import { useTurnOff } from "@/components/proof/use-security";
import { FormDialog } from "@/components/ui/form-dialog";
import { useZodForm } from "@/components/ui/use-zod-form";
import { switchInput, withProof } from "@/lib/accounts/sign-in/second-factor-schema";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

export function TurnOffDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const turnOff = useTurnOff();
  const form = useZodForm(withProof(switchInput, { password: hasPassword, code: true }), { password: "", code: "" });
  const submit = form.handleSubmit((input) => turnOff.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  return (
    <FormDialog
      title={say("security.turnOffTitle")}
      submit={{
        label: turnOff.isPending ? say("security.disabling") : say("security.disable2fa"),
        busy: turnOff.isPending,
        variant: "danger",
      }}
      alert={turnOff.isError && !isAboutFields(turnOff.error) && sentence(turnOff.error, say("security.turnOffFailed"))}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{say("security.turnOffConsequence")}</p>
      {hasPassword && <OwnPasswordField error={form.problem("password")} control={() => form.control("password")} />}
      <CodeField help={say("security.secondFactorHelp")} error={form.problem("code")} control={() => form.control("code")} />
    </FormDialog>
  );
}
