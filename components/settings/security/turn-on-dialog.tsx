"use client";

import { useEffect } from "react";
import { sentence } from "@/components/auth/use-auth";
import { CodeField } from "@/components/settings/security/code-field";
import { OwnPasswordField } from "@/components/settings/security/own-password-field";
import { RecoveryCodes } from "@/components/settings/security/recovery-codes";
import { useBeginSetup, useTurnOn } from "@/components/settings/security/use-security";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { DialogForm } from "@/components/ui/form-dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useZodForm } from "@/components/ui/use-zod-form";
import { switchInput } from "@/lib/accounts/second-factor/schema";
import { isAboutFields } from "@/lib/client/api";

/** First the secret for the app, then its first code, then the recovery codes. */
export function TurnOnDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { mutate: begin, data: setup, isError: failed } = useBeginSetup();
  const turnOn = useTurnOn();
  const form = useZodForm(switchInput, { password: "", code: "" });
  useEffect(() => begin(), [begin]);
  const submit = form.handleSubmit((input) => turnOn.mutate(input, { onError: form.showServerProblems }));
  const problem = failed
    ? "The secret could not be made. Please close this and try again."
    : turnOn.isError && !isAboutFields(turnOn.error) && sentence(turnOn.error, "Failed to enable two-factor authentication");

  if (turnOn.isSuccess) {
    return (
      <Dialog open title="Two-factor authentication is on" onClose={onClose} once>
        <DialogBody>
          <RecoveryCodes codes={turnOn.data.recoveryCodes} />
        </DialogBody>
        <DialogActions>
          <Button onClick={onClose}>I have kept them</Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog open title="Enable two-factor authentication" onClose={onClose}>
      <DialogForm
        submit={{ label: turnOn.isPending ? "Enabling..." : "Enable 2FA", busy: turnOn.isPending, disabled: !setup }}
        alert={problem}
        onSubmit={submit}
        onClose={onClose}
      >
        <p className="text-ink-2">Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.</p>
        <div className="flex flex-wrap items-center gap-5">
          <div className="size-44 shrink-0 overflow-hidden rounded-card border bg-white">
            {setup ? <QrCode {...setup.qr} /> : <Skeleton className="size-full" />}
          </div>
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-ink-3 text-small">Key</p>
            <p className="mt-1 select-all font-mono text-ink [overflow-wrap:anywhere]">
              {setup?.secret.replace(/(.{4})(?=.)/g, "$1 ") ?? "…"}
            </p>
          </div>
        </div>
        {hasPassword && <OwnPasswordField error={form.problem("password")} control={() => form.control("password")} />}
        <CodeField help="6 digits" error={form.problem("code")} control={() => form.control("code")} />
      </DialogForm>
    </Dialog>
  );
}

/** Dark on white in both themes: scanners want it so. */
function QrCode({ size, path }: { size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
