import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { drawFile, layoutOf, orderOf } from "@/bench/corpus/file";
import { compareGreens } from "@/bench/corpus/requirements";
import { scoreFile } from "@/bench/corpus/score";
import { readCertificatePage } from "@/lib/extraction/readers/certificate";
import { readDocument } from "@/lib/extraction/readers/file";
import { openPdf } from "@/lib/extraction/readers/pdf";
import { lettersOf } from "@/lib/extraction/rules";
import { few } from "@/lib/testing/full";

/** Redraws whose table has another layout: dates, amounts, limits or insurers are elsewhere, policies in blocks, limits as a sentence. */
const builds = [
  "answered",
  "summary",
  "amounts first",
  "quarry",
  "station",
  "county",
  "depot",
  "orchard",
  "foundry",
  "millrace",
  "legend",
  "granary",
  "ferry",
  "viaduct",
  "cedar",
  "meadow",
  "compass",
  "prairie",
  "turnpike",
  "hearth",
  "kiln",
  "tamarack",
  "beacon",
  "gantry",
  "bluff",
  "almanac",
  "portage",
  "gristmill",
  "breakwater",
  "chandlery",
  "weathervane",
  "scaffold",
  "trellis",
  "paddock",
  "millpond",
  "rafter",
  "trestle",
  "headgate",
  "falsework",
  "weighhouse",
  "girder",
  "galley",
  "tannery",
  "windlass",
  "dovecote",
  "carillon",
  "spillway",
];

const ordersOf = new Map<string, ReturnType<typeof orderOf>[]>();
// The forms of a thousand files are known within a second; drawing one of them takes a tenth of that.
beforeAll(async () => {
  for (let at = 0; at < 1200; at++) {
    const order = { ...orderOf(17, at, { half: "tuned" }), class: "look-alike" as const };
    const name = await layoutOf(order);
    ordersOf.set(name, [...(ordersOf.get(name) ?? []), order]);
  }
}, 60_000);

/** The first file in text on this form. */
async function fileOn(name: string): Promise<Awaited<ReturnType<typeof drawFile>>> {
  for (const order of ordersOf.get(`redraw ${name}`) ?? []) {
    const file = await drawFile(order);
    if (file.carrier === "text") return file;
  }
  throw new Error(`No file in text on the form ${name}.`);
}

describe("tables of other builds", () => {
  it.each(few(builds, 12))("%s is read without a false value and without a false green", async (name) => {
    const { bytes, truths, accepted } = await fileOn(name);
    const folder = await mkdtemp(join(tmpdir(), "builds-"));
    await writeFile(join(folder, "certificate.pdf"), bytes);
    const read = await readDocument(join(folder, "certificate.pdf"));
    await rm(folder, { recursive: true });
    const missed = scoreFile(truths, accepted, read)
      .filter(({ outcome }) => outcome !== "exact")
      .map(({ outcome, pointer, want, got }) => `${outcome} ${pointer}: ${want}, ${got}`);
    expect(missed.filter((one) => one.startsWith("wrong"))).toEqual([]);
    expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(1);
    for (const [at, truth] of truths.entries()) expect(compareGreens(truth, read.certificates[at]).falseGreens).toEqual([]);
  });
});

/** Files of which parts were read wrongly or not at all, by what each has. */
const drawnFiles = [
  ["panels of a coverage that no form has, with the boxes behind their labels", "redraw lamplight", 701, 0, "look-alike"],
  ["panels of which one lacks its first amounts", "redraw lamplight", 704, 7, "look-alike"],
  ["panels behind a letter", "redraw lamplight", 601, 3, "package"],
  ["blocks below headers, one of a coverage that no form has", "redraw thicket", 701, 0, "package"],
  ["limits in a table of their own, with the insurers below", "redraw sluice", 701, 20, "fillable"],
  ["panels whose amounts stand close above their labels", "redraw lamplight", 811, 65, "look-alike"],
  ["blocks of which one has no limit, behind a letter", "redraw kiln", 811, 122, "package"],
  ["employers' liability whose limits are nearly those of the auto row", "redraw slate", 811, 64, "package"],
  ["two tables whose values stand higher than their titles and labels", "redraw cistern", 831, 57, "fillable"],
  ["a policy whose number is to follow, in wide letters", "redraw wide type", 831, 57, "look-alike"],
  ["dates above and below their numbers, with no line between the rows", "redraw cistern", 703, 4, "fillable"],
] as const;

it.each(few(drawnFiles, 4))("%s are read whole", async (_, form, seed, at, kind) => {
  const folder = await mkdtemp(join(tmpdir(), "builds-"));
  const { bytes, truths, accepted, how } = await drawFile(orderOf(seed, at, { class: kind, half: "tuned" }));
  expect(how).toContain(form);
  const path = join(folder, "certificate.pdf");
  await writeFile(path, bytes);
  const missed = scoreFile(truths, accepted, await readDocument(path)).filter(({ outcome }) => outcome !== "exact");
  expect(missed.map(({ outcome, pointer, want, got }) => `${outcome} ${pointer}: ${want}, ${got}`)).toEqual([]);
  await rm(folder, { recursive: true });
});

it("a table is found below a holder who is named in the head, though the description's label is lost", async () => {
  const file = await fileOn("trestle");
  const pdf = await openPdf(Uint8Array.from(file.bytes));
  const page = await pdf.readPage(1);
  await pdf.close();
  const without = page.words.filter(({ text }) => !/^(JOB|NOTES)$/.test(text));
  expect(without.length).toBeLessThan(page.words.length);
  const read = await readCertificatePage({ ...page, words: without });
  expect(read?.certificate.policies).toHaveLength(file.truths[0]?.policies.length ?? 0);
});

it("a party ends where another party begins beside it, though the other's label is unknown", async () => {
  const file = await fileOn("tannery");
  const pdf = await openPdf(Uint8Array.from(file.bytes));
  const page = await pdf.readPage(1);
  await pdf.close();
  const words = page.words.map((word) => (word.text === "REPRESENTED" ? { ...word, text: "CHAMPIONED" } : word));
  const read = await readCertificatePage({ ...page, words });
  const truth = file.truths[0];
  // Some forms print names in capitals.
  expect(lettersOf(read?.certificate.insured.name ?? "")).toBe(lettersOf(truth?.insured?.name ?? "none"));
  expect(read?.certificate.producer.name).toBeNull();
  expect(read?.certificate.unreadable).toContain("/producer/name");
});
