import { expect, forgetVisitor, linkIn, newEmail, signUp, test } from "@/e2e/fixtures";

test.use({ provoked: [/409 \(Conflict\)/] });

test("who joins a team where another account is signed in is told, and signs in anew", async ({
  page,
  account,
  mailbox,
  browser,
  baseURL,
}) => {
  const invited = newEmail();
  expect((await page.request.post("/api/team/invitations", { data: { email: invited, role: "VIEWER" } })).status()).toBe(201);
  const link = linkIn(await mailbox.waitFor(invited, /invites you to/));
  const other = await browser.newContext({ baseURL });
  const guest = await other.newPage();
  const signedIn = await signUp(guest);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: `Join ${account.companyName}` })).toBeVisible();
  await expect(
    guest.getByText(`You are signed in as ${signedIn.email} now. Joining signs that account out in this browser.`),
  ).toBeVisible();
  await other.clearCookies({ name: "coverkeep.session" });
  await guest.reload();
  await expect(guest.getByText(`You are signed in as ${signedIn.email} now.`), "also after a pause of 15 minutes").toBeVisible();
  await guest.getByLabel("First name").fill("Wilma");
  await guest.getByLabel("Last name").fill("Invented");
  await guest.getByLabel("Password", { exact: true }).fill("a password of my own");
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "Join the team" }).click();
  await expect(guest.getByText("You are in the team")).toBeVisible();
  await guest.getByRole("link", { name: "Go to login now" }).click();
  await expect(guest.getByRole("button", { name: "Sign In" })).toBeVisible();
  await other.close();
});

test("an invited person joins, a changed role shows at once, and who is deactivated is out at once", async ({
  page,
  account,
  mailbox,
  browser,
  baseURL,
}) => {
  test.slow();
  const invited = newEmail();
  await page.goto("/settings?tab=team");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(
    page
      .getByText("Email is required")
      .or(page.getByText(/valid email/i))
      .first(),
  ).toBeVisible();
  await page.getByLabel("Email", { exact: false }).first().fill(invited);
  const invitedAs = page.getByRole("combobox", { name: "Role", exact: true });
  await invitedAs.selectOption("Manager");
  await expect(page.getByText("Vendors, documents and projects; no team or settings.")).toBeVisible();
  await invitedAs.selectOption("Viewer");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("Invitation sent successfully")).toBeVisible();
  await expect(page.getByRole("table", { name: "Invitations" }).getByRole("row", { name: invited })).toContainText("Test Admin");

  const other = await browser.newContext({ baseURL });
  const guest = await other.newPage();
  const link = linkIn(await mailbox.waitFor(invited, /invites you to/));
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: `Join ${account.companyName}` })).toBeVisible();
  await guest.getByRole("button", { name: "Join the team" }).click();
  await expect(guest.getByText("First name is required")).toBeVisible();
  await guest.getByLabel("First name").fill("Wilma");
  await guest.getByLabel("Last name").fill("Invented");
  await guest.getByLabel("Password", { exact: true }).fill("a password of my own");
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "Join the team" }).click();
  await expect(guest.getByText("You are in the team")).toBeVisible();
  await expect(guest).toHaveURL(/\/login/);
  await guest.getByLabel("Email").fill(invited);
  await guest.getByLabel("Password", { exact: true }).fill("a password of my own");
  await guest.getByRole("button", { name: "Sign In" }).click();
  await expect(guest).toHaveURL(/\/dashboard/);
  await guest.goto("/vendors");
  await expect(guest.getByText(/No vendors found/)).toBeVisible();
  await expect(guest.getByRole("button", { name: "Add Vendor" })).toHaveCount(0);

  await page.reload();
  const role = page.getByRole("combobox", { name: "Role of Wilma Invented" });
  await role.focus();
  await role.press("ArrowUp");
  const turn = page.getByRole("alertdialog", { name: "Change role" });
  await expect(turn).toContainText("change the role of Wilma Invented from Viewer to Manager?");
  await turn.getByRole("button", { name: "Cancel" }).click();
  await expect(role).toHaveValue("VIEWER");
  await role.selectOption("Manager");
  await turn.getByRole("button", { name: "Change Role" }).click();
  await expect(page.getByText("Team updated successfully")).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("button", { name: "Add Vendor" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Deactivate Wilma Invented" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to deactivate Wilma Invented?");
  await question.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByRole("row", { name: /Wilma Invented/ })).toContainText("Deactivated");
  expect((await guest.request.get("/api/vendors")).status()).toBe(401);
  await guest.reload();
  await expect(guest).toHaveURL(/\/login/);

  // The link has done its work.
  await guest.goto(link);
  await expect(guest.getByText("Invalid or Expired Invitation")).toBeVisible();
  await other.close();
});

test("the last admin stays one, and a withdrawn invitation opens nothing", async ({ page, account, mailbox }) => {
  const invited = newEmail();
  await page.goto("/settings?tab=team");
  await page.getByRole("combobox", { name: "Role of Test Admin" }).selectOption("Viewer");
  const turn = page.getByRole("alertdialog", { name: "Change role" });
  await expect(turn).toContainText("from Admin to Viewer?");
  await turn.getByRole("button", { name: "Change Role" }).click();
  await expect(page.getByText("This is the company's only active admin. Make somebody else an admin first.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Role of Test Admin" })).toHaveValue("ADMIN");

  await page.getByLabel("Email", { exact: false }).first().fill(account.email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("This person is in your team already").first()).toBeVisible();
  await page.getByLabel("Email", { exact: false }).first().fill(invited);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  const link = linkIn(await mailbox.waitFor(invited, /invites you to/));
  await page.getByRole("button", { name: `Withdraw invitation of ${invited}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Invitation withdrawn")).toBeVisible();
  await expect(page.getByRole("table", { name: "Invitations" })).toHaveCount(0);
  await forgetVisitor(page);
  await page.goto(link);
  await expect(page.getByText("Invalid or Expired Invitation")).toBeVisible();
});
