"use client";

import { sentence } from "@/components/auth/use-auth";
import { CodeField } from "@/components/settings/security/code-field";
import { OwnPasswordField } from "@/components/settings/security/own-password-field";
import { useTurnOff } from "@/components/settings/security/use-security";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { FormAlert } from "@/components/ui/form-alert";
import { useZodForm } from "@/components/ui/use-zod-form";
import { switchInput } from "@/lib/accounts/second-factor/schema";
import { ApiError } from "@/lib/client/api";

export function TurnOffDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const turnOff = useTurnOff();
  const form = useZodForm(switchInput, { password: "", code: "" });
  const submit = form.handleSubmit((input) => turnOff.mutate(input, { onSuccess: onClose, onError: form.showServerProblems }));
  const onField = turnOff.error instanceof ApiError && Object.keys(turnOff.error.fields).length > 0;
  return (
    <Dialog open title="Disable two-factor authentication" onClose={onClose}>
      <form method="post" noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
        <DialogBody>
          {turnOff.isError && !onField && <FormAlert>{sentence(turnOff.error, "Failed to disable two-factor authentication")}</FormAlert>}
          <p className="text-ink-2">Your password alone will be enough to sign in. The recovery codes stop working.</p>
          {hasPassword && <OwnPasswordField error={form.problem("password")} control={() => form.control("password")} />}
          <CodeField
            help="From your authenticator app, or a recovery code"
            error={form.problem("code")}
            control={() => form.control("code")}
          />
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={turnOff.isPending}>
            {turnOff.isPending ? "Disabling..." : "Disable 2FA"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
