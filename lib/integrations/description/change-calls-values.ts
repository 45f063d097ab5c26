/** What the calls about changes and webhooks do, one sentence each. */
export const changeCalls = {
  "GET /api/changes": "Lists what changed since a time or the last answer, deletions included, in order",
  "GET /api/webhooks": "Lists webhooks with how each one does",
  "POST /api/webhooks": "Adds a webhook and shows its secret once",
  "GET /api/webhooks/[id]": "Shows a webhook with how it does",
  "PATCH /api/webhooks/[id]": "Changes the address and the events of a webhook",
  "POST /api/webhooks/[id]/switch": "Pauses a webhook or turns it on again",
  "POST /api/webhooks/[id]/test": "Sends a test event to a webhook and shows the answer",
  "POST /api/webhooks/[id]/secret": "Gives a webhook a new secret; the old one counts for one more day",
  "POST /api/webhooks/[id]/replay": "Sends again what happened since a time",
  "DELETE /api/webhooks/[id]": "Deletes a webhook with its deliveries",
  "GET /api/webhooks/[id]/deliveries": "Lists the latest deliveries to a webhook",
  "POST /api/webhooks/[id]/deliveries/[deliveryId]/send": "Sends a delivery again under the same id",
} as const;
