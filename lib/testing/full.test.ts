import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());
const cases = Array.from({ length: 10 }, (_, at) => at);

it("takes cases from all over a table in a short run, the first one among them", async () => {
  vi.stubEnv("TEST_SHORT", "1");
  const { few, full } = await import("@/lib/testing/full");
  expect(few(cases, 3)).toEqual([0, 4, 7]);
  expect(few(cases, 1)).toEqual([0]);
  expect(few(cases, 20)).toEqual(cases);
  expect(full.skip).toBe(true);
});

it("takes every case in a full run", async () => {
  vi.stubEnv("TEST_SHORT", "");
  const { few, full } = await import("@/lib/testing/full");
  expect(few(cases, 3)).toEqual(cases);
  expect(full.skip).toBe(false);
});
