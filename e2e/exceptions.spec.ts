import { expectNoFault } from "@/e2e/axe";
import { expect, rowAction, test, vendorNamed } from "@/e2e/fixtures";

// In one pattern: Playwright takes a list of two for a value with its options.
test.use({ provoked: [/400 \(Bad Request\)/] });

const required = "General liability in force";
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("an exception is asked for at a requirement, approved by hand, marked, and ended early", async ({ page, account }) => {
  const { id } = await vendorNamed(page, "Alder Roofing");
  await page.goto(`/vendors/${id}`);
  await rowAction(page, required, "Request Exception");
  const asking = page.getByRole("dialog", { name: "Request exception" });
  await asking.getByLabel("Last day").fill(isoDay(-3));
  await asking.getByLabel("Reason").fill("The owner is on site for one day");
  await asking.getByRole("button", { name: "Request", exact: true }).click();
  await expect(asking.getByText("The last day is in the past").first(), "said at its field").toBeVisible();
  await expect(asking.getByLabel("Reason"), "nothing typed is lost").toHaveValue("The owner is on site for one day");
  await asking.getByLabel("Last day").fill(isoDay(40));
  await asking.getByRole("button", { name: "Request", exact: true }).click();
  await expect(asking).toBeHidden();
  const ofVendor = page.getByRole("region", { name: "Exceptions" });
  await expect(ofVendor.getByText("Needs approval"), account.email).toBeVisible();

  await page.goto("/attention?kind=exception");
  await expect(page.getByRole("row", { name: /Alder Roofing/ })).toContainText("Test Admin requests an exception until");
  await expectNoFault(page, "what needs attention");
  // By keyboard: the dialog says why, and gives the focus back.
  const approve = page.getByRole("button", { name: "Approve: Alder Roofing" });
  await approve.focus();
  await page.keyboard.press("Enter");
  const asked = page.getByRole("dialog", { name: "Approve this exception?" });
  await expect(asked.getByText("Reason: The owner is on site for one day")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(approve).toBeFocused();
  await approve.click();
  await asked.getByRole("button", { name: "Approve Exception" }).click();
  await expect(page.getByText("Exception approved")).toBeVisible();
  await expect(page.getByText("Nothing of this kind needs you.")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Exceptions" }).click();
  await expectNoFault(page, "the exceptions");
  await page.getByRole("button", { name: "In force (1)" }).click();
  const row = page.getByRole("row", { name: /Alder Roofing/ });
  await expect(row).toContainText(required);
  await expect(row).toContainText("Approved by Test Admin");
  await row.getByRole("button", { name: "Alder Roofing" }).first().click();
  await expect(page.getByRole("dialog", { name: "Exception" })).toContainText("Reason: The owner is on site for one day");

  await page.goto("/vendors");
  await expect(page.getByRole("row", { name: /Alder Roofing/ }).getByText("with exception")).toBeVisible();
  await page.goto("/exceptions");
  await page.getByRole("button", { name: "Actions for the exception of Alder Roofing" }).press("Enter");
  await page.getByRole("menuitem", { name: "End Now" }).press("Enter");
  const ending = page.getByRole("dialog", { name: "End this exception now?" });
  await ending.getByLabel("Why it ends").fill("The work is larger now");
  await ending.getByRole("button", { name: "End Exception" }).click();
  await expect(page.getByText("Exception ended")).toBeVisible();
  await expect(row.getByText("Ended")).toBeVisible();
  await page.goto("/vendors");
  await expect(page.getByRole("row", { name: /Alder Roofing/ })).toBeVisible();
  await expect(page.getByText("with exception")).toBeHidden();
});
