import { expect, it } from "vitest";
import { PATCH as changeProfile } from "@/app/api/companies/profile/route";
import { PATCH as changeSettings } from "@/app/api/companies/settings/route";
import { inCompany } from "@/lib/infra/db";
import { timeZones } from "@/lib/infra/time-zones-rules";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";

const logged = async ({ scope }: TestCompany) =>
  (await listActivity(scope, activityQuery.parse({ about: "company" }))).events.map(({ action, details }) => `${action} ${details}`);

it("the log names what became different in a profile, and has no event where nothing did", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const profile = { name: company.name, industry: null, size: null, phone: "", address: "", website: "" };
  const save = (json: object) => callRoute(changeProfile, { method: "PATCH", accessToken, json });
  expect(await save(profile)).toMatchObject({ status: 200, body: { data: { name: company.name, phone: null } } });
  await save({});
  await callRoute(changeSettings, { method: "PATCH", accessToken, json: { timeZone: "America/New_York", legalNames: [] } });
  expect(await logged(company)).toEqual([]);

  await save({ ...profile, phone: "(614) 555-0100" });
  await callRoute(changeSettings, { method: "PATCH", accessToken, json: { timeZone: "America/New_York", legalNames: ["Invented LLC"] } });
  expect(await logged(company)).toEqual(["company.updated legal names", "company.updated phone"]);
});

it("a web address may be typed without its beginning, and other text is refused at the field", async () => {
  const { accessToken } = await createMember(await createCompany());
  const save = (website: string) => callRoute(changeProfile, { method: "PATCH", accessToken, json: { website } });
  for (const typed of ["www.firm.example", " firm.example/about ", "firm.example:8080/a"])
    expect(await save(typed)).toMatchObject({ status: 200, body: { data: { website: `https://${typed.trim()}` } } });
  expect(await save("http://firm.example")).toMatchObject({ body: { data: { website: "http://firm.example" } } });
  for (const typed of ["not a site", "firm", "javascript:alert(1)", "ftp://firm.example", "office@firm"])
    expect(await save(typed), typed).toMatchObject({
      status: 400,
      body: { error: { fields: { website: expect.stringContaining("web address") } } },
    });
});

it("certificates are looked at again for another name, not for each save of the same one", async () => {
  const company = await createCompany();
  const { accessToken } = await createMember(company);
  const { id: vendorId } = await createVendorRow(company);
  const { id } = await createStoredDocument(company.scope, vendorId);
  const where = { companyId_id: { companyId: company.id, id } };
  const stale = { holders: ["Another Builder"], holderDoubt: "By an earlier name." };
  await inCompany(company.scope, (tx) => tx.document.update({ where, data: stale }));
  const doubt = async () => (await inCompany(company.scope, (tx) => tx.document.findUniqueOrThrow({ where }))).holderDoubt;
  await callRoute(changeProfile, { method: "PATCH", accessToken, json: { name: company.name, phone: "(614) 555-0100" } });
  expect(await doubt()).toBe(stale.holderDoubt);
  await callRoute(changeProfile, { method: "PATCH", accessToken, json: { name: "Invented Builders of Tomorrow" } });
  expect(await doubt(), "no legal names were entered").toBeNull();
});

it("the database knows every time zone that can be chosen", async () => {
  const { scope } = await createCompany();
  const known = await inCompany(scope, (tx) => tx.$queryRaw<{ name: string }[]>`select name from pg_timezone_names`);
  const names = new Set(known.map(({ name }) => name));
  expect(timeZones().filter((name) => !names.has(name))).toEqual([]);
});
