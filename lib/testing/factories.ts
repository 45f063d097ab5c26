import { randomUUID } from "node:crypto";
import type { Prisma, Vendor } from "@/generated/prisma/client";
import { placeholderAddress } from "@/lib/accounts/sign-in/rules";
import { openSession } from "@/lib/accounts/sign-in/sessions-commands";
import { datesOnlyId, readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { RequirementSet } from "@/lib/compliance/requirements/schema";
import { isGood } from "@/lib/compliance/verdicts/order-rules";
import { createDocument } from "@/lib/documents/commands";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import type { DocumentDto } from "@/lib/documents/schema";
import type { Extraction } from "@/lib/extraction/schema";
import { now, toIsoDate } from "@/lib/infra/clock";
import { hashPassword } from "@/lib/infra/crypto";
import { asPlatform, inCompany, inRole } from "@/lib/infra/db";
import { inboundFolder, storage } from "@/lib/infra/storage";
import { gateOfStatus } from "@/lib/projects/standings-rules";
import type { CompanyRole } from "@/lib/tenancy/schema";
import { type CompanyScope, memberScope, systemScope } from "@/lib/tenancy/scope";
import { drawCertificate } from "@/lib/testing/certificate";

export type TestCompany = { id: string; name: string; scope: CompanyScope };
export type TestMember = { id: string; email: string; scope: CompanyScope; sessionId: string; accessToken: string };

export const testPassword = "correct horse battery";
let passwordHash: Promise<string> | undefined;
let made = 0;

/**
 * A company in its trial, without a user and without a default requirement set, which has started reminders and reminds at any hour. Its
 * scope is the system's.
 */
export async function createCompany(values: Partial<Prisma.CompanyUncheckedCreateInput> = {}): Promise<TestCompany> {
  made += 1;
  const row = {
    id: randomUUID(),
    name: `Invented Builders ${made}`,
    timeZone: "America/New_York",
    reminderHour: 0,
    remindersSince: now(),
    ...values,
  };
  const scope = systemScope(row);
  await inCompany(scope, async (tx) => {
    await tx.company.create({ data: { trialEndsAt: new Date(now().getTime() + 14 * 24 * 3600 * 1000), ...row } });
    await tx.companyStats.create({ data: { companyId: row.id } });
  });
  return { id: row.id, name: row.name, scope };
}

/** A member who signed in, with the scope and the token that the gate would give them. */
export async function createMember(
  company: TestCompany,
  role: CompanyRole = "ADMIN",
  values: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<TestMember> {
  passwordHash ??= hashPassword(testPassword);
  const id = values.id ?? randomUUID();
  const person = { email: `${role.toLowerCase()}-${id}@company.example`, firstName: "Test", lastName: "Member", emailVerifiedAt: now() };
  const row = { id, role, ...person, ...values };
  const data = { ...row, companyId: company.id, passwordHash: await passwordHash };
  const { answer, sessionId } = await inCompany(company.scope, async (tx) => {
    const { company: own, ...user } = await tx.user.create({ data: { ...data, platformRole: "USER" }, include: { company: true } });
    const { platformRole } = values;
    if (platformRole) await inRole(tx, "coverkeep_platform", () => tx.user.update({ where: { id }, data: { platformRole } }));
    return openSession(tx, own, user, { userAgent: "tests", remember: false });
  });
  const session = {
    sessionId,
    companyId: company.id,
    userId: id,
    role,
    platformRole: data.platformRole ?? "USER",
    timeZone: "America/New_York",
    provedAt: now(),
    needsAddress: false,
    needsFactor: false,
    ended: null,
    testOf: null,
  };
  return { id, email: row.email, scope: memberScope(session), sessionId, accessToken: answer.session.access_token };
}

/** The only admin of a company of their own whose address another account has by now. */
export async function createAddressless(formerEmail: string, password: string): Promise<TestMember & { company: TestCompany }> {
  const company = await createCompany();
  const id = randomUUID();
  const member = await createMember(company, "ADMIN", { id, email: placeholderAddress(id), formerEmail, emailVerifiedAt: null });
  const passwordHash = await hashPassword(password);
  await inCompany(company.scope, (tx) => tx.user.update({ where: { id }, data: { passwordHash } }));
  return { ...member, company };
}

/** A vendor's row, without the audit trail of a real one; by its name the insured of `simpleCertificate`. */
export async function createVendorRow(
  company: TestCompany,
  values: Partial<Prisma.VendorUncheckedCreateInput> = {},
): Promise<{ id: string; name: string; email: string }> {
  made += 1;
  const data = { name: "Invented Paving", email: `office-${made}@vendor.example`, ...values, companyId: company.id };
  return inCompany(company.scope, async (tx) => {
    const vendor = await tx.vendor.create({ data });
    await tx.verdict.create({ data: verdictRow(vendor) });
    return vendor;
  });
}

/**
 * Has a vendor and its contracts stand as `values` say, whatever its papers are: for tests of lists and counts, after a command that
 * judged it.
 */
export async function overrideStanding(company: TestCompany, vendorId: string, values: Prisma.VendorUncheckedUpdateInput): Promise<void> {
  const where = { companyId: company.id, vendorId };
  await inCompany(company.scope, async (tx) => {
    const vendor = await tx.vendor.update({ where: { companyId_id: { companyId: company.id, id: vendorId } }, data: values });
    await tx.verdict.updateMany({ where: { ...where, untilAt: null }, data: { untilAt: now() } });
    const contracts = await tx.assignment.findMany({
      where,
      select: { id: true, projectId: true, project: { select: { requirementSetId: true } } },
    });
    await tx.verdict.create({ data: verdictRow(vendor) });
    for (const { id: assignmentId, projectId, project } of contracts)
      await tx.verdict.create({ data: verdictRow(vendor, { assignmentId, projectId }, project.requirementSetId ?? datesOnlyId) });
  });
}

/** A verdict that says what the vendor's row says, by dates only: of the vendor by itself, or of one of its contracts. */
function verdictRow(
  vendor: Vendor,
  contract: { assignmentId: string; projectId: string } | null = null,
  setId = datesOnlyId,
): Prisma.VerdictUncheckedCreateInput {
  const { companyId, id: vendorId, complianceStatus: status, earliestExpiration, statusDueOn: dueOn } = vendor;
  const gate = gateOfStatus(status);
  const validUntil = earliestExpiration && new Date(earliestExpiration.getTime() - 86_400_000);
  const reason = vendor.reasonSentence ?? {
    key: status === "NO_DOCUMENTS" ? "record_no_documents" : "record_compliant",
    values: {},
    terms: {},
  };
  const set = { id: setId, version: 1 };
  const result = isGood(status) ? "pass" : status === "UNDER_REVIEW" ? "unreadable" : "fail";
  const stated = {
    ...{ requirement: "stated", type: "stated-coverages", coverage: null, severity: "hard", result, reason, proofNeeded: null, proofs: [] },
    ...{ required: { key: "need_stated", values: {}, terms: {} }, ask: null, exception: null, decision: null },
  };
  const lines = setId === datesOnlyId ? [stated] : [];
  const clearance = { work: gate, pay: gate, codes: [] };
  const body = {
    ...{ set, date: toIsoDate(vendor.createdAt), phase: "work", fix: null, status, lines, clearance },
    ...{ reason, expires: null, validUntil: toIsoDate(validUntil), dueOn: toIsoDate(dueOn) },
  };
  return {
    ...{ companyId, vendorId, ...contract, setId: set.id, setVersion: 1, fromAt: vendor.createdAt, status, work: gate, pay: gate },
    ...{ validUntil, dueOn, misses: [], questions: [], excepted: 0, body: body as Prisma.InputJsonObject },
  };
}

/** A project's row with its vendors, without the audit trail of a real one. */
export async function createProjectRow(
  company: TestCompany,
  vendorIds: readonly string[] = [],
  values: Partial<Prisma.ProjectUncheckedCreateInput> = {},
): Promise<{ id: string; name: string }> {
  made += 1;
  const companyId = company.id;
  return inCompany(company.scope, async (tx) => {
    const data = { name: `Invented Tower ${made}`, ...values, companyId };
    const project = await tx.project.create({ data, select: { id: true, name: true } });
    for (const vendorId of vendorIds) {
      const { id: assignmentId } = await tx.assignment.create({ data: { companyId, projectId: project.id, vendorId } });
      const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } } });
      await tx.verdict.create({
        data: verdictRow(vendor, { assignmentId, projectId: project.id }, values.requirementSetId ?? datesOnlyId),
      });
    }
    return project;
  });
}

/** A requirement set's row with one version, the default ready set unless told otherwise, without the audit trail of a real one. */
export async function createRequirementSetRow(
  company: TestCompany,
  body: Partial<RequirementSet> = {},
  values: Partial<Prisma.RequirementSetUncheckedCreateInput> = {},
): Promise<{ id: string; name: string }> {
  made += 1;
  const companyId = company.id;
  const set = { ...readySets.default, name: `Invented requirements ${made}`, ...body };
  return inCompany(company.scope, async (tx) => {
    const row = await tx.requirementSet.create({ data: { name: set.name, ...values, companyId }, select: { id: true, name: true } });
    const version = { companyId, setId: row.id, number: 1, body: JSON.parse(JSON.stringify(set)) as Prisma.InputJsonObject };
    await tx.requirementSetVersion.create({ data: version });
    return row;
  });
}

type PolicyValues = Omit<Prisma.PolicyUncheckedCreateInput, "companyId" | "position" | "key" | "coverage"> &
  Partial<Pick<Prisma.PolicyUncheckedCreateInput, "coverage">>;

/** A current general liability policy of a document, without reading the file. */
export async function createPolicyRow(company: TestCompany, values: PolicyValues): Promise<void> {
  const row = { position: 0, key: "test", coverage: "GENERAL_LIABILITY", isCurrent: true, companyId: company.id } as const;
  await inCompany(company.scope, (tx) => tx.policy.create({ data: { ...row, ...values } }));
}

type DocumentWishes = {
  expirationDate?: string;
  documentType?: DocumentDto["documentType"];
  bytes?: Uint8Array;
  fileName?: string;
  /** The file that it came in. */
  inside?: { insideOfId: string; insideOf: string };
};

/** A stored file of the vendor (null: of none yet), taken in by the product's own command and waiting to be read. */
export async function createStoredDocument(
  scope: CompanyScope,
  vendorId: string | null,
  wishes: DocumentWishes = {},
): Promise<DocumentDto> {
  const bytes = Buffer.from(wishes.bytes ?? (await simpleCertificate()));
  const stored = await storage().put(scope.companyId, one(bytes));
  const fields = { vendorId, documentType: wishes.documentType ?? null, expirationDate: wishes.expirationDate ?? null };
  return createDocument(scope, fields, {
    ...{ ...stored, fileName: wishes.fileName ?? "certificate.pdf" },
    ...(wishes.inside && { inside: { ...wishes.inside, uploadedById: null } }),
  });
}

/** A stored document that was read once, with this result. Returns its id. */
export async function createReadDocument(scope: CompanyScope, vendorId: string | null, reading: Extraction): Promise<string> {
  const { id } = await createStoredDocument(scope, vendorId);
  await beginReading(scope, { documentId: id, revision: 1 });
  await finishReading(scope, { documentId: id, revision: 1 }, reading);
  return id;
}

async function* one(bytes: Buffer) {
  yield bytes;
}

/**
 * A certificate with one general liability policy that ends on that ISO date. Each has bytes of its own, since the same ones
 * are stored once.
 */
export async function simpleCertificate(
  expiration = "2099-06-01",
  number = "GL-0001",
  insured = "Invented Paving",
  description = "",
): Promise<Uint8Array> {
  const drawn = await drawCertificate({
    certificateDate: "2026-01-02",
    producer: { name: "Invented Agency", address: "1 Example Street, Springfield, NY 10000" },
    insured: { name: insured, address: "2 Example Street, Springfield, NY 10000" },
    insurers: [{ letter: "A", name: "Invented Mutual", naic: "99999" }],
    policies: [
      {
        type: "GENERAL_LIABILITY",
        letter: "A",
        number,
        effective: `${Number(expiration.slice(0, 4)) - 1}${expiration.slice(4)}`,
        expiration,
        basis: "OCCURRENCE",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
      },
    ],
    description,
  });
  return Buffer.concat([drawn, Buffer.from(`\n% ${randomUUID()}\n`)]);
}

/** An email that a company received, without what its arrival does. */
export async function createInboundEmail({ id: companyId }: TestCompany, from: string): Promise<{ delivery: string; raw: string }> {
  made += 1;
  const raw = `From: ${from}\r\nSubject: Certificate ${made}\r\n\r\nSee attached.`;
  const { key: storageKey, sha256, size } = await storage().put(inboundFolder, one(Buffer.from(raw)));
  const receivedAt = new Date("2027-01-31T12:00:00Z");
  const about = { door: "smtp", sha256, size, storageKey, recipients: [], state: "delivered", receivedAt };
  const message = await asPlatform().inboundMessage.create({ data: about });
  const { id } = await inCompany(systemScope({ id: companyId, timeZone: "America/New_York" }), (tx) =>
    tx.inboundDelivery.create({
      data: { companyId, messageId: message.id, addressedTo: "company", contentHash: sha256, fromAddress: from, receivedAt },
    }),
  );
  return { delivery: id, raw };
}
