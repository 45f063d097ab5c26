import { expect, it } from "vitest";
import { POST as upload } from "@/app/api/documents/upload/route";
import { createCompany, createMember, createVendorRow, simpleCertificate } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import { statementsOf } from "@/lib/testing/statements";

async function openDesk() {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const { id: vendorId } = await createVendorRow(company);
  return async (number: string) => {
    const form = new FormData();
    form.append("vendorId", vendorId);
    form.append("document", new Blob([new Uint8Array(await simpleCertificate("2099-06-01", number))]), "certificate.pdf");
    const answer = await callRoute(upload, { method: "POST", form, accessToken });
    expect(answer.status).toBe(201);
  };
}

it("an upload asks at most 34 queries, and locks the company's counters for the last five", async () => {
  const send = await openDesk();
  // The first one changes the vendor's status. Settings are read once in two seconds.
  await send("GL-1");
  const statements = (await statementsOf(() => send("GL-2"))).filter((text) => !text.includes("platform_setting"));
  expect(statements.length).toBeLessThanOrEqual(34);
  const locked = statements.findIndex((text) => /company_stats[\s\S]*for (no key )?update|update [\s\S]*company_stats/i.test(text));
  expect(statements.length - locked).toBeLessThanOrEqual(5);
});
