import { expect, it } from "vitest";
import { splitParty } from "@/lib/extraction/readers/addresses";
import { findBlocks } from "@/lib/extraction/readers/block-labels";
import { isOfSentence } from "@/lib/extraction/readers/broken-lines";
import { columnsAsHeaded } from "@/lib/extraction/readers/columns";
import { readContact } from "@/lib/extraction/readers/contact";
import { Notes } from "@/lib/extraction/readers/draft";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { fieldWords } from "@/lib/extraction/readers/pdf-fields";
import { isName, withoutNumbers } from "@/lib/extraction/readers/plain-parties";
import { insurerLine, readRowInsurers } from "@/lib/extraction/readers/row-insurers";
import { splitRun, textOf, type Word } from "@/lib/extraction/readers/words";

const at = (x: number, y: number, text: string): Word[] =>
  splitRun({ text, box: [x, y, x + 5 * text.length, y + 8], confidence: 1, reader: "text", page: 1 });

it("a firm's name that goes on in the next line is one name, and no person's above a firm's", () => {
  const block = [
    ...at(40, 100, "Castle & Harbor Construction"),
    ...at(40, 111, "Company and its subsidiaries"),
    ...at(40, 122, "9 Quarry St"),
  ];
  expect(splitParty(block)).toMatchObject({
    name: "Castle & Harbor Construction Company and its subsidiaries",
    address: "9 Quarry St",
    person: null,
  });
  const person = [...at(40, 100, "Maria Castellan"), ...at(40, 111, "Larkspur Insurance Agency"), ...at(40, 122, "9 Quarry St")];
  expect(splitParty(person)).toMatchObject({ name: "Larkspur Insurance Agency", person: "Maria Castellan" });
});

it("a party ends before the sentence that forms print above the table, and drops a comma at a line's end", () => {
  const block = [
    ...at(40, 100, "Pinecrest Roofing LLC"),
    ...at(40, 111, "9 Quarry St, Dover,"),
    ...at(40, 122, "DE 19901"),
    ...at(40, 140, "THIS IS TO CERTIFY THAT THE POLICIES LISTED BELOW HAVE"),
    ...at(40, 149, "BEEN ISSUED TO THE INSURED, WITH 12 CONDITIONS"),
  ];
  expect(splitParty(block)).toMatchObject({ name: "Pinecrest Roofing LLC", address: "9 Quarry St, Dover, DE 19901" });
});

it("the lines of a form's field that begins level with its label are below it", () => {
  const field = {
    subtype: "Widget",
    fieldType: "Tx",
    multiLine: true,
    rect: [40, 100, 240, 148],
    fieldValue: "Pinecrest Roofing LLC\n9 Quarry St",
  };
  const rowsOf = (printed: Word[]) => fieldWords([field], (rect) => rect, 1, printed).map(({ text, box }) => [text, box[1]]);
  expect(rowsOf([])).toEqual([
    ["Pinecrest Roofing LLC", 100],
    ["9 Quarry St", 112],
  ]);
  expect(rowsOf(at(41, 100, "INSURED"))).toEqual([
    ["Pinecrest Roofing LLC", 108],
    ["9 Quarry St", 120],
  ]);
});

it("the producer's small label is a label though the first line of the value directly follows it", () => {
  const label = splitRun({ text: "PRODUCER", box: [40, 100, 72, 105], confidence: 1, reader: "text", page: 1 });
  const labelOf = (...value: Word[]) =>
    findBlocks(new LabelFinder([...label, ...value]), { number: 1, width: 612, height: 792, words: [...label, ...value] }).producer?.box[0];
  expect(labelOf(...at(73, 99, "Larkspur Insurance Agency"))).toBe(40);
  expect(labelOf(...splitRun({ text: "of the policy", box: [73, 100, 120, 105], confidence: 1, reader: "text", page: 1 }))).toBeUndefined();
});

it("the contact is the person or desk after the contact's own label: a person with a title, a desk with its number, not a telephone", async () => {
  const contactOf = async (text: string) => {
    const words = [...at(310, 120, "CONTACT NAME:"), ...at(400, 120, text)];
    const [contact] = new LabelFinder(words).find(["CONTACT NAME:"]);
    const party = { name: null, address: null, person: null, phone: null };
    return (await readContact({ number: 1, width: 612, height: 792, words }, contact ? { contact } : {}, party, new Notes())).contact;
  };
  for (const name of ["Ida Ferncliff, CIC", "Service Team 3", "José Larkspur (Certificates)", "Certificate Dept./Small Business"])
    expect(await contactOf(name)).toBe(name);
  for (const other of ["(502) 555-0136", "info@oxbow.example"]) expect(await contactOf(other)).toBeNull();
});

it("who prepared the page is the producer's contact where the telephone is directly below, and never a firm", async () => {
  const contactOf = async (name: string, y = 86) => {
    const words = [...at(40, y, "PREPARED BY:"), ...at(140, y, name), ...at(40, 100, "PHONE"), ...at(140, 100, "512-555-0186")];
    const [phone] = new LabelFinder(words).find(["PHONE"]);
    const party = { name: null, address: null, person: null, phone: null };
    return (await readContact({ number: 1, width: 612, height: 792, words }, phone ? { phone } : {}, party, new Notes())).contact;
  };
  expect(await contactOf("Maria Castellan")).toBe("Maria Castellan");
  expect(await contactOf("Larkspur Insurance Agency")).toBeNull();
  expect(await contactOf("Maria Castellan", 40)).toBeNull();
});

it("text typed into a field is not part of the label printed before it, and as wide as its letters are", () => {
  const field = {
    subtype: "Widget",
    fieldType: "Tx",
    rect: [40, 98, 240, 112],
    fieldValue: "Meridian Oak Insurance Company",
    defaultAppearanceData: { fontSize: 7 },
  };
  const [name = {} as Word] = fieldWords([field], (rect) => rect, 1, []);
  expect(name.box[2]).toBeCloseTo(40 + 30 * 3.5);
  const words = [name, ...at(name.box[2] + 4, 101, "GENERAL LIABILITY")];
  const runs = new LabelFinder(words).runs().map((run) => [run.words.map(({ text }) => text).join(" "), run.freeLeft]);
  expect(runs).toContainEqual(["GENERAL LIABILITY", true]);
});

it("a telephone number ends where the next field of its line begins", async () => {
  const label = at(40, 100, "PHONE");
  const words = [...label, ...at(80, 100, "512-555-0186"), ...at(200, 100, "11/01/2026 12:01 AM")];
  const [phone] = new LabelFinder(words).find(["PHONE"]);
  const party = { name: null, address: null, person: null, phone: null };
  const read = await readContact({ number: 1, width: 612, height: 792, words }, phone ? { phone } : {}, party, new Notes());
  expect(read.phone).toBe("512-555-0186");
});

it("a column begins where no word is cut, though the column before reaches past its header's edge", () => {
  const band = { limits: [371, 229, 421, 234], additional: [545, 223, 559, 235], waiver: [571, 223, 590, 235] } as const;
  const body = [...at(481, 247, "2,000,000.00"), ...at(552, 274, "Yes."), ...at(576, 274, "Yes")].map((word) =>
    word.text === "Yes." ? { ...word, text: "Yes", box: [552, 274, 569.5, 282] as Word["box"] } : word,
  );
  const { additional, waiver } = columnsAsHeaded(structuredClone(band) as never, [], body, 612);
  expect(additional?.[1]).toBeGreaterThan(569);
  expect(waiver?.[0]).toBeLessThan(576);
});

it.each([
  ["Larkspur Insurance Agency", true],
  ["AGENT NAME AND ADDRESS (AGENCY CODE 42-1180)", false],
  ["Issued to (Certificate Holder)", false],
  ["$5,977.00. We received your first installment of", false],
  ["Reason for amendment", false],
])("%s is a name: %s", (text, wanted) => {
  expect(isName(text)).toBe(wanted);
});

it("the only telephone number above the table is the producer's whatever words precede it, unless it is in the insured's block", async () => {
  let areWhole = false;
  const phoneOf = async (...lines: [number, number, string][]) => {
    const whole = lines.map(([x, y, text]) => ({
      ...(at(x, y, "W")[0] as Word),
      text,
      box: [x, y, x + 4 * text.length, y + 6] as Word["box"],
    }));
    const words = [...at(40, 60, "INSURED"), ...(areWhole ? whole : lines.flatMap((line) => at(...line)))];
    const [insured] = new LabelFinder(words).find(["INSURED"]);
    const party = { name: null, address: null, person: null, phone: null };
    return (await readContact({ number: 1, width: 612, height: 792, words }, insured ? { insured } : {}, party, new Notes())).phone;
  };
  expect(await phoneOf([330, 74, "RING US ON (353) 555-0127"])).toBe("(353) 555-0127");
  expect(await phoneOf([40, 90, "(353) 555-0127"])).toBeNull();
  expect(await phoneOf([330, 74, "Fax (353) 555-0127"])).toBeNull();
  expect(await phoneOf([330, 74, "(353) 555-0127"], [330, 86, "(353) 555-0128"])).toBeNull();
  // A page may draw words and number as one.
  areWhole = true;
  expect(await phoneOf([330, 74, "/ BROKER Phone: (353) 555-0127"])).toBe("(353) 555-0127");
});

it("a street with ten digits is no telephone number", () => {
  const block = [...at(40, 100, "Quillstone Power Corp"), ...at(40, 111, "14028 SW 140TH BAY 14"), ...at(40, 122, "Miami, FL 33186")];
  expect(splitParty(block)).toMatchObject({ address: "14028 SW 140TH BAY 14, Miami, FL 33186" });
  const own = [...at(40, 100, "Quillstone Power Corp"), ...at(40, 111, "Ph 305 555 01 42"), ...at(40, 122, "Miami, FL 33186")];
  expect(splitParty(own)).toMatchObject({ address: "Miami, FL 33186" });
});

it("a piece of a sentence is no insurer: a person is asked", async () => {
  const notes = new Notes();
  const policies = [{ insurerLetter: null }, { insurerLetter: null }] as unknown as Parameters<typeof readRowInsurers>[0];
  const named = [at(40, 100, "Tideway Casualty Company"), at(40, 130, "it under the two policies below")].map((name) => ({
    name,
    label: [],
  }));
  const insurers = await readRowInsurers(policies, named, notes);
  expect(insurers.map(({ name }) => name)).toEqual(["Tideway Casualty Company", null]);
  expect(notes.reasons).toHaveProperty("/insurers/1/name");
});

it("a line of the list of insurers that begins below the last row says nothing of whose policy that is", () => {
  expect(insurerLine(at(40, 100, "Carrier A Lantern Insurance Company"))).toBeNull();
  expect(insurerLine(at(40, 100, "Carrier: Lantern Insurance Company"))).not.toBeNull();
  // A field that begins on its label's last letter, and one a little higher than a label without a colon.
  expect(insurerLine([...at(40, 100, "Insurance Company:"), ...at(129, 98, "Lantern Mutual")])?.name.length).toBe(2);
  expect(insurerLine([...at(40, 100, "CARRIER"), ...at(80, 96, "Lantern Insurance Company")])?.name.length).toBe(3);
  expect(insurerLine([...at(40, 100, "CARRIER"), ...at(80, 96, "Fort Worth")])).toBeNull();
});

it("what runs across the page from left of a block is no line of it", () => {
  const words = [...at(20, 100, "This certifies that what is described below"), ...at(300, 112, "44 Vine Court")];
  const isOf = (text: string) => isOfSentence(words.find((word) => word.text === text) as Word, words, 150);
  expect(["described", "below", "Vine", "Court"].map(isOf)).toEqual([true, true, false, false]);
  const stroke: Word = { text: "|", box: [200, 100, 200.4, 108], confidence: 1, reader: "text", page: 1 };
  expect(isOfSentence(stroke, [stroke], 150)).toBe(false);
});

it("a ZIP code of Colorado is not an agency's number, and a number after a firm's name is", () => {
  const without = (text: string) => textOf(withoutNumbers(at(40, 100, text)));
  expect(without("Denver, CO 80299")).toBe("Denver, CO 80299");
  expect(without("Larkspur Agency Co 22901")).toBe("Larkspur Agency Co");
  expect(without("Larkspur Brokers (Agent No. 04417)")).toBe("Larkspur Brokers");
});

it("an address begins at a number in words", () => {
  const block = [...at(40, 100, "Larkspur Insurance Advisors"), ...at(40, 111, "One Harbor Steps"), ...at(40, 122, "Boise, ID 83702")];
  expect(splitParty(block)).toMatchObject({ name: "Larkspur Insurance Advisors", address: "One Harbor Steps, Boise, ID 83702" });
});
