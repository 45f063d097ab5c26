import { describe, expect, it } from "vitest";
import { summariseReading } from "@/lib/documents/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

/* Pages in the words of real reinstatement notices, with invented companies. */

const number = "WC-4410932";
const titled = (text: string): Piece => [180, 60, text, 14];
const sheet = (title: string, ...rows: string[]): Piece[] => [titled(title), ...lines(60, 100, ...rows)];

const noticeOf = (certificates: readonly ReadCertificate[]) => {
  const found = certificates.find(({ notices }) => notices.length > 0);
  const [notice] = found?.notices ?? [];
  return { ...notice, reasons: Object.values(found?.reasons ?? {}) };
};
const readOne = async (...pages: Piece[][]) => noticeOf(await readPages(...pages));

const insured = "Named Insured: Brightwell Drywall LLC";
const policy = `Policy Number: ${number}`;
const day = "Reinstatement Effective Date: 06/16/2026";

const usual: [string, Piece[], string][] = [
  ["labels alone", sheet("NOTICE OF REINSTATEMENT", insured, policy, "Date of notice: 06/20/2026", day), "2026-06-16"],
  [
    "a sentence with a lapse",
    sheet(
      "REINSTATEMENT NOTICE",
      "Sample Casualty Company",
      "100 Carrier Plaza, Springfield, IL 62701",
      insured,
      "12 Test Street",
      "Springfield, IL 62701",
      `${policy}   Type of Insurance: Workers Compensation`,
      "The policy that was cancelled effective 06/01/2026 has been reinstated effective 06/16/2026, with a lapse in coverage.",
      "Please keep this notice with your policy.",
    ),
    "2026-06-16",
  ],
  [
    "a rescission",
    sheet(
      "NOTICE OF RESCISSION OF CANCELLATION",
      insured,
      policy,
      "The notice of cancellation effective 06/01/2026 is hereby rescinded. Coverage continues without lapse.",
    ),
    "2026-06-01",
  ],
  [
    "a letter",
    [
      ...lines(60, 60, "Sample Mutual Insurance Company", "100 Carrier Plaza", "Springfield, IL 62701", "June 20, 2026"),
      ...lines(60, 130, "Brightwell Drywall LLC", "12 Test Street", "Springfield, IL 62701"),
      ...lines(60, 190, `Re: Policy Number ${number}`, insured),
      ...lines(60, 230, "Dear Policyholder:"),
      ...lines(
        60,
        260,
        "We are pleased to inform you that the above referenced policy has been reinstated effective June 16, 2026,",
        "without a lapse in coverage. Thank you for your payment.",
      ),
      ...lines(60, 310, "If you have any questions, please contact your agent at (555) 010-0199.", "Sincerely,"),
      ...lines(60, 350, "Jane Doe", "Underwriting Department"),
    ],
    "2026-06-16",
  ],
  [
    "a table of boxes",
    [
      titled("POLICY REINSTATEMENT NOTICE"),
      ...lines(60, 100, "Named Insured", "Brightwell Drywall LLC", "12 Test Street", "Springfield, IL 62701"),
      ...lines(330, 100, "Insurance Company", "Sample Casualty Company", "100 Carrier Plaza", "Springfield, IL 62701"),
      ...lines(60, 180, "Policy Number", number),
      ...lines(220, 180, "Policy Period", "01/01/2026 to 01/01/2027"),
      ...lines(400, 180, "Reinstatement Date", "06/16/2026"),
      ...lines(60, 240, "Your policy is reinstated. All other terms and conditions of the policy remain unchanged."),
    ],
    "2026-06-16",
  ],
  [
    "a notice of payment",
    sheet(
      "REINSTATEMENT NOTICE",
      insured,
      policy,
      "Agent: Example Insurance Agency",
      "Reason for cancellation: Nonpayment of premium",
      "Cancellation Effective Date: 06/01/2026",
      day,
      "Payment received: $1,200.00",
      "We have received your payment. Your coverage has been reinstated as of 06/16/2026.",
      "Thank you for your business.",
    ),
    "2026-06-16",
  ],
  [
    "a state fund's notice",
    sheet(
      "NOTICE OF REINSTATEMENT",
      "Date mailed: 06/20/2026",
      insured,
      policy,
      "Policy Term: 01/01/2026 - 01/01/2027 12:01 A.M. Standard Time",
      "You are hereby notified that your workers compensation insurance policy which was cancelled effective 06/01/2026",
      "is hereby reinstated effective 12:01 A.M. on 06/16/2026.",
      "Authorized Representative",
    ),
    "2026-06-16",
  ],
  [
    "without lapse behind the title",
    sheet("NOTICE OF REINSTATEMENT WITHOUT LAPSE", insured, policy, day, "There has been no lapse in coverage."),
    "2026-06-16",
  ],
  [
    "a withdrawal",
    sheet(
      "WITHDRAWAL OF NOTICE OF CANCELLATION",
      insured,
      policy,
      "Please disregard the notice of cancellation dated 05/12/2026.",
      "The cancellation effective 06/01/2026 has been withdrawn and your policy remains in full force and effect.",
      "A copy of this notice has been sent to your agent.",
      "Page 1 of 1",
    ),
    "2026-06-01",
  ],
  [
    "a notice in capitals",
    sheet(
      "NOTICE OF REINSTATEMENT",
      "INSURED: BRIGHTWELL DRYWALL LLC",
      `POLICY NO: ${number}`,
      "REINSTATEMENT EFFECTIVE: 06/16/2026",
      "YOUR POLICY HAS BEEN REINSTATED WITH NO LAPSE IN COVERAGE.",
      "PLEASE CALL CUSTOMER SERVICE AT 555-010-0199 IF YOU HAVE ANY QUESTIONS.",
    ),
    "2026-06-16",
  ],
];

describe("a usual notice of reinstatement", () => {
  it.each(usual)("is read without a person: %s", async (_, page, effective) => {
    const certificates = await readPages(page);
    expect(noticeOf(certificates)).toMatchObject({ kind: "reinstatement", policyNumber: number, effective, reasons: [] });
    expect(certificates[0]?.insured.name?.toLowerCase()).toBe("brightwell drywall llc");
    const reading = { file: "notice.pdf", sha256: "0", pages: 1, millis: 1, warnings: [], certificates };
    expect(summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null }).reviewReasons).toEqual([]);
  });

  it("states its term", async () => {
    const notice = await readOne(sheet("NOTICE OF REINSTATEMENT", insured, policy, day, "Policy Period: 01/01/2026 to 01/01/2027"));
    expect(notice).toMatchObject({ effective: "2026-06-16", periodFrom: "2026-01-01", periodTo: "2027-01-01" });
    const ends = await readOne(sheet("NOTICE OF REINSTATEMENT", insured, policy, day, "Expires 06/25/2026."));
    expect(ends).toMatchObject({ effective: "2026-06-16", periodTo: "2026-06-25" });
  });
});

describe("a notice of reinstatement that says anything else", () => {
  it.each([
    "No reinstatement.",
    "We regret we cannot reinstate.",
    "Cannot be reinstated.",
    "Policy remains cancelled.",
    "THIS REINSTATEMENT IS RESCINDED.",
    "Withdrawn by company.",
    "WITHDRAWN BY COMPANY",
    "OFFER TO REINSTATE: pay $1,200 by due date.",
    "We may reinstate your policy when you pay $1,200.",
    "This is an offer.",
    "Reinstatement is contingent upon receipt of payment.",
    "Provided that premium is paid.",
    "Your payment must be received by the date above.",
    "If paid by 12/10/2026.",
    "Void if payment is dishonored.",
    "Draft",
    "Reinstatement of auto coverage. Workers compensation stays cancelled.",
    "Reinstatement excludes roofing.",
    "Limits of liability reduced upon reinstatement: E.L. 100,000",
    "Coverage lapsed from 06/16/2026 to 06/25/2026.",
    "Policy was cancelled again effective 06/25/2026.",
    "The policy was cancelled effective 06/25/2026 for nonpayment of premium.",
    "Your policy has been reinstated",
    "Amount due: $1,200.00",
    "Reason: request of insured denied",
    "Company: withdrew this reinstatement",
    "Policy Number: WC-4410932 VOID",
    "Policy Number: GL-1002003 not included",
    "Agent: refuses to bind",
    "La póliza sigue cancelada.",
    "Poliza cancelada",
    "Null",
    "Jane Doe",
    "Your policy has been reinstated only for auto.",
    "Is your policy reinstated?",
    "Lapse: see below",
    "Named Insured: Somebody Else Corp",
    "Status: Cancelled",
    "Cancellation date: 06/25/2026",
    "This notice rescinds our notice of reinstatement.",
    "Please disregard the previous notice of reinstatement.",
    "Re: Policy Number WC-4410932 Somebody Else Corp",
    "General Liability",
    "Premium $1,200",
    "Page 2 of 2",
    "Inactive Insurance Company",
  ])("has no day until a person read it: %s", async (row) => {
    // A sentence that goes on in another line is not understood by its beginning.
    const more = row === "Your policy has been reinstated" ? ["as soon as the check clears."] : [];
    const { effective, reasons } = await readOne(sheet("NOTICE OF REINSTATEMENT", insured, policy, day, row, ...more));
    expect(effective).toBeNull();
    expect(reasons.length).toBeGreaterThan(0);
  });

  it("but not one whose table names a coverage beside each policy", async () => {
    const row = (y: number, ...cells: string[]) => cells.map((text, at): Piece => [60 + 180 * at, y, text]);
    const table = [
      ...row(150, "Type of policy", "Policy number", "Reinstatement date"),
      ...row(166, "Workers Compensation", number, "06/16/2026"),
    ];
    const { effective, coverage } = await readOne([...sheet("NOTICE OF REINSTATEMENT", insured), ...table]);
    expect([effective, coverage]).toEqual(["2026-06-16", "WORKERS_COMPENSATION"]);
  });

  it("says which line is not understood", async () => {
    const { reasons } = await readOne(sheet("NOTICE OF REINSTATEMENT", insured, policy, day, "Policy remains cancelled."));
    expect(reasons).toEqual(['The page says: "Policy remains cancelled." Check whether the policy was reinstated.']);
  });

  it("or names no one, or a party besides its insured, has no day", async () => {
    expect((await readOne(sheet("NOTICE OF REINSTATEMENT", policy, day))).effective).toBeNull();
    const careOf = sheet("NOTICE OF REINSTATEMENT", "Insured: Brightwell Drywall LLC c/o Somebody Else Corp", policy, day);
    const { effective } = await readOne(careOf);
    expect(effective).toBeNull();
  });

  it("on another page of its file has no day", async () => {
    const notice = sheet("NOTICE OF REINSTATEMENT", insured, policy, day);
    const { effective, reasons } = await readOne(notice, lines(60, 100, "Withdrawn by company."));
    expect(effective).toBeNull();
    expect(reasons).toEqual(['The page says: "Withdrawn by company." Check whether the policy was reinstated.']);
    expect((await readOne(notice, [])).effective, "an empty page").toBe("2026-06-16");
  });
});
