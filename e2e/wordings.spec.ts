import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { type Account, expect, made, test, vendorNamed } from "@/e2e/fixtures";
import { values } from "@/e2e/review-desk";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
const requirements = (page: Page) => page.getByRole("tabpanel", { name: "Requirements" });
/** The vendor's badge and sentence, which are announced when they change. */
const statusOf = (page: Page) => page.getByRole("status");
const answer = (page: Page) => requirements(page).getByRole("button", { name: /^Answer/ });

/** A vendor whose certificate has a description, opened once that description is asked about. */
async function openAsked(page: Page, { companyName }: Account, name: string, description: string): Promise<string> {
  const { id: vendorId } = await vendorNamed(page, name);
  const buffer = Buffer.from(await simpleCertificate(addDays(today, 200), "GL-0001", name, description));
  const document = { name: "description.pdf", mimeType: "application/pdf", buffer };
  expect((await page.request.post("/api/documents/upload", { multipart: { vendorId, document } })).status(), companyName).toBe(201);
  await expect(async () => {
    await page.goto(`/vendors/${vendorId}`);
    await expect(answer(page)).toBeVisible({ timeout: 1500 });
  }).toPass();
  return vendorId;
}

test("a sentence is answered on the desk by keyboard, and the page ends where its content does", async ({ page, account }) => {
  const vendorId = await openAsked(page, account, "Pretend Paving", "Coverage rests on Sundays at Rexley.");
  const { data } = (await (await page.request.get(`/api/documents?vendorId=${vendorId}`)).json()) as {
    data: { documents: { id: string }[] };
  };
  await page.goto(`/documents/${data.documents[0]?.id}`);
  const list = values(page);
  await expect(list.getByRole("heading", { name: "Sentences to answer" })).toBeVisible();
  const nothing = () =>
    page.evaluate(() => {
      const end = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
      return document.documentElement.scrollHeight - window.scrollY - end;
    });
  expect(await nothing(), "px of nothing below").toBeLessThan(2);
  await expect(async () => {
    await page.keyboard.press("w");
    await expect(list.getByRole("button", { name: "Answer for All Certificates…" })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "What Does This Mean?" });
  await expect(dialog.getByRole("radio", { name: "Takes nothing back" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(list.getByRole("heading", { name: "Sentences to answer" })).toBeHidden();
  await expect(list.getByRole("status")).toContainText("Nothing left to check");
});

test("a sentence is answered once for every certificate with its wording, and the answer is undone by keyboard", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const common = { type: "coverage", through: "today", expiringDays: 30, severity: "hard" };
  const { id } = await made(page, "/api/requirements", {
    name: "Liability",
    requirements: [{ ...common, key: "gl", coverage: "GENERAL_LIABILITY" }],
    gates: { work: { failing: "stop", review: "warn" }, pay: { failing: "stop", review: "warn" } },
  });
  expect((await page.request.post(`/api/requirements/${id}/default`)).status()).toBe(200);
  const other = await openAsked(page, account, "Fictional Glass", "Coverage sleeps late at Prewitt.");
  const vendorId = await openAsked(page, account, "Imaginary Fencing", "Coverage sleeps late at Rexley.");

  await answer(page).click();
  const dialog = page.getByRole("dialog", { name: "What Does This Mean?" });
  await expect(dialog.getByText("“Coverage sleeps late at Rexley.”")).toBeVisible();
  await expect(dialog.getByText("Also on 1 other certificate")).toBeVisible();
  const nothing = dialog.getByRole("radio", { name: "Takes nothing back" });
  await expect(nothing, "the first answer has the focus").toBeFocused();
  await dialog.getByRole("button", { name: "Save Answer" }).click();
  await expect(dialog.getByText("Choose what the sentence means")).toBeVisible();
  await dialog.getByRole("radio", { name: "Gives something" }).check();
  await dialog.getByRole("button", { name: "Save Answer" }).click();
  await expect(dialog.getByText("Choose what the sentence gives")).toBeVisible();
  await expectNoFault(page, "the question about a sentence");
  await nothing.check();
  await dialog.getByRole("button", { name: "Save Answer" }).click();
  await expect(dialog).toBeHidden();
  await expect(statusOf(page).getByText("Compliant", { exact: true })).toBeVisible();
  await page.goto(`/vendors/${other}`);
  await expect(statusOf(page).getByText("Compliant", { exact: true }), "by the same answer").toBeVisible();

  await page.goto("/settings?tab=wordings");
  await expect(page.getByText("No open wordings.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Answered (1)" }).click();
  const row = page.getByRole("row").filter({ hasText: "coverage sleeps late at [name]" });
  await expect(row).toContainText("Takes nothing back");
  await expect(row).toContainText("2 certificates");
  await expect(row).toContainText("Test Admin");
  await expectNoFault(page, "the answered wordings");
  await row.getByRole("button", { name: /^Undo/ }).press("Enter");
  const asked = page.getByRole("alertdialog", { name: "Undo This Answer?" });
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(asked.getByRole("button", { name: "Undo Answer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await page.getByRole("button", { name: "Open (1)" }).press("Enter");
  await expect(row.getByRole("button", { name: /^Answer/ })).toBeVisible();
  await page.goto(`/vendors/${vendorId}`);
  await expect(statusOf(page).getByText("Under Review", { exact: true })).toBeVisible();
});
