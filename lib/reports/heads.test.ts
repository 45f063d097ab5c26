import fontkit from "@cantoo/fontkit";
import { PDFDocument } from "@cantoo/pdf-lib";
import { beforeAll, expect, it } from "vitest";
import { namesOf } from "@/lib/infra/lists/tables-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { readFonts } from "@/lib/reports/drawing-queries";
import { type Fonts, page, wrapped } from "@/lib/reports/drawing-rules";
import { roomsOf } from "@/lib/reports/pdf-rules";
import { columnsOf } from "@/lib/reports/rows-values";
import { languageCodes } from "@/messages/languages";

let fonts: Fonts;
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  const { regular, bold } = await readFonts();
  fonts = { regular: await document.embedFont(regular), bold: await document.embedFont(bold), missing: false };
});

const width = page.width - 2 * page.left;
const cases = Object.entries(columnsOf).flatMap(([type, columns]) => languageCodes.map((language) => [type, language, columns] as const));

it.each(cases)("cuts no head of the table %s in %s", (_type, language, columns) => {
  inLanguage(language, () => {
    const rooms = roomsOf(columns, fonts, width);
    expect(rooms.reduce((sum, room) => sum + room, 0)).toBeLessThanOrEqual(width + 0.01);
    for (const [at, name] of namesOf(columns).entries()) {
      const room = (rooms[at] ?? 0) - 6;
      const lines = wrapped(name, fonts.bold, { size: 8, width: room });
      expect(lines.length, name).toBeLessThanOrEqual(3);
      for (const line of lines) expect(fonts.bold.widthOfTextAtSize(line, 8), line).toBeLessThanOrEqual(room);
    }
  });
});
