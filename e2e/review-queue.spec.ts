import { expect, test } from "@/e2e/fixtures";
import { bringIn, count, row, shows, values } from "@/e2e/review-desk";

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

test("a document is dismissed from the queue, shown on request, and put back", async ({ page, account }) => {
  await bringIn(page, "Imaginary Chimneys");
  await page.goto("/review");
  const line = page.getByRole("row", { name: /Imaginary Chimneys/ });
  await expect(line).toContainText("to check");
  await line.getByRole("button", { name: "Dismiss mistyped.pdf" }).click();
  await expect(page.getByText("Nothing to review."), account.companyName).toBeVisible();
  await expect(count(page)).toHaveText("Review");
  await page.getByRole("button", { name: "Show Dismissed" }).click();
  await expect(line).toBeVisible();
  await line.getByRole("link").click();
  await expect(page.getByText("Dismissed from Review")).toBeVisible();
  await expect(page.getByText("Not Compliant").first(), "a dismissed document is not green").toBeVisible();
  await page.goBack();
  await line.getByRole("checkbox").check();
  await page.getByRole("group", { name: "List of documents" }).getByRole("button", { name: "Put Back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Put Back" }).click();
  await expect(page.getByText("1 document put back")).toBeVisible();
  await expect(count(page)).toHaveText("Review1 waiting");
});
