import { describe, expect, it } from "vitest";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

const memorandum: Piece[] = [
  [40, 40, "MEMORANDUM OF INSURANCE", 15],
  ...lines(40, 70, "Insured", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
  [320, 70, "Issued to: Harborline Builders Inc., 4 Quay Street, Salem, OR 97301"],
];
const liability = [
  "Tideway Casualty Company (NAIC 99901)",
  "Policy TCL 440 0071",
  "Term 03/01/2026 - 03/01/2027",
  "Occurrence: yes    Claims-made: no",
  "Each occurrence 1,000,000",
  "General aggregate 2,000,000",
  "Aggregate per: project",
];

describe("a page with a part for each coverage", () => {
  it("gives each its own number, term, insurer and limits, abreast and below each other", async () => {
    const [certificate] = await readPages([
      ...memorandum,
      [40, 150, "General Liability", 11],
      ...lines(40, 166, ...liability),
      [320, 150, "Automobile Liability", 11],
      ...lines(320, 166, "Brightwater Mutual Insurance Company (NAIC 99902)", "Policy BWA 17-2200", "Term 04/15/2026 - 04/15/2027"),
      ...lines(320, 202, "Combined single limit 500,000"),
      [40, 280, "Excess Liability", 11],
      ...lines(40, 296, "Tideway Casualty Company (NAIC 99901)", "Policy 81 20447", "Term 03/01/2026 - 03/01/2027"),
      ...lines(40, 332, "Per occurrence 4,000,000", "Aggregate 4,000,000"),
      [320, 280, "Additional information", 11],
      ...lines(320, 296, "The general liability policy has a limit of 9,000,000 for nobody."),
    ]);
    expect(certificate?.insurers).toEqual([
      { letter: "A", name: "Tideway Casualty Company", naic: "99901" },
      { letter: "B", name: "Brightwater Mutual Insurance Company", naic: "99902" },
    ]);
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        insurerLetter: "A",
        policyNumber: "TCL 440 0071",
        effectiveDate: "2026-03-01",
        expirationDate: "2027-03-01",
        occurrenceOrClaimsMade: "OCCURRENCE",
        aggregateAppliesPer: "PROJECT",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
      },
      {
        type: "AUTO_LIABILITY",
        insurerLetter: "B",
        policyNumber: "BWA 17-2200",
        effectiveDate: "2026-04-15",
        limits: { combinedSingleLimit: 500_000 },
      },
      {
        type: "UMBRELLA_POLICY",
        insurerLetter: "A",
        policyNumber: "81 20447",
        limits: { umbrellaEachOccurrence: 4_000_000, umbrellaAggregate: 4_000_000 },
      },
    ]);
  });

  it("does not lend a part the term of another: what a part lacks is unreadable", async () => {
    const [certificate] = await readPages([
      ...memorandum,
      [40, 150, "General Liability", 11],
      ...lines(40, 166, ...liability),
      [40, 280, "Workers Compensation", 11],
      ...lines(40, 296, "Policy WC 990 1187", "Each accident 1,000,000", "Disease, each employee 1,000,000"),
    ]);
    expect(certificate?.policies[1]).toMatchObject({
      type: "WORKERS_COMPENSATION",
      policyNumber: "WC 990 1187",
      effectiveDate: null,
      expirationDate: null,
    });
    expect(certificate?.unreadable).toEqual(
      expect.arrayContaining(["/policies/1/effectiveDate", "/policies/1/expirationDate", "/policies/1/limits/elDiseasePolicyLimit"]),
    );
  });

  it("of which one holds two numbers gives it none of them", async () => {
    const [certificate] = await readPages([
      ...memorandum,
      [40, 150, "General Liability", 11],
      ...lines(40, 166, ...liability, "Contractors cover", "Policy CPL 55 1020"),
      [40, 290, "Automobile Liability", 11],
      ...lines(40, 306, "Policy BWA 17-2200", "Term 04/15/2026 - 04/15/2027", "Combined single limit 500,000"),
    ]);
    expect(certificate?.policies.map(({ policyNumber }) => policyNumber)).toEqual([null, "BWA 17-2200"]);
    expect(certificate?.unreadable).toEqual(expect.arrayContaining(["/policies/0/policyNumber", "/policies/0/expirationDate"]));
  });

  it("does not take the policies below an umbrella for policies of the page", async () => {
    const [certificate] = await readPages([
      [160, 40, "COMMERCIAL UMBRELLA DECLARATIONS", 14],
      ...lines(40, 70, "Tideway Casualty Company"),
      [40, 100, "Policy Number: UMB 4471-90"],
      ...lines(40, 124, "Named Insured:", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
      [40, 184, "Policy Period: From 06-01-2026 to 06-01-2027 at 12:01 A.M. standard time"],
      ...lines(40, 210, "LIMITS OF INSURANCE", "Each Occurrence Limit $ 5,000,000", "Aggregate Limit $ 5,000,000"),
      [40, 260, "Schedule of underlying insurance"],
      ...lines(40, 280, "General Liability", "Each occurrence $ 1,000,000", "General aggregate $ 2,000,000"),
      ...lines(40, 330, "Automobile Liability", "Combined single limit $ 1,000,000", "Total premium $ 3,200"),
    ]);
    expect(certificate?.policies).toMatchObject([
      { type: "UMBRELLA_POLICY", policyNumber: "UMB 4471-90", limits: { umbrellaEachOccurrence: 5_000_000 } },
    ]);
  });
});

describe("a package policy", () => {
  const first: Piece[] = [
    [300, 40, "Contractors Package Policy", 13],
    [300, 56, "Common declarations page 1 of 2"],
    [40, 40, "Tideway Casualty Company"],
    ...lines(40, 90, "POLICYHOLDER", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
    ...lines(240, 90, "POLICY NUMBER", "PK 550 31 7742", "POLICY DATES", "09-01-26 to 09-01-27"),
    ...lines(
      40,
      160,
      "Coverage parts with a premium are in force.",
      "Commercial General Liability",
      "Business Auto",
      "Commercial Umbrella",
    ),
    ...lines(400, 172, "$9,512", "$6,740", "No coverage"),
    [40, 220, "Total policy premium $16,252"],
  ];
  const second = (number: string): Piece[] => [
    [40, 40, `Pinecrest Roofing LLC   ${number} page 2 of 2`],
    ...lines(40, 70, "Commercial General Liability (occurrence form)", "Each occurrence", "General aggregate - each project"),
    ...lines(400, 82, "$1,000,000", "$2,000,000"),
    ...lines(40, 120, "Business Auto", "Liability, combined single limit each accident"),
    [400, 132, "$750,000"],
  ];

  it("has its parts on the next page, each with the number and the term of the first", async () => {
    const certificates = await readPages(first, second("PK 550 31 7742"));
    expect(certificates).toHaveLength(1);
    const whole = { policyNumber: "PK 550 31 7742", effectiveDate: "2026-09-01", expirationDate: "2027-09-01" };
    expect(certificates[0]?.policies).toMatchObject([
      {
        ...whole,
        type: "GENERAL_LIABILITY",
        occurrenceOrClaimsMade: "OCCURRENCE",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
      },
      { ...whole, type: "AUTO_LIABILITY", limits: { combinedSingleLimit: 750_000 } },
    ]);
    expect(certificates[0]?.evidence["/policies/1/policyNumber"]).toMatchObject({ page: 1, text: "PK 550 31 7742" });
    expect(certificates[0]?.evidence["/policies/1/limits/combinedSingleLimit"]?.page).toBe(2);
  });

  it("takes nothing from a page that bears another number", async () => {
    const certificates = await readPages(first, second("PK 551 00 0001"));
    expect(certificates.flatMap(({ policies }) => policies).map(({ type }) => type)).toEqual(["OTHER"]);
  });
});

describe("a letter", () => {
  it("that begins without a greeting is to whom its address is", async () => {
    const [certificate] = await readPages([
      ...lines(40, 40, "Brightwater Mutual Insurance Company"),
      ...lines(40, 80, "08/25/2026"),
      ...lines(40, 110, "Harborline Builders Inc.", "4 Quay Street", "Salem, OR 97301"),
      ...lines(40, 180, "Verification of workers compensation coverage"),
      ...lines(40, 210, "We have been asked to verify coverage for the employer that is named here."),
      ...lines(40, 240, "Employer: Pinecrest Roofing LLC", "900 Millrace Road, Boise, ID 83705", "Policy number: WC 990 1187"),
      ...lines(40, 276, "Coverage dates: 05/01/2026 to 05/01/2027", "Status: in force"),
    ]);
    expect(certificate).toMatchObject({
      certificateHolder: "Harborline Builders Inc., 4 Quay Street, Salem, OR 97301",
      insured: { name: "Pinecrest Roofing LLC" },
      policies: [{ type: "WORKERS_COMPENSATION", policyNumber: "WC 990 1187", expirationDate: "2027-05-01" }],
    });
  });
});

describe("a schedule of insurance", () => {
  const schedule: Piece[] = [
    [40, 40, "Schedule of Insurance", 15],
    [40, 60, "Certificate holder: Harborline Builders Inc., 4 Quay Street, Salem, OR 97301"],
    ...["Coverage", "Insurer", "Policy number", "Policy term", "Limits", "Deductible"].map(
      (text, at): Piece => [[36, 110, 200, 290, 350, 520][at] as number, 90, text],
    ),
    [36, 110, "Umbrella (lead)"],
    ...lines(110, 110, "Tideway Casualty", "Insurance Company", "A.M. Best A XIV"),
    [200, 110, "TCU 77 310 665"],
    ...lines(290, 110, "10/01/26 to", "10/01/27"),
    ...lines(350, 110, "Each", "occurrence", "Aggregate"),
    [466, 110, "$5,000,000"],
    [466, 134, "$5,000,000"],
    [520, 110, "$10,000 retention"],
    [36, 160, "Excess Liability"],
    ...lines(110, 160, "Brightwater Mutual", "Insurance Company"),
    [200, 160, "FX-2026-118403"],
    ...lines(290, 160, "10/01/26 to", "10/01/27"),
    [350, 160, "Each occurrence"],
    [350, 172, "Aggregate"],
    [466, 160, "$3,000,000"],
    [466, 172, "$3,000,000"],
    [36, 200, "Automobile"],
    ...lines(110, 200, "Tideway Casualty", "Insurance Company"),
    [200, 200, "TCA 77 310 664"],
    ...lines(290, 200, "10/01/26 to", "10/01/27"),
    ...lines(350, 200, "Each accident,", "combined single limit"),
    [466, 200, "$1,000,000"],
    [36, 260, "This schedule is a summary for reference and changes none of the policies shown, which control in every case."],
  ];

  it("gives each row its own policy, limits on two lines, and nothing of a column right of the limits", async () => {
    const [certificate] = await readPages(schedule);
    expect(certificate?.policies).toMatchObject([
      {
        type: "UMBRELLA_POLICY",
        policyNumber: "TCU 77 310 665",
        expirationDate: "2027-10-01",
        limits: { umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: 5_000_000 },
      },
      {
        type: "UMBRELLA_POLICY",
        policyNumber: "FX-2026-118403",
        limits: { umbrellaEachOccurrence: 3_000_000, umbrellaAggregate: 3_000_000 },
      },
      { type: "AUTO_LIABILITY", policyNumber: "TCA 77 310 664", limits: { combinedSingleLimit: 1_000_000 } },
    ]);
    expect(certificate?.insurers.map(({ name }) => name)).toEqual([
      "Tideway Casualty Insurance Company",
      "Brightwater Mutual Insurance Company",
    ]);
  });
});

describe("a letter that lists its policies after labels", () => {
  const list = (y: number, kind: string, company: string, number: string, term: string, ...limits: string[]): Piece[] => [
    ...lines(88, y, "Type of policy:", "Company:", "Policy #:", "Term:", "Limits:"),
    ...lines(185, y, kind, company, number, term, ...limits),
  ];

  it("states the policies' limits in sentences, each name before its amount", async () => {
    const [certificate] = await readPages([
      [200, 40, "Larkspur Insurance Agency, Inc.", 13],
      [150, 56, "14 Harbor Street, Salem, OR 97301 | Ph 503-555-0163"],
      [68, 90, "July 22, 2026"],
      ...lines(68, 112, "Harborline Builders Inc.", "4 Quay Street", "Salem, OR 97301"),
      [68, 165, "Re: Our insured – Pinecrest Roofing LLC, 900 Millrace Road, Boise, ID 83705"],
      [68, 190, "To Whom It May Concern:"],
      [68, 210, "Please accept this letter as confirmation that our agency has the following coverages in force."],
      ...list(
        240,
        "Commercial General Liability",
        "Tideway Casualty Insurance Company",
        "TW-GL-0023177",
        "5/15/2026 - 5/15/2027",
        "Occurrence $1,000,000; General Aggregate $2,000,000; Products/Completed Ops",
        "Aggregate $3,000,000; Personal/Adv Injury $1,000,000; Fire Legal $100,000; Med",
        "Pay $5,000",
      ),
      ...list(
        340,
        "Workers Compensation",
        "Brightwater Mutual Insurance Company",
        "PWC 60-11824",
        "1/1/2026 - 1/1/2027",
        "Statutory; Employers Liability $500,000 each accident, $600,000 disease-policy",
        "limit, $700,000 disease-each employee",
      ),
    ]);
    expect(certificate).toMatchObject({
      certificateHolder: "Harborline Builders Inc., 4 Quay Street, Salem, OR 97301",
      insured: { name: "Pinecrest Roofing LLC" },
      producer: { name: "Larkspur Insurance Agency, Inc." },
      policies: [
        {
          type: "GENERAL_LIABILITY",
          policyNumber: "TW-GL-0023177",
          limits: {
            eachOccurrence: 1_000_000,
            generalAggregate: 2_000_000,
            productsCompOpAggregate: 3_000_000,
            personalAdvInjury: 1_000_000,
            damageToRentedPremises: 100_000,
            medicalExpense: 5_000,
          },
        },
        {
          type: "WORKERS_COMPENSATION",
          effectiveDate: "2026-01-01",
          limits: { elEachAccident: 500_000, elDiseasePolicyLimit: 600_000, elDiseaseEachEmployee: 700_000 },
        },
      ],
    });
  });
});

it("the words of the next label are no policy's number", async () => {
  const [certificate] = await readPages([
    [40, 40, "Tideway Casualty Company"],
    [300, 40, "COMMON POLICY DECLARATIONS", 13],
    ...lines(40, 80, "POLICY NUMBER", "CPP 0417732 06"),
    ...lines(240, 80, "PRIOR POLICY", "CPP 0417732 05"),
    ...lines(40, 120, "NAMED INSURED AND MAILING ADDRESS", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
    ...lines(40, 180, "POLICY PERIOD", "From 06-01-2026 to 06-01-2027"),
    ...lines(40, 220, "COVERAGE PART", "Commercial General Liability Coverage Part", "Commercial Auto Coverage Part"),
    ...lines(400, 220, "PREMIUM", "$ 14,906.00", "$ 9,350.00"),
  ]);
  expect(certificate?.policies).toMatchObject([{ policyNumber: "CPP 0417732 06", otherLimits: [] }]);
});

describe("a table with a column for each policy", () => {
  it("has its labels once, before all of them", async () => {
    const column = (x: number, ...texts: string[]): Piece[] => lines(x, 162, ...texts);
    const [certificate] = await readPages([
      ...memorandum,
      ...[
        [120, "General Liability"],
        [260, "Automobile"],
        [400, "Workers Compensation"],
      ].map(([x, text]): Piece => [x as number, 146, text as string, 10]),
      ...column(40, "Insurer", "Policy number", "Policy term", "Limits"),
      ...column(
        120,
        "Tideway Casualty Company",
        "TCL 440 0071",
        "03/01/26 - 03/01/27",
        "Each occurrence 1,000,000",
        "General aggregate 2,000,000",
      ),
      ...column(260, "Brightwater Mutual Ins. Co.", "BWA 17-2200", "04/15/26 - 04/15/27", "Combined single limit 500,000"),
      ...column(400, "Lantern Employers Mutual", "WC 20-66171", "01/01/26 - 01/01/27", "Each accident 500,000"),
    ]);
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        policyNumber: "TCL 440 0071",
        effectiveDate: "2026-03-01",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
      },
      { type: "AUTO_LIABILITY", policyNumber: "BWA 17-2200", expirationDate: "2027-04-15", limits: { combinedSingleLimit: 500_000 } },
      { type: "WORKERS_COMPENSATION", policyNumber: "WC 20-66171", expirationDate: "2027-01-01", limits: { elEachAccident: 500_000 } },
    ]);
    expect(certificate?.policies).toHaveLength(3);
  });
});

describe("a paper of two sheets", () => {
  const part = (y: number, title: string, number: string, ...limits: string[]): Piece[] => [
    [40, y, title, 10],
    ...lines(40, y + 14, `Policy Number: ${number}`, "Eff/Exp: 09/17/2026 - 09/17/2027", ...limits),
    [300, y + 14, "Writing Company: Tideway Casualty Company"],
  ];
  const head = (page: string, y = 40): Piece[] => [
    [40, y, "Client Policy Summary", 13],
    [500, y, `Page ${page}`],
  ];
  const first = [
    ...head("1 of 2"),
    ...lines(40, 64, "Client: Pinecrest Roofing LLC", "Address: 900 Millrace Road, Boise, ID 83705"),
    ...part(
      110,
      "COMMERCIAL GENERAL LIABILITY",
      "TCL 440 0071",
      "Each Occurrence 1,000,000",
      "General Aggregate 2,000,000",
      "Aggregate applies per: Project",
    ),
    ...part(220, "BUSINESS AUTO", "TCA 440 0072", "Combined Single Limit 1,000,000"),
  ];
  const second = (page: string, ...more: Piece[]): Piece[] => [
    ...head(page),
    ...more,
    ...part(90, "WORKERS COMPENSATION", "TCW 440 0073", "Employers Liability - Each Accident 500,000"),
    ...part(200, "INLAND MARINE - CONTRACTORS EQUIPMENT", "TCI 440 0074", "Scheduled Equipment 88,400"),
  ];

  it("is one certificate with the policies of both", async () => {
    const certificates = await readPages(first, second("2 of 2"));
    expect(certificates).toHaveLength(1);
    const [certificate] = certificates;
    expect(certificate?.insured.name).toBe("Pinecrest Roofing LLC");
    expect(certificate?.policies.map(({ type, policyNumber, insurerLetter }) => [type, policyNumber, insurerLetter])).toEqual([
      ["GENERAL_LIABILITY", "TCL 440 0071", "A"],
      ["AUTO_LIABILITY", "TCA 440 0072", "A"],
      ["WORKERS_COMPENSATION", "TCW 440 0073", "A"],
      ["OTHER", "TCI 440 0074", "A"],
    ]);
    expect(certificate?.policies[0]?.aggregateAppliesPer).toBe("PROJECT");
    expect(certificate?.evidence["/policies/2/policyNumber"]?.page).toBe(2);
  });

  it("is two where the second says to be another's, or of another paper", async () => {
    const other = await readPages(first, second("2 of 2", [40, 60, "Insured: Alder Paving LLC"]));
    expect(other.map(({ policies }) => policies.length)).toEqual([2, 2]);
    const apart = await readPages(first, second("2 of 5"));
    expect(apart.map(({ policies }) => policies.length)).toEqual([2, 2]);
  });
});

describe("declarations of parts", () => {
  it("with number and term in the head of a businessowners policy", async () => {
    const [certificate] = await readPages([
      [420, 40, "Businessowners Policy", 11],
      [420, 54, "Declarations Page", 11],
      ...lines(40, 90, "PINECREST ROOFING LLC", "ELLIS PINECREST, MEMBER", "900 MILLRACE ROAD", "BOISE ID 83705"),
      ...lines(320, 90, "Policy number", "Effective", "Expires", "Issued by"),
      ...lines(420, 90, "TBP7 004 551", "Mar 15, 2026", "Mar 15, 2027", "Tideway Casualty Insurance", "Company"),
      [40, 200, "Section I - Property", 11],
      [470, 200, "Limit of insurance"],
      [40, 216, "Business personal property"],
      [480, 216, "$48,000"],
      [40, 250, "Section II - Liability", 11],
      ...lines(
        40,
        266,
        "Liability and medical expenses, per occurrence",
        "Medical expenses, per person",
        "Aggregate for all other covered damages",
      ),
      ...lines(480, 266, "$1,000,000", "$10,000", "$2,000,000"),
      ...lines(40, 330, "Hired auto and non-owned auto liability", "Annual premium"),
      ...lines(480, 330, "$1,000,000", "$3,050.00"),
    ]);
    expect(certificate).toMatchObject({
      formType: "DECLARATIONS",
      insured: { name: "PINECREST ROOFING LLC", address: "900 MILLRACE ROAD, BOISE ID 83705" },
      insurers: [{ name: "Tideway Casualty Insurance Company" }],
    });
    expect(certificate?.policies[0]).toMatchObject({
      type: "GENERAL_LIABILITY",
      policyNumber: "TBP7 004 551",
      expirationDate: "2027-03-15",
      limits: { eachOccurrence: 1_000_000, medicalExpense: 10_000, generalAggregate: 2_000_000 },
    });
    expect(certificate?.policies[1]).toMatchObject({ typeText: "Property", policyNumber: "TBP7 004 551" });
  });

  it("a part on the second sheet has number and term of the first, and is no limit of it", async () => {
    const head = (page: string): Piece[] => [
      [40, 40, "Policy TA 605 18 4429"],
      [430, 40, "Artisan Contractors Policy", 11],
      [430, 54, `Declarations, page ${page}`, 11],
    ];
    const certificates = await readPages(
      [
        ...head("1 of 2"),
        ...lines(40, 90, "Policyholder", "Pinecrest Roofing LLC", "900 Millrace Road", "Boise, ID 83705"),
        ...lines(400, 90, "Effective 12/05/2025", "Expires 12/05/2026"),
        [40, 160, "Coverage E - Business liability", 11],
        ...lines(40, 176, "Each occurrence limit", "General total limit"),
        ...lines(480, 176, "$500,000", "$1,000,000"),
        [40, 240, "Insurance by Tideway Casualty Company"],
      ],
      [
        ...head("2 of 2"),
        [40, 90, "Optional coverages shown as included are part of your policy"],
        [40, 120, "Business umbrella liability", 11],
        ...lines(40, 136, "Umbrella each occurrence limit", "Umbrella total limit"),
        ...lines(480, 136, "$1,000,000", "$1,000,000"),
        [40, 180, "Total premium for the term"],
        [480, 180, "$2,386.60"],
      ],
    );
    expect(certificates).toHaveLength(1);
    expect(certificates[0]?.policies).toMatchObject([
      { type: "GENERAL_LIABILITY", policyNumber: "TA 605 18 4429", limits: { eachOccurrence: 500_000, umbrellaEachOccurrence: null } },
      {
        type: "UMBRELLA_POLICY",
        policyNumber: "TA 605 18 4429",
        expirationDate: "2026-12-05",
        limits: { umbrellaEachOccurrence: 1_000_000, umbrellaAggregate: 1_000_000 },
      },
    ]);
  });
});

describe("the notes of a schedule of insurance", () => {
  const schedule = (title: string, note: string): Piece[] => [
    [40, 40, "Schedule of Insurance", 15],
    ...lines(40, 60, "Pinecrest Roofing LLC", "900 Millrace Road, Boise, ID 83705"),
    ...[
      [40, "Coverage"],
      [130, "Insurer"],
      [230, "Policy number"],
      [310, "Policy term"],
      [390, "Limits"],
      [520, "Notes"],
    ].map(([x, text]): Piece => [x as number, 110, text as string]),
    ...lines(40, 130, "General Liability", ...title.split("|")),
    ...lines(130, 130, "Tideway Casualty", "Company"),
    ...lines(230, 130, "TCL 440 0071"),
    ...lines(310, 130, "03/01/26 to", "03/01/27"),
    ...lines(390, 130, "Each occurrence   $1,000,000", "General aggregate   $2,000,000"),
    ...lines(520, 130, ...note.split("|")),
    ...lines(40, 190, "Umbrella"),
    ...lines(130, 190, "Tideway Casualty", "Company"),
    ...lines(230, 190, "TCU 440 0072"),
    ...lines(310, 190, "03/01/26 to", "03/01/27"),
    ...lines(390, 190, "Each occurrence   $5,000,000", "Aggregate   $5,000,000"),
  ];

  it.each([
    ["(occurrence)", "Aggregate per project.", "OCCURRENCE", "PROJECT"],
    ["", "Occurrence form.|Aggregate per location.", "OCCURRENCE", "LOCATION"],
    ["(claims made)", "", "CLAIMS_MADE", null],
    ["", "", null, null],
    ["Occurrence|Claims made", "", null, null],
    ["Aggregate applies: per policy|per project", "", null, null],
  ])("says what triggers a policy below its title or in its notes: %s %s", async (title, note, basis, per) => {
    const [certificate] = await readPages(schedule(title, note));
    expect(certificate?.insured).toEqual({ name: "Pinecrest Roofing LLC", address: "900 Millrace Road, Boise, ID 83705" });
    expect(certificate?.policies).toMatchObject([
      { type: "GENERAL_LIABILITY", occurrenceOrClaimsMade: basis, aggregateAppliesPer: per, limits: { eachOccurrence: 1_000_000 } },
      { type: "UMBRELLA_POLICY", occurrenceOrClaimsMade: null, limits: { umbrellaEachOccurrence: 5_000_000 } },
    ]);
  });
});

describe("what may be no cover", () => {
  const schedule = (below: string, notes: string): Piece[] => [
    [40, 40, "Schedule of Insurance", 15],
    ...[
      [40, "Coverage"],
      [130, "Insurer"],
      [230, "Policy number"],
      [310, "Policy term"],
      [390, "Limits"],
      [520, "Status"],
    ].map(([x, text]): Piece => [x as number, 110, text as string]),
    ...lines(40, 130, "General Liability", below),
    ...lines(130, 130, "Tideway Casualty", "Company"),
    [230, 130, "TCL 440 0071"],
    ...lines(310, 130, "03/01/26 to", "03/01/27"),
    ...lines(390, 130, "Each occurrence   $1,000,000", "General aggregate   $2,000,000"),
    [520, 130, notes],
    [40, 190, "Umbrella"],
    [130, 190, "Tideway Casualty Co."],
    [230, 190, "TCU 440 0072"],
    ...lines(310, 190, "03/01/26 to", "03/01/27"),
    ...lines(390, 190, "Each occurrence   $5,000,000", "Aggregate   $5,000,000"),
    [520, 190, "Active"],
  ];

  it.each([
    ["Occurrence", "occurrenceOrClaimsMade"],
    ["Occurrence form", "occurrenceOrClaimsMade"],
    ["Aggregate per project", "aggregateAppliesPer"],
  ] as const)("words below a title that may label an empty box are asked about: %s", async (below, key) => {
    const [certificate] = await readPages(schedule(below, "Active"));
    expect(certificate?.policies[0]?.[key]).toBeNull();
    expect(certificate?.unreadable).toContain(`/policies/0/${key}`);
  });

  it("a row that says its policy was cancelled has no expiration until a person looked", async () => {
    const [certificate] = await readPages(schedule("", "Cancelled"));
    expect(certificate?.policies.map(({ expirationDate }) => expirationDate)).toEqual([null, "2027-03-01"]);
    expect(certificate?.unreadable).toContain("/policies/0/expirationDate");
  });

  it("a part whose status is cancelled has none either", async () => {
    const part = (y: number, title: string, number: string, status: string): Piece[] => [
      [40, y, title, 10],
      ...lines(
        40,
        y + 14,
        `Policy Number: ${number}`,
        "Eff/Exp: 09/17/2026 - 09/17/2027",
        `Status: ${status}`,
        "Each Occurrence 1,000,000",
      ),
    ];
    const [certificate] = await readPages([
      [40, 40, "Client Policy Summary", 13],
      ...lines(40, 64, "Client: Pinecrest Roofing LLC"),
      ...part(110, "COMMERCIAL GENERAL LIABILITY", "TCL 440 0071", "Cancelled"),
      ...part(220, "COMMERCIAL UMBRELLA", "TCU 440 0072", "Active"),
    ]);
    expect(certificate?.policies.map(({ policyNumber, expirationDate }) => [policyNumber, expirationDate])).toEqual([
      ["TCL 440 0071", null],
      ["TCU 440 0072", "2027-09-17"],
    ]);
    expect(certificate?.unreadable).toContain("/policies/0/expirationDate");
  });
});

describe("a schedule with limits in sentences", () => {
  const head: Piece[] = [
    [40, "Coverage"],
    [120, "Insurer"],
    [210, "Policy number"],
    [290, "Effective"],
    [345, "Expiration"],
    [400, "Limits / deductibles"],
    [550, "Premium"],
  ].map(([x, text]): Piece => [x as number, 80, text as string, 8]);
  const row = (y: number, title: string, number: string, limits: string[], premium: string): Piece[] => [
    ...lines(40, y, ...title.split("|")),
    ...lines(120, y, "Tideway Casualty", "Company"),
    ...lines(210, y, ...number.split("|")),
    [290, y, "4/1/2026"],
    [345, y, "4/1/2027"],
    ...limits.map((text, at): Piece => [400, y + 10 * at, text, 7]),
    [550, y, premium, 8],
  ];

  it("takes no premium, deductible or retention for a limit, and begins a row at no second line of a number", async () => {
    const [certificate] = await readPages([
      [40, 40, "Schedule of Insurance", 15],
      ...head,
      ...row(100, "Property", "TCP 660118-3", ["Blanket building $3,400,000; deductible $5,000"], "$11,204"),
      ...row(
        140,
        "General liability|(occurrence)",
        "TCL 118-|00426",
        ["$1,000,000 per occurrence; $2,000,000", "general aggregate, per location;", "$300,000 premises damage"],
        "$28,990",
      ),
      ...row(180, "Umbrella", "TCU 99-00712", ["$9,000,000 per occurrence / $8,000,000", "aggregate; retention $0"], "$22,300"),
      ...row(220, "Stop gap employers|liability (Ohio)", "TCS 118-4", ["$1,000,000 accident"], "Incl."),
      ...row(
        260,
        "Workers|compensation (KY)",
        "TCW 31776-2",
        ["Statutory; employers liability $500,000", "each accident / $1,000,000 policy limit /", "$600,000 each employee"],
        "$41,870",
      ),
      [36, 330, "This schedule is a summary of 5 policies. It does not amend them."],
    ]);
    expect(certificate?.policies).toMatchObject([
      { type: "OTHER", typeText: "Property", policyNumber: "TCP 660118-3" },
      {
        type: "GENERAL_LIABILITY",
        policyNumber: "TCL 118-00426",
        occurrenceOrClaimsMade: "OCCURRENCE",
        aggregateAppliesPer: "LOCATION",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000, damageToRentedPremises: 300_000 },
        otherLimits: [],
      },
      { type: "UMBRELLA_POLICY", limits: { umbrellaEachOccurrence: 9_000_000, umbrellaAggregate: 8_000_000 }, otherLimits: [] },
      { type: "OTHER", typeText: "Stop gap employers liability (Ohio)", limits: { elEachAccident: null } },
      {
        type: "WORKERS_COMPENSATION",
        policyNumber: "TCW 31776-2",
        limits: { elEachAccident: 500_000, elDiseasePolicyLimit: 1_000_000, elDiseaseEachEmployee: 600_000 },
      },
    ]);
    expect(certificate?.policies).toHaveLength(5);
    expect(certificate?.insurers).toMatchObject([{ name: "Tideway Casualty Company" }]);
  });
});
