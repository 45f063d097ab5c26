import { expect, judgeByDates, test } from "@/e2e/fixtures";
import { addDays } from "@/lib/infra/dates/rules";
import { simpleCertificate } from "@/lib/testing/factories";
import { requireNode, typescript } from "@/scripts/processes";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());

const sweep = () =>
  requireNode("The sweep", {
    args: typescript("scripts/admin.ts", "sweep"),
    env: JSON.parse(process.env.E2E_SETTINGS ?? "{}") as Record<string, string>,
  });

test("the vendor's contact is told before cover ends, once", async ({ page, account, mailbox }) => {
  await judgeByDates(page);
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
  await expect.poll(status, { timeout: 40_000 }).toBe("EXPIRING_SOON");

  await sweep();
  const mail = await mailbox.waitFor(contact, /Storybook Welding expires in 6 days/);
  expect(mail.text).toContain("WE-7007");
  expect(mail.text).toContain(account.companyName);

  await sweep();
  await page.waitForTimeout(4000);
  const all = (await (await fetch(`${process.env.E2E_MAIL_URL}/api/email`)).json()) as { to: { address: string }[] }[];
  expect(all.filter(({ to }) => to.some(({ address }) => address === contact))).toHaveLength(1);
});
