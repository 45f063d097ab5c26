/** What a webhook may be told of. */
export const eventTypes = [
  "vendor.created",
  "vendor.updated",
  "vendor.merged",
  "vendor.status_changed",
  "document.received",
  "document.processed",
  "document.needs_review",
  "verdict.changed",
  "exception.requested",
  "exception.approved",
  "exception.ended",
  "email.bounced",
  "reminder.sent",
] as const;
export type EventType = (typeof eventTypes)[number];

export const problems = ["answer", "private_address", "timeout", "unreachable"] as const;
export type Problem = (typeof problems)[number];
