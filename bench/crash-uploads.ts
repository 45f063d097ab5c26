import { createHash } from "node:crypto";
import { simpleCertificate } from "@/lib/testing/factories";

export type Uploaded = { id: string; sha256: string };

/** Uploads `count` certificates, each with bytes of its own, `perSecond` a second, and keeps what was answered with 201. */
export async function uploadAll(base: string, token: string, vendorId: string, count: number, perSecond: number): Promise<Uploaded[]> {
  const certificate = Buffer.from(await simpleCertificate("2099-06-01"));
  const started = performance.now();
  const uploaded: Uploaded[] = [];
  const pending: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    const wait = started + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const bytes = Buffer.concat([certificate, Buffer.from(`\n% ${number}\n`)]);
    const sending = upload(base, token, vendorId, `certificate-${number}.pdf`, bytes).then((id) => {
      if (id) uploaded.push({ id, sha256: createHash("sha256").update(bytes).digest("hex") });
    });
    pending.push(sending);
  }
  await Promise.all(pending);
  return uploaded;
}

async function upload(base: string, token: string, vendorId: string, name: string, bytes: Buffer): Promise<string | null> {
  const form = new FormData();
  form.append("vendorId", vendorId);
  form.append("document", new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${base}/api/documents/upload`, { method: "POST", headers, body: form });
  if (answer.status !== 201) return null;
  return ((await answer.json()) as { data: { id: string } }).data.id;
}
