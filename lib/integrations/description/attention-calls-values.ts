/** What the calls about the list of what needs attention do, one sentence each. */
export const attentionCalls = {
  "GET /api/attention": "Lists everything that needs a person, the most urgent first, with how many rows of each kind there are",
  "GET /api/attention/count": "Counts everything that needs a person",
  "GET /api/attention/ids": "Lists the ids of the rows that can be changed together",
  "POST /api/attention/batch": "Dismisses, files or approves many rows",
} as const;

/** The same of the calls about incoming emails. */
export const inboxCalls = {
  "GET /api/inbox": "Lists incoming emails",
  "GET /api/inbox/[id]": "Shows an incoming email",
  "POST /api/inbox/[id]/assign": "Assigns an email to a vendor and files its attachments",
  "POST /api/inbox/[id]/confirm": "Files an email under the vendor that it says it is from",
  "POST /api/inbox/batch": "Does one thing with many emails",
  "POST /api/inbox/[id]/dismiss": "Closes an email that needs nothing more",
  "POST /api/inbox/[id]/retry": "Reads an email again",
  "POST /api/inbound/[provider]": "Takes an email that an email service received",
} as const;

/** The same of the calls about exceptions. */
export const exceptionCalls = {
  "GET /api/exceptions": "Lists exceptions",
  "POST /api/exceptions": "Asks for an exception",
  "GET /api/exceptions/ids": "Lists the ids of all exceptions that match a filter",
  "GET /api/exceptions/export": "Exports exceptions as CSV or Excel",
  "POST /api/exceptions/batch": "Approves many requests for an exception",
  "GET /api/exceptions/[id]": "Shows an exception",
  "POST /api/exceptions/[id]/withdraw": "Withdraws a request for an exception",
  "POST /api/exceptions/[id]/answer": "Approves, refuses or ends an exception",
} as const;

/** Calls about the company's kinds of documents. */
export const kindCalls = {
  "GET /api/vendors/[id]/slots": "Lists a vendor's slots for kinds of documents, with what is in them",
  "PATCH /api/documents/[id]/paper": "Sets the kind of a document, and its number, issuer, state and dates",
  "GET /api/document-kinds": "Lists the company's kinds of documents, and the ready ones that it has not chosen",
  "POST /api/document-kinds": "Adds a kind of documents",
  "GET /api/document-kinds/[id]": "Shows a kind of documents",
  "PATCH /api/document-kinds/[id]": "Changes a kind of documents",
  "DELETE /api/document-kinds/[id]": "Archives a kind of documents; its documents stay",
  "POST /api/document-kinds/[id]/restore": "Takes an archived kind of documents back into use",
} as const;
