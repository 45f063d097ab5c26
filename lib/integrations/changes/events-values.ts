import { type EventType, type FollowedKind, subjectOf, type ToldType } from "@/lib/integrations/changes/values";

const nouns: Readonly<Record<FollowedKind, string>> = {
  vendor: "A vendor",
  contact: "A vendor's further contact",
  document: "A document",
  project: "A project",
  assignment: "A vendor's contract on a project",
  requirement_set: "A requirement set",
  exception: "An exception",
  document_kind: "A kind of documents",
  payment_file: "A file of payments",
  user: "A teammate",
  key: "An API key",
};
const verbs: Readonly<Record<string, string>> = { created: "was added", updated: "was changed", deleted: "was deleted" };

/** Where more is to be said than that it was added, changed or deleted, and what commands tell of. */
const further = {
  "vendor.updated": "Something that the API shows of a vendor changed: its details, contacts, status or counts",
  "vendor.deleted": "A vendor was deleted, or merged into another one",
  "document.updated": "Something that the API shows of a document changed, as after it was read, reviewed or moved to another vendor",
  "requirement_set.updated": "A requirement set has a new version or name, or was archived",
  "user.created": "Someone joined the team",
  "user.updated": "A teammate's name, email, role or access changed",
  "user.deleted": "A teammate's account was deleted",
  "key.deleted": "An API key was revoked",
  "vendor.merged": "Two vendors were merged into one. A merge that is undone sends vendor.created for the vendor that is back",
  "vendor.status_changed": "A vendor's overall status changed",
  "document.received": "A document arrived, by upload, email or the vendor's page",
  "document.processed": "A document was read; verdicts that follow have events of their own",
  "document.needs_review": "A document was added to the review queue",
  "verdict.changed": "The verdict on a vendor, or on one of its contracts, changed in any part",
  "verdict.deleted": "There is no verdict any longer: the contract is gone, or its requirements cannot be read",
  "exception.requested": "An exception was asked for",
  "exception.approved": "An exception was approved",
  "exception.ended": "An exception ended: by a person, by its last day, or with its policy",
  "email.bounced": "An email came back for good",
  "reminder.sent": "A reminder about expiring coverage was sent to a vendor",
} as const satisfies Partial<Record<EventType, string>> & Record<ToldType, string>;

/** When an event is sent, in a sentence without its period. */
export function summaryOf(type: EventType): string {
  const told: Partial<Record<EventType, string>> = further;
  const subject = subjectOf(type);
  return told[type] ?? `${nouns[subject as FollowedKind]} ${verbs[type.slice(subject.length + 1)]}`;
}

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
      "v1, and the HMAC-SHA256 in base64 of id, timestamp and body, joined by periods. The key is what follows whsec_ in the secret, decoded from base64. For a day after the secret was renewed there are two, separated by a space: accept either",
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
