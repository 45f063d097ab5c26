import { beforeEach, describe, expect, it } from "vitest";
import { decide } from "@/lib/compliance/decisions-commands";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { answerWording, withdrawAnswer } from "@/lib/compliance/wordings/commands";
import { listWordings } from "@/lib/compliance/wordings/queries";
import { wordingInput, wordingQuery } from "@/lib/compliance/wordings/schema";
import type { ReadEndorsement } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
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
import { general } from "@/lib/testing/requirements";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
  await makeDefaultSet(member.scope, (await createRequirementSetRow(company, general)).id);
});

/** A vendor whose certificate has a description. */
async function described(
  name: string,
  words: string,
  of: { company: TestCompany; member: TestMember } = { company, member },
): Promise<string> {
  const { id } = await createVendorRow(of.company, { name });
  const reading = readingOf({ insured: name, number: `GL-${name}` });
  const certificates = reading.certificates.map((one) => ({ ...one, descriptionOfOperations: words }));
  await createReadDocument(of.member.scope, id, { ...reading, certificates });
  return id;
}

const statusOf = async (id: string, scope = company.scope) =>
  (await inCompany(scope, (tx) => tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId: scope.companyId, id } } })))
    .complianceStatus;
const list = (query: object = {}, scope = company.scope) => listWordings(scope, wordingQuery.parse(query));
const answer = (input: object) => answerWording(member.scope, wordingInput.parse(input));

/** The same wording with another name, amount and day. */
const [odd, same] = [
  "Coverage sleeps on Sundays at Prewitt Mall, seen 1/5/2026.",
  "Coverage sleeps on Sundays at Rexley Mall, seen 2/9/2026.",
];

describe("a sentence that is not understood", () => {
  it("is asked once for all certificates with its wording, those that come later too", async () => {
    const [one, two] = [await described("Alder Paving", odd), await described("Birch Paving", same)];
    expect([await statusOf(one), await statusOf(two)]).toEqual(["UNDER_REVIEW", "UNDER_REVIEW"]);
    const { wordings, counts } = await list();
    expect(counts).toEqual({ open: 1, answered: 0 });
    expect(wordings).toEqual([
      expect.objectContaining({ answer: null, files: 2, example: odd, wording: "coverage sleeps on sundays at [name] , seen [date]" }),
    ]);
    const answered = await answer({ wording: wordings[0]?.wording, answer: "nothing" });
    expect(answered).toMatchObject({ answer: "nothing", files: 2, answeredBy: "Test Member" });
    expect([await statusOf(one), await statusOf(two)]).toEqual(["COMPLIANT", "COMPLIANT"]);
    expect(await statusOf(await described("Cedar Paving", same))).toBe("COMPLIANT");
    expect((await list()).counts).toEqual({ open: 0, answered: 1 });
    expect((await list({ state: "answered" })).wordings).toMatchObject([{ files: 3, answer: "nothing" }]);
  });

  it("is asked again once the answer is withdrawn", async () => {
    const id = await described("Alder Paving", odd);
    const { wordings } = await list();
    const { id: answerId } = await answer({ wording: wordings[0]?.wording, answer: "nothing" });
    await withdrawAnswer(member.scope, answerId);
    expect(await statusOf(id)).toBe("UNDER_REVIEW");
    expect((await list()).counts).toEqual({ open: 1, answered: 0 });
    const { events } = await listActivity(member.scope, activityQuery.parse({}));
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(["wording.answered", "wording.withdrawn"]));
  });

  it("fails the coverages from which it takes something back", async () => {
    const id = await described("Alder Paving", odd);
    const { wordings } = await list();
    await answer({ wording: wordings[0]?.wording, answer: "takes", coverages: ["GENERAL_LIABILITY"] });
    expect(await statusOf(id)).toBe("NON_COMPLIANT");
    const { units } = await getVendorVerdict(company.scope, id);
    expect(units[0]?.lines[0]).toMatchObject({
      result: "fail",
      found: expect.stringContaining("By the answer under Wordings, this limits the general liability"),
    });
  });

  it("gives what a person says that it gives", async () => {
    const waiver = Object.values(readySets)
      .flatMap(({ requirements }) => requirements)
      .find(({ type }) => type === "waiver");
    const onGeneral = { ...waiver, key: "gl-waiver", coverage: "GENERAL_LIABILITY", severity: "hard", rung: "description" } as Requirement;
    const set = await createRequirementSetRow(company, { requirements: [...general.requirements, onGeneral] });
    await makeDefaultSet(member.scope, set.id);
    const id = await described("Alder Paving", "Our general liability carrier shuts the pay-back door for whom a written contract names.");
    expect(await statusOf(id)).toBe("NON_COMPLIANT");
    const { wordings } = await list();
    await answer({ wording: wordings[0]?.wording, answer: "gives", grants: ["WAIVER_OF_SUBROGATION"], coverages: ["GENERAL_LIABILITY"] });
    expect(await statusOf(id)).toBe("COMPLIANT");
  });

  it("stays open while another sentence of the description is", async () => {
    const id = await described("Alder Paving", `${odd} The limit naps in winter.`);
    const { wordings } = await list();
    expect(wordings).toHaveLength(2);
    await answer({ wording: wordings[0]?.wording, answer: "nothing" });
    expect(await statusOf(id)).toBe("UNDER_REVIEW");
    await answer({ wording: wordings[1]?.wording, answer: "nothing" });
    expect(await statusOf(id)).toBe("COMPLIANT");
  });

  it("is not settled by a decision about one of its lines", async () => {
    const id = await described("Alder Paving", odd);
    await expect(decide(member.scope, id, { requirement: "gl-coverage", answer: "accepted", note: "Seen" })).rejects.toMatchObject({
      message: expect.stringContaining("Answer what the sentence means"),
    });
    expect(await statusOf(id)).toBe("UNDER_REVIEW");
  });

  it("keeps its amounts compared with the table, whatever the answer is", async () => {
    const id = await described("Alder Paving", "General liability limit naps at $300,000.");
    const { wordings } = await list();
    await answer({ wording: wordings[0]?.wording, answer: "nothing" });
    expect(await statusOf(id)).toBe("UNDER_REVIEW");
  });
});

describe("a form that takes coverage away", () => {
  const page: ReadEndorsement = {
    ...{ form: "CG 21 44", edition: "07 98", line: "GENERAL_LIABILITY", gives: ["EXCLUSION"], source: "page", granted: null },
    ...{ persons: [], policyNumber: null, effectiveDate: null, page: 2, text: "LIMITATION OF COVERAGE" },
  };

  async function limited(name: string): Promise<string> {
    const { id } = await createVendorRow(company, { name });
    const reading = readingOf({ insured: name, number: `GL-${name}` });
    const certificates = reading.certificates.map((one) => ({ ...one, endorsements: [page] }));
    await createReadDocument(member.scope, id, { ...reading, certificates });
    return id;
  }

  it("keeps each vendor under review until the firm accepts the form, once for all", async () => {
    const [one, two] = [await limited("Alder Paving"), await limited("Birch Paving")];
    expect([await statusOf(one), await statusOf(two)]).toEqual(["UNDER_REVIEW", "UNDER_REVIEW"]);
    const { wordings } = await list();
    expect(wordings).toMatchObject([{ isForm: true, files: 2, example: "CG 21 44 (Limitation to designated premises or project)" }]);
    const { units } = await getVendorVerdict(company.scope, one);
    expect(units[0]?.lines[0]).toMatchObject({ result: "unreadable", settledBy: "wording", found: expect.stringContaining("CG 21 44") });
    const { id } = await answer({ wording: wordings[0]?.wording, answer: "nothing" });
    expect([await statusOf(one), await statusOf(two), await statusOf(await limited("Cedar Paving"))]).toEqual(Array(3).fill("COMPLIANT"));
    await withdrawAnswer(member.scope, id);
    expect(await statusOf(one)).toBe("UNDER_REVIEW");
  });

  it("is asked at once with the other forms of its certificate", async () => {
    const { id } = await createVendorRow(company, { name: "Alder Paving" });
    const reading = readingOf({ insured: "Alder Paving", number: "GL-2" });
    const pages = [page, { ...page, form: "CG 22 94", page: 3 }, { ...page, form: "CG 20 10", gives: [], page: 4 }];
    const certificates = reading.certificates.map((one) => ({ ...one, endorsements: pages }));
    await createReadDocument(member.scope, id, { ...reading, certificates });
    const { wordings } = await list();
    expect(wordings.map(({ wording }) => wording).toSorted()).toEqual(["[form] CG 21 44", "[form] CG 22 94"]);
    await answer({ wording: "[form] CG 21 44", answer: "nothing" });
    expect(await statusOf(id)).toBe("UNDER_REVIEW");
    await answer({ wording: "[form] CG 22 94", answer: "nothing" });
    expect(await statusOf(id)).toBe("COMPLIANT");
  });

  it("fails the coverages from which the firm says that it takes something, and gives nothing", async () => {
    const id = await limited("Alder Paving");
    const [form] = (await list()).wordings;
    await expect(
      answer({ wording: form?.wording, answer: "gives", grants: ["PRIMARY"], coverages: ["GENERAL_LIABILITY"] }),
    ).rejects.toMatchObject({ code: "invalid" });
    await answer({ wording: form?.wording, answer: "takes", coverages: ["GENERAL_LIABILITY"] });
    expect(await statusOf(id)).toBe("NON_COMPLIANT");
    await answer({ wording: form?.wording, answer: "takes", coverages: ["AUTO_LIABILITY"] });
    expect(await statusOf(id)).toBe("UNDER_REVIEW");
  });
});

it("an answer of one company counts for no other", async () => {
  const other = await createCompany();
  const their = { company: other, member: await createMember(other) };
  await makeDefaultSet(their.member.scope, (await createRequirementSetRow(other, general)).id);
  const id = await described("Birch Paving", odd, their);
  await described("Alder Paving", odd);
  const { wordings } = await list();
  await answer({ wording: wordings[0]?.wording, answer: "nothing" });
  expect(await statusOf(id, other.scope)).toBe("UNDER_REVIEW");
  expect((await list({}, other.scope)).counts).toEqual({ open: 1, answered: 0 });
});

it("an answer names what it gives or takes, and a wording that is on file", async () => {
  const problems = (input: object) => wordingInput.safeParse(input).error?.issues.map(({ path }) => path.join("."));
  expect(problems({ wording: "x", answer: "gives", coverages: ["GENERAL_LIABILITY"] })).toEqual(["grants"]);
  expect(problems({ wording: "x", answer: "takes" })).toEqual(["coverages"]);
  await expect(answer({ wording: "invented", answer: "nothing" })).rejects.toMatchObject({ code: "not_found" });
});
