import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ApiError } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { makeQueryClient } from "@/lib/http/client/query-client";

test.each([
  [404, 1],
  [400, 1],
  [500, 2],
  [0, 2],
])("a query that failed with %i is sent %i times", async (status, times) => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    throw new ApiError(status, "failed", "It failed");
  };
  const question = makeQueryClient().fetchQuery({ queryKey: ["vendor"], queryFn, retryDelay: 0, meta: { quiet: true } });
  await expect(question).rejects.toThrow("It failed");
  expect(asked).toBe(times);
});

test.each([
  [404, 2],
  [409, 1],
])("shown data is fetched again when a change found it gone: %i", async (status, times) => {
  const client = makeQueryClient();
  let asked = 0;
  const shown = new QueryObserver(client, {
    queryKey: ["vendors"],
    queryFn: () => {
      asked += 1;
      return asked;
    },
  });
  const stop = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe(1));
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new ApiError(status, "failed", "It failed")),
    meta: { quiet: true },
  });
  await expect(change.execute(undefined)).rejects.toThrow("It failed");
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toBe(times);
  stop();
});

test.each([
  ["possible_duplicate", 0],
  ["in_use", 1],
])("what the form asks back is not told as a failure: %s", async (code, times) => {
  const told = vi.spyOn(notify, "error").mockImplementation(() => undefined as never);
  const client = makeQueryClient();
  const change = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new ApiError(409, code, "It is there already")),
    meta: { failure: "Failed to create vendor", asked: "possible_duplicate" },
  });
  await expect(change.execute(undefined)).rejects.toThrow("It is there already");
  expect(told).toHaveBeenCalledTimes(times);
  told.mockRestore();
});
