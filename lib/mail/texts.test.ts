import { expect, it } from "vitest";
import { companyKeptText } from "@/lib/companies/deletion/rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { belowButtonOf, footerOf } from "@/lib/mail/blocks-rules";
import { withBelowButton } from "@/lib/mail/links-rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import { confirmEmailText, mailWords, own } from "@/lib/mail/rules";
import { reportText } from "@/lib/portal/answers/telling-rules";

it("no sentence of an email ends in two periods, for any company name", () => {
  const kept = (company: string) => companyKeptText("Robin", company, "Sam").body;
  expect(kept("Acme Ltd.")).toContain("Sam canceled the deletion of Acme Ltd. Nothing was deleted.");
  expect(kept("Acme")).toContain("Sam canceled the deletion of Acme. Nothing was deleted.");
});

it("typed text cannot hold a link, and our own text stays unchanged", () => {
  const words = mailWords("server.mail.securityNoticeBody", { firstName: "https://evil.example", fact: own("https://ours.example") });
  expect(words).not.toContain("https://evil.example");
  expect(words).toContain("https://ours.example");
});

it("an email is in the language of the person it goes to", () => {
  const english = confirmEmailText("Robin", "Acme", "http://link");
  const spanish = inLanguage("es", () => confirmEmailText("Robin", "Acme", "http://link"));
  expect(english.subject).toBe("Confirm your email address");
  expect(spanish.subject).not.toBe(english.subject);
  expect(spanish.body).toContain("http://link");
});

it("staff can recognize the address that something came from, and a name with an address in it is made plain", () => {
  const told = { firstName: "Robin", vendor: "Fictional Glass", link: "https://ours.example", end: "" };
  const said = (by: string) => reportText(told, { said: "This policy was canceled.", policy: "GL-1", by, note: "" }).body;
  expect(said("office@fictional-glass.example")).toContain("office@fictional-glass.example says about policy GL-1");
  expect(said("Ann, ann@evil.example")).toContain("Ann, ann at evil example says about");
});

it("the other way to send a certificate is right below the button, or by itself in the footer", () => {
  const frame = { kind: "VENDOR_INVITATION", vendorId: "1", company: { name: "Acme", phone: null }, vendor: "Fictional Glass" } as const;
  const answered = { ...frame, isAnswered: true, hasInbound: true, stop: null };
  expect(belowButtonOf({ ...answered, hasButton: true })).toBe("Or reply with the certificate attached. Acme gets it at once.");
  expect(footerOf({ ...answered, hasButton: true })).not.toContain("certificate attached");
  const license = { ...answered, kind: "DOCUMENT_REMINDER", hasButton: true } as const;
  expect(belowButtonOf(license)).toBe("Or reply with the document attached. Acme gets it at once.");
  expect(belowButtonOf({ ...answered, hasButton: false })).toBe("");
  expect(footerOf({ ...answered, hasButton: false })).toContain("You can also reply with the certificate attached.");
  expect(withBelowButton(`Hi\n\n${portalLinkMark}\n\nBye`, "Or reply.")).toBe(`Hi\n\n${portalLinkMark}\n\nOr reply.\n\nBye`);
});
