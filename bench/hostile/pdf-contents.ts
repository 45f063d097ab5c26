import { deflateSync } from "node:zlib";
import { type Crafted, catalog, line, nested, type Objects, onePage, packed, page, rawPdf, stream, words } from "@/bench/hostile/raw-pdf";

function actions(): Crafted[] {
  const open = (action: string): Buffer => rawPdf({ ...onePage(words, {}), 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>` });
  const link = (action: string) => page(words, { page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 600 700] /A ${action} >>]` });
  const named = (entry: string, more: Objects) =>
    rawPdf({ ...onePage(words, {}), 1: `<< /Type /Catalog /Pages 2 0 R ${entry} >>`, ...more });
  const entities =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname"><!ENTITY b "&a;&a;&a;">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template>&b;</template></xdp:xdp>';
  const file = "/F << /Type /Filespec /F (/etc/hostname) >> /FFilter /FlateDecode";
  const picture = "/Type /XObject /Subtype /Image /Width 20 /Height 20 /ColorSpace /DeviceGray /BitsPerComponent 8";
  return [
    ["actions", "script.pdf", open("<< /S /JavaScript /JS (app.alert\\(1\\); while \\(true\\) {}) >>")],
    ["actions", "launch.pdf", open("<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> /F (/bin/sh) >>")],
    ["actions", "address.pdf", link("<< /S /URI /URI (file:///etc/passwd) >>")],
    ["actions", "script-address.pdf", link("<< /S /URI /URI (javascript:alert\\(1\\)) >>")],
    ["actions", "submit.pdf", open("<< /S /SubmitForm /F (http://127.0.0.1:1/) >>")],
    ["actions", "elsewhere.pdf", open("<< /S /GoToR /F (\\\\\\\\127.0.0.1\\\\share) /D [0 /Fit] >>")],
    [
      "actions",
      "calculated-field.pdf",
      page(words, {
        page: "/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (1) /Rect [0 0 99 20] /AA << /C << /S /JavaScript /JS (while\\(1\\);) >> >> >>]",
      }),
    ],
    [
      "embedded files",
      "program-inside.pdf",
      named("/Names << /EmbeddedFiles << /Names [(run.exe) << /Type /Filespec /F (run.exe) /EF << /F 9 0 R >> >>] >> >>", {
        9: stream("/Type /EmbeddedFile", "MZ\x90\0"),
      }),
    ],
    [
      "embedded files",
      "pdf-inside.pdf",
      named("/Collection << >> /Names << /EmbeddedFiles << /Names [(a.pdf) << /EF << /F 9 0 R >> >>] >> >>", {
        9: stream("/Type /EmbeddedFile", rawPdf(onePage(words, {}))),
      }),
    ],
    ["external references", "stream-from-a-file.pdf", rawPdf({ ...onePage("", {}), 4: stream(file, "") })],
    [
      "external references",
      "picture-from-a-file.pdf",
      page("q 600 0 0 700 0 0 cm /P Do Q", { resources: "/XObject << /P 9 0 R >>", more: { 9: stream(`${picture} ${file}`, "") } }),
    ],
    [
      "external references",
      "page-of-another-file.pdf",
      page("/F Do", {
        resources: "/XObject << /F 9 0 R >>",
        more: { 9: stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (http://127.0.0.1:1/a.pdf) /Page 0 >>", "") },
      }),
    ],
    ["XFA and XML", "xfa-entities.pdf", named("/AcroForm << /Fields [] /XFA 9 0 R >>", { 9: packed("", entities) })],
    [
      "XFA and XML",
      "xfa-parts.pdf",
      named("/AcroForm << /Fields [] /XFA [(template) 9 0 R (datasets) 9 0 R (template) 2 0 R] >>", { 9: packed("", entities) }),
    ],
    [
      "XFA and XML",
      "xfa-depth.pdf",
      named("/AcroForm << /Fields [] /XFA 9 0 R >> /NeedsRendering true", { 9: packed("", nested("<a>", "</a>", 100_000)) }),
    ],
    [
      "XFA and XML",
      "metadata-laughs.pdf",
      named("/Metadata 9 0 R", { 9: packed("/Type /Metadata /Subtype /XML", laughs("<x:xmpmeta>&z;</x:xmpmeta>")) }),
    ],
  ];
}

/** Entities that unfold to thousands of millions of letters. */
export function laughs(body: string): string {
  const rows = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at} "${at === 0 ? "ha" : `&e${at - 1};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE x [${rows.join("")}<!ENTITY z "&e9;">]>${body}`;
}

function bombs(): Crafted[] {
  const zeros = deflateSync(Buffer.alloc(200_000_000, " "), { level: 9 });
  const twice = deflateSync(zeros, { level: 9 });
  const image = (entries: string, bytes: Buffer | string) =>
    page("q 612 0 0 792 0 0 cm /P Do Q", {
      resources: "/XObject << /P 9 0 R >>",
      more: { 9: stream(`/Type /XObject /Subtype /Image ${entries}`, bytes) },
    });
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251));
  const filters = (name: string) => image(`/Width 900 /Height 900 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /${name}`, noise);
  return [
    ["bombs in PDF", "content-bomb.pdf", rawPdf({ ...onePage("", {}), 4: stream("/Filter /FlateDecode", zeros) })],
    ["bombs in PDF", "content-bomb-twice.pdf", rawPdf({ ...onePage("", {}), 4: stream("/Filter [/FlateDecode /FlateDecode]", twice) })],
    ["bombs in PDF", "many-filters.pdf", rawPdf({ ...onePage("", {}), 4: stream(`/Filter [${"/ASCIIHexDecode ".repeat(5000)}]`, "20>") })],
    [
      "bombs in PDF",
      "object-stream-bomb.pdf",
      rawPdf({ ...onePage(words, {}), 9: stream("/Type /ObjStm /N 9000000 /First 8 /Filter /FlateDecode", zeros) }),
    ],
    [
      "bombs in PDF",
      "picture-of-grey.pdf",
      image("/Width 14000 /Height 14000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode", zeros),
    ],
    [
      "bombs in PDF",
      "picture-of-colour.pdf",
      image("/Width 8000 /Height 8300 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode", zeros),
    ],
    ["bombs in PDF", "picture-without-pixels.pdf", image("/Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 16", "")],
    [
      "bombs in PDF",
      "picture-of-one-line.pdf",
      image(
        "/Width 100000000 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode",
        deflateSync(Buffer.alloc(12_500_000)),
      ),
    ],
    ["bombs in PDF", "picture-below-zero.pdf", image("/Width -5 /Height 900 /ColorSpace /DeviceGray /BitsPerComponent 8", noise)],
    ...["DCTDecode", "JPXDecode", "JBIG2Decode", "CCITTFaxDecode", "LZWDecode", "RunLengthDecode", "ASCII85Decode", "Crypt"].map(
      (name): Crafted => ["broken pictures", `${name.toLowerCase()}.pdf`, filters(name)],
    ),
    [
      "bombs in PDF",
      "small-tiles.pdf",
      page("/Pattern cs /T scn 0 0 612 792 re f", {
        resources: "/Pattern << /T 9 0 R >>",
        more: {
          9: stream(
            "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << >>",
            "0 0 1 1 re f",
          ),
        },
      }),
    ],
    [
      "bombs in PDF",
      "sampled-function.pdf",
      page("/S sh", {
        resources: "/Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Function 9 0 R >> >>",
        more: { 9: stream("/FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] /Size [90000 90000] /BitsPerSample 32", "") },
      }),
    ],
  ];
}

function fonts(): Crafted[] {
  const noise = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 6151 + 13) % 256));
  const withFont = (entries: string, more: Objects = {}) => page(words, { more: { 5: `<< /Type /Font ${entries} >>`, ...more } });
  const described = (subtype: string, key: string, head: string) =>
    withFont(
      `/Subtype /${subtype} /BaseFont /A /FirstChar 32 /LastChar 34 /Widths [9 9 9] /FontDescriptor << /Type /FontDescriptor /FontName /A /Flags 4 /${key} 9 0 R >>`,
      {
        9: stream("/Length1 9 /Length2 9 /Length3 0", Buffer.concat([Buffer.from(head, "latin1"), noise])),
      },
    );
  const map = (body: string) =>
    withFont("/Subtype /Type1 /BaseFont /Helvetica /ToUnicode 9 0 R", { 9: packed("", `begincmap\n${body}\nendcmap`) });
  return [
    ["fonts", "truetype.pdf", described("TrueType", "FontFile2", "\0\x01\0\0\0\x09\0\x80")],
    ["fonts", "opentype.pdf", described("Type1", "FontFile3", "OTTO\0\x09")],
    ["fonts", "type1.pdf", described("Type1", "FontFile", "%!PS-AdobeFont-1.0: A\neexec ")],
    ["fonts", "wide-map.pdf", map("1 beginbfrange\n<0000> <FFFFFFFF> <0041>\nendbfrange")],
    [
      "fonts",
      "map-of-itself.pdf",
      withFont("/Subtype /Type1 /BaseFont /Helvetica /ToUnicode 9 0 R", { 9: stream("/UseCMap 9 0 R", "begincmap endcmap") }),
    ],
    [
      "fonts",
      "glyph-draws-itself.pdf",
      withFont(
        "/Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 90 /Widths [9] /Encoding << /Differences [65 /a] >> /CharProcs << /a 9 0 R >> /Resources << /Font << /H 5 0 R >> >>",
        { 9: stream("", "9 0 d0 BT /H 9 Tf (AAAA) Tj ET") },
      ),
    ],
    ["fonts", "no-width.pdf", withFont("/Subtype /Type1 /BaseFont /A /FirstChar -9 /LastChar 99999999 /Widths []")],
    [
      "fonts",
      "endless-encoding.pdf",
      withFont(`/Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [${"0 /a ".repeat(200_000)}] >>`),
    ],
  ];
}

/** Texts that make a careless pattern go back over itself again and again. */
function texts(): Crafted[] {
  const runs = {
    digits: "7",
    slashes: "1/",
    blanks: " ",
    dollars: "$ ",
    commas: "1,",
    dots: "1.",
    dashes: "a-",
    letters: "A",
    mails: "a.a@",
    dates: "01/01/2026 - ",
    oh: "O0",
    x: "X ",
  };
  const filler = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const labels = [
    "COMMERCIAL GENERAL LIABILITY",
    "POLICY NUMBER",
    "EACH OCCURRENCE $",
    "INSURER A :",
    "POLICY EXP",
    "DESCRIPTION OF OPERATIONS",
    "DATE (MM/DD/YYYY)",
  ];
  const rows = Array.from({ length: 8000 }, (_, at) => line(labels[at % labels.length] ?? "", 4, [(at * 37) % 560, (at * 53) % 780]));
  return [
    ...Object.entries(runs).flatMap(([name, unit]): Crafted[] => [
      ["text traps", `${name}-line.pdf`, page(words + line(filler(unit, 1_000_000)))],
      [
        "text traps",
        `${name}-rows.pdf`,
        page(words + Array.from({ length: 300 }, (_, at) => line(`${filler(unit, 900)}!`, 1, [20, 20 + at * 2])).join("")),
      ],
    ]),
    ["text traps", "labels-everywhere.pdf", page(words + rows.join(""))],
    [
      "text traps",
      "letters-one-by-one.pdf",
      page(words + Array.from({ length: 60_000 }, (_, at) => line("a", 1, [at % 600, at / 90])).join("")),
    ],
    ["text traps", "letters-on-one-spot.pdf", page(words + Array.from({ length: 20_000 }, () => line("A", 9)).join(""))],
  ];
}

function crowds(): Crafted[] {
  const annotations = Array.from(
    { length: 5000 },
    (_, at) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${at}) /V (GL-${at}) /Rect [${at % 600} ${at % 780} ${(at % 600) + 40} ${(at % 780) + 9}] >>`,
  );
  const crosses = Array.from(
    { length: 50_000 },
    (_, at) =>
      `${at % 600} ${at % 780} m ${(at % 600) + 6} ${(at % 780) + 6} l S ${at % 600} ${(at % 780) + 6} m ${(at % 600) + 6} ${at % 780} l S`,
  );
  const blank: Objects = {
    1: catalog,
    2: `<< /Type /Pages /Count 201 /Kids [${Array.from({ length: 201 }, (_, at) => `${at + 3} 0 R`).join(" ")}] >>`,
  };
  for (let at = 0; at < 201; at++) blank[at + 3] = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>";
  return [
    ["crowds", "annotations.pdf", page(words, { page: `/Annots [${annotations.join("\n")}]` })],
    ["crowds", "tiny-paths.pdf", page(words + crosses.join("\n"))],
    ["crowds", "tiny-squares.pdf", page(words + Array.from({ length: 100_000 }, (_, at) => `${at % 612} ${at % 792} 1 1 re f`).join("\n"))],
    ["crowds", "pages.pdf", rawPdf(blank)],
    [
      "crowds",
      "objects.pdf",
      rawPdf({ ...onePage(words, {}), ...Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [at + 10, "null"])) }),
    ],
  ];
}

/** PDFs with contents made to hurt: what runs, what points elsewhere, what unpacks without end, what is there too often. */
export const contentPdfs = (): Crafted[] => [...actions(), ...bombs(), ...fonts(), ...texts(), ...crowds()];
