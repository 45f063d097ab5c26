import { expect, judgeByDates, pick, test } from "@/e2e/fixtures";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());

test("a new company is led through four steps, which tick themselves off", { tag: "@full" }, async ({ page, account }) => {
  await judgeByDates(page);
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps).toContainText("0 of 4 done");
  await expect(steps.getByRole("link", { name: "Import a List" })).toHaveAttribute("href", "/vendors/import");
  await steps.getByRole("link", { name: "Add your first vendor" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
  await dialog.getByLabel("Vendor Name").fill("Fictional Glass");
  await dialog.getByLabel("Email").fill("office@glass.example");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Vendor created successfully")).toBeVisible();

  await page.goto("/dashboard");
  await steps.getByRole("button", { name: "Upload certificates" }).click();
  const upload = page.getByRole("dialog", { name: "Upload Document" });
  await pick(upload.getByRole("combobox", { name: "Select Vendor" }), "Fictional Glass");
  const buffer = Buffer.from(await simpleCertificate(addDays(today, 200), "FS-0001", "Fictional Glass"));
  await upload.locator("input[type=file]").setInputFiles({ name: "first.pdf", mimeType: "application/pdf", buffer });
  await upload.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Document uploaded successfully")).toBeVisible();
  const vendors = async () => (await (await page.request.get("/api/companies/stats")).json()) as { data: { compliantVendors: number } };
  await expect.poll(async () => (await vendors()).data.compliantVendors).toBe(1);

  await page.goto("/dashboard");
  await expect(page.getByText("Recent Documents"), account.companyName).toBeVisible();
  await expect(steps).toContainText("3 of 4 done");
  await steps.getByRole("link", { name: "Preview Emails" }).click();
  const plan = page.getByRole("dialog", { name: "Start Reminders" });
  await expect(plan.getByText("No email goes out in the next 30 days.")).toBeVisible();
  await plan.getByRole("button", { name: "Start Reminders" }).click();
  await expect(page.getByText("Reminders are on")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Recent Documents")).toBeVisible();
  await expect(steps).toHaveCount(0);
  await page.goto("/dashboard?steps=show");
  await expect(steps).toContainText("4 of 4 done");
});

test("the steps are put away and stay so", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Hide the first steps" }).click();
  await expect(page.getByRole("region", { name: "First steps" }), account.companyName).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Add a vendor and upload its certificate of insurance. Its status will appear here.")).toBeVisible();
  await expect(page.getByRole("region", { name: "First steps" })).toHaveCount(0);
});

test("a company whose vendors are all inactive is not told to add its first one", { tag: "@full" }, async ({ page, account }) => {
  const made = await page.request.post("/api/vendors", { data: { name: "Fictional Glass", email: "office@glass.example" } });
  const { data } = (await made.json()) as { data: { id: string } };
  expect((await page.request.patch(`/api/vendors/${data.id}`, { data: { status: "INACTIVE" } })).status()).toBe(200);
  await page.goto("/dashboard");
  const steps = page.getByRole("region", { name: "First steps" });
  await expect(steps.getByRole("button", { name: "Upload certificates" }), account.companyName).toBeVisible();
  await expect(page.getByText("Add your first vendor")).toHaveCount(0);
});
