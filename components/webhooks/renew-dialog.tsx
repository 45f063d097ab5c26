"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { SecretShown } from "@/components/webhooks/secret-shown";
import { useRenewSecret } from "@/components/webhooks/use-webhooks";
import type { WebhookDto } from "@/lib/integrations/webhooks/schema";
import { say } from "@/messages/say";

/** Gives a webhook a new secret, and shows it this once. */
export function RenewDialog({ webhook, onClose }: { webhook: WebhookDto; onClose: () => void }) {
  const renew = useRenewSecret(webhook.id);
  return (
    <Dialog open title={say("settings.newSecret")} onClose={onClose} once={renew.isSuccess}>
      {renew.isSuccess ? (
        <SecretShown secret={renew.data.secret} onClose={onClose}>
          {say("settings.newSecretNotice")}
        </SecretShown>
      ) : (
        <>
          <DialogBody>
            <p className="text-ink [overflow-wrap:anywhere]">{webhook.address}</p>
            <p className="text-ink-2">{say("settings.bothSecretsCount")}</p>
          </DialogBody>
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {say("common.cancel")}
            </Button>
            <Button busy={renew.isPending} onClick={() => renew.mutate()}>
              {say("settings.makeNewSecret")}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
