import type { EventType } from "@/lib/integrations/webhooks/values";

/** One sentence for each event: when it is sent. */
export const eventSummaries: Readonly<Record<EventType, string>> = {
  "vendor.created": "A vendor was added",
  "vendor.updated": "A vendor's own details or its contacts were changed",
  "vendor.merged": "Two vendors were merged into one; a merge that is undone sends vendor.created for the vendor that is back",
  "vendor.status_changed": "A vendor's overall status changed",
  "document.received": "A document arrived, by upload, email or the vendor's page",
  "document.processed": "A document was read; verdicts that follow have events of their own",
  "document.needs_review": "A document was added to the review queue",
  "verdict.changed": "The verdict on a vendor, or on one of its contracts, changed in any part",
  "exception.requested": "An exception was asked for",
  "exception.approved": "An exception was approved",
  "exception.ended": "An exception ended: by a person, by its last day, or with its policy",
  "email.bounced": "An email came back for good",
  "reminder.sent": "A reminder about expiring coverage was sent to a vendor",
};

/** The headers of every event, after the Standard Webhooks specification, each with an example. */
export const eventHeaders = {
  "webhook-id": {
    description: "The same for each try of an event. Skip an event whose id you have handled already",
    example: "0199f3a2-5c1e-7c44-9a51-2f6f0b7c8d10",
  },
  "webhook-timestamp": {
    description: "When this try was sent, in seconds since 1970. Refuse one that is more than five minutes away",
    example: "1795788300",
  },
  "webhook-signature": {
    description:
      "v1, and the HMAC-SHA256 in base64 of id, timestamp and body, joined by periods. The key is what follows whsec_ in the secret, decoded from base64",
    example: "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  },
} as const;

/** How a receiver checks an event and reads it: Node, with the package standardwebhooks. */
export const verifyExample = `import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const body = Buffer.concat(chunks).toString(); // as it came, not parsed
    const { type, data } = webhook.verify(body, request.headers);
    console.log(type, data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(8080);`;
