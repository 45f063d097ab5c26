import type { Locator } from "@playwright/test";
import { expect, expectQuiet, signInAs, test, widen } from "@/e2e/fixtures";
import { sticksOut } from "@/e2e/layout";
import { simpleCertificate } from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";
import { languageCodes } from "@/messages/languages";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone, tabs and the slide-in menu lead everywhere", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/dashboard");
  const tabs = page.getByRole("navigation", { name: "Tabs" });
  for (const [label, path] of [
    ["Vendors", "/vendors"],
    ["Documents", "/documents"],
    ["Needs Attention", "/attention"],
    ["Dashboard", "/dashboard"],
  ] as const) {
    await tabs.getByRole("link", { name: label }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Projects" }).tap();
  await expect(page).toHaveURL(/\/projects$/);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Settings" }).tap();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole("button", { name: "Open menu" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Vendors" }).tap();
  await expect(page).toHaveURL(/\/vendors$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("during the trial, the header holds name and e-mail, and the menu the days that are left", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const name = "Northwind Builders";
  expect((await page.request.patch("/api/companies/profile", { data: { name } })).status()).toBe(200);
  await page.goto("/dashboard");
  const header = page.getByRole("banner");
  const bar = await header.boundingBox();
  for (const text of [name, account.email]) {
    const words = header.getByText(text);
    const box = await words.boundingBox();
    expect(box && bar && box.y >= bar.y && box.y + box.height <= bar.y + bar.height, `${text} stands in the header`).toBe(true);
  }
  const cut = await header.getByText(name).evaluate((words) => words.scrollWidth > words.clientWidth);
  expect(cut, "the company's name is cut").toBe(false);
  await page.getByRole("button", { name: "Open menu" }).tap();
  const menu = page.getByRole("dialog");
  await menu.getByRole("link", { name: "14 days left in trial" }).tap();
  await expect(page).toHaveURL(/tab=plan/);
  await expect(menu).toBeHidden();
});

const headers = [
  [390, "Imaginary Northwestern Construction"],
  [320, "Imaginary Northwest"],
] as const;

for (const [width, name] of few(headers, 1))
  test(`at ${width} px a company's name is read whole in the header, and any in the menu`, { tag: "@full" }, async ({ page, account }) => {
    await page.setViewportSize({ width, height: 700 });
    const rename = (to: string) => page.request.patch("/api/companies/profile", { data: { name: to } });
    const header = page.getByRole("banner");
    const shown = header.getByText("Imaginary North");
    const cut = () => shown.evaluate((one) => one.scrollHeight - one.clientHeight + one.scrollWidth - one.clientWidth);
    const heightOf = async () => (await header.boundingBox())?.height;
    await page.goto("/settings");
    const height = await heightOf();
    expect((await rename(name)).status()).toBe(200);
    await page.reload();
    await expect(shown, account.companyName).toHaveText(name);
    expect(await cut()).toBe(0);
    const long = `${name} and Structural Engineering Holding of Springfield`;
    expect((await rename(long)).status()).toBe(200);
    await page.reload();
    await expect(shown).toHaveText(long);
    expect(await heightOf(), "the header's height").toBe(height);
    expect(await sticksOut(page)).toEqual([]);
    await page.getByRole("button", { name: "Open menu" }).tap();
    const whole = page.getByRole("dialog").getByText(long);
    await expect(whole).toBeVisible();
    expect(await whole.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  });

test("a vendor's card shows its name and status; contact and documents are on its page", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/vendors?search=imaginary");
  const cards = page.getByRole("table", { name: "Vendors" }).getByRole("row");
  await expect(cards.getByRole("link").first()).toBeVisible();
  await expect(cards.getByText(/@/).first()).toBeHidden();
  await expect(cards.getByText(/\d documents?$/).first()).toBeHidden();
  await expect(cards.getByText("Expiration").last()).toBeVisible();
});

/** No button of a bar sticks out of the window, and no text out of its button. */
async function expectInside(bar: Locator): Promise<void> {
  await expect(bar.getByRole("button").nth(2)).toBeVisible();
  for (const button of await bar.getByRole("button").all()) {
    const box = await button.boundingBox();
    const inside = await button.evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect(box && box.x >= 0 && box.x + box.width <= 390 && inside, (await button.textContent()) ?? "").toBe(true);
  }
}

const lists = [
  ["/vendors", "vendors"],
  ["/documents", "documents"],
  ["/projects", "projects"],
] as const;

for (const [path, name] of lists)
  test(`selecting a row of ${path} moves nothing, and all that can be done with it is in reach`, { tag: "@full" }, async ({ page }) => {
    await signInAs(page, "admin@builders.example");
    await page.goto(path);
    const bar = page.getByRole("group", { name: `List of ${name}` });
    const row = page.getByRole("checkbox", { name: /^Select / }).nth(1);
    await expect(row).toBeVisible();
    await page.waitForLoadState("networkidle");
    const place = () => row.evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await row.tap();
    await expect(bar.getByText("1 selected")).toBeVisible();
    expect(await place()).toBe(before);
    await expectInside(bar);
  });

test("what can be done with selected rows fits its buttons in each language", { tag: "@full" }, async ({ page, context }) => {
  await signInAs(page, "admin@builders.example");
  for (const value of languageCodes) {
    await context.addCookies([{ name: "coverkeep.language", value, url: process.env.E2E_URL ?? "" }]);
    for (const [path] of lists) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.getByRole("checkbox").nth(1).tap();
      await expectInside(page.locator("[role=group]").filter({ has: page.getByRole("status") }));
    }
  }
});

test("in a window as low as at 400 % all of it scrolls", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.setViewportSize({ width: 360, height: 225 });
  for (const path of ["/vendors", "/documents", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    for (const part of [
      page.getByRole("banner"),
      page.getByRole("navigation", { name: "Tabs" }),
      page.getByRole("link", { name: "Add vendor" }),
    ])
      await expect(part).not.toBeInViewport();
  }
});

test("the largest count of what waits stays in one piece on its tab, inside the window", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  const list = async () => (await (await page.request.get("/api/attention")).json()) as { data: { items: unknown[] } };
  await expect.poll(async () => (await list()).data.items.length).toBeGreaterThan(0);
  await page.goto("/dashboard");
  const tab = page.getByRole("navigation", { name: "Tabs" }).getByRole("link", { name: /Needs Attention/ });
  const count = tab.getByText("waiting").locator("..");
  await expect(count).toBeAttached();
  const pieces = await count.evaluate((badge) => {
    if (badge.firstChild) badge.firstChild.textContent = "999+";
    return badge.getClientRects().length;
  });
  expect(pieces).toBe(1);
  const [edge, next] = [
    await count.boundingBox(),
    await page.getByRole("navigation", { name: "Tabs" }).getByRole("link").nth(2).boundingBox(),
  ];
  expect((edge?.x ?? 0) + (edge?.width ?? 0), "where the count ends").toBeLessThanOrEqual(next?.x ?? 0);
});

test("names as long as they may be, without a space, stick out nowhere at 390, 768 and 1440 px", { tag: "@full" }, async ({
  page,
  account,
}) => {
  expect(account.companyName).toBeTruthy();
  const long = { firstName: "F".repeat(80), lastName: "L".repeat(80) };
  expect((await page.request.patch("/api/people/me", { data: long })).status()).toBe(200);
  const contact = { contactName: "C".repeat(120), phone: "+49 30 123456789012 ext. 1234567", address: "A".repeat(500) };
  const email = `${"e".repeat(60)}@${"d".repeat(60)}.example`;
  const made = await page.request.post("/api/vendors", { data: { name: "N".repeat(200), email, ...contact } });
  const { data: vendor } = (await made.json()) as { data: { id: string } };
  const certificate = await simpleCertificate();
  const file = { name: `${"f".repeat(200)}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(certificate) };
  expect((await page.request.post("/api/documents/upload", { multipart: { vendorId: vendor.id, document: file } })).status()).toBe(201);

  const site = { name: "P".repeat(200), number: "9".repeat(60), address: "A".repeat(500) };
  const { data: project } = (await (await page.request.post("/api/projects", { data: site })).json()) as { data: { id: string } };
  const assigned = { vendorIds: [vendor.id], scopeOfWork: "S".repeat(200) };
  expect((await page.request.post(`/api/projects/${project.id}/assignments`, { data: assigned })).status()).toBe(201);

  const vendorPage = `/vendors/${vendor.id}?tab=documents`;
  const projectPage = `/projects/${project.id}`;
  await page.goto(vendorPage);
  // The reason why the document needs a person is below its badge on a phone; its name keeps the width of the screen.
  const list = page.getByRole("tabpanel", { name: "Documents" });
  const documents = list.getByRole("listitem").filter({ has: page.getByRole("link", { name: /^fff/ }) });
  await expect(documents).toContainText('names "Invented Paving" as insured');
  expect((await documents.getByRole("link", { name: /^fff/ }).boundingBox())?.width).toBeGreaterThan(250);
  const settings = ["/settings?tab=team", "/settings?tab=activity"];
  const paths = [projectPage, "/dashboard", "/vendors", vendorPage, "/documents", "/projects", "/attention", ...settings];
  for (const path of few(paths, 4)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectQuiet(page);
    for (const width of [768, 1440, 390]) {
      await widen(page, width);
      expect(await sticksOut(page), `${path} scrolls sideways at ${width} px`).toEqual([]);
    }
  }
});

test("letters that come late change no line: they wait for the next page", { tag: "@full" }, async ({ page }) => {
  let letters = 0;
  let send = () => {};
  const late = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    letters += 1;
    await late;
    await route.continue();
  });
  const widthOf = (text: string) =>
    page.evaluate((words) => {
      const range = document.createRange();
      const found = [...document.querySelectorAll("h1, label, p")].find((one) => one.textContent?.includes(words));
      if (found) range.selectNodeContents(found);
      return range.getBoundingClientRect().width;
    }, text);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await expect(page.getByLabel("Email").first()).toBeVisible();
  await expect.poll(() => letters).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  const before = await widthOf("Sign in");
  expect(before).toBeGreaterThan(20);
  const come = page.waitForResponse(/woff2/);
  send();
  await (await come).finished();
  await page.evaluate(() => document.fonts.ready);
  expect(await widthOf("Sign in")).toBe(before);
});
