import { type Crafted, catalog, nested, type Objects, onePage, packed, page, rawPdf, stream, words } from "@/bench/hostile/raw-pdf";

function boxes(): Crafted[] {
  const sizes = {
    huge: "[0 0 200000 200000]",
    monstrous: "[0 0 1000000000 1000000000]",
    infinite: "[0 0 1e308 1e308]",
    zero: "[0 0 0 0]",
    flat: "[0 0 612 0]",
    negative: "[612 792 0 0]",
    below: "[-700 -900 -88 -108]",
    tiny: "[0 0 1 1]",
    ribbon: "[0 0 14400 2]",
    words: "[(a) (b) /c null]",
    short: "[0 0]",
    none: "null",
  };
  const picture = { 9: stream("/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8", "\0ÿ\0ÿ") };
  return Object.entries(sizes).flatMap(([name, box]): Crafted[] => [
    ["page boxes", `${name}-box.pdf`, page(words, { page: `/MediaBox ${box}` })],
    [
      "page boxes",
      `${name}-box-picture.pdf`,
      page(`q 100000 0 0 100000 0 0 cm /P Do Q`, {
        page: `/MediaBox ${box} /UserUnit 900`,
        resources: "/XObject << /P 9 0 R >>",
        more: picture,
      }),
    ],
  ]);
}

/** Forms that draw the next form many times: a few hundred bytes that expand to thousands of millions of drawings. */
export function fannedForms(leaf = "q Q", depth = 9): Buffer {
  const objects: Objects = onePage("/F Do", { resources: "/XObject << /F 10 0 R >>" });
  for (let at = 0; at < depth; at++) {
    const inside = at === depth - 1 ? "/Font << /H 5 0 R >>" : `/XObject << /F ${11 + at} 0 R >>`;
    const body = at === depth - 1 ? leaf : "/F Do ".repeat(10);
    objects[10 + at] = stream(`/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << ${inside} >>`, body);
  }
  return rawPdf(objects);
}

function nesting(): Crafted[] {
  const tree: Objects = { 1: catalog, 2: "" };
  for (let at = 2; at < 5000; at++) tree[at] = `<< /Type /Pages /Parent ${at - 1} 0 R /Kids [${at + 1} 0 R] /Count 1 >>`;
  tree[5000] = "<< /Type /Page /Parent 4999 0 R /MediaBox [0 0 612 792] >>";
  const self = "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 9 0 R >> >>";
  return [
    ["nesting", "arrays.pdf", rawPdf({ 1: `<< /Type /Catalog /Pages ${nested("[", "]", 50_000)} >>` })],
    ["nesting", "dictionaries.pdf", rawPdf({ 1: catalog, 2: nested("<< /A ", " >>", 50_000) })],
    ["nesting", "page-tree.pdf", rawPdf(tree)],
    ["nesting", "content-arrays.pdf", page(`${nested("[", "]", 200_000)} TJ`)],
    ["nesting", "saves.pdf", page("q ".repeat(1_000_000))],
    ["nesting", "marked-content.pdf", page(`${"/A BMC ".repeat(200_000)}${words}`)],
    ["nesting", "form-in-itself.pdf", page("/F Do", { resources: "/XObject << /F 9 0 R >>", more: { 9: stream(self, "/F Do /F Do") } })],
    ["nesting", "fanned-forms.pdf", fannedForms()],
    ["nesting", "fanned-text.pdf", fannedForms("BT /H 5 Tf ( ) Tj ET")],
    ["nesting", "fanned-paths.pdf", fannedForms("0 0 m 9 9 l S")],
    [
      "nesting",
      "object-stream-in-itself.pdf",
      rawPdf({ 1: catalog, 2: packed("/Type /ObjStm /N 2 /First 8 /Extends 2 0 R", "2 0 3 4 << >> << >>") }),
    ],
    [
      "nesting",
      "functions.pdf",
      page("/S sh", {
        resources: `/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function 9 0 R >> >>`,
        more: { 9: stream("/FunctionType 4 /Domain [0 1] /Range [0 1]", nested("{", "}", 50_000)) },
      }),
    ],
  ];
}

function loops(): Crafted[] {
  const pages = (body: string) => rawPdf({ 1: catalog, 2: body, 3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>" });
  const tail = (text: string) => rawPdf(onePage(words, {}), { tail: text });
  const previous = "xref\n0 1\n0000000000 65535 f \ntrailer << /Size 6 /Root 1 0 R /Prev PLACE >>\nstartxref\nPLACE\n%%EOF";
  const at = String(tail("").length);
  const font = { 5: "<< /Type /Font /Subtype /Type0 /BaseFont /H /Encoding /Identity-H /DescendantFonts [5 0 R] >>" };
  return [
    ["loops", "pages-in-themselves.pdf", pages("<< /Type /Pages /Kids [2 0 R] /Count 9 >>")],
    [
      "loops",
      "pages-both-ways.pdf",
      rawPdf({ 1: catalog, 2: "<< /Type /Pages /Kids [3 0 R] /Count 2 >>", 3: "<< /Type /Pages /Kids [2 0 R] /Count 2 >>" }),
    ],
    ["loops", "parent-loop.pdf", rawPdf({ ...onePage(words, {}), 2: "<< /Type /Pages /Parent 3 0 R /Kids [3 0 R] /Count 1 >>" })],
    ["loops", "count-of-millions.pdf", pages("<< /Type /Pages /Kids [3 0 R] /Count 900000000 >>")],
    ["loops", "count-below-zero.pdf", pages("<< /Type /Pages /Kids [3 0 R] /Count -5 >>")],
    ["loops", "one-page-many-times.pdf", pages(`<< /Type /Pages /Kids [${"3 0 R ".repeat(150)}] /Count 150 >>`)],
    ["loops", "references-in-a-ring.pdf", rawPdf({ 1: "<< /Type /Catalog /Pages 2 0 R >>", 2: "3 0 R", 3: "2 0 R" })],
    ["loops", "length-of-itself.pdf", rawPdf({ ...onePage("", {}), 4: "<< /Length 4 0 R >>\nstream\nq\nendstream" })],
    ["loops", "contents-of-themselves.pdf", rawPdf({ ...onePage("", {}), 4: "[4 0 R 4 0 R]" })],
    ["loops", "resources-of-themselves.pdf", page(words, { page: "/Resources 3 0 R" })],
    ["loops", "font-of-itself.pdf", page(words, { more: font })],
    ["loops", "tables-in-a-ring.pdf", tail(previous.replaceAll("PLACE", at))],
    ["loops", "table-beyond-the-end.pdf", tail(previous.replaceAll("PLACE", "99999999999"))],
    ["loops", "table-before-the-start.pdf", tail(previous.replaceAll("PLACE", "-5"))],
    [
      "loops",
      "table-of-millions.pdf",
      tail(`xref\n0 99999999\n${"0000000000 65535 f \n".repeat(20)}trailer << /Size 99999999 /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`),
    ],
    [
      "loops",
      "annotation-of-itself.pdf",
      page(words, {
        page: "/Annots 9 0 R",
        more: { 9: "[9 0 R << /Subtype /Widget /FT /Tx /Parent 10 0 R /Rect [0 0 9 9] >>]", 10: "<< /Parent 10 0 R /Kids [10 0 R] >>" },
      }),
    ],
  ];
}

/** PDFs whose structure is made to hurt: sizes, depths and rings. */
export const structurePdfs = (): Crafted[] => [...boxes(), ...nesting(), ...loops()];
