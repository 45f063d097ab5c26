import type { Content } from "@/bench/corpus/content";
import { drawForm } from "@/bench/corpus/form";
import type { Layout } from "@/bench/corpus/layout";
import type { Luck } from "@/bench/corpus/luck";
import type { Pen } from "@/bench/corpus/sheet";

/** Documents that are no certificate; a declarations page states one policy, the others none. */
export const negatives = ["declarations", "invoice", "tax form", "licence", "blank form", "empty page", "picture"] as const;
export type Negative = (typeof negatives)[number];

type Draw = (pen: Pen, content: Content, luck: Luck, layout: Layout) => void;
const rows = (pen: Pen, x: number, y: number, lines: readonly string[], size = 10) => {
  lines.forEach((text, at) => {
    pen.print(x, y + at * size * 1.5, text, size);
  });
};

export const drawNegative: Record<Negative, Draw> = {
  declarations: (pen, { insured, policies: [policy], insurers: [insurer] }) => {
    const date = (iso: string | null | undefined) => (iso ? pen.style.spelling.date(iso) : "");
    pen.print(150, 60, "COMMERCIAL AUTO DECLARATIONS", 16, { bold: true });
    pen.print(72, 84, insurer?.name ?? "", 11);
    rows(pen, 72, 120, [`Policy number: ${policy?.number}`, `Policy period: ${date(policy?.effective)} to ${date(policy?.expiration)}`]);
    rows(pen, 72, 160, ["Named insured:", ...insured.lines]);
    rows(pen, 72, 260, [
      "Coverage                                  Limit                         Premium",
      "Liability, each accident           $750,000                  $2,118.00",
      "Uninsured motorists              $100,000                  $184.00",
    ]);
  },
  invoice: (pen, { producer, insured }, luck) => {
    pen.print(72, 70, "INVOICE", 20, { bold: true });
    rows(pen, 72, 100, producer.lines);
    rows(pen, 360, 100, [`Invoice no. ${luck.digits(6)}`, "Invoice date 03/02/2026", "Due 04/01/2026"]);
    rows(pen, 72, 190, ["Bill to:", ...insured.lines]);
    rows(pen, 72, 290, ["General liability premium installment   $1,248.00", "Policy fee    $35.00", "Total due    $1,283.00"]);
  },
  "tax form": (pen, { insured }, luck) => {
    pen.print(130, 60, "Request for a Payee's Tax Number", 16, { bold: true });
    rows(pen, 60, 110, [
      "1  Name as shown on the income tax return",
      insured.name,
      "2  Business name, if different",
      "3  Federal tax classification:  [ ] Individual  [X] Limited liability company  [ ] Corporation",
    ]);
    rows(pen, 60, 220, ["5  Address", ...insured.lines.slice(1)]);
    rows(pen, 60, 320, [
      `Employer number   ${luck.digits(2)}-${luck.digits(7)}`,
      "Signature                                Date 01/12/2026",
    ]);
  },
  licence: (pen, { insured }, luck) => {
    pen.print(120, 80, "STATE CONTRACTORS BOARD", 18, { bold: true });
    pen.print(190, 110, "Contractor License", 14);
    rows(pen, 100, 170, [`License number   ${luck.digits(6)}`, insured.name, "Classification   C-39 Roofing", "Expires   08/31/2027"], 12);
  },
  "blank form": (pen, content, _luck, layout) => {
    const nobody = { name: "", address: "", lines: [] };
    const producer = { ...nobody, contact: null, phone: null, email: null };
    const blank = {
      ...content,
      producer,
      insured: nobody,
      holder: null,
      insurers: [],
      policies: [],
      description: { text: "" },
      certificateNumber: null,
      watermark: null,
    };
    drawForm(pen, layout, { ...blank, date: null });
  },
  "empty page": () => undefined,
  picture: (pen, _content, luck) => {
    for (let at = 0; at < 40; at++) {
      const fill = [luck.share(), luck.share(), luck.share()] as const;
      pen.sheet.marks.push({
        kind: "box",
        x: luck.between(0, 560),
        y: luck.between(0, 740),
        width: luck.between(20, 200),
        height: luck.between(20, 160),
        fill,
        opacity: 0.7,
      });
    }
  },
};
