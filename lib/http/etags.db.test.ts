import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { GET as show } from "@/app/api/vendors/[id]/route";
import { inCompany } from "@/lib/infra/db";
import type { Subject } from "@/lib/testing/access-rows";
import { listCalls } from "@/lib/testing/calls";
import {
  createCompany,
  createMember,
  createProjectRow,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

const calls = await listCalls();
let company: TestCompany;
let admin: TestMember;
let subject: Subject;

beforeAll(async () => {
  company = await createCompany({ planSince: new Date(), plan: "enterprise" });
  admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  const { id: vendorId } = await createVendorRow(company);
  const { id: documentId } = await createStoredDocument(admin.scope, vendorId, { bytes: Buffer.from("%PDF-1.7 invented") });
  const { id: projectId } = await createProjectRow(company, [vendorId]);
  const { id: assignmentId } = await inCompany(company.scope, (tx) => tx.assignment.findFirstOrThrow({ where: { projectId } }));
  const { id: requirementSetId } = await createRequirementSetRow(company);
  subject = { vendorId, documentId, projectId, assignmentId, requirementSetId };
});

const reads = calls.filter(
  ({ method, row, declaration }) =>
    method === "GET" &&
    declaration.access !== "public" &&
    // Files have no tag of ours.
    !(declaration.respond instanceof z.ZodNever) &&
    Math.min(row.answers.admin, row.answers.platform) === 200,
);

describe.each(few(reads, 24))("$name", ({ handler, row }) => {
  it("has an ETag, and answers 304 to who has the answer already", async () => {
    const ask = (headers = {}) => callRoute(handler, { ...row.call?.(subject), accessToken: admin.accessToken, headers });
    const first = await ask();
    expect(first.status).toBe(200);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w.~/-]+"$/);
    const second = await ask({ "if-none-match": `"of something else", W/${etag}` });
    // Some answers have the present time in them.
    if (second.status === 200) expect(second.body, "nothing changed").not.toEqual(first.body);
    else expect({ status: second.status, etag: second.headers.get("etag") }).toEqual({ status: 304, etag });
  });
});

it("a vendor whose status changed by itself has another ETag, though no one edited it", async () => {
  const { id } = await createVendorRow(company, { complianceStatus: "COMPLIANT" });
  const ask = (headers = {}) => callRoute(show, { params: { id }, accessToken: admin.accessToken, headers });
  const etag = (await ask()).headers.get("etag") ?? "";
  await inCompany(company.scope, (tx) => tx.vendor.updateMany({ where: { id }, data: { complianceStatus: "EXPIRED" } }));
  const later = await ask({ "if-none-match": etag });
  expect(later).toMatchObject({ status: 200, body: { data: { complianceStatus: "EXPIRED" } } });
});
