import { beforeEach, describe, expect, it } from "vitest";
import { importRatings, putRating, removeRating } from "@/lib/compliance/ratings/commands";
import { listRatings } from "@/lib/compliance/ratings/queries";
import { ratingPut } from "@/lib/compliance/ratings/schema";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { makeDefaultSet } from "@/lib/compliance/sets/commands";
import { addDays } from "@/lib/infra/dates-rules";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { today } from "@/lib/tenancy/scope";
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
import { coverage } from "@/lib/testing/requirements";
import { wordsIn } from "@/lib/testing/words";

let company: TestCompany;
let member: TestMember;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company, "MANAGER");
});

/** The insurer of `readingOf`. */
const naic = "99999";
const rated: Requirement = {
  ...{ key: "gl-rating", type: "insurer-rating", severity: "hard", coverage: "GENERAL_LIABILITY", rating: "A-", size: "VII" },
};
const put = (values: object, number = naic) => putRating(member.scope, number, ratingPut.parse(values));
const good = { name: "Invented Mutual", rating: "A", size: "X" };
const namesOf = async () => (await listRatings(member.scope)).ratings.map(({ name, rating, size }) => [name, rating, size]);

async function vendorJudgedByRating(): Promise<string> {
  const { id } = await createVendorRow(company, { name: "Alder Paving" });
  await createReadDocument(member.scope, id, readingOf({ insured: "Alder Paving", number: "GL-1" }));
  const set = await createRequirementSetRow(company, { requirements: [coverage, rated] });
  await makeDefaultSet(member.scope, set.id);
  return id;
}

async function verdictOf(id: string) {
  const { status, units } = await getVendorVerdict(member.scope, id);
  const line = units[0]?.lines.find(({ requirement }) => requirement === rated.key);
  return { status, result: line?.result, sentence: line?.found };
}

describe("a vendor whose insurer must be rated", () => {
  it("says that the rating is missing, and is updated when it is added, changed and deleted", async () => {
    const id = await vendorJudgedByRating();
    const missing = {
      status: "UNDER_REVIEW",
      result: "not_evaluated",
      sentence: "Invented Mutual (NAIC 99999) has no AM Best rating in your table of insurers. It covers the general liability.",
    };
    expect(await verdictOf(id)).toEqual(missing);
    expect((await listRatings(member.scope)).unrated).toEqual([{ naic, name: "Invented Mutual", vendors: 1 }]);
    await put(good);
    expect(await verdictOf(id)).toMatchObject({ status: "COMPLIANT", result: "pass" });
    expect((await listRatings(member.scope)).unrated).toEqual([]);
    await put({ rating: "B" });
    expect(await verdictOf(id)).toMatchObject({ status: "NON_COMPLIANT", result: "fail" });
    await removeRating(member.scope, naic);
    expect(await verdictOf(id)).toEqual(missing);
  });
});

describe("the table of insurers", () => {
  it("keeps who rated when, logs it, and belongs to its company", async () => {
    await put({ ...good, ratedOn: "2026-03-31", source: "AM Best's website" });
    expect((await listRatings(member.scope)).ratings).toMatchObject([
      { naic, ...good, ratedOn: "2026-03-31", source: "AM Best's website" },
    ]);
    const other = await createMember(await createCompany(), "ADMIN");
    expect((await listRatings(other.scope)).ratings).toEqual([]);
    await expect(removeRating(other.scope, naic)).rejects.toMatchObject({ code: "not_found" });
    const { events } = await listActivity(company.scope, activityQuery.parse({}));
    expect(events[0]).toMatchObject({ action: "requirements.rating_set", details: expect.stringContaining("Invented Mutual") });
  });

  it("asks for what a new insurer lacks, and refuses a date in the future", async () => {
    expect(await put({ name: "Invented Mutual" }).catch(wordsIn)).toMatchObject({
      code: "invalid",
      fields: { rating: "Choose an AM Best rating, such as A-.", size: "Choose a financial size from I to XV." },
    });
    const ratedOn = addDays(today(company.scope), 2);
    expect(await put({ ...good, ratedOn }).catch(wordsIn)).toMatchObject({
      fields: { ratedOn: "The date of a rating cannot be in the future." },
    });
    expect(await namesOf()).toEqual([]);
  });

  it("asks which values to keep when an insurer is added that a teammate added before", async () => {
    await put(good);
    await expect(put({ ...good, rating: "B", version: "" })).rejects.toMatchObject({ code: "outdated" });
    const [shown] = (await listRatings(member.scope)).ratings;
    await removeRating(member.scope, naic);
    await expect(put({ rating: "B", version: shown?.version })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a list of insurers", () => {
  it("is taken from a spreadsheet's cells, without a header or with one in another order", async () => {
    await put({ ...good, source: "Broker" });
    const pasted = "Invented Mutual\t99999\tA-\tVIII\t3/31/2026\nBirch Casualty\t23456\tA+ (XV)";
    expect(await importRatings(member.scope, pasted)).toEqual({ added: 1, changed: 1, unchanged: 0 });
    expect((await listRatings(member.scope)).ratings).toMatchObject([
      { name: "Birch Casualty", rating: "A+", size: "XV", ratedOn: null },
      { name: "Invented Mutual", rating: "A-", size: "VIII", ratedOn: "2026-03-31", source: "Broker" },
    ]);
    const csv =
      'NAIC,Financial Strength Rating,Financial Size,Insurer\r\n23456,A+,XV,Birch Casualty\r\n45678,A++,XII,"Cedar, Fire & Marine"\r\n';
    expect(await importRatings(member.scope, csv)).toEqual({ added: 1, changed: 0, unchanged: 1 });
    expect(await namesOf()).toContainEqual(["Cedar, Fire & Marine", "A++", "XII"]);
  });

  it.each<[string, string, string]>([
    [
      "with a bad row",
      "Alder Mutual,34567,A,X\nBirch,2345,A,X\nCedar,45678,Z,X",
      "Line 2: Enter the five-digit NAIC number. Line 3: Choose an AM Best rating, such as A-.",
    ],
    ["with an insurer twice", "Alder Mutual,34567,A,X\nAlder,34567,B,X", "Line 2: NAIC 34567 is in the list twice."],
    ["with nothing but a header", "Insurer,NAIC,Rating", "The list has no insurers."],
  ])("%s is refused as a whole", async (_, text, message) => {
    expect(await importRatings(member.scope, text).catch(wordsIn)).toMatchObject({ code: "invalid", fields: { text: message } });
    expect(await namesOf()).toEqual([]);
  });
});
