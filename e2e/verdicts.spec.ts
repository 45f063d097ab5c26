import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, test, vendorNamed } from "@/e2e/fixtures";
import { shows } from "@/e2e/review-desk";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
const requirements = (page: Page) => page.getByRole("tabpanel", { name: "Requirements" });
const rows = (page: Page) => requirements(page).getByRole("row");

/** A vendor of a company with the default set, whose certificate shows general liability alone; its page, once it is judged. */
async function openJudged(page: Page): Promise<string> {
  const { id: vendorId } = await vendorNamed(page, "Fictional Glass");
  const buffer = Buffer.from(await simpleCertificate(addDays(today, 200), "GL-0001", "Fictional Glass"));
  const document = { name: "glass.pdf", mimeType: "application/pdf", buffer };
  expect((await page.request.post("/api/documents/upload", { multipart: { vendorId, document } })).status()).toBe(201);
  await expect(async () => {
    await page.goto(`/vendors/${vendorId}`);
    await expect(requirements(page).getByText(/^General liability: (\d) of \1 met$/)).toBeVisible({ timeout: 1500 });
  }).toPass();
  return vendorId;
}

test("the verdict says of each requirement what was found and where, and the link marks the place on the page", async ({
  page,
  context,
  account,
}) => {
  await openJudged(page);
  await expect(requirements(page).getByText("Work: Not allowed"), account.email).toBeVisible();
  await expect(rows(page).nth(1), "what is not met comes first, below the heads").toContainText(/: 0 of \d met/);
  await expect(rows(page).nth(2)).toContainText("Not met");
  await expect(rows(page).filter({ hasText: /^Met$/ }), "what is met is folded").toHaveCount(0);
  await expectNoFault(page, "a vendor with its verdict");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await requirements(page).getByRole("button", { name: "Copy Request for Agent" }).click();
  await expect(requirements(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/workers compensation/i);
  await expect(requirements(page).getByText(copied, { exact: true })).toBeVisible();

  const general = requirements(page).getByRole("button", { name: "General liability: 3 of 3 met" });
  await general.press("Enter");
  await expect(general).toHaveAttribute("aria-expanded", "true");
  const occurrence = rows(page).filter({ hasText: "Each occurrence" });
  await expect(occurrence.getByRole("cell"), "figures in columns").toHaveText([
    /^Each occurrence\$1,000,000/,
    /\$1,000,000$/,
    "Met",
    "glass.pdf, page 1",
    "",
  ]);
  await occurrence.getByRole("link", { name: "glass.pdf, page 1" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}\?at=1(?:,|%2C)\d/);
  await shows(page, 1);
  await expect(page.locator("[data-linked]")).toBeVisible();
});

test("the verdict of a past day is asked for by keyboard, says whose day it is, and leads back to today", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await openJudged(page);
  const past = addDays(today, -2);
  await page.getByRole("button", { name: /^More/ }).press("ArrowDown");
  await page.getByRole("menuitem", { name: "Vendor status on a past date" }).press("Enter");
  const asking = page.getByRole("dialog", { name: "Vendor status on a past date" });
  await expect(asking.getByLabel("As of"), account.email).toBeFocused();
  const [year, month, day] = past.split("-");
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press("Enter");
  await expect(asking).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`asOf=${past}`));
  await expect(page.getByText(/^Status as of /)).toBeVisible();
  await expect(page.getByText("Based on documents on file that day.")).toBeVisible();
  await expect(requirements(page).getByRole("button", { name: /^Actions for/ }), "nothing is asked for in the past").toHaveCount(0);
  await expect(requirements(page).getByRole("button", { name: "Copy Request for Agent" })).toHaveCount(0);

  const field = page.getByLabel("As of");
  await field.focus();
  await page.keyboard.type(`${month}${day}${Number(year) - 1}`);
  await expect(field, "typing goes on in the field").toBeFocused();
  await expect(page).toHaveURL(new RegExp(`asOf=${Number(year) - 1}`));
  await page.getByRole("button", { name: "Back to Today" }).click();
  await expect(page.getByText(/^Status as of /)).toBeHidden();
  await expect(page).not.toHaveURL(/asOf=/);
});

test("the timeline tells in a table what was in force, and days without coverage are counted exactly", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await openJudged(page);
  await page.getByRole("tab", { name: "Coverage" }).click();
  const timeline = page.getByRole("region", { name: "Coverage timeline" });
  const rowOf = (name: string) => timeline.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  await expect(rowOf("General liability"), account.email).toContainText(/Ends .*, no renewal on file/);
  await page.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: "Days without coverage" }).click();
  const counting = page.getByRole("dialog", { name: "Days without coverage" });
  await counting.getByLabel("From").fill(addDays(today, -400));
  await counting.getByRole("button", { name: "Count" }).click();
  const uncovered = counting.getByRole("listitem");
  await expect(uncovered.filter({ hasText: "General liability" }), "no earlier day, and none to come").toContainText(
    "no days without coverage",
  );
  await expect(uncovered.filter({ hasText: "Workers compensation" }), "since it was added today").toContainText("(1 day)");
});

test.describe("notes", () => {
  test.use({ provoked: [/ERR_FAILED/] });

  test("are added, kept when saving fails, and deleted", { tag: "@full" }, async ({ page, account }) => {
    const { id } = await vendorNamed(page, "Fictional Glass");
    await page.goto(`/vendors/${id}?tab=activity`);
    const notes = page.getByRole("region", { name: "Notes" });
    await expect(notes.getByText("No notes yet.")).toBeVisible();
    const text = notes.getByRole("textbox", { name: "Note" });
    await text.fill(`Calls before noon, says ${account.companyName}`);
    await page.route("**/notes", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await notes.getByRole("button", { name: "Add Note" }).click();
    await expect(page.getByText(/Network error\. Please check your connection/).first()).toBeVisible();
    await expect(text, "nothing typed is lost").toHaveValue(/^Calls before noon/);
    await page.unroute("**/notes");
    await notes.getByRole("button", { name: "Add Note" }).click();
    const note = notes.getByRole("listitem");
    await expect(note).toContainText("Calls before noon");
    await expect(note).toContainText("Test Admin");
    await expect(text).toHaveValue("");
    await page.reload();
    await expect(note).toContainText("Calls before noon");
    await note.getByRole("button", { name: "Remove" }).click();
    await expect(notes.getByText("No notes yet.")).toBeVisible();
  });
});

test("a vendor that misses only what warns is compliant, with its warning beside the badge and both gates open", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const common = { type: "coverage", through: "today", expiringDays: 30 };
  const set = await page.request.post("/api/requirements", {
    data: {
      name: "Liability, umbrella wanted",
      requirements: [
        { ...common, key: "gl", severity: "hard", coverage: "GENERAL_LIABILITY" },
        { ...common, key: "umbrella", severity: "soft", coverage: "UMBRELLA_POLICY" },
      ],
      gates: { work: { failing: "stop", review: "warn" }, pay: { failing: "stop", review: "warn" } },
    },
  });
  const { id } = (await set.json()).data;
  expect((await page.request.post(`/api/requirements/${id}/default`)).status(), account.email).toBe(200);
  await openJudged(page);
  const status = page.getByRole("status").filter({ hasText: "Compliant" });
  await expect(status, "beside the badge").toContainText("1 warning");
  await expect(status).toContainText("Everything required is met, with warnings.");
  await expect(requirements(page)).toContainText("Work: OK");
  await expect(requirements(page)).not.toContainText("All requirements are met");
  await expect(rows(page).nth(1), "a warning comes before what is met").toContainText("Umbrella");
  await expectNoFault(page, "a vendor with a warning");

  await page.goto("/vendors");
  await expect(page.getByRole("row", { name: /Fictional Glass/ })).toContainText("1 warning");

  await page.goto(`/requirements/${id}`);
  await expect(page.getByLabel("When only a warning is open").first()).toHaveValue("clear");
});
