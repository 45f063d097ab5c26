import { expect, it } from "vitest";
import { GET } from "@/app/api/documents/[id]/route";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createMember, createReadDocument, createStoredDocument, createVendorRow } from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";

it("gives a read certificate in the shape of BIND, and fills nothing in", async () => {
  const company = await createCompany();
  const { scope, accessToken } = await createMember(company);
  const vendor = await createVendorRow(company);
  const reading = readingOf({
    expiration: "2099-06-01",
    number: "GL-1",
    holder: "Invented Builders Inc, 1 Example Street, Springfield, NY 10000",
    dated: "2026-02-03",
  });
  const id = await createReadDocument(scope, vendor.id, reading);
  const answer = await callRoute(GET, { path: `/api/documents/${id}?as=bind`, params: { id }, accessToken });
  expect(answer.status).toBe(200);
  const certificate = {
    resourceType: "Certificate",
    id: `${id}-1`,
    insured: { reference: `Insured/${id}-1-insured`, display: "Invented Paving" },
    holder: { name: "Invented Builders Inc", address: { text: "1 Example Street, Springfield, NY 10000" } },
    issuedDate: "2026-02-03",
    coverageSummaries: [
      {
        lineOfBusiness: { coding: [{ code: "GL", display: "General Liability" }], text: "General Liability" },
        policy: { display: "GL-1" },
        carrier: { reference: `Organization/${id}-1-insurer-A`, display: "Invented Mutual" },
        effectivePeriod: { start: "2026-01-01", end: "2099-05-31" },
        limits: [{ type: { text: "Each Occurrence" }, amount: { value: 1_000_000, currency: "USD" } }],
      },
    ],
  };
  expect(answer.body).toMatchObject({
    data: {
      resourceType: "Bundle",
      type: "document",
      entry: [
        { fullUrl: `Certificate/${id}-1`, resource: certificate },
        { resource: { resourceType: "Insured", name: "Invented Paving" } },
        { resource: { resourceType: "Organization", name: "Invented Mutual" } },
      ],
    },
  });
  const { id: unread } = await createStoredDocument(scope, vendor.id);
  expect((await callRoute(GET, { path: `/api/documents/${unread}?as=bind`, params: { id: unread }, accessToken })).status).toBe(409);
  const { id: broken } = await createStoredDocument(scope, vendor.id);
  await inCompany(scope, (tx) => tx.document.update({ where: { id: broken }, data: { processingStatus: "FAILED" } }));
  expect(await callRoute(GET, { path: `/api/documents/${broken}?as=bind`, params: { id: broken }, accessToken })).toMatchObject({
    status: 409,
    body: { error: { message: "This document could not be read, so it has no BIND export. Reprocess it or upload another file." } },
  });
  expect((await callRoute(GET, { path: `/api/documents/${id}`, params: { id }, accessToken })).body).toMatchObject({ data: { id } });
});
