"use client";

import { useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { FormAlert } from "@/components/ui/form-alert";
import { Skeleton } from "@/components/ui/skeleton";
import { codeClass, problemNames } from "@/components/webhooks/answer-words";
import { useTestWebhook } from "@/components/webhooks/use-webhooks";
import type { WebhookDto } from "@/lib/integrations/webhooks/schema";
import { say } from "@/messages/say";

/** Sends a test event as it opens, and shows what came back. */
export function TestDialog({ webhook, onClose }: { webhook: WebhookDto; onClose: () => void }) {
  const test = useTestWebhook(webhook.id);
  const { mutate, data, error, isPending } = test;
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    mutate();
  }, [mutate]);
  return (
    <Dialog open title={say("settings.testEvent")} onClose={onClose}>
      <DialogBody>
        <p className="text-ink [overflow-wrap:anywhere]">{webhook.address}</p>
        {error && <FormAlert>{error.message}</FormAlert>}
        <div aria-live="polite">
          {isPending || !data ? (
            !error && <Skeleton className="h-32 w-full" />
          ) : (
            <div className="space-y-2">
              <p className="flex flex-wrap items-center gap-2 text-ink-2">
                <Badge tone={data.problem ? "red" : "blue"}>{say(data.problem ? "settings.testNotTaken" : "settings.testTaken")}</Badge>
                {data.problem ? say(problemNames[data.problem]) : say("settings.answeredInMillis", { millis: data.millis })}
              </p>
              <p className="font-medium text-ink">{say("settings.deliveryRequest")}</p>
              <code className={codeClass}>{data.payload}</code>
              {data.answerStatus !== null && (
                <>
                  <p className="font-medium text-ink">{say("settings.deliveryAnswer")}</p>
                  <code className={codeClass}>{`${data.answerStatus}\n\n${data.answerExcerpt ?? ""}`.trim()}</code>
                </>
              )}
            </div>
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
          {say("settings.sendAnotherTest")}
        </Button>
        <Button onClick={onClose}>{say("ui.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}
