import { beforeEach, expect, it } from "vitest";
import { POST } from "@/app/api/requirements/preview/route";
import { previewSet } from "@/lib/compliance/preview/queries";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { setMessages } from "@/lib/compliance/requirements/words-values";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
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
import { callRoute, type RouteHandler } from "@/lib/testing/request";
import { coverage, general as met, higher as missed, occurrence } from "@/lib/testing/requirements";
import { say } from "@/messages/say";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
});

const general = { ...readySets.default, ...met };
const higher = { ...readySets.default, ...missed };

/** A vendor with a certificate that was read. */
async function vendorWith(name: string, wishes: Parameters<typeof readingOf>[0] = {}): Promise<string> {
  const { id } = await createVendorRow(company, { name });
  await createReadDocument(member.scope, id, readingOf({ insured: name, number: `GL-${name}`, ...wishes }));
  return id;
}

it("lists which vendors would change from their badges of today, from what to what, and why", async () => {
  const id = await vendorWith("Alder Paving");
  await vendorWith("Birch Paving", { expiration: "2026-02-01" });
  await vendorWith("Cedar Paving", { unreadable: ["/policies/0/limits/eachOccurrence"] });
  await createVendorRow(company, { name: "Dogwood Paving" });
  await createVendorRow(company, { name: "Elm Paving", status: "INACTIVE" });
  const kept = await previewSet(member.scope, general);
  expect(kept).toMatchObject({ vendors: 4, judged: 4, comparedWith: null, turned: 0, turning: [] });
  expect(kept.before).toEqual({ COMPLIANT: 1, EXPIRED: 1, UNDER_REVIEW: 1, NO_DOCUMENTS: 1, NON_COMPLIANT: 0, EXPIRING_SOON: 0 });
  const { before, after, turned, turning } = await previewSet(member.scope, higher);
  expect(before).toEqual(kept.before);
  expect(after).toMatchObject({ COMPLIANT: 0, NON_COMPLIANT: 1, EXPIRED: 1, UNDER_REVIEW: 1, NO_DOCUMENTS: 1 });
  expect({ turned, turning }).toEqual({
    turned: 1,
    turning: [
      {
        vendor: { id, name: "Alder Paving" },
        from: "COMPLIANT",
        to: "NON_COMPLIANT",
        isFromBeingRead: false,
        isToBeingRead: false,
        reason: "Each occurrence limit is $1,000,000; $2,000,000 is required.",
      },
    ],
  });
});

it("says of a record that then waits for a file that it is being read", async () => {
  const id = await vendorWith("Alder Paving");
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, higher)).id);
  await createStoredDocument(member.scope, id, { bytes: Buffer.from("%PDF-1.7 waiting") });
  const { turning } = await previewSet(member.scope, general);
  expect(turning).toMatchObject([{ to: "UNDER_REVIEW", isFromBeingRead: false, isToBeingRead: true }]);
});

it("compares with the default set once there is one, and changes nothing", async () => {
  await vendorWith("Alder Paving");
  const set = await createRequirementSetRow(company, higher);
  await makeDefaultSet(member.scope, set.id);
  const preview = await previewSet(member.scope, general);
  expect(preview.comparedWith).toEqual({ id: set.id, name: set.name });
  expect(preview.turning).toMatchObject([{ from: "NON_COMPLIANT", to: "COMPLIANT", reason: "All requirements are met." }]);
  expect(await previewSet(member.scope, general), "the same again").toEqual(preview);
});

it("keeps a vendor under review whose file is unread, and one with a value in doubt", async () => {
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  await createStoredDocument(member.scope, id);
  await vendorWith("Birch Paving", { unreadable: ["/policies/0/expirationDate"] });
  expect((await previewSet(member.scope, general)).after).toMatchObject({ UNDER_REVIEW: 2, COMPLIANT: 0 });
});

it("composes a vendor's coverage across its files", async () => {
  const id = await vendorWith("Alder Paving");
  const both = { ...general, requirements: [...general.requirements, readySets.default.requirements[3] ?? coverage] };
  expect((await previewSet(member.scope, both)).turning).toMatchObject([{ to: "NON_COMPLIANT" }]);
  await createReadDocument(member.scope, id, readingOf({ insured: "Alder Paving", number: "WC-1", line: "WORKERS_COMPENSATION" }));
  expect((await previewSet(member.scope, both)).after).toMatchObject({ COMPLIANT: 1 });
});

it("goes through more vendors than one batch holds, names 50, and says how many it reached in its time", full, async () => {
  for (let number = 0; number < 120; number += 1) await createVendorRow(company, { name: `Vendor ${number}` });
  const soft = { ...general, requirements: general.requirements.map((one) => ({ ...one, severity: "soft" as const })) };
  const whole = await previewSet(member.scope, soft);
  expect(whole).toMatchObject({ vendors: 120, judged: 120, turned: 120 });
  expect(whole.turning).toHaveLength(50);
  expect(await previewSet(member.scope, soft, { patience: 0 })).toMatchObject({ vendors: 120, judged: 50 });
});

it("sees no vendor of another company", async () => {
  await vendorWith("Alder Paving");
  const other = await createMember(await createCompany());
  expect(await previewSet(other.scope, higher)).toMatchObject({ vendors: 0, judged: 0, turned: 0 });
});

it("takes a set without a name, and refuses one with an error at its field", async () => {
  const call = (json: object) => callRoute(POST as RouteHandler, { method: "POST", json, accessToken: member.accessToken });
  expect((await call({ requirements: general.requirements })).status).toBe(200);
  expect((await call({ ready: "high-risk", name: "" })).status).toBe(200);
  const { status, body } = await call({ requirements: [{ ...occurrence, minimum: -1 }] });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { error: { fields: { "requirements.0.minimum": say(setMessages.amount) } } },
  });
});
