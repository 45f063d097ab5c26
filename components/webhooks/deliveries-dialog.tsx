"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { codeClass, problemNames } from "@/components/webhooks/answer-words";
import { deliveriesQuery, useResend } from "@/components/webhooks/use-webhooks";
import type { DeliveryDto, WebhookDto } from "@/lib/integrations/webhooks/schema";
import { type PlainKey, say } from "@/messages/say";

const tones: Record<DeliveryDto["state"], Tone> = { waiting: "grey", delivered: "blue", failed: "red" };
const states: Record<DeliveryDto["state"], PlainKey> = {
  waiting: "settings.deliveryWaiting",
  delivered: "settings.deliveryDelivered",
  failed: "settings.deliveryFailed",
};

/** A time that has passed says nothing: the event is sent as soon as those before it are through. */
const nextTry = (at: string, timeZone: string) =>
  new Date(at) <= new Date() ? say("settings.dueNow") : say("settings.nextTryAt", { time: formatTime(at, timeZone) });

/** The latest deliveries to a webhook, each with what was sent and what came back. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: WebhookDto; onClose: () => void }) {
  const { company } = useSession();
  const { data, isError, refetch } = useQuery(deliveriesQuery(webhook.id));
  const resend = useResend(webhook.id);
  return (
    <Dialog open title={say("settings.showDeliveries")} onClose={onClose}>
      <DialogBody>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{webhook.address}</p>
        {!data &&
          (isError ? (
            <ErrorState
              title={say("common.loadFailed", { what: say("settings.showDeliveries") })}
              advice={say("common.retryHint")}
              onRetry={() => void refetch()}
            />
          ) : (
            <div aria-busy className="h-40 py-3">
              <Skeleton className="h-full w-full" />
            </div>
          ))}
        {data?.deliveries.length === 0 && <p className="text-ink-2">{say("settings.noDeliveriesYet")}</p>}
        <ul className="divide-y">
          {data?.deliveries.map((row) => (
            <li key={row.id} className="py-3">
              <details>
                <summary className="cursor-pointer">
                  <span className="font-medium text-ink">{row.type}</span> <Badge tone={tones[row.state]}>{say(states[row.state])}</Badge>
                  <span className="block text-ink-3 text-small">
                    {formatTime(row.createdAt, company.timeZone)} · {say("settings.countTries", { count: row.tries })}
                    {row.nextTryAt && ` · ${nextTry(row.nextTryAt, company.timeZone)}`}
                  </span>
                </summary>
                <Delivery row={row} />
              </details>
              {webhook.isActive && (
                <Button
                  variant="secondary"
                  className="mt-2"
                  aria-label={say("settings.resendName", { name: row.type })}
                  disabled={resend.isPending}
                  onClick={() => resend.mutate(row.id)}
                >
                  {say("settings.resend")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{say("ui.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Delivery({ row: { id, payload, answerStatus, answerExcerpt, problem } }: { row: DeliveryDto }) {
  return (
    <div className="mt-2 space-y-2">
      <p className="font-medium text-ink">{say("settings.deliveryRequest")}</p>
      <code className={codeClass}>{`webhook-id: ${id}\n\n${payload}`}</code>
      <p className="font-medium text-ink">{say("settings.deliveryAnswer")}</p>
      {problem && <p className="text-ink-2">{say(problemNames[problem])}</p>}
      {answerStatus !== null && <code className={codeClass}>{`${answerStatus}\n\n${answerExcerpt ?? ""}`}</code>}
    </div>
  );
}
