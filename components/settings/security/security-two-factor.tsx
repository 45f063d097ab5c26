"use client";

import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { RecoveryCodesDialog } from "@/components/settings/security/recovery-codes-dialog";
import { TurnOffDialog } from "@/components/settings/security/turn-off-dialog";
import { TurnOnDialog } from "@/components/settings/security/turn-on-dialog";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { formatMoment } from "@/components/ui/format";
import type { SecurityDto } from "@/lib/accounts/sign-in/second-factor-schema";
import { say } from "@/messages/say";

type Open = "on" | "off" | "codes" | null;

export function SecurityTwoFactor({ security }: { security: SecurityDto }) {
  const { company } = useSession();
  const [open, setOpen] = useState<Open>(null);
  const { enabledAt, recoveryCodesLeft } = security.twoFactor;
  const close = () => setOpen(null);
  const Icon = enabledAt ? ShieldCheck : ShieldOff;
  return (
    <Section title={say("security.twoFactorAuthentication")}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <Icon aria-hidden className={`size-8 shrink-0 ${enabledAt ? "text-good" : "text-ink-3"}`} />
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-medium text-ink">
            {enabledAt ? say("security.onSince", { day: formatMoment(enabledAt, company.timeZone) }) : say("security.twoFactorOff")}
          </p>
          <p className="mt-0.5 text-ink-2">
            {enabledAt
              ? say("security.twoFactorOnText", { recoveryCodesLeft: say("security.countRecoveryCodes", { count: recoveryCodesLeft }) })
              : say("security.twoFactorOffText")}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {enabledAt ? (
            <>
              <Button variant="secondary" onClick={() => setOpen("codes")}>
                {say("security.newRecoveryCodes")}
              </Button>
              <Button variant="secondary" onClick={() => setOpen("off")}>
                {say("security.disable2fa")}
              </Button>
            </>
          ) : (
            <Button onClick={() => setOpen("on")}>{say("security.enable2fa")}</Button>
          )}
        </div>
      </div>
      {open === "on" && <TurnOnDialog hasPassword={security.hasPassword} onClose={close} />}
      {open === "off" && <TurnOffDialog hasPassword={security.hasPassword} onClose={close} />}
      {open === "codes" && <RecoveryCodesDialog onClose={close} />}
    </Section>
  );
}
