/** What the calls about a vendor's contacts do, one sentence each. */
export const contactCalls = {
  "GET /api/vendors/[id]/contacts": "Lists a vendor's contacts: the first one, then the others",
  "POST /api/vendors/[id]/contacts": "Adds a contact to a vendor",
  "PATCH /api/vendors/[id]/contacts/[contactId]": "Changes a contact of a vendor; the first contact is changed with the vendor",
  "DELETE /api/vendors/[id]/contacts/[contactId]":
    "Removes a contact of a vendor, and ends the links to the vendor's page that it was sent",
  "POST /api/vendors/[id]/contacts/[contactId]/first": "Makes a contact the vendor's first one, which gets all emails",
  "POST /api/vendors/[id]/contacts/[contactId]/retry": "Sends emails to a contact's address again after one came back",
  "POST /api/vendors/[id]/contacts/[contactId]/resubscribe": "Sends reminders again to a contact that unsubscribed",
} as const;
