import { expect, test } from "vitest";
import { judgeTranslation } from "@/scripts/translation-rules";

const judge = (path: string, text: string) => judgeTranslation({ path, text });

test("a sentence that is written in code is reported with its place", () => {
  const [fault, ...others] = judge("components/vendors/one.tsx", 'export const One = () => <p title="Add vendor">{name}</p>;');
  expect(fault).toContain('components/vendors/one.tsx:1: "Add vendor" is written in code.');
  expect(others).toEqual([]);
});

test("a single small word or an abbreviation is a text where a property shows it, also by a choice or among units", () => {
  const words = (code: string) => judge("components/vendors/one.tsx", code).map((fault) => /"([^"]+)"/.exec(fault)?.[1]);
  expect(words('const look = { words: "expired", tone: "red", icon: "calendar" };')).toEqual(["expired"]);
  expect(words('const kind = { isIn, words: "a symbol" };')).toEqual(["a symbol"]);
  expect(words('const mark = { code: "GL", short: "GL", label: isOn ? "on" : say("common.off") };')).toEqual(["GL", "on"]);
  expect(words('const units = ["Bytes", "KB"] as const;')).toEqual(["KB"]);
  expect(words('const sort = { label: "vendors.byName", unit: "day", words: /^lapsed$/ };')).toEqual([]);
});

test("texts by key, keys of a keyboard, SQL and what developers read are not reported", () => {
  const code = `
    const title = say("vendors.addVendor");
    if (event.key === "Enter") throw new Error("A vendor needs a name");
    const sql = "select v.id from vendor v where v.company_id = $1";`;
  expect(judge("lib/vendors/queries.ts", code)).toEqual([]);
  expect(judge("lib/vendors/vendors.test.ts", 'const title = "Add vendor";')).toEqual([]);
});

test("descriptions of schemas, parts of SQL, XML without words and names of encodings are not reported; what merely looks like them is", () => {
  const none = `
    const id = z.uuid().meta({ description: "The vendor of the path", examples: ["Arbor Steel"] });
    const all = Prisma.join(selects, " union all ");
    const columns = ["p.coverage, p.unreadable"];
    const order = \`\${name} desc, lower(\${name})\`;
    const sheet = '<sheet xmlns="http://example.com/main"><rows/></sheet>';
    const encoding = "Mac Roman";`;
  expect(judge("lib/vendors/queries.ts", none)).toEqual([]);
  const texts = `
    const field = { description: "The vendor of the path" };
    const html = "<p>Add vendor</p>";
    const sign = '<i title="Add vendor"></i>';
    const place = "Roman Mac";`;
  expect(judge("lib/vendors/queries.ts", texts)).toHaveLength(4);
});
