import type { Content } from "@/bench/corpus/content";
import { remarks } from "@/bench/corpus/names";
import type { Pen } from "@/bench/corpus/sheet";

/** A letter before the certificate: it names other dates and another policy, which do not belong to the certificate. */
export function drawLetter(pen: Pen, { producer, insured }: Content) {
  producer.lines.forEach((text, at) => {
    pen.print(72, 80 + at * 13, text, 10);
  });
  pen.print(72, 160, "January 9, 2024", 10);
  pen.print(72, 190, `Re: ${insured.name}`, 10, { bold: true });
  const body =
    "Please find enclosed the certificate that you asked for. Policy number OLD-7741206, which ran from 02/01/2023 to 02/01/2024, has ended and is replaced by those on the next page. Call us with any question about this cover, or about the premium that is due on 03/15/2024.";
  pen.paragraph(72, 220, body, 460, 10.5);
  pen.print(72, 330, "Sincerely,", 10);
}

/** A remarks schedule that goes on where the description ended. */
export function drawRemarks(pen: Pen, { producer, insured, certificateNumber }: Content) {
  pen.print(200, 46, "ADDITIONAL REMARKS SCHEDULE", 14, { bold: true });
  pen.rule(18, 60, 594, 60);
  pen.print(22, 70, "AGENCY");
  pen.print(30, 84, producer.name, 9);
  pen.print(310, 70, "NAMED INSURED");
  pen.print(318, 84, insured.name, 9);
  pen.print(22, 104, "CERTIFICATE NUMBER");
  pen.print(30, 118, certificateNumber ?? "", 9);
  pen.rule(18, 130, 594, 130);
  pen.print(22, 142, "FORM NUMBER: 25     FORM TITLE: Certificate of Liability Insurance", 8);
  pen.paragraph(30, 164, remarks, 550, 9);
}

/** An endorsement of an older term. */
export function drawEndorsement(pen: Pen, { insured, holder }: Content) {
  pen.print(72, 60, "POLICY NUMBER: OLD-7741206", 9);
  pen.print(360, 60, "CG 20 10 04 13", 9, { bold: true });
  pen.print(110, 90, "THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.", 11, { bold: true });
  pen.print(130, 120, "ADDITIONAL INSURED - SCHEDULED PERSON", 12, { bold: true });
  pen.print(72, 150, "This endorsement modifies insurance provided under the general liability part.", 9);
  pen.print(72, 176, "Named insured:", 9);
  pen.print(160, 176, insured.name, 9);
  pen.print(72, 196, "Person or organization:", 9);
  pen.print(180, 196, holder?.name ?? "As required by written contract", 9);
  pen.print(72, 222, "Endorsement effective 02/01/2023", 9);
}
