import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { reprocessDocument } from "@/lib/documents/commands";
import { beginReading, failReading, finishReading } from "@/lib/documents/readings/commands";
import { changeQueue } from "@/lib/documents/review/queue-commands";
import { answerException, requestException } from "@/lib/exceptions/commands";
import { lapseExceptions } from "@/lib/exceptions/lapsing-commands";
import { exceptionAnswer, exceptionInput } from "@/lib/exceptions/schema";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { eventSchema } from "@/lib/integrations/changes/events-schema";
import type { EventType } from "@/lib/integrations/changes/values";
import { markBounced } from "@/lib/mail/bounces-commands";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { today } from "@/lib/tenancy/scope";
import { connectAsOwner } from "@/lib/testing/db";
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
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { readingOf } from "@/lib/testing/reading";
import { general, higher, occurrence } from "@/lib/testing/requirements";
import { createVendor, updateVendor } from "@/lib/vendors/commands";
import { vendorInput } from "@/lib/vendors/schema";

let mailbox: Mailbox;
let company: TestCompany;
let admin: TestMember;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
});

/** What programs were told of one type, the oldest first. */
async function told(type: EventType): Promise<unknown[]> {
  const where = { companyId: company.id, type };
  const rows = await inCompany(company.scope, (tx) => tx.change.findMany({ where, orderBy: { number: "asc" } }));
  const events = rows.map(({ at, data }) => ({ type, timestamp: at.toISOString(), data }));
  // Nothing is sent that is not in the description.
  for (const event of events) expect(eventSchema(type).parse(event)).toEqual(event);
  return events.map(({ data }) => data);
}

const insured = "Alder Paving";
const addVendor = () => createVendorRow(company, { name: insured });
const judgeBy = async (requirements: typeof general) =>
  makeDefaultSet(admin.scope, (await createRequirementSetRow(company, requirements)).id);
const unclear = () => readingOf({ insured: "Somebody Else Entirely" });

describe("programs are told of", () => {
  it("a vendor that is added and changed", async () => {
    const { id } = await createVendor(admin.scope, vendorInput.parse({ name: insured, email: "office@vendor.example" }));
    await updateVendor(admin.scope, id, { phone: "(555) 010-0100" });
    expect(await told("vendor.created")).toEqual([{ vendorId: id }]);
    expect(await told("vendor.updated")).toEqual([{ vendorId: id }]);
  });

  it("a document that arrives, is read, and changes verdict and status", async () => {
    await judgeBy(general);
    const vendor = await addVendor();
    const documentId = await createReadDocument(admin.scope, vendor.id, readingOf({ insured }));
    expect(await told("document.received")).toEqual([{ documentId, vendorId: vendor.id }]);
    expect(await told("document.processed")).toEqual([{ documentId, vendorId: vendor.id }]);
    expect(await told("vendor.status_changed")).toContainEqual({ vendorId: vendor.id, from: "UNDER_REVIEW", to: "COMPLIANT" });
    expect((await told("verdict.changed")).at(-1)).toEqual({
      ...{ vendorId: vendor.id, assignmentId: null, projectId: null, from: "UNDER_REVIEW", to: "COMPLIANT", status: "COMPLIANT" },
      reasons: [],
    });
    expect(await told("document.needs_review")).toEqual([]);
  });

  it("an exception that is requested, approved and ended", full, async () => {
    const vendor = await addVendor();
    await createReadDocument(admin.scope, vendor.id, readingOf({ insured, number: "GL-1" }));
    await judgeBy(higher);
    const asked = { vendorId: vendor.id, requirement: occurrence.key, kind: "accept_short", reason: "A small job" };
    const ask = () => requestException(admin.scope, exceptionInput.parse({ ...asked, until: addDays(today(company.scope), 5) }));
    const { id } = await ask();
    const event = { exceptionId: id, vendorId: vendor.id, assignmentId: null };
    expect(await told("exception.requested")).toEqual([event]);
    await answerException(admin.scope, id, exceptionAnswer.parse({ answer: "approve" }));
    expect(await told("exception.approved")).toEqual([event]);
    await answerException(admin.scope, id, exceptionAnswer.parse({ answer: "end", note: "The job grew" }));
    expect(await told("exception.ended")).toEqual([event]);
    const { id: second } = await ask();
    await answerException(admin.scope, second, exceptionAnswer.parse({ answer: "approve" }));
    const owner = await connectAsOwner();
    await owner.query("update requirement_exception set from_on = '2020-01-01', until_on = '2020-02-01' where id = $1", [second]);
    await owner.end();
    await lapseExceptions(company.scope);
    expect((await told("exception.ended")).at(-1), "when its last day is over").toEqual({ ...event, exceptionId: second });
  });

  it("a reminder that is sent, and an email that comes back", async () => {
    const vendor = await addVendor();
    const mail = { kind: "EXPIRATION_REMINDER" as const, vendorId: vendor.id, recipient: vendor.email, subject: "Expiring", body: "Text" };
    const emailId = await inCompany(company.scope, (tx) => queueMail(tx, company.scope, mail));
    expect(await told("reminder.sent"), "not before it is").toEqual([]);
    await deliverMail(company.scope, emailId);
    expect(await told("reminder.sent")).toEqual([{ emailId, vendorId: vendor.id }]);
    const bounce = { address: vendor.email, kind: "final" as const, reason: "No such mailbox" };
    await inCompany(company.scope, (tx) => markBounced(tx, company.scope, emailId, bounce));
    expect(await told("email.bounced")).toEqual([{ emailId, vendorId: vendor.id, reason: "No such mailbox" }]);
  });
});

describe("a document that lands in the review queue is reported", () => {
  const landed = () => told("document.needs_review");

  it("after a reading that leaves doubts, and again after the next one", async () => {
    const vendor = await addVendor();
    const documentId = await createReadDocument(admin.scope, vendor.id, unclear());
    expect(await landed()).toEqual([{ documentId, vendorId: vendor.id }]);
    await updateVendor(admin.scope, vendor.id, { phone: "(555) 010-0100" });
    expect(await landed(), "once while it waits").toHaveLength(1);
    const { revision } = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id: documentId } }));
    await reprocessDocument(admin.scope, documentId);
    const task = { documentId, revision: revision + 1 };
    await beginReading(company.scope, task);
    await finishReading(company.scope, task, unclear());
    expect(await landed()).toHaveLength(2);
  });

  it("without a vendor", async () => {
    const documentId = await createReadDocument(admin.scope, null, readingOf());
    expect(await landed()).toEqual([{ documentId, vendorId: null }]);
  });

  it("when it cannot be read", async () => {
    const vendor = await addVendor();
    const { id: documentId } = await createStoredDocument(admin.scope, vendor.id);
    const { revision } = await inCompany(company.scope, (tx) => tx.document.findFirstOrThrow({ where: { id: documentId } }));
    await beginReading(company.scope, { documentId, revision });
    await failReading(company.scope, { documentId, revision }, "The file is broken.");
    expect(await landed()).toEqual([{ documentId, vendorId: vendor.id }]);
  });

  it("when another name of its vendor raises a question, without a reading", async () => {
    const vendor = await addVendor();
    const documentId = await createReadDocument(admin.scope, vendor.id, readingOf({ insured }));
    expect(await landed()).toEqual([]);
    await updateVendor(admin.scope, vendor.id, { name: "Birch Fencing" });
    expect(await landed()).toEqual([{ documentId, vendorId: vendor.id }]);
  });

  it("when a person puts it back", async () => {
    const vendor = await addVendor();
    const documentId = await createReadDocument(admin.scope, vendor.id, unclear());
    await changeQueue(admin.scope, { action: "dismiss", ids: [documentId] });
    expect(await landed()).toHaveLength(1);
    await changeQueue(admin.scope, { action: "restore", ids: [documentId] });
    expect(await landed()).toHaveLength(2);
  });
});
