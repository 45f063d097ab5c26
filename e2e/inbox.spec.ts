import { receiveAutomaticReply } from "@/e2e/automatic-replies";
import { expectNoFault } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";

test("automatic replies need no attention; they are chosen and dismissed together", { tag: "@full" }, async ({ page, account: _ }) => {
  for (const count of [1, 2, 3]) await receiveAutomaticReply(page, `Out of office ${count}`);
  await page.goto("/inbox");
  await expect(page.getByText("Nothing of this kind needs you.")).toBeVisible();
  await page.getByRole("link", { name: "Emails Received" }).click();
  await expect(page.getByText("Out of office 1"), "none of them among filed emails").toHaveCount(0);
  await page.getByRole("button", { name: "Automatic Replies (3)" }).click();

  const replies = page.getByRole("list", { name: "Automatic Replies" });
  await expect(replies.getByText(/^Out of office \d$/)).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await expect(page.getByText("3 emails selected")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select Out of office 2" }).uncheck();
  await expect(page.getByText("2 emails selected")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm", exact: true }), "there is nothing to file").toHaveCount(0);
  await expectNoFault(page, "chosen automatic replies");
  await page.getByRole("button", { name: "Dismiss", exact: true }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("Dismiss 2 emails?");
  await confirm.getByRole("button", { name: "Dismiss Emails" }).click();
  await expect(page.getByText("2 emails dismissed")).toBeVisible();
  await expect(replies.getByText(/^Out of office \d$/)).toHaveText(["Out of office 2"]);

  await page.getByRole("button", { name: "Closed (2)" }).click();
  await expect(page.getByRole("list", { name: "Closed" }).getByText(/^Out of office \d$/)).toHaveCount(2);
  await page.goto("/inbox?state=automatic");
  await expect(replies.getByText(/^Out of office \d$/), "by the old address too").toHaveText(["Out of office 2"]);
});
