import { describe, expect, it } from "vitest";
import { noticesOf } from "@/lib/compliance/coverages/rules";
import { summariseReading } from "@/lib/documents/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { lines, type Piece, readPages } from "@/lib/testing/drawn-pages";

/** Pages in the words of real notices, with invented companies. */
const notice = async (...pages: Piece[][]) => {
  const certificates = await readPages(...pages);
  return certificates.find(({ formType }) => formType === "NOTICE");
};
const told = (read: ReadCertificate | undefined) =>
  read?.notices.map(({ kind, policyNumber, effective, noticeDate }) => [kind, policyNumber, effective, noticeDate]);

const titled = (x: number, y: number, text: string): Piece => [x, y, text, 14];

const cancellation: Piece[] = [
  titled(180, 60, "NOTICE OF CANCELLATION OF INSURANCE"),
  ...lines(60, 100, "Sample Casualty Company", "100 Carrier Plaza, Springfield, IL 62701"),
  ...lines(60, 150, "Named Insured: Brightwell Drywall LLC", "Policy Number: CPP-4410932", "Date of Notice: 05/12/2026"),
  ...lines(
    60,
    220,
    "You are hereby notified in accordance with the terms and conditions of the above mentioned policy that your insurance",
    "will be cancelled effective 12:01 a.m. standard time on June 1, 2026.",
    "Reason for cancellation: nonpayment of premium.",
  ),
];

describe("a notice of cancellation", () => {
  it("is read with its policy, its day, its own date and the insured", async () => {
    const read = await notice(cancellation);
    expect(told(read)).toEqual([["cancellation", "CPP-4410932", "2026-06-01", "2026-05-12"]]);
    expect(read).toMatchObject({ insured: { name: "Brightwell Drywall LLC" }, policies: [], unreadable: [] });
    expect(read?.evidence["/notices/0/effective"]).toMatchObject({ page: 1, text: "June 1, 2026", reader: "text" });
    expect(read?.evidence["/notices/0/policyNumber"]?.confidence).toBeGreaterThan(0.9);
  });

  it("is read from labels alone", async () => {
    const read = await notice([
      titled(200, 60, "CANCELLATION NOTICE"),
      ...lines(60, 100, "Policy No.: WC 55 20917", "Type of insurance: Workers Compensation", "Insured: Brightwell Drywall LLC"),
      ...lines(60, 160, "Cancellation effective date: 10/15/2026 12:01 AM", "Date mailed: 09/28/2026", "Reason: Non-payment"),
    ]);
    expect(told(read)).toEqual([["cancellation", "WC 55 20917", "2026-10-15", "2026-09-28"]]);
    expect(read?.notices[0]?.coverage).toBe("WORKERS_COMPENSATION");
  });

  it("is read from a letter without a title", async () => {
    const read = await notice([
      ...lines(60, 60, "Sample Mutual Insurance Company", "May 4, 2026"),
      ...lines(60, 110, "Ridgeway Builders", "20 Ridge Road", "Columbus, OH 43004"),
      ...lines(60, 170, "Re: Policy number AU-882017", "Dear policyholder:"),
      ...lines(
        60,
        210,
        "This letter is to inform you that the above policy will be cancelled effective 12:01 a.m. 06/15/2026",
        "because the premium was not paid.",
      ),
    ]);
    expect(told(read)).toEqual([["cancellation", "AU-882017", "2026-06-15", "2026-05-04"]]);
  });

  it("of several policies has an entry for each", async () => {
    const row = (y: number, type: string, number: string, day: string): Piece[] => [
      [60, y, type],
      [240, y, number],
      [420, y, day],
    ];
    const read = await notice([
      titled(180, 60, "NOTICE OF CANCELLATION"),
      ...lines(60, 100, "The following policies are hereby cancelled:"),
      ...row(130, "Type of policy", "Policy number", "Cancellation date"),
      ...row(146, "General Liability", "GL-1002003", "06/01/2026"),
      ...row(162, "Workers Compensation", "WC-2003004", "07/01/2026"),
    ]);
    expect(told(read)).toEqual([
      ["cancellation", "GL-1002003", "2026-06-01", null],
      ["cancellation", "WC-2003004", "2026-07-01", null],
    ]);
    expect(read?.notices.map(({ coverage }) => coverage)).toEqual(["GENERAL_LIABILITY", "WORKERS_COMPENSATION"]);
  });

  it("leaves a policy or a day that it does not state to a person", async () => {
    const unnumbered = await notice([
      titled(180, 60, "NOTICE OF CANCELLATION"),
      ...lines(60, 100, "Your insurance is hereby cancelled effective 06/01/2026."),
    ]);
    expect(told(unnumbered)).toEqual([["cancellation", null, "2026-06-01", null]]);
    expect(unnumbered?.unreadable).toEqual(["/notices/0/policyNumber"]);
    const undated = await notice([
      titled(180, 60, "NOTICE OF CANCELLATION"),
      ...lines(60, 100, "Policy number: GL-1002003", "The policy has been cancelled for nonpayment of premium."),
    ]);
    expect(told(undated)).toEqual([["cancellation", "GL-1002003", null, null]]);
    expect(undated?.unreadable).toEqual(["/notices/0/effective"]);
  });

  it("that names two days leaves the day to a person", async () => {
    const read = await notice([
      titled(180, 60, "NOTICE OF CANCELLATION"),
      ...lines(
        60,
        100,
        "Policy number: GL-1002003",
        "Cancellation effective date: 06/01/2026",
        "The policy will be cancelled effective 06/11/2026.",
      ),
    ]);
    expect(told(read)).toEqual([["cancellation", "GL-1002003", null, null]]);
  });
});

describe("other notices", () => {
  it("a notice of nonrenewal counts from the end of the policy", async () => {
    const read = await notice([
      titled(180, 60, "NOTICE OF NONRENEWAL"),
      ...lines(60, 100, "Policy Number: UMB-77120", "Insured: Brightwell Drywall LLC", "Expiration Date: 01/15/2027"),
      ...lines(60, 160, "We regret to inform you that this policy will not be renewed when it expires on 01/15/2027."),
    ]);
    expect(told(read)).toEqual([["non_renewal", "UMB-77120", "2027-01-15", null]]);
  });

  it("a reinstatement counts from its own day", async () => {
    const read = await notice([
      titled(180, 60, "REINSTATEMENT NOTICE"),
      ...lines(60, 100, "Named Insured: Brightwell Drywall LLC", "Policy Number: CPP-4410932", "Notice date: 06/20/2026"),
      ...lines(
        60,
        150,
        "The policy that was cancelled effective 06/01/2026 has been reinstated effective 06/16/2026, with a lapse in coverage.",
      ),
    ]);
    expect(told(read)).toEqual([["reinstatement", "CPP-4410932", "2026-06-16", "2026-06-20"]]);
  });

  it("a reinstatement that is denied, asked for or conditional has no day until a person read it", async () => {
    for (const line of ["Your request for reinstatement has been denied.", "The policy is reinstated only if payment is received."]) {
      const read = await notice([
        titled(180, 60, "NOTICE OF REINSTATEMENT"),
        ...lines(
          60,
          100,
          "Named Insured: Brightwell Drywall LLC",
          "Policy Number: CPP-4410932",
          "Reinstatement effective date: 06/16/2026",
        ),
        ...lines(60, 150, line),
      ]);
      expect(told(read)).toMatchObject([["reinstatement", "CPP-4410932", null, null]]);
    }
  });

  it("a cancellation that is rescinded leaves no gap", async () => {
    const read = await notice([
      titled(180, 60, "NOTICE OF REINSTATEMENT"),
      ...lines(60, 100, "Named Insured: Brightwell Drywall LLC", "Policy Number: CPP-4410932", "Date: 05/25/2026"),
      ...lines(60, 150, "The notice of cancellation effective 06/01/2026 is hereby rescinded. Coverage continues without lapse."),
    ]);
    expect(told(read)).toEqual([["reinstatement", "CPP-4410932", "2026-06-01", "2026-05-25"]]);
  });

  it("a change of the policy is reported as an amendment", async () => {
    const read = await notice([
      titled(180, 60, "POLICY CHANGES"),
      ...lines(60, 90, "THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY."),
      ...lines(60, 120, "Policy number: CPP-4410932", "Policy changes effective: 04/01/2026", "Named insured: Brightwell Drywall LLC"),
      ...lines(60, 180, "General aggregate limit is changed to $1,000,000."),
    ]);
    expect(told(read)).toEqual([["amendment", "CPP-4410932", "2026-04-01", null]]);
  });
});

describe("no notice", () => {
  it.each<[string, Piece[]]>([
    [
      "an endorsement on notice to others",
      [
        titled(120, 60, "NOTICE OF CANCELLATION TO THIRD PARTIES"),
        ...lines(60, 90, "THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.", "Policy number: GL-1002003"),
        ...lines(60, 130, "If we cancel this policy, we will mail notice to the persons in the schedule. Number of days notice: 30"),
      ],
    ],
    [
      "an endorsement whose title takes two lines",
      [
        titled(180, 60, "NOTICE OF CANCELLATION"),
        titled(180, 80, "TO CERTIFICATE HOLDERS"),
        ...lines(60, 110, "Policy number: GL-1002003 Effective 01/01/2026", "We will give 30 days notice when the policy is cancelled."),
      ],
    ],
    [
      "a state's changes of cancellation and nonrenewal",
      [
        titled(120, 60, "TEXAS CHANGES - CANCELLATION AND NONRENEWAL PROVISIONS"),
        ...lines(
          60,
          90,
          "IL 02 75 11 13",
          "This endorsement modifies insurance provided under the following:",
          "COMMERCIAL GENERAL LIABILITY COVERAGE PART",
        ),
        ...lines(60, 150, "If this policy is cancelled, we will send the first Named Insured any premium refund due."),
      ],
    ],
    [
      "a conditions page",
      [
        titled(180, 60, "COMMON POLICY CONDITIONS"),
        ...lines(
          60,
          100,
          "A. Cancellation",
          "We may cancel this policy by mailing notice at least 10 days before the effective date of cancellation.",
        ),
      ],
    ],
    [
      "an invoice that threatens to cancel",
      [
        titled(180, 60, "PREMIUM INVOICE"),
        ...lines(60, 100, "Policy number: GL-1002003", "If payment is not received by 06/01/2026 your policy will be cancelled."),
      ],
    ],
    [
      "a certificate with the form's own words",
      [
        titled(120, 60, "CERTIFICATE OF LIABILITY INSURANCE"),
        ...lines(60, 100, "Policy number: GL-1002003 Effective 01/01/2026 Expires 01/01/2027"),
        ...lines(
          60,
          700,
          "SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF,",
          "NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.",
        ),
      ],
    ],
  ])("is %s", async (_, page) => {
    expect(await notice(page)).toBeUndefined();
  });
});

describe("what a notice means for its document", () => {
  const nothingTyped = { typedDocumentType: null, typedExpirationDate: null };
  const summary = async (page: Piece[]) => {
    const certificates = await readPages(page);
    const reading = { file: "notice.pdf", sha256: "0", pages: 1, millis: 1, warnings: [], certificates };
    return { reading, summary: summariseReading(reading, nothingTyped) };
  };

  it("a clear one needs no review, and reaches the engine", async () => {
    const { reading, summary: found } = await summary(cancellation);
    expect(found).toMatchObject({ readDocumentType: "CANCELLATION_NOTICE", reviewReasons: [], insuredNames: ["Brightwell Drywall LLC"] });
    expect(noticesOf({ id: "d1" }, reading)).toEqual([
      {
        ...{ id: "d1/0/0", documentId: "d1", kind: "cancellation", policyNumber: "CPP-4410932", coverage: null },
        ...{ effective: "2026-06-01", noticeDate: "2026-05-12", part: 0 },
      },
    ]);
  });

  it("one without a clear policy says so", async () => {
    const { reading, summary: found } = await summary([
      titled(180, 60, "NOTICE OF CANCELLATION"),
      ...lines(60, 100, "Your insurance is hereby cancelled effective 06/01/2026."),
    ]);
    expect(found.reviewReasons.map(inWords)).toEqual(["Check the notice of cancellation policy number."]);
    expect(noticesOf({ id: "d1" }, reading)).toMatchObject([{ policyNumber: null, effective: "2026-06-01" }]);
  });
});

it("a part of declarations that is called policy changes is no notice", async () => {
  const page = [
    titled(60, 60, "Policy changes"),
    ...lines(60, 90, "You can change your policy at any time.", "Effective date: 01/05/2026"),
  ];
  expect(await notice(page)).toBeUndefined();
});
