import { register } from "@/lib/accounts/sign-in/commands";
import { findAccount } from "@/lib/accounts/sign-in/queries";
import { createPlatformAdmin } from "@/lib/admin/commands";
import { activatePlan } from "@/lib/companies/billing/commands";
import { updateProfile } from "@/lib/companies/profile/commands";
import { kindInput } from "@/lib/compliance/kinds/schema";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { needOf } from "@/lib/compliance/requirements/rules";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { createRequirementSet, makeDefaultSet } from "@/lib/compliance/sets/commands";
import { listRequirementSets } from "@/lib/compliance/sets/queries";
import { enrollment } from "@/lib/compliance/wraps/schema";
import { createDocument } from "@/lib/documents/commands";
import { createKind } from "@/lib/documents/kinds/commands";
import { fromIsoDate, now } from "@/lib/infra/clock";
import { hashPassword } from "@/lib/infra/crypto";
import { addDays } from "@/lib/infra/dates-rules";
import { asAuth, inCompany } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { assignVendors, createProject, updateProject } from "@/lib/projects/commands";
import { projectInput } from "@/lib/projects/schema";
import { setLive } from "@/lib/reminders/live/commands";
import { byPerson } from "@/lib/tenancy/actors-rules";
import { type CompanyScope, systemScope, today } from "@/lib/tenancy/scope";
import { createVendor, updateVendor } from "@/lib/vendors/commands";
import { addContact } from "@/lib/vendors/contacts/commands";
import { contactInput } from "@/lib/vendors/contacts/schema";
import { vendorInput } from "@/lib/vendors/schema";
import { bringInEmails } from "@/prisma/demo-emails";
import { drawPaper } from "@/prisma/demo-papers";
import { type DemoProject, demoProjects } from "@/prisma/demo-projects";
import { setUpSignOn } from "@/prisma/demo-sign-on";
import { type DemoVendor, demoExceptions, demoFilesWithoutVendor, demoVendors } from "@/prisma/demo-vendors";
import { type DemoSignIn, demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";

/** Fills an empty installation with the demo's company; one that has it is left alone. */
export async function writeDemo(): Promise<void> {
  const [first, ...others] = demoSignIns;
  if (await findAccount(first.email)) return;
  const scope = await createCompany(first);
  const passwordHash = await hashPassword(demoPassword);
  for (const { isPlatformAdmin, ...person } of others) {
    if (isPlatformAdmin) await createAdmin(person.email, passwordHash);
    else await createMember(scope, person, passwordHash);
  }
  await setUpSignOn(scope);
  const sets = await createSets(scope);
  const ids = new Map<string, string>();
  for (const vendor of demoVendors) ids.set(vendor.name, await bringIn(scope, vendor));
  for (const project of demoProjects) await bringInProject(scope, project, ids, sets.standard);
  await approveExceptions(scope, ids, sets.usual);
  for (const name of demoFilesWithoutVendor) {
    const { fileName, bytes } = await drawPaper(
      { name, address: "12 Example Lane\nSpringfield, NY 10000" },
      { endsInDays: 180 },
      today(scope),
    );
    await store(scope, null, fileName, bytes);
  }
  await bringInEmails(scope, ids);
}

async function createCompany(admin: DemoSignIn): Promise<CompanyScope> {
  const { answer } = await register(
    {
      firstName: "Demo",
      lastName: admin.lastName,
      email: admin.email,
      companyName: "Example Builders Inc",
      companySize: "51-200",
      phone: "(555) 010-0123",
      password: demoPassword,
    },
    { userAgent: "demo data", address: "local" },
  );
  const scope = systemScope(answer.company, byPerson(answer.user.id));
  await updateProfile(scope, {
    industry: "Construction",
    phone: "(555) 010-0123",
    address: "200 Example Plaza, Springfield, NY 10000",
    website: "https://builders.example",
  });
  await activatePlan(scope.companyId, { plan: "pro", cycle: "annual" });
  await inCompany(scope, (tx) => tx.user.update({ where: { id: answer.user.id }, data: { emailVerifiedAt: now() } }));
  // A company that signs up in the demo sees how it is before.
  await setLive(scope, { isLive: true });
  return scope;
}

async function createMember(scope: CompanyScope, { email, role, lastName }: Omit<DemoSignIn, "isPlatformAdmin">, passwordHash: string) {
  const data = { companyId: scope.companyId, email, role, firstName: "Demo", lastName, passwordHash, emailVerifiedAt: now() };
  await inCompany(scope, (tx) => tx.user.create({ data }));
}

async function createAdmin(address: string, passwordHash: string): Promise<void> {
  const { email } = await createPlatformAdmin(address);
  const user = await asAuth().user.findFirstOrThrow({ where: { email }, include: { company: true } });
  await inCompany(systemScope(user.company), (tx) => tx.user.update({ where: { id: user.id }, data: { passwordHash } }));
}

/** The same steps as a person's: the worker reads each paper and so finds the vendor's status. */
async function bringIn(scope: CompanyScope, { papers, inactive, contacts = [], ...input }: DemoVendor): Promise<string> {
  const vendor = await createVendor(scope, vendorInput.parse(input));
  for (const contact of contacts) await addContact(scope, vendor.id, contactInput.parse(contact));
  for (const paper of papers) {
    const { fileName, bytes } = await drawPaper(input, paper, today(scope));
    await store(scope, vendor.id, fileName, bytes);
  }
  if (inactive) await updateVendor(scope, vendor.id, { status: "INACTIVE" });
  return vendor.id;
}

async function bringInProject(scope: CompanyScope, demo: DemoProject, vendorIds: ReadonlyMap<string, string>, standard: string) {
  const { startsInDays, endsInDays, vendors, completed, isStandard, wrapUp, enrollments = {}, ...input } = demo;
  const days = { startsOn: addDays(today(scope), startsInDays), endsOn: addDays(today(scope), endsInDays) };
  const wrap = wrapUp && { ...wrapUp, ...days, offSite: [] };
  const own = { ...input, ...days, wrap, ...(isStandard && { requirementSetId: standard }) };
  const { id } = await createProject(scope, projectInput.parse(own));
  for (const [name, trade] of Object.entries(vendors)) {
    const enrolled = enrollments[name];
    const place = enrolled && enrollment.parse({ ...enrolled, ...(enrolled.status === "ENROLLED" && { enrolledOn: days.startsOn }) });
    await assignVendors(scope, id, { vendorIds: [vendorIds.get(name) ?? ""], scopeOfWork: null, trade, enrollment: place });
  }
  if (completed) await updateProject(scope, id, { status: "COMPLETED" });
}

/** The default set by which vendors are judged, and one for the trades of a project. */
async function createSets(scope: CompanyScope): Promise<{ usual: string; standard: string }> {
  const license = await createKind(scope, kindInput.parse({ starter: "license" }));
  await createKind(scope, kindInput.parse({ starter: "w9" }));
  // It warns: most of the demo's vendors have sent none.
  const asked: Requirement = {
    ...{ key: "license", type: "document", severity: "soft", kind: license.id, name: license.name },
    ...{ inDate: true, issuedFrom: null, requiredFrom: null, expiringDays: 30 },
  };
  const { requirements, ...ready } = readySets.standard;
  const { id: standard } = await createRequirementSet(scope, { ...ready, requirements: [...requirements, asked] });
  const { sets, defaultId } = await listRequirementSets(scope);
  const usual = defaultId ?? (await createRequirementSet(scope, readySets.default)).id;
  if (!sets.some(({ isDefault }) => isDefault)) await makeDefaultSet(scope, usual);
  return { usual, standard };
}

/** Approved from today on for half a year, as the admin's own decision. */
async function approveExceptions(scope: CompanyScope, ids: ReadonlyMap<string, string>, setId: string): Promise<void> {
  const { companyId, actor } = scope;
  const [from, until] = [today(scope), addDays(today(scope), 182)];
  await inCompany(scope, async (tx) => {
    for (const { vendor, requirement, ...exception } of demoExceptions) {
      const rule = readySets.default.requirements.find(({ key }) => key === requirement);
      const vendorId = ids.get(vendor);
      if (!rule || !vendorId) continue;
      const said = JSON.parse(JSON.stringify(needOf(rule)));
      const sentence = { key: said.key, values: said.values ?? {}, terms: said.terms ?? {} };
      const people = { requestedById: actor.id, decidedById: actor.id, decidedAt: now(), state: "approved" };
      const days = { fromOn: fromIsoDate(from), untilOn: fromIsoDate(until) };
      const of = { companyId, vendorId, setId, requirement, requirementSentence: sentence, requirementSettings: { ...rule } };
      await tx.requirementException.create({ data: { ...of, ...exception, ...people, ...days } });
    }
  });
}

async function store(scope: CompanyScope, vendorId: string | null, fileName: string, bytes: Uint8Array): Promise<void> {
  const stored = await storage().put(scope.companyId, one(Buffer.from(bytes)));
  await createDocument(scope, { vendorId, documentType: null, expirationDate: null }, { ...stored, fileName });
}

async function* one(bytes: Buffer) {
  yield bytes;
}
