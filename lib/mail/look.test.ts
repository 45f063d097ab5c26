import { expect, it } from "vitest";
import { drawHtml, type Look } from "@/lib/mail/look-rules";

const look = (text: string, more: Partial<Look> = {}) =>
  drawHtml({
    ...{
      language: "en",
      sender: "Invented Builders",
      logo: null,
      button: null,
      origin: "https://coverkeep.example",
      linkLabel: "Open the page",
    },
    ...{ text, footer: "", ...more },
  });

it("draws paragraphs, line breaks and lists", () => {
  const html = look("Hi Ann,\n\nMissing:\n- General liability\n- Umbrella\nAll of it.\n\nBye");
  const bare = html.replace(/ (style|class)="[^"]*"/g, "");
  expect(bare).toContain("<p>Hi Ann,</p><p>Missing:</p><ul><li>General liability</li><li>Umbrella</li></ul><p>All of it.</p><p>Bye</p>");
});

it("makes one button of a separate address, and links of our other addresses only", () => {
  const address = "https://coverkeep.example/portal/abc";
  const html = look(`Open:\n\n${address}\n\nOr ${address}. Not https://evil.example/x or https://coverkeep.example.evil.example`, {
    button: { label: "Upload Certificate", address },
  });
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toMatch(/<a href="https:\/\/coverkeep\.example\/portal\/abc"[^>]*>Upload Certificate<\/a>/);
  expect(html).toContain(">Open the page</a>. Not https://evil.example/x or https://coverkeep.example.evil.example");
});

it("makes the words before an address the link, and of several sentences the last", () => {
  const html = look("Anything wrong? See all vendors: https://coverkeep.example/vendors\n\nDetails: https://evil.example/x");
  expect(html.replace(/ (style|class)="[^"]*"/g, "")).toContain(
    'Anything wrong? <a href="https://coverkeep.example/vendors">See all vendors</a>',
  );
  expect(html).toContain("Details: https://evil.example/x");
});

it("suits light and dark", () => {
  expect(look("Hi")).toContain('<meta name="color-scheme" content="light dark">');
  expect(look("Hi")).toContain("prefers-color-scheme:dark");
});

it("never turns people's words into markup", () => {
  const html = look('<script>alert("1")</script> & <img src=x>', { sender: '"><b>Bold', footer: "<i>", button: null });
  expect(html).not.toMatch(/<script|<img|<b>|<i>/);
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &lt;img src=x&gt;");
});

it("shows the logo by its address, and loads nothing from elsewhere", () => {
  const html = look("Hi", { logo: "cid:logo", footer: "Sent by Coverkeep." });
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:logo"']);
  expect(html).not.toMatch(/url\(|<link|@import/);
  expect(html).toContain("Sent by Coverkeep.");
});
