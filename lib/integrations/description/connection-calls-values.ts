/** What the calls about connections to other systems do. */
export const connectionCalls = {
  "GET /api/connections":
    "Lists the systems that can be connected, with what is read from each and what leaves this installation for it; no secret is in it",
  "GET /api/connections/[connector]": "Shows a connection. Until someone sets it up, it has the default settings",
  "PATCH /api/connections/[connector]":
    "Sets a connection up, or changes it; it is off afterwards and needs a dry run, unless only its schedule changed",
  "DELETE /api/connections/[connector]": "Deletes a connection with its sign-in and its log; vendors stay, there and here",
  "POST /api/connections/[connector]/switch": "Turns a connection on or off; it can be turned on after a dry run",
  "POST /api/connections/[connector]/check": "Asks the other system who is signed in; an SFTP server's key is trusted from then on",
  "POST /api/connections/[connector]/sign-in": "Gives the address at which an admin signs in to Procore or QuickBooks in the browser",
  "POST /api/connections/[connector]/connect": "Takes what the browser brings back from that sign-in",
  "GET /api/connections/[connector]/runs": "Lists the runs of a connection, the newest first, with what each one did",
  "POST /api/connections/[connector]/runs":
    "Starts a run, vendors in and then holds and expirations out; a dry run shows both and does neither",
  "GET /api/connections/[connector]/questions": "Lists the vendors there for which a person has to say who they are here",
  "POST /api/connections/[connector]/questions/[questionId]":
    "Says who a vendor there is here: a vendor of the company, a new one, or one to ignore",
} as const;
