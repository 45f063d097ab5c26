import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { failEmailsTo } from "@/e2e/failed-email";
import { expect, expectQuiet, forgetVisitor, signInAs, test } from "@/e2e/fixtures";
import { endTrial } from "@/e2e/trial";

type Vendor = { id: string; email: string; path: string };

/** A vendor that was asked for a certificate, by an email that failed. */
async function vendorWithFailedEmail(page: Page, mailbox: { waitFor: (to: string, subject: RegExp) => Promise<unknown> }): Promise<Vendor> {
  const email = `office-${Date.now()}@vendor.example`;
  const answer = await page.request.post("/api/vendors", { data: { name: "Storybook Roofing", email } });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  expect((await page.request.post(`/api/vendors/${id}/invite`)).status()).toBe(200);
  await mailbox.waitFor(email, /needs your certificate/);
  await failEmailsTo(page, email);
  return { id, email, path: `/vendors/${id}?tab=emails` };
}

const emailsTo = async (address: string) => {
  const all = (await (await fetch(`${process.env.E2E_MAIL_URL}/api/email`)).json()) as { to: { address: string }[] }[];
  return all.filter(({ to }) => to.some((one) => one.address === address)).length;
};

const emailsOf = (page: Page) => page.getByRole("tabpanel", { name: "Emails" });

test("a failed email to a vendor is sent again from its page, by keyboard", { tag: "@full" }, async ({ page, account, mailbox }) => {
  expect(account.email).toBeTruthy();
  const { email, path } = await vendorWithFailedEmail(page, mailbox);
  await page.goto(path);
  const emails = emailsOf(page);
  await expect(emails.getByText("Failed", { exact: true })).toBeVisible();
  await expect(emails).toContainText("The mail server could not be reached. We stopped trying on ");
  await expectNoFault(page, "a vendor with a failed email");

  const button = emails.getByRole("button", { name: /^Send Again/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Send Email Again" });
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText("It counts toward today's limit of requests.");
  await expectNoFault(page, "the question before an email is sent again");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Send Again" }).press("Enter");
  await expect(page.getByText("The email is on its way").first()).toBeVisible();
  await expect(emails.getByText("Sent", { exact: true })).toBeVisible();
  await expect(emails.getByRole("button", { name: /^Send Again/ })).toHaveCount(0);
  await expect.poll(() => emailsTo(email)).toBe(2);
});

test.describe("an email that is not needed any more", () => {
  test.use({ provoked: [/409 \(Conflict\)/] });

  test("is not sent again, and the page says why", { tag: "@full" }, async ({ page, account, mailbox }) => {
    expect(account.email).toBeTruthy();
    const { id, email, path } = await vendorWithFailedEmail(page, mailbox);
    await page.request.patch(`/api/vendors/${id}`, { data: { email: `new-${email}` } });
    await page.goto(path);
    await emailsOf(page)
      .getByRole("button", { name: /^Send Again/ })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send Again" }).click();
    await expect(page.getByText("The vendor has a different email address now.").first()).toBeVisible();
    expect(await emailsTo(email)).toBe(1);
  });
});

test("after the trial the emails are shown without the button", { tag: "@full" }, async ({ page, account, mailbox }) => {
  expect(account.email).toBeTruthy();
  const { path } = await vendorWithFailedEmail(page, mailbox);
  await endTrial(page);
  await page.goto(path);
  await expect(emailsOf(page).getByText("Failed", { exact: true })).toBeVisible();
  await expect(emailsOf(page).getByRole("button", { name: /^Send Again/ })).toHaveCount(0);
});

test("a viewer sees no button, and a vendor without emails says so", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  const { data } = (await (await page.request.get("/api/vendors?limit=100")).json()) as { data: { vendors: { id: string }[] } };
  let isEmptySeen = false;
  for (const { id } of data.vendors.slice(0, 3)) {
    await page.goto(`/vendors/${id}?tab=emails`);
    await expect(emailsOf(page)).toBeVisible();
    await expectQuiet(page);
    await expect(emailsOf(page).getByRole("button", { name: /^Send Again/ })).toHaveCount(0);
    isEmptySeen ||= await emailsOf(page).getByText("No emails sent to this vendor yet.").isVisible();
  }
  expect(isEmptySeen).toBe(true);
});

test("the platform admin sends a failed email of a company again", { tag: "@full" }, async ({ page, account, mailbox }) => {
  expect(account.email).toBeTruthy();
  const { email } = await vendorWithFailedEmail(page, mailbox);
  await forgetVisitor(page);
  await signInAs(page, "platform@coverkeep.example");
  await page.goto(`/admin/emails?search=${email}`);
  const row = page.getByRole("row", { name: new RegExp(email) });
  await expect(row).toContainText(account.companyName);
  await expect(row).toContainText("Certificate request");
  await expect(row).toContainText("The mail server could not be reached.");
  await expectNoFault(page, "a list of failed emails");
  await row.getByRole("button", { name: /^Send Again/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send Again" }).click();
  await expect(page.getByText("No failed emails found.")).toBeVisible();
  await expect.poll(() => emailsTo(email)).toBe(2);
});
