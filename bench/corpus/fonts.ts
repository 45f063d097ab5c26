import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import fontkit from "@cantoo/fontkit";
import { type PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";
import type { Half } from "@/bench/corpus/layout";

const require = createRequire(import.meta.url);

/** Regular and bold of each family: a standard font of PDF, or the path of a package's file. */
const families = {
  helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
  courier: [StandardFonts.Courier, StandardFonts.CourierBold],
  "courier prime": [
    require.resolve("@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf"),
    require.resolve("@expo-google-fonts/courier-prime/700Bold/CourierPrime_700Bold.ttf"),
  ],
  "pt sans": [
    require.resolve("@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf"),
    require.resolve("@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf"),
  ],
  lato: [
    require.resolve("@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf"),
    require.resolve("@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf"),
  ],
  "pt serif": [
    require.resolve("@expo-google-fonts/pt-serif/400Regular/PTSerif_400Regular.ttf"),
    require.resolve("@expo-google-fonts/pt-serif/700Bold/PTSerif_700Bold.ttf"),
  ],
  "anonymous pro": [
    require.resolve("@expo-google-fonts/anonymous-pro/400Regular/AnonymousPro_400Regular.ttf"),
    require.resolve("@expo-google-fonts/anonymous-pro/700Bold/AnonymousPro_700Bold.ttf"),
  ],
  "open sans": [
    require.resolve("@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf"),
    require.resolve("@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf"),
  ],
  "source sans": [
    require.resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
    require.resolve("@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf"),
  ],
  caladea: [
    require.resolve("@expo-google-fonts/caladea/400Regular/Caladea_400Regular.ttf"),
    require.resolve("@expo-google-fonts/caladea/700Bold/Caladea_700Bold.ttf"),
  ],
  "libre franklin": [
    require.resolve("@expo-google-fonts/libre-franklin/400Regular/LibreFranklin_400Regular.ttf"),
    require.resolve("@expo-google-fonts/libre-franklin/700Bold/LibreFranklin_700Bold.ttf"),
  ],
  "ibm plex sans": [
    require.resolve("@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf"),
    require.resolve("@expo-google-fonts/ibm-plex-sans/700Bold/IBMPlexSans_700Bold.ttf"),
  ],
  roboto: [
    require.resolve("@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf"),
    require.resolve("@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf"),
  ],
  cousine: [
    require.resolve("@expo-google-fonts/cousine/400Regular/Cousine_400Regular.ttf"),
    require.resolve("@expo-google-fonts/cousine/700Bold/Cousine_700Bold.ttf"),
  ],
  caveat: [
    require.resolve("@expo-google-fonts/caveat/400Regular/Caveat_400Regular.ttf"),
    require.resolve("@expo-google-fonts/caveat/700Bold/Caveat_700Bold.ttf"),
  ],
  dingbats: [StandardFonts.ZapfDingbats, StandardFonts.ZapfDingbats],
} satisfies Record<string, [string, string]>;
export type Family = keyof typeof families;
type Pair = readonly [Family, ...Family[]];

/** Fonts of the form and of what is typed into it, the usual ones more often; the held-back half shares none with the other. */
export const formFonts: Record<Half, Pair> = {
  tuned: ["helvetica", "helvetica", "helvetica", "times", "times", "pt sans", "lato", "pt serif"],
  held: ["open sans", "source sans", "caladea", "libre franklin"],
};
export const fillFonts: Record<Half, Pair> = {
  tuned: ["helvetica", "helvetica", "courier", "courier", "times", "times", "courier prime", "anonymous pro", "lato", "pt serif"],
  held: ["cousine", "roboto", "source sans", "caladea", "ibm plex sans"],
};
/** Font files of the families that the readers may learn from: those of the tuned half. */
export const learnedFonts = (): string[] =>
  [...new Set([...formFonts.tuned, ...fillFonts.tuned])].filter(hasOutlines).flatMap((family) => families[family]);
/** Families whose outlines can be drawn as paths. */
export const hasOutlines = (family: Family): boolean => !Object.values<string>(StandardFonts).includes(families[family][0]);

const bytes = new Map<string, Promise<Buffer>>();
const load = (path: string) => {
  const known = bytes.get(path) ?? readFile(path);
  bytes.set(path, known);
  return known;
};

/** Fonts of one document, embedded once each. */
export class Fonts {
  private readonly embedded = new Map<string, Promise<PDFFont>>();

  constructor(private readonly document: PDFDocument) {
    document.registerFontkit(fontkit);
  }

  get(family: Family, bold = false): Promise<PDFFont> {
    const source = families[family][bold ? 1 : 0];
    const standard = Object.values<string>(StandardFonts).includes(source);
    const font =
      this.embedded.get(source) ??
      (standard ? this.document.embedFont(source) : load(source).then((data) => this.document.embedFont(data, { subset: true })));
    this.embedded.set(source, font);
    return font;
  }
}

type Path = { scale(x: number, y: number): Path; translate(x: number, y: number): Path; toSVG(): string };
type Shapes = { unitsPerEm: number; layout(text: string): { glyphs: { path: Path }[]; positions: { xAdvance: number }[] } };
const shapes = new Map<string, Promise<Shapes>>();

/** A text of `size` points as the path of its letters, from the start of its baseline, y downwards. */
export async function outlinesOf(family: Family, bold: boolean, text: string, size: number): Promise<string> {
  const source = families[family][bold ? 1 : 0];
  const font = shapes.get(source) ?? load(source).then((data) => fontkit.create(data) as unknown as Shapes);
  shapes.set(source, font);
  const shape = await font;
  const run = shape.layout(text);
  const scale = size / shape.unitsPerEm;
  let x = 0;
  return run.glyphs
    .map((glyph, at) => {
      const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (run.positions[at]?.xAdvance ?? 0) * scale;
      return path;
    })
    .join(" ");
}
