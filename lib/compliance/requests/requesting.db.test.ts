import { beforeEach, expect, it } from "vitest";
import { requestProblems } from "@/lib/compliance/requests/rules";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { inCompany } from "@/lib/infra/db";
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
import { coverage, higher } from "@/lib/testing/requirements";
import { inviteVendor } from "@/lib/vendors/commands";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany({ address: "1 Example Street\nSpringfield, NY 10000" });
  member = await createMember(company);
});

async function invitationOf(vendorId: string): Promise<string> {
  await inviteVendor(member.scope, vendorId);
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { companyId: company.id, vendorId } }));
  return mail.body;
}

it("an invitation names exactly what is missing, the certificate holder, and what to forward to the agent", async () => {
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  await createReadDocument(member.scope, id, readingOf({ insured: "Alder Paving", number: "GL-1" }));
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, higher)).id);
  const body = await invitationOf(id);
  expect(body).toContain("What is missing:\n\n- Each occurrence limit is $1,000,000; $2,000,000 is required.");
  expect(body).toContain(`Certificate holder, to copy:\n\n${company.name}\n1 Example Street\nSpringfield, NY 10000`);
  expect(body).toContain("Raise the each occurrence limit to $2,000,000.");
  expect(requestProblems(body), "it asks for nothing that a law forbids").toEqual([]);
});

it("a vendor without documents reads what is required, and one that meets everything nothing more", full, async () => {
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, higher)).id);
  expect(await invitationOf(id)).toContain(
    "What is required:\n\n- General liability in force\n- Each occurrence limit of at least $2,000,000",
  );
  const met = await createVendorRow(company, { name: "Birch Paving" });
  await createReadDocument(member.scope, met.id, readingOf({ insured: "Birch Paving", number: "GL-2" }));
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [coverage] })).id);
  expect(await invitationOf(met.id)).not.toContain("agent:");
});
