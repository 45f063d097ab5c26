import { randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { encode } from "next-auth/jwt";
import { expect, expectQuiet, forgetVisitor, newEmail, sentTo, signOut, test } from "@/e2e/fixtures";
import { routes } from "@/e2e/routes";
import { settings } from "@/e2e/rows";
import { few } from "@/lib/testing/full";

const password = "correct horse battery";

test.describe("a new customer", () => {
  test.use({ provoked: [/401 \(Unauthorized\)/] });

  test("signs up, lands on the dashboard, signs out, mistypes the password and signs in", async ({ page }) => {
    const email = newEmail();
    await page.goto("/signup");
    await page.getByLabel("First name").fill("Test");
    await page.getByLabel("Last name").fill("Admin");
    await page.getByLabel("Work email").fill(email);
    await page.getByLabel("Company name").fill("Invented Builders");
    await page.getByLabel("Company size").selectOption("11-50");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password", { exact: true }).fill(password);
    await page.getByRole("checkbox", { name: /I agree to the/ }).check();
    await page.getByRole("button", { name: "Create Account" }).click();

    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("banner").getByText(email)).toBeVisible();

    await signOut(page);
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login/);

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Invalid email or password").first()).toBeVisible();

    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("the sign-up form says what is missing, in the specified words", { tag: "@full" }, async ({ page }) => {
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create Account" }).click();
  for (const text of [
    "First name is required",
    "Last name is required",
    "Email is required",
    "Company name is required",
    "Please select company size",
    "Password is required",
    "Please confirm your password",
    "You must agree to the terms and conditions",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel("Work email").fill("nonsense");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password", { exact: true }).fill("other");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Please enter a valid email")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expect(page.getByText("First name is required")).toBeVisible();
});

test("pages scripts see no token: all cookies are HttpOnly", async ({ page, account, context }) => {
  // The device cookie comes with a sign-in after the mailbox was confirmed.
  expect((await page.request.post("/api/auth/login", { data: { email: account.email, password: account.password } })).status()).toBe(200);
  await page.goto("/dashboard");
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toMatch(
    /token|session/i,
  );
  const cookies = (await context.cookies()).filter(({ name }) => name.includes("coverkeep"));
  expect(cookies.map(({ name }) => name).sort()).toEqual(["coverkeep.device", "coverkeep.refresh", "coverkeep.session"]);
  for (const { name, httpOnly, sameSite } of cookies) expect({ httpOnly, sameSite }, name).toEqual({ httpOnly: true, sameSite: "Lax" });
});

/** What 15 minutes do to the session cookie: kept with the browser, it holds a token that has run out; remembered, it is gone. */
async function runOut(context: BrowserContext, remembered: boolean): Promise<void> {
  await context.clearCookies({ name: "coverkeep.session" });
  if (remembered) return;
  const value = await encode({ token: { sub: randomUUID() }, secret: settings().APP_SECRET ?? "", maxAge: -60 });
  const url = test.info().project.use.baseURL ?? "";
  await context.addCookies([{ name: "coverkeep.session", value, url, httpOnly: true, sameSite: "Lax" }]);
}

for (const remembered of few([true, false], 1)) {
  const state = remembered ? "is gone" : "has run out";
  test(`a session cookie that ${state} is renewed without the visitor's noticing`, async ({ page, account, context }) => {
    await runOut(context, remembered);
    await page.goto("/vendors?search=paving");
    await expect(page).toHaveURL(/\/vendors\?search=paving$/);
    await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  });
}

test("a sign-in that is not remembered ends with the browser", async ({ account, context }) => {
  const kept = (await context.cookies()).filter(({ name, expires }) => name !== "coverkeep.device" && expires !== -1);
  expect(kept, account.email).toEqual([]);
});

const ways: { name: string; from: string; go: (page: Page) => Promise<unknown>; to: RegExp; shows: (page: Page) => Locator }[] = [
  {
    name: "an entry of the menu",
    from: "/vendors",
    go: (page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documents" }).click(),
    to: /\/documents$/,
    shows: (page) => page.getByRole("heading", { name: "Documents", exact: true }),
  },
  {
    name: "a card of the dashboard",
    from: "/dashboard",
    go: (page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /View details/ })
        .first()
        .click(),
    to: /\/vendors/,
    shows: (page) => page.getByRole("row", { name: /Imaginary Paving/ }),
  },
  {
    name: "a status to filter by",
    from: "/vendors",
    go: (page) => page.getByLabel("Status").selectOption("NO_DOCUMENTS"),
    to: /\/vendors\?status=NO_DOCUMENTS/,
    shows: (page) => page.getByRole("row", { name: /Imaginary Paving/ }),
  },
  {
    name: "a column to sort by",
    from: "/vendors",
    go: (page) => page.getByRole("columnheader", { name: "Status" }).getByRole("button").click(),
    to: /\/vendors\?sort=-status/,
    shows: (page) => page.getByRole("row", { name: /Imaginary Paving/ }),
  },
  {
    name: "a row",
    from: "/vendors",
    go: (page) =>
      page
        .getByRole("row", { name: /Imaginary Paving/ })
        .getByRole("link", { name: "Imaginary Paving" })
        .click(),
    to: /\/vendors\/[0-9a-f-]{36}/,
    shows: (page) => page.getByRole("heading", { name: "Imaginary Paving" }),
  },
  {
    name: "a tab of the settings",
    from: "/settings",
    go: (page) => page.getByRole("tab", { name: "Security" }).click(),
    to: /\/settings\?tab=security/,
    shows: (page) => page.getByRole("heading", { name: "Change Password" }),
  },
  {
    name: "a message's link",
    from: "/dashboard",
    go: (page) => page.getByRole("link", { name: "14 days left in trial" }).click(),
    to: /\/settings\?tab=plan/,
    shows: (page) => page.getByText("Free trial: 14 days left"),
  },
];

test.describe("a session that runs out on an open page", () => {
  // What such a page asks for by itself may come before the click.
  test.use({ provoked: [/401 \(Unauthorized\)/] });

  for (const { name, from, go, to, shows } of few(ways, 1)) {
    test(`is renewed on the way that ${name} leads`, { tag: "@full" }, async ({ page, account, context }) => {
      const data = { name: "Imaginary Paving", email: "office@paving.example" };
      expect((await page.request.post("/api/vendors", { data })).status(), account.companyName).toBe(201);
      await page.goto(from);
      await page.waitForLoadState("networkidle");
      await runOut(context, false);
      await go(page);
      await expect(page).toHaveURL(to);
      await expect(shows(page)).toBeVisible();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vendors" }).click();
      await expect(page, "the next click leads where it says").toHaveURL(/\/vendors$/);
      await expect(page.getByRole("heading", { name: "Vendors", exact: true })).toBeVisible();
      await page.goBack();
      await expect(page, "and the way back is the one that was gone").toHaveURL(to);
      await expect(shows(page)).toBeVisible();
    });
  }
});

test("a session that was ended elsewhere leads an open page to the sign-in and back", { tag: "@full" }, async ({
  page,
  account,
  context,
}) => {
  await page.goto("/documents");
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  // What it asks for is there: an answer that came now would lead away before the press does.
  await expect(page.getByText(/No documents found/)).toBeVisible();
  await expectQuiet(page);
  expect((await page.request.post("/api/auth/logout")).status()).toBe(200);
  // The browser still holds the means to renew what has ended.
  const ended = { name: "coverkeep.refresh", value: "ended", url: test.info().project.use.baseURL ?? "" };
  await context.addCookies([{ ...ended, httpOnly: true, sameSite: "Lax" }]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByText("You were signed out. Sign in to continue.")).toBeVisible();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page, "the page that was asked for").toHaveURL(/\/settings$/);
});

test("visitors are sent to the sign-in, members away from it", async ({ page, account }) => {
  for (const path of ["/", "/login", "/register", "/forgot-password"]) expect(await sentTo(page, path), path).toBe("/dashboard");
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard$/);
  await forgetVisitor(page);
  const pages = routes.filter(({ visitor }) => visitor);
  expect(pages.length).toBeGreaterThan(30);
  for (const { path } of pages) expect(await sentTo(page, path), `${path} without ${account.email}`).toBe("/login");
  await page.goto("/vendors");
  await expect(page).toHaveURL(/\/login/);
});
