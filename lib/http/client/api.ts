import { isIdle } from "@/lib/http/client/idle";
import { notify } from "@/lib/http/client/notify";
import { askForProof } from "@/lib/http/client/proof";
import { underKey } from "@/lib/http/client/retry-key";
import { hasTypedText } from "@/lib/http/client/typed-text";
import { signInAddress } from "@/lib/infra/return-path-rules";
import { idleHeader, pageOwnerHeader } from "@/lib/tenancy/values";
import { say } from "@/messages/say";

/** What a failed call threw. `status` 0: the server was not reached. `fields`: words for single form fields. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
    /** What a refused change would have overwritten. */
    readonly current?: unknown,
  ) {
    super(message);
  }
}

/** Whether the person canceled it (lib/http/client/upload), which is not a failure to report. */
export function wasCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.code === "cancelled";
}

/** Whether it is not there, or not any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether someone else changed the same since it was shown. */
export function isOutdated(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === "outdated";
}

/** Whether the error is about single fields of the form, and not about the form as a whole. */
export function isAboutFields(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.fields).length > 0;
}

export const networkMessage = () => say("client.networkFailed");
const unknownMessage = () => say("common.anErrorOccurred");

/** An object's fields; none for any other answer of a proxy in between. */
const fieldsOf = (value: unknown): Record<string, unknown> => (value && typeof value === "object" ? { ...value } : {});

/** The error of an answer; a proxy's answer without JSON becomes the general sentence. */
export function errorFrom(status: number, body: unknown): ApiError {
  const { code, message, fields, current } = fieldsOf(fieldsOf(body).error);
  const words = Object.entries(fieldsOf(fields)).map(([name, words]) => [name, String(words)]);
  const said = message ? String(message) : unknownMessage();
  return new ApiError(status, code ? String(code) : "unknown", said, Object.fromEntries(words), current);
}

/** The `data` of an answer. Its shape is the one that its route declares, which lets nothing else out. */
export function dataFrom<Answer>(status: number, body: unknown): Answer {
  const answer = fieldsOf(body);
  if (!("data" in answer)) throw new ApiError(status, "unexpected_answer", unknownMessage());
  return answer.data as Answer;
}

let refreshing: Promise<boolean> | undefined;

/** Renews the session's cookies. Calls that find the session over at the same time share one attempt. */
export function refreshSession(): Promise<boolean> {
  refreshing ??= send("POST", "/api/auth/refresh", {})
    .then((response) => response.ok)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

const neverAnswered = new Promise<never>(() => {});
const signOutPath = "/api/auth/logout";
/** Whether a sign-out that is under way or done leaves the page: then it leads the way, whatever other calls answer. */
let signingOut: Promise<boolean> | undefined;

/** The session is over, or another one: nothing on the screen may be trusted any more, so the whole page is left. What was typed is kept. */
export function leaveIfOver(status: number): void {
  if (signingOut) return;
  if (status === 401) {
    if (hasTypedText()) notify.error(say("client.signedOutTitle"), say("client.signedOutHint"));
    else window.location.assign(signInAddress({ to: `${window.location.pathname}${window.location.search}`, ended: true }));
  }
  if (status === 412) window.location.assign("/dashboard");
}

let owner: string | undefined;

/** Whose the page is. In another tab someone else may sign in, and the cookie is theirs then: calls that say it are refused. */
export function belongTo(userId: string | undefined): void {
  owner = userId;
}

/** What every call says of itself. */
export const ownHeaders = (): Record<string, string> => ({
  accept: "application/json",
  ...(owner && { [pageOwnerHeader]: owner }),
  ...(isIdle() && { [idleHeader]: "1" }),
});

async function send(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  const headers = {
    ...ownHeaders(),
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(key && { "idempotency-key": key }),
  };
  try {
    return await fetch(path, { method, credentials: "same-origin", headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError(0, "network", networkMessage());
  }
}

/** Paths on which a 401 is an answer about what was sent, not about the session. */
const withoutSession = ["/api/auth/login", "/api/auth/refresh", "/api/auth/register", "/api/auth/second-factor"];

type Query = Record<string, string | number | boolean | undefined>;

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== "") params.set(name, String(value));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Whether the call was refused because the password was given too long ago. */
async function needsProof(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return fieldsOf(fieldsOf(body).error).code === "proof_needed";
}

/** Sends; renews the session once when it is over, and asks for the password where it is too long ago. */
async function sendSignedIn(method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  // A page that is being left asks for nothing more: it would only be refused.
  if (signingOut && (await signingOut)) return neverAnswered;
  let response = await send(method, path, body, key);
  if (response.status === 401 && !withoutSession.includes(path) && !(await signingOut)) {
    if (await refreshSession()) response = await send(method, path, body, key);
  }
  if ((await needsProof(response)) && (await askForProof(method))) response = await send(method, path, body, key);
  if (!withoutSession.includes(path)) leaveIfOver(response.status);
  return response;
}

/** A sign-out that failed leaves everything as it was: calls that waited for it are sent. */
async function sendSignOut(method: string, path: string, body?: unknown): Promise<Response> {
  const sending = send(method, path, body);
  signingOut = sending.then(
    ({ ok }) => ok,
    () => false,
  );
  if (!(await signingOut)) signingOut = undefined;
  return sending;
}

const statedName = /filename="([^"]+)"/;

/**
 * Puts a file that the server writes into the browser's downloads, under the name that the server gives it; unlike a plain link, it renews the
 * session and reports failures.
 */
async function download(path: string, query?: Query): Promise<void> {
  const response = await sendSignedIn("GET", withQuery(path, query));
  if (!response.ok) throw errorFrom(response.status, await response.json().catch(() => null));
  const [, fileName = ""] = statedName.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}

function sendCall(method: string, path: string, body?: unknown): Promise<Response> {
  if (path === signOutPath) return sendSignOut(method, path, body);
  if (method !== "POST") return sendSignedIn(method, path, body);
  return underKey(`${path} ${JSON.stringify(body)}`, (key) => sendSignedIn(method, path, body, key));
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await sendCall(method, path, body);
  const json: unknown = response.status === 204 ? { data: null } : await response.json().catch(() => null);
  if (!response.ok) {
    const error = errorFrom(response.status, json);
    // A page that was open before the account lost its address.
    if (error.code === "address_needed") window.location.assign("/new-address");
    // And before the company began to require a second factor.
    if (error.code === "second_factor_needed") window.location.assign("/two-factor-setup");
    throw error;
  }
  return dataFrom(response.status, json);
}

/** Every call of the browser to the server goes through here. `Answer` is the shape of `data` that the route declares. */
export const api = {
  get: <Answer>(path: string, query?: Query) => call<Answer>("GET", withQuery(path, query)),
  post: <Answer>(path: string, body: unknown = {}) => call<Answer>("POST", path, body),
  put: <Answer>(path: string, body: unknown) => call<Answer>("PUT", path, body),
  patch: <Answer>(path: string, body: unknown) => call<Answer>("PATCH", path, body),
  delete: <Data = unknown>(path: string) => call<Data>("DELETE", path),
  download,
};
