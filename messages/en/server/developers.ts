export const developers = {
  title: "For developers",
  lead: "Everything the screens do can be done by a program. Each call is described by what the server itself checks.",
  start: "Get started",
  startKey: "An admin of the company generates an API key in Settings, under API Keys. It is shown once. Send it as a bearer token:",
  startScopes:
    "A key of the scope read only reads; write also changes what a manager may change; admin, for platform admins, reaches the whole installation. A key never does more than the person who made it may.",
  description: "The machine-readable description (OpenAPI 3.1) is at {link}.",
  answers: "Answers and errors",
  answersText:
    "An answer has its content under data. A failure has error.code, which stays the same, error.message for people, error.fields with a sentence for each wrong field, and beside them the members of RFC 9457: type, title, status, detail and instance.",
  repeat: "Repeating a call",
  repeatText:
    "Send an Idempotency-Key with a POST. The same key with the same body gets the first answer again for 24 hours, and nothing happens twice. The same key with another body is refused with 422. Calls that sign someone in or out, and those for events of other services, ignore the key; the description names the header where it counts.",
  versions: "Changes by two people",
  versionsText:
    "Every answer to a GET has an ETag; with If-None-Match, an answer that you have already is 304. A record that can be changed has its version in the ETag. Send it back as If-Match with PATCH, PUT or DELETE: if someone edited the record since, the answer is 412 with the present values, and nothing is changed.",
  limits: "Limits",
  limitsText:
    "A key has {max} calls a minute, and some calls have a limit for each network address. RateLimit and RateLimit-Policy say what is left in every answer to a call that is counted, refusals too. After that the answer is 429 with Retry-After.",
  lists: "Long lists",
  listsText:
    "Lists come in pages by page and limit. To read a whole list while others change it, use cursor instead of page: begin with an empty cursor, and go on with pagination.nextCursor of each answer until it is null. Every list that comes in pages takes a cursor.",
  stable: "What may change",
  stableText:
    "Each answer names its version in Coverkeep-Version. Within a version, calls and fields are added, never removed or given another meaning: ignore fields that you do not know. What is going to be removed is marked deprecated in the description and carries Deprecation and Sunset headers for at least 12 months.",
  calls: "Calls",
  callsOf: { one: "{count} call", other: "{count} calls" },
  back: "All parts",
  needs: "Scope: {scope}",
  nobody: "Open to everyone",
  person: "For signed-in people only",
  parameters: "Parameters",
  body: "Body",
  answer: "Answer {status}",
  refusals: "May be refused with {statuses}",
  required: "required",
  webhooks: "Webhooks",
  webhooksText: "Coverkeep tells your own server what happens. <link>See the events and how to check them</link>.",
  webhooksLead:
    "Coverkeep sends each event to your address as a POST with JSON, after the Standard Webhooks specification. A company’s admins add addresses in Settings, under Webhooks.",
  eventHeaders: "Headers of each event",
  checkSignature: "Check the signature",
  checkSignatureText:
    "Settings show the secret of a webhook once, when you add it. Check the body as it arrived, before you parse it. The Standard Webhooks libraries do it for you, as here the package standardwebhooks for Node:",
  yourAnswer: "What your answer does",
  eventsMayRepeat:
    "An event can arrive twice, or after a later one. Skip a webhook-id that you know, and sort by timestamp. Events hold ids: read the record itself with a key. Ignore fields that you do not know.",
  events: "Events",
  example: "Example",
  webhook: "Webhook",
  delivery: "Delivery",
  publicHttps: "Enter a public address that starts with https://",
  tooManyWebhooks: "A company can have {most} webhooks. Delete one first.",
  turnTheWebhookOnFirst: "Turn the webhook on first.",
} as const;
