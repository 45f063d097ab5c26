import { describe, expect, it } from "vitest";
import { listVisibleTexts } from "@/scripts/visible-texts";
import { judgeComments, judgeWording } from "@/scripts/wording-rules";

const inScreen = (text: string) => ({ path: "components/example.tsx", text });
const textsOf = (code: string) => listVisibleTexts(inScreen(code)).map(({ text }) => text);

describe("the list of visible texts", () => {
  it("has the words between tags, with a mark for what code puts in", () => {
    expect(textsOf("const a = <p>Hi {name}, please confirm.</p>;")).toEqual(["Hi …, please confirm."]);
  });

  it("has labels, hints and templates", () => {
    expect(textsOf("const a = <Field label='Email' help={`Sent $" + "{days} days ahead.`} />;")).toEqual(["Email", "Sent … days ahead."]);
  });

  it("leaves out class names, SQL, imports and types", () => {
    const code = [
      'import { a } from "Some Place";',
      'type Tone = "Dark Red";',
      'const b = <p className="flex min-w-0 items-center" />;',
      'const c = "select name from vendor where id = 1";',
      'const d = "declare vendor_row no scroll cursor for select 1";',
    ].join("\n");
    expect(textsOf(code)).toEqual([]);
  });
});

describe("the words we use", () => {
  it.each([
    ["Mails about your vendors", "email"],
    ["Write us an e-mail", "email"],
    ["The vendor's cover ended", "coverage"],
    ["Log in to continue", "sign in"],
    ["Share with everybody", "everyone"],
    ["The limit cannot be told", "unreadable"],
    ["The upload was cancelled", "canceled"],
    ["Whether the box is ticked", "checkbox"],
  ])("refuses %j and names the right one", (text, right) => {
    const [fault, ...more] = judgeWording(inScreen(`const a = <p>${text}</p>;`));
    expect(fault).toContain(right);
    expect(fault).toMatch(/^components\/example\.tsx:1: /);
    expect(more).toEqual([]);
  });

  it.each(["Email your vendors", "We email the vendor", "The recipient's mail server refused it", "Back to login", "Sign in again"])(
    "takes %j",
    (text) => expect(judgeWording(inScreen(`const a = <p>${text}</p>;`))).toEqual([]),
  );

  it("does not look at what people do not read", () => {
    expect(judgeWording({ path: "lib/mail/x.test.ts", text: 'const a = "Mails for somebody";' })).toEqual([]);
  });
});

it("a comment is plain American English, and code and quotes in it are left alone", () => {
  const faults = (text: string) => judgeComments({ path: "lib/mail/rules.ts", text });
  expect(faults("/** A grey box for somebody. */")).toEqual(['lib/mail/rules.ts:1: "grey" in a comment. Write plain American English.']);
  expect(faults('/** The tone `grey`, and the text "Somebody". */\nconst grey = 1;')).toEqual([]);
});
