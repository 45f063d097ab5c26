import { ApiError, dataFrom, errorFrom, leaveIfOver, networkMessage, ownHeaders, refreshSession } from "@/lib/http/client/api";
import { underKey } from "@/lib/http/client/retry-key";
import { say } from "@/messages/say";

export type UploadRequest = {
  path: string;
  /** Sent before the file, so that the server knows them when the bytes arrive. */
  fields: Record<string, string>;
  fileField: string;
  file: File;
  /** Whole percent of the bytes that have left. */
  onProgress: (percent: number) => void;
  /** Ends the sending; the promise then fails with an error that `wasCancelled` knows. */
  signal?: AbortSignal;
};

type Outcome = { status: number; body: unknown };

const cancelled = () => new ApiError(0, "cancelled", say("client.uploadCanceled"));

/** One try. XMLHttpRequest, since fetch does not report how much has been sent. */
function attempt({ path, fields, fileField, file, onProgress, signal }: UploadRequest, key: string): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(fileField, file, file.name);

  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(cancelled());
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort);
    request.open("POST", path);
    request.responseType = "json";
    const headers = { ...ownHeaders(), "idempotency-key": key };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(new ApiError(0, "network", networkMessage()));
    request.onabort = () => reject(cancelled());
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    request.send(form);
  });
}

/** Sends a file with its fields, for the `data` that the route declares; renews the session once when it is over, as every call does. */
export async function upload<Answer>(request: UploadRequest): Promise<Answer> {
  const { path, fields, file } = request;
  const call = JSON.stringify([path, fields, file.name, file.size, file.lastModified]);
  const outcome = await underKey(call, async (key) => {
    const first = await attempt(request, key);
    return first.status === 401 && (await refreshSession()) ? attempt(request, key) : first;
  });
  leaveIfOver(outcome.status);
  if (outcome.status < 200 || outcome.status > 299) throw errorFrom(outcome.status, outcome.body);
  return dataFrom(outcome.status, outcome.body);
}

/** Sends a file to a call that only reads it; renews the session once when it is over. Throws what the server answers. */
export async function sendFile(path: string, file: File): Promise<Response> {
  const form = new FormData();
  form.append("file", file, file.name);
  const once = () =>
    fetch(path, { method: "POST", credentials: "same-origin", headers: ownHeaders(), body: form }).catch(() => {
      throw new ApiError(0, "network", networkMessage());
    });
  const first = await once();
  const response = first.status === 401 && (await refreshSession()) ? await once() : first;
  leaveIfOver(response.status);
  if (!response.ok) throw errorFrom(response.status, await response.json().catch(() => null));
  return response;
}
