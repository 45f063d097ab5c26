import { randomBytes } from "node:crypto";
import { Webhook as Signer } from "standardwebhooks";
import type { Webhook } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { open, seal } from "@/lib/infra/crypto";
import { type Outcome, post } from "@/lib/integrations/webhooks/sending-commands";

const purpose = "webhook-secret";

/** A new secret, readable and as it is stored. */
export function newSecret(): { secret: string; sealed: string } {
  const secret = `whsec_${randomBytes(24).toString("base64")}`;
  return { secret, sealed: seal(purpose, secret) };
}

/** Where and how a webhook is called. */
export type Receiver = Pick<Webhook, "address" | "secret" | "formerSecret" | "formerSecretUntil">;

/** Posts an event once, signed. While a former secret still counts, there is a signature of each, as Standard Webhooks has it. */
export function postSigned({ address, secret, formerSecret, formerSecretUntil }: Receiver, id: string, payload: string): Promise<Outcome> {
  const at = now();
  const former = formerSecret && formerSecretUntil && formerSecretUntil > at ? [formerSecret] : [];
  const signatures = [secret, ...former].map((sealed) => new Signer(open(purpose, sealed)).sign(id, at, payload));
  const headers = {
    "user-agent": "Coverkeep-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
  return post(address, headers, payload);
}
