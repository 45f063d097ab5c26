import type { Luck } from "@/bench/corpus/luck";
import type { Mark, Measure, Sheet } from "@/bench/corpus/sheet";

const changed = (text: string, luck: Luck) => text.replace(/\d/g, (digit) => String((Number(digit) + luck.whole(1, 9)) % 10));

/** Like an edited file: other numbers lie under white patches, and the visible values are on the patches. */
export function patch(sheet: Sheet, measure: Measure, luck: Luck): void {
  const wanted = /(policyNumber|expirationDate|eachOccurrence|generalAggregate|combinedSingleLimit)$/;
  const values = sheet.marks.filter(
    (mark): mark is Extract<Mark, { kind: "text" }> => mark.kind === "text" && Boolean(mark.text) && wanted.test(mark.pointer ?? ""),
  );
  for (const value of luck.shuffled(values).slice(0, 3)) {
    const old = { ...value, text: changed(value.text, luck), pointer: undefined };
    const width = Math.max(measure(value.text, value.size, value.family, false), measure(old.text, value.size, value.family, false));
    const cover: Mark = {
      kind: "box",
      x: value.x - 1,
      y: value.y - value.size * 0.8,
      width: width + 2,
      height: value.size,
      fill: [1, 1, 1],
    };
    sheet.marks.splice(sheet.marks.indexOf(value), 0, old, cover);
  }
}

/** Like a scan's poor text layer: some words have another letter or digit. */
export const garble = (luck: Luck) => (text: string) =>
  text.replace(/\S+/g, (word) => {
    if (!luck.chance(0.25)) return word;
    const at = luck.whole(0, word.length - 1);
    return word.slice(0, at) + luck.pick(["l", "8", "0", "S", "i", "3"]) + word.slice(at + 1);
  });
