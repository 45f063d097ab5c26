import { pageLanguageHeader } from "@/lib/tenancy/values";
import { say } from "@/messages/say";

/*
 * The calls of the vendor's page. It has no session, and must be light on a phone: nothing of what signed-in pages need to call the
 * server is loaded here.
 */

export type Received = { id: string | null; alreadyStored: boolean; isReadAgain: boolean };

const languageOfPage = () => ({ [pageLanguageHeader]: document.documentElement.lang });

const fieldsOf = (value: unknown): Record<string, unknown> => (value && typeof value === "object" ? { ...value } : {});

/** The `data` of an answer. Throws what the server says went wrong. */
function dataOf<Answer>(isGood: boolean, body: unknown): Answer {
  const { data, error } = fieldsOf(body);
  if (isGood) return data as Answer;
  const { message, fields } = fieldsOf(error);
  const [first] = Object.values(fieldsOf(fields));
  throw new Error(String(first ?? message ?? say("portal.failed")));
}

/** Calls below the link's address, as "/contact". Throws an error whose message is for the person. */
export async function callPortal<Answer>(token: string, path: string, method = "GET", body?: object): Promise<Answer> {
  const headers = { accept: "application/json", ...languageOfPage(), ...(body && { "content-type": "application/json" }) };
  const request = fetch(`/api/portal/${token}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const response = await request.catch(() => {
    throw new Error(say("portal.offline"));
  });
  return dataOf(response.ok, await response.json().catch(() => null));
}

/** `kindId`: the slot that the file was put on. */
type Sent = { file: File; kindId?: string | undefined };

/** Sends one file. XMLHttpRequest, since fetch does not report how much has been sent. */
export function sendPortalFile(token: string, { file, kindId }: Sent, onPercent: (percent: number) => void): Promise<Received> {
  const form = new FormData();
  if (kindId) form.append("kindId", kindId);
  form.append("document", file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/portal/${token}/documents`);
    request.responseType = "json";
    for (const [name, value] of Object.entries(languageOfPage())) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onPercent(Math.round((loaded / total) * 100));
    request.onload = () => {
      try {
        resolve(dataOf<Received>(request.status < 300, request.response));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new Error(say("portal.offline")));
    request.send(form);
  });
}
