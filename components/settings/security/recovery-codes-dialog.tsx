"use client";

import { sentence } from "@/components/auth/use-auth";
import { CodeField } from "@/components/proof/code-field";
import { RecoveryCodes } from "@/components/proof/recovery-codes";
import { useRenewCodes } from "@/components/proof/use-security";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { DialogForm } from "@/components/ui/form-dialog";
import { useZodForm } from "@/components/ui/use-zod-form";
import { codeInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

export function RecoveryCodesDialog({ onClose }: { onClose: () => void }) {
  const renew = useRenewCodes();
  const form = useZodForm(codeInput, { code: "" });
  const submit = form.handleSubmit((input) => renew.mutate(input, { onError: form.showServerProblems }));
  return (
    <Dialog open title={say("security.newRecoveryCodes")} onClose={onClose} once={renew.isSuccess}>
      {renew.isSuccess ? (
        <>
          <DialogBody>
            <RecoveryCodes codes={renew.data.recoveryCodes} />
          </DialogBody>
          <DialogActions>
            <Button onClick={onClose}>{say("security.iSavedThem")}</Button>
          </DialogActions>
        </>
      ) : (
        <DialogForm
          submit={{ label: renew.isPending ? say("security.creatingCodes") : say("security.createNewCodes"), busy: renew.isPending }}
          alert={renew.isError && !isAboutFields(renew.error) && sentence(renew.error, say("security.recoveryCodesFailed"))}
          onSubmit={submit}
          onClose={onClose}
        >
          <p className="text-ink-2">{say("security.recoveryCodesHint")}</p>
          <CodeField help={say("security.recoveryCodeHelp")} error={form.problem("code")} control={() => form.control("code")} />
        </DialogForm>
      )}
    </Dialog>
  );
}
