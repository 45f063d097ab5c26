import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, api, belongTo } from "@/lib/http/client/api";

const assign = vi.fn();
const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

const ok = () => json(200, { data: { name: "Example Electric LLC" } });
const signedOut = () => json(401, { error: { code: "unauthenticated", message: "Please sign in." } });

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("window", { location: { assign, pathname: "/vendors", search: "?page=2" } });
  vi.stubGlobal("document", { forms: [] });
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test("an answer is unwrapped and empty filters are not sent", async () => {
  fetchMock.mockResolvedValueOnce(ok());
  expect(await api.get("/api/vendors", { search: "", page: 2 })).toEqual({ name: "Example Electric LLC" });
  expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/vendors?page=2");
});

test("calls that find the session over at the same time share one refresh and are sent again once", async () => {
  let renewed = false;
  fetchMock.mockImplementation(async (path) => {
    if (path === "/api/auth/refresh") {
      await new Promise((resolve) => setTimeout(resolve, 5));
      renewed = true;
      return json(200, { data: {} });
    }
    return renewed ? ok() : signedOut();
  });
  await Promise.all([api.get("/api/vendors"), api.get("/api/documents"), api.get("/api/companies/stats")]);
  expect(fetchMock.mock.calls.filter(([path]) => path === "/api/auth/refresh")).toHaveLength(1);
  expect(fetchMock).toHaveBeenCalledTimes(7);
  expect(assign).not.toHaveBeenCalled();
});

test("a refused refresh leads to the sign-in page, which leads back", async () => {
  fetchMock.mockImplementation(async () => signedOut());
  await expect(api.get("/api/vendors")).rejects.toMatchObject({ status: 401 });
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(assign).toHaveBeenCalledWith("/login?ended=1&to=%2Fvendors%3Fpage%3D2");
});

test("a page says whose it is, and is left when someone else has signed in since", async () => {
  belongTo("one");
  fetchMock.mockImplementation(async () => json(412, { error: { code: "other_account", message: "Somebody else has signed in" } }));
  await expect(api.get("/api/vendors")).rejects.toMatchObject({ status: 412 });
  belongTo(undefined);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[1].headers).toMatchObject({ "x-coverkeep-user": "one" });
  expect(assign).toHaveBeenCalledWith("/dashboard");
});

test("a wrong password is not taken for an ended session", async () => {
  fetchMock.mockResolvedValueOnce(json(401, { error: { code: "wrong_password", message: "Wrong email or password" } }));
  await expect(api.post("/api/auth/login", {})).rejects.toMatchObject({ message: "Wrong email or password" });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test("words about single fields reach the form", async () => {
  fetchMock.mockResolvedValueOnce(
    json(400, { error: { code: "invalid", message: "Please check the form", fields: { email: "Please enter a valid email" } } }),
  );
  await expect(api.post("/api/vendors", {})).rejects.toMatchObject({
    status: 400,
    fields: { email: "Please enter a valid email" },
  });
});

test("an answer that is no JSON of ours becomes the general sentence", async () => {
  fetchMock.mockResolvedValueOnce(new Response("<html>Bad gateway</html>", { status: 502 }));
  await expect(api.get("/api/vendors")).rejects.toMatchObject({ status: 502, message: "An error occurred" });
});

test("an answer without data is an error, not a crash later", async () => {
  fetchMock.mockResolvedValueOnce(json(200, { title: 1 }));
  await expect(api.get("/api/vendors")).rejects.toBeInstanceOf(ApiError);
});

test("no connection says so", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("fetch failed"));
  await expect(api.get("/api/vendors")).rejects.toMatchObject({
    status: 0,
    message: "Network error. Please check your connection and try again.",
  });
});

test("a download has the name that the server gives the file", async () => {
  const link = { download: "", click: vi.fn() };
  vi.stubGlobal("document", { forms: [], createElement: () => link });
  const named = { "content-disposition": 'attachment; filename="passport-heron-paving-2026-11-30.pdf"' };
  fetchMock.mockResolvedValueOnce(new Response("%PDF", { headers: named }));
  await api.download("/api/vendors/1/passports/2/file");
  expect(link).toMatchObject({ download: "passport-heron-paving-2026-11-30.pdf" });
  expect(link.click).toHaveBeenCalledOnce();
});

test("a failed sign-out still lets an expired session lead to the sign-in page", async () => {
  fetchMock.mockImplementation(async (path) => {
    if (path === "/api/auth/logout") throw new TypeError("Failed to fetch");
    return signedOut();
  });
  await expect(api.post("/api/auth/logout")).rejects.toMatchObject({ code: "network" });
  await expect(api.get("/api/review")).rejects.toMatchObject({ status: 401 });
  expect(assign).toHaveBeenCalledWith("/login?ended=1&to=%2Fvendors%3Fpage%3D2");
});

/** An end that the test brings about. */
function pending() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
}

test("a call that waits for a sign-out is sent when the sign-out failed", async () => {
  const { ended, end } = pending();
  fetchMock.mockImplementation(async (path) => {
    if (path !== "/api/auth/logout") return ok();
    await ended;
    throw new TypeError("Failed to fetch");
  });
  const leaving = api.post("/api/auth/logout");
  const review = api.get("/api/review");
  expect(fetchMock).toHaveBeenCalledTimes(1);
  end();
  await expect(leaving).rejects.toMatchObject({ code: "network" });
  expect(await review).toEqual({ name: "Example Electric LLC" });
});

test("a call that sign-out overtakes does not lead to the sign-in page, and the page that is left asks for nothing more", async () => {
  const { ended, end } = pending();
  fetchMock.mockImplementation(async (path) => {
    if (path === "/api/auth/logout") return json(200, { data: {} });
    await ended;
    return signedOut();
  });
  const review = api.get("/api/review");
  await api.post("/api/auth/logout");
  end();
  await expect(review).rejects.toMatchObject({ status: 401 });
  void api.get("/api/review");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(fetchMock.mock.calls.map(([path]) => path)).toEqual(["/api/review", "/api/auth/logout"]);
  expect(assign).not.toHaveBeenCalled();
});
