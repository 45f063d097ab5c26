import { describe, expect, it } from "vitest";
import { decideRefresh, passwordStrength } from "@/lib/auth/rules";

const rotatedAt = new Date("2026-03-01T12:00:00Z");
const session = { generation: 5, rotatedAt, expiresAt: new Date("2026-03-02T12:00:00Z"), revokedAt: null };
const secondsLater = (seconds: number) => new Date(rotatedAt.getTime() + seconds * 1000);

describe("a refresh token", () => {
  it("of the newest generation is rotated", () => {
    expect(decideRefresh(session, 5, secondsLater(600))).toBe("rotate");
  });
  it("that is the immediate parent gets the same answer for 30 seconds", () => {
    expect(decideRefresh(session, 4, secondsLater(30))).toBe("repeat");
    expect(decideRefresh(session, 4, secondsLater(31))).toBe("revoke");
  });
  it("that is older ends the family", () => {
    expect(decideRefresh(session, 3, secondsLater(1))).toBe("revoke");
  });
  it("of a session that has ended is refused", () => {
    expect(decideRefresh({ ...session, revokedAt: rotatedAt }, 5, secondsLater(1))).toBe("refuse");
    expect(decideRefresh(session, 5, new Date("2026-03-02T12:00:00Z"))).toBe("refuse");
  });
  it("of a generation that was never given is refused", () => {
    expect(decideRefresh(session, 6, secondsLater(1))).toBe("refuse");
    expect(decideRefresh(session, 0, secondsLater(1))).toBe("refuse");
    expect(decideRefresh(session, Number.NaN, secondsLater(1))).not.toBe("rotate");
  });
});

describe("a password's strength", () => {
  it.each([
    ["short1!", "weak"],
    ["aaaaaaaaaaaa", "weak"],
    ["Password123!", "weak"],
    ["qwertz2026", "weak"],
    ["builders99", "weak"],
    ["kettle-moss", "fair"],
    ["Kettle-moss-41", "strong"],
    ["plain words in a row are long", "strong"],
  ])("of %s is %s", (password, strength) => {
    expect(passwordStrength(password, ["Dana", "Example Builders"])).toBe(strength);
  });
});
