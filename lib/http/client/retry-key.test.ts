import { expect, test } from "vitest";
import { underKey } from "@/lib/http/client/retry-key";

const answered = (keys: string[], status: number) => (key: string) => {
  keys.push(key);
  return Promise.resolve({ status });
};
const lost = (keys: string[]) => (key: string) => {
  keys.push(key);
  return Promise.reject(new Error("no connection"));
};

test("trying again after a lost answer sends the same key", async () => {
  const keys: string[] = [];
  await expect(underKey("/api/vendors A", lost(keys))).rejects.toThrow("no connection");
  await underKey("/api/vendors A", answered(keys, 503));
  await underKey("/api/vendors A", answered(keys, 201));
  expect(new Set(keys).size).toBe(1);
});

test("the same call after an answer gets a new key", async () => {
  const keys: string[] = [];
  for (const status of [201, 409, 400]) await underKey("/api/vendors A", answered(keys, status));
  expect(new Set(keys).size).toBe(3);
});

test("a call with other content gets another key", async () => {
  const keys: string[] = [];
  await expect(underKey("/api/vendors A", lost(keys))).rejects.toThrow();
  await underKey("/api/vendors B", answered(keys, 201));
  expect(new Set(keys).size).toBe(2);
});
