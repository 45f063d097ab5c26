"use client";

import { useEffect } from "react";
import { sentence } from "@/components/auth/use-auth";
import { CodeField } from "@/components/proof/code-field";
import { OwnPasswordField } from "@/components/proof/own-password-field";
import { RecoveryCodes } from "@/components/proof/recovery-codes";
import { SetupKey } from "@/components/proof/setup-key";
import { useBeginSetup, useTurnOn } from "@/components/proof/use-security";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { DialogForm } from "@/components/ui/form-dialog";
import { useZodForm } from "@/components/ui/use-zod-form";
import { switchInput, withProof } from "@/lib/accounts/sign-in/second-factor-schema";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** First the secret for the app, then its first code, then the recovery codes. */
export function TurnOnDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { mutate: begin, data: setup, isError: failed } = useBeginSetup();
  const turnOn = useTurnOn();
  const form = useZodForm(withProof(switchInput, { password: hasPassword, code: true }), { password: "", code: "" });
  useEffect(() => begin(), [begin]);
  const submit = form.handleSubmit((input) => turnOn.mutate(input, { onError: form.showServerProblems }));
  const problem = failed
    ? say("security.setupKeyFailed")
    : turnOn.isError && !isAboutFields(turnOn.error) && sentence(turnOn.error, say("security.turnOnFailed"));

  if (turnOn.isSuccess) {
    return (
      <Dialog open title={say("security.turnedOn")} onClose={onClose} once>
        <DialogBody>
          <RecoveryCodes codes={turnOn.data.recoveryCodes} />
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>{say("security.iSavedThem")}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog open title={say("security.turnOnTitle")} onClose={onClose}>
      <DialogForm
        submit={{
          label: turnOn.isPending ? say("security.enabling") : say("security.enable2fa"),
          busy: turnOn.isPending,
          disabled: !setup,
        }}
        alert={problem}
        onSubmit={submit}
        onClose={onClose}
      >
        <SetupKey setup={setup} />
        {hasPassword && <OwnPasswordField error={form.problem("password")} control={() => form.control("password")} />}
        <CodeField help={say("security.sixDigits")} error={form.problem("code")} control={() => form.control("code")} />
      </DialogForm>
    </Dialog>
  );
}
