import type { Member } from "@/bench/hostile/companies";
import type { HostileFile } from "@/bench/hostile/files";
import { signIn } from "@/bench/sign-in";

/** How a file ended: `sentence` is the message to the person, `fault` what should not have happened. */
export type End = {
  outcome: "processed" | "failed" | "refused" | "fault";
  sentence: string;
  seconds: number;
  /** Coverages that were read. */
  policies: number;
  /** What is wrong with the way in which the stored file and its first page's picture are handed back. */
  served: string[];
  /** Seconds until the first page's picture was there, or was refused; 0 where nothing was stored. */
  pageSeconds: number;
};

type Detail = { processingStatus: string; failureReason: string | null; policies: unknown[] };

const patience = 150;
const isSentence = (text: string | null | undefined) => /^[A-Z].{10,}[.!]$/s.test(text ?? "");
const shown = { "application/pdf": true, "image/jpeg": true, "image/png": true };

/** One member who sends files through the upload call and waits for what becomes of them. */
export async function sender(base: string, member: Member) {
  let token = await signIn(base, member);
  const signedInAt = performance.now();
  let renewedAt = signedInAt;

  const call = async (address: string, init: RequestInit = {}) => {
    // An access token lasts for some minutes only.
    if (performance.now() - renewedAt > 300_000) [token, renewedAt] = [await signIn(base, member), performance.now()];
    return fetch(base + address, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  };

  const send = async ({
    name,
    bytes,
  }: Pick<HostileFile, "name" | "bytes">): Promise<{ id: string } | { status: number; sentence: string }> => {
    const form = new FormData();
    form.append("vendorId", member.vendorId);
    form.append("document", new Blob([new Uint8Array(bytes)]), name);
    const answer = await call("/api/documents/upload", { method: "POST", body: form });
    const body = (await answer.json()) as { data?: { id: string }; error?: { message: string } };
    return body.data ? { id: body.data.id } : { status: answer.status, sentence: body.error?.message ?? "" };
  };

  const ended = async (id: string): Promise<Detail> => {
    for (const until = performance.now() + patience * 1000; ; ) {
      const answer = await call(`/api/documents/${id}`);
      const { data } = (await answer.json()) as { data: Detail };
      if (data.processingStatus === "PROCESSED" || data.processingStatus === "FAILED" || performance.now() > until) return data;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const file = async (kind: Pick<HostileFile, "name" | "bytes">): Promise<End> => {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const sent = await send(kind);
    if ("status" in sent) {
      const clear = sent.status >= 400 && sent.status < 500 && isSentence(sent.sentence.replace(/([^.!])$/, "$1."));
      return { outcome: clear ? "refused" : "fault", sentence: sent.sentence, seconds: seconds(), policies: 0, served: [], pageSeconds: 0 };
    }
    const { processingStatus, failureReason, policies } = await ended(sent.id);
    const took = seconds();
    const clear = processingStatus === "PROCESSED" || (processingStatus === "FAILED" && isSentence(failureReason));
    const outcome = !clear ? "fault" : processingStatus === "PROCESSED" ? "processed" : "failed";
    const fileFaults = await faultsOf(await call(`/api/documents/${sent.id}/file`));
    const asked = performance.now();
    const pageFaults = await pageFaultsOf(await call(`/api/documents/${sent.id}/pages`), await call(`/api/documents/${sent.id}/pages/1`));
    const pageSeconds = (performance.now() - asked) / 1000;
    const served = [...fileFaults, ...pageFaults];
    return { outcome, sentence: failureReason ?? processingStatus, seconds: took, policies: policies.length, served, pageSeconds };
  };

  return { send, ended, file };
}

/** What a browser could run of a stored file that it is handed. */
async function faultsOf(answer: Response): Promise<string[]> {
  await answer.body?.cancel();
  const header = (name: string) => answer.headers.get(name) ?? "";
  const type = header("content-type");
  const attached = header("content-disposition").startsWith("attachment");
  const policy = header("content-security-policy");
  return [
    answer.ok ? "" : `answered ${answer.status}`,
    type in shown || attached ? "" : `${type} is shown and not offered as a download`,
    /html|svg|xml(?!formats)|script/i.test(type) ? `served as ${type}` : "",
    header("x-content-type-options") === "nosniff" ? "" : "may be sniffed",
    policy.includes("default-src 'none'") ? "" : "may load and run",
    policy.includes("sandbox") ? "" : "no sandbox",
  ].filter(Boolean);
}

/** What is wrong with the answers about a file's pages: pages must be our pictures, or come with a sentence about why they are missing. */
async function pageFaultsOf(pages: Response, picture: Response): Promise<string[]> {
  const { data } = (await pages.json()) as { data?: { kind: string; reason?: string } };
  const header = (name: string) => picture.headers.get(name) ?? "";
  const refused = picture.ok ? null : ((await picture.json()) as { error?: { message: string } });
  if (picture.ok) await picture.body?.cancel();
  return [
    pages.ok && data ? "" : `pages: answered ${pages.status}`,
    data?.kind !== "none" || isSentence(data.reason) ? "" : `pages: "${data.reason}" is no sentence`,
    picture.ok === (data?.kind === "picture") ? "" : `page 1: ${data?.kind}, but answered ${picture.status}`,
    !refused || [404, 415, 503].includes(picture.status) ? "" : `page 1: answered ${picture.status}`,
    !picture.ok || header("content-type") === "image/webp" ? "" : `page 1: served as ${header("content-type")}`,
    !picture.ok || (header("x-content-type-options") === "nosniff" && header("content-security-policy").includes("sandbox"))
      ? ""
      : "page 1: may be sniffed or run",
  ].filter(Boolean);
}
