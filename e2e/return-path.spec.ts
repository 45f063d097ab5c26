import { expect, forgetVisitor, linkIn, test } from "@/e2e/fixtures";
import { few } from "@/lib/testing/full";
import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";

const [{ email }] = demoSignIns;

test("a visitor signs in and gets the page that was asked for", async ({ page }) => {
  await page.goto("/vendors?status=EXPIRED");
  await expect(page).toHaveURL("/login?to=%2Fvendors%3Fstatus%3DEXPIRED");
  await expect(page.getByText("You were signed out"), "nobody was").toHaveCount(0);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/vendors?status=EXPIRED");
  await page.goto("/login?to=/documents");
  await expect(page, "who is signed in already").toHaveURL("/documents");
});

test("a return address on another site is not followed", async ({ page }) => {
  for (const to of few(["//evil.example", "https://evil.example", "/\\evil.example", "/api/exports/me"], 2)) {
    await forgetVisitor(page);
    await page.goto(`/login?${new URLSearchParams({ to })}`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page, to).toHaveURL("/dashboard");
  }
});

test("the page that was asked for opens after a new password too", { tag: "@full" }, async ({ page, account, mailbox }) => {
  await forgetVisitor(page);
  await page.goto("/settings?tab=team");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(account.email);
  await page.getByRole("button", { name: "Send Reset Instructions" }).click();
  await page.goto(linkIn(await mailbox.waitFor(account.email, /password/i)));
  await page.getByLabel("New password", { exact: true }).fill("quite another password");
  await page.getByLabel("Confirm new password", { exact: true }).fill("quite another password");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.getByRole("link", { name: "Go to Sign In" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill("quite another password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/settings?tab=team");
});

test("someone whom an identity provider sends back is told what happened", { tag: "@full" }, async ({ page }) => {
  await page.goto("/auth/callback?error=access_denied&error_description=Evil+words");
  await expect(page.getByRole("heading", { name: "Sign-in canceled" })).toBeVisible();
  await expect(page.getByText("Single sign-on was canceled, or your organization's sign-in page denied it.")).toBeVisible();
  await expect(page.getByText("Evil words")).toHaveCount(0);
  await page.goto("/auth/callback?error=server_error");
  await expect(page.getByRole("heading", { name: "Single sign-on failed" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test.describe("in a browser in another time zone", () => {
  test.use({ timezoneId: "America/Denver" });

  test("a new company starts with the browser's time zone", { tag: "@full" }, async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("First name").fill("Test");
    await page.getByLabel("Last name").fill("Admin");
    await page.getByLabel("Work email").fill(`zone-${Date.now()}@company.example`);
    await page.getByLabel("Company name").fill("Invented Zone Builders");
    await page.getByLabel("Company size").selectOption("1-10");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByLabel("Confirm password", { exact: true }).fill("correct horse battery");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const { data } = await (await page.request.get("/api/companies/profile")).json();
    expect(data.timeZone).toBe("America/Denver");
  });
});
