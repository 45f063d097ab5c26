import { expect, test } from "vitest";
import { ApiError } from "@/lib/client/api";
import { makeQueryClient } from "@/lib/client/query-client";

test.each([
  [404, 1],
  [400, 1],
  [500, 2],
  [0, 2],
])("a question that failed with %i is asked %i times", async (status, times) => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    throw new ApiError(status, "failed", "It failed");
  };
  const question = makeQueryClient().fetchQuery({ queryKey: ["vendor"], queryFn, retryDelay: 0, meta: { quiet: true } });
  await expect(question).rejects.toThrow("It failed");
  expect(asked).toBe(times);
});
