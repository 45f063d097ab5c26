import { expect, it } from "vitest";
import { deepestJson, isTooDeep, parseJson } from "@/lib/infra/json-rules";
import { wordsIn } from "@/lib/testing/words";
import { rowsOfList } from "@/lib/transfer/archive/rules";
import { takenTables } from "@/lib/transfer/arrival/values";
import { rowChecks, rowFault, unwritten } from "@/lib/transfer/rows/schema";

const trial = { mayLink: false };
const id = "a7cf29ae-2784-43b6-9d6a-e10f4470ff0d";

it("has for each table that an archive brings the schema of its screen, or a reason why no person writes it", () => {
  expect(Object.keys(rowChecks).toSorted()).toEqual([...Object.keys(takenTables), "company"].toSorted());
  for (const [table, check] of Object.entries(rowChecks)) {
    if (typeof check === "string") expect(unwritten, table).toContain(check);
    else expect(check.shape.safeParse("no row").success, table).toBe(false);
  }
});

const link = "Pay at https://evil-bank.example/login";
it.each<[string, Record<string, unknown>, string]>([
  ["mail_template", { kind: "request", language: "en", subject: "Your account", body: `${link} {{link}}` }, "body"],
  ["mail_template", { kind: "request", language: "en", subject: "Hi", body: "{{secret}}" }, "body"],
  ["mail_template", { kind: "request", language: "en", subject: "", body: "Hi" }, "subject"],
  ["mail_template", { kind: "phishing", language: "en", subject: "Hi", body: "Hi" }, "kind"],
  ["vendor", { name: "evil-bank.example/login", email: "a@x.example" }, "name"],
  ["vendor", { name: "Acme", email: "no address" }, "email"],
  ["vendor", { name: "x".repeat(201), email: "a@x.example" }, "name"],
  ["vendor", { name: "Acme", email: "a@x.example", contact_name: link }, "contact_name"],
  ["vendor", { name: "Acme", email: "a@x.example", accepted_names: ["x".repeat(301)] }, "accepted_names"],
  ["user", { first_name: link, last_name: "B", deleted_at: null }, "first_name"],
  ["company", { name: link }, "name"],
  ["company", { name: "Acme", website: "javascript:alert(1)" }, "website"],
  ["project", { name: "" }, "name"],
  ["project", { name: "Harbor", starts_on: "someday" }, "starts_on"],
  ["assignment", { trade: "x".repeat(101) }, "trade"],
  ["requirement_set", { name: "x".repeat(201) }, "name"],
  ["requirement_set_version", { body: { name: "Set", requirements: "all", gates: {} } }, "body"],
  ["requirement_exception", { kind: "waive", requirement: "gl", reason: "" }, "reason"],
  ["vendor_note", { text: "x".repeat(4001) }, "text"],
  ["saved_view", { list: "vendors", name: "", query: "" }, "name"],
  ["insurer_rating", { naic: "1", name: "Insurer", rating: "A", size: "VIII" }, "naic"],
  ["policy_notice", { kind: "joke", policy_number: "1", entered_by_id: id, reported_by: null }, "kind"],
])("refuses a row of %s as its screen does: %j", (table, row, field) => {
  expect(wordsIn(rowFault(table, { id, ...row }, trial))).toMatchObject({ field, message: expect.stringMatching(/.{5}/) });
});

it("takes a template with a web address where the screen takes it: of a company with a plan", () => {
  const row = { kind: "request", language: "en", subject: "Certificate", body: `${link} {{link}}` };
  expect(rowFault("mail_template", row, { mayLink: true })).toBeNull();
  expect(rowFault("mail_template", { ...row, body: "Hi {{contact}}, {{link}}" }, trial)).toBeNull();
});

async function* bytes(text: string) {
  yield Buffer.from(text);
}
const read = async (text: string) => {
  const rows = [];
  for await (const row of rowsOfList("vendors.json", bytes(text))) rows.push(row);
  return rows;
};

it("refuses a row that is nested too deep at once, before it is parsed", async () => {
  const deep = (levels: number) => `{"id":"1","own_steps":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  await expect(read(`[\n${deep(100_000)}\n]`)).rejects.toThrow("Row 1 of vendors.json is nested too deep.");
  await expect(read(`[\n${`{"a":`.repeat(100_000)}1${"}".repeat(100_000)}\n]`)).rejects.toThrow("nested too deep");
  expect(await read(`[\n${deep(deepestJson - 2)}\n]`)).toHaveLength(1);
});

it("does not count brackets within a text", () => {
  const text = JSON.stringify({ note: `${'["\\'.repeat(1000)}` });
  expect(isTooDeep(text)).toBe(false);
  expect(parseJson(text)).toEqual(JSON.parse(text));
});
