import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { contentPolicy, toastStyles } from "@/lib/http/content-policy";

it("lets nothing run that is merely in the page, in production", () => {
  const policy = contentPolicy("abc", { development: false, https: true });
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("upgrade-insecure-requests");
});

it("names the styles of the toasts as the installed version has them", async () => {
  const source = await readFile("node_modules/sonner/dist/index.mjs", "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\);/.exec(source)?.[1] ?? '""';
  const hash = createHash("sha256").update(JSON.parse(literal)).digest("base64");
  expect(toastStyles).toBe(`sha256-${hash}`);
});
