import { expect, forgetVisitor, linkIn, newEmail, signUp, test } from "@/e2e/fixtures";

test.use({ provoked: [/409 \(Conflict\)/] });

test("who joins a team where another account is signed in is told, and is signed in to the new one", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
  browser,
  baseURL,
}) => {
  const invited = newEmail();
  expect((await page.request.post("/api/team/invitations", { data: { email: invited, role: "VIEWER" } })).status()).toBe(201);
  const link = linkIn(await mailbox.waitFor(invited, /invited you to join/));
  const other = await browser.newContext({ baseURL });
  const guest = await other.newPage();
  const signedIn = await signUp(guest);
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: `Join ${account.companyName}` })).toBeVisible();
  await expect(
    guest.getByText(`You are signed in as ${signedIn.email} now. If you join, we sign that account out in this browser.`),
  ).toBeVisible();
  await other.clearCookies({ name: "coverkeep.session" });
  await guest.reload();
  await expect(guest.getByText(`You are signed in as ${signedIn.email} now.`), "also after a pause of 15 minutes").toBeVisible();
  await guest.getByLabel("First name").fill("Wilma");
  await guest.getByLabel("Last name").fill("Invented");
  await guest.getByLabel("Password", { exact: true }).fill("a password of my own");
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "Join the Team" }).click();
  await expect(guest).toHaveURL(/\/dashboard/);
  await expect(guest.getByRole("banner").getByText(invited), "the new account is signed in").toBeVisible();
  await other.close();
});

test("an invited person joins, a changed role shows at once, and who is deactivated is out at once", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
  browser,
  baseURL,
}) => {
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
  const link = linkIn(await mailbox.waitFor(invited, /invited you to join/));
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: `Join ${account.companyName}` })).toBeVisible();
  await guest.getByRole("button", { name: "Join the Team" }).click();
  await expect(guest.getByText("First name is required")).toBeVisible();
  await guest.getByLabel("First name").fill("Wilma");
  await guest.getByLabel("Last name").fill("Invented");
  await guest.getByLabel("Password", { exact: true }).fill("a password of my own");
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "Join the Team" }).click();
  await expect(guest.getByText(`Welcome to ${account.companyName}`)).toBeVisible();
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

test("the last admin stays one, and a withdrawn invitation opens nothing", { tag: "@full" }, async ({ page, account, mailbox }) => {
  const invited = newEmail();
  await page.goto("/settings?tab=team");
  await page.getByRole("combobox", { name: "Role of Test Admin" }).selectOption("Viewer");
  const turn = page.getByRole("alertdialog", { name: "Change role" });
  await expect(turn).toContainText("from Admin to Viewer?");
  await turn.getByRole("button", { name: "Change Role" }).click();
  await expect(page.getByText("This is the company's only active admin. Make someone else an admin first.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Role of Test Admin" })).toHaveValue("ADMIN");

  await page.getByLabel("Email", { exact: false }).first().fill(account.email);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("This person is already on your team").first()).toBeVisible();
  await page.getByLabel("Email", { exact: false }).first().fill(invited);
  await page.getByRole("button", { name: "Send Invitation" }).click();
  const link = linkIn(await mailbox.waitFor(invited, /invited you to join/));
  await page.getByRole("button", { name: `Withdraw invitation of ${invited}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Invitation withdrawn")).toBeVisible();
  await expect(page.getByRole("table", { name: "Invitations" })).toHaveCount(0);
  await forgetVisitor(page);
  await page.goto(link);
  await expect(page.getByText("Invalid or Expired Invitation")).toBeVisible();
});

test("many teammates are invited at once, and each address says what came of it", { tag: "@full" }, async ({ page, account, mailbox }) => {
  const [one, two] = [newEmail(), newEmail()];
  await page.goto("/settings?tab=team");
  await page.getByLabel("Email addresses").fill(`Ann Invented <${one}>; ${two}\n${account.email}, not-an-address`);
  await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Viewer");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText("2 invitations sent successfully")).toBeVisible();
  const results = page.getByRole("list", { name: "Result" }).getByRole("listitem");
  await expect(results).toHaveText([
    `${one}: Invitation sent`,
    `${two}: Invitation sent`,
    `${account.email}: This person is already on your team`,
    "not-an-address: Please enter a valid email",
  ]);
  await expect(page.getByLabel("Email addresses"), "what is to be mended").toHaveValue(`${account.email}\nnot-an-address`);
  await mailbox.waitFor(one, /invited you to/);

  const row = page.getByRole("table", { name: "Invitations" }).getByRole("row", { name: one });
  const inviteAsManager = async () => {
    await page.getByLabel("Email addresses").fill(one);
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Manager");
    await page.getByRole("button", { name: "Send Invitation", exact: true }).click();
  };
  await inviteAsManager();
  const question = page.getByRole("alertdialog", { name: "Change invitation" });
  await expect(question).toContainText(`${one} is already invited as Viewer. Change the invitation to Manager?`);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toContainText("Viewer");
  await inviteAsManager();
  await question.getByRole("button", { name: "Change Invitation" }).click();
  await expect(row).toContainText("Manager");
});
