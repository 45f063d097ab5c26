import { beforeEach, expect, it } from "vitest";
import { GET as getPage } from "@/app/api/portal/[token]/route";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { updateProfile } from "@/lib/companies/profile/commands";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { giveFirstSet, makeDefaultSet } from "@/lib/compliance/sets/commands";
import { listRequirementSets } from "@/lib/compliance/sets/queries";
import { inCompany } from "@/lib/infra/db";
import { portalToken } from "@/lib/mail/links-rules";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { coverage } from "@/lib/testing/requirements";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany({ name: "Harrow Builders, Inc." });
  member = await createMember(company);
  await inCompany(company.scope, (tx) => giveFirstSet(tx, company.scope));
});

async function vendorWith(certificateHolder: string) {
  const { id, name } = await createVendorRow(company);
  const reading = readingOf({ insured: name });
  for (const certificate of reading.certificates) certificate.certificateHolder = certificateHolder;
  await createReadDocument(member.scope, id, reading);
  return id;
}
const holderLineOf = async (vendorId: string) =>
  (await getVendorVerdict(member.scope, vendorId)).units.flatMap(({ lines }) => lines).find(({ type }) => type === "certificate-holder");

it.each([
  ["Harrow Builders, Inc.\n1 Example Street\nSpringfield, NY 10000", "pass"],
  ["Harrow Builders, LLC", "unreadable"],
  ["Northgate General Contractors LLC\n9 Other Road", "fail"],
])("a new company's set judges a certificate made out to %j: %s", async (holder, result) => {
  expect((await holderLineOf(await vendorWith(holder)))?.result).toBe(result);
});

it("follows the company's name, and keeps the former one where it is a legal name", full, async () => {
  const vendorId = await vendorWith("Harrow Builders, Inc.");
  await updateProfile(member.scope, { name: "Quarry Ridge Group" });
  expect((await holderLineOf(vendorId))?.result).toBe("fail");
  await updateProfile(member.scope, { legalNames: ["Harrow Builders, Inc."] });
  expect((await holderLineOf(vendorId))?.result).toBe("pass");
});

it("tells vendors that the holder is checked exactly where it is", full, async () => {
  const vendorId = await vendorWith("Harrow Builders, Inc.");
  const link = await inCompany(company.scope, (tx) =>
    createPortalLink(tx, member.scope, { kind: "VENDOR", vendorId, recipient: "a@vendor.example" }),
  );
  const page = async () => (await callRoute(getPage, { params: { token: portalToken(link) } })).body as { data: PortalPageDto };
  expect((await page()).data).toMatchObject({ holder: expect.stringContaining("Harrow Builders"), checksHolder: true });
  const { id } = await createRequirementSetRow(company, { requirements: [coverage] });
  await makeDefaultSet(member.scope, id);
  expect((await page()).data).toMatchObject({ holder: expect.stringContaining("Harrow Builders"), checksHolder: false });
  const { sets } = await listRequirementSets(member.scope);
  expect(sets.map(({ isDefault, checksHolder }) => [isDefault, checksHolder]).sort()).toEqual([
    [false, true],
    [true, false],
  ]);
});
