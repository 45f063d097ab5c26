import { beforeEach, expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { reasonToSkip } from "@/lib/mail/notices/sending-queries";
import { getProjectClearance } from "@/lib/projects/clearance/queries";
import { assignVendors, createProject, updateProject } from "@/lib/projects/commands";
import { projectInput } from "@/lib/projects/schema";
import { remindCompany } from "@/lib/reminders/commands";
import { today } from "@/lib/tenancy/scope";
import { createCompany, createMember, createReadDocument, createRequirementSetRow, createVendorRow } from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

const [coverage] = readySets.default.requirements;
if (!coverage) throw new Error("the default set begins with general liability");

let company: Awaited<ReturnType<typeof createCompany>>;
let member: Awaited<ReturnType<typeof createMember>>;
beforeEach(async () => {
  company = await createCompany({ planSince: new Date(), plan: "pro" });
  member = await createMember(company);
});

const mails = () =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { kind: "COMPLETED_OPERATIONS" }, orderBy: { createdAt: "asc" } }));

async function completedProject(completedYears: number, vendorIds: string[]): Promise<string> {
  const set = await createRequirementSetRow(company, { requirements: [coverage as NonNullable<typeof coverage>] });
  const input = {
    name: "Harbor Tower",
    completedYears,
    requirementSetId: set.id,
    holders: [{ name: "Invented Owner LLC", address: "1 Example Quay" }],
  };
  const { id } = await createProject(member.scope, projectInput.parse(input));
  await assignVendors(member.scope, id, { vendorIds, contractNumber: "C-7" });
  await updateProject(member.scope, id, { status: "COMPLETED" });
  return id;
}

it("a lapse after the work is shown on the project, and the vendor gets a request once a year", async () => {
  const { id: lapsed } = await createVendorRow(company, { name: "Alder Paving" });
  const { id: insured } = await createVendorRow(company, { name: "Birch Paving" });
  const expiration = addDays(today(company.scope), 300);
  await createReadDocument(member.scope, insured, readingOf({ insured: "Birch Paving", number: "GL-1", expiration }));
  const id = await completedProject(5, [lapsed, insured]);
  const shown = async () =>
    (await getProjectClearance(company.scope, id)).completedOperations.map(({ vendor, isLapsed, askedOn }) => [
      vendor.name,
      isLapsed,
      askedOn,
    ]);
  expect(await shown()).toEqual([
    ["Alder Paving", true, null],
    ["Birch Paving", false, null],
  ]);

  expect(await remindCompany(company.scope)).toBe(1);
  expect(await remindCompany(company.scope), "asked already").toBe(0);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`${company.name} needs your completed operations coverage for Harbor Tower`);
  expect(mail?.body).toContain("The work of Alder Paving on Harbor Tower, contract C-7 is done.");
  expect(mail?.body).toContain("Invented Owner LLC\n1 Example Quay");
  expect((await shown())[0]).toEqual(["Alder Paving", true, today(company.scope)]);

  // A year later.
  await inCompany(company.scope, (tx) => tx.$executeRaw`update project set completed_on = completed_on - 400`);
  await inCompany(company.scope, (tx) => tx.completedOperationsRequest.findFirstOrThrow()).then(({ id: request, ...row }) =>
    inCompany(company.scope, async (tx) => {
      await tx.completedOperationsRequest.delete({ where: { companyId_id: { companyId: company.id, id: request } } });
      await tx.completedOperationsRequest.create({ data: { ...row, createdAt: new Date(Date.now() - 370 * 24 * 3600 * 1000) } });
    }),
  );
  expect(await remindCompany(company.scope)).toBe(1);
  expect(await mails()).toHaveLength(2);
});

it("no one gets a request where no year after completion is required, and a waiting email is skipped once the proof has arrived", async () => {
  const { id: vendorId } = await createVendorRow(company, { name: "Alder Paving" });
  const id = await completedProject(0, [vendorId]);
  expect(await remindCompany(company.scope)).toBe(0);
  await updateProject(member.scope, id, { completedYears: 2 });
  expect(await remindCompany(company.scope)).toBe(1);
  const [mail] = await mails();
  if (!mail) throw new Error("no mail");
  expect(await inCompany(company.scope, (tx) => reasonToSkip(tx, company.scope, mail))).toBeNull();
  const expiration = addDays(today(company.scope), 300);
  await createReadDocument(member.scope, vendorId, readingOf({ insured: "Alder Paving", number: "GL-1", expiration }));
  expect(storedInWords(await inCompany(company.scope, (tx) => reasonToSkip(tx, company.scope, mail)))).toMatch(/certificate has arrived/);
});
