import { describe, expect, it } from "vitest";
import { asOneLine, holdsLink, plainName, sentence, withoutHidden } from "@/lib/infra/text-rules";
import { processorMillisOf } from "@/lib/testing/processor";
import { wordsIn } from "@/lib/testing/words";
import { vendorInput } from "@/lib/vendors/schema";

const ordinary = [
  "Smith & Sons Co.",
  "A.B.C. Contractors, Inc.",
  "St. Mary's Hospital",
  "J.R.Ewing Oil",
  "D.B.A/Smith Joint Venture",
  "Acme, Inc./Beta LLC",
  "No. 1 Plumbing",
  "3.5 Ton Lifting Co., Ltd.",
  "Bar @ Grill",
  "O'Neil-Hart Roofing (dba North/South)",
  "U.S. Steel 24/7",
  "Ärztehaus Müller GmbH",
  "Route 66: Towing",
];

const links = [
  "evil-bank.example/login",
  "evil-bank.example",
  "Pay at EVIL.COM now",
  "Booking.com Ltd",
  "https://evil.example",
  "hxxp://evil",
  "www.evil",
  "see www. evil",
  "t.co",
  "bit.ly/x",
  "evil.c0m/login",
  "203.0.113.9",
  "203.0.113.9/login",
  "mail me@evil.example",
  "@evil",
  "evil\uff0eexample",
  "evil\u3002com",
  "evil\u2024com",
  "ev\u200bil.c\u00adom",
  "www\uff0eevil",
  "me\uff20evil",
  "evil.рф",
  "xn--80ak6aa92e.xn--p1ai",
  "evil_bank.com",
  "(evil.com)",
  "mailto:evil",
];

describe("a name", () => {
  it.each(ordinary)("may be %s, and appears in an email unchanged", (name) => {
    expect(holdsLink(name)).toBe(false);
    expect(plainName(name)).toBe(name);
  });

  it.each(links)("cannot be %s, and an email takes an older one apart", (name) => {
    expect(holdsLink(name)).toBe(true);
    expect(holdsLink(plainName(name))).toBe(false);
  });

  it("is refused by the name of its field", () => {
    const { error } = vendorInput.safeParse({ name: "Paving.com", email: "a@b.example", contactName: "Ann @ann" });
    expect(error?.issues.map(({ message }) => wordsIn(message))).toEqual([
      'Vendor name cannot contain a web or email address. Leave the dot out of names like "Booking.com".',
      'Contact name cannot contain a web or email address. Leave the dot out of names like "Booking.com".',
    ]);
  });

  it("appears in an email on one line, without direction marks and controls, and bounded", () => {
    expect(plainName("Acme\r\n\r\nYour account is locked\u202e\u0007\u2028now")).toBe("Acme Your account is locked now");
    expect(plainName("x".repeat(5000))).toHaveLength(200);
  });

  it("is never a link after it was made plain, whatever its pieces", () => {
    const pieces = [".", "/", ":", "@", "www", "com", "evil", "a", "1", " ", "-", "\uff0e", "\u200b", "xn--p1ai", "_", "://"];
    const failed: string[] = [];
    for (const a of pieces)
      for (const b of pieces)
        for (const c of pieces)
          for (const name of [`${a}${b}${c}`, `evil${a}${b}${c}com`]) if (holdsLink(plainName(name))) failed.push(name);
    expect(failed).toEqual([]);
  });

  it("takes less than 5 ms, also at 4,000 characters of the worst kinds", () => {
    for (const unit of [" ", ".", "a.", "-", "@", "/", "\u00a0", "1.1.", "www."]) {
      const text = unit.repeat(4000 / unit.length);
      const millis = Array.from({ length: 5 }, () => {
        return processorMillisOf(() => {
          holdsLink(text);
          plainName(text);
        });
      });
      expect(Math.min(...millis), JSON.stringify(unit)).toBeLessThan(5);
    }
  });
});

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

it("a sentence that ends with a name has one period", () => {
  const texts = ["The insured is SofLite Inc.", "The insured is SofLite", 'This vendor is "Acme Co."', "Who is it?", "We keep Acme Inc"];
  expect(texts.map(sentence)).toEqual([
    "The insured is SofLite Inc.",
    "The insured is SofLite.",
    'This vendor is "Acme Co."',
    "Who is it?",
    "We keep Acme Inc.",
  ]);
});
