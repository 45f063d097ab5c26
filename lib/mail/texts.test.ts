import { expect, it } from "vitest";
import { companyKeptText } from "@/lib/companies/deletion/rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { confirmEmailText, mailWords, own, vendorInvitationText } from "@/lib/mail/rules";

it("no sentence of an email ends in two periods, whatever the company is called", () => {
  const { body } = vendorInvitationText({ name: "Fictional Glass Co.", contactName: null }, "Invented Builders Inc.");
  expect(body).toContain("Invented Builders Inc.");
  expect(body).not.toContain("..");
  const kept = (company: string) => companyKeptText("Robin", company, "Sam").body;
  expect(kept("Acme Ltd.")).toContain("Sam canceled the deletion of Acme Ltd. Nothing was deleted.");
  expect(kept("Acme")).toContain("Sam canceled the deletion of Acme. Nothing was deleted.");
});

it("what people typed cannot hold a link, and what is ours stands as it is", () => {
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
