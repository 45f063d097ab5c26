import { expect, judgeByDates, test } from "@/e2e/fixtures";
import { settings } from "@/e2e/rows";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";
import { requireNode, typescript } from "@/scripts/processes";

/** Where it is late enough for reminders and not about to be midnight: at every hour it is in one of the two. */
const timeZone = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2].includes(new Date().getUTCHours())
  ? "America/New_York"
  : "Asia/Tokyo";
const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());

const sweep = () =>
  requireNode("The sweep", {
    args: typescript("scripts/admin.ts", "sweep"),
    env: settings(),
  });

test("the vendor's contact is told before cover ends, once", { tag: "@full" }, async ({ page, account, mailbox }) => {
  await judgeByDates(page);
  expect((await page.request.patch("/api/companies/settings", { data: { timeZone } })).status()).toBe(200);
  expect((await page.request.post("/api/companies/reminders/switch", { data: { isLive: true } })).status()).toBe(200);
  const contact = `office-${Date.now()}@vendor.example`;
  const vendor = await page.request.post("/api/vendors", { data: { name: "Storybook Welding", email: contact } });
  const { data } = (await vendor.json()) as { data: { id: string } };
  const certificate = Buffer.from(await simpleCertificate(addDays(today, 6), "WE-7007", "Storybook Welding"));
  const multipart = { vendorId: data.id, document: { name: "welding.pdf", mimeType: "application/pdf", buffer: certificate } };
  expect((await page.request.post("/api/documents/upload", { multipart })).status()).toBe(201);
  const status = async () => {
    const answer = (await (await page.request.get(`/api/vendors/${data.id}`)).json()) as { data: { complianceStatus: string } };
    return answer.data.complianceStatus;
  };
  await expect.poll(status).toBe("EXPIRING_SOON");

  await sweep();
  const mail = await mailbox.waitFor(contact, /Storybook Welding expires in 6 days/);
  expect(mail.text).toContain("WE-7007");
  expect(mail.text).toContain(account.companyName);

  await sweep();
  await page.waitForTimeout(4000);
  const all = (await (await fetch(`${process.env.E2E_MAIL_URL}/api/email`)).json()) as { to: { address: string }[] }[];
  expect(all.filter(({ to }) => to.some(({ address }) => address === contact))).toHaveLength(1);
});

test("reminders and templates are set, and an email is shown before it goes", { tag: "@full" }, async ({ page, account, mailbox }) => {
  const contact = `office-${Date.now()}@vendor.example`;
  const made = await page.request.post("/api/vendors", { data: { name: "Storybook Glazing", email: contact, contactName: "Ann" } });
  const { data } = (await made.json()) as { data: { id: string } };

  await page.goto("/settings?tab=reminders");
  await page.getByRole("checkbox", { name: "60 days" }).uncheck();
  await page.getByLabel("Send from").selectOption({ label: "10:00 AM" });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Settings updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "60 days" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "90 days" })).toBeChecked();

  await page.goto("/settings?tab=emails");
  await page.getByLabel("Email", { exact: true }).selectOption({ label: "Certificate request" });
  const message = page.getByLabel("Message");
  await message.fill("Dear {{contct}},\n\nPayments are held until we receive the certificate.");
  await expect(page.getByText("Unknown placeholder: {{contct}}")).toBeVisible();
  await expect(page.getByText("New York Insurance Law §502")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Template" })).toBeDisabled();
  await message.fill("Dear {{contact}},\n\nPlease send your papers.\n\n{{link}}");
  await expect(page.getByText("Dear Ann,"), "the preview with a real vendor").toBeVisible();
  await page.getByRole("button", { name: "Save Template" }).click();
  await expect(page.getByText("Template saved")).toBeVisible();

  await page.goto(`/vendors/${data.id}`);
  await expect(page.getByText("No reminders yet: your company has not started them.")).toBeVisible();
  await page.getByRole("button", { name: "Request Certificate" }).click();
  const asking = page.getByRole("dialog", { name: "Request a Certificate" });
  await expect(asking.getByText("Dear Ann,")).toBeVisible();
  await asking.getByRole("button", { name: "Send Email" }).click();
  const { text } = await mailbox.waitFor(contact, /certificate of insurance/);
  expect(text).toContain("Please send your papers.");
  expect(text).toMatch(/\/portal\/[\w-]{20,}/);
  expect(account.companyName).not.toBe("");
});
