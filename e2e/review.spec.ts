import { expectNoFault } from "@/e2e/axe";
import { expect, expectQuiet, forgetVisitor, holdBack, signInAs, signOut, signUp, test } from "@/e2e/fixtures";
import { behindLetter, bringIn, count, mistyped, row, shows, values, waiting } from "@/e2e/review-desk";
import { drawDocx } from "@/lib/testing/certificate-word";

test("from doubt to doubt by keyboard: what is corrected and confirmed counts at once, and the history says so", async ({
  page,
  account,
}) => {
  const id = await bringIn(page, "Imaginary Tiling");
  await page.goto("/review");
  await expect(page, "links to Review still lead to the documents").toHaveURL(/\/attention\?kind=document,file$/);
  await expect(count(page)).toHaveText("Needs Attention2 waiting");
  expect(await waiting(page)).toEqual(["request", "document"]);
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

  await expect(row(page, "Insurer letter Automobile liability C")).toBeFocused();
  await page.keyboard.press("c");
  await expect(values(page).getByRole("status")).toContainText("Nothing left to check");
  await expect.poll(() => waiting(page), "the certificate to request is left").toEqual(["request"]);
  await expect(page.getByText("Under Review")).toHaveCount(0);
  const history = page.getByRole("region", { name: "Reading history" });
  await expect(history).toContainText("Test Admin");
  await expect(history).toContainText("General liability: General aggregate: unreadable became → $2,000,000");
  await expect(history).toContainText("Read by Coverkeep");
  const { data } = (await (await page.request.get(`/api/documents/${id}`)).json()) as { data: { complianceStatus: string } };
  expect(data.complianceStatus, `no person has to look at ${account.companyName}`).toBe("NON_COMPLIANT");
});

test("what is being typed is there after a look at another page and a reload, until it is given up", { tag: "@full" }, async ({
  page,
  account,
}) => {
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
  await expect(page).toHaveURL(/\/attention$/);
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

test("what was typed and not saved is not left to whoever uses the browser next", { tag: "@full" }, async ({ page, account }) => {
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

  expect((await page.request.post("/api/auth/login", { data: { email: account.email, password: account.password } })).status()).toBe(200);
  await type();
  await forgetVisitor(page);
  await signUp(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expect.poll(kept, "after another person signed in").not.toContain("7,654,321");
});

test.describe("two at once", () => {
  test.use({ provoked: [/409/] });

  test("a change by a teammate is shown, and what was typed stays", { tag: "@full" }, async ({ page, account }) => {
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

test("who has scrolled the values before the page is awake keeps the place", { tag: "@full" }, async ({ page, account }) => {
  const id = await bringIn(page, `Imaginary Awnings of ${account.companyName}`);
  const release = await holdBack(page);
  await page.goto(`/documents/${id}`, { waitUntil: "domcontentloaded" });
  const button = values(page).getByRole("button", { name: "Add Coverage" });
  await button.scrollIntoViewIfNeeded();
  release();
  await page.waitForLoadState();
  await expectQuiet(page);
  await expect(button).toBeInViewport();
});

test("a coverage is added and taken out, and all the rest confirmed", { tag: "@full" }, async ({ page, account }) => {
  const id = await bringIn(page, "Imaginary Gutters");
  await page.goto(`/documents/${id}`);
  await values(page).getByRole("button", { name: "Add Coverage" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Coverage" });
  await dialog.getByRole("combobox", { name: "Coverage" }).selectOption("Other coverage");
  await dialog.getByRole("textbox").fill("Pollution liability");
  await expectNoFault(page, "Add Coverage");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(values(page).getByRole("heading", { name: "Pollution liability" }), account.companyName).toBeVisible();
  await page.getByRole("button", { name: "Remove Pollution liability" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(values(page).getByRole("heading", { name: "Pollution liability" })).toHaveCount(0);

  await values(page).getByRole("button", { name: "Confirm All Clear Values" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/Did you check all \d+ values against the page\?/);
  await expect(question).toContainText("2 values to check are not included.");
  await question.getByRole("button", { name: /^Confirm \d+ Values$/ }).click();
  await expect(page.getByText(/^\d+ values confirmed$/).first()).toBeVisible();
  await expect(values(page).getByRole("status")).toContainText("2 values to check");
  const history = page.getByRole("region", { name: "Reading history" });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(history).toContainText("The change below was undone");
  await row(page, "Policy number GL-7001").click();
  await expect(row(page, "Policy number GL-7001"), "no one has confirmed it").toHaveAccessibleName(/Read clearly/);
});

test("a viewer looks and cannot change anything", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/review");
  await page.getByRole("link", { name: /nowhere-waterproofing/ }).click();
  await row(page, "General aggregate").click();
  await expect(values(page).getByText("cannot be read as an amount")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(values(page).getByRole("textbox")).toHaveCount(0);
  await expect(values(page).getByRole("button", { name: /^(Correct|Confirm|Remove|Add Coverage|Add Insurer)/ })).toHaveCount(0);
});

test("the page that holds the values comes first, others are a press away; a Word file shows its lines", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const certificate = await mistyped("Imaginary Ladders");
  const id = await bringIn(page, "Imaginary Ladders", "package.pdf", await behindLetter(certificate));
  await page.goto(`/documents/${id}`);
  await shows(page, 2);
  await page.getByRole("button", { name: "Previous page" }).click();
  await shows(page, 1);
  await expect(page.getByText("Page 1 of 2"), account.companyName).toBeVisible();
  await page.keyboard.press("n");
  await row(page, "Policy number GL-7001").click();
  await shows(page, 2);
  await page.getByRole("button", { name: "Larger" }).click();
  await expect(page.getByRole("button", { name: "125%" })).toBeVisible();

  const letter = await bringIn(page, "Imaginary Scaffolds", "letter.docx", drawDocx(["Our papers will follow.", "Kind regards"]));
  await page.goto(`/documents/${letter}`);
  await expect(page.getByRole("region", { name: "The file" }).getByRole("listitem").first()).toHaveText("Our papers will follow.");
  await values(page).getByRole("button", { name: "No Coverage in This File" }).click();
  await expect(values(page).getByText("A teammate marked this file as having no coverage.")).toBeVisible();
});

test("a broken file says that it cannot be shown, and is offered as it is", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/review");
  await page.getByRole("link", { name: /phantom-heating/ }).click();
  const file = page.getByRole("region", { name: "The file" });
  // A process that has to start first decides whether it can be drawn.
  await expect(file.getByText("This page cannot be shown as a picture")).toBeVisible();
  await expect(file.getByRole("link", { name: "Open the file" })).toBeVisible();
  await expectNoFault(page, "a file that is no document");
});

test("queue and review have no fault that axe finds", { tag: "@full" }, async ({ page, account }) => {
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

  test("the page stays in sight above the values, and a value is corrected by touch", { tag: "@full" }, async ({ page, account }) => {
    const id = await bringIn(page, "Imaginary Stairs");
    await page.goto(`/documents/${id}`);
    await row(page, "General aggregate").tap();
    await shows(page, 1);
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
