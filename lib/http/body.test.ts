import { expect, it } from "vitest";
import { bodyOf } from "@/lib/http/body";

const requestOf = (body: ReadableStream) => new Request("http://coverkeep.test", { method: "POST", body, duplex: "half" } as RequestInit);

it("ends a stalled body, and cancels what would come of it", async () => {
  let isCancelled = false;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const read = async () => {
    for await (const chunk of bodyOf(requestOf(body), { stallMillis: 100 })) expect(chunk.byteLength).toBe(10);
  };
  await expect(read()).rejects.toMatchObject({ code: "timed_out", message: expect.stringContaining("stopped moving") });
  expect(isCancelled).toBe(true);
});
