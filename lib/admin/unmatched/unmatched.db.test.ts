import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { assignToCompany, dismissUnmatched } from "@/lib/admin/unmatched/commands";
import { listUnmatched } from "@/lib/admin/unmatched/queries";
import { unmatchedQuery } from "@/lib/admin/unmatched/schema";
import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import { listInbox } from "@/lib/inbound/inbox/queries";
import { inboxQuery } from "@/lib/inbound/inbox/schema";
import { type AdminScope, type LiveSession, platformScope } from "@/lib/tenancy/scope";
import { createCompany, createMember, createVendorRow, simpleCertificate, type TestCompany } from "@/lib/testing/factories";
import { documentsOf, fileAll, openInbound, takeMessage } from "@/lib/testing/inbound";
import { pdfPart, writeMessage } from "@/lib/testing/messages";

let company: TestCompany;
let platform: AdminScope;

beforeEach(async () => {
  vi.restoreAllMocks();
  openInbound();
  company = await createCompany();
  const admin = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
  const scope = platformScope({ userId: admin.id, platformRole: "ADMIN" } as LiveSession);
  if (!scope) throw new Error("no platform admin");
  platform = scope;
});
afterAll(() => closeParsers());

const arrived = async (from: string) =>
  takeMessage(await writeMessage({ from, to: "docs@in.example", subject: `Ours, ${from}`, parts: [pdfPart(await simpleCertificate())] }));
const listed = (search: string) => listUnmatched(platform, unmatchedQuery.parse({ search }));

it("an email whose sender is a vendor of two companies names both, and goes to the one that is chosen", async () => {
  const vendor = await createVendorRow(company);
  const other = await createCompany();
  await createVendorRow(other, { email: vendor.email });
  const id = await arrived(vendor.email);
  const [email] = (await listed(vendor.email)).emails;
  expect(email?.candidates.map((one) => one.id).toSorted()).toEqual([company.id, other.id].toSorted());
  await assignToCompany(platform, id, company.id);
  await fileAll(id);
  expect(await documentsOf(company)).toMatchObject([{ vendorId: vendor.id, source: "EMAIL" }]);
  expect(await documentsOf(other)).toEqual([]);
  expect((await listed(vendor.email)).emails).toEqual([]);
  await expect(assignToCompany(platform, id, other.id)).rejects.toMatchObject({ code: "conflict" });
});

it("an email of a stranger waits in the inbox of the company that it was given to", async () => {
  const member = await createMember(company);
  const from = `stranger-${company.id.slice(0, 8)}@agency.example`;
  const id = await arrived(from);
  expect((await listed(from)).emails).toMatchObject([{ fromAddress: from, candidates: [] }]);
  await assignToCompany(platform, id, company.id);
  await fileAll(id);
  const { messages } = await listInbox(member.scope, inboxQuery.parse({ state: "waiting" }));
  expect(messages).toMatchObject([{ cause: "unknown_sender", fromAddress: from, files: [{ outcome: "waiting" }] }]);
});

it("of two admins who give it to two companies at once, one gets an error", async () => {
  const other = await createCompany();
  const id = await arrived(`both-${company.id.slice(0, 8)}@agency.example`);
  const results = await Promise.allSettled([assignToCompany(platform, id, company.id), assignToCompany(platform, id, other.id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

it("a dismissed email is gone from the list, and reaches no one", async () => {
  const from = `gone-${company.id.slice(0, 8)}@agency.example`;
  const id = await arrived(from);
  await dismissUnmatched(platform, id);
  expect((await listed(from)).emails).toEqual([]);
  await expect(assignToCompany(platform, id, company.id)).rejects.toMatchObject({ code: "conflict" });
});
