import { Secret, TOTP } from "otpauth";
import { expect, linkIn, newEmail, test } from "@/e2e/fixtures";

test.use({ provoked: [/403 \(Forbidden\)/] });

test("a company that requires two-factor authentication leads its members to set it up first", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
  browser,
  baseURL,
}) => {
  const invited = newEmail();
  await page.request.post("/api/team/invitations", { data: { email: invited, role: "MANAGER" } });
  await page.goto("/settings?tab=security");
  const required = page.getByRole("switch", { name: "Require Two-Factor Authentication" });
  await expect(required).toBeDisabled();
  await expect(page.getByText("Turn on two-factor authentication for your own account first")).toBeVisible();

  const { data } = await (await page.request.post("/api/auth/two-factor")).json();
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate();
  const turnedOn = await page.request.post("/api/auth/two-factor/enable", { data: { code, password: account.password } });
  expect(turnedOn.status()).toBe(200);
  await page.reload();
  await required.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Require 2FA" }).click();
  await expect(required).toBeChecked();

  const other = await browser.newContext({ baseURL });
  const guest = await other.newPage();
  await guest.goto(linkIn(await mailbox.waitFor(invited, /invited you to/)));
  await guest.getByLabel("First name").fill("Wilma");
  await guest.getByLabel("Last name").fill("Invented");
  await guest.getByLabel("Password", { exact: true }).fill("a password of my own");
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "Join the Team" }).click();
  await expect(guest.getByRole("heading", { name: "Set up two-factor authentication" })).toBeVisible();
  await guest.goto("/vendors?status=EXPIRED");
  await expect(guest.getByText(`${account.companyName} requires two-factor authentication.`)).toBeVisible();
  const key = await guest.getByText(/^(?:[A-Z2-7]{4} )+[A-Z2-7]+$/).textContent();
  await guest.getByLabel("Password", { exact: false }).first().fill("a password of my own");
  await guest
    .getByRole("textbox", { name: "Code" })
    .fill(new TOTP({ secret: Secret.fromBase32((key ?? "").replaceAll(" ", "")) }).generate());
  await guest.getByRole("button", { name: "Enable 2FA" }).click();
  await expect(guest.getByRole("list", { name: "Recovery codes" })).toBeVisible();
  await guest.getByRole("button", { name: "I Saved Them" }).click();
  await expect(guest, "the page that was asked for").toHaveURL("/vendors?status=EXPIRED");
  await other.close();
});
