import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, forgetVisitor, linkIn, newEmail, signUp, test } from "@/e2e/fixtures";
import { failing, held, says } from "@/e2e/saying";
import { texts } from "@/e2e/texts";
import { termsVersion } from "@/lib/accounts/sign-in/values";

const password = "correct horse battery";

/** Where the links of the public pages lead. */
const links = [
  { page: "/", name: "Sign In", href: "/login" },
  { page: "/", name: "Start Free Trial", href: "/signup" },
  { page: "/", name: "See How It Works", href: "/#features" },
  { page: "/", name: "Pricing", href: "/signup" },
  { page: "/", name: "Privacy Policy", href: "/privacy" },
  { page: "/", name: "GDPR", href: "/privacy#international" },
  { page: "/", name: "Terms of Service", href: "/terms" },
  { page: "/", name: "About", href: "/about" },
  { page: "/", name: "Support Center", href: "/support" },
  { page: "/", name: "Contact", href: "mailto:support@coverkeep.example" },
  { page: "/login", name: "Forgot password?", href: "/forgot-password" },
  { page: "/login", name: "Start a free trial", href: "/signup" },
  { page: "/signup", name: "Terms of Service", href: "/terms" },
  { page: "/signup", name: "Privacy Policy", href: "/privacy" },
  { page: "/reset-password", name: "Request New Reset Link", href: "/forgot-password" },
  { page: "/reset-password", name: "Back to Login", href: "/login" },
  { page: "/auth/confirm", name: "Go to Login", href: "/login" },
  { page: "/auth/confirm", name: "Sign Up Again", href: "/signup" },
  { page: "/about", name: "Start Free Trial", href: "/signup" },
  { page: "/terms", name: "Privacy Policy", href: "/privacy" },
  { page: "/nowhere", name: "Go back home", href: "/" },
] as const;

test.use({ provoked: [/Failed to load resource/] });

test("links of the public pages lead where they should", { tag: "@full" }, async ({ page }) => {
  for (const { page: address, name, href } of links) {
    await page.goto(address);
    // The top bar's Pricing leads to the section of the page, the footer's to the sign-up.
    const part = name === "Pricing" ? page.getByRole("contentinfo") : page;
    await expect(part.getByRole("link", { name, exact: true }).first(), `${name} on ${address}`).toHaveAttribute("href", href);
  }
  await page.goto("/terms");
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: /^\d+\./ })).toHaveCount(13);
  for (const address of ["/terms", "/privacy"]) {
    await page.goto(address);
    await expect(page.getByText(/^Last changed on \w+ \d+, \d{4}$/).getByRole("time"), "the words that are agreed to").toHaveAttribute(
      "datetime",
      termsVersion,
    );
  }
  await page.goto("/privacy#international");
  await expect(page.locator("#international")).toBeInViewport();
  await page.goto("/");
  await expect(page.locator("#features")).toHaveCount(1);
});

test("of the eight questions in the Support Center one answer is open at a time", { tag: "@full" }, async ({ page }) => {
  await page.goto("/support");
  const questions = page.getByRole("main").locator("h3 button");
  await expect(questions).toHaveCount(8);
  for (const index of [0, 1, 7]) {
    await questions.nth(index).click();
    await expect(page.getByRole("main").locator("h3 button[aria-expanded=true]")).toHaveCount(1);
    await expect(questions.nth(index)).toHaveAttribute("aria-expanded", "true");
  }
});

test("Landing, Not found", async ({ page }) => {
  await page.goto("/");
  await says(page, "Landing: opened");
  await page.goto("/nowhere");
  await says(page, "Not found: opened");
});

test("Login", { tag: "@full" }, async ({ page, account }) => {
  await forgetVisitor(page);
  await page.goto("/login");
  await says(page, "Login: opened");
  const submit = page.getByRole("button", { name: "Sign In" });
  await submit.click();
  await says(page, "Login: sent empty");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  const mend = await failing(page, "**/api/auth/login", "POST");
  await submit.click();
  await says(page, "Login: refused without a sentence");
  await mend();
  const letGo = await held(page, "**/api/auth/login");
  await submit.click();
  await says(page, "Login: while signing in");
  letGo();
  await says(page, "Login: signed in");
});

test("Signup", { tag: "@full" }, async ({ page }) => {
  await page.goto("/signup");
  await says(page, "Signup: opened");
  const submit = page.getByRole("button", { name: "Create Account" });
  await submit.click();
  await says(page, "Signup: sent empty");
  await page.getByLabel("Work email").fill("nonsense");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Confirm password", { exact: true }).fill("other");
  await submit.click();
  await says(page, "Signup: sent with mistakes");
  await page.getByLabel("First name").fill("Test");
  await page.getByLabel("Last name").fill("Admin");
  await page.getByLabel("Work email").fill(newEmail());
  await page.getByLabel("Company name").fill("Invented Builders");
  await page.getByLabel("Company size").selectOption("11-50");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  const mend = await failing(page, "**/api/auth/register", "POST");
  await submit.click();
  await says(page, "Signup: refused without a sentence");
  await mend();
  const connect = await failing(page, "**/api/auth/register", "POST", "abort");
  await submit.click();
  await says(page, "Signup: without a connection");
  await connect();
  const letGo = await held(page, "**/api/auth/register");
  await submit.click();
  await says(page, "Signup: while registering");
  letGo();
  await says(page, "Signup: registered");
});

test("Forgot and reset password", { tag: "@full" }, async ({ page, account, mailbox }) => {
  await forgetVisitor(page);
  await page.goto("/forgot-password");
  const send = page.getByRole("button", { name: "Send Reset Instructions" });
  await send.click();
  await says(page, "Forgot password: sent empty");
  await page.getByLabel("Email").fill(account.email);
  const mend = await failing(page, "**/api/auth/forgot-password", "POST");
  await send.click();
  await says(page, "Forgot password: failed");
  await mend();
  const letGo = await held(page, "**/api/auth/forgot-password");
  await send.click();
  await says(page, "Forgot password: while sending");
  letGo();
  await says(page, "Forgot password: sent");

  await page.goto("/reset-password");
  await says(page, "Reset password: without a token");
  const link = linkIn(await mailbox.waitFor(account.email, /Reset your password/));
  await resetPassword(page, link);
  const refused = await page.request.post("/api/auth/reset-password", { data: { token: "", password } });
  await page.goto("about:blank");
  await page.setContent(await refused.text());
  await says(page, "Reset password: called without a token");
});

async function resetPassword(page: Page, link: string): Promise<void> {
  const fill = async (first: string, second: string) => {
    await page.getByLabel("New password", { exact: true }).fill(first);
    await page.getByLabel("Confirm new password", { exact: true }).fill(second);
  };
  const submit = page.getByRole("button", { name: "Reset Password" });
  await page.goto(link);
  await fill("another good password", "something else");
  await says(page, "Reset password: passwords differ");
  await fill("short", "short");
  await submit.click();
  await says(page, "Reset password: too short");
  await fill("another good password", "another good password");
  let mend = await failing(page, "**/api/auth/reset-password", "POST");
  await submit.click();
  await says(page, "Reset password: refused without a sentence");
  await mend();
  mend = await failing(page, "**/api/auth/reset-password", "POST", { status: 404, body: "{}" });
  await submit.click();
  await says(page, "Reset password: link not found");
  await mend();
  await page.goto(link);
  await fill("another good password", "another good password");
  const letGo = await held(page, "**/api/auth/reset-password");
  await submit.click();
  await says(page, "Reset password: while sending");
  letGo();
  await says(page, "Reset password: done");
}

test("Email confirmation", { tag: "@full" }, async ({ page, mailbox }) => {
  const account = await signUp(page);
  const link = linkIn(await mailbox.waitFor(account.email, /Confirm your email/));
  await forgetVisitor(page);
  await page.goto("/auth/confirm");
  await says(page, "Email confirmation: without a token");
  // The link is only the question; a press is the answer.
  const press = page.getByRole("button", { name: "Confirm Email" });
  let mend = await failing(page, "**/api/auth/confirm", "POST", { status: 400, body: "{}" });
  await page.goto(link);
  await press.click();
  await says(page, "Email confirmation: refused without a sentence");
  await mend();
  mend = await failing(page, "**/api/auth/confirm", "POST", "abort");
  await page.goto(link);
  await press.click();
  await says(page, "Email confirmation: without a connection");
  await mend();
  const letGo = await held(page, "**/api/auth/confirm");
  await page.goto(link);
  await press.click();
  await says(page, "Email confirmation: loading");
  letGo();
  await says(page, "Email confirmation: confirmed");
  await expect(page).toHaveURL(/\/login/);
  await says(page, "Email confirmation: at the login");
});

test("every state of the table is reached by a test", async () => {
  const files = await Promise.all(["e2e/texts.spec.ts", "e2e/texts-signed-in.spec.ts"].map((file) => readFile(file, "utf8")));
  const forgotten = texts.map(({ screen, state }) => `says(page, "${screen}: ${state}")`).filter((call) => !files.join().includes(call));
  expect(forgotten).toEqual([]);
});

test("About, Support, Privacy, Terms", { tag: "@full" }, async ({ page }) => {
  await page.goto("/about");
  await says(page, "About: opened");
  await page.goto("/support");
  await says(page, "Support: opened");
  await page.goto("/privacy");
  await says(page, "Privacy: opened");
  await page.goto("/terms");
  await says(page, "Terms: opened");
});
