import { beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "@/lib/infra/log";
import { noteFailure, noteSuccess } from "@/lib/infra/outage";

describe("an outage", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it("is logged once when it begins and once when it ends, however many calls fail", () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
    const info = vi.spyOn(log, "info").mockImplementation(() => undefined);
    // The queue library reports a plain object, not an Error.
    const refused = { ...Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }), message: "secret", stack: "s" };
    for (let call = 0; call < 900; call += 1) noteFailure("database", refused);
    vi.advanceTimersByTime(30_000);
    for (let call = 0; call < 3; call += 1) noteSuccess("database");
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]).toEqual([
      expect.objectContaining({ dependency: "database", code: "ECONNREFUSED" }),
      "database unavailable",
    ]);
    expect(JSON.stringify(error.mock.calls)).not.toContain("secret");
    expect(info.mock.calls).toEqual([[{ dependency: "database", seconds: 30, failures: 900 }, "database available again"]]);
  });
});
