/** One change of the API, for the developers whose programs call it. In English, as the description is. */
export type ApiChange = {
  /** The day of the release. */
  day: string;
  what: string;
  /** What a program must change; null: nothing. */
  mustChange: string | null;
};

/** The newest first. Whoever changes a call adds a line: a test compares the calls with `describedCalls`. */
export const apiChanges: readonly [ApiChange, ...ApiChange[]] = [
  { day: "2026-12-01", what: "The log of a key names the wrong fields of each refused call in `fields`", mustChange: null },
  {
    day: "2026-11-30",
    what: "A document's passport can have the state `withdrawn`. The error of a wrong field names it as it was sent, and says what is right",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "`GET /api/projects/{id}/enrollments` lists the imported lists of enrollments, and `/enrollments/{importId}/undo` undoes one",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "`GET /api/vendors/{id}/reminders` says in `paper` when a document of a kind is next written about",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "`PATCH /api/sign-on` and `PATCH /api/sign-on/groups/{id}` take the password where they begin to make admins. A wrong value of a field says which values are right",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "`/api/vendors-by-external-id/{id}` and `/api/insurer-ratings` take the place of `/api/vendors/by-external-id/{id}` and `/api/requirements/ratings`, which go on working",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "A test company that sends no email: `/api/test-company`, keys with `test`, and `isTest` in the company's profile",
    mustChange: null,
  },
  { day: "2026-11-30", what: "`/api/connections` connects Procore, QuickBooks Online and accounting files", mustChange: null },
  {
    day: "2026-11-30",
    what: "In BIND, `effectivePeriod.end` is the last covered day. The CSV for Procore has the column `name` in place of `insurance_provider`",
    mustChange: "Read the insurer from `name`, and no longer take a day off `end`.",
  },
  {
    day: "2026-11-30",
    what: "SCIM 2.0 under `/api/scim/v2` for a firm's directory, `/api/sign-on` for its identity providers, and the error `sign_on_needed`",
    mustChange: null,
  },
  { day: "2026-11-30", what: "A contact names the kinds of documents that it is emailed about", mustChange: null },
  { day: "2026-11-30", what: "`GET /api/keys/{id}/calls` lists what a key called in the last 30 days", mustChange: null },
  {
    day: "2026-11-30",
    what: "Email accounts are connected in the browser: `/api/admin/settings/email-accounts`. `PATCH /api/admin/settings/email` no longer takes `refreshToken`",
    mustChange: "Connect the account in the Admin Portal. A token that was sent before stays in use.",
  },
  {
    day: "2026-11-30",
    what: "A contract's reading has `isPartial`. The question `scan` is about words that were not recognized with confidence",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "Calls for the passports of vendors, the wrap-ups of projects, and requirement sets read from a contract",
    mustChange: null,
  },
  { day: "2026-11-30", what: "Documents have the kinds of the company, and vendors have any number of contacts", mustChange: null },
  { day: "2026-11-30", what: "`GET /api/attention` lists everything that needs a person", mustChange: null },
  { day: "2026-11-30", what: "`GET /api/changes` lists everything that changed, and the error `too_old`", mustChange: null },
  {
    day: "2026-11-30",
    what: "Events for added, changed and deleted records: contacts, projects, contracts, requirement sets, exceptions, kinds, payment files, teammates and keys",
    mustChange: "A webhook for all events gets more of them. Skip types that your program does not know.",
  },
  {
    day: "2026-11-30",
    what: "`verdict.changed` also has `from`, `to`, `projectId` and `reasons`; `verdict.deleted` tells when a verdict is removed",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "Webhooks get events in order. Events wait while the receiver is off",
    mustChange: null,
  },
  {
    day: "2026-11-30",
    what: "Calls to edit, test and replay a webhook and to renew its secret; `GET /api/webhooks/{id}`; `health`",
    mustChange: null,
  },
  { day: "2026-11-30", what: "Keys belong to the company and name their scopes", mustChange: null },
  {
    day: "2026-11-30",
    what: "Unknown parameters and fields are refused with 400. The error names the nearest known name",
    mustChange: "Send only the parameters and fields that the description names.",
  },
  { day: "2026-11-27", what: "The first described version", mustChange: null },
];

/** The fingerprint of the calls that the lines above lead to (`fingerprintOf`). It changes together with a new line. */
export const describedCalls = "17fc282e2a628f29";
