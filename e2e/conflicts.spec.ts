import type { Locator, Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, made, pick, rowAction, test, vendorNamed } from "@/e2e/fixtures";
import type { DocumentDto } from "@/lib/documents/schema";

test.use({ provoked: [/409 \(Conflict\)/] });

const conflictIn = (where: Page | Locator) => where.getByRole("region", { name: "This changed after you opened it" });
const rowOf = (where: Page | Locator, field: string) => conflictIn(where).getByRole("listitem").filter({ hasText: field });

/** Opens the same screen twice, as one person does in two tabs. */
async function twoTabs(page: Page, address: string): Promise<[Page, Page]> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto(address);
  return [page, other];
}

test("two tabs that edit the same vendor: the second is asked what to keep", { tag: "@full" }, async ({ page, account }) => {
  const vendor = { name: "Alder Roofing", email: "office@vendor.example", phone: "(555) 010-0100" };
  const { id } = (await (await page.request.post("/api/vendors", { data: vendor })).json()).data as { id: string };
  const [first, second] = await twoTabs(page, `/vendors/${id}`);
  const dialogs = [first, second].map((tab) => tab.getByRole("dialog", { name: "Edit Vendor" }));
  const [one, two] = dialogs as [Locator, Locator];
  for (const tab of [first, second]) await rowAction(tab, vendor.name, "Edit");
  await one.getByLabel(/^Phone/).fill("(555) 010-0101");
  await one.getByLabel("Status").selectOption("Inactive");
  await one.getByLabel(/^Address/).fill("1 Example Street");
  await one.getByRole("button", { name: "Update" }).click();
  await expect(one, account.companyName).toBeHidden();

  await two.getByLabel(/^Phone/).fill("(555) 010-0102");
  await two.getByLabel(/^Contact Name/).fill("Front desk");
  await two.getByRole("button", { name: "Update" }).click();
  await expect(conflictIn(two)).toBeFocused();
  await expect(rowOf(two, "Phone")).toContainText("(555) 010-0101");
  await expect(rowOf(two, "Phone")).toContainText("(555) 010-0102");
  await expect(conflictIn(two).getByRole("listitem")).toHaveCount(1);
  await expect(two.getByLabel(/^Phone/), "what was typed stays").toHaveValue("(555) 010-0102");
  await expect(two.getByLabel(/^Contact Name/)).toHaveValue("Front desk");
  await expect(two.getByLabel(/^Address/), "a field that only the other changed shows what is stored").toHaveValue("1 Example Street");
  await expect(second.getByText("Failed to update vendor")).toHaveCount(0);
  await expectNoFault(second, "Edit Vendor with a conflict");

  // By keyboard: the second choice is Keep Mine, and leads to the field.
  await second.keyboard.press("Tab");
  await second.keyboard.press("Tab");
  await expect(two.getByRole("button", { name: "Keep Mine of Phone" })).toBeFocused();
  await second.keyboard.press("Enter");
  await expect(conflictIn(two)).toBeHidden();
  await expect(two.getByLabel(/^Phone/)).toBeFocused();
  await second.keyboard.press("Enter");
  await expect(two).toBeHidden();
  const { data } = (await (await page.request.get(`/api/vendors/${id}`)).json()) as { data: object };
  expect(data).toMatchObject({ phone: "(555) 010-0102", contactName: "Front desk", address: "1 Example Street", status: "INACTIVE" });
});

test("two tabs with the settings: the new value is taken, and saving works again", { tag: "@full" }, async ({ page, account }) => {
  const [first, second] = await twoTabs(page, "/settings");
  for (const tab of [first, second]) await expect(tab.getByLabel("Company Name")).toHaveValue(account.companyName);
  await first.getByLabel(/^Phone/).fill("(555) 010-0101");
  await first.getByLabel(/^Company Size/).selectOption("51-200 employees");
  await first.getByRole("button", { name: "Save Changes" }).click();
  await expect(first.getByText("Company profile updated successfully")).toBeVisible();

  await second.getByLabel(/^Phone/).fill("(555) 010-0102");
  await second.getByLabel(/^Company Size/).selectOption("201-500 employees");
  await second.getByLabel(/^Website/).fill("https://typed.example");
  const save = second.getByRole("button", { name: "Save Changes" });
  await save.click();
  await expect(conflictIn(second)).toBeFocused();
  await expect(rowOf(second, "Company Size"), "choices are named as in their list").toContainText("51-200 employees");
  await expectNoFault(second, "Settings with a conflict");
  await save.click();
  await expect(conflictIn(second), "without a choice, saving asks again").toBeFocused();
  await second.getByRole("button", { name: "Use New Value of Phone" }).click();
  await expect(second.getByLabel(/^Phone/)).toHaveValue("(555) 010-0101");
  await expect(conflictIn(second), "one is left").toBeFocused();
  await second.getByRole("button", { name: "Keep Mine of Company Size" }).click();
  await expect(conflictIn(second)).toBeHidden();
  await save.click();
  await expect(second.getByText("Company profile updated successfully")).toBeVisible();

  // The other form of the page, which has seen the same record before that, saves without a question.
  await second.getByLabel(/^Legal Names/).fill("Invented Builders LLC");
  await second.getByRole("button", { name: "Save Changes" }).click();
  await expect(second.getByText("Settings updated successfully")).toBeVisible();
  const { data } = (await (await page.request.get("/api/companies/profile")).json()) as { data: object };
  const saved = { phone: "(555) 010-0101", size: "201-500", website: "https://typed.example", legalNames: ["Invented Builders LLC"] };
  expect(data).toMatchObject(saved);
});

test("a role that someone else changed is asked about again, with the role of now", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
  request,
}) => {
  const email = `member-${account.companyName.slice(-6)}@company.example`;
  await page.request.post("/api/team/invitations", { data: { email, role: "VIEWER" } });
  const { text } = await mailbox.waitFor(email, /invited you/);
  const token = new URL(/\/invitation\?token=\S+/.exec(text)?.[0] ?? "", "http://link").searchParams.get("token");
  const person = { token, firstName: "Test", lastName: "Member", password: "correct horse battery", agreeToTerms: true };
  // Someone else's browser: whoever accepts is signed out in their own.
  expect((await request.post("/api/team/accept", { data: person })).ok()).toBe(true);
  await page.goto("/settings?tab=team");
  await page.getByLabel("Role of Test Member").selectOption("Manager");
  const team = (await (await page.request.get("/api/team")).json()) as { data: { members: { id: string; isYou: boolean }[] } };
  const member = team.data.members.find(({ isYou }) => !isYou);
  await page.request.patch(`/api/team/${member?.id}`, { data: { role: "ADMIN" } });
  const question = page.getByRole("alertdialog", { name: "Change role" });
  await question.getByRole("button", { name: "Change Role" }).click();
  await expect(question).toContainText("Someone changed this role after you opened this page.");
  await expect(question).toContainText("from Admin to Manager");
  await question.getByRole("button", { name: "Change Role" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Role of Test Member")).toHaveValue("MANAGER");
});

test("a view of the same name that another tab saved is replaced only when asked again", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/vendors?sort=name");
  await page.getByRole("button", { name: "Views" }).click();
  const dialog = page.getByRole("dialog", { name: "Views" });
  await dialog.getByLabel("View Name").fill("Mine");
  await made(page, "/api/views", { list: "vendors", name: "Mine", query: "search=other" });
  const save = dialog.getByRole("button", { name: "Save View" });
  await save.click();
  await expect(dialog.getByRole("alert"), account.companyName).toContainText(
    "Someone saved a view with this name after you opened this form.",
  );
  await expect(dialog.getByLabel("View Name")).toHaveValue("Mine");
  await expect(dialog.getByRole("button", { name: /^Mine/ })).toBeVisible();
  await save.click();
  await expect(page.getByText("View saved")).toBeVisible();
});

test("a file that someone else gave to a vendor is moved only when asked again", { tag: "@full" }, async ({ page, account }) => {
  await vendorNamed(page, "Alder Roofing");
  const { id: birch } = await vendorNamed(page, "Birch Framing");
  const file = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${account.companyName}`) };
  const sent = await page.request.post("/api/documents/upload", { multipart: { document: file } });
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  const facts = async () => ((await (await page.request.get(`/api/documents/${id}`)).json()) as { data: DocumentDto }).data;
  await expect.poll(async () => (await facts()).processingStatus).toBe("FAILED");
  await page.goto(`/documents/${id}`);
  await page.getByRole("button", { name: "Choose Vendor…" }).click();
  const asking = page.getByRole("dialog", { name: "Whose document is this?" });
  await pick(asking.getByRole("combobox", { name: "Vendor" }), "Alder Roofing");
  await page.request.put(`/api/documents/${id}/vendor`, { data: { vendorId: birch } });
  await asking.getByRole("button", { name: "Assign" }).click();
  await expect(asking.getByRole("alert")).toContainText("This document was assigned to Birch Framing after you opened it.");
  await asking.getByRole("button", { name: "Assign" }).click();
  await expect(asking).toBeHidden();
  expect((await facts()).vendor?.name).toBe("Alder Roofing");
});
