import type { ErrorCode } from "@/lib/infra/errors";

/** What an error is to people who call the API: its HTTP status, what happened, and what to do. */
export type ErrorKind = { status: number; happened: string; next: string };

/** The one place where an error gets its status. docs/errors.md is written from this. */
export const errorKinds: Record<ErrorCode, ErrorKind> = {
  invalid: {
    status: 400,
    happened: "A field, a parameter or the body is not what the call takes.",
    next: "Read `error.fields`: each names an input and says what is wrong with it. Correct it and call again.",
  },
  invalid_link: {
    status: 400,
    happened: "An emailed link is unknown, was used before or has expired.",
    next: "Ask for a new link.",
  },
  unauthenticated: {
    status: 401,
    happened: "The call carries no key or session that is still good.",
    next: "Send `Authorization: Bearer` with a key that was not revoked, or sign in again.",
  },
  wrong_credentials: {
    status: 401,
    happened: "Email, password or code do not match.",
    next: "Check them. After several wrong tries, wait as long as `Retry-After` says.",
  },
  plan_needed: {
    status: 402,
    happened: "The trial or the plan has ended. Reading still works; changes do not.",
    next: "Choose a plan under Settings, Plan & Billing.",
  },
  limit_reached: {
    status: 402,
    happened: "The plan's number of vendors, users or other things is used up.",
    next: "Choose a larger plan, or remove what you no longer need.",
  },
  forbidden: {
    status: 403,
    happened: "The key or the person may not do this.",
    next: "Use a key with the right access, or ask an admin of the company.",
  },
  address_needed: {
    status: 403,
    happened: "The account has lost its email address, and needs a new one before it can do anything else.",
    next: "Sign in and enter an address.",
  },
  second_factor_needed: {
    status: 403,
    happened: "The company requires a second factor, and the account has none.",
    next: "Sign in and set one up.",
  },
  sign_on_needed: {
    status: 403,
    happened: "The company has its people sign in through its own identity provider. Passwords do not count for them.",
    next: "Sign in through the provider that `error.message` names.",
  },
  proof_needed: {
    status: 403,
    happened: "A sensitive call comes without a recent proof of the password.",
    next: "Send the password, and the code of the second factor where there is one, to `POST /api/auth/admin-mode`. Then call again.",
  },
  cross_origin: {
    status: 403,
    happened: "A browser sent the call from a page of another site.",
    next: "Call from your server with an API key.",
  },
  not_found: {
    status: 404,
    happened: "Nothing with that id is in your company, or the address is no call.",
    next: "Check the id. A record of another company gives the same answer as one that does not exist.",
  },
  unknown_method: {
    status: 405,
    happened: "The address is a call, but not with this method.",
    next: "Use one that the header `Allow` names.",
  },
  timed_out: {
    status: 408,
    happened: "An upload stopped moving before it was whole.",
    next: "Send the file again. Nothing was stored.",
  },
  conflict: {
    status: 409,
    happened: "The change does not fit what is stored now.",
    next: "Read the message and `error.fields`. Load the record again, and decide whether the change is still needed.",
  },
  outdated: {
    status: 409,
    happened: "Someone changed the same part since you loaded it.",
    next: "`error.current` has the values and the version of now. Merge, and send the change with that version.",
  },
  possible_duplicate: {
    status: 409,
    happened: "A vendor with an equal or nearly equal name exists.",
    next: "`error.current.candidates` lists them. Use one of them, or send `allowDuplicate: true`.",
  },
  still_running: {
    status: 409,
    happened: "A call with the same `Idempotency-Key` has not ended yet.",
    next: "Wait as long as `Retry-After` says, then send the same call again to get its answer.",
  },
  account_exists: {
    status: 409,
    happened: "There is an account with this email address.",
    next: "Sign in, or use another address.",
  },
  already_invited: {
    status: 409,
    happened: "This person has an invitation that is still open.",
    next: "Send that invitation again instead.",
  },
  file_missing: {
    status: 410,
    happened: "The row is there, but the bytes of its file are gone from the storage.",
    next: "Upload the file again, or have it restored from a backup.",
  },
  link_over: {
    status: 410,
    happened: "The link to a vendor's or an agency's page was revoked or has expired.",
    next: "Make a new link.",
  },
  too_old: {
    status: 410,
    happened: "The changes since then are no longer kept.",
    next: "Take a new cursor from `GET /api/changes`, read everything once again, and go on from that cursor.",
  },
  precondition_failed: {
    status: 412,
    happened: "`If-Match` names another version than the stored one.",
    next: "Load the record again and send its new `ETag`.",
  },
  other_account: {
    status: 412,
    happened: "The page was opened by one person, and someone else has signed in since.",
    next: "Load the page again.",
  },
  too_large: {
    status: 413,
    happened: "The body or a file is larger than the call takes.",
    next: "Send less. The message names the limit.",
  },
  quota_reached: {
    status: 413,
    happened: "The storage of the plan, or what a link may take in, is used up.",
    next: "Delete files, choose a larger plan, or make a new link.",
  },
  unsupported_type: {
    status: 415,
    happened: "The body or the file is of a type that the call does not take.",
    next: "The message lists the types. Check `Content-Type`, and save the file as one of them.",
  },
  key_reused: {
    status: 422,
    happened: "The `Idempotency-Key` was used for another call or another body.",
    next: "Make a new key for each new call.",
  },
  rate_limited: {
    status: 429,
    happened: "There were too many calls or tries.",
    next: "Wait as long as `Retry-After` says.",
  },
  internal: {
    status: 500,
    happened: "Something failed that should not have.",
    next: "Try again once. If it fails again, give support the `requestId`: the log has it.",
  },
  unavailable: {
    status: 503,
    happened: "The database, the storage or another part is away. Nothing was changed.",
    next: "Wait as long as `Retry-After` says, then send the same call again.",
  },
};
