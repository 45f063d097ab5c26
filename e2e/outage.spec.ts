import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, pick, test } from "@/e2e/fixtures";
import { simpleCertificate } from "@/lib/testing/factories";
import { ensureDatabase, startPostgres } from "@/scripts/embedded-postgres";
import { freePort } from "@/scripts/ports";
import { startStack } from "@/scripts/stack";

/* An installation of its own, since its database and its disk are taken away. lib/http/outages.db.test.ts has cases for `npm test`. */

const secret = "a-secret-that-only-the-tests-know-0123456789";
const briefly = "Coverkeep is briefly unavailable. Please try again in a moment.";
const cannotStore = "Files cannot be stored at the moment. Nothing was saved; please try again later.";

async function startInstallation() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-outage-"));
  const files = path.join(folder, "postgres");
  const port = await freePort();
  const start = () => startPostgres(files, port, { fast: true });
  let postgres = await start();
  await ensureDatabase(postgres.url("postgres"), "coverkeep");
  const login = new URL(postgres.url("coverkeep"));
  Object.assign(login, { username: "coverkeep_web", password: "coverkeep-local" });
  const lines: string[] = [];
  const stack = startStack({
    folder,
    ports: { web: await freePort(), smtp: await freePort(), mail: await freePort(), postgres: port },
    secret,
    mode: "start",
    database: { owner: postgres.url("coverkeep"), login: login.href },
    onLine: (service, line) => lines.push(`${service} ${line}`),
  });
  const { webUrl } = await stack.ready;
  return {
    webUrl,
    stopStack: stack.stop,
    storage: path.join(folder, "storage"),
    errorsOf: (service: string) => lines.filter((line) => line.startsWith(service) && /"level":[56]0/.test(line)),
    stopDatabase: () => postgres.stop(),
    startDatabase: async () => {
      postgres = await start();
    },
    end: async () => {
      await stack.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let installation: Awaited<ReturnType<typeof startInstallation>>;
test.beforeAll(async () => {
  installation = await startInstallation();
});
test.afterAll(() => installation.end());
test.describe.configure({ mode: "serial" });
test.use({ provoked: [/503 \(Service Unavailable\)/] });

async function signUp(page: Page): Promise<void> {
  const person = { firstName: "Test", lastName: "Admin", companySize: "11-50", agreeToTerms: true };
  const account = { email: `person-${Date.now()}@company.example`, password: "correct horse battery", companyName: "Invented Outage" };
  const answer = await page.request.post(`${installation.webUrl}/api/auth/register`, { data: { ...account, ...person } });
  expect(answer.status()).toBe(201);
}

async function addVendor(page: Page): Promise<string> {
  const data = { name: "Imaginary Roofing", email: "office@vendor.example" };
  const answer = await page.request.post(`${installation.webUrl}/api/vendors`, { data });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const fileOf = async () => ({
  name: "roofing.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(await simpleCertificate("2099-06-01", "GL-0001", "Imaginary Roofing")),
});

test("while the database is away people read plain words, and everything recovers by itself", { tag: "@full" }, async ({ page }) => {
  test.setTimeout(300_000);
  const { webUrl } = installation;
  await signUp(page);
  const vendorId = await addVendor(page);
  await page.goto(`${webUrl}/vendors`);
  await installation.stopDatabase();
  for (const address of ["/dashboard", "/vendors", "/login", "/api/auth/renew?to=/dashboard"]) {
    const answer = await page.goto(webUrl + address);
    expect(answer?.status(), address).toBe(503);
    expect(answer?.headers()["retry-after"], address).toBe("30");
    await expect(page.getByRole("heading", { name: briefly }), address).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
  }
  for (let call = 0; call < 50; call += 1) {
    const answer = await page.request.get(`${webUrl}/api/vendors`);
    expect(answer.status()).toBe(503);
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe(briefly);
  }
  await page.waitForTimeout(8000);
  await installation.startDatabase();
  await expect.poll(async () => (await page.request.get(`${webUrl}/api/vendors`)).status()).toBe(200);
  expect(installation.errorsOf("web process").filter((line) => line.includes("database unavailable"))).toHaveLength(1);
  // One line per outage; a job that was under way may add its own.
  for (const service of ["web process", "worker"]) {
    const errors = installation.errorsOf(service);
    expect(errors.length, errors.join("\n")).toBeLessThanOrEqual(2);
  }
  await page.goto(`${webUrl}/dashboard`);
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();

  const upload = await page.request.post(`${webUrl}/api/documents/upload`, { multipart: { vendorId, document: await fileOf() } });
  const { id } = ((await upload.json()) as { data: { id: string } }).data;
  const statusOf = async () => {
    const answer = await page.request.get(`${webUrl}/api/documents/${id}`);
    return ((await answer.json()) as { data: { processingStatus: string } }).data.processingStatus;
  };
  await expect.poll(statusOf).toBe("PROCESSED");
});

test("while the disk is away an upload says so and can be sent again from the same form", { tag: "@full" }, async ({ page }) => {
  const { webUrl, storage } = installation;
  await signUp(page);
  await addVendor(page);
  await page.goto(`${webUrl}/documents`);
  await page.getByRole("button", { name: "Upload Document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await pick(dialog.getByRole("combobox", { name: "Select Vendor" }), "Imaginary Roofing");
  await dialog.locator("input[type=file]").setInputFiles(await fileOf());
  await rename(storage, `${storage}-well`);
  await writeFile(storage, "");
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(dialog.getByRole("listitem").filter({ hasText: "roofing.pdf" })).toContainText(cannotStore);
  await rm(storage);
  await rename(`${storage}-well`, storage);
  await dialog.getByRole("button", { name: "Try roofing.pdf again" }).click();
  await expect(page.getByText("Document uploaded successfully")).toBeVisible();
});

test("web stops within seconds while an upload hangs", { tag: "@full" }, async ({ page }) => {
  await signUp(page);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const { hostname, port } = new URL(installation.webUrl);
  const socket = net.connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const head = ["POST /api/documents/upload HTTP/1.1", `host: ${hostname}:${port}`, `cookie: ${cookie}`, "content-length: 5000000"];
  socket.write(`${[...head, "content-type: multipart/form-data; boundary=b"].join("\r\n")}\r\n\r\n--b\r\n`);
  socket.write('content-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7');
  await page.waitForTimeout(1500);
  const began = Date.now();
  await installation.stopStack();
  expect(Date.now() - began).toBeLessThan(20_000);
  socket.destroy();
});
