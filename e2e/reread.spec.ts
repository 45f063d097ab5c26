import { expectNoFault } from "@/e2e/axe";
import { expect, made, test } from "@/e2e/fixtures";
import { bringIn } from "@/e2e/review-desk";
import { changeRowOf } from "@/e2e/rows";
import { simpleCertificate } from "@/lib/testing/factories";
import { general } from "@/lib/testing/requirements";

test("an admin reads all certificates again, sees who would change status and why, and uses the new readings by keyboard", {
  tag: "@full",
}, async ({ page, account }) => {
  // A reading process of its own starts, behind all others.
  test.setTimeout(150_000);
  const gates = { work: { failing: "stop", review: "warn" }, pay: { failing: "stop", review: "warn" } };
  const { id } = await made(page, "/api/requirements", { name: "Liability", ...general, gates });
  expect((await page.request.post(`/api/requirements/${id}/default`)).status()).toBe(200);
  const soon = `${new Date().getFullYear() + 1}-01-15`;
  const bytes = Buffer.from(await simpleCertificate(soon, "GL-0001", "Fictional Glass"));
  const documentId = await bringIn(page, "Fictional Glass", "certificate.pdf", bytes);
  // As an earlier reader found it.
  await changeRowOf(
    account.companyName,
    `update reading set reader_version = 1, result = jsonb_set(result, '{certificates,0,policies,0,limits,eachOccurrence}', '500000') where document_id = $1`,
    [documentId],
  );

  await page.goto("/settings?tab=data");
  await page.getByRole("link", { name: "Read Again" }).click();
  await expect(page.getByText("An earlier version read your certificate.")).toBeVisible();
  await expectNoFault(page, "the start");
  await page.getByRole("button", { name: "Read Certificates Again" }).press("Enter");
  const preview = page.getByRole("region", { name: "What Would Change" });
  await expect(preview.getByText("1 of 1 certificates reads differently.")).toBeVisible({ timeout: 100_000 });
  await expect(preview.getByText("1 vendor would change status.", { exact: false })).toBeVisible();
  const group = preview.getByRole("list", { name: "Vendors by reason" }).getByRole("listitem").first();
  await expect(group).toContainText("Before: Too low or excluded");
  await group.locator("summary").press("Enter");
  await expect(group.getByRole("link", { name: "Fictional Glass" })).toHaveAttribute("href", /^\/vendors\//);
  await expect(group).toContainText("$500,000");
  await expect(group).toContainText("$1,000,000");
  await expectNoFault(page, "the preview");

  await page.getByRole("button", { name: "Use New Readings" }).press("Enter");
  const asked = page.getByRole("alertdialog", { name: "Use New Readings" });
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 certificate has its new reading. 1 vendor changed status.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("The current version has already read your certificate.", { exact: false })).toBeVisible();
});
