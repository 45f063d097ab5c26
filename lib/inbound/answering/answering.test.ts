import { expect, it } from "vitest";
import { type Answered, answerText } from "@/lib/inbound/answering/rules";
import { portalLinkMark } from "@/lib/mail/links-values";

const about: Answered = {
  ...{ contactName: "Ann", company: "Invented Builders", vendor: "Alder Paving", subject: "Re: certificate", hasLink: false },
  files: [
    {
      ...{ fileName: "coi.pdf", reason: null },
      document: {
        status: "PROCESSED",
        unused: null,
        policies: [{ coverage: "GENERAL_LIABILITY", coverageText: null, expirationDate: "2027-03-04" }],
      },
    },
  ],
  ...{ gap: "\n\nWhat is missing:\n\n- Auto liability", isMet: false, hasPage: true },
};

it("an answer is in the company's own words where it has changed them", () => {
  const template = { subject: "Papers of {{vendor}}", body: "Dear {{contact}},\n\n{{verdict}}\n\n{{gap}}\n\n{{link}}\n\n{{company}}" };
  const { subject, body } = answerText(about, template);
  expect(subject).toBe("Papers of Alder Paving");
  expect(body).toContain("Dear Ann,\n\n");
  expect(body).toContain("coi pdf");
  expect(body).toContain("What is missing:\n\n- Auto liability\n\n");
  expect(body.endsWith(`${portalLinkMark}\n\nInvented Builders`)).toBe(true);
});

it("an answer is in ours otherwise, under the subject of what it answers", () => {
  const { subject, body } = answerText(about);
  expect(subject).toContain("certificate");
  expect(body).toContain("coi pdf");
  expect(body).toContain("What is missing:");
  expect(body.split(portalLinkMark), "the way to the vendor's page").toHaveLength(2);
});

it("says why a file could not be read, so that the same one is not sent again", () => {
  const problem = "The file is password-protected. Save a copy without a password and upload that.";
  const { body } = answerText({
    ...about,
    files: [{ fileName: "coi.pdf", reason: null, document: { status: "FAILED", unused: problem, policies: [] } }],
  });
  expect(body).toContain(`What we could not use:\n\n- coi pdf: ${problem}`);
  expect(body).not.toContain("What we read");
});

it("where a file was left out, asks for it again and does not say that there was none", () => {
  const { body } = answerText({ ...about, files: [{ fileName: "coi.pdf", reason: "too_large", document: null }] });
  expect(body).toContain("Larger than 25 MB");
  expect(body).toContain("Please send the certificate of insurance again as a PDF.");
  expect(body).not.toContain("no attachment");
  expect(answerText({ ...about, files: [] }).body).toContain("We found no attachment.");
});
