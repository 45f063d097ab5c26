import { expect, test } from "@/e2e/fixtures";
import { bringIn, row, shows, values, waiting } from "@/e2e/review-desk";

test("Enter saves from lists and paragraphs too, and the first doubt is open to the keys at once", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const id = await bringIn(page, "Imaginary Masonry");
  await page.goto(`/documents/${id}`);
  await shows(page, 1);
  await expect(values(page).getByRole("heading").first(), account.companyName).toHaveText("To check");
  await expect(row(page, "General aggregate")).toBeInViewport();
  await page.keyboard.press("Enter");
  const amount = page.getByRole("textbox", { name: "General aggregate, corrected" });
  await expect(amount).toBeFocused();
  await amount.fill("");
  await amount.press("Enter");
  await expect(values(page).getByRole("alert"), "an empty Save settles no doubt").toContainText("Enter the value");
  await amount.press("Escape");

  await row(page, "Additional insured").first().focus();
  await page.keyboard.press("Enter");
  const choice = page.getByRole("combobox", { name: "Additional insured, corrected" });
  await choice.selectOption("Yes");
  await choice.press("Enter");
  await expect(row(page, "Additional insured").first()).toContainText("Yes");

  await row(page, "Certificate holder").focus();
  await page.keyboard.press("Enter");
  const holder = page.getByRole("textbox", { name: "Certificate holder, corrected" });
  await holder.fill("Example Builders");
  await holder.press("Shift+Enter");
  await holder.pressSequentially("1 Example Street");
  await expect(values(page).getByText("Shift+Enter starts a new line")).toBeVisible();
  await holder.press("Enter");
  await expect(holder).toHaveCount(0);
  await expect(row(page, "Certificate holder")).toContainText("Example Builders 1 Example Street");
});

test("a document is chosen and dismissed by keyboard, shown on request, and put back", async ({ page, account }) => {
  await bringIn(page, "Imaginary Chimneys");
  await page.goto("/review");
  const line = page.getByRole("row", { name: /Imaginary Chimneys/ });
  await expect(line).toContainText("to check");
  await page.keyboard.press("j");
  await expect(line.getByRole("link", { name: /mistyped\.pdf/ })).toBeFocused();
  await page.keyboard.press("x");
  await expect(line.getByRole("checkbox")).toBeChecked();
  await page.getByRole("group", { name: "Needs Attention" }).getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("1 item dismissed")).toBeVisible();
  await expect(page.getByText("Nothing of this kind needs you."), account.companyName).toBeVisible();
  await page.getByRole("link", { name: "Dismissed", exact: true }).click();
  await expect(line).toBeVisible();
  await line.getByRole("link").click();
  await expect(page.getByText("Dismissed from Needs Attention")).toBeVisible();
  await expect(page.getByText("Not Compliant").first(), "a dismissed document is not green").toBeVisible();
  await page.goBack();
  await line.getByRole("checkbox").check();
  await page.getByRole("group", { name: "List of documents" }).getByRole("button", { name: "Put Back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Put Back" }).click();
  await expect(page.getByText("1 document put back")).toBeVisible();
  await expect.poll(() => waiting(page)).toContain("document");
});
