import { expect, it } from "vitest";
import { vendorInvitationText, words } from "@/lib/mail/rules";

it("no sentence of an email ends in two periods, whatever the company is called", () => {
  const { body } = vendorInvitationText({ name: "Fictional Glass Co.", contactName: null }, "Invented Builders Inc.");
  expect(body).toContain("Invented Builders Inc.");
  expect(body).not.toContain("..");
  expect(words`Nothing of ${"Acme Ltd."}. Next.`).toBe("Nothing of Acme Ltd. Next.");
  expect(words`Nothing of ${"Acme"}. Next.`).toBe("Nothing of Acme. Next.");
  expect(words`${"Acme Ltd."}, and others.`).toBe("Acme Ltd., and others.");
});
