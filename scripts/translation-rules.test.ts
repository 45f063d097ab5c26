import { expect, test } from "vitest";
import { judgeTranslation } from "@/scripts/translation-rules";

const judge = (path: string, text: string) => judgeTranslation({ path, text });

test("a sentence that is written in code is told with its place", () => {
  const [fault, ...others] = judge("components/vendors/one.tsx", 'export const One = () => <p title="Add vendor">{name}</p>;');
  expect(fault).toContain('components/vendors/one.tsx:1: "Add vendor" is written in code.');
  expect(others).toEqual([]);
});

test("texts by key, keys of a keyboard, SQL and what developers read are none", () => {
  const code = `
    const title = say("vendors.addVendor");
    if (event.key === "Enter") throw new Error("A vendor needs a name");
    const sql = "select v.id from vendor v where v.company_id = $1";`;
  expect(judge("lib/vendors/queries.ts", code)).toEqual([]);
  expect(judge("lib/vendors/vendors.test.ts", 'const title = "Add vendor";')).toEqual([]);
});
