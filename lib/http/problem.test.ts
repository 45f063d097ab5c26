import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { errorKinds } from "@/lib/http/problem-kinds";
import { errorsPage } from "@/scripts/errors-page";

it("each code of an error is explained by docs/errors.md, as npm run errors writes it", async () => {
  const page = await readFile("docs/errors.md", "utf8");
  expect(page).toBe(errorsPage());
  for (const [code, { status, happened, next }] of Object.entries(errorKinds)) {
    expect(page).toContain(`\`${code}\``);
    expect(status).toBeGreaterThanOrEqual(400);
    for (const text of [happened, next]) expect(text, code).toMatch(/^.+\.$/);
  }
});
