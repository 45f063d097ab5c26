import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { connectAsOwner } from "@/lib/testing/db";

/** What a migration makes of sentences that were stored in English. */
async function codedBy(migration: string, sentences: readonly string[]): Promise<unknown[]> {
  const sql = await readFile(`prisma/migrations/${migration}/migration.sql`, "utf8");
  const owner = await connectAsOwner();
  try {
    await owner.query(`begin; ${sql.slice(0, sql.indexOf('ALTER TABLE "'))}`);
    const { rows } = await owner.query("select pg_temp.coded(one) as coded from unnest($1::text[]) with ordinality as list(one, place)", [
      sentences,
    ]);
    return rows.map(({ coded }) => coded);
  } finally {
    await owner.end();
  }
}

it("what was stored of documents in English gets its code, and other words stay as they are", async () => {
  const name = (coverage: object | string, value: object) => ({ join: ":", parts: [coverage, value] });
  const list = [
    name({ code: "policies.generalLiability" }, { code: "documents.effectiveDate" }),
    name("Garage keepers", { code: "server.doubts.eachOccurrence" }),
    { code: "documents.allInsurers" },
  ];
  const amounts = { shown: { money: 2_000_000 }, shown2: { money: 5_000_000 } };
  expect(
    await codedBy("20261129230000_sentences_of_documents", [
      "Please check: General liability: effective date; Garage keepers: each occurrence; all insurers.",
      "coi.pdf: No coverage was found in this file.",
      'The file says: "Cancelled. See page 2." Check whether the coverage is in force.',
      'Limits differ: the certificate "a.pdf" of policy GL1 states $2,000,000 as general aggregate; this one states $5,000,000.',
      "The certificate has no date. A note of a person.",
      "A note of a person.",
    ]),
  ).toEqual([
    { code: "server.doubts.pleaseCheck", values: { list: { join: "check", parts: list } } },
    { join: ":", parts: ["coi.pdf", { code: "documents.noCoverageWasFoundIn" }] },
    { code: "server.doubts.saidCheck", values: { sentence: "Cancelled. See page 2." } },
    {
      code: "policies.restatesLimit",
      values: { number: "GL1", fileName: "a.pdf", list: { code: "server.doubts.generalAggregate" }, ...amounts },
    },
    { join: " ", parts: [{ code: "server.doubts.noDate" }, "A note of a person."] },
    "A note of a person.",
  ]);
});

it("what was stored of imports in English gets its code", async () => {
  expect(
    await codedBy("20261130040000_sentences_of_imports", [
      'Skipped: "Invented Roofing" is a vendor already',
      "Vendor name is required. Please enter a valid email",
      "Kept, since it was changed after the import: email, contact name",
      "vendors.csv: The list has more than 20,000 rows. Please import it in parts.",
      "Our own words.",
    ]),
  ).toMatchInlineSnapshot(`
    [
      {
        "code": "server.vendors.skippedNameIsAVendor",
        "values": {
          "name": "Invented Roofing",
        },
      },
      {
        "join": " ",
        "parts": [
          {
            "join": "sentences",
            "parts": [
              {
                "code": "infra.nameIsRequired",
                "values": {
                  "name": {
                    "code": "vendors.vendorNameName",
                  },
                },
              },
            ],
          },
          {
            "code": "vendors.pleaseEnterAValidEmail",
          },
        ],
      },
      {
        "code": "server.vendors.keptSinceItWasChanged",
        "values": {
          "join": {
            "join": ", ",
            "parts": [
              "email",
              {
                "code": "server.vendors.contactName",
              },
            ],
          },
        },
      },
      {
        "join": ":",
        "parts": [
          "vendors.csv",
          {
            "code": "vendors.theListHasMoreRows",
            "values": {
              "most": 20000,
            },
          },
        ],
      },
      "Our own words.",
    ]
  `);
});
