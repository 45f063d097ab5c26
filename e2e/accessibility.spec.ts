import { expectNoFault, settled } from "@/e2e/axe";
import { expect, fromMenu, linkIn, newEmail, signInAs, test } from "@/e2e/fixtures";
import { endTrial } from "@/e2e/trial";

/** What a page shows only after a person acts. crawl.spec checks the pages themselves. */
test.describe("axe finds no fault", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, provoked: [/404 \(Not Found\)/] });

  test("on forms with every error shown, an open answer, and the menu of small screens", async ({ page }) => {
    await page.goto("/signup");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("First name is required")).toBeVisible();
    await expectNoFault(page, "/signup with errors");
    await page.goto("/support");
    await page.locator("h3 button").first().click();
    await expectNoFault(page, "/support with an answer");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expectNoFault(page, "the landing page's menu");
  });

  test("on a list of vendors that is tried and imported", { tag: "@full" }, async ({ page, account }) => {
    const rows = ["Name,Email,Notes", "Imaginary Paving,office@paving.example,x", "Pretend Plumbing,nobody,x"];
    await page.goto("/vendors/import");
    const file = { name: `${account.companyName}.csv`, mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
    await page.getByLabel("List of vendors").setInputFiles(file);
    await expect(page.getByRole("table", { name: "Rows that are not imported" })).toBeVisible();
    await expectNoFault(page, "an import with a problem");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFault(page, "an import with a problem on a phone");
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await expect(page.getByText("1 vendor added.")).toBeVisible();
    await expectNoFault(page, "an import that is done");
    await page.getByRole("button", { name: "Undo Import" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFault(page, "the question before an import is undone");
  });

  test("on the slide-in menu of a phone", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, "admin@builders.example");
    await page.setViewportSize({ width: 390, height: 844 });
    await settled(page, "/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFault(page, "the slide-in menu");
  });

  test("on addresses whose link is used up, and where there is no page", { tag: "@full" }, async ({ page }) => {
    for (const path of ["/reset-password?token=x", "/auth/email?token=x", "/invitation?token=x", "/nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectNoFault(page, path);
    }
  });

  test("in the search, saved views, questions about several rows, an invitation and after the trial", { tag: "@full" }, async ({
    page,
    account,
    mailbox,
    browser,
    baseURL,
  }) => {
    const data = { name: `Imaginary Paving of ${account.companyName}`, email: "office@paving.example" };
    expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
    await page.goto("/vendors");
    await page.getByRole("button", { name: "Search everywhere" }).click();
    const field = page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" });
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectNoFault(page, "the search");
    await field.fill("paving");
    await expect(page.getByRole("option", { name: /Imaginary Paving/ })).toBeVisible();
    await expectNoFault(page, "the search with results");
    await field.fill("zzzz nobody");
    await expect(page.getByText("Nothing found for")).toBeVisible();
    await expectNoFault(page, "the search without results");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Views" }).click();
    const views = page.getByRole("dialog", { name: "Views" });
    await views.getByRole("button", { name: "Save View" }).click();
    await expect(views.getByText("View name is required")).toBeVisible();
    await expectNoFault(page, "Views with an error");
    await views.getByLabel("View Name").fill("Everything");
    await views.getByRole("button", { name: "Save View" }).click();
    await expect(views).toBeHidden();
    await page.getByRole("button", { name: "Views" }).click();
    await expect(views.getByRole("button", { name: "Delete View Everything" })).toBeVisible();
    await expectNoFault(page, "Views");
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
    await expectNoFault(page, "selected rows");
    await fromMenu(page, "More", "Set Inactive");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFault(page, "the question before several vendors are changed");

    const email = newEmail();
    expect((await page.request.post("/api/team/invitations", { data: { email, role: "VIEWER" } })).status()).toBe(201);
    await settled(page, "/settings?tab=team");
    await page.getByRole("button", { name: `Withdraw invitation of ${email}` }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFault(page, "the question before an invitation is withdrawn");
    const other = await browser.newContext({ baseURL, reducedMotion: "reduce" });
    const guest = await other.newPage();
    await guest.goto(linkIn(await mailbox.waitFor(email, /invited you to join/)));
    await guest.getByRole("button", { name: "Join the Team" }).click();
    await expect(guest.getByText("First name is required")).toBeVisible();
    await expectNoFault(guest, "the join page with errors");
    await other.close();

    await endTrial(page);
    for (const path of ["/dashboard", "/vendors", "/settings?tab=plan"]) await settled(page, path);
  });
});

test("by keyboard alone: the way past the menu, a visible focus, and its return when a dialog closes", async ({ page, account }) => {
  await page.goto("/vendors");
  await expect(page.getByText(/No vendors found/), account.companyName).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Import", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  const add = page.getByRole("button", { name: "Add Vendor" }).first();
  await expect(add).toBeFocused();
  expect(await add.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  // The focus stays inside: one round of Tab never leaves the dialog.
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test.describe("whoever wants no movement", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("sees none: no animation or transition lasts longer than a blink", { tag: "@full" }, async ({ page, account }) => {
    await page.goto("/vendors/new");
    await expect(page.getByRole("dialog"), account.companyName).toBeVisible();
    const slow = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          const seconds = (list: string) => Math.max(...list.split(",").map(Number.parseFloat));
          // A transition of a millisecond would still begin, at every element.
          return seconds(animationDuration) > 0.01 || seconds(transitionDuration) > 0;
        }).length,
    );
    expect(slow).toBe(0);
  });
});

test.describe("without a connection", () => {
  // What the page would fetch ahead of a visit fails.
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED/] });

  test("the page says so, and stops when it is back", { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You're offline.")).toBeHidden();
  });

  test("another page opens once it is back, and nothing of this one is lost", { tag: "@full" }, async ({ page, context, account }) => {
    await page.goto("/vendors");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documents" }).click();
    await page.getByLabel("Search vendors").fill(account.companyName);
    await expect(page.getByRole("heading", { name: "Vendors", level: 1 })).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
    await expect(page.getByLabel("Search vendors")).toHaveValue(account.companyName);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
    await expect(page.getByText("You're offline.")).toBeHidden();
  });
});

test("the menu of the public pages closes with Escape, and the focus is back on its button", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "Support" }).focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});

test("what search engines and shared links ask for is there", { tag: "@full" }, async ({ page, baseURL }) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g))
    expect((await page.request.get(address)).status(), address).toBe(200);
  expect(await (await page.request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const { icons } = (await (await page.request.get("/manifest.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of [...icons, { src: "/favicon.ico" }, { src: "/apple-icon.png" }]) {
    expect((await page.request.get(src)).status(), src).toBe(200);
  }
  await page.goto("/");
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
  for (const [path, canonical] of Object.entries({ "/about?from=somewhere": "/about", "/signup": "/signup", "/register": "/signup" })) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${canonical}`);
    const address = await page.locator('meta[property="og:url"]').getAttribute("content");
    expect(address).toBe(`${baseURL}${path.split("?")[0]}`);
  }
});
