import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";

export type Dropped = { name: string; bytes: Uint8Array };

/** Drags files over the page and lets them go, as a person does from a folder. */
export async function dropFiles(page: Page, files: readonly Dropped[], label = "Drop certificates to upload them"): Promise<void> {
  const plain = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString("base64") }));
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const { name, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name));
    }
    return data;
  }, plain);
  // The page listens once it has come alive.
  await expect(async () => {
    await page.dispatchEvent("body", "dragenter", { dataTransfer: transfer });
    await expect(page.getByText(label, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByText(label, { exact: true }).dispatchEvent("drop", { dataTransfer: transfer });
}
