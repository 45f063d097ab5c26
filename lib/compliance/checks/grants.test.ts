import { describe, expect, it } from "vitest";
import type { JudgedCoverage, JudgedDocument, JudgedEndorsement } from "@/lib/compliance/coverages/schema";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import type { Rung } from "@/lib/compliance/requirements/values";
import { builder, coverage, doubted, endorsement, judged, none, paper, read, vendorName } from "@/lib/testing/papers";

const hard = { key: "rule", severity: "hard" } as const;
const proof = (rung: Rung, over: object = {}) => ({ rung, forms: null, blanket: true, ...over });
const insured = (operations: "ongoing" | "completed", rung: Rung, over: object = {}): RequirementOf<"additional-insured"> => ({
  ...{ ...hard, type: "additional-insured", coverage: "GENERAL_LIABILITY", operations },
  ...proof(rung, over),
});
const bare = { additionalInsured: read(false), waiverOfSubrogation: read(false), aggregatePer: none };
const general = (over: Partial<JudgedCoverage> = {}) => coverage("GENERAL_LIABILITY", { ...bare, ...over });
const on = (row: JudgedCoverage, over: Partial<JudgedDocument> = {}) => [paper({ coverages: [row], ...over })];
const says = (words: string, row = general()) => on(row, { description: read(words) });
const has = (form: string | null, over: Partial<JudgedEndorsement> = {}) => on(general(), { endorsements: [endorsement(form, over)] });

describe("additional insured for ongoing operations", () => {
  it("is shown by the box where a checkbox is enough, and not where an endorsement is required", () => {
    const boxed = on(general({ additionalInsured: read(true) }));
    expect(judged(insured("ongoing", "checkbox"), boxed)).toMatchObject({
      ...{ result: "pass", reason: expect.stringContaining("by a checkbox on the certificate") },
    });
    expect(judged(insured("ongoing", "endorsement"), boxed)).toMatchObject({
      result: "fail",
      reason:
        "The general liability shows additional insured status for ongoing operations by a checkbox on the certificate. Proof by the endorsement page is required.",
    });
    expect(judged(insured("ongoing", "checkbox"), on(general({ additionalInsured: doubted() }))).result).toBe("unreadable");
    expect(judged(insured("ongoing", "checkbox"), on(general())).result).toBe("fail");
  });

  it.each([
    ["Example Builders Inc is included as additional insured.", "pass"],
    ["Example Builders Inc is an additional insured where required by written contract.", "pass"],
    ["City of Springfield is included as additional insured.", "unreadable"],
    ["Additional insured status was declined by the carrier.", "fail"],
    ["AI declined. Additional insured is included.", "unreadable"],
    ["Additional insured is included. For auto.", "unreadable"],
    ["Umbrella. Additional insured is included.", "unreadable"],
    ["Example Builders Inc is included as additional insured on Auto.", "fail"],
    ["Additional insured is as listed below.", "unreadable"],
    ["Do the policies have a blanket additional insured endorsement.", "unreadable"],
    ["Additional insured per CG 20 10 04 13 to follow.", "unreadable"],
    ["Example Builders Inc is not included as additional insured.", "fail"],
    ["Additional insured only if required by written contract.", "unreadable"],
    ["Additional insured status may be requested.", "unreadable"],
    ["Additional insured as respects the auto policy.", "fail"],
    ["Roofing at 200 Example Plaza.", "fail"],
  ])("in the words %j: %s", (words, result) => {
    expect(judged(insured("ongoing", "description"), says(words)).result).toBe(result);
  });

  it("to the certificate holder is no proof where the certificate is made out to someone else", () => {
    const words = { description: read("Certificate holder is included as additional insured.") };
    expect(judged(insured("ongoing", "description"), on(general(), words)).result).toBe("pass");
    expect(judged(insured("ongoing", "description"), on(general(), { ...words, holder: read("Springfield Owner LLC") })).result).toBe(
      "unreadable",
    );
  });

  /** A description as it is read: the form that it names is an endorsement of its own. */
  const naming = (form: string, edition: string | null, words: string) =>
    on(general(), { description: read(words), endorsements: [endorsement(form, { edition, source: "description", text: words })] });

  it.each([
    ["CA 20 48", "Certificate holder is included as additional insured per form CA 20 48.", "unreadable"],
    ["CG 20 10", "Waiver of subrogation per CG 20 10.", "unreadable"],
    ["CG 21 39", "Additional insured per CG 21 39.", "unreadable"],
    ["CG 20 10", "Certificate holder is included as additional insured per form CG 20 10 04 13.", "pass"],
  ])("by %s in %j: %s", (form, words, result) => {
    expect(judged(insured("ongoing", "description"), naming(form, null, words)).result).toBe(result);
  });

  it("by a sentence that names another form than the accepted ones waits for a person", () => {
    const words = naming("CG 20 26", "04 13", "Certificate holder is included as additional insured per CG 20 26 04 13.");
    expect(judged(insured("ongoing", "description", { forms: ["CG 20 10"] }), words).result).toBe("unreadable");
  });

  it("by contract alone is no proof where a blanket grant is refused", () => {
    const blanket = says("Additional insured status applies where required by written contract.");
    expect(judged(insured("ongoing", "description"), blanket).result).toBe("pass");
    expect(judged(insured("ongoing", "description", { blanket: false }), blanket).result).toBe("unreadable");
  });

  it("is contradicted by a description that denies what the box shows", () => {
    const papers = says("Certificate holder is not an additional insured.", general({ additionalInsured: read(true) }));
    expect(judged(insured("ongoing", "checkbox"), papers)).toMatchObject({
      result: "unreadable",
      reason: expect.stringMatching(/shows additional insured .* by a checkbox .*, but certificate.pdf says/),
    });
  });

  it.each([
    ["CG 20 10 that names the holder", has("CG 20 10"), "pass"],
    ["CG 20 10 that names the holder over two lines", has("CG 20 10", { persons: ["Example Builders", "Inc"] }), "pass"],
    ["CG 20 10 by written contract", has("CG 20 10", { persons: ["Any person or organization as required by written contract"] }), "pass"],
    ["CG 20 10 whose schedule denies it", has("CG 20 10", { persons: ["The following are NOT", "Example Builders Inc"] }), "unreadable"],
    ["CG 20 10 for any person but the holder", has("CG 20 10", { persons: ["Any person other than Example Builders Inc"] }), "unreadable"],
    ["CG 20 10 under old contracts", has("CG 20 10", { persons: ["As required by written contract executed before 2020"] }), "unreadable"],
    ["CG 20 10 for any person or organization", has("CG 20 10", { persons: ["Any person(s) or organization(s) where required"] }), "pass"],
    ["CG 20 10 for a firm whose name begins with All", has("CG 20 10", { persons: ["All Pro Organization LLC"] }), "fail"],
    ["CG 20 10 for a firm whose name begins with Blanket", has("CG 20 10", { persons: ["Blanket Insulation LLC"] }), "fail"],
    ["CG 20 10 that names someone else", has("CG 20 10", { persons: ["Other Owner LLC"] }), "fail"],
    ["CG 20 10 with a name close to the holder", has("CG 20 10", { persons: ["Example Builder Inc"] }), "unreadable"],
    ["CG 20 10 without a schedule that could be read", has("CG 20 10", { persons: [] }), "unreadable"],
    ["CG 20 33, which is automatic", has("CG 20 33", { persons: [] }), "pass"],
    ["CG 20 26, which is not asked for", has("CG 20 26"), "fail"],
    ["CG 20 37, which gives completed operations", has("CG 20 37"), "fail"],
    ["CG 20 10 of another policy", has("CG 20 10", { policyNumber: "OTHER-9" }), "fail"],
    ["CG 20 10 of this policy", has("CG 20 10", { policyNumber: "GENE 1001" }), "pass"],
    ["CG 20 10 that begins after the policy", has("CG 20 10", { effective: "2099-12-31" }), "fail"],
    ["CG 20 10 that begins later in the term", has("CG 20 10", { effective: "2026-12-31" }), "unreadable"],
    ["CG 20 10 that has ended", has("CG 20 10", { expires: "2026-02-01" }), "unreadable"],
    ["CG 20 10 of another named insured", has("CG 20 10", { insured: "Somebody Else Corp" }), "unreadable"],
    ["CG 20 10 of the vendor", has("CG 20 10", { insured: vendorName }), "pass"],
    ["CG 20 10 that is only quoted", has("CG 20 10", { granted: null }), "unreadable"],
    ["CG 20 10 of an older term", has("CG 20 10", { effective: "2025-01-01" }), "fail"],
    ["a carrier's own form", has(null, { line: null, persons: [], text: "BLANKET ADDITIONAL INSURED ENDORSEMENT" }), "unreadable"],
    ["CG 20 10 that the description only names", has("CG 20 10", { source: "description" }), "fail"],
  ] as const)("by %s: %s", (_, papers, result) => {
    expect(judged(insured("ongoing", "endorsement"), papers).result).toBe(result);
  });

  it("by an endorsement page in a file of its own needs the policy's number", () => {
    const page = (policyNumber: string | null) =>
      paper({ id: "page", paper: "endorsement", expectsCoverage: false, endorsements: [endorsement("CG 20 10", { policyNumber })] });
    expect(judged(insured("ongoing", "endorsement"), [...on(general()), page("GENE-1001")]).result).toBe("pass");
    expect(judged(insured("ongoing", "endorsement"), [...on(general()), page(null)]).result).toBe("unreadable");
  });

  it.each([
    ["CG D2 46", "CG D2 46 04 19", "pass"],
    ["U-GL-1175", "U-GL-1175-F CW (04/13)", "pass"],
    ["CNA75079XX", "CNA75079XX (10-16)", "pass"],
    ["CG 20 33", "CG 20 33 04 13", "unreadable"],
    ["CNA74705XX", "CNA74705XX, which waives and gives aggregates only", "unreadable"],
    ["CG 99 88", "CG 99 88, which no table knows", "unreadable"],
  ])("by a sentence that names the carrier's own form counts where forms of the bureaus are listed: %s", (form, written, result) => {
    const words = `Certificate holder is additional insured per ${written}.`;
    const named = on(general(), { description: read(words), endorsements: [endorsement(form, { source: "description", text: words })] });
    expect(judged(insured("ongoing", "description", { forms: ["CG 20 10"] }), named).result).toBe(result);
  });

  it("by a listed form only, where forms are listed, and by name only, where blanket endorsements are refused", () => {
    const listed = { forms: ["CG 20 10", "CG 20 26"] };
    expect(judged(insured("ongoing", "endorsement", listed), has("CG 20 26")).result).toBe("pass");
    expect(judged(insured("ongoing", "endorsement", listed), has("CG 20 33"))).toMatchObject({
      ...{ result: "fail", reason: "Endorsement CG 20 33 is not on the list of accepted forms.", fix: "Send endorsement CG 20 10" },
    });
    expect(judged(insured("ongoing", "endorsement", { blanket: false }), has("CG 20 33"))).toMatchObject({
      ...{ result: "fail", reason: expect.stringContaining("applies by contract only") },
    });
  });

  it("by the policy itself is the highest proof", () => {
    const policy = paper({ id: "policy", paper: "policy", coverages: [general()], endorsements: [endorsement("CG 20 10")] });
    expect(judged(insured("ongoing", "policy"), [...on(general()), policy]).result).toBe("pass");
    expect(judged(insured("ongoing", "policy"), has("CG 20 10")).result).toBe("fail");
  });
});

describe("additional insured for completed operations", () => {
  it("is never implied by CG 20 10, but CG 20 10 11 85 covers both", () => {
    expect(judged(insured("completed", "endorsement"), has("CG 20 10"))).toMatchObject({
      result: "fail",
      fix: "Send endorsement CG 20 37",
    });
    expect(judged(insured("completed", "endorsement"), has("CG 20 10", { edition: "11 85" })).result).toBe("pass");
    expect(judged(insured("ongoing", "endorsement"), has("CG 20 10", { edition: "11 85" })).result).toBe("pass");
    expect(judged(insured("completed", "endorsement"), has("CG 20 37")).result).toBe("pass");
  });

  it("is shown by no box", () => {
    expect(judged(insured("completed", "description"), on(general({ additionalInsured: read(true) }))).result).toBe("fail");
    expect(judged(insured("completed", "description"), says("Additional insured includes ongoing and completed operations.")).result).toBe(
      "pass",
    );
  });
});

describe("additional insured on auto", () => {
  const rule = { ...insured("ongoing", "endorsement"), coverage: "AUTO_LIABILITY" as const };
  it("is given by CA 20 48", () => {
    const papers = on(coverage("AUTO_LIABILITY"), { endorsements: [endorsement("CA 20 48", { line: "AUTO_LIABILITY" })] });
    expect(judged(rule, papers).result).toBe("pass");
    expect(judged(rule, on(coverage("AUTO_LIABILITY"), { endorsements: [endorsement("CG 20 10")] })).result).toBe("fail");
  });
});

describe("primary and noncontributory", () => {
  const rule: Requirement = { ...hard, type: "primary", coverage: "GENERAL_LIABILITY", ...proof("description") };

  it("is shown by the description or by CG 20 01", () => {
    expect(judged(rule, says("Coverage is primary and non-contributory."))).toMatchObject({ result: "pass" });
    expect(judged(rule, has("CG 20 01", { persons: [] })).result).toBe("pass");
    expect(judged(rule, on(general()))).toMatchObject({
      ...{ result: "fail", reason: "The general liability does not show primary and noncontributory coverage." },
    });
    expect(judged(rule, on(general(), { description: doubted() })).result).toBe("unreadable");
  });
});

describe("a waiver of subrogation", () => {
  const rule = (kind: "GENERAL_LIABILITY" | "AUTO_LIABILITY" | "WORKERS_COMPENSATION", rung: Rung = "checkbox"): Requirement => ({
    ...{ ...hard, type: "waiver", coverage: kind, ...proof(rung) },
  });

  it("is the box of that line, never of another", () => {
    const papers = [
      paper({
        coverages: [general({ waiverOfSubrogation: read(true) }), coverage("WORKERS_COMPENSATION", { waiverOfSubrogation: read(false) })],
      }),
    ];
    expect(judged(rule("GENERAL_LIABILITY"), papers).result).toBe("pass");
    expect(judged(rule("WORKERS_COMPENSATION"), papers).result).toBe("fail");
  });

  it("in words that name no coverage is certain for general liability alone", () => {
    const papers = (words: string) => [
      paper({ description: read(words), coverages: [general(), coverage("WORKERS_COMPENSATION", { waiverOfSubrogation: read(false) })] }),
    ];
    const plain = papers("Waiver of subrogation applies.");
    expect(judged(rule("GENERAL_LIABILITY"), plain).result).toBe("pass");
    expect(judged(rule("WORKERS_COMPENSATION"), plain).result).toBe("unreadable");
    expect(judged(rule("WORKERS_COMPENSATION"), papers("Waiver of subrogation applies to GL and workers compensation.")).result).toBe(
      "pass",
    );
    expect(judged(rule("WORKERS_COMPENSATION"), papers("Waiver of subrogation applies to all policies.")).result).toBe("pass");
    expect(judged(rule("WORKERS_COMPENSATION"), papers("Waiver of subrogation applies to general liability.")).result).toBe("fail");
  });

  it.each([
    ["GENERAL_LIABILITY", "CG 24 04"],
    ["AUTO_LIABILITY", "CA 04 44"],
    ["WORKERS_COMPENSATION", "WC 00 03 13"],
    ["WORKERS_COMPENSATION", "WC 42 03 04"],
    ["WORKERS_COMPENSATION", "WC 04 03 06"],
  ] as const)("on %s is given by %s", (kind, form) => {
    const papers = on(coverage(kind, { waiverOfSubrogation: read(false) }), { endorsements: [endorsement(form, { line: kind })] });
    expect(judged(rule(kind, "endorsement"), papers).result).toBe("pass");
  });
});

describe("an aggregate per project", () => {
  const rule = (rung: Rung): Requirement => ({ ...hard, type: "aggregate-scope", scope: "PROJECT", ...proof(rung) });

  it("is the box PROJECT or CG 25 03", () => {
    expect(judged(rule("checkbox"), on(general({ aggregatePer: read("PROJECT") }))).result).toBe("pass");
    expect(judged(rule("checkbox"), on(general({ aggregatePer: read("POLICY") }))).result).toBe("fail");
    expect(judged(rule("checkbox"), has("CG 25 03", { persons: ["All construction projects"] })).result).toBe("pass");
    expect(judged(rule("checkbox"), has("CG 25 03", { persons: ["Example Plaza"] })).result).toBe("unreadable");
    expect(judged(rule("checkbox"), has("CG 25 04")).result).toBe("fail");
  });
});

describe("notice of cancellation", () => {
  const rule = (rung: "description" | "endorsement"): Requirement => ({
    ...hard,
    type: "cancellation-notice",
    coverage: "GENERAL_LIABILITY",
    days: 30,
    rung,
  });
  const page = (text: string) => has("CG 02 24", { persons: [text], text: "EARLIER NOTICE OF CANCELLATION" });

  it("needs enough days on an endorsement; the form's own text proves nothing", () => {
    expect(judged(rule("endorsement"), page("Number of Days' Notice: 30 days")).result).toBe("pass");
    expect(judged(rule("endorsement"), page("10 days"))).toMatchObject({
      ...{ result: "fail", reason: "The general liability gives 10 days of notice before cancellation; 30 days are required." },
    });
    expect(judged(rule("endorsement"), page("")).result).toBe("unreadable");
    const named = has("CG 02 24", { source: "description", text: "30 days notice by CG 02 24 to follow." });
    expect(judged(rule("description"), named).result).toBe("unreadable");
    expect(judged(rule("endorsement"), says("30 days notice of cancellation applies.")).result).toBe("fail");
    expect(judged(rule("description"), says("30 days notice of cancellation applies.")).result).toBe("pass");
    expect(judged(rule("description"), on(general(), { noticeDays: read(30) })).result).toBe("pass");
  });
});

describe("endorsements that take coverage away", () => {
  const rule: Requirement = { ...hard, type: "no-exclusion", coverage: "GENERAL_LIABILITY", forms: ["CG 21 39", "CG 22 94"] };

  it("fail where one is found, and are never proven absent by a certificate", () => {
    expect(judged(rule, has("CG 22 94"))).toMatchObject({
      ...{ result: "fail", reason: "The general liability has endorsement CG 22 94, which takes coverage away." },
    });
    expect(judged(rule, on(general()))).toMatchObject({ result: "not_evaluated", reason: expect.stringContaining("CG 21 39, CG 22 94") });
  });
});

it("an endorsement for another holder is not for this one, whoever else is accepted", () => {
  const rule = insured("ongoing", "endorsement");
  const holders = [builder, { name: "Sample Owner LLC", address: null }];
  expect(judged(rule, has("CG 20 10", { persons: ["Sample Owner LLC"] }), { holders }).result).toBe("pass");
  expect(judged(rule, has("CG 20 10", { persons: ["Sample Owner LLC"] })).result).toBe("fail");
});
