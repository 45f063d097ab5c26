import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Random } from "@/bench/fuzz/generate";
import { KnownIds } from "@/bench/fuzz/ids";
import { usualTexts } from "@/bench/fuzz/values";
import { createKey } from "@/lib/accounts/api-keys/commands";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { createPlatformKey } from "@/lib/admin/api-keys-commands";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { inboundFolder, storage } from "@/lib/infra/storage";
import { portalToken } from "@/lib/mail/links-rules";
import { type LiveSession, platformScope } from "@/lib/tenancy/scope";
import {
  createCompany,
  createInboundEmail,
  createMember,
  createProjectRow,
  createReadDocument,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  testPassword,
} from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

/** The credentials of a firm's admin. A key may make 600 calls a minute, so each of several calls takes its turn. */
export type Credentials = { write: string[]; read: string; platform: string; session: string; email: string };
export type Firm = {
  company: TestCompany;
  ids: KnownIds;
  credentials: Credentials;
  textFor: (name: string) => readonly string[] | undefined;
};

/** A company with one of everything, whose ids are known. */
export async function makeFirm(random: Random): Promise<Firm> {
  const company = await createCompany({ plan: "enterprise", planSince: new Date() });
  const ids = new KnownIds(random);
  const credentials = await makeCredentials(company, ids);
  await fill(company, ids);
  const firm: Firm = { company, ids, credentials, textFor: (name) => ownTexts(firm)[name] ?? usualTexts[name] };
  return firm;
}

const ownTexts = ({ company, credentials }: Firm): Record<string, readonly string[]> => ({
  email: [credentials.email, "office@vendor.example", `${randomUUID()}@company.example`],
  password: [testPassword],
  currentPassword: [testPassword],
  typed: [company.name, credentials.email],
});

/** An admin who signed in, and keys of each kind. */
export async function makeCredentials(company: TestCompany, ids: KnownIds): Promise<Credentials> {
  const member = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  ids.add("/api/admin/report-schedules", member.id, "recipients");
  const keyOf = async (scope: "read" | "everything") => (await createKey(member.scope, { name: "Invented", scope, expiresOn: "" })).secret;
  const platform = platformScope({ userId: member.id, platformRole: "ADMIN" } as LiveSession);
  if (!platform) throw new Error("The member is no platform admin");
  const { secret } = await createPlatformKey(platform, { name: "Invented", scope: "admin", expiresOn: "" });
  const write = [await keyOf("everything"), await keyOf("everything")];
  return { write, read: await keyOf("read"), platform: secret, session: member.accessToken, email: member.email };
}

async function fill(company: TestCompany, ids: KnownIds): Promise<void> {
  const { scope, id: companyId } = company;
  const member = await createMember(company, "MANAGER");
  const set = await createRequirementSetRow(company);
  await makeDefaultSet(member.scope, set.id);
  ids.add("/api/requirements", set.id, "requirementSets");
  ids.add("/api/admin/companies", companyId, "companies");
  ids.add("/api/admin/users", (await createMember(company, "VIEWER")).id, "users");
  ids.add("/api/team", (await createMember(company, "VIEWER")).id, "users");
  for (const name of ["Invented Paving", "Alder Glazing", "Birch Roofing"]) {
    const vendor = await createVendorRow(company, { name });
    const project = await createProjectRow(company, [vendor.id]);
    ids.add("/api/vendors", vendor.id, "vendors");
    ids.add("/api/projects", project.id, "projects");
    ids.add(
      "/api/documents",
      await createReadDocument(member.scope, vendor.id, readingOf({ unreadable: ["generalAggregate"] })),
      "documents",
    );
    await inCompany(scope, async (tx) => {
      const assignment = await tx.assignment.findFirstOrThrow({ where: { projectId: project.id } });
      ids.add(`/api/projects/${project.id}/assignments`, assignment.id, "assignments");
      const link = await createPortalLink(tx, member.scope, { kind: "VENDOR", vendorId: vendor.id, recipient: vendor.email });
      ids.add("/api/portal", portalToken(link), "tokens");
      ids.add("/api/unsubscribe", portalToken(link), "tokens");
      const mail = await tx.mail.create({
        data: {
          ...{ companyId, vendorId: vendor.id, kind: "VENDOR_INVITATION", status: "FAILED", recipient: vendor.email, subject: "Invented" },
          ...{ body: "Invented", messageId: randomUUID(), retryUntil: new Date(), failedAt: new Date() },
        },
      });
      ids.add(`/api/vendors/${vendor.id}/emails`, mail.id, "emails");
      ids.add("/api/admin/emails", mail.id, "emails");
      ids.add("/api/admin/email-log", mail.id, "emails");
    });
    const { delivery } = await createInboundEmail(company, vendor.email);
    await inCompany(scope, (tx) => tx.inboundDelivery.updateMany({ where: { id: delivery }, data: { state: "waiting" } }));
    ids.add("/api/inbox", delivery, "messages");
    ids.add("/api/documents", (await createStoredDocument(member.scope, null)).id, "documents");
  }
  await inCompany(scope, async (tx) => {
    const done = { fileName: "vendors.csv", state: "DONE", updatesExisting: false, rowCount: 1 } as const;
    ids.add("/api/imports", (await tx.vendorImport.create({ data: { companyId, ...done } })).id, "imports");
    const arrival = { fileName: "export.zip", state: "checked" };
    ids.add("/api/transfers", (await tx.companyImport.create({ data: { companyId, ...arrival } })).id, "transfers");
  });
  const {
    key: storageKey,
    sha256,
    size,
  } = await storage().put(inboundFolder, Readable.from([Buffer.from("Subject: Invented\r\n\r\nHello")]));
  const unmatched = await asPlatform().inboundMessage.create({
    data: { door: "smtp", sha256, size, storageKey, recipients: [], state: "unmatched" },
  });
  ids.add("/api/admin/inbound", unmatched.id, "emails");
}
