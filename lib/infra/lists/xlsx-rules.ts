import { strToU8, Zip, ZipDeflate } from "fflate";
import { type Cell, type Column, type ColumnKind, cellInWords, namesOf, type Table } from "@/lib/infra/lists/tables-rules";
import { inWords, type Sentence } from "@/lib/infra/sentences-rules";

/** Cells of one sheet, and how each column looks. `widths`: in letters. `header`: the first row, which stays while the others scroll. */
type Sheet = {
  name: Sentence;
  widths: readonly number[];
  header?: readonly Column[];
  pages: AsyncIterable<readonly (readonly Styled[])[]>;
};

/** A cell with its style. Without a style, the kind of the column decides. */
type Styled = { value: Cell; style: Style };

/** The places in `cellXfs` of the styles below. */
const styles = { text: 0, number: 0, head: 1, headRight: 2, date: 3, money: 4, percent: 5, moment: 6, title: 7 } as const;
type Style = keyof typeof styles;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const parts = "http://schemas.openxmlformats.org/package/2006";
const types = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const styleSheet = `${xml}<styleSheet xmlns="${main}"><numFmts count="4"><numFmt numFmtId="164" formatCode="mmm\\ d,\\ yyyy"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0"/><numFmt numFmtId="166" formatCode="0%"/><numFmt numFmtId="167" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="14"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8"><xf/><xf fontId="1" applyFont="1" applyAlignment="1"><alignment horizontal="left"/></xf><xf fontId="1" applyFont="1" applyAlignment="1"><alignment horizontal="right"/></xf><xf numFmtId="164" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left"/></xf><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="167" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left"/></xf><xf fontId="2" applyFont="1"/></cellXfs></styleSheet>`;

/** Letters that Excel takes in one cell. */
const longestCell = 32_767;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold these, and Excel calls the whole file damaged
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

function inCell(text: string): string {
  const plain = text.toWellFormed().replace(unwritable, "").replace(/\r\n?/g, "\n");
  return escaped(plain.length > longestCell ? `${plain.slice(0, longestCell - 1)}…` : plain);
}

/** "A" for 0, "AB" for 27. */
export function columnLetters(at: number): string {
  return (at >= 26 ? columnLetters(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
}

const dayLength = 86_400_000;
/** Excel counts days from here: its own mistake with the year 1900 included. */
const firstDay = Date.UTC(1899, 11, 30);
const isTime = { date: /^\d{4}-\d{2}-\d{2}$/, moment: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/ };

function serialOf(text: string, style: Style): number | null {
  if ((style !== "date" && style !== "moment") || !isTime[style].test(text)) return null;
  return (Date.parse(text) - firstDay) / dayLength;
}

function cellXml({ value: cell, style }: Styled, place: string): string {
  const value = cellInWords(cell);
  if (value === null || value === "") return "";
  const serial = typeof value === "string" ? serialOf(value, style) : value;
  if (serial === null) {
    // A text in a column of dates or amounts looks like one.
    const look = style === "head" || style === "headRight" || style === "title" ? ` s="${styles[style]}"` : "";
    return `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${inCell(String(value))}</t></is></c>`;
  }
  return `<c r="${place}" s="${styles[style]}"><v>${style === "percent" ? serial / 100 : serial}</v></c>`;
}

const rowXml = (cells: readonly Styled[], number: number, letters: readonly string[]) =>
  `<row r="${number}">${cells.map((cell, at) => cellXml(cell, `${letters[at] ?? columnLetters(at)}${number}`)).join("")}</row>`;

async function* sheetXml({ widths, header, pages }: Sheet): AsyncGenerator<string> {
  const letters = widths.map((_, at) => columnLetters(at));
  const pane = header ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' : "";
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join("");
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columns && `<cols>${columns}</cols>`}<sheetData>`;
  let number = 0;
  if (header) {
    number += 1;
    yield rowXml(
      header.map(({ name, kind }) => ({ value: name, style: isLeft(kind) ? "head" : "headRight" })),
      number,
      letters,
    );
  }
  for await (const rows of pages) {
    let text = "";
    for (const row of rows) {
      number += 1;
      text += rowXml(row, number, letters);
    }
    yield text;
  }
  yield "</sheetData></worksheet>";
}

/** Numbers line up at the right. */
export const isLeft = (kind: ColumnKind): boolean => kind === "text" || kind === "date" || kind === "moment";

/** A sheet of a table's rows under its header. */
export function sheetOfTable(name: Sentence, { columns, pages }: Pick<Table, "columns" | "pages">, widths?: readonly number[]): Sheet {
  const titles = namesOf(columns);
  const usual = columns.map(({ kind }, at) => Math.max((titles[at] ?? "").length + 2, kind !== "text" ? 14 : at === 0 ? 32 : 20));
  return { name, widths: widths ?? usual, header: columns, pages: styledPages(columns, pages) };
}

async function* styledPages(columns: readonly Column[], pages: Table["pages"]): AsyncGenerator<Styled[][]> {
  for await (const rows of pages) yield rows.map((row) => row.map((value, at) => ({ value, style: columns[at]?.kind ?? "text" })));
}

/** A sheet of a few rows, whose first one is its title. */
export function sheetOfText(name: Sentence, rows: readonly (readonly Cell[])[], widths: readonly number[]): Sheet {
  const styled = rows.map((row, at) => row.map((value): Styled => ({ value, style: at === 0 ? "title" : "text" })));
  async function* once() {
    yield styled;
  }
  return { name, widths, pages: once() };
}

/** Signs that the name of a sheet cannot have, and its length. */
const sheetName = (name: string) => escaped(name.replace(/[\\/?*[\]:]/g, " ").slice(0, 31));

function* fixedParts(sheets: readonly Sheet[]): Generator<[name: string, text: string]> {
  const each = (text: (at: number, name: string) => string) =>
    sheets.map(({ name }, at) => text(at + 1, sheetName(inWords(name)))).join("");
  const kinds = each((at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${types}.worksheet+xml"/>`);
  yield [
    "[Content_Types].xml",
    `${xml}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${kinds}</Types>`,
  ];
  const relation = (at: number, kind: string, target: string) =>
    `<Relationship Id="rId${at}" Type="${relations}/${kind}" Target="${target}"/>`;
  const related = (text: string) => `${xml}<Relationships xmlns="${parts}/relationships">${text}</Relationships>`;
  yield ["_rels/.rels", related(relation(1, "officeDocument", "xl/workbook.xml"))];
  yield [
    "xl/_rels/workbook.xml.rels",
    related(each((at) => relation(at, "worksheet", `worksheets/sheet${at}.xml`)) + relation(sheets.length + 1, "styles", "styles.xml")),
  ];
  const named = each((at, name) => `<sheet name="${name}" sheetId="${at}" r:id="rId${at}"/>`);
  yield ["xl/workbook.xml", `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${named}</sheets></workbook>`];
  yield ["xl/styles.xml", styleSheet];
}

/** The bytes of a workbook, written while its rows are read. A text stays a text, whatever it begins with. */
export async function* workbookOf(sheets: readonly Sheet[]): AsyncGenerator<Buffer> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const written = () => ready.splice(0).map((bytes) => Buffer.from(bytes));
  const entry = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [name, text] of fixedParts(sheets)) entry(name).push(strToU8(text), true);
  for (const [at, sheet] of sheets.entries()) {
    const file = entry(`xl/worksheets/sheet${at + 1}.xml`);
    for await (const text of sheetXml(sheet)) {
      file.push(strToU8(text));
      yield* written();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* written();
}
