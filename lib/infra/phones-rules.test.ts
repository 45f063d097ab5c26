import { describe, expect, it } from "vitest";
import { formatPhone, withPhone } from "@/lib/infra/phones-rules";

describe("a phone number", () => {
  it.each(["614-555-0142", "6145550142", "(614) 555 0142", "614.555.0142", "1 614 555 0142", "+16145550142", " +1 (614) 555-0142 "])(
    "of the US is taken as people write it: %s",
    (text) => expect(formatPhone(text)).toBe("(614) 555-0142"),
  );

  it.each(["614-555-0142 x12", "(614) 555-0142 ext. 12", "614 555 0142 #12", "+1 614 555 0142 extension 12"])(
    "keeps its extension: %s",
    (text) => expect(formatPhone(text)).toBe("(614) 555-0142 ext. 12"),
  );

  it.each(["+44 20 7946 0958", "+442079460958", "011 44 20 7946 0958"])("of another country keeps its country code: %s", (text) =>
    expect(formatPhone(text)).toBe("+44 20 7946 0958"),
  );

  it.each(["call me maybe", "555-0142", "614-555-0142 or 0143", "office@firm.example", "12", "+999 123 456 78", "1".repeat(40)])(
    "is not: %s",
    (text) => {
      expect(formatPhone(text)).toBeNull();
      expect(() => withPhone({ phone: text })).toThrow("Please enter a phone number with area code");
    },
  );

  it("that was stored before stays as it is while no one changes it", () => {
    expect(withPhone({ phone: "call me maybe" }, "call me maybe")).toEqual({ phone: "call me maybe" });
    expect(withPhone({ phone: null }, "call me maybe")).toEqual({ phone: null });
  });

  it("is the same after it was formatted", () => {
    for (const text of ["(614) 555-0142", "(614) 555-0142 ext. 12", "+44 20 7946 0958"]) expect(formatPhone(text)).toBe(text);
  });
});
