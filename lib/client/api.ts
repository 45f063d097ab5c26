import { z } from "zod";

/** What a failed call threw. `status` 0: the server was not reached. `fields`: words for single form fields. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
  }
}

export const networkMessage = "Network error. Please check your connection and try again.";
const unknownMessage = "An error occurred";

const problem = z.object({
  error: z.object({
    code: z.string().catch("unknown"),
    message: z.string().min(1).catch(unknownMessage),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

/** The error of an answer; whatever a proxy in between says instead of JSON becomes the general sentence. */
export function errorFrom(status: number, body: unknown): ApiError {
  const parsed = problem.safeParse(body);
  if (!parsed.success) return new ApiError(status, "unknown", unknownMessage);
  const { code, message, fields } = parsed.data.error;
  return new ApiError(status, code, message, fields);
}

/** The `data` of an answer in its agreed shape. */
export function dataFrom<Answer>(status: number, body: unknown, answer: z.ZodType<Answer>): Answer {
  const parsed = z.object({ data: answer }).safeParse(body);
  if (!parsed.success) throw new ApiError(status, "unexpected_answer", unknownMessage);
  return parsed.data.data;
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

/** The session is over: nothing on the screen may be trusted any more, so the whole page is left. */
export function leaveToLogin(): void {
  window.location.assign("/login");
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? { accept: "application/json" } : { accept: "application/json", "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "network", networkMessage);
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

/** Sends; renews the session once when it is over. */
async function sendSignedIn(method: string, path: string, body?: unknown): Promise<Response> {
  let response = await send(method, path, body);
  if (response.status === 401 && !withoutSession.includes(path)) {
    if (await refreshSession()) response = await send(method, path, body);
    if (response.status === 401) leaveToLogin();
  }
  return response;
}

/** Puts a file that the server writes into the browser's downloads; unlike a plain link, it renews the session and tells what failed. */
async function download(path: string, fileName: string, query?: Query): Promise<void> {
  const response = await sendSignedIn("GET", withQuery(path, query));
  if (!response.ok) throw errorFrom(response.status, await response.json().catch(() => null));
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement("a"), { href: address, download: fileName }).click();
  URL.revokeObjectURL(address);
}

async function call<Answer>(method: string, path: string, answer: z.ZodType<Answer>, body?: unknown): Promise<Answer> {
  const response = await sendSignedIn(method, path, body);
  const json: unknown = response.status === 204 ? { data: null } : await response.json().catch(() => null);
  if (!response.ok) throw errorFrom(response.status, json);
  return dataFrom(response.status, json, answer);
}

/** Every call of the browser to the server goes through here. */
export const api = {
  get: <Answer>(path: string, answer: z.ZodType<Answer>, query?: Query) => call("GET", withQuery(path, query), answer),
  post: <Answer>(path: string, answer: z.ZodType<Answer>, body: unknown = {}) => call("POST", path, answer, body),
  put: <Answer>(path: string, answer: z.ZodType<Answer>, body: unknown) => call("PUT", path, answer, body),
  patch: <Answer>(path: string, answer: z.ZodType<Answer>, body: unknown) => call("PATCH", path, answer, body),
  delete: (path: string) => call("DELETE", path, z.unknown()),
  download,
};
