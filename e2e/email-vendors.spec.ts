import { expectNoFault } from "@/e2e/axe";
import { expect, signInAs, test } from "@/e2e/fixtures";

test("a platform admin picks a vendor, sends a template and sees it in the log", async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/email-vendors");
  const button = page.getByRole("button", { name: "Send Email" });
  await expect(button, "without a vendor").toBeDisabled();
  await expect(page.getByLabel("Message")).toHaveValue(/\{\{vendorName\}\}/);
  const picker = page.getByRole("combobox", { name: "Vendor" });
  await picker.click();
  await page.getByPlaceholder("Find by name or email...").fill("imaginary concrete");
  await page
    .getByRole("option", { name: /Imaginary Concrete Co/ })
    .first()
    .click();
  await expect(page.getByLabel("Message")).toHaveValue(/^Hi Imaginary Concrete Co,/);
  await page.getByLabel("Template").selectOption("request");
  await expect(page.getByLabel("Message")).toHaveValue(/General Liability: \$1M per occurrence \/ \$2M aggregate/);
  await page.getByLabel("Template").selectOption("custom");
  await expect(page.getByLabel("Subject")).toHaveValue("");
  await button.click();
  await expect(page.getByText("Please enter a subject and message").first()).toBeVisible();
  await page.getByLabel("Template").selectOption("followup");
  await page.getByLabel("Subject").fill("Second request, changed by hand");
  await expectNoFault(page, "Email Vendors");
  await button.click();
  await expect(page.getByText("Email sent successfully to Imaginary Concrete Co").first()).toBeVisible();
  await expect(page.getByLabel("Subject")).toHaveValue("");
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(picker).toHaveText("Select a vendor");
  await expect(
    page
      .getByRole("row", { name: /Second request, changed by hand/ })
      .first()
      .getByText(/^(Waiting|Sent)$/),
  ).toBeVisible();
});

test.describe("without an answer of the server", () => {
  test.use({ provoked: [/ERR_FAILED/] });

  test("a failed send says so and keeps what was typed", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, "platform@coverkeep.example");
    await page.goto("/admin/email-vendors");
    await page.getByRole("combobox", { name: "Vendor" }).click();
    await page
      .getByRole("option", { name: /Imaginary Concrete Co/ })
      .first()
      .click();
    await page.route("**/api/notifications/send-vendor-email", (route) => route.abort());
    await page.getByRole("button", { name: "Send Email" }).click();
    await expect(page.getByText("Failed to send email").first()).toBeVisible();
    await expect(page.getByLabel("Message")).not.toHaveValue("");
  });
});
