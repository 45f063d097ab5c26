import { type Dropped, dropFiles } from "@/e2e/dropping";
import { expect, linkIn, newEmail, test } from "@/e2e/fixtures";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
const nameOf = (at: number) => `Imaginary Trade ${String(at).padStart(2, "0")} LLC`;

const certificate = async (name: string, insured: string): Promise<Dropped> => ({
  name,
  bytes: await simpleCertificate(addDays(today, 200), `GL-${insured.length}${name.length}`, insured),
});

/** What a firm does on its first day, from the landing page on: nothing on the way needs another page than the one that is shown. */
test("the first half hour: a first certificate, 60 vendors from a list, 20 certificates, and all missing ones requested", {
  tag: "@full",
}, async ({ page, mailbox }) => {
  const email = newEmail();
  await page.goto("/");
  await page.getByRole("link", { name: "Start Free Trial" }).first().click();
  await page.getByLabel("First name").fill("Test");
  await page.getByLabel("Last name").fill("Admin");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Company name").fill("Invented Builders");
  await page.getByLabel("Company size").selectOption("11-50");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password", { exact: true }).fill("correct horse battery");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await dropFiles(page, [await certificate("first.pdf", "Pretend Masonry Co")]);
  const uploads = page.getByRole("region", { name: "Uploads" });
  await uploads.getByRole("button", { name: 'Create "Pretend Masonry Co"…' }).click();
  const asking = page.getByRole("dialog", { name: "Whose document is this?" });
  await asking.getByLabel("Email").fill("office@masonry.example");
  await asking.getByRole("button", { name: "Create and Assign" }).click();
  await expect(uploads.getByRole("listitem").filter({ hasText: "first.pdf" })).toContainText(/Pretend Masonry Co/);
  await uploads.getByRole("button", { name: "Close Uploads" }).click();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Vendors" }).click();
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page).toHaveURL(/\/vendors\/import$/);
  const rows = Array.from({ length: 60 }, (_, at) => `${nameOf(at + 1)},office${at + 1}@vendor.example`);
  const buffer = Buffer.from(["Vendor,Email", ...rows].join("\n"));
  await page.getByLabel("List of vendors").setInputFiles({ name: "vendors.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Import 60 rows" }).click();
  await expect(page.getByText("60 vendors added.")).toBeVisible();

  const files = await Promise.all(Array.from({ length: 20 }, (_, at) => certificate(`coi-${at + 1}.pdf`, nameOf(at + 1))));
  await dropFiles(page, files);
  await expect(uploads.getByRole("status")).toContainText("20 of 20 files uploaded, 20 of 20 read");
  await uploads.getByRole("button", { name: "Close Uploads" }).click();

  // Vendors are emailed once the address of the account is confirmed.
  await page.goto(linkIn(await mailbox.waitFor(email, /Confirm your email/)));
  await page.getByRole("button", { name: "Confirm Email" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/attention");
  await page.getByRole("button", { name: "Request All" }).first().click();
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await question
    .getByRole("button", { name: /Request|Send/ })
    .last()
    .click();
  await expect(page.getByRole("button", { name: /^Request All: 40 vendors/ })).toHaveCount(0);
  await mailbox.waitFor("office60@vendor.example", /./);
});
