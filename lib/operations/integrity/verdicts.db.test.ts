import { beforeEach, expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { checkVerdicts } from "@/lib/operations/integrity/verdicts-queries";
import { connectAsOwner } from "@/lib/testing/db";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

const ofCompany = async () => (await checkVerdicts()).wrong.filter(({ companyId }) => companyId === company.id);

it("finds a stored verdict that does not follow from what it rests on", async () => {
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  await createReadDocument(member.scope, id, readingOf({ insured: "Alder Paving", number: "GL-1" }));
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, readySets.default)).id);
  expect(await ofCompany()).toEqual([]);
  const owner = await connectAsOwner();
  await owner.query(`update verdict set body = jsonb_set(body, '{lines,1,result}', '"waived"') where vendor_id = $1`, [id]);
  await owner.end();
  expect(await ofCompany()).toEqual([
    { companyId: company.id, vendorId: id, assignmentId: null, lines: [readySets.default.requirements[1]?.key] },
  ]);
});
