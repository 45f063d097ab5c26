import { expect, judgeByDates, made, rowAction, test, vendorNamed } from "@/e2e/fixtures";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Date().toISOString().slice(0, 10);

test("a compliant vendor's passport is made, checked on its public page, and withdrawn", async ({ page, account }) => {
  await judgeByDates(page);
  const name = "Heron Paving";
  const { id } = await vendorNamed(page, name);
  const buffer = Buffer.from(await simpleCertificate(addDays(today, 200), "GL-44711", name));
  const document = { name: "COI.pdf", mimeType: "application/pdf", buffer };
  expect((await page.request.post("/api/documents/upload", { multipart: { vendorId: id, document } })).status()).toBe(201);
  const status = async () => (await (await page.request.get(`/api/vendors/${id}`)).json()).data.complianceStatus as string;
  await expect.poll(status).toBe("COMPLIANT");
  await page.goto(`/vendors/${id}`);
  await rowAction(page, name, "Passport");
  const dialog = page.getByRole("dialog", { name: `Passport of ${name}` });
  const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Make Passport" }).click()]);
  expect(file.suggestedFilename()).toMatch(/^passport-heron-paving-\d{4}-\d\d-\d\d\.pdf$/);
  const address = (await dialog.getByRole("link", { name: "Public Page" }).getAttribute("href")) ?? "";
  const checked = await page.context().newPage();
  await checked.goto(new URL(address).pathname);
  await expect(checked.getByRole("status").first()).toContainText("This passport was made here");
  await expect(checked.getByText(account.companyName).first()).toBeVisible();

  await dialog.getByRole("button", { name: /^Withdraw the passport of/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(dialog.getByText(/^Withdrawn /)).toBeVisible();
  await checked.reload();
  await expect(checked.getByRole("status").first()).toContainText("This passport was withdrawn on");
});

test("a wrap-up is set up on a project and provides the coverage of a vendor that is enrolled by hand", async ({ page, account }) => {
  const { id: vendorId } = await vendorNamed(page, "Alder Paving");
  const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}` });
  await made(page, `/api/projects/${id}/assignments`, { vendorIds: [vendorId] });
  await page.goto(`/projects/${id}`);
  await page.getByRole("button", { name: "Add Wrap-Up" }).click();
  const wrap = page.getByRole("dialog", { name: "Add Wrap-Up" });
  await wrap.getByLabel("Program or Administrator").fill("Invented OCIP");
  // What was typed is not dropped by a key that was pressed by habit.
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close Without Saving" });
  await expect(question).toContainText("What you entered is lost.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(wrap.getByLabel("Program or Administrator")).toHaveValue("Invented OCIP");
  await wrap.getByLabel("First Day").fill(addDays(today, -30));
  await wrap.getByLabel("Expires On").fill(addDays(today, 300));
  const offSite = wrap.getByRole("group", { name: "Also Required for Off-Site Work" });
  for (const coverage of ["General liability", "Workers compensation"]) await offSite.getByLabel(coverage).uncheck();
  await wrap.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/^Provides general liability/)).toBeVisible();

  await rowAction(page, "Alder Paving", "Edit Enrollment");
  const edit = page.getByRole("dialog", { name: "Edit Enrollment" });
  await edit.getByLabel("Enrollment", { exact: true }).selectOption("Enrolled");
  await edit.getByLabel("Enrolled On").fill(addDays(today, -10));
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit).toBeHidden();

  await page.goto(`/vendors/${vendorId}`);
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: /^Actions for .*nrollment/ })
    .click();
  await page.getByRole("menuitem", { name: "Confirm Enrollment" }).click();
  await edit.getByLabel("I have checked the enrollment with the administrator").check();
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(/: provided by the wrap-up$/).first()).toBeVisible();
});
