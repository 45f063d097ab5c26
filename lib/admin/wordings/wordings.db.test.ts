import { beforeEach, describe, expect, it } from "vitest";
import { judgeSharedWording } from "@/jobs/handlers/judge-shared-wording";
import { shareAnswer, withdrawShared } from "@/lib/admin/wordings/commands";
import { listSharing } from "@/lib/admin/wordings/queries";
import { sharingQuery } from "@/lib/admin/wordings/schema";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { answerWording, withdrawAnswer } from "@/lib/compliance/wordings/commands";
import { listWordings } from "@/lib/compliance/wordings/queries";
import { wordingInput, wordingQuery } from "@/lib/compliance/wordings/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { type AdminScope, type LiveSession, platformScope } from "@/lib/tenancy/scope";
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
import { general } from "@/lib/testing/requirements";

/** A company with one vendor, whose certificate holds a sentence that no vocabulary explains. */
type Place = { company: TestCompany; member: TestMember; vendorId: string };

let platform: AdminScope;
let [one, two]: Place[] = [];
let plain: string;

beforeEach(async () => {
  // Each test has a wording of its own: what is shared counts for all companies.
  plain = Math.random()
    .toString(36)
    .replace(/[^a-z]/g, "");
  one = await place();
  two = await place();
  const admin = await createMember(one.company, "ADMIN", { platformRole: "ADMIN" });
  const scope = platformScope({ userId: admin.id, platformRole: "ADMIN" } as LiveSession);
  if (!scope) throw new Error("no platform admin");
  platform = scope;
});

async function place(): Promise<Place> {
  const company = await createCompany();
  const member = await createMember(company);
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  const reading = readingOf({ insured: "Alder Paving", number: "GL-1" });
  const words = `Coverage sleeps on ${plain} mornings at Prewitt Mall.`;
  await createReadDocument(member.scope, id, {
    ...reading,
    certificates: reading.certificates.map((paper) => ({ ...paper, descriptionOfOperations: words })),
  });
  return { company, member, vendorId: id };
}

const here = (): [Place, Place] => {
  if (!one || !two) throw new Error("no companies");
  return [one, two];
};
const statusOf = async ({ company: { scope }, vendorId: id }: Place) =>
  (await inCompany(scope, (tx) => tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId: scope.companyId, id } } })))
    .complianceStatus;
const listed = ({ company }: Place, state: "open" | "answered") => listWordings(company.scope, wordingQuery.parse({ state }));
const openWording = async (place: Place) => (await listed(place, "open")).wordings[0]?.wording ?? "";
const answer = async (place: Place, input: object) =>
  answerWording(place.member.scope, wordingInput.parse({ wording: await openWording(place), ...input }));
const ours = async (state: "answered" | "shared") =>
  (await listSharing(platform, sharingQuery.parse({ state, limit: 100 }))).wordings.filter(({ wording }) => wording.includes(plain));

const judge = (sharedId: string) => judgeSharedWording.run({ sharedId }, { attempt: 1 });

/** Shares the first company's answer, and does what the worker does then. */
async function share(): Promise<string> {
  const [answered] = await ours("answered");
  await shareAnswer(platform, answered?.id ?? "");
  const [shared] = await ours("shared");
  await judge(shared?.id ?? "");
  return shared?.id ?? "";
}

describe("an answer of a company", () => {
  it("counts for others only once a platform admin shares it, and the list has no sentence of theirs", async () => {
    const [first, second] = here();
    await answer(first, { answer: "nothing" });
    expect([await statusOf(first), await statusOf(second)]).toEqual(["COMPLIANT", "UNDER_REVIEW"]);
    expect(await ours("answered")).toMatchObject([
      { answer: "nothing", company: { id: first.company.id }, files: 2, companies: 2, wording: expect.not.stringContaining("Prewitt") },
    ]);
    await share();
    expect(await statusOf(second)).toBe("COMPLIANT");
    expect((await listed(second, "open")).counts).toEqual({ open: 0, answered: 1 });
    expect((await listed(second, "answered")).wordings).toMatchObject([{ isShared: true, answer: "nothing", answeredBy: null, files: 1 }]);
    expect(await ours("answered")).toEqual([]);
    const { events } = await listActivity(first.member.scope, activityQuery.parse({}));
    expect(events.map(({ action }) => action)).toContain("platform.wording_shared");
  });

  it("asks again once it is no longer shared", full, async () => {
    const [first, second] = here();
    await answer(first, { answer: "nothing" });
    const id = await share();
    await withdrawShared(platform, id);
    await judge(id);
    expect([await statusOf(first), await statusOf(second)]).toEqual(["COMPLIANT", "UNDER_REVIEW"]);
    await expect(withdrawShared(platform, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("gives way to the answer that a company has itself, until that is withdrawn", async () => {
    const [first, second] = here();
    await answer(second, { answer: "takes", coverages: ["GENERAL_LIABILITY"] });
    await answer(first, { answer: "nothing" });
    const [answered] = (await ours("answered")).filter(({ company }) => company?.id === first.company.id);
    await shareAnswer(platform, answered?.id ?? "");
    const [shared] = await ours("shared");
    await judge(shared?.id ?? "");
    expect(await statusOf(second)).toBe("NON_COMPLIANT");
    const [own] = (await listed(second, "answered")).wordings;
    expect(own).toMatchObject({ isShared: false, answer: "takes" });
    await withdrawAnswer(second.member.scope, own?.id ?? "");
    expect(await statusOf(second)).toBe("COMPLIANT");
  });

  it("is shared once, and only while it counts", async () => {
    const [first, second] = here();
    const { id: wordingId } = await answer(first, { answer: "nothing" });
    await answer(second, { answer: "nothing" });
    const [a, b] = await ours("answered");
    await shareAnswer(platform, a?.id ?? "");
    await expect(shareAnswer(platform, b?.id ?? "")).rejects.toMatchObject({ code: "conflict" });
    await withdrawAnswer(first.member.scope, wordingId);
    const { id } = await asPlatform().wordingAnswer.findFirstOrThrow({ where: { companyId: first.company.id } });
    await expect(shareAnswer(platform, id)).rejects.toMatchObject({ code: "not_found" });
  });
});
