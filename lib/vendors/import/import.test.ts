import { describe, expect, it } from "vitest";
import { toCsv } from "@/lib/infra/lists/csv-rules";
import { wordsIn } from "@/lib/testing/words";
import { decodeText } from "@/lib/vendors/import/encoding-rules";
import { type NameOwner, planRows } from "@/lib/vendors/import/planning-rules";
import { faultsOf, fieldsOf, guessMapping, looksLikeHeader, readTable, takenNames } from "@/lib/vendors/import/rules";
import { maximumImportRows } from "@/lib/vendors/import/values";

const utf16 = (text: string, big = false) => {
  const bytes = Buffer.from(text, "utf16le");
  return big ? bytes.swap16() : bytes;
};

describe("the text of a list", () => {
  const text = "Name;Straße\nMüller Façade;1 Ünder St";
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8", Buffer.from(`\ufeff${text}`)],
    ["UTF-16", utf16(`\ufeff${text}`)],
    ["UTF-16", utf16(`\ufeff${text}`, true)],
    ["UTF-16", utf16(text)],
    ["Windows-1252", Buffer.from(text, "latin1")],
  ])("is read from %s", (encoding, bytes) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });
});

describe("the rows of a list", () => {
  it.each([
    ["comma", "Name,Email\nA,a@x.example"],
    ["semicolon", "Name;Email\nPave, Ltd;a@x.example"],
    ["tab", "Name\tEmail\nPave, Ltd; and Sons\ta@x.example"],
    ["pipe", "Name|Email\nPave, Ltd; and Sons|a@x.example"],
  ])("are separated by a %s", async (separator, text) => {
    expect((await readTable(text)).separator).toBe(separator);
  });

  it("know the line on which they begin, also after line ends inside quotes and empty lines", async () => {
    const { text } = decodeText(Buffer.from('Name,Address\r\n\r\nA,"1 Street\r\nSpringfield"\r\n,\r\nB,2 Street\r\n'));
    expect((await readTable(text)).rows.map(({ line, values }) => [line, values[0]])).toEqual([
      [1, "Name"],
      [3, "A"],
      [6, "B"],
    ]);
  });

  it("come back from an export as they were there", async () => {
    const exported = toCsv([
      ["Vendor name", "Email", "Phone"],
      ["=1+1 Works", "a@x.example", "+1 555 010 0100"],
      ["'s Gravenhage Paving", "b@x.example", "(555) 010-0101"],
    ]);
    expect((await readTable(decodeText(Buffer.from(exported)).text)).rows.map(({ values }) => values)).toEqual([
      ["Vendor name", "Email", "Phone"],
      ["=1+1 Works", "a@x.example", "+1 555 010 0100"],
      ["'s Gravenhage Paving", "b@x.example", "(555) 010-0101"],
    ]);
  });

  it("begin after a line that only gives spreadsheets the separator", async () => {
    const { separator, rows } = await readTable("sep=;\nName;Email;Phone\nA;a@x.example;1");
    expect(separator).toBe("semicolon");
    expect(rows).toEqual([
      { line: 2, values: ["Name", "Email", "Phone"] },
      { line: 3, values: ["A", "a@x.example", "1"] },
    ]);
  });

  it("begin after the titles that programs write above a report, whose columns have names", async () => {
    const report = "Example Builders Inc,,\nVendor Contact List,,\n\n,Vendor,Email\n,A,a@x.example\n";
    expect((await readTable(report)).rows).toEqual([
      { line: 4, values: ["", "Vendor", "Email"] },
      { line: 5, values: ["", "A", "a@x.example"] },
    ]);
    // Of a list without titles nothing is a title, however short its first row.
    expect((await readTable("Alder Roofing,\nBirch Framing,b@x.example")).rows).toHaveLength(2);
    expect((await readTable("Vendor,\nBirch Framing,b@x.example")).rows).toHaveLength(2);
  });

  it("are all read, however many empty ones are between them", async () => {
    const emptied = ",\n".repeat(maximumImportRows + 10);
    expect((await readTable(`Name,Email\n${emptied}A,a@x.example\n${emptied}B,b@x.example\n`)).rows.map(({ values }) => values[0])).toEqual(
      ["Name", "A", "B"],
    );
  });

  it("may hold quotation marks, doubled or single ones of inches", async () => {
    const { rows } = await readTable('"The ""Best"" Roof, Inc",a@x.example\n5" Pipe Co,b@x.example');
    expect(rows.map(({ values }) => values[0])).toEqual(['The "Best" Roof, Inc', '5" Pipe Co']);
  });

  it("are refused with the reason", async () => {
    await expect(readTable('Name,Email\nA,a@x.example\n"B,b@x.example\n')).rejects.toThrow("The quotation mark on line 3 is never closed");
    const open = `Name,Email\n"A\nWorks",a@x.example\n\n"B,b@x.example\n${"C,c@x.example\n".repeat(50)}`;
    await expect(readTable(open), "where it begins, not where the file ends").rejects.toThrow(
      "The quotation mark on line 5 is never closed",
    );
    await expect(readTable('"Name,Email\nA,a@x.example\n')).rejects.toThrow("The quotation mark on line 1 is never closed");
    await expect(readTable(" \n\n")).rejects.toThrow("The file is empty");
    await expect(readTable("PK\u0003\u0004\u0000\u0000")).rejects.toThrow("This is not a CSV file");
    await expect(readTable("a,b\n".repeat(20_002))).rejects.toThrow("more than 20,000 rows");
    await expect(readTable(`Name,Email\nA,a@x.example\n${"x".repeat(60_000)},`)).rejects.toThrow("The row on line 3 is too long");
  });
});

const guess = async (text: string) => {
  const { rows } = await readTable(text);
  const header = looksLikeHeader(rows);
  return { header, mapping: guessMapping(rows, header) };
};

describe("what the columns hold", () => {
  it("is recognized by their titles", async () => {
    expect(
      await guess("Company Name,E-Mail Address,Contact First Name,Last name,Phone #,Street,City,Zip,Notes\nA,b@c.example,,,,,,,x"),
    ).toEqual({
      header: true,
      mapping: ["name", "email", "contactName", "contactName", "phone", "address", "address", "address", null],
    });
  });

  it("is recognized by the values without titles", async () => {
    expect(await guess("17,Pave Works,office@pave.example,(555) 010-0100\n18,Roof Works,office@roof.example,555-010-0101")).toEqual({
      header: false,
      mapping: [null, "name", "email", "phone"],
    });
  });

  it("is an email under any title, when its values are", async () => {
    expect((await guess("Firm,Mail,Fax\nA,office@a.example,(555) 010-0100\nB,office@b.example,")).mapping).toEqual(["name", "email", null]);
  });

  it("is one column only for a name and an email", async () => {
    expect((await guess("Vendor,Vendor name,Email,Email 2\nA,B,c@d.example,")).mapping).toEqual([null, "name", "email", null]);
  });

  it.each([
    ["Vendor ID,Vendor Name,Vendor Type,Email Address,Phone", [null, "name", null, "email", "phone"]],
    ["Vendor No.,Vendor,Email", [null, "name", "email"]],
    ["Vendor #,Vendor,Email", [null, "name", "email"]],
    ["Vendor,Name,Email", [null, "name", "email"]],
    ["Company,Name,Email", ["name", null, "email"]],
    ["Vendor Since,Supplier Code,Status,Supplier,Email", [null, null, null, "name", "email"]],
    ["Vendor Class,Insured's Name,E-mail Type,E-mail", [null, "name", null, "email"]],
    ["Contact ID,Contact,Contact No.,Firm,E-mail", [null, "contactName", "phone", "name", "email"]],
    ["Vendor Number,E-mail", [null, "email"]],
  ])("is a name in %j where it is one, not a number or a kind", async (titles, mapping) => {
    const values = titles.split(",").map((title) => (/^e-?mail/i.test(title) ? "a@x.example" : "x"));
    expect(await guess(`${titles}\n${values}`)).toEqual({ header: true, mapping });
  });

  it("is no name where the values are numbers", async () => {
    expect((await guess("Vendor,Description,Email\n100,Pave Works,a@x.example\nV-7,Roof Works,b@x.example")).mapping).toEqual([
      null,
      null,
      "email",
    ]);
  });

  it("is put together where a vendor has one field for it", () => {
    const mapping = ["name", "email", "contactName", "contactName", "address", "address"] as const;
    expect(fieldsOf(["A", "b@c.example", "Dana\nMarie", "Reed", "1 Street", "Springfield"], [...mapping])).toEqual({
      name: "A",
      email: "b@c.example",
      contactName: "Dana Marie Reed",
      address: "1 Street, Springfield",
    });
  });
});

describe("a row", () => {
  it("is refused with each field's fault", async () => {
    expect(wordsIn(faultsOf({ name: "", email: "nobody", phone: "1".repeat(50) }))).toEqual([
      { field: "name", message: "Vendor name is required" },
      { field: "email", message: "Please enter a valid email" },
      { field: "phone", message: "Phone must be at most 40 characters" },
    ]);
    expect(wordsIn(faultsOf({ name: "A", email: "a@b.example", phone: "call me maybe" }))).toEqual([
      { field: "phone", message: expect.stringContaining("Please enter a phone number") },
    ]);
    expect(wordsIn(faultsOf({ name: "A", email: "a@b.example", phone: "614-555-0142 x3" }))).toEqual([]);
    expect(wordsIn(faultsOf({ name: "A\u0000", email: "a@b.example" }))).toEqual([
      { field: "name", message: "This holds a character that cannot be stored" },
    ]);
  });

  const list = "Pinecrest Roofing, LLC;a@x.example\nVale Paving;b@x.example\nVALE PAVING;c@x.example\n;d@x.example";
  const planned = async (existing: "skip" | "update") =>
    planRows(
      (await readTable(list)).rows,
      ["name", "email"],
      { taken: taken(), externals: new Map(), projects: () => undefined },
      existing,
    );
  const taken = () => {
    const names = takenNames<NameOwner>();
    names.add("PINECREST ROOFING L.L.C.", { vendor: "Pinecrest Roofing" });
    return names;
  };

  it("with a vendor's or an earlier row's name is left out, and says why", async () => {
    const plan = wordsIn(await planned("skip"));
    expect(plan.map(({ kind }) => kind)).toEqual(["skip", "create", "skip", "refuse"]);
    expect(plan.flatMap(({ problems }) => problems.map(({ line, message }) => `${line}: ${message}`))).toEqual([
      '1: Skipped: "Pinecrest Roofing" is a vendor already',
      "3: Skipped: the same name is on line 2 of the file",
      "4: Vendor name is required",
    ]);
  });

  it("or changes that vendor", async () => {
    expect((await planned("update")).map(({ kind }) => kind)).toEqual(["update", "create", "update", "refuse"]);
  });
});
