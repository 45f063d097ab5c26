import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { createPortalLink } from "@/lib/accounts/links/commands";
import type { UploadRules } from "@/lib/http/upload";
import { inCompany } from "@/lib/infra/db";
import { portalToken } from "@/lib/mail/links-rules";
import { listCalls, type TestedCall } from "@/lib/testing/calls";
import { createCompany, createMember, createProjectRow, createVendorRow } from "@/lib/testing/factories";
import { type FormPart, writeForm } from "@/lib/testing/forms";
import { type Call, callRoute } from "@/lib/testing/request";

const text = "%PDF-1.7 invented";
const file = (part: string): FormPart => ({ name: part, fileName: "certificate.pdf", type: "application/pdf", body: text });

/** What may be wrong with a form, and the field that the answer names, where that is not the file's own. */
const malformed: Record<string, (part: string) => { parts: FormPart[]; end?: string; field?: string }> = {
  "nothing in it": () => ({ parts: [] }),
  "a type and no file name": (name) => ({ parts: [{ name, type: "application/octet-stream", body: "hello" }] }),
  "the file as text": (name) => ({ parts: [{ name, body: "hello" }] }),
  "the file as typed text": (name) => ({ parts: [{ name, type: "application/pdf", body: text }] }),
  "a file without a name": () => ({ parts: [{ fileName: "certificate.pdf", type: "application/pdf", body: text }] }),
  "text without a name": (part) => ({ parts: [file(part), { body: "hello" }] }),
  "an empty name": (part) => ({ parts: [file(part), { name: "", body: "hello" }] }),
  "no disposition": () => ({ parts: [{ disposition: null, type: "application/pdf", body: text }] }),
  "another disposition": (name) => ({ parts: [{ ...file(name), disposition: "attachment" }] }),
  "two files": (part) => ({ parts: [file(part), file(part)] }),
  "the file under another name": () => ({ parts: [file("attachment")], field: "attachment" }),
  "a file for a text field": (part) => ({ parts: [file(part), file("vendorId")], field: "vendorId" }),
  "a type and no file name for a text field": (part) => ({
    parts: [file(part), { name: "vendorId", type: "application/octet-stream", body: "x" }],
    field: "vendorId",
  }),
  "a text field twice": (part) => ({
    parts: [file(part), { name: "existing", body: "skip" }, { name: "existing", body: "update" }],
    field: "existing",
  }),
  "a text field that is too long": (part) => ({ parts: [file(part), { name: "existing", body: "x".repeat(20_000) }], field: "existing" }),
  "too many fields": (part) => ({ parts: [file(part), ...Array.from({ length: 40 }, (_, at) => ({ name: `f${at}`, body: "x" }))] }),
  "no end": (part) => ({ parts: [file(part)], end: "" }),
};

const calls = (await listCalls()).filter(({ declaration }) => declaration.upload);
const partOf = ({ declaration }: TestedCall) => (declaration.upload as UploadRules).part;

let accessToken: string;
let token: string;
let projectId: string;
beforeAll(async () => {
  const company = await createCompany();
  const member = await createMember(company);
  const { id: vendorId } = await createVendorRow(company);
  const link = await inCompany(company.scope, (tx) =>
    createPortalLink(tx, member.scope, { kind: "VENDOR", vendorId, recipient: "a@vendor.example" }),
  );
  accessToken = member.accessToken;
  projectId = (await createProjectRow(company, [vendorId])).id;
  token = portalToken(link);
});

/** Who makes each call. A call that takes a file and is not in here fails the test below. */
const callers: Record<string, () => Call> = {
  "POST /api/companies/logo": () => ({ accessToken }),
  "POST /api/documents/upload": () => ({ accessToken }),
  "POST /api/imports": () => ({ accessToken }),
  "POST /api/imports/check": () => ({ accessToken }),
  "POST /api/list-imports": () => ({ accessToken }),
  "POST /api/payments": () => ({ accessToken }),
  "POST /api/projects/[id]/enrollments": () => ({ accessToken, params: { id: projectId } }),
  "POST /api/portal/[token]/documents": () => ({ params: { token } }),
  "POST /api/requirements/exhibits": () => ({ accessToken }),
  "POST /api/requirements/exhibits/pages/[page]": () => ({ accessToken, params: { page: "1" } }),
  "POST /api/transfers": () => ({ accessToken }),
};

/** The files in storage; an empty folder of a company may stay. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(process.env.STORAGE_DIR ?? "", { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe("a malformed form", () => {
  it("is tried on every call that takes a file", () => {
    expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(callers).sort());
  });

  it.each(calls.map((call) => [call.name, call] as const))("is refused by %s, which names the field", async (name, call) => {
    const part = partOf(call);
    const before = await storedFiles();
    const answers = await Promise.all(
      Object.entries(malformed).map(async ([what, form]) => {
        const { parts, end, field = part } = form(part);
        const { bytes, type } = writeForm(parts, end);
        const sent = { method: "POST", bytes, headers: { "content-type": type }, ...callers[name]?.() };
        const { status, body } = await callRoute(call.handler, sent);
        const { fields = {}, message } = (body as { error: { fields?: Record<string, string>; message: string } }).error;
        return [what, { status, isNamed: Boolean(fields[field]), fields: Object.keys(fields), message }] as const;
      }),
    );
    for (const [what, answer] of answers) expect({ what, ...answer }).toMatchObject({ status: 400, isNamed: true });
    expect(await storedFiles()).toEqual(before);
  });

  it.each(["multipart/form-data", "multipart/form-data; boundary=", "text/plain", ""])("is refused where its type is %j", async (type) => {
    for (const call of calls) {
      const sent = { method: "POST", bytes: Buffer.from("hello"), headers: { "content-type": type }, ...callers[call.name]?.() };
      const { status, body } = await callRoute(call.handler, sent);
      expect([call.name, status, Object.keys((body as { error: { fields?: object } }).error.fields ?? {})]).toEqual([
        call.name,
        400,
        [partOf(call)],
      ]);
    }
  });
});
