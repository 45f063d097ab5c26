import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { ofAnyBlock } from "@/lib/extraction/forms/acord-25-blocks";
import { evidenceTitle } from "@/lib/extraction/forms/kinds";
import { insurerWord, type PlainKey } from "@/lib/extraction/forms/plain";
import { emailIn, phonePattern, splitParty } from "@/lib/extraction/readers/addresses";
import type { Notes } from "@/lib/extraction/readers/draft";
import { blockOf, dateText, firstValue, type Piece } from "@/lib/extraction/readers/plain-fields";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";
import { isPlaceholder, lettersOf, parseDate } from "@/lib/extraction/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** "Name & address" is the rest of a label and nobody's name. */
const labelWords = new Set(["CONTACT", ...ofAnyBlock.split(" ")]);
const isName = (text: string) =>
  /[A-Za-z]{3}/.test(text) &&
  !shortWords(text).every((word) => labelWords.has(word)) &&
  text.length < 130 &&
  !isPlaceholder(text) &&
  !/[:?]$/.test(text) &&
  !/^(?:and|or|the|is|are|was|as|of|has|shown|named|above|below|may|shall|will)\b/i.test(text) &&
  !/^X |^\W*NAIC\b|^ADDRESS$/i.test(text) &&
  !/^[a-z]/.test(text) &&
  !phonePattern.test(text) &&
  !parseDate(text);

export type ReadParty = { name: string | null; address: string | null; phone: string | null; email: string | null };

/** Name and address of a party behind its label or below it. */
export function readParty(pieces: readonly Piece[], key: PlainKey, pointer: string, notes: Notes, isWhole = false): ReadParty {
  const nobody: ReadParty = { name: null, address: null, phone: null, email: null };
  // A letter speaks of its client, and names the policy's insured as such.
  const isNamed = ({ text }: Piece) => /named insured/i.test(text);
  const inTurn = key === "insured" ? [...pieces].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one))) : pieces;
  const read = firstValue(inTurn, key, (label) => {
    const block = blockOf(label, pieces, isName);
    const party = partyOf(block);
    return party.name ? { party, block, label } : null;
  });
  if (!read) return nobody;
  const { party, block, label } = read;
  const first = block[0] ?? [];
  const name = party.name ?? "";
  notes.found(isWhole ? pointer : `${pointer}/name`, isWhole ? block.flat() : wordsOfText(first, name));
  if (!isWhole && party.address) notes.found(`${pointer}/address`, block.flat());
  const near = pieces.filter(({ row }) => row >= label.row && row <= label.row + 8);
  const phone = key === "producer" ? numberNear(near) : null;
  const email = key === "producer" ? near.flatMap(({ words }) => words).find(({ text }) => emailIn(text) === text) : undefined;
  if (phone) notes.found("/producer/phone", phone);
  if (email) notes.found("/producer/email", [email]);
  return { ...party, phone: phone ? textIn(phone) : null, email: email?.text ?? null };
}

/** How a letter says whose insurance it speaks of. */
const firm = String.raw`[A-Z][^,.]*(?:\.[a-z][^,.]*)*(?:,? (?:Inc|LLC|L\.L\.C|LP|LLP|PLLC|Corp|Co|Ltd)\b\.?)?`;
const street = String.raw`(?:, (\d[^;]{5,80}?\d{5}(?:-\d{4})?))?`;
const clientSaid = [
  new RegExp(`(?:broker|agent|agency|producer) (?:of record )?for (${firm})${street}`),
  new RegExp(`(?:[Oo]ur|[Yy]our) (?:insured|client|customer|member)(?:[,:]| ?[–—-])? (${firm})${street}`),
  new RegExp(String.raw`(${firm})${street},? (?:is|are) (?:currently )?insured (?:through|with|by) (?:our|us|this)\b`),
];
const greeting = /^(?:dear\b|to whom)/i;
const subject = /^(?:re|regarding|subject)\b ?:/i;
const agencyWords =
  /\b(?:agency|brokers?|brokerage|insurance (?:services|group|advisors|center|partners|solutions)|risk (?:partners|advisors|services)|insurance)(?:,? (?:inc|llc|corp|co|ltd)\b\.?)?$/i;

/** Who a letter is from, about and to, where no label says so: its head, its sentence on its client, and the address above its greeting. */
export function partiesOfLetter(lines: readonly Word[][], notes: Notes): { insured: ReadParty; producer: ReadParty; holder: ReadParty } {
  const nobody: ReadParty = { name: null, address: null, phone: null, email: null };
  const texts = lines.map(textIn);
  const greeted = texts.findIndex((text) => greeting.test(text));
  const dated = texts.findIndex((text) => new RegExp(greeted < 0 ? `^(?:Date: ?)?${dateText}$` : `${dateText}$`).test(text));
  // A letter may begin with its first sentence.
  const start = greeted >= 0 || dated < 0 ? greeted : texts.findIndex((text, at) => at > dated && /^(?:\S+ ){8}/.test(text));
  if (start < 0) return { insured: nobody, producer: nobody, holder: nobody };
  // Its subject may say whose insurance it is about.
  const body = lines.slice(dated >= 0 && dated < start ? dated + 1 : start).flat();
  const [said, client, address] = clientSaid.map((pattern) => pattern.exec(textIn(body))).find((found) => found !== null) ?? [];
  const insured = client ? { ...nobody, name: client, address: address ?? null } : nobody;
  if (client) notes.found("/insured/name", wordsOfText(body, client));
  if (said && address) notes.found("/insured/address", wordsOfText(body, address));
  const date = dated < start ? dated : -1;
  const end = texts.findIndex((text, at) => at > date && at <= start && (subject.test(text) || greeting.test(text)));
  const head = lines.slice(0, Math.max(0, date)).slice(0, 6);
  const from = head.findIndex((line) => agencyWords.test(textIn(line)) && !evidenceTitle.test(textIn(line)));
  const [street = [], ...more] = from < 0 ? [] : head.slice(from + 1);
  const producer = from < 0 ? nobody : { ...nobody, ...producerOf(head[from] as Word[], street, more.flat(), notes) };
  const between = date < 0 ? [] : lines.slice(date + 1, end).map(withoutNumbers);
  const labelled = between.findIndex((line) => /\w:/.test(textIn(line)) && !/^att(?:n|ention)\b/i.test(textIn(line)));
  const block = blockFrom(labelled < 0 ? between : between.slice(0, labelled));
  // Without a greeting the address is what stands at the date's own edge.
  const edge = unionBox(lines[date] ?? [])[0];
  const addressed = greeted >= 0 || block.every((line) => Math.abs(unionBox(line)[0] - edge) < sameEdge) ? block : [];
  const holder = addressed.length > 1 && addressed.length <= mostAddressed ? { ...nobody, name: addressed.map(textIn).join(", ") } : nobody;
  if (holder.name) notes.found("/certificateHolder", addressed.flat());
  return { insured, producer: signed(producer, lines.slice(start), notes), holder };
}

/** The lines that follow each other as closely as the first two. */
function blockFrom(lines: readonly Word[][]): Word[][] {
  const [first, second] = lines.map((line) => unionBox(line)[1]);
  const usual = (second ?? 0) - (first ?? 0);
  const end = lines.findIndex((line, at) => at > 1 && unionBox(line)[1] - unionBox(lines[at - 1] as Word[])[1] > 1.5 * usual);
  return lines.slice(0, end < 0 ? lines.length : end);
}

const closing = /^(?:sincerely|(?:kind |best |warm )?regards|yours (?:truly|sincerely)|respectfully|thank you),?$/i;

/** The producer with the person who signed its letter, and the address for an answer. */
function signed(producer: ReadParty, body: readonly Word[][], notes: Notes): ReadParty {
  if (!producer.name) return producer;
  const below = body.slice(body.findIndex((line) => closing.test(textIn(line))) + 1);
  const email = below.flat().find(({ text }) => emailIn(text) === text);
  if (email) notes.found("/producer/email", [email]);
  return { ...producer, email: email?.text ?? null };
}

/** How far from a letter's edge its lines begin at most, in points. */
const sameEdge = 30;

/** Lines of an address at most. */
const mostAddressed = 6;

function producerOf(name: Word[], street: readonly Word[], more: readonly Word[], notes: Notes): Partial<ReadParty> {
  notes.found("/producer/name", name);
  const text = textIn([...street, ...more]);
  const phone = /\(?\d{3}\)?[ .-]{0,2}\d{3}[.-]\d{4}/.exec(text)?.[0] ?? null;
  const parts = text.split(/ [•·|] /);
  // A street and its town may be parted as well.
  const place = parts.findIndex((part) => /\d{5}(?:-\d{4})?$/.test(part));
  const address = parts
    .slice(0, Math.max(0, place) + 1)
    .join(", ")
    .replace(/,? ?(?:tel|phone)?\.?:? ?\(?\d{3}\)?[ .-]{0,2}\d{3}[.-]\d{4}.*$/i, "")
    .trim();
  if (phone) notes.found("/producer/phone", wordsOfText([...street, ...more], phone));
  // What stands below a name may be a line of its own, and the address elsewhere.
  const isAddress = /^(?:\d|p\.? ?o\.? box\b)/i.test(address);
  if (isAddress) notes.found("/producer/address", wordsOfText([...street, ...more], address));
  return { name: textIn(name), phone, address: isAddress ? address : null };
}

/** A telephone number in pieces near a party. */
function numberNear(pieces: readonly Piece[]): Word[] | null {
  for (const { words } of pieces) {
    const found = /\(?\d{3}\)?[ .-]{0,2}\d{3}[.-]\d{4}/.exec(textIn(words))?.[0];
    if (found && !/fax/i.test(textIn(words).slice(0, textIn(words).indexOf(found)))) return wordsOfText(words, found);
  }
  return null;
}

/** A street's number, a post office box, or a town with its state, behind the comma that ends a name. */
const streetBehind = /,\s+(?=\d+\s+\w|[Pp]\.? ?[Oo]\.? [Bb][Oo][Xx]\b|[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)*, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?$)/;

/** A line without the telephone or NAIC number at its end. */
function withoutNumbers(line: readonly Word[]): Word[] {
  const text = textIn(line);
  const end = text.search(/ (?:tel\.?:? |phone:? )?\(?\d{3}\)?[ .-]{1,2}\d{3}[.-]\d{4}$| \(?NAIC\b.*$/i);
  const count = end < 0 ? line.length : text.slice(0, end).split(" ").length;
  return line.slice(0, count);
}

/** "Pat Sample, Sample Insurance Agency, 480-555-0121, 6 Sample Plaza, Mesa, AZ 85201": a person, the firm, its telephone and its address. */
const withPerson =
  /^[A-Z][a-z]+(?: [A-Z]\.?)? [A-Z][\w'’-]+, ([A-Z][^,]*\b(?:Agency|Brokers?|Brokerage|Insurance|Services|Group)(?:,? (?:Inc|LLC)\b\.?)?),(?: \(?\d{3}\)?[ .-]{1,2}\d{3}[.-]\d{4},)? (\d[^;]*?\d{5}(?:-\d{4})?)?/;

/** Name and address from a block's lines, or from one line that holds both. */
function partyOf(block: readonly Word[][]): { name: string | null; address: string | null } {
  const lines = block.map(withoutNumbers).filter((line) => line.length > 0 && !/@/.test(textIn(line)) && !phonePattern.test(textIn(line)));
  const [first] = lines;
  if (!first) return { name: null, address: null };
  const person = withPerson.exec(textIn(first));
  if (person) return { name: person[1] ?? null, address: person[2] ?? null };
  const [name = "", ...street] = textIn(first).split(streetBehind);
  if (street.length > 0)
    return { name: name.trim(), address: [street.join(", "), ...lines.slice(1).map(textIn)].join(", ").replace(/\.$/, "") };
  // A firm's name goes on in the next line where that is all that it is lacking.
  const { name: own, address } = splitParty(lines.flat());
  return { name: own?.replace(/,$/, "") ?? null, address };
}

/** The address of the insured behind a label of its own. */
export function readAddress(pieces: readonly Piece[], notes: Notes): string | null {
  const block = firstValue(pieces, "address", (label) => {
    const found = blockOf(label, pieces, (text) => /\d/.test(text) && /[A-Za-z]{3}/.test(text));
    return found.length > 0 ? found : null;
  });
  if (!block) return null;
  notes.found("/insured/address", block.flat());
  return block.map(textIn).join(", ");
}

/** Words that end a firm's name, and those that no insurer's name has. */
const firmEnd = /\b(?:company|co\.?|corp\.?|corporation|inc\.?|fund|group|ltd\.?|exchange|association|pool)$/i;
const noInsurer =
  /\b(?:agency|brokers?|brokerage|certificate|evidence|declarations?|limits?|binder|memorandum|verification|confirmation|summary|schedule|liability|commercial|policy|policies|endorsement|services|department|proof|statement|program|requirements?|center)\b/i;

type Insurers = ReadCertificate["insurers"];

const isFirm = (text: string) =>
  insurerWord.test(text) && /^[A-Z(]/.test(text) && !noInsurer.test(text) && text.length < 60 && /[A-Za-z]{3,} /.test(text);

/** The insurer's name that a line is, with its NAIC number or without. */
export function insurerAlone(text: string): string | null {
  const name = (text.split(/,? ?\(?\bNAIC\b/)[0] ?? "").trim();
  return isFirm(name) && firmEnd.test(name) ? name : null;
}

/** The insurers: those that a letter's paragraphs name, one behind its label, or the firm at the page's top that is one by its name. */
export function readPlainInsurers(
  page: PageWords,
  pieces: readonly Piece[],
  lines: readonly Word[][],
  told: readonly { insurer: Word[] | null; naic?: Word[] | null }[],
  notes: Notes,
): Insurers {
  const insurers: Insurers = [];
  const add = (words: Word[], name = textIn(words).replace(/,$/, "")) => {
    if (insurers.some((one) => lettersOf(one.name ?? "") === lettersOf(name))) return;
    notes.found(`/insurers/${insurers.length}/name`, wordsOfText(words, name));
    insurers.push({
      letter: told.some(({ insurer }) => insurer !== null) ? String.fromCharCode(65 + insurers.length) : null,
      name,
      naic: null,
    });
  };
  if (told.some(({ insurer }) => insurer !== null)) {
    for (const { insurer, naic } of told) {
      const last = insurers.length;
      if (insurer) add(insurer);
      const added = insurers[last];
      if (!added || !naic) continue;
      added.naic = textIn(naic);
      notes.found(`/insurers/${last}/naic`, naic);
    }
    return insurers;
  }
  const labelled = firstValue(pieces, "insurer", (label) => {
    const block = blockOf(label, pieces, isName);
    const { name } = partyOf(block);
    return name && block[0] ? { name, words: block.slice(0, 2).flat() } : null;
  });
  const firms = pieces
    .filter(({ key, box }) => (key === null || key === "date") && (box[1] < page.height * 0.45 || box[1] > page.height * 0.8))
    .flatMap(({ words }) => {
      const name = (
        textIn(words)
          .replace(/^.*\bby /, "")
          .split(/,\s+(?=\d|a stock|a mutual|p\.? ?o\.?)|\s+agrees\b|\(/i)[0] ?? ""
      ).trim();
      return isFirm(name) ? [{ name, words }] : [];
    });
  const firm = firms.find(({ name }) => firmEnd.test(name)) ?? firms[0];
  const carrier = labelled ?? firm;
  if (!carrier) return insurers;
  add(carrier.words, carrier.name.replace(/,$/, ""));
  const naic = /NAIC ?(?:no\.?|number|#|code)?:? ?#?(\d{5})\b/i;
  const line = lines.find((one) => naic.test(textIn(one)));
  const [only] = insurers;
  if (line && only) {
    only.naic = naic.exec(textIn(line))?.[1] ?? null;
    notes.found("/insurers/0/naic", wordsOfText(line, only.naic ?? ""));
  }
  return insurers;
}
