"use client";

import { useSendTestEmail } from "@/components/admin/settings/use-settings";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { say } from "@/messages/say";

/** Sends one email by the saved settings and shows what the mail server answered. */
export function TestEmail() {
  const { email } = useSession().user;
  const test = useSendTestEmail();
  return (
    <div className="space-y-3 border-t px-5 py-4">
      <p className="text-ink-2 [overflow-wrap:anywhere]">{say("admin.testEmailHint", { email })}</p>
      <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
        {test.isPending ? say("admin.sending") : say("admin.sendTestEmail")}
      </Button>
      {test.data && !test.isPending && (
        <FormAlert tone={test.data.isSent ? "success" : "error"}>
          <span className="[overflow-wrap:anywhere]">
            {say("admin.testEmailAnswer", {
              value: test.data.isSent ? say("admin.testEmailAccepted", { to: test.data.to }) : say("admin.testEmailFailed"),
              answer: test.data.answer,
            })}
          </span>
        </FormAlert>
      )}
    </div>
  );
}
