import { randomUUID } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, forgetVisitor, signInAs, signOut, signUp, test } from "@/e2e/fixtures";
import { drawCertificate } from "@/lib/testing/certificate";
import { drawDocx } from "@/lib/testing/certificate-word";

/** A certificate of the vendor with one limit that no one can read, and a letter that names no insurer. */
async function mistyped(insured: string): Promise<Buffer> {
  const term = { effective: "2026-06-01", expiration: "2099-06-01" };
  const drawn = await drawCertificate({
    certificateDate: "2026-06-02",
    producer: { name: "Invented Agency", address: "1 Example Street, Springfield, NY 10000" },
    insured: { name: insured, address: "2 Example Street, Springfield, NY 10000" },
    insurers: [{ letter: "A", name: "Invented Mutual", naic: "99999" }],
    policies: [
      {
        ...term,
        effective: "2098-06-01",
        type: "GENERAL_LIABILITY",
        letter: "A",
        number: "GL-7001",
        limits: { eachOccurrence: 1_000_000, generalAggregate: "2,0000,00" },
      },
      {
        ...term,
        effective: "2098-06-01",
        type: "AUTO_LIABILITY",
        letter: "C",
        number: "CA-7002",
        limits: { combinedSingleLimit: 1_000_000 },
      },
    ],
  });
  return Buffer.concat([drawn, Buffer.from(`\n% ${randomUUID()}\n`)]);
}

/** The certificate behind a cover letter. */
async function behindLetter(certificate: Uint8Array): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.addPage([612, 792]).drawText("Please find our certificate on the next page.", { x: 72, y: 700, size: 12 });
  for (const copied of await file.copyPages(await PDFDocument.load(certificate), [0])) file.addPage(copied);
  return Buffer.from(await file.save());
}

/** Uploads a file (the mistyped certificate) for a new vendor and waits until it is read; gives its id. */
async function bringIn(page: Page, vendor: string, name = "mistyped.pdf", bytes?: Buffer): Promise<string> {
  const made = await page.request.post("/api/vendors", { data: { name: vendor, email: "office@vendor.example" } });
  const { data } = (await made.json()) as { data: { id: string } };
  const document = { name, mimeType: "application/octet-stream", buffer: bytes ?? (await mistyped(vendor)) };
  const sent = await page.request.post("/api/documents/upload", { multipart: { vendorId: data.id, document } });
  const { data: stored } = (await sent.json()) as { data: { id: string } };
  const status = async () => {
    const answer = await page.request.get(`/api/documents/${stored.id}`);
    return ((await answer.json()) as { data: { processingStatus: string } }).data.processingStatus;
  };
  await expect.poll(status, { timeout: 40_000 }).toBe("PROCESSED");
  return stored.id;
}

/** Waits for the picture itself, whose place is there before. The first page of all is drawn by a process that has to start. */
async function shows(page: Page, number: number): Promise<void> {
  const picture = page.getByRole("img", { name: `Page ${number} of the file` });
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 }).toBeGreaterThan(0);
}
const values = (page: Page) => page.getByRole("region", { name: "Values read from the file" });
const row = (page: Page, name: string) => values(page).getByRole("button", { name: new RegExp(`^${name}`) });
const count = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Review/ });

test("from doubt to doubt by keyboard: what is corrected and confirmed counts at once, and the history says so", async ({
  page,
  account,
}) => {
  const id = await bringIn(page, "Imaginary Tiling");
  await page.goto("/review");
  await expect(count(page)).toHaveText("Review1 waiting");
  await page.getByRole("link", { name: "mistyped.pdf" }).click();
  await shows(page, 1);
  await expect(values(page).getByRole("status")).toContainText("2 values to check");

  await page.keyboard.press("n");
  await expect(row(page, "General aggregate")).toBeFocused();
  await page.locator('[data-spot$="/policies/0/policyNumber"]').click();
  await expect(row(page, "Policy number GL-7001")).toBeFocused();
  await page.keyboard.press("p");
  await page.keyboard.press("n");
  const spot = page.locator('[data-spot$="/limits/generalAggregate"]');
  await expect(spot).toBeInViewport();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "General aggregate, corrected" });
  await expect(field).toHaveValue("2,0000,00");
  await field.fill("about two million");
  await page.keyboard.press("Enter");
  await expect(values(page).getByRole("alert")).toHaveText(
    "General aggregate must be whole dollars, for example 1,000,000, or a word such as Included",
  );
  await expect(field).toHaveValue("about two million");
  await field.fill("2M");
  await page.keyboard.press("Enter");
  await expect(row(page, "General aggregate")).toContainText("$2,000,000");

  await expect(row(page, "Insurer letter C")).toBeFocused();
  await page.keyboard.press("c");
  await expect(values(page).getByRole("status")).toContainText("Nothing left to check");
  await expect(count(page)).toHaveText("Review");
  await expect(page.getByText("Under Review")).toHaveCount(0);
  const history = page.getByRole("region", { name: "History of the reading" });
  await expect(history).toContainText("Test Admin");
  await expect(history).toContainText("General liability: General aggregate: unreadable became → $2,000,000");
  await expect(history).toContainText("Read by Coverkeep");
  const { data } = (await (await page.request.get(`/api/documents/${id}`)).json()) as { data: { complianceStatus: string } };
  expect(data.complianceStatus, account.companyName).toBe("COMPLIANT");
});

test("what is being typed is there after a look at another page and a reload, until it is given up", async ({ page, account }) => {
  await bringIn(page, "Imaginary Glazing");
  await page.goto("/review");
  const open = async () => {
    await page.getByRole("link", { name: "mistyped.pdf" }).click();
    await row(page, "General aggregate").click();
    await values(page).getByRole("button", { name: "Correct" }).click();
  };
  await open();
  const field = page.getByRole("textbox", { name: "General aggregate, corrected" });
  await expect(field).toHaveValue("2,0000,00");
  await field.fill("2,000,0");
  await count(page).click();
  await expect(page).toHaveURL(/\/review$/);
  await open();
  await expect(field, account.companyName).toHaveValue("2,000,0");
  await page.reload();
  await row(page, "General aggregate").click();
  await values(page).getByRole("button", { name: "Correct" }).click();
  await expect(field).toHaveValue("2,000,0");
  await values(page).getByRole("button", { name: "Cancel" }).click();
  await values(page).getByRole("button", { name: "Correct" }).click();
  await expect(field).toHaveValue("2,0000,00");
});

test("what was typed and not saved is not left to whoever uses the browser next", async ({ page, account }) => {
  const id = await bringIn(page, "Imaginary Glazing");
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const type = async () => {
    await page.goto(`/documents/${id}`);
    await row(page, "General aggregate").click();
    await values(page).getByRole("button", { name: "Correct" }).click();
    await page.getByRole("textbox", { name: "General aggregate, corrected" }).fill("7,654,321");
    expect(await kept()).toContain("7,654,321");
  };
  await type();
  await signOut(page);
  expect(await kept(), "after signing out").not.toContain("7,654,321");

  expect((await page.request.post("/api/auth/login", { data: account })).status()).toBe(200);
  await type();
  await forgetVisitor(page);
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect.poll(kept, "after another person signed in").not.toContain("7,654,321");
});

test.describe("two at once", () => {
  test.use({ provoked: [/409/] });

  test("what somebody else changed meanwhile is told, and what was typed stays", async ({ page, account }) => {
    const id = await bringIn(page, "Imaginary Fencing");
    await page.goto(`/documents/${id}`);
    await row(page, "General aggregate").click();
    await values(page).getByRole("button", { name: "Correct" }).click();
    const field = page.getByRole("textbox", { name: "General aggregate, corrected" });
    await field.fill("3,000,000");
    const statements = [{ kind: "value", certificate: 0, pointer: "/certificateNumber", value: "N-1" }];
    await page.request.post(`/api/documents/${id}/review`, { data: { revision: 1, statements } });
    await field.press("Enter");
    await expect(values(page).getByRole("alert"), account.companyName).toContainText("changed this document after you opened it");
    await expect(field).toHaveValue("3,000,000");
    await expect(row(page, "Certificate number")).toContainText("N-1");
    await field.press("Enter");
    await expect(row(page, "General aggregate")).toContainText("$3,000,000");
  });
});

test("a coverage is added and taken out, and all the rest confirmed", async ({ page, account }) => {
  const id = await bringIn(page, "Imaginary Gutters");
  await page.goto(`/documents/${id}`);
  await values(page).getByRole("button", { name: "Add coverage" }).click();
  const dialog = page.getByRole("dialog", { name: "Add coverage" });
  await dialog.getByRole("combobox", { name: "Coverage" }).selectOption("Other coverage");
  await dialog.getByRole("textbox").fill("Pollution liability");
  await expectNoFault(page, "Add coverage");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(values(page).getByRole("heading", { name: "Pollution liability" }), account.companyName).toBeVisible();
  await page.getByRole("button", { name: "Remove Pollution liability" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(values(page).getByRole("heading", { name: "Pollution liability" })).toHaveCount(0);
  await values(page).getByRole("button", { name: "Confirm all shown values" }).click();
  await expect(page.getByText("Values confirmed", { exact: true })).toBeVisible();
  await expect(values(page).getByRole("status")).toContainText("1 value to check");
});

test("a viewer looks and cannot change anything", async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/review");
  await page.getByRole("link", { name: /nowhere-waterproofing/ }).click({ timeout: 40_000 });
  await row(page, "General aggregate").click();
  await expect(values(page).getByText("cannot be read as an amount")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(values(page).getByRole("textbox")).toHaveCount(0);
  await expect(values(page).getByRole("button", { name: /^(Correct|Confirm|Remove|Add coverage|Add insurer)/ })).toHaveCount(0);
});

test("the page that holds the values comes first, others are a press away; a Word file shows its lines", async ({ page, account }) => {
  const certificate = await mistyped("Imaginary Ladders");
  const id = await bringIn(page, "Imaginary Ladders", "package.pdf", await behindLetter(certificate));
  await page.goto(`/documents/${id}`);
  await shows(page, 2);
  await page.getByRole("button", { name: "Page before" }).click();
  await shows(page, 1);
  await expect(page.getByText("Page 1 of 2"), account.companyName).toBeVisible();
  await page.keyboard.press("n");
  await row(page, "Policy number GL-7001").click();
  await shows(page, 2);
  await page.getByRole("button", { name: "Larger" }).click();
  await expect(page.getByRole("button", { name: "125 %" })).toBeVisible();

  const letter = await bringIn(page, "Imaginary Scaffolds", "letter.docx", drawDocx(["Our papers will follow.", "Kind regards"]));
  await page.goto(`/documents/${letter}`);
  await expect(page.getByRole("region", { name: "The file" }).getByRole("listitem").first()).toHaveText("Our papers will follow.");
  await values(page).getByRole("button", { name: "It states no coverage" }).click();
  await expect(values(page).getByText("Somebody said that this file states no coverage.")).toBeVisible();
});

test("a broken file says that it cannot be shown, and is offered as it is", async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/review");
  await page.getByRole("link", { name: /phantom-heating/ }).click({ timeout: 40_000 });
  const file = page.getByRole("region", { name: "The file" });
  // Whether it can be drawn is told by a process that has to begin first.
  await expect(file.getByText("This page cannot be shown as a picture")).toBeVisible({ timeout: 30_000 });
  await expect(file.getByRole("link", { name: "Open the file" })).toBeVisible();
  await expectNoFault(page, "a file that is no document");
});

test("queue and review have no fault that axe finds", async ({ page, account }) => {
  const id = await bringIn(page, "Imaginary Awnings");
  await page.goto("/review");
  await expect(page.getByRole("link", { name: "mistyped.pdf" }), account.companyName).toBeVisible();
  await expectNoFault(page, "the queue");
  await page.goto(`/documents/${id}`);
  await shows(page, 1);
  await expectNoFault(page, "a document");
  await row(page, "General aggregate").click();
  await expectNoFault(page, "a chosen value");
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "General aggregate, corrected" }).fill("x");
  await page.keyboard.press("Enter");
  await expect(values(page).getByRole("alert")).toBeVisible();
  await expectNoFault(page, "a correction that is refused");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the page stays in sight above the values, and a value is corrected by touch", async ({ page, account }) => {
    const id = await bringIn(page, "Imaginary Stairs");
    await page.goto(`/documents/${id}`);
    await row(page, "General aggregate").tap();
    await expect(page.getByRole("img", { name: "Page 1 of the file" }), account.companyName).toBeInViewport();
    await expect(page.locator('[data-spot$="/limits/generalAggregate"]')).toBeInViewport();
    await values(page).getByRole("button", { name: "Correct" }).tap();
    await page.getByRole("textbox", { name: "General aggregate, corrected" }).fill("2000000");
    await values(page).getByRole("button", { name: "Save" }).tap();
    await expect(row(page, "General aggregate")).toContainText("$2,000,000");
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
