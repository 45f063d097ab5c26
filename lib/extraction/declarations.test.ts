import { describe, expect, it } from "vitest";
import { readPlainPage } from "@/lib/extraction/readers/declarations";
import { splitRun, type Word } from "@/lib/extraction/readers/words";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

const general = (number: string): Piece[] => [
  [160, 40, "COMMERCIAL GENERAL LIABILITY DECLARATIONS", 14],
  ...lines(40, 70, "Tideway Casualty Company"),
  [40, 100, `Policy Number: ${number}`],
  [320, 100, "Prior Policy Number: GL 4471-89"],
  [40, 124, "Named Insured and Mailing Address:"],
  [320, 124, "Producer 12-448:"],
  ...lines(40, 136, "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
  ...lines(320, 136, "Larkspur Insurance Agency", "14 Harbor Street, Salem, OR 97301"),
  [40, 184, "Policy Period: From 06-01-2026 to 06-01-2027 at 12:01 A.M. standard time"],
];

describe("declarations", () => {
  it("state parties side by side, the policy's own number, and limits after dots or in words", async () => {
    const [certificate] = await readPages([
      ...general("GL 4471-90"),
      [40, 220, "LIMITS OF INSURANCE"],
      ...lines(
        40,
        234,
        "Each Occurrence Limit ......................... $ 1,000,000",
        "Damage to Premises Rented to You Limit ........ $ 100,000 Any one premises",
        "General Aggregate Limit (other than products-completed operations) ... $ 2,000,000",
        "Medical Expense Limit ......................... Excluded",
      ),
      [40, 300, "PREMIUM"],
      ...lines(40, 314, "Each occurrence charge $ 12,450"),
    ]);
    expect(certificate).toMatchObject({
      formType: "DECLARATIONS",
      insured: { name: "Pinecrest Roofing LLC", address: "900 Millrace Road, Boise, ID 83705" },
      producer: { name: "Larkspur Insurance Agency", address: "14 Harbor Street, Salem, OR 97301" },
      insurers: [{ name: "Tideway Casualty Company" }],
      unreadable: [],
    });
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        policyNumber: "GL 4471-90",
        effectiveDate: "2026-06-01",
        expirationDate: "2027-06-01",
        limits: { eachOccurrence: 1_000_000, damageToRentedPremises: 100_000, generalAggregate: 2_000_000, medicalExpense: null },
        limitsText: { medicalExpense: "Excluded" },
      },
    ]);
  });

  it("of employers' liability state three limits, or say which of them was not found", async () => {
    const page = (...limits: string[]): Piece[] => [
      [120, 40, "WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY", 12],
      [220, 56, "INFORMATION PAGE", 12],
      [380, 76, "Policy No. WC-20260931"],
      ...lines(40, 100, "1. The Insured: Pinecrest Roofing LLC", "Mailing address: 900 Millrace Road, Boise, ID 83705"),
      [40, 130, "2. The policy period is from 10-01-2026 to 10-01-2027"],
      ...lines(60, 160, ...limits),
      [40, 210, "Minimum premium $ 750"],
      [40, 224, "Officers of the corporation are excluded."],
    ];
    const accident = "Bodily Injury by Accident $ 500,000 each accident";
    const disease = "Bodily Injury by Disease $ 1,000,000 policy limit";
    const [whole] = await readPages(page(accident, disease, "Bodily Injury by Disease $ 500,000 each employee"));
    expect(whole?.policies[0]).toMatchObject({
      type: "WORKERS_COMPENSATION",
      limits: { elEachAccident: 500_000, elDiseasePolicyLimit: 1_000_000, elDiseaseEachEmployee: 500_000 },
      proprietorExcluded: true,
    });
    const [cut] = await readPages(page(accident, disease));
    expect(cut?.unreadable).toContain("/policies/0/limits/elDiseaseEachEmployee");
  });

  it("of an umbrella do not take the limits of the policies below it", async () => {
    const [certificate] = await readPages([
      [140, 40, "COMMERCIAL LIABILITY UMBRELLA DECLARATIONS", 13],
      ...lines(40, 70, "Policy No.: UMB 3300912", "Policy Period: 04/01/2026 to 04/01/2027", "Named Insured: Pinecrest Roofing LLC"),
      [40, 120, "LIMITS OF INSURANCE"],
      ...lines(40, 134, "Each Occurrence Limit $ 5,000,000", "Self-Insured Retention $ 10,000 Any one occurrence"),
      [40, 170, "SCHEDULE OF UNDERLYING INSURANCE"],
      ...lines(40, 184, "General liability, each occurrence $ 1,000,000", "General aggregate $ 2,000,000"),
      [40, 220, "Advance premium $ 11,875"],
    ]);
    expect(certificate?.policies).toMatchObject([
      { type: "UMBRELLA_POLICY", limits: { umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: null, retention: 10_000 } },
    ]);
  });

  it("on several pages are one certificate for each policy", async () => {
    const part: Piece[] = [
      [140, 40, "GENERAL LIABILITY COVERAGE PART DECLARATIONS", 13],
      [40, 70, "Policy No. GL 4471-90"],
      [40, 100, "LIMITS OF INSURANCE"],
      [40, 114, "Each Occurrence Limit $ 1,000,000"],
      [40, 140, "Effective with the policy. Total premium $ 900"],
    ];
    const auto: Piece[] = [
      [140, 40, "BUSINESS AUTO DECLARATIONS", 13],
      ...lines(40, 70, "Policy Number: BA 118822", "Policy Period: 06/01/2026 to 06/01/2027", "Named Insured: Pinecrest Roofing LLC"),
      [40, 120, "Covered Autos Liability"],
      [300, 120, "1"],
      [360, 120, "$ 1,000,000 combined single limit"],
      [540, 120, "$ 6,204"],
    ];
    const read = await readPages(general("GL 4471-90"), part, auto);
    expect(read.map(({ policies }) => policies)).toMatchObject([
      [{ policyNumber: "GL 4471-90", expirationDate: "2027-06-01", limits: { eachOccurrence: 1_000_000 } }],
      [{ type: "AUTO_LIABILITY", policyNumber: "BA 118822", limits: { combinedSingleLimit: 1_000_000 } }],
    ]);
    expect(read[0]?.evidence["/policies/0/limits/eachOccurrence"]).toMatchObject({ page: 2, text: "1,000,000" });
  });

  it("that give limits abreast below their names have each below its own", async () => {
    const [certificate] = await readPages([
      [120, 40, "WORKERS COMPENSATION AND EMPLOYERS LIABILITY", 12],
      [220, 56, "INFORMATION PAGE", 12],
      [40, 90, "Policy No. WC-20260931"],
      [40, 110, "Policy period 02/15/2026 to 02/15/2027"],
      [40, 130, "Insured: Pinecrest Roofing LLC"],
      [40, 150, "Limits of our liability, and the premium below:"],
      ...(["accident", "disease", "disease"] as const).map((kind, at): Piece => [80 + 160 * at, 170, `Bodily injury by ${kind}`]),
      ...(["each accident", "each employee", "policy limit"] as const).map((kind, at): Piece => [90 + 160 * at, 182, kind]),
      ...(["$500,000", "$600,000", "$700,000"] as const).map((sum, at): Piece => [96 + 160 * at, 194, sum]),
    ]);
    expect(certificate?.policies[0]?.limits).toMatchObject({
      elEachAccident: 500_000,
      elDiseaseEachEmployee: 600_000,
      elDiseasePolicyLimit: 700_000,
    });
  });

  it("of several coverages without a title that says which give no policy the number of another", async () => {
    const at = (x: number, y: number, text: string): Word[] =>
      splitRun({ text, box: [x, y, x + 4 * text.length, y + 7], confidence: 1, reader: "text", page: 1 });
    const part = (x: number, title: string, number: string) => [
      ...at(x, 90, title),
      ...at(x, 120, `Policy no. ${number}`),
      ...at(x, 134, "07/01/2026 to 07/01/2027"),
    ];
    const general = part(40, "Panel of general liability", "TLS 8810021");
    const read = (words: Word[]) => readPlainPage({ number: 1, width: 612, height: 792, words }, "NON_ACORD_CERTIFICATE");
    expect((await read(general)).policies).toMatchObject([{ type: "GENERAL_LIABILITY", policyNumber: "TLS 8810021" }]);
    const both = await read([...general, ...part(320, "Panel of workers compensation", "MEI 0120")]);
    expect(both).toMatchObject({ policies: [], unreadable: expect.arrayContaining(["/policies"]) });
  });

  it("on a picture give no name that was hardly legible", async () => {
    const named = async (confidence: number) => {
      const words = ["UMBRELLA DECLARATIONS", "Policy number: UMB 33009", "Insured: Pinecrest Roofing LLC"].flatMap((text, at) =>
        splitRun({ text, box: [40, 90 + 14 * at, 40 + 4 * text.length, 97 + 14 * at], confidence: 0.95, reader: "ocr", page: 1 }),
      );
      const seen = words.map((word) => (word.text === "Roofing" ? { ...word, confidence } : word));
      const { insured, unreadable } = await readPlainPage({ number: 1, width: 612, height: 792, words: seen }, "DECLARATIONS");
      return { name: insured.name, isKnownByTitle: unreadable.includes("/insured/name") };
    };
    expect(await named(0.9)).toEqual({ name: "Pinecrest Roofing LLC", isKnownByTitle: false });
    expect(await named(0.5)).toEqual({ name: null, isKnownByTitle: true });
  });

  it("say so where number, term or insured were not found on them", async () => {
    const [certificate] = await readPages([
      [140, 40, "GENERAL LIABILITY DECLARATIONS", 13],
      ...lines(
        40,
        70,
        "Policy number: GL 4471-90",
        "The named insured and the policy period are those of the schedule.",
        "Premium $ 900, limits as agreed",
      ),
    ]);
    expect(certificate?.unreadable).toEqual(
      expect.arrayContaining(["/insured/name", "/insurers", "/policies/0/effectiveDate", "/policies/0/expirationDate"]),
    );
  });
});

describe("a letter", () => {
  it("gives the policies of its sentences, their insurers, and who it is from, about and to", async () => {
    const [certificate] = await readPages([
      ...lines(300, 40, "Larkspur Insurance Brokers", "41 Harbor Street, Salem, OR 97301"),
      [60, 90, "October 6, 2026"],
      ...lines(60, 110, "Harrow & Vale Builders Inc", "Attn: Risk Management", "350 Quarry Street", "Boise, ID 83702"),
      [60, 168, "Re: Confirmation of coverage"],
      [60, 184, "To whom it may concern:"],
      [60, 208, "We are the insurance broker for Pinecrest Roofing, Inc., 900 Millrace Road, Boise, ID 83705."],
      [60, 220, "We confirm that the following insurance is in force as of the date of this letter."],
      ...lines(
        60,
        250,
        "Commercial general liability insurance is written by Tideway Casualty Company under policy number",
        "GL-0061120-01, effective April 30, 2026 and expiring April 30, 2027. The policy is on an occurrence form",
        "with limits of $1,000,000 each occurrence, $2,000,000 general aggregate and $2,000,000 products and completed",
        "operations aggregate.",
      ),
      ...lines(
        60,
        310,
        "Business automobile liability is provided by Lantern Insurance Company, policy BA 61 30 44, for the",
        "period January 1, 2026 to January 1, 2027, with a combined single limit of $1,000,000 for any auto.",
      ),
    ]);
    expect(certificate).toMatchObject({
      formType: "NON_ACORD_CERTIFICATE",
      certificateDate: "2026-10-06",
      producer: { name: "Larkspur Insurance Brokers", address: "41 Harbor Street, Salem, OR 97301" },
      insured: { name: "Pinecrest Roofing, Inc.", address: "900 Millrace Road, Boise, ID 83705" },
      certificateHolder: "Harrow & Vale Builders Inc, Attn: Risk Management, 350 Quarry Street, Boise, ID 83702",
      insurers: [
        { letter: "A", name: "Tideway Casualty Company" },
        { letter: "B", name: "Lantern Insurance Company" },
      ],
    });
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        insurerLetter: "A",
        policyNumber: "GL-0061120-01",
        expirationDate: "2027-04-30",
        occurrenceOrClaimsMade: "OCCURRENCE",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
      },
      { type: "AUTO_LIABILITY", insurerLetter: "B", policyNumber: "BA 61 30 44", limits: { combinedSingleLimit: 1_000_000 } },
    ]);
    const boxOf = (key: string) => certificate?.evidence[`/policies/0/limits/${key}`]?.box[0] ?? 0;
    expect(boxOf("productsCompOpAggregate")).toBeGreaterThan(boxOf("generalAggregate"));
  });
});

describe("what speaks of policies and is no evidence of them", () => {
  it.each(["is no longer in force", "has been cancelled", "was not renewed and is cancelled", "was quoted and is not yet bound"])(
    "a letter that says that a policy %s",
    async (state) => {
      const read = await readPages([
        [60, 50, "October 6, 2026"],
        [60, 80, "To whom it may concern:"],
        ...lines(
          60,
          110,
          "We advise that the general liability insurance of Pinecrest Roofing LLC under policy number GL-0061120,",
          "effective April 30, 2026 to April 30, 2027, with a limit of $1,000,000 each occurrence,",
          `${state}. Confirmation of coverage`,
        ),
      ]);
      expect(read.flatMap(({ policies }) => policies)).toEqual([]);
    },
  );

  it("but one that says what happens if a policy is cancelled is evidence of it", async () => {
    const [certificate] = await readPages([
      [160, 50, "Verification of insurance", 14],
      ...lines(60, 80, "Insured: Pinecrest Roofing LLC", "Policy number: GL-0061120", "Policy period: 04/30/2026 to 04/30/2027"),
      ...lines(60, 140, "General liability, each occurrence $1,000,000.", "If the policy is cancelled, notice will be sent."),
    ]);
    expect(certificate?.policies).toMatchObject([{ policyNumber: "GL-0061120", expirationDate: "2027-04-30" }]);
  });

  const table: Piece[] = [
    [40, 120, "Policy", 8],
    [160, 120, "Company", 8],
    [280, 120, "Effective", 8],
    [350, 120, "Expires", 8],
    [430, 120, "Description", 8],
    [40, 136, "GL-0049817"],
    [160, 136, "Tideway Casualty"],
    [280, 136, "06/01/2026"],
    [350, 136, "06/01/2027"],
    [430, 136, "General liability"],
    [40, 150, "UMB 550031"],
    [160, 150, "Lantern Mutual"],
    [280, 150, "06/01/2026"],
    [350, 150, "06/01/2027"],
    [430, 150, "Umbrella $5,000,000"],
  ];
  it.each(["INVOICE", "COMMERCIAL INSURANCE APPLICATION", "INSURANCE QUOTATION"])("%s", async (title) => {
    const [certificate] = await readPages([[220, 50, title, 14], [40, 80, "Insured: Pinecrest Roofing LLC"], ...table]);
    expect(certificate).toMatchObject({ formType: "OTHER", policies: [] });
  });

  it("a notice of cancellation", async () => {
    const [certificate] = await readPages([[220, 50, "NOTICE OF CANCELLATION", 14], [40, 80, "Insured: Pinecrest Roofing LLC"], ...table]);
    expect(certificate).toMatchObject({ formType: "NOTICE", policies: [] });
  });
});
