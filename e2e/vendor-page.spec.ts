import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Account, expect, forgetVisitor, test } from "@/e2e/fixtures";
import { simpleCertificate } from "@/lib/testing/factories";

type Mailbox = { waitFor: (to: string, subject: RegExp) => Promise<{ text: string }> };

const portalIn = ({ text }: { text: string }) => /\/portal\/[\w-]+/.exec(text)?.[0] ?? "";

/** A vendor that was invited, and its link from the email. */
async function invite(page: Page, mailbox: Mailbox, name = "Invented Paving") {
  const email = `office-${randomUUID().slice(0, 8)}@vendor.example`;
  const answer = await page.request.post("/api/vendors", { data: { name, email } });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  expect((await page.request.post(`/api/vendors/${id}/invite`)).status()).toBe(200);
  const mail = await mailbox.waitFor(email, /certificate of insurance/);
  return { id, email, link: portalIn(mail) };
}

const companyIn = (page: Page, { companyName }: Account) => page.getByRole("banner").getByText(companyName);

test("a vendor drops a certificate on its page and knows within seconds what is missing", async ({ page, account, mailbox }) => {
  const { link } = await invite(page, mailbox);
  await forgetVisitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(companyIn(page, account)).toBeVisible();
  await expect(page.getByRole("status").first()).toHaveText(`${account.companyName} has no certificate from Invented Paving yet.`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), "nothing is wider than the phone").toBeLessThanOrEqual(390);

  const buffer = Buffer.from(await simpleCertificate());
  await page.getByLabel("Choose Files").last().setInputFiles({ name: "certificate.pdf", mimeType: "application/pdf", buffer });
  const sent = page.getByRole("list", { name: "Files You Sent" });
  await expect(sent.getByText("Insured: Invented Paving")).toBeVisible();
  await expect(sent.getByText(/General liability · GL-0001 · expires/)).toBeVisible();
  await expect(page.getByRole("status").first()).toHaveText(/requirements? (?:is|are) not met/);
  await expect(page.getByText(/^Ask your agent: /).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Request exception/ })
    .first()
    .click();
  await page.getByLabel(/should .* accept this/).fill("One day of work");
  await page.getByRole("button", { name: "Send Request" }).click();
  await expect(page.getByText(/You requested an exception from/)).toBeVisible();
});

test("a vendor sends the page to its agent, who answers by a link of their own", { tag: "@full" }, async ({ page, account, mailbox }) => {
  const { link } = await invite(page, mailbox);
  await forgetVisitor(page);
  await page.goto(`${link}?lang=es`);
  const agent = `desk-${randomUUID().slice(0, 8)}@agency.example`;
  await page.getByLabel("Correo de su agente").fill(agent);
  await page.getByRole("button", { name: "Enviar a mi agente" }).click();
  await expect(page.getByText(`Enviamos un correo a ${agent}`)).toBeVisible();
  const theirs = portalIn(await mailbox.waitFor(agent, /Invented Paving needs a certificate/));
  expect(theirs).not.toBe(link);
  await page.goto(theirs);
  await expect(companyIn(page, account)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What to Send" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your Contact Information" })).toBeHidden();
});

test("a link that was ended says whom to ask, and one that was guessed says nothing", async ({ page, account, mailbox }) => {
  const { id, email, link } = await invite(page, mailbox);
  await page.goto(`/vendors/${id}?tab=emails`);
  await expect(page.getByText(`Vendor · ${email}`)).toBeVisible();
  await page.getByRole("button", { name: "End Link" }).click();
  await expect(page.getByText(/ended .* · 0 files sent/)).toBeVisible();
  await forgetVisitor(page);
  const answer = await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect(page.getByRole("link", { name: account.email })).toBeVisible();
  expect(await answer?.headerValue("referrer-policy")).toBe("no-referrer");
  expect(await answer?.headerValue("x-robots-tag")).toContain("noindex");
  await page.goto(`/portal/${"x".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "This link is not valid" })).toBeVisible();
});
