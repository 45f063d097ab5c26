import { expectNoFault } from "@/e2e/axe";
import { expect, forgetVisitor, signInAs, test } from "@/e2e/fixtures";

test("an email is shown with its text on the vendor's page, and as its recipient sees it in the Admin Portal", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
}) => {
  const email = `office-${Date.now()}@vendor.example`;
  const answer = await page.request.post("/api/vendors", { data: { name: "Storybook Paving", email } });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  expect((await page.request.post(`/api/vendors/${id}/invite`)).status()).toBe(200);
  await mailbox.waitFor(email, /needs your certificate/);

  await page.goto(`/vendors/${id}?tab=emails`);
  await page.getByRole("button", { name: /^View .*needs your certificate/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("To forward to your insurance agent");
  await expect(dialog).toContainText("(link)");
  await expect(dialog).toContainText("250 ");
  await expectNoFault(page, "an email on the vendor's page");

  await forgetVisitor(page);
  await signInAs(page, "platform@coverkeep.example");
  await page.goto(`/admin/email-log?search=${email}`);
  await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText(account.companyName);
  await expectNoFault(page, "the email log");
  await page.getByRole("link", { name: /needs your certificate/ }).click();
  const frame = page.locator('iframe[title="Preview"]');
  await expect(frame).toHaveAttribute("sandbox", "");
  const preview = await page.request.get((await frame.getAttribute("src")) ?? "");
  expect(await preview.text()).toContain("sends this email through Coverkeep");
});
