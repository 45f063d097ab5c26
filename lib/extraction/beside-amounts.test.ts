import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isOfLabel, isOfRetention, isQualifier, isSign } from "@/lib/extraction/forms/amount-words";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction, type ReadCertificate } from "@/lib/extraction/schema";
import { type CertificateOptions, drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScan } from "@/lib/testing/certificate-scan";
import { drawDocx } from "@/lib/testing/certificate-word";
import { lines, readPages } from "@/lib/testing/drawn-pages";
import { few, full } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "beside-"));
});
afterAll(() => rm(folder, { recursive: true }));

const place = "/policies/0/limits/generalAggregate";

async function read(bytes: Uint8Array, name = "one.pdf"): Promise<ReadCertificate> {
  await writeFile(join(folder, name), bytes);
  const { certificates } = extraction.parse(await readDocument(join(folder, name)));
  return certificates[0] as ReadCertificate;
}

/** The sample certificate with these words in the cell of the general aggregate. */
const draw = (words: string, options?: CertificateOptions) =>
  drawCertificate(
    {
      ...sampleCertificate,
      policies: sampleCertificate.policies.map((policy, at) =>
        at === 0 ? { ...policy, limits: { ...policy.limits, generalAggregate: words } } : policy,
      ),
    },
    options,
  );

const aggregateOf = (certificate: ReadCertificate) => ({
  amount: certificate.policies[0]?.limits.generalAggregate,
  isUnreadable: certificate.unreadable.includes(place),
});
const [unreadable, read2M] = [
  { amount: null, isUnreadable: true },
  { amount: 2_000_000, isUnreadable: false },
];

const odd = [
  ..."MXN|pesos|PHP|COP|INR|rupees|yen|pounds|Bs|cents|SIR|ded|retention|(pending)|pending|requested|TBD|NO|proposed|shared".split("|"),
  ..."exhausted|eroded|expired|cancelled|void|reduced to 500,000|remaining 500,000|less 500,000|was 1,000,000|- 500,000".split("|"),
  ..."$1,000,000|defense inside|per year incl defense|bi/pd|500,000 each|exp|%|*|(pending) general aggregate|general aggregate pending".split(
    "|",
  ),
].map((words) => `2,000,000 ${words}`);
const twoOrPart = ["2,000,000 OR 1,000,000", "2,000,000 or 1,000,000", "50% of 2,000,000", "half of 2,000,000", "2,000,000 combined"];
const oddAhead = ["C$ 2,000,000", "CAD 2,000,000", "€ 2,000,000", "< 2,000,000", "> 2,000,000", "less than 2,000,000", "max 2,000,000"];

describe("words beside an amount that make it another thing", () => {
  it.each([...few(odd, 8), ...few(oddAhead, 3), ...few(twoOrPart, 2), "2,000.000"])("are left to a person: %s", async (words) => {
    expect(aggregateOf(await read(await draw(words)))).toEqual(unreadable);
  });

  it("are quoted", async () => {
    expect((await read(await draw("2,000,000 (pending)"))).reasons[place]).toBe('Beside the amount the certificate says "(pending)".');
    expect((await read(await draw("C$ 2,000,000"))).reasons[place]).toBe('Beside the amount the certificate says "C$".');
  });

  it("leave the other limits of the row as they are", async () => {
    const { policies, unreadable: pointers } = await read(await draw("2,000,000 MXN"));
    expect(policies[0]?.limits).toMatchObject({ ...sampleCertificate.policies[0]?.limits, generalAggregate: null });
    expect(pointers).toEqual([place]);
  });

  it.each(["2,000,000 MXN", "2,000,000 (pending)", "less than 2,000,000"])("are left to a person in a form field: %s", async (words) => {
    expect(aggregateOf(await read(await draw(words, { fillable: true })))).toEqual(unreadable);
  });

  it("are left to a person where a picture shows them clearly", full, async () => {
    expect(aggregateOf(await read(await drawScan(await draw("2,000,000 pending"))))).toEqual(unreadable);
    expect(aggregateOf(await read(await drawScan(await draw("2,000,000"))))).toEqual(read2M);
  });
});

describe("words that any amount may have", () => {
  it.each(
    few(
      [
        ..."2,000,000|$2,000,000 CSL|USD 2,000,000|US$ 2,000,000|2,000,000 USD|2,000,000 dollars|2,000,000 each occurrence".split("|"),
        ..."2,000,000 per occurrence|2,000,000 each claim|2,000,000 per accident|2,000,000 per person|2,000,000 per policy".split("|"),
        ..."2,000,000 general aggregate|2,000,000 aggregate|2,000,000 per project|$2,000,000.00|2,000,000 (each occurrence)".split("|"),
      ],
      6,
    ),
  )("leave it what it is: %s", async (words) => {
    expect(aggregateOf(await read(await draw(words)))).toEqual(read2M);
  });

  it("are few", () => {
    for (const text of ["USD", "dollars", "CSL", "each", "per", "(Ea", "occurrence", "accident,", "claim", "person", "policy"])
      expect([text, isQualifier(text)]).toEqual([text, true]);
    for (const text of ["EUR", "pesos", "pending", "SIR", "project", "C$", "<", "occurrence*", "2,000,000"])
      expect([text, isQualifier(text) || isSign(text)]).toEqual([text, false]);
    for (const text of ["$", "US$", "|", "...", "-", "&", "and"]) expect([text, isSign(text)]).toEqual([text, true]);
    expect(isOfLabel("GENERAL_LIABILITY", "generalAggregate", "Project")).toBe(true);
    expect(isOfLabel("GENERAL_LIABILITY", "eachOccurrence", "Project")).toBe(false);
    expect([isOfRetention("SIR"), isOfRetention("each")]).toEqual([true, false]);
  });
});

describe("a page without a form's table", () => {
  const page = (aggregate: string) => [
    "Certificate of insurance",
    "Insured: Pinecrest Roofing & Sons LLC",
    "Certificate holder: Harrow Builders Inc",
    "Commercial General Liability",
    "Policy number: GL-0481573",
    "Effective date: 01/15/2026",
    "Expiration date: 01/15/2027",
    "Each occurrence: $1,000,000",
    `General aggregate: ${aggregate}`,
  ];
  const aggregateIn = (certificate: ReadCertificate | undefined) => certificate?.policies[0]?.limits.generalAggregate;

  it.each(
    few(
      [
        "$2,000,000 MXN",
        "$2,000,000 (pending)",
        "less than $2,000,000",
        "$2,000,000 reduced to $500,000",
        "$2,000,000MXN",
        "(pending) $2,000,000",
        "up to $2,000,000",
        "reduced by $500,000",
      ],
      4,
    ),
  )("leaves the limit to a person: %s", async (words) => {
    const [certificate] = await readPages(lines(40, 60, ...page(words)));
    expect([aggregateIn(certificate), certificate?.unreadable]).toEqual([null, expect.arrayContaining([place])]);
    const word = await read(drawDocx(page(words)), "page.docx");
    expect([aggregateIn(word), word.unreadable]).toEqual([null, expect.arrayContaining([place])]);
  });

  it("gives the plain limit", async () => {
    expect(aggregateIn((await readPages(lines(40, 60, ...page("$2,000,000 each policy"))))[0])).toBe(2_000_000);
    expect(aggregateIn(await read(drawDocx(page("$2,000,000")), "page.docx"))).toBe(2_000_000);
  });
});

describe("a letter in sentences", () => {
  const limitsOf = async (...sentence: string[]) => {
    const [certificate] = await readPages([
      [40, 40, "Larkspur Insurance Agency", 12],
      [40, 84, "Re: Pinecrest Land Clearing, LLC"],
      [40, 120, "Dear Ms. Harrow:"],
      [40, 144, "We are writing to confirm that the following coverages are in force:"],
      [60, 168, "Commercial General Liability with Tideway Insurance Company, policy number MMG-4011876,"],
      [60, 180, "effective July 1, 2026 to July 1, 2027. This is an occurrence policy. The limits are"],
      ...lines(60, 192, ...sentence),
    ]);
    return certificate?.policies[0]?.limits;
  };

  it("gives plain limits", async () => {
    expect(await limitsOf("$1,000,000 each occurrence and $2,000,000 general aggregate.")).toMatchObject({
      eachOccurrence: 1_000_000,
      generalAggregate: 2_000_000,
    });
  });

  it.each(["$1,000,000 pesos each occurrence", "less than $1,000,000 each occurrence", "$1,000,000 (pending) each occurrence"])(
    "leaves a limit to a person that has words beside it: %s",
    async (words) => {
      expect(await limitsOf(`${words} and $2,000,000 general aggregate.`)).toMatchObject({
        eachOccurrence: null,
        generalAggregate: 2_000_000,
      });
    },
  );
});
