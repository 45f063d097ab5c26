import { expect, forgetVisitor, newEmail, test } from "@/e2e/fixtures";

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

    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/$/);
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

test("the sign-up form says what is missing, in the specified words", async ({ page }) => {
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
  expect((await page.request.post("/api/auth/login", { data: account })).status()).toBe(200);
  await page.goto("/dashboard");
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  expect(await page.evaluate(() => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage))).not.toMatch(
    /token|session/i,
  );
  const cookies = (await context.cookies()).filter(({ name }) => name.includes("coverkeep"));
  expect(cookies.map(({ name }) => name).sort()).toEqual(["coverkeep.device", "coverkeep.refresh", "coverkeep.session"]);
  for (const { name, httpOnly, sameSite } of cookies) expect({ httpOnly, sameSite }, name).toEqual({ httpOnly: true, sameSite: "Lax" });
});

test("a session cookie that has run out is renewed without the visitor's noticing", async ({ page, account, context }) => {
  await context.clearCookies({ name: "coverkeep.session" });
  await page.goto("/vendors?search=paving");
  await expect(page).toHaveURL(/\/vendors\?search=paving$/);
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
});

test("visitors are sent to the sign-in, members away from it", async ({ page, account }) => {
  for (const path of ["/", "/login", "/register", "/forgot-password"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  await forgetVisitor(page);
  for (const path of ["/dashboard", "/vendors", "/documents", "/settings", "/admin"]) {
    await page.goto(path);
    await expect(page, `${path} without ${account.email}`).toHaveURL(/\/login/);
  }
});
