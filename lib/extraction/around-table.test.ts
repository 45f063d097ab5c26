import { expect, it } from "vitest";
import { accountForPage } from "@/lib/extraction/readers/account/page";
import type { Grid } from "@/lib/extraction/readers/grid";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { splitRun, type Word } from "@/lib/extraction/readers/words";

/** Text of which each letter is 4 points wide. */
const at = (x: number, y: number, text: string): Word[] =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 6.5], confidence: 1, reader: "text", page: 1 });

const holder = [at(42, 700, "Harlow Builders LLC"), at(42, 710, "900 Elm Street"), at(42, 720, "Rockport, OH 44099")].flat();
const form = [
  ...at(40, 30, "CERTIFICATE OF LIABILITY INSURANCE"),
  ...at(42, 690, "CERTIFICATE HOLDER"),
  ...at(330, 690, "CANCELLATION"),
  ...at(22, 770, "ACORD 25 (2016/03)"),
];

/** The texts around the table that the accounting does not explain. */
function unexplained(added: readonly Word[], formEdition: string, holderBottom = 727): string[] {
  const words = [...form, ...holder, ...added];
  const box = [20, 699, 300, holderBottom] as [number, number, number, number];
  const evidence = { "/certificateHolder": { page: 1, box, text: "", reader: "text", confidence: 1 } as const };
  const grid = { headerTop: 300, bottom: 640 } as Grid;
  const page = { number: 1, width: 612, height: 792, words };
  return accountForPage({ formType: "ACORD_25", formEdition, evidence }, { finder: new LabelFinder(words), grid, page }).map(
    ({ text }) => text,
  );
}

it.each(["2016/03", "2025/12"])("the form's own words and a holder with an address leave nothing to ask: %s", (edition) => {
  expect(unexplained([], edition)).toEqual([]);
});

it.each(["2016/03", "2025/12"])("words above the table are not the form's, whatever they say: %s", (edition) => {
  expect(unexplained(at(300, 60, "shelf sketch Orrin"), edition)).toEqual(["shelf sketch Orrin"]);
});

it("words below the end of the holder's address are no part of the holder", () => {
  expect(unexplained(at(42, 730, "shelf sketch Orrin"), "2016/03", 737)).toEqual(["shelf sketch Orrin"]);
  expect(unexplained(at(42, 730, "USA"), "2016/03", 737)).toEqual([]);
});

it("a long text on an edition whose texts are not known may be its own", () => {
  const long = "Figures given here may differ from those which underlying agreements declare";
  expect(unexplained(at(40, 60, long), "2025/12")).toEqual([]);
});
