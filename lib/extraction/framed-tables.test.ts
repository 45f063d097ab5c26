import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import type { Extraction } from "@/lib/extraction/schema";

type Text = [x: number, y: number, text: string];
type Line = [x0: number, y0: number, x1: number, y1: number];

/** A page with texts and lines, in points from the top, as a browser prints a table: what has no room in its cell goes on below. */
async function read(texts: readonly Text[], lines: readonly Line[] = []): Promise<Extraction> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [x, y, text] of texts) page.drawText(text, { x, y: 792 - y - 9, size: 9.5, font });
  for (const [x0, y0, x1, y1] of lines) page.drawLine({ start: { x: x0, y: 792 - y0 }, end: { x: x1, y: 792 - y1 }, thickness: 0.75 });
  const folder = await mkdtemp(join(tmpdir(), "framed-"));
  await writeFile(join(folder, "page.pdf"), await document.save());
  return readDocument(join(folder, "page.pdf")).finally(() => rm(folder, { recursive: true }));
}

const head: Text[] = [
  [42, 40, "Certificate of Insurance"],
  [48, 70, "Named insured"],
  [48, 82, "Bristlecone Steel Erectors, Inc."],
  [48, 94, "418 Foundry Way"],
  [48, 106, "Sparks, NV 89431"],
  [320, 70, "Certificate holder"],
  [320, 82, "Ironwood General Contractors LLC"],
  [320, 94, "900 Commerce Row"],
  [320, 106, "Reno, NV 89502"],
];
const column = (x: number, y: number, lines: readonly string[]): Text[] => lines.map((text, at) => [x, y + 13.5 * at, text]);

it("cells of a framed table are read as wholes, wherever their lines break", async () => {
  const rows = [199, 215, 397, 458, 520];
  const edges = [42, 147, 232, 297, 366, 436, 570];
  const titles = ["Coverage", "Carrier", "Policy #", "Effective", "Expires", "Limits"];
  const texts: Text[] = [
    ...head,
    ...titles.map((title, at): Text => [(edges[at] ?? 0) + 5, 203, title]),
    ...column(47, 219, ["Commercial", "General Liability"]),
    ...column(151, 219, ["Granite Peak", "Insurance", "Company", "(NAIC 31127)"]),
    ...column(237, 219, ["GLA-", "7730412-", "06"]),
    ...column(301, 219, ["03/01/2026"]),
    ...column(371, 219, ["03/01/2027"]),
    ...column(441, 219, [
      "Each Occurrence:",
      "$1,000,000",
      "General Aggregate:",
      "$2,000,000",
      "Products/Completed",
      "Ops Aggregate:",
      "$2,000,000",
    ]),
    ...column(441, 314, [
      "Personal & Advertising",
      "Injury: $1,000,000",
      "Damage to Rented",
      "Premises: $300,000",
      "Medical Expense:",
      "$10,000",
    ]),
    ...column(47, 401, ["Business Auto", "Liability"]),
    ...column(151, 401, ["Harborline", "Casualty", "Company"]),
    ...column(237, 401, ["BAP", "5521980442"]),
    ...column(301, 401, ["03/01/2026"]),
    ...column(371, 401, ["03/01/2027"]),
    ...column(441, 401, ["Combined Single Limit:", "$1,000,000"]),
    ...column(47, 462, ["Umbrella Liability"]),
    ...column(151, 462, ["Granite Peak", "Insurance", "Company", "(NAIC 31127)"]),
    ...column(237, 462, ["UXL-119-", "4471"]),
    ...column(301, 462, ["03/15/2026"]),
    ...column(371, 462, ["03/15/2027"]),
    ...column(441, 462, ["Each Occurrence:", "$5,000,000", "Aggregate: $5,000,000"]),
  ];
  const lines: Line[] = [...rows.map((y): Line => [42, y, 570, y]), ...edges.map((x): Line => [x, 199, x, 520])];
  const { certificates } = await read(texts, lines);
  const [certificate] = certificates;
  expect(certificate?.policies.map(({ policyNumber, insurerLetter }) => [policyNumber, insurerLetter])).toEqual([
    ["GLA-7730412-06", "A"],
    ["BAP 5521980442", "B"],
    ["UXL-119-4471", "A"],
  ]);
  expect(certificate?.insurers).toEqual([
    { letter: "A", name: "Granite Peak Insurance Company", naic: "31127" },
    { letter: "B", name: "Harborline Casualty Company", naic: null },
  ]);
  expect(certificate?.policies[0]?.limits).toMatchObject({
    eachOccurrence: 1_000_000,
    generalAggregate: 2_000_000,
    productsCompOpAggregate: 2_000_000,
    personalAdvInjury: 1_000_000,
    damageToRentedPremises: 300_000,
    medicalExpense: 10_000,
  });
  expect(certificate?.policies[2]?.limits).toMatchObject({ umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: 5_000_000 });
});

it("a part of a page answers what is granted, plainly or not at all", async () => {
  const part = (y: number, title: string, rows: readonly [string, string][]): Text[] => [
    [42, y, title],
    ...rows.flatMap(([label, value], at): Text[] => [
      [42, y + 16 + 13 * at, label],
      [242, y + 16 + 13 * at, value],
    ]),
  ];
  const term: [string, string] = ["Policy period", "03/01/2026 - 03/01/2027"];
  const { certificates } = await read([
    ...head,
    ...part(150, "General Liability", [
      ["Insurer", "Granite Peak Insurance Company"],
      ["Policy number", "GLA-7730412-06"],
      term,
      ["Each occurrence", "$1,000,000"],
      ["General aggregate", "$2,000,000"],
      ["Additional insured", "Yes"],
      ["Waiver of subrogation", "If required"],
    ]),
    ...part(280, "Automobile Liability", [
      ["Insurer", "Harborline Casualty Company"],
      ["Policy number", "BAP 5521980"],
      term,
      ["Combined single limit", "$1,000,000"],
      ["Additional insured", "No"],
      ["Waiver of subrogation", "Yes"],
      ["", "only for jobs in Nevada"],
    ]),
  ]);
  const [certificate] = certificates;
  expect(certificate?.policies.map(({ additionalInsured, waiverOfSubrogation }) => [additionalInsured, waiverOfSubrogation])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(certificate?.unreadable).toContain("/policies/1/waiverOfSubrogation");
});

it("two policies whose numbers are below each other in a narrow cell keep a number each, and never share a joined number", async () => {
  const edges = [42, 147, 205, 275, 345, 570];
  const titles = ["Coverage", "Policy #", "Effective", "Expires", "Limits"];
  const texts: Text[] = [
    ...head,
    ...titles.map((title, at): Text => [(edges[at] ?? 0) + 5, 203, title]),
    ...column(47, 219, ["Commercial", "General Liability"]),
    ...column(151, 219, ["GL-1234", "GX-5678"]),
    ...column(210, 219, ["03/01/2026"]),
    ...column(280, 219, ["03/01/2027"]),
    ...column(350, 219, ["Each Occurrence: $1,000,000", "General Aggregate: $2,000,000"]),
    ...column(47, 280, ["Umbrella Liability"]),
    ...column(151, 280, ["UX-990021"]),
    ...column(210, 280, ["03/01/2026"]),
    ...column(280, 280, ["03/01/2027"]),
    ...column(350, 280, ["Each Occurrence: $5,000,000", "Aggregate: $5,000,000"]),
  ];
  const lines: Line[] = [...[199, 215, 276, 330].map((y): Line => [42, y, 570, y]), ...edges.map((x): Line => [x, 199, x, 330])];
  const { certificates } = await read(texts, lines);
  const numbers = certificates[0]?.policies.map(({ policyNumber }) => policyNumber) ?? [];
  expect(numbers).toContain("UX-990021");
  expect(numbers.filter((number) => number?.includes("1234") && number.includes("5678"))).toEqual([]);
});
