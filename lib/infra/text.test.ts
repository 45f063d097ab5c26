import { describe, expect, it } from "vitest";
import { asOneLine, withoutHidden } from "@/lib/infra/text";

describe("a name that is shown", () => {
  const hidden = [
    ...["\u00ad", "\u061c", "\u180e", "\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e"],
    ...["\u2060", "\u2061", "\u2064", "\u2066", "\u2067", "\u2068", "\u2069", "\u206a", "\u206f", "\ufeff", "\ufff9", "\u{e0041}"],
  ];
  it.each(hidden)("loses the hidden mark %j", (mark) => {
    expect(withoutHidden(`certificate${mark}fdp.exe`)).toBe("certificatefdp.exe");
    expect(asOneLine(`${mark}Granite ${mark}Works${mark}`)).toBe("Granite Works");
  });

  it("keeps a joiner between letters that it joins", () => {
    expect(withoutHidden("نمی\u200cخواهم")).toBe("نمی\u200cخواهم");
    expect(withoutHidden("क्\u200dष")).toBe("क्\u200dष");
  });

  it("has no line breaks and no control characters", () => {
    expect(asOneLine("Invented\u2028Works\u0007\r\n Inc\u009b.")).toBe("Invented Works Inc.");
  });
});
