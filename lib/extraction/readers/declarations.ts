import { editionIn } from "@/lib/extraction/forms/editions";
import { isEnded, summaryTitle } from "@/lib/extraction/forms/kinds";
import { coverageWords, noLimit, statesAmount } from "@/lib/extraction/forms/plain";
import { doubtMergedLetters } from "@/lib/extraction/readers/checks";
import { settleReach } from "@/lib/extraction/readers/contact";
import { dropDoubtful, noteLostLimits } from "@/lib/extraction/readers/doubts";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { withoutExcluded } from "@/lib/extraction/readers/excluded";
import { partiesOfLetter, withoutQuoted } from "@/lib/extraction/readers/letter-parties";
import { datesIn, dateText, firstValue, noteRemarks, readCertificateNumber, valueBehind } from "@/lib/extraction/readers/plain-fields";
import { boughtText } from "@/lib/extraction/readers/plain-kind";
import { paragraphsOf, policiesTold } from "@/lib/extraction/readers/plain-letters";
import { besideCoverage, limitsIn } from "@/lib/extraction/readers/plain-limits";
import { readAddress, readParty, readPlainInsurers } from "@/lib/extraction/readers/plain-parties";
import { type Piece, piecesOf } from "@/lib/extraction/readers/plain-pieces";
import {
  type Context,
  countNumbers,
  plainPolicy,
  readBasis,
  readNumber,
  readTerm,
  settleLimits,
  type Told,
} from "@/lib/extraction/readers/plain-policies";
import { answersIn, policiesInRows, readGrants } from "@/lib/extraction/readers/plain-rows";
import { isInParts, limitsOfPart, policiesInSections } from "@/lib/extraction/readers/plain-sections";
import { readEmployer, readWindow } from "@/lib/extraction/readers/plain-windows";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { propertyAmounts } from "@/lib/extraction/readers/property";
import { readPropertyBoxes } from "@/lib/extraction/readers/property-marks";
import { linesOf, type PageWords, textOf, type Word } from "@/lib/extraction/readers/words";
import { isPlausibleTerm, lettersOf, policyNumberFrom } from "@/lib/extraction/rules";
import type { FormType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";

/**
 * A page in plain lines (declarations, evidence of property, a binder, a letter): parties, number, term and limits after their labels, or
 * in a letter's sentences. A value needs an unmistakable label. What such a page always states and was not found is unreadable.
 */
export async function readPlainPage(whole: PageWords, formType: FormType, closer?: CloserLook): Promise<ReadCertificate> {
  const page = withoutExcluded(withoutQuoted(whole));
  const notes = new Notes();
  const lines = linesOf(page.words);
  const pieces = piecesOf(page);
  const isNone = formType === "NON_ACORD_CERTIFICATE" && isEnded(lines.map(textIn).join(" "));
  const several = await readSeveral(page, pieces, lines, { page: page.number, notes, closer });
  const single = several.length === 0 && !isNone ? await readSingle(page, pieces, lines, notes, formType, closer) : null;
  const letter = formType === "NON_ACORD_CERTIFICATE" ? partiesOfLetter(lines, notes) : null;
  const party = (key: "insured" | "producer" | "holder", pointer: string, isWhole = false) => {
    const labelled = readParty(pieces, key, pointer, notes, isWhole);
    return labelled.name ? labelled : (letter?.[key] ?? labelled);
  };
  const producer = await settleReach(party("producer", "/producer"), page, notes, closer);
  const own = party("insured", "/insured");
  const insured = own.name
    ? own
    : formType === "DECLARATIONS"
      ? readWindow(page, pieces, "/insured", [producer.name], notes)
      : titledParty(page, pieces, lines, notes);
  const address = insured.address ?? readAddress(pieces, notes);
  const asked = party("holder", "/certificateHolder", true);
  const isAsked = asked.name || formType !== "NON_ACORD_CERTIFICATE";
  const holder = isAsked ? asked : readWindow(page, pieces, "/certificateHolder", [producer.name, insured.name], notes, true);
  const insurers = readPlainInsurers(page, pieces, lines, several, notes);
  for (const { policy, insurer } of several)
    policy.insurerLetter = insurers.find(({ name }) => insurer && name === textIn(insurer).replace(/,$/, ""))?.letter ?? null;
  const policies = single ? [single] : several.map(({ policy }) => policy);
  const isEvidence = formType !== "DECLARATIONS";
  const certificate: ReadCertificate = {
    page: page.number,
    formType,
    formEdition: editionOf(lines, formType),
    certificateDate: isEvidence ? readDate(pieces, lines, notes) : null,
    certificateNumber: isEvidence ? readCertificateNumber(pieces, notes) : null,
    producer,
    insured: { name: insured.name, address },
    certificateHolder: isEvidence ? [holder.name, holder.address].filter(Boolean).join(", ") || null : null,
    insurers,
    policies,
    descriptionOfOperations: null,
    endorsements: [],
    notices: [],
    evidence: notes.evidence,
    unreadable: [],
    reasons: notes.reasons,
  };
  if (!isEvidence) delete notes.evidence["/certificateHolder"];
  noteLost(certificate, page, notes);
  if (isEvidence) noteRemarks(pieces, notes);
  if (closer) noteLostLimits(policies, notes);
  doubtMergedLetters(page, notes);
  certificate.unreadable = Object.keys(notes.reasons);
  dropDoubtful(certificate);
  return certificate;
}

/** The policies of a page that states several: in a letter's paragraphs, each on a line of its own, or each in a part of the page; else none. */
async function readSeveral(
  page: PageWords,
  pieces: readonly Piece[],
  lines: readonly Word[][],
  context: Omit<Context, "pointer">,
): Promise<Told[]> {
  const rows = await policiesInRows(page, context);
  if (rows.length > 0) return rows;
  forget(context.notes);
  const isHeaded = isInParts(page, pieces);
  const told = isHeaded ? [] : await policiesTold(paragraphsOf(lines), context);
  if (told.length > 1) return told;
  forget(context.notes);
  const listed = isHeaded ? [] : policyLines(lines);
  if (listed.length > 1) {
    noteListed(listed, context.notes);
    const unheard = lines.filter((line) => statesAmount.test(textIn(line)) && !noLimit.test(textIn(line)));
    if (unheard.length > 0)
      context.notes.unreadable("/policies", "We can't tell which coverages the limits on this page belong to.", unheard.flat());
    return listed.map(({ policy }) => ({ policy, insurer: null }));
  }
  const parts = await policiesInSections(page, pieces, context);
  // Coverages of one policy whose kind has no type of its own: the policy number appears once, at the top of the page.
  const said = boughtText(page);
  const isOne = said !== null && plainPolicy(said).type === "OTHER" && countNumbers(pieces) === 1;
  if (isOne && parts.every(({ policy }) => policy.type === "OTHER")) parts.splice(0);
  if (parts.length > 1 || (parts.length === 1 && !said)) return parts;
  forget(context.notes);
  return [];
}

/** The employer that a state's fund names, or the firm whose name is below the title of a summary or a schedule. */
function titledParty(page: PageWords, pieces: readonly Piece[], lines: readonly Word[][], notes: Notes) {
  const employer = readEmployer(pieces, notes);
  const isTitled = lines.slice(0, 4).some((line) => summaryTitle.test(textIn(line)));
  return employer.name || !isTitled ? employer : readWindow(page, pieces, "/insured", [], notes);
}

/** The page's only policy, where it states a number or a term. */
async function readSingle(
  page: PageWords,
  pieces: readonly Piece[],
  lines: readonly Word[][],
  notes: Notes,
  formType: FormType,
  closer?: CloserLook,
): Promise<ReadPolicy | null> {
  const said = boughtText(page);
  if (!said && countNumbers(pieces) > 1) return null;
  const policy = plainPolicy(said ?? "");
  const context = { pointer: "/policies/0", page: page.number, notes, closer };
  await readTerm(policy, pieces, lines.flat(), context);
  const isProperty = policy.type === "OTHER" && (formType === "ACORD_27" || formType === "ACORD_28");
  const found = isProperty ? propertyAmounts(page) : limitsIn(policy.type, lines);
  // A heading of optional coverage may be above it.
  const limits = found.length > 0 || isProperty ? found : limitsOfPart(page, pieces, policy.type);
  const split = policy.type === "AUTO_LIABILITY" ? besideCoverage(lines) : [];
  const isKnown = (label: string) => limits.some((one) => "label" in one && sameLimit(one.label, label));
  await settleLimits(policy, [...limits, ...split.filter(({ label }) => !isKnown(label))], context);
  // The page's digits are known by then.
  await readNumber(policy, pieces, context);
  readBasis(policy, lines.flat(), context);
  readGrants(policy, answersIn(lines), context);
  if (isProperty) readPropertyBoxes(policy, page, "/policies/0", notes);
  const isStated =
    policy.policyNumber ||
    policy.expirationDate ||
    Object.keys(notes.reasons).some((one) => /^\/policies\/0\/(?:policyNumber|expirationDate)$/.test(one));
  if (!isStated) forget(notes);
  return isStated ? policy : null;
}

const sameLimit = (one: string, other: string) => lettersOf(one).replace("LIABILITY", "") === lettersOf(other).replace("LIABILITY", "");

/** Takes back what was noted of policies. */
function forget(notes: Notes) {
  for (const noted of [notes.evidence, notes.reasons])
    for (const pointer of Object.keys(noted)) if (pointer.startsWith("/policies/")) delete noted[pointer];
}

/** What a page of its kind always states and was not found, or was only found for some of the coverages that it names. */
function noteLost(certificate: ReadCertificate, page: PageWords, notes: Notes) {
  const { formType, insured, producer, insurers, policies, certificateHolder } = certificate;
  const isBuilt = formType === "NON_ACORD_CERTIFICATE";
  if (formType === "OTHER" || formType === "W9" || formType === "ENDORSEMENT") return;
  const reason = isBuilt ? "We could not read this certificate's layout." : "We could not find this on the page.";
  const named = coverageWords.filter(({ words, type }) => type !== "OTHER" && words.test(textOf(page.words))).length;
  const stated: [string, boolean][] = [
    ["/insured/name", insured.name !== null],
    ["/insurers", insurers.length > 0],
    ["/policies", policies.length > 0 && (!isBuilt || named <= policies.length)],
  ];
  if (isBuilt) stated.push(["/producer/name", producer.name !== null], ["/certificateHolder", certificateHolder !== null]);
  policies.forEach(({ policyNumber, effectiveDate, expirationDate }, at) => {
    stated.push([`/policies/${at}/policyNumber`, policyNumber !== null]);
    stated.push([`/policies/${at}/effectiveDate`, effectiveDate !== null], [`/policies/${at}/expirationDate`, expirationDate !== null]);
  });
  for (const [pointer, isFound] of stated) if (!isFound && !notes.reasons[pointer]) notes.unreadable(pointer, reason);
}

/** The date of a letter or a form: after its label, or alone on a line of the page's upper half. */
function readDate(pieces: readonly Piece[], lines: readonly Word[][], notes: Notes): string | null {
  const labelled = firstValue(pieces, "date", (label) =>
    isHeaded(label, pieces) ? null : valueBehind(label, pieces, (text) => datesIn(text).length === 1 && text.length < 40),
  );
  const isDate = (words: readonly Word[]) => new RegExp(`^${dateText}$`).test(textIn(words));
  const alone = lines.slice(0, 14).find(isDate);
  // A date alone in a column of the page's head; a label before it or above it says what it is of.
  const abreast = pieces.filter(
    (piece) => piece.row < 9 && isDate(piece.words) && !pieces.some((label) => label.key !== null && asksFor(label, piece)),
  );
  const words = labelled ?? alone ?? (abreast.length === 1 ? abreast[0]?.words : undefined);
  const [found] = words ? datesIn(textIn(words)) : [];
  if (!words || !found) return null;
  notes.found("/certificateDate", wordsOfText(words, found.text));
  return found.date;
}

/** Whether "Date" is the second line of "Effective date". */
const isHeaded = (label: Piece, pieces: readonly Piece[]) =>
  pieces.some(
    ({ box, text }) =>
      /effective|expir|period|policy/i.test(text) &&
      box[3] < label.box[1] + 3 &&
      label.box[1] - box[3] < 6 &&
      box[0] < label.box[2] &&
      box[2] > label.box[0],
  );

/** Whether a label is left of a piece on its line, or above it at its left edge. */
const asksFor = (label: Piece, piece: Piece) =>
  (label.row === piece.row && label.box[0] < piece.box[0]) ||
  (label.row < piece.row && piece.row - label.row < 3 && Math.abs(label.box[0] - piece.box[0]) < 20);

/** The edition in the footer of a form of evidence: "ACORD 27 (2016/03)". */
function editionOf(lines: readonly Word[][], formType: FormType): string | null {
  const number = /^ACORD_(\d+)$/.exec(formType)?.[1];
  const line = lines.map(textIn).find((text) => number && new RegExp(`ACORD ${number}\\b`).test(text));
  return line ? editionIn(line) : null;
}

type Listed = { policy: ReadPolicy; words: Word[] };

/** The lines are the evidence of their policies. */
function noteListed(listed: readonly Listed[], notes: Notes) {
  listed.forEach(({ words }, at) => {
    for (const key of ["policyNumber", "effectiveDate", "expirationDate"]) notes.found(`/policies/${at}/${key}`, words);
  });
}

/** Lines that each state a coverage, its number and its term, as letters and memoranda list them. */
function policyLines(lines: readonly Word[][]): Listed[] {
  return lines.flatMap((words) => {
    const text = textIn(words);
    const dates = datesIn(text);
    const [effective, expiration] = dates;
    const isNamed = coverageWords.some((coverage) => coverage.words.test(text));
    if (!isNamed || dates.length !== 2 || !effective || !expiration || !isPlausibleTerm(effective.date, expiration.date)) return [];
    const rest = dates.reduce((left, date) => left.replace(date.text, " "), text);
    const number = rest.split(/\s+/).find((word) => /\d{3}/.test(word) && !/[$,]/.test(word) && policyNumberFrom(word));
    const policyNumber = number ? policyNumberFrom(number) : null;
    return policyNumber
      ? [{ policy: { ...plainPolicy(text), policyNumber, effectiveDate: effective.date, expirationDate: expiration.date }, words }]
      : [];
  });
}
