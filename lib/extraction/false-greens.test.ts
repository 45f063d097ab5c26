import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { degrees, PDFDocument, PDFName, type PDFPage, PDFString, rgb, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { questionsIn } from "@/lib/compliance/checks/questions-rules";
import { summariseReading } from "@/lib/documents/rules";
import { readDocument } from "@/lib/extraction/readers/file";
import { type Extraction, extraction } from "@/lib/extraction/schema";
import { type CertificateContent, drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { lines, readPages } from "@/lib/testing/drawn-pages";
import { few } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "greens-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Change = (page: PDFPage, file: PDFDocument) => Promise<unknown> | unknown;
async function read(content: Partial<CertificateContent>, change: Change = () => {}): Promise<Extraction> {
  const file = await PDFDocument.load(await drawCertificate({ ...sampleCertificate, ...content }));
  await change(file.getPage(0), file);
  await writeFile(join(folder, "one.pdf"), await file.save());
  return extraction.parse(await readDocument(join(folder, "one.pdf")));
}
/** Why a person must look at the document, as the product decides it; empty: the document may be green. */
const reasonsOf = (reading: Extraction) => summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null }).reviewReasons;
/** The sentences of descriptions that a person should read, as judging decides it. */
const askedIn = (reading: Extraction) => reading.certificates.flatMap((one) => questionsIn(one));
const unreadableIn = (reading: Extraction) => reading.certificates.flatMap(({ unreadable }) => unreadable);

const text =
  (
    value: string,
    size: number,
    turn: number,
    more: { x?: number; y?: number; opacity?: number; font?: StandardFonts; apart?: number } = {},
  ): Change =>
  async (page, file) => {
    const font = await file.embedFont(more.font ?? StandardFonts.HelveticaBold);
    let [x, y] = [more.x ?? 120, more.y ?? 300];
    const radians = (turn * Math.PI) / 180;
    for (const part of more.apart === undefined ? [value] : value) {
      page.drawText(part, { x, y, size, font, rotate: degrees(turn), color: rgb(0.8, 0, 0), opacity: more.opacity ?? 0.5 });
      const step = font.widthOfTextAtSize(part, size) + (more.apart ?? 0);
      [x, y] = [x + step * Math.cos(radians), y + step * Math.sin(radians)];
    }
  };

/** A stamp or note whose appearance draws the word. */
const annotation =
  (subtype: "Stamp" | "FreeText", value: string, isDrawn = true): Change =>
  async (page, file) => {
    const font = await file.embedFont(StandardFonts.HelveticaBold);
    const content = `q 0.8 0 0 rg BT /F1 22 Tf 0.94 0.34 -0.34 0.94 12 8 Tm (${value}) Tj ET Q`;
    const appearance = file.context.register(
      file.context.stream(content, { Type: "XObject", Subtype: "Form", BBox: [0, 0, 260, 120], Resources: { Font: { F1: font.ref } } }),
    );
    const note = file.context.obj({
      Type: "Annot",
      Subtype: subtype,
      Rect: [160, 380, 420, 500],
      F: 4,
      Contents: PDFString.of(value),
      ...(isDrawn ? { AP: { N: appearance } } : {}),
    });
    page.node.set(PDFName.of("Annots"), file.context.obj([file.context.register(note)]));
  };

it("lets the sample certificate itself be green", async () => {
  expect(reasonsOf(await read({}))).toEqual([]);
});

describe("a certificate that is marked as ended (R1)", () => {
  it.each(
    few(
      [
        ["large and oblique", "CANCELLED", text("CANCELLED", 64, 30)],
        ["in American spelling, pale", "CANCELED", text("CANCELED", 70, 30, { opacity: 0.15 })],
        ["letter by letter", "NOT VALID", text("NOT VALID", 54, 30, { apart: 0 })],
        ["with its letters apart", "EXPIRED", text("EXPIRED", 40, 20, { apart: 14 })],
        ["falling", "SUPERSEDED", text("SUPERSEDED", 48, -35, { y: 600 })],
        ["upright", "TERMINATED", text("TERMINATED", 40, 90, { x: 300, y: 200 })],
        ["downwards", "REPLACED", text("REPLACED", 40, 270, { x: 300, y: 600 })],
        ["upside down", "VOIDED", text("VOIDED", 44, 180, { x: 450, y: 400 })],
        ["small and oblique", "REVOKED", text("REVOKED", 14, 12, { font: StandardFonts.TimesRomanBold })],
        ["level and small", "RESCINDED", text("RESCINDED", 9, 0, { x: 250, y: 30 })],
        ["level with letters apart", "L A P S E D".replace(/ /g, ""), text("L A P S E D", 12, 0, { x: 250, y: 30 })],
        ["with its date", "CANCELLED", text("CANCELLED EFF 03/01/2026", 12, 0, { x: 250, y: 30 })],
        ["not in force", "NOT IN FORCE", text("NOT IN FORCE", 36, 45, { font: StandardFonts.CourierBold })],
        ["invalid", "INVALID", text("INVALID", 80, 50)],
        ["in words that no list has, pale", "SEE ANN", text("SEE ANN", 60, 40, { opacity: 0.3 })],
        ["beside an office's word", "RECEIVED - DECLINED", text("RECEIVED - DECLINED", 40, 20)],
        ["level and large, pale", "TARN 40", text("TARN 40", 48, 0, { y: 400, opacity: 0.3 })],
        ["as a stamp", "CANCELLED", annotation("Stamp", "CANCELLED")],
        ["as a stamp without a drawing", "EXPIRED", annotation("Stamp", "EXPIRED", false)],
        ["as a note", "SUPERSEDED", annotation("FreeText", "SUPERSEDED")],
        ["as a note without a drawing", "TERMINATED", annotation("FreeText", "TERMINATED", false)],
      ],
      4,
    ),
  )("waits for a person: %s, %s", async (_, mark, change) => {
    const reading = await read({}, change);
    const marks = reading.certificates.flatMap((one) => one.marks ?? []).map((one) => one.text);
    expect([...marks, ...reading.warnings].join(" ")).toContain(mark);
    expect(unreadableIn(reading)).toContain("/policies");
    expect(reasonsOf(reading)).not.toEqual([]);
  });

  it("waits for a person where the mark and other words are across another page of the file", async () => {
    const reading = await read({}, async (_, file) => {
      const cover = file.addPage();
      await text("Please find our papers below.", 11, 0, { x: 72, y: 700, opacity: 1 })(cover, file);
      await text("POLICY CANCELLED BY CARRIER 5/1", 26, 45, { x: 90, y: 150 })(cover, file);
    });
    expect(unreadableIn(reading)).toContain("/policies");
    expect(reasonsOf(reading)).not.toEqual([]);
  });

  it.each([
    [
      "the clause on notice",
      text("SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF,", 6, 0, { x: 20, y: 30 }),
    ],
    ["headings of a form", text("CANCELLATION     POLICY EXP     REPLACES CERTIFICATE: 12", 7, 0, { x: 20, y: 30 })],
    ["another stamp", text("RECEIVED NOV 12", 40, 20)],
    ["a firm of such a name", text("Voided Sample Works Inc", 18, 0, { x: 20, y: 30 })],
  ])("does not take %s for a mark", async (_, change) => {
    const reading = await read({}, change);
    expect(reading.warnings).toEqual([]);
    expect(reasonsOf(reading)).toEqual([]);
  });
});

describe("a description that says that coverage ended (R2)", () => {
  it.each(
    few(
      [
        "THIS CERTIFICATE IS CANCELLED EFFECTIVE 03/01/2026 AND IS NO LONGER VALID.",
        "Coverage ended 06/01/2026.",
        "All policies listed were terminated as of 04/01/2026 at the insured's request.",
        "Policy WC-5520917 was cancelled for nonpayment.",
        "Policy WC 5520917 CANCELED EFF 3/1/26.",
        "Workers compensation coverage lapses 06/01/2026.",
        "The umbrella policy is no longer in force.",
        "Auto policy was not renewed.",
        "General liability expires earlier, on 06/30/2026.",
        "Re: 9 Canal Street; policy CA7731554 will be cancelled effective 12/01/2026.",
        "Professional liability has been non-renewed.",
        "WC policy canc. eff. 11/1/26 for non-pay.",
        "Policy GL-0481573-02 has been canceIled for non-payment.",
        "Insurer rescinded policy WC-5520917 ab initio.",
        "General liability policy revoked.",
        "Superseded by certificate no. 2 issued 11/01/2026.",
        "All policies expire 06/01/2026 regardless of the dates above.",
        "Notice of intent to cancel the WC policy was mailed 11/10/2026.",
        "Premium unpaid; coverage not in effect until premium is received.",
        "Esta póliza fue cancelada el 11/01/2026.",
        "This certificate supersedes and the policies above have been replaced.",
        "Proprietor/partners/executive officers are excluded from workers compensation.",
      ],
      4,
    ),
  )("leaves the policy to a person: %s", async (description) => {
    const reading = await read({ description });
    expect(askedIn(reading)).not.toEqual([]);
  });

  it.each(
    few(
      [
        "30 days notice of cancellation applies, 10 days for nonpayment of premium.",
        "Policies will be cancelled only with 30 days written notice to the certificate holder.",
        "If cancelled before the expiration date, notice will be mailed to the holder.",
        "The policy shall not be canceled or non-renewed without 30 days prior notice.",
        "This certificate supersedes and replaces all prior certificates.",
        "Replaced windows at 9 Canal Street. General liability expires 01/15/2027.",
        "Workers compensation has not been cancelled.",
      ],
      4,
    ),
  )("does not doubt: %s", async (description) => {
    expect(reasonsOf(await read({ description }))).toEqual([]);
  });
});

describe("another page of the file", () => {
  const beside = (...said: string[]) =>
    read({}, async (_page, file) => {
      const font = await file.embedFont(StandardFonts.Helvetica);
      const page = file.addPage([612, 792]);
      for (const [at, line] of said.entries()) page.drawText(line, { x: 60, y: 700 - 20 * at, size: 11, font });
    });

  it.each(
    few(
      [
        [["NOTEPAD", "General aggregate is $1,000,000."], "/policies"],
        [["Dear customer,", "the WC policy will be bound next week, the number shown is a placeholder."], "/policies"],
        [["PAST DUE NOTICE", "Policy WC-5520917", "If payment is not received your policy will cancel."], "/policies"],
        [["ENDORSEMENT NO. 3", "Policy Number: UMB-778201", "The limit of liability is reduced to $1,000,000."], "/policies"],
        [
          ["From: agent@example.com", "I removed the additional insured status because the carrier refused it."],
          "/policies/0/additionalInsured",
        ],
        [["CERTIFICATE OF ELECTION TO BE EXEMPT FROM", "WORKERS' COMPENSATION LAW"], "/policies/3/proprietorExcluded"],
        [
          ["ADDITIONAL REMARKS SCHEDULE", "NAMED INSURED: Somebody Else Corp", "FORM TITLE: Certificate", "Work at the bridge."],
          "/descriptionOfOperations",
        ],
      ],
      4,
    ),
  )("waits for a person where it takes something back: %j", async (said, pointer) => {
    expect(unreadableIn(await beside(...said))).toContain(pointer);
  });

  it.each([
    ["Dear customer,", "please find your certificate attached. Do not hesitate to call us.", "Kind regards"],
    ["ADDITIONAL REMARKS SCHEDULE", "NAMED INSURED: Pinecrest Roofing LLC", "FORM TITLE: Certificate", "Work at the bridge."],
    ["Invoice 4411", "Amount due: $500.00", "Thank you for your business."],
  ])("is not doubted where it is a letter as usual", async (...said) => {
    expect(unreadableIn(await beside(...said))).toEqual([]);
  });
});

it.each(few(["QUOTE", "RENEWAL QUOTATION", "PROPOSAL OF INSURANCE", "APPLICATION", "EXPIRED DECLARATIONS", "THIS IS NOT A POLICY"], 4))(
  "what has the layout of a policy's declarations and is headed %j waits for a person",
  async (heading) => {
    const file = await PDFDocument.create();
    const font = await file.embedFont(StandardFonts.Helvetica);
    const page = file.addPage([612, 792]);
    const rows = [
      heading,
      "COMMERCIAL GENERAL LIABILITY DECLARATIONS",
      "Named Insured: Pinecrest Roofing LLC",
      "Policy Number: GL-0481573-02",
      "Policy Period: 01/15/2026 to 01/15/2027",
      "Insurer: Granite Mutual Insurance Company",
      "Each Occurrence $1,000,000",
      "General Aggregate $2,000,000",
    ];
    for (const [at, line] of rows.entries()) page.drawText(line, { x: 60, y: 720 - 22 * at, size: 11, font });
    await writeFile(join(folder, "declarations.pdf"), await file.save());
    const { certificates } = await readDocument(join(folder, "declarations.pdf"));
    expect(
      certificates.flatMap(({ policies, unreadable }) => (policies.length > 0 ? [unreadable.includes("/policies")] : [])),
    ).not.toContain(false);
  },
);

it("quotes a description as it is written", async () => {
  const reading = await read({ description: "McIntyre Hall: policy WC-5520917 has been canceIled." });
  expect(reading.certificates[0]?.reasons["/policies/3/expirationDate"]).toContain("McIntyre Hall");
});

describe("a description that says that coverage is not there (R2)", () => {
  it.each(
    few(
      [
        "All coverages are bound by temporary binder; policies have not been issued.",
        "Limits shown are as quoted; coverage has not been bound.",
        "General liability is pending carrier approval.",
        "The general aggregate has been exhausted by claims paid.",
        "General liability limits reduced to $250,000 each occurrence.",
        "General liability policy excludes residential construction and all work over two stories.",
        "Workers compensation: sole proprietor has elected no coverage.",
        "Additional insured endorsement pending.",
        "WC policy pending; number to be assigned.",
        "Coverage applies only to the project at 1 Far Away Road.",
      ],
      4,
    ),
  )("leaves it to a person: %s", async (description) => {
    const reading = await read({ description });
    expect(askedIn(reading)).not.toEqual([]);
  });

  it.each([
    "Limits shown may have been reduced by paid claims.",
    "Certificate holder is an additional insured. Coverage is primary and non-contributory.",
    "The general aggregate applies per project. Umbrella follows form.",
    "The insurance is subject to all terms, exclusions and conditions of the policies.",
    "Additional insured coverage applies only where required by written contract.",
  ])("does not doubt: %s", async (description) => {
    expect(reasonsOf(await read({ description }))).toEqual([]);
  });
});

describe("a description that may take back what the table states", () => {
  it.each(
    few(
      [
        "Roofing operations excluded.",
        "GL effective 12/15/2099.",
        "Umbrella $2M.",
        "General aggregate is $1,000,000.",
        "Auto expires 11/20/2026.",
        "Requested by the insured; renewal under negotiation.",
      ],
      4,
    ),
  )("waits for a person: %s", async (description) => {
    const reading = await read({ description });
    expect(askedIn(reading).length + unreadableIn(reading).length).toBeGreaterThan(0);
  });

  it.each([
    "Re: Harbor Tower, 500 Water Street. Work from 03/02/2026 to 09/30/2026. Contract value $2,400,000.",
    "General liability $1,000,000 each occurrence, $2,000,000 aggregate. Umbrella $5,000,000.",
    "Additional insured per contract dated 03/04/2026 on the general liability policy.",
    "N/A",
  ])("does not where it repeats the table or is about something else: %s", async (description) => {
    expect(reasonsOf(await read({ description }))).toEqual([]);
  });

  it("asks what it means for a checked box that it denies", async () => {
    for (const description of ["No AI endorsement attached to policy.", "AI box checked in error.", "ADDL INSD: NO"])
      expect(askedIn(await read({ description })), description).toEqual([description]);
  });
});

describe("another page that is a notice of cancellation (R1)", () => {
  const noticed = async (...said: string[]) =>
    read({}, async (_page, file) => {
      const font = await file.embedFont(StandardFonts.Helvetica);
      const page = file.addPage([612, 792]);
      for (const [at, line] of said.entries()) page.drawText(line, { x: 60, y: 700 - 24 * at, size: 14, font });
    });

  it("leaves the policy that it names to a person, however it is worded", async () => {
    const reading = await noticed(
      "NOTICE OF CANCELLATION",
      "Policy number WC-5520917",
      "Your coverage stops 10/15/2026",
      "Reason: nonpayment",
    );
    expect(unreadableIn(reading)).toContain("/policies/3/expirationDate");
  });

  it("does not doubt an endorsement on giving notice", async () => {
    const reading = await noticed(
      "NOTICE OF CANCELLATION TO CERTIFICATE HOLDERS",
      "This endorsement modifies the insurance under policy WC-5520917.",
      "We will give the persons in the schedule 30 days notice.",
    );
    expect(unreadableIn(reading)).toEqual([]);
  });
});

it("leaves a limit to a person that is still to be determined (R9)", async () => {
  const [liability, ...others] = sampleCertificate.policies;
  const reading = await read({
    policies: [{ ...liability, limits: { ...liability?.limits, eachOccurrence: "TBD" } } as typeof liability & object, ...others],
  });
  expect(unreadableIn(reading)).toContain("/policies/0/limits/eachOccurrence");
});

describe("a policy without a number (R4)", () => {
  it.each(
    few(
      [
        "TBD",
        "T.B.D.",
        "Binder pending",
        "Pending",
        "To follow",
        "To be assigned",
        "Applied for",
        "QUOTE 4471",
        "Binder 10442",
        "APP# 55412",
        "Renewal of WC 5520916",
        "N/A",
        "See attached",
        "GL-1234567 CANCELLED",
        "GL-1234567 (CANC)",
        "EXPIRED GL-1234567",
        "GL-1234567 VOID",
        "GL-1234567 LAPSED",
        "GL-1234567 REPLACED BY GL-9",
        "GL-1234567 REWRITTEN",
        "GL-1234567 (OLD)",
        "NO COVERAGE 1234567",
        "REJECTED1234567",
        "SUBMITTED 12345",
        "TBA1234567",
        "???",
        "----",
        undefined,
      ],
      4,
    ),
  )("waits for a person: %s", async (number) => {
    const policies = sampleCertificate.policies.map(({ number: own, ...one }, at) => ({
      ...one,
      ...(at === 3 ? (number ? { number } : {}) : { number: own ?? "" }),
    }));
    const reading = await read({ policies });
    const at = reading.certificates[0]?.policies.findIndex(({ type }) => type === "WORKERS_COMPENSATION");
    expect(reading.certificates[0]?.policies[at ?? -1]?.policyNumber).toBeNull();
    expect(unreadableIn(reading)).toContain(`/policies/${at}/policyNumber`);
    expect(reasonsOf(reading)).not.toEqual([]);
  });

  const addendum =
    (...answers: string[]): Change =>
    async (_, file) => {
      const font = await file.embedFont(StandardFonts.Helvetica);
      const page = file.addPage([612, 792]);
      const all = ["CONSTRUCTION CERTIFICATE OF LIABILITY INSURANCE ADDENDUM", "POLICY NUMBER: GL-0481573-02", ...answers];
      for (const [at, line] of all.entries()) page.drawText(line, { x: 30, y: 740 - 22 * at, size: 9, font });
    };
  it("doubts what an addendum denies and the table ticks", async () => {
    const reading = await read(
      {},
      addendum(
        "A. Is the additional insured covered for completed operations? NO",
        "B. Is waiver of subrogation included? NO",
        "C. Is the general aggregate per project? NO",
      ),
    );
    for (const key of ["additionalInsured", "waiverOfSubrogation", "aggregateAppliesPer"])
      expect(unreadableIn(reading)).toContain(`/policies/0/${key}`);
  });
  it("doubts a policy whose addendum excludes something, or cannot be understood", async () => {
    expect(unreadableIn(await read({}, addendum("Is contractual liability excluded? YES")))).toContain("/policies");
    expect(unreadableIn(await read({}, addendum("The insurer's remarks follow.")))).toContain("/policies");
  });
  it("accepts an addendum that denies nothing", async () => {
    expect(reasonsOf(await read({}, addendum("Is waiver of subrogation included? YES", "Is contractual liability excluded? NO")))).toEqual(
      [],
    );
  });
});

describe("a coverage that is excluded (R10)", () => {
  const head = lines(
    49,
    60,
    "Ostermark Mutual Insurance Company",
    "Business Policy Declarations",
    "Named Insured: Brackwater Roofing",
    "402 Tannery Road, Dunmore, OH 44099",
    "Policy number: B00 7719",
    "Policy period: 02/01/2026 to 02/01/2027",
    "General Liability: Included",
    "Each Occurrence $1,000,000",
    "General Aggregate $2,000,000",
  );
  it.each(
    few(
      [
        [["Schedule of Forms", "EP0009 10/19 Exclusion - Professional Liability"]],
        [["Professional Liability: Not Included"]],
        [["Professional Liability ........ Excluded"]],
        [["Professional Liability: None"]],
        [["Exclusions:", "Professional Liability", "Lead"]],
        [["This policy does not include professional liability."]],
        [["No coverage for professional liability is provided."]],
        [["Professional Liability: Declined"]],
      ],
      4,
    ),
  )("is no policy: %j", async (said) => {
    const policies = (await readPages([...head, ...lines(49, 300, ...said)])).flatMap((one) => one.policies);
    expect(policies.map(({ type, typeText }) => typeText ?? type)).toEqual(["GENERAL_LIABILITY"]);
  });

  it("reads a policy's insured, and no excluded coverage, from a form list on the next page", async () => {
    const first = [
      ...lines(188, 66, "Business Policy Declarations"),
      ...lines(49, 137, "Mailing name and address for Insured", "BRACKWATER ROOFING", "402 Tannery Road", "Dunmore, OH 44099"),
      ...lines(49, 263, "Named Insured's full name", "BRACKWATER ROOFING"),
      ...lines(355, 346, "Policy period", "02/01/2026 to 02/01/2027"),
      ...lines(480, 346, "Policy number", "B00 7719"),
    ];
    const next = [
      ...lines(93, 40, "Policy number: B00 7719", "Policy period: 02/01/2026 to 02/01/2027"),
      ...lines(
        49,
        415,
        "Schedule of Forms",
        "EP0001 10/19 Business Property Coverage Part",
        "EP0009 10/19 Exclusion - Professional Liability",
      ),
    ];
    const [certificate] = await readPages(first, next);
    expect(certificate?.insured.name).toBe("BRACKWATER ROOFING");
    expect(certificate?.policies.map(({ typeText }) => typeText)).not.toContain("Professional Liability");
  });

  it("leaves a coverage to a person whose row says that it is excluded", async () => {
    const policies = sampleCertificate.policies.map((one) =>
      one.type === "OTHER" ? { ...one, typeText: "Professional Liability - Excluded", otherLimits: [] } : one,
    );
    expect(reasonsOf(await read({ policies }))).not.toEqual([]);
  });
});

it("keeps the whole text of a form's field", async () => {
  const description =
    "Work at the holder's premises, 2026 season: site preparation, utilities and paving at the lots east of the foundry; policy WC-5520917 was cancelled for nonpayment.";
  await writeFile(join(folder, "fields.pdf"), await drawCertificate({ ...sampleCertificate, description }, { fillable: true }));
  const [certificate] = extraction.parse(await readDocument(join(folder, "fields.pdf"))).certificates;
  expect(certificate?.descriptionOfOperations).toContain("was cancelled for nonpayment");
  expect(certificate && questionsIn(certificate).join(" ")).toContain("was cancelled for nonpayment");
});
