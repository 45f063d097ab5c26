import { PDFDocument } from "@cantoo/pdf-lib";
import { expectNoFault } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { bringIn, shows, values } from "@/e2e/review-desk";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

/** The sample certificate with words typed into its first row and beside its first policy number. */
async function withMarks(insured: string): Promise<Buffer> {
  const file = await PDFDocument.load(
    await drawCertificate({ ...sampleCertificate, insured: { ...sampleCertificate.insured, name: insured } }),
  );
  file.getPage(0).drawText("SIR applies", { x: 45, y: 792 - 281, size: 6 });
  file.getPage(0).drawText("see new cert", { x: 220, y: 792 - 300, size: 6 });
  return Buffer.from(await file.save());
}

test("marks are boxes on the page: each is asked once, by mouse and keyboard, and the desk says who answered", async ({
  page,
  account,
}) => {
  const id = await bringIn(page, "Imaginary Masonry", "marked.pdf", await withMarks("Imaginary Masonry"));
  await page.goto(`/documents/${id}`);
  await shows(page, 1);
  await expect(values(page).getByRole("status")).toContainText("2 marks to check");

  const marks = page.getByRole("region", { name: "Marks on the page" });
  const question = (words: string) => marks.getByRole("listitem").filter({ hasText: words });
  const box = (words: string) => page.getByRole("button", { name: new RegExp(`^Mark \\d: “${words}”`) });
  await expect(question("see new cert").getByText("General liability: Policy number")).toBeVisible();
  await expectNoFault(page, "a question about a mark");
  await box("SIR applies").click();
  const heading = question("SIR applies").getByRole("button", { name: /What does this say/ });
  await expect(heading, "the box leads to its question").toBeFocused();
  await question("see new cert")
    .getByRole("button", { name: /What does this say/ })
    .click();
  await expect(box("see new cert"), "the question shows its box").toHaveAttribute("aria-current", "true");

  await box("SIR applies").focus();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(question("SIR applies").getByRole("button", { name: "Doesn't Matter This Time" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question("SIR applies")).toContainText("Test Admin answered: Doesn't matter this time");
  await expect(box("SIR applies")).toHaveCount(0);

  await question("see new cert").getByRole("button", { name: "Changes This Value" }).click();
  const field = page.getByRole("textbox", { name: "Policy number, corrected" });
  await field.fill("GL-NEW-1");
  await page.keyboard.press("Enter");
  await expect(question("see new cert")).toContainText("Test Admin answered: Changes a value");
  await expect(values(page).getByRole("status"), account.companyName).not.toContainText("mark");

  await question("see new cert").getByRole("button", { name: "Undo This Change" }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await question("see new cert").getByRole("button", { name: "This Certificate Is Not Valid" }).click();
  await expect(question("see new cert")).toContainText("answered: This certificate is not valid");
  await expect(page.getByText(/marked\.pdf is not valid/).first()).toBeVisible();
});
