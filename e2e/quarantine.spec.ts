import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, forgetVisitor, made, rowAction, test, vendorNamed } from "@/e2e/fixtures";
import { eicar } from "@/lib/testing/clamd";
import { simpleCertificate } from "@/lib/testing/factories";

// The stack of these tests has a clamd on loopback: see e2e/global-setup.ts.
test.use({ provoked: [/status of 403/] });

const infectedCertificate = async () =>
  Buffer.concat([await simpleCertificate("2099-06-01", "GL-0666", "Invented Quarantine LLC"), Buffer.from(`\n%${eicar}\n`)]);

async function invitedVendor(page: Page): Promise<{ id: string; email: string }> {
  const email = `office-${randomUUID().slice(0, 8)}@vendor.example`;
  const { id } = await made(page, "/api/vendors", { name: "Invented Sender LLC", email });
  expect((await page.request.post(`/api/vendors/${id}/invite`)).status()).toBe(200);
  return { id, email };
}

test("an infected upload is in quarantine: staff see why, nobody opens it, and it can be deleted", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const vendor = await vendorNamed(page, "Invented Quarantine LLC");
  const answer = await page.request.post("/api/documents/upload", {
    multipart: {
      vendorId: vendor.id,
      document: { name: "infected.pdf", mimeType: "application/pdf", buffer: await infectedCertificate() },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = ((await answer.json()) as { data: { id: string } }).data;

  await page.goto("/documents");
  const row = page.getByRole("row", { name: /infected\.pdf/ });
  await expect(row).toContainText("In quarantine");
  await expect(row).toContainText("Under Review");
  await expect(row).toContainText("This file contains malware (Win.Test.EICAR_HDB-1).");
  await expect(row).not.toContainText("Failed");
  await expect(page.getByRole("link", { name: "View infected.pdf in a new tab" })).toHaveCount(0);
  await page.goto("/review");
  await expect(page.getByRole("link", { name: /infected\.pdf/ }).first()).toBeVisible();
  await page.goto("/vendors");
  await expect(page.getByRole("row", { name: /Invented Quarantine LLC/ })).toContainText("Under Review");

  await page.goto(`/documents/${id}`);
  await expect(page.getByText("This file is in quarantine")).toBeVisible();
  await expect(page.getByText(/Ask the vendor for a clean copy\./).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "View File" })).toHaveCount(0);
  await expect(page.getByRole("img", { name: /page/i })).toHaveCount(0);
  await expect(page.getByText("GL-0666"), "nothing is read of it").toHaveCount(0);

  // By its address, as someone would who kept a link.
  const opened = await page.goto(`/api/documents/${id}/file`, { waitUntil: "load" });
  expect(opened?.status()).toBe(403);
  expect(await opened?.text()).toContain("It is in quarantine");

  // A second scan finds the same.
  await page.goto(`/documents/${id}`);
  await page.getByRole("button", { name: "Reprocess" }).click();
  await expect(page.getByText("Document queued for reprocessing")).toBeVisible();
  await expect(page.getByText("This file is in quarantine")).toBeVisible();

  await page.goto("/documents");
  await rowAction(page, "infected.pdf", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Document deleted successfully")).toBeVisible();
  expect((await page.request.get(`/api/documents/${id}/file`)).status(), account.companyName).toBe(404);
});

test("a vendor who sends an infected file by their page is told so and asked for a clean copy", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
}) => {
  const { id, email } = await invitedVendor(page);
  const link = /\/portal\/[\w-]+/.exec((await mailbox.waitFor(email, /certificate of insurance/)).text)?.[0] ?? "";
  await forgetVisitor(page);
  await page.goto(link);
  const file = { name: "certificate.pdf", mimeType: "application/pdf", buffer: await infectedCertificate() };
  await page.getByLabel("Choose Files").last().setInputFiles(file);
  const sent = page.getByRole("list", { name: "What We Could Not Use" });
  await expect(sent).toContainText("This file contains malware, so nobody can open it. Please send a clean copy.");
  await expect(sent, `${account.companyName} ${id}`).not.toContainText("Ask the vendor");
});
