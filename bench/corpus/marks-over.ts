import type { Luck } from "@/bench/corpus/luck";
import type { Mark, Measure, Sheet } from "@/bench/corpus/sheet";

type Area = [number, number, number, number];

/** Puts a stamp, pen strokes, a highlighter or punched holes over a sheet; gives the pointers of the values that they may hide. */
export function markOver(sheet: Sheet, measure: Measure, luck: Luck): string[] {
  const kind = luck.pick(["stamp", "pen", "highlighter", "holes"]);
  const areas: Area[] = [];
  const add = (mark: Mark, area?: Area) => {
    sheet.marks.push(mark);
    if (area) areas.push(area);
  };
  if (kind === "stamp") {
    const [x, y, size] = [luck.between(120, 380), luck.between(200, 700), luck.between(16, 24)];
    const degrees = luck.between(-25, 25);
    const text = luck.pick(["RECEIVED", "COPY", "APPROVED", "FILED 4-2"]);
    const rise = Math.sin((degrees * Math.PI) / 180) * text.length * size * 0.7;
    const area: Area = [x - 8, y - size - Math.max(0, rise), x + text.length * size * 0.75, y + 8 - Math.min(0, rise)];
    add(
      {
        kind: "stamp",
        x,
        y,
        text,
        size,
        degrees,
        colour: luck.pick([
          [0.7, 0.1, 0.1],
          [0.1, 0.1, 0.6],
        ]),
        opacity: 0.65,
      },
      area,
    );
  } else if (kind === "pen") {
    const [x, y] = [luck.between(60, 420), luck.between(120, 700)];
    add(
      { kind: "curve", x, y, path: "M 0 0 C 20 -30 30 20 50 -10 S 80 15 100 -20 S 120 -5 140 -12", width: 1.4, colour: [0.05, 0.05, 0.4] },
      [x - 2, y - 30, x + 142, y + 20],
    );
  } else if (kind === "highlighter") {
    for (let at = 0; at < 3; at++)
      add({
        kind: "box",
        x: luck.between(200, 500),
        y: luck.between(240, 560),
        width: 90,
        height: 11,
        fill: [1, 0.95, 0.3],
        multiply: true,
      });
  } else
    for (const y of [110, 396, 682]) {
      const x = luck.between(16, 30);
      add({ kind: "box", x, y, width: 17, height: 17, fill: [0.15, 0.15, 0.15] }, [x - 1, y - 1, x + 18, y + 18]);
    }
  return hiddenBy(sheet, measure, (box) =>
    areas.some((area) => box[0] < area[2] && box[2] > area[0] && box[1] < area[3] && box[3] > area[1]),
  );
}

/** Pointers of the values that a crop takes off, wholly or in part. */
export const cutOff = (sheet: Sheet, measure: Measure, [left, top, right, bottom]: Area): string[] =>
  hiddenBy(sheet, measure, ([x0, y0, x1, y1]) => {
    const across = (x: number) => x * sheet.scale + sheet.shiftX;
    const down = (y: number) => y * sheet.scale + sheet.shiftY;
    return across(x0) < left + 2 || down(y0) < top + 2 || across(x1) > sheet.width - right - 2 || down(y1) > sheet.height - bottom - 2;
  });

function hiddenBy(sheet: Sheet, measure: Measure, isHidden: (box: Area) => boolean): string[] {
  return sheet.marks.flatMap((mark) => {
    if (mark.kind === "tick") return isHidden([mark.x - 3, mark.y - 9, mark.x + 9, mark.y + 3]) ? [mark.pointer.replace(/#.*/, "")] : [];
    if (mark.kind !== "text" || !mark.pointer || !mark.text) return [];
    const width = measure(mark.text, mark.size, mark.family, mark.bold);
    return isHidden([mark.x, mark.y - mark.size, mark.x + width, mark.y + 2]) ? [mark.pointer] : [];
  });
}
