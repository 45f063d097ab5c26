import type { Page } from "@playwright/test";
import { changeRow } from "@/e2e/rows";

/** Puts the end of the company's trial to yesterday, as only time does otherwise. Returns the company's id. */
export async function endTrial(page: Page): Promise<string> {
  const { data } = (await (await page.request.get("/api/auth/me")).json()) as { data: { company: { id: string } } };
  const { id } = data.company;
  await changeRow("update company set trial_ends_at = now() - interval '1 day' where id = $1", [id]);
  return id;
}
