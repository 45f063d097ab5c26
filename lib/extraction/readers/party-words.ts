import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { ofAnyBlock } from "@/lib/extraction/forms/acord-25-blocks";
import { aroundCode, beginsAsLabel, isLabelAlone, namesInsurer } from "@/lib/extraction/forms/label-beginnings";
import type { Label } from "@/lib/extraction/readers/labels";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { centerY, heightOf, linesOf, type PageWords, textOf, unionBox, type Word } from "@/lib/extraction/readers/words";
import { lettersOf } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** Where the entries of a list of insurers begin right of the parties: "INSURER A", "Company B", each followed by its letter. */
export function insurerEntries(words: readonly Word[], { width }: PageWords, bottom: number): number[] {
  const isEntry = (word: Word) =>
    /^INSURER$/i.test(word.text) ||
    (/^(?:company|carrier|co\.?)$/i.test(word.text) &&
      words.some(
        (next) =>
          /^[A-F]\W?$/.test(next.text) &&
          next.box[0] >= word.box[2] &&
          next.box[0] - word.box[2] < 2 * heightOf(word) &&
          Math.abs(centerY(next) - centerY(word)) < 4,
      ));
  return words.filter((word) => word.box[0] > width * 0.35 && word.box[1] < bottom && isEntry(word)).map(({ box }) => box[0]);
}

/** Minimum points between a block's right edge and text apart from it, and heights between a label and its value. */
const [apart, beforeValue] = [24, 0.8];

const commonLabels = new Set([...ofAnyBlock.split(" "), "STREET", "CITY", "STATE", "ZIP"]);

/** Without the label in front of a line's value: "Name • Sample Roofing", "& • Ashgrove, OH". */
function withoutLabelBefore(line: Word[]): Word[] {
  const isLabelWord = ({ text }: Word) =>
    /^(?:\W*&\W*|and)$/i.test(text) || (shortWords(text).length > 0 && shortWords(text).every((word) => commonLabels.has(word)));
  const end = line.findIndex((word) => !isLabelWord(word));
  const [last, value] = [line[end - 1], line[end]];
  if (end < 0) return line.every(({ text }) => !/[A-Za-z]{2}/.test(text)) ? line : [];
  if (!last || !value) return line;
  const isParted = !/\w/.test(value.text) || /:$/.test(last.text) || value.box[0] - last.box[2] > beforeValue * heightOf(last);
  return isParted ? line.slice(end) : line;
}

/**
 * The words of a party's block without the labels beside its lines, and without the text around a certificate's lookup code. Text apart
 * from the block, right of all its lines, belongs to another block.
 */
export function ofParty(words: readonly Word[], label: Label): Word[] {
  // A block that begins with its address has its name elsewhere.
  const lines = linesOf(words).map((line, at) => (at === 0 && ofPlace.test(line[0]?.text ?? "") ? line : withoutLabelBefore(line)));
  const parts = lines.flatMap((line) => partsOfLine(line, 2.5)).filter((part) => !aroundCode.test(textOf(part)));
  const [first] = [...parts].sort((one, other) => leftOf(one) - leftOf(other));
  if (!first) return parts.flat();
  const column = parts.filter((part) => leftOf(part) - leftOf(first) < apart);
  const right = Math.max(...column.map((part) => unionBox(part)[2]));
  const levels = column.map((part) => centerY(part[0] as Word));
  const isApart = (part: Word[]) =>
    leftOf(part) > Math.max(right, label.box[2]) + apart && levels.every((level) => Math.abs(level - centerY(part[0] as Word)) > 3);
  return parts.filter((part) => column.length < 2 || !isApart(part)).flat();
}

const ofPlace = /^(?:address|street|city|state|zip)\b/i;
const leftOf = (part: readonly Word[]) => part[0]?.box[0] ?? 0;

/** A street with its number, which is no name. */
const street =
  /^\d+[A-Z]? [\w .'-]{2,40}\b(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|highway|hwy|parkway|pkwy|court|ct)\.?$/i;

/**
 * Leaves a certificate's party to a person where its name begins as a label does, is one of its insurers, or is a street: words of another
 * block are in its place.
 */
export function doubtParties(certificate: ReadCertificate): void {
  const { insured, producer, insurers } = certificate;
  const takeBack = (owner: object, key: string, pointer: string, reason: string) => {
    Object.assign(owner, { [key]: null });
    if (!certificate.reasons[pointer]) certificate.unreadable.push(pointer);
    certificate.reasons[pointer] ??= reason;
    const known = certificate.evidence[pointer];
    if (known) certificate.evidence[pointer] = { ...known, confidence: Math.min(known.confidence, 0.4) };
  };
  const firms = insurers.flatMap(({ name }) => (name ? [lettersOf(name)] : []));
  const isInsurer = (name: string) => firms.includes(lettersOf(name)) || namesInsurer.test(name);
  const isNoName = (name: string) => beginsAsLabel(name) || aroundCode.test(name) || street.test(name);
  const ofLabel = "This starts like a label on the form.";
  insurers.forEach((insurer, at) => {
    if (insurer.name && (beginsAsLabel(insurer.name) || isLabelAlone(insurer.name)))
      takeBack(insurer, "name", `/insurers/${at}/name`, ofLabel);
  });
  for (const [party, pointer] of [
    [insured, "/insured"],
    [producer, "/producer"],
  ] as const) {
    if (party.name && isNoName(party.name)) takeBack(party, "name", `${pointer}/name`, ofLabel);
    else if (party === insured && party.name && isInsurer(party.name))
      takeBack(party, "name", `${pointer}/name`, "One of this certificate's insurers appears in the insured's place.");
    if (party.address?.split(", ").some((part) => isLabelAlone(part) || aroundCode.test(part) || firms.includes(lettersOf(part))))
      takeBack(party, "address", `${pointer}/address`, "This address may include words from another box.");
  }
  const [first = "", ...rest] = certificate.certificateHolder?.split(", ") ?? [];
  const isMixed = first !== "" && (isNoName(first) || isInsurer(first) || rest.some((part) => isLabelAlone(part) || aroundCode.test(part)));
  if (isMixed)
    takeBack(certificate, "certificateHolder", "/certificateHolder", "The certificate holder may include words from another box.");
}
