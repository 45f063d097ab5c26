import { describe, expect, it } from "vitest";
import { settleReach } from "@/lib/extraction/readers/contact";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import { readParty } from "@/lib/extraction/readers/plain-parties";
import { piecesOf } from "@/lib/extraction/readers/plain-pieces";
import { type PageWords, splitRun, type Word } from "@/lib/extraction/readers/words";

const at = (x: number, y: number, text: string, reader: Word["reader"]) =>
  splitRun({ text, box: [x, y, x + 4 * text.length, y + 7], confidence: 0.96, reader, page: 1 });

/** How the producer of a page is reached, of which every closer look at the number sees `seen`. */
async function reachOf(seen: string, reader: Word["reader"] = "ocr", address = (_left: number) => "ida@ferncliff.example") {
  const words = [
    ["PRODUCER", 40, 100],
    ["Ferncliff Agency Inc", 40, 112],
    ["14 Dune Road, Yuma, AZ 85364", 40, 124],
    ["PHONE (928) 555-0142", 40, 136],
    ["E-MAIL ida@ ferncliff.example", 40, 148],
  ].flatMap(([text, x, y]) => at(Number(x), Number(y), String(text), reader));
  const page: PageWords = { number: 1, width: 612, height: 792, words };
  const closer: CloserLook = {
    spell: () => null,
    reread: async ([left, top]) => ({ text: top < 142 ? seen : address(left), confidence: 0.9 }),
    densest: (box) => ({ box, share: 0.3 }),
    lines: (box) => [box],
    frames: [],
    book: new GlyphBook(() => null),
  };
  const notes = new Notes();
  const party = readParty(piecesOf(page), "producer", "/producer", notes);
  const { phone, email } = await settleReach(party, page, notes, reader === "ocr" ? closer : undefined);
  return { phone, email, unreadable: Object.keys(notes.reasons) };
}

describe("how a producer is reached, on a picture of a page without a form's blocks", () => {
  it("counts where two looks see the same, though the address contains blanks", async () => {
    expect(await reachOf("(928) 555-0142")).toEqual({ phone: "(928) 555-0142", email: "ida@ferncliff.example", unreadable: [] });
  });

  it("is unreadable where closer looks see another number than the page's pass, which was sure of it", async () => {
    expect(await reachOf("(528) 555-0142")).toMatchObject({ phone: null, unreadable: ["/producer/phone"] });
  });

  it("leaves an email to a person where a look further to the left sees letters that the page's pass has cut off", async () => {
    const cut = (left: number) => (left < 60 ? "frida@ferncliff.example" : "ida@ferncliff.example");
    expect(await reachOf("(928) 555-0142", "ocr", cut)).toMatchObject({ email: null, unreadable: ["/producer/email"] });
    const labeled = (left: number) => (left < 60 ? "ADDRESS:ida@ferncliff.example" : "ida@ferncliff.example");
    expect(await reachOf("(928) 555-0142", "ocr", labeled), "the label is no part of it").toMatchObject({ email: "ida@ferncliff.example" });
  });

  it("needs no look where the text is exact", async () => {
    expect(await reachOf("", "text")).toMatchObject({ phone: "(928) 555-0142", unreadable: [] });
  });
});
