import type { Locator, Page } from "@playwright/test";
import { expect, holdBack, newEmail, rowAction, signInAs, test, vendorNamed } from "@/e2e/fixtures";
import { demoPassword, demoSignIns } from "@/scripts/demo-sign-ins";

/*
 * A slow line, and one that drops: what a person typed stays, and Save works once the connection is back.
 */

test.describe("before the scripts have loaded", () => {
  test("the sign-in form keeps what was typed and sends nothing", async ({ page, context }) => {
    const release = await holdBack(page);
    await page.goto("/login", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Email").fill(demoSignIns[0].email);
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByLabel("Remember me").check();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(demoPassword);
    await expect(page).toHaveURL(/\/login$/);
    release();
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const kept = (await context.cookies()).filter(({ expires }) => expires > Date.now() / 1000 + 29 * 24 * 3600);
    expect(kept, "cookies that outlive the browser, since Remember me was ticked").not.toHaveLength(0);
  });

  test("settings keep text, an emptied field, choices and a text area", { tag: "@full" }, async ({ page, account }) => {
    const before = { phone: "(614) 555-0100", address: "1 Old Street", website: "https://old.example" };
    expect((await page.request.patch("/api/companies/profile", { data: before })).ok()).toBe(true);
    const release = await holdBack(page);
    await page.goto("/settings", { waitUntil: "domcontentloaded" });
    await expect(page.getByLabel("Company Name")).toHaveValue(account.companyName);
    await page.getByLabel("Phone").fill("");
    await page.getByLabel("Address").fill("2 New Street\nUpper floor");
    await page.getByLabel("Industry").selectOption("Construction");
    await page.getByLabel("Legal Names").fill("Invented Holding");
    await expect(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
    release();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Company profile updated successfully")).toBeVisible();
    await expect(page.getByText("Settings updated successfully")).toBeVisible();

    await page.reload();
    await expect(page.getByLabel("Phone")).toHaveValue("");
    await expect(page.getByLabel("Website")).toHaveValue("https://old.example");
    await expect(page.getByLabel("Address")).toHaveValue("2 New Street\nUpper floor");
    await expect(page.getByLabel("Industry")).toHaveValue("Construction");
    await expect(page.getByLabel("Legal Names")).toHaveValue("Invented Holding");
  });

  test("a list follows the search and the filter chosen before", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, demoSignIns[0].email);
    const release = await holdBack(page);
    await page.goto("/vendors?active=true", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Search vendors").fill("Pretend Electric");
    await page.getByLabel("Active or inactive").selectOption("Inactive");
    release();
    await expect(page).toHaveURL(/search=Pretend/);
    await expect(page).toHaveURL(/active=false/);
    await expect(page.getByLabel("Search vendors")).toHaveValue("Pretend Electric");
  });

  test("a document's page shows its picture and values", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, demoSignIns[0].email);
    const answer = await page.request.get("/api/documents?search=pretend-electric");
    const { data } = (await answer.json()) as { data: { documents: [{ id: string }] } };
    const address = `/documents/${data.documents[0].id}`;
    // The first look draws the page.
    expect((await page.request.get(`/api${address}/pages`, { timeout: 40_000 })).ok()).toBe(true);
    const release = await holdBack(page);
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const picture = page.getByRole("img", { name: "Page 1 of the file" });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("heading", { name: /General Liability/i }).first()).toBeVisible();
    release();
    await page.getByRole("button", { name: "Larger" }).click();
    await expect(page.getByRole("button", { name: "125%" })).toBeVisible();
  });
});

const networkError = /Network error\. Please check your connection and try again\./;

type Form = {
  name: string;
  open: (page: Page) => Promise<{ field: Locator; typed: string; save: Locator }>;
  saved: (page: Page) => Locator;
};

const forms: Form[] = [
  {
    name: "adding a vendor",
    open: async (page) => {
      await page.goto("/vendors");
      await page.getByRole("button", { name: "Add Vendor" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
      await dialog.getByLabel("Email").fill("office@vendor.example");
      const field = dialog.getByLabel("Vendor Name");
      return { field, typed: "Imaginary Plumbing LLC", save: dialog.getByRole("button", { name: "Create" }) };
    },
    saved: (page) => page.getByRole("heading", { name: "Imaginary Plumbing LLC" }),
  },
  {
    name: "editing a vendor",
    open: async (page) => {
      const { id } = await vendorNamed(page, "Pretend Paving Inc");
      await page.goto(`/vendors/${id}`);
      await rowAction(page, "Pretend Paving Inc", "Edit");
      const dialog = page.getByRole("dialog", { name: "Edit Vendor" });
      return { field: dialog.getByLabel("Contact Name"), typed: "Front Office", save: dialog.getByRole("button", { name: "Update" }) };
    },
    saved: (page) => page.getByText("Front Office"),
  },
  {
    name: "adding a project",
    open: async (page) => {
      await page.goto("/projects/new");
      const dialog = page.getByRole("dialog", { name: "Add New Project" });
      return { field: dialog.getByLabel("Name"), typed: "Invented Tower", save: dialog.getByRole("button", { name: "Create" }) };
    },
    saved: (page) => page.getByRole("heading", { name: "Invented Tower" }),
  },
  {
    name: "saving a view",
    open: async (page) => {
      await page.goto("/documents?status=FAILED");
      await page.getByRole("button", { name: "Views" }).click();
      const dialog = page.getByRole("dialog", { name: "Views" });
      return {
        field: dialog.getByLabel("View Name"),
        typed: "Failed files",
        save: dialog.getByRole("button", { name: "Save View" }),
      };
    },
    saved: (page) => page.getByRole("button", { name: "Failed files" }),
  },
  {
    name: "the company profile",
    open: async (page) => {
      await page.goto("/settings");
      return { field: page.getByLabel("Address"), typed: "3 Dropped Line", save: page.getByRole("button", { name: "Save Changes" }) };
    },
    saved: (page) => page.getByText("Company profile updated successfully"),
  },
  {
    name: "the personal profile",
    open: async (page) => {
      await page.goto("/settings?tab=personal");
      return { field: page.getByLabel("First Name"), typed: "Changed", save: page.getByRole("button", { name: "Save Changes" }) };
    },
    saved: (page) => page.getByText(/profile updated successfully/i),
  },
  {
    name: "inviting a teammate",
    open: async (page) => {
      await page.goto("/settings?tab=team");
      return { field: page.getByLabel("Email"), typed: newEmail(), save: page.getByRole("button", { name: "Send Invitation" }) };
    },
    saved: (page) => page.getByText(/Invitation sent/i),
  },
];

test.describe("without a connection", () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  for (const { name, open, saved } of forms)
    test(`${name} keeps what was typed, and Save works once the connection is back`, { tag: "@full" }, async ({
      page,
      context,
      account,
    }) => {
      const { field, typed, save } = await open(page);
      await field.fill(typed);
      await context.setOffline(true);
      await save.click();
      await expect(page.getByText(networkError)).toBeVisible();
      await expect(field, account.companyName).toHaveValue(typed);
      await context.setOffline(false);
      await save.click();
      await expect(saved(page).first()).toBeVisible();
    });

  test("sign-up keeps what was typed, and works once the connection is back", { tag: "@full" }, async ({ page, context }) => {
    await page.goto("/signup");
    await page.getByLabel("First Name").fill("Test");
    await page.getByLabel("Last Name").fill("Admin");
    await page.getByLabel("Company Name").fill("Invented Builders Offline");
    await page.getByLabel("Work email").fill(newEmail());
    await page.getByLabel("Company size").selectOption("11-50 employees");
    await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
    await page.getByLabel("Confirm password", { exact: true }).fill("correct horse battery");
    await page.getByLabel(/I agree/).check();
    await context.setOffline(true);
    const send = page.getByRole("button", { name: /Create/ });
    await send.click();
    await expect(page.getByText(networkError)).toBeVisible();
    await expect(page.getByLabel("Company Name")).toHaveValue("Invented Builders Offline");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("correct horse battery");
    await context.setOffline(false);
    await send.click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test("a form whose code does not arrive says so, and opens by itself later", { tag: "@full" }, async ({ page, account }) => {
    await page.goto("/vendors");
    await page.waitForLoadState("networkidle");
    const scripts = /\/_next\/static\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await page.getByRole("button", { name: "Add Vendor" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
    await expect(dialog.getByText("You're offline. This opens when you're back online.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Vendors", exact: true, includeHidden: true }), account.companyName).toBeVisible();
    await page.unroute(scripts);
    await expect(dialog.getByLabel("Vendor Name")).toBeVisible();
    await expect(dialog.getByLabel("Vendor Name")).toBeFocused();
  });
});

test.describe("after the session has ended", () => {
  test.use({ provoked: [/401 \(Unauthorized\)/] });

  test("an open form keeps what was typed, and saves after a new sign-in", { tag: "@full" }, async ({ page, account }) => {
    await page.goto("/vendors/new");
    const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
    await dialog.getByLabel("Vendor Name").fill("Imaginary Masonry LLC");
    await dialog.getByLabel("Email").fill("office@vendor.example");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("You were signed out")).toBeVisible();
    await expect(dialog.getByLabel("Vendor Name")).toHaveValue("Imaginary Masonry LLC");
    const answer = await page.request.post("/api/auth/login", { data: { email: account.email, password: account.password } });
    expect(answer.status()).toBe(200);
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("heading", { name: "Imaginary Masonry LLC" })).toBeVisible();
  });
});
