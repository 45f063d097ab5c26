import { createHash } from "node:crypto";
import type { Firm, Product } from "@/bench/fairness/product";
import { replyAddress } from "@/bench/fairness/product";
import { deliver } from "@/bench/inbound/killing-sender";
import { signIn } from "@/bench/sign-in";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScan } from "@/lib/testing/certificate-scan";
import { simpleCertificate } from "@/lib/testing/factories";
import { pdfPart, writeMessage } from "@/lib/testing/messages";

/** A file that the product said it has. */
export type Taken = { companyId: string; sha256: string };
/** Seconds from the beginning of the upload until the file had its status, and which one. */
export type Timed = { seconds: number; status: string };

export const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const pause = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));
const patienceSeconds = 1200;
const tokenSeconds = 240;

/** Calls as a member, who signs in again before the access token ends. */
export function caller(base: string, { member }: Firm) {
  let signedIn = { token: "", at: Number.NEGATIVE_INFINITY };
  return async (address: string, init: RequestInit = {}) => {
    if (performance.now() - signedIn.at > tokenSeconds * 1000) signedIn = { token: await signIn(base, member), at: performance.now() };
    return fetch(base + address, { ...init, headers: { ...init.headers, authorization: `Bearer ${signedIn.token}` } });
  };
}

/** The picture of a full certificate: all of it has to be read by OCR. */
export async function drawHeavy(dpi: number): Promise<Buffer> {
  return Buffer.from(await drawScan(await drawCertificate(sampleCertificate), { dpi }));
}

/** The same page with bytes of its own: equal bytes are stored once. */
export const heavyFile = (scan: Buffer, number: string) => Buffer.concat([scan, Buffer.from(`\n% ${number}\n`)]);

function formOf(bytes: Uint8Array, name: string, vendorId?: string): FormData {
  const form = new FormData();
  if (vendorId) form.append("vendorId", vendorId);
  form.append("document", new Blob([new Uint8Array(bytes)]), name);
  return form;
}

async function idOf(answer: Response): Promise<string> {
  if (answer.status !== 201) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

/** Asks until the file has been read, more rarely after some seconds, as the screens do. */
async function untilRead(started: number, statusOf: () => Promise<string | undefined>): Promise<Timed> {
  for (;;) {
    const status = await statusOf();
    const seconds = (performance.now() - started) / 1000;
    if (status === "PROCESSED" || status === "FAILED" || seconds > patienceSeconds) return { seconds, status: status ?? "none" };
    await pause(seconds < 5 ? 50 : 500);
  }
}

/** One text certificate of the calm firm, uploaded by its staff. */
export async function staffUpload(product: Product, call: ReturnType<typeof caller>, taken: Taken[]): Promise<Timed> {
  const bytes = await simpleCertificate();
  const started = performance.now();
  const id = await idOf(
    await call("/api/documents/upload", { method: "POST", body: formOf(bytes, "staff.pdf", product.calm.vendors[0]?.id) }),
  );
  taken.push({ companyId: product.calm.id, sha256: hashOf(bytes) });
  return untilRead(started, async () => {
    const { data } = (await (await call(`/api/documents/${id}`)).json()) as { data?: { processingStatus: string } };
    return data?.processingStatus;
  });
}

/** One text certificate sent on the page of the busy firm's own vendor. */
export async function pageUpload({ base, page, busy }: Product, taken: Taken[]): Promise<Timed> {
  const bytes = await simpleCertificate();
  const address = `${base}/api/portal/${page}`;
  const started = performance.now();
  const id = await idOf(await fetch(`${address}/documents`, { method: "POST", body: formOf(bytes, "vendor.pdf") }));
  taken.push({ companyId: busy.id, sha256: hashOf(bytes) });
  const statuses: Record<string, string> = { read: "PROCESSED", failed: "FAILED" };
  return untilRead(started, async () => {
    const { data } = (await (await fetch(address)).json()) as { data?: { files: { id: string; state: string }[] } };
    return statuses[data?.files.find((file) => file.id === id)?.state ?? ""];
  });
}

/** The busy firm's staff upload many scans, some at once, to many vendors in turn. */
export async function uploadMany(
  product: Product,
  call: ReturnType<typeof caller>,
  { scan, count, taken }: { scan: Buffer; count: number; taken: Taken[] },
) {
  const atOnce = 3;
  const { busy } = product;
  const vendors = busy.vendors.slice(0, -1);
  let next = 0;
  const turn = async () => {
    while (next < count) {
      const number = next++;
      const bytes = heavyFile(scan, `upload ${number}`);
      const body = formOf(bytes, `scan-${number}.pdf`, vendors[number % vendors.length]?.id);
      await idOf(await call("/api/documents/upload", { method: "POST", body }));
      taken.push({ companyId: busy.id, sha256: hashOf(bytes) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}

/** One email of a vendor of the busy firm with many scans. */
export async function sendEmail(
  { busy, smtpPort }: Product,
  { scan, count, taken }: { scan: Buffer; count: number; taken: Taken[] },
): Promise<void> {
  const vendor = busy.vendors[0];
  if (!vendor) throw new Error("The firm has no vendor.");
  const files = Array.from({ length: count }, (_, number) => heavyFile(scan, `email ${number}`));
  const parts = files.map((bytes, number) => pdfPart(bytes, `attachment-${number}.pdf`));
  const raw = writeMessage({ from: vendor.email, to: replyAddress(busy, vendor), parts });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await deliver(smtpPort, { raw, from: vendor.email })) {
      taken.push(...files.map((bytes) => ({ companyId: busy.id, sha256: hashOf(bytes) })));
      return;
    }
    await pause(500);
  }
  throw new Error("The email was not accepted.");
}
