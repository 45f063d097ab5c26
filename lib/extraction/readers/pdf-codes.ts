import type { Drawn } from "@/lib/extraction/readers/pdf-drawn";

/** How many control characters a font that only numbers its glyphs shows at least, of how many kinds, and as which share of all its glyphs. */
const [leastKinds, leastShare] = [3, 0.05];
const isControl = (text: string) => text.length === 1 && text < " ";

/**
 * What a page draws without the glyphs of fonts that have no character mapping, as some printers' drivers write them. Such a font yields
 * only the numbers of its glyphs, among them control characters, which are never printed. `unknown`: the number of visible glyphs of such
 * fonts.
 */
export function withoutCodes(drawn: Drawn[]): { drawn: Drawn[]; unknown: number } {
  const fonts = new Map<string, { all: number; controls: string[] }>();
  for (const one of drawn) {
    if (one.kind !== "glyph") continue;
    const font = fonts.get(one.font) ?? { all: 0, controls: [] };
    font.all++;
    if (isControl(one.text)) font.controls.push(one.text);
    fonts.set(one.font, font);
  }
  const numbered = new Set(
    [...fonts].flatMap(([id, { all, controls }]) =>
      new Set(controls).size >= leastKinds && controls.length >= leastShare * all ? [id] : [],
    ),
  );
  if (numbered.size === 0) return { drawn, unknown: 0 };
  const isNumbered = (one: Drawn) => one.kind === "glyph" && numbered.has(one.font);
  const unknown = drawn.filter((one) => isNumbered(one) && one.kind === "glyph" && !one.hidden && !one.ghost).length;
  return { drawn: drawn.filter((one) => !isNumbered(one)), unknown };
}
