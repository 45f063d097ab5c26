import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { belongTo, wasCancelled } from "@/lib/http/client/api";
import { upload } from "@/lib/http/client/upload";

const requests: FakeRequest[] = [];

/** The browser's, as far as it is used; a test answers it. */
class FakeRequest {
  status = 0;
  response: unknown = null;
  upload = {};
  onload = () => {};
  onabort = () => {};
  onloadend = () => {};
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = () => requests.push(this);
  abort = vi.fn(() => {
    this.onabort();
    this.onloadend();
  });
  answer(status: number, response: unknown): void {
    Object.assign(this, { status, response });
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

function start(signal: AbortSignal) {
  const file = new File(["%PDF-1.7"], "coi.pdf");
  return upload({ path: "/api/documents/upload", fields: {}, fileField: "document", file, onProgress: () => {}, signal });
}

test("a canceled upload ends its request and is distinguished from a lost connection", async () => {
  const cancel = new AbortController();
  const sent = start(cancel.signal);
  cancel.abort();
  expect(wasCancelled(await sent.catch((error) => error))).toBe(true);
  expect(requests[0]?.abort).toHaveBeenCalledOnce();
});

test("an upload that was cancelled before it began sends nothing", async () => {
  const cancel = new AbortController();
  cancel.abort();
  expect(wasCancelled(await start(cancel.signal).catch((error) => error))).toBe(true);
  expect(requests).toEqual([]);
});

test("an answered upload stays done, whatever is canceled afterwards", async () => {
  const cancel = new AbortController();
  const sent = start(cancel.signal);
  requests[0]?.answer(201, { data: { id: "1" } });
  cancel.abort();
  expect(await sent).toEqual({ id: "1" });
  expect(requests[0]?.abort).not.toHaveBeenCalled();
});

test("an upload says whose page sends it", async () => {
  belongTo("one");
  const sent = start(new AbortController().signal);
  requests[0]?.answer(201, { data: {} });
  await sent;
  belongTo(undefined);
  expect(requests[0]?.setRequestHeader).toHaveBeenCalledWith("x-coverkeep-user", "one");
});
