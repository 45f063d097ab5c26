import { describe, expect, it } from "vitest";
import { passwordStrength } from "@/lib/accounts/sign-in/rules";
import { loginInput, registerInput } from "@/lib/accounts/sign-in/schema";
import { decideRefresh } from "@/lib/accounts/sign-in/sessions-rules";
import { requiredLine } from "@/lib/infra/text-schema";
import { wordsIn } from "@/lib/testing/words";

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

describe("a name", () => {
  const name = requiredLine(80, "common.name");
  it.each(["\u200b", " \u00a0\u2060 ", "\u200d\u200c", "\u00ad", "\u2800"])("that is invisible is refused (%#)", (text) => {
    expect(wordsIn(name.safeParse(text).error?.issues[0]?.message)).toBe("Name is required");
  });
  it("loses invisible characters left by copying, and keeps joiners between letters", () => {
    expect(name.parse("\ufeffGranite\u200b Works\u200e")).toBe("Granite Works");
    expect(name.parse("نمی\u200cخواهم")).toBe("نمی\u200cخواهم");
  });
});

it("a name of who signs up holds no link, since it appears in an email to an address that may be another person's", () => {
  const company = registerInput.shape.companyName;
  for (const text of ["Win at https://prize.example/x", "Drywall.com LLC", "www.prize.example", "WWW.PRIZE.EXAMPLE Inc"])
    expect(wordsIn(company.safeParse(text).error?.issues[0]?.message)).toBe(
      'Company name cannot contain a web or email address. Leave the dot out of names like "Booking.com".',
    );
  expect(company.parse("Drywall LLC, div. of N/A Holdings")).toBe("Drywall LLC, div. of N/A Holdings");
});

it("an email address copied with invisible characters is accepted without them", () => {
  expect(loginInput.parse({ email: "\u200bA@company.example\ufeff", password: "x" }).email).toBe("a@company.example");
});
