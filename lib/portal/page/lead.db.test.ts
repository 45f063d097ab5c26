import { beforeEach, expect, it } from "vitest";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { inviteAgency } from "@/lib/portal/agencies/commands";
import { getAgencyPage } from "@/lib/portal/agencies/queries";
import { getPage } from "@/lib/portal/page/queries";
import { remindCompany } from "@/lib/reminders/commands";
import { type PortalScope, today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createReadDocument,
  createRequirementSetRow,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readingOf } from "@/lib/testing/reading";
import { coverage } from "@/lib/testing/requirements";
import { statementsOf } from "@/lib/testing/statements";
import { enterNotice } from "@/lib/vendors/notices/commands";
import { noticeInput } from "@/lib/vendors/notices/schema";

let company: TestCompany;
let member: TestMember;
let vendor: { id: string; name: string; email: string };
beforeEach(async () => {
  company = await createCompany({ name: "Invented Builders", planSince: new Date() });
  member = await createMember(company);
  vendor = await createVendorRow(company, { name: "Alder Paving" });
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, { requirements: [coverage] })).id);
});

const inDays = (days: number) => addDays(today(company.scope), days);
const covered = (vendorId: string, insured: string, days: number, number = "GL-1") =>
  createReadDocument(member.scope, vendorId, readingOf({ insured, number, expiration: inDays(days) }));

function scopeOf(link: { id: string; kind: "VENDOR" | "AGENT" | "AGENCY"; vendorId: string | null; agency: string | null }): PortalScope {
  return { company: company.scope, link: { ...link, company: company.name, recipient: "office@vendor.example" } } as PortalScope;
}

/** The page of the newest email to the vendor. */
async function pageOfEmail() {
  const mail = await inCompany(company.scope, (tx) =>
    tx.mail.findFirstOrThrow({ where: { vendorId: vendor.id }, orderBy: { createdAt: "desc" } }),
  );
  return getPage(scopeOf({ id: mail.portalLinkId ?? "", kind: "VENDOR", vendorId: vendor.id, agency: null }));
}

async function pageByHand() {
  const id = await inCompany(company.scope, (tx) =>
    createPortalLink(tx, member.scope, { kind: "VENDOR", vendorId: vendor.id, recipient: vendor.email }),
  );
  return getPage(scopeOf({ id, kind: "VENDOR", vendorId: vendor.id, agency: null }));
}

it("the page of a reminder leads with what expires, though everything is on file", async () => {
  await covered(vendor.id, vendor.name, 60);
  expect(await remindCompany(company.scope)).toBe(1);
  const page = await pageOfEmail();
  expect(page.standing).toBe("met");
  expect(page.lead).toEqual({ kind: "expires", coverages: ["general liability"], expiration: inDays(60) });
  expect((await pageByHand()).lead, "nobody wrote about it").toBeNull();
});

it("leads with what expires soon however the page was opened, and no longer once a document waits or the renewal came", full, async () => {
  await covered(vendor.id, vendor.name, 5);
  expect((await pageByHand()).lead).toMatchObject({ expiration: inDays(5) });
  await remindCompany(company.scope);
  const sent = await createStoredDocument(company.scope, vendor.id);
  expect((await pageOfEmail()).lead).toBeNull();
  await inCompany(company.scope, (tx) => tx.document.deleteMany({ where: { id: sent.id } }));
  await covered(vendor.id, vendor.name, 370);
  const renewed = await pageOfEmail();
  expect(renewed.lead).toBeNull();
  expect(renewed.standing).toBe("met");
});

it("the page of a follow-up says what has expired", async () => {
  await covered(vendor.id, vendor.name, -2);
  expect(await remindCompany(company.scope)).toBe(1);
  expect((await pageOfEmail()).lead).toEqual({ kind: "expired", coverages: ["general liability"], expiration: inDays(-2) });
});

it("the page of a follow-up says what was canceled, until a new policy is on file", full, async () => {
  await covered(vendor.id, vendor.name, 200);
  await enterNotice(member.scope, vendor.id, noticeInput.parse({ kind: "cancellation", policyNumber: "GL-1", effective: inDays(-1) }));
  expect(await remindCompany(company.scope)).toBe(1);
  expect((await pageOfEmail()).lead).toEqual({ kind: "canceled", coverages: ["general liability"] });
  await covered(vendor.id, vendor.name, 300, "GL-2");
  expect((await pageOfEmail()).lead).toBeNull();
});

it("an agency's page and email name each insured with what expires first, the soonest first", async () => {
  const birch = await createVendorRow(company, { name: "Birch Roofing" });
  const by = (reading: ReturnType<typeof readingOf>) => {
    for (const { producer } of reading.certificates) Object.assign(producer, { name: "Elm Agency Inc", address: null });
    return reading;
  };
  await createReadDocument(member.scope, vendor.id, by(readingOf({ insured: vendor.name, number: "A-1", expiration: inDays(200) })));
  await createReadDocument(member.scope, birch.id, by(readingOf({ insured: "Birch Roofing", number: "B-1", expiration: inDays(9) })));
  await inviteAgency(member.scope, vendor.id, { agency: "Elm Agency Inc", email: "desk@elm.example", confirm: "address" });
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { kind: "AGENT_REQUEST" } }));
  const [first, second] = mail.body.split("\n").filter((line) => line.startsWith("- "));
  expect(first).toMatch(/^- Birch Roofing: General liability expires \w+ \d+, \d{4}$/);
  expect(second).toMatch(/^- Alder Paving: /);
  expect(mail.writerId).toBe(member.id);
  const link = { id: mail.portalLinkId ?? "", kind: "AGENCY" as const, vendorId: null, agency: "Elm Agency Inc" };
  const { vendors } = await getAgencyPage(scopeOf(link));
  expect(vendors.map(({ name, next }) => [name, next?.expiration])).toEqual([
    ["Birch Roofing", inDays(9)],
    ["Alder Paving", inDays(200)],
  ]);
});

/** A certificate of the Elm Agency with a general liability policy GL-1 and an auto policy AL-1. */
function twoPolicies(insured: string) {
  const reading = readingOf({ insured, number: "GL-1", expiration: inDays(20), policies: 2 });
  for (const certificate of reading.certificates) {
    Object.assign(certificate.producer, { name: "Elm Agency Inc", address: null });
    certificate.policies = certificate.policies.map((policy, at) =>
      at === 0 ? policy : { ...policy, type: "AUTO_LIABILITY", policyNumber: "AL-1", expirationDate: inDays(25) },
    );
  }
  return reading;
}
const cancel = (policyNumber: string, days = -1) =>
  enterNotice(member.scope, vendor.id, noticeInput.parse({ kind: "cancellation", policyNumber, effective: inDays(days) }));

it("calls one policy of a certificate canceled, and its other policies what their dates say", async () => {
  await createReadDocument(member.scope, vendor.id, twoPolicies(vendor.name));
  await cancel("GL-1");
  const states = (policies: { policyNumber: string | null; state: string }[]) => policies.map((one) => [one.policyNumber, one.state]);
  const expected = [
    ["GL-1", "canceled"],
    ["AL-1", "soon"],
  ];
  expect(states((await pageByHand()).policies)).toEqual(expected);
  await inviteAgency(member.scope, vendor.id, { agency: "Elm Agency Inc", email: "desk@elm.example", confirm: "address" });
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { kind: "AGENT_REQUEST" } }));
  const link = { id: mail.portalLinkId ?? "", kind: "AGENCY" as const, vendorId: null, agency: "Elm Agency Inc" };
  const [insured] = (await getAgencyPage(scopeOf(link))).vendors;
  expect(states(insured?.policies ?? [])).toEqual(expected);
  expect(insured?.next).toEqual({ name: "Automobile liability", expiration: inDays(25), state: "soon" });
  expect(mail.body).toContain("- Alder Paving: Automobile liability expires ");
  expect(mail.body).not.toContain("General liability");
});

it("neither reminds nor leads with the expiration of a canceled policy", async () => {
  await createReadDocument(member.scope, vendor.id, twoPolicies(vendor.name));
  await makeDefaultSet(
    member.scope,
    (await createRequirementSetRow(company, { requirements: [{ ...coverage, coverage: "AUTO_LIABILITY" }] })).id,
  );
  await cancel("GL-1");
  expect((await pageByHand()).lead).toMatchObject({ kind: "expires", coverages: ["automobile liability"] });
  expect(await remindCompany(company.scope)).toBe(1);
  const mail = await inCompany(company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { vendorId: vendor.id } }));
  expect(mail.body).toContain("AL-1");
  expect(mail.body).not.toContain("GL-1");
});

it("looks for files that are being read before it reads the status, so that a page whose reading has ended is not stale", async () => {
  await covered(vendor.id, vendor.name, 60);
  const statements = await statementsOf(pageByHand);
  const place = (text: RegExp) => statements.findIndex((one) => text.test(one));
  const [unread, status] = [
    place(/from "public"\."document"[\s\S]*"processing_status"/i),
    place(/"compliance_status"[\s\S]*from "public"\."vendor"/i),
  ];
  expect(unread).toBeGreaterThanOrEqual(0);
  expect(unread).toBeLessThan(status);
});
