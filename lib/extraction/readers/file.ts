import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { addMark, doubtStruck, heightened } from "@/lib/extraction/readers/account/lines";
import { endorsementsAnswered } from "@/lib/extraction/readers/addenda";
import { addTo, isAddition } from "@/lib/extraction/readers/additions";
import { doubtBeside } from "@/lib/extraction/readers/beside-amounts";
import { readCertificatePage } from "@/lib/extraction/readers/certificate";
import { doubtCrossed, doubtDayAndMonth, doubtMarked } from "@/lib/extraction/readers/checks";
import { isKnownByTitle, kindOfPage, voidMark } from "@/lib/extraction/readers/classify";
import { doubtContradicted } from "@/lib/extraction/readers/contradictions";
import { crossingsOver } from "@/lib/extraction/readers/crossed";
import { readPlainPage } from "@/lib/extraction/readers/declarations";
import { joinSections } from "@/lib/extraction/readers/detail-sections";
import type { CloserLook } from "@/lib/extraction/readers/draft";
import { eachPage } from "@/lib/extraction/readers/each-page";
import { doubtEdited, doubtEndorsements } from "@/lib/extraction/readers/edited";
import { attach, formsListed, readEndorsements, remarksOf } from "@/lib/extraction/readers/endorsements";
import { noticeOn, readNotice } from "@/lib/extraction/readers/notices";
import { doubtNumbers } from "@/lib/extraction/readers/number-labels";
import { doubtByPageTexts, type PageText, textsOfPage } from "@/lib/extraction/readers/page-texts";
import type { ReadyPage } from "@/lib/extraction/readers/pages";
import { readPaperIn } from "@/lib/extraction/readers/papers";
import { doubtParties } from "@/lib/extraction/readers/party-words";
import { isPassportFile, isPassportPage } from "@/lib/extraction/readers/passports";
import { follows, isBare, isStated, joinPages, limitCount, type Sheet, sheetNumber } from "@/lib/extraction/readers/plain-pages";
import { isAddressed, isBetterInParts } from "@/lib/extraction/readers/plain-sections";
import { doubtBesideOthers } from "@/lib/extraction/readers/reinstatements";
import { noteRetroactive } from "@/lib/extraction/readers/retroactive";
import { noteUnsigned } from "@/lib/extraction/readers/signatures";
import { doubtInsurers, doubtUndated } from "@/lib/extraction/readers/uninsured";
import { textOf, unionBox } from "@/lib/extraction/readers/words";
import { isNoNumberYet, lettersOf } from "@/lib/extraction/rules";
import {
  type Box,
  type Extraction,
  type FileInside,
  type FormType,
  type ReadCertificate,
  ReadingError,
  type ReadMark,
  type ReadPolicy,
} from "@/lib/extraction/schema";
import { ownProcessorMillis } from "@/lib/infra/processor";

/** The text on the only page of a dynamic XFA form, whose own pages are drawn by the program that opens it. */
const placeholder = /please wait.{0,40}if this message is not eventually replaced (?:with|by) the proper contents of the document/is;

/**
 * Reads one file. `folder`: where the files inside a PDF are written, to be read by themselves; without it they are read as further
 * pages. Throws ReadingError with a sentence for the sender where it cannot be read at all.
 */
export async function readDocument(path: string, fileName = basename(path), folder: string | null = null): Promise<Extraction> {
  const started = performance.now();
  const usedBefore = ownProcessorMillis();
  const data = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new ReadingError("not_found", "The file is missing.");
  });
  const sha256 = createHash("sha256").update(data).digest("hex");
  const warnings: string[] = [];
  const certificates: ReadCertificate[] = [];
  const copies: ReadCertificate[] = [];
  const others: PlainPage[] = [];
  const said: PageText[] = [];
  const parted: PlainPage[] = [];
  const notices: ReadCertificate[] = [];
  const coarse: number[] = [];
  const inside: FileInside[] = [];
  let [pages, ofPassport] = [0, 0];
  await eachPage(data, { usedBefore, warnings, folder, inside }, async ({ closer, ...page }) => {
    pages++;
    if (isPassportFile(data, inside) || isPassportPage(page)) {
      ofPassport++;
      return;
    }
    warnings.push(...page.warnings);
    if (page.isCoarse) coarse.push(page.number);
    page.watermark ??= voidMark(page);
    if (page.watermark) warnings.push(`Page ${page.number} is marked "${page.watermark.toUpperCase()}".`);
    const kind = kindOfPage(page);
    const given = noticeOn(page, kind);
    if (given) {
      said.push(textsOfPage(page, "OTHER", false));
      notices.push(placed(await readNotice(page, given, closer), page, closer));
      return;
    }
    const found = isKnownByTitle(page, kind) ? null : await readCertificatePage(page, closer);
    const detailed = found && (await joinSections(found.certificate, page, closer));
    const table = detailed ? { ...found, certificate: detailed } : found;
    const isInParts =
      kind === "NON_ACORD_CERTIFICATE" &&
      !detailed &&
      (isBetterInParts(page, table?.certificate ?? null) || (await isBetterInLines(page, table?.certificate, closer)));
    const read = isInParts ? null : table;
    said.push(textsOfPage(page, kind, read !== null || isInParts));
    if (!read) {
      // What a page states is read as long as its picture is there: a package of twelve scans would hold 350 MB of them.
      const mayCount = isInParts || certificates.length === 0;
      const formType = mayCount ? readAs(page, kind, others.findLast(({ sheet }) => sheet)?.sheet) : null;
      const sheet = formType ? await readSheet(page, formType, closer) : undefined;
      (isInParts ? parted : others).push({ page, kind, sheet });
    } else if (isAddition(page, read.certificate, certificates.at(-1))) {
      addTo(certificates.at(-1) as ReadCertificate, placed(read.certificate, page, closer));
      others.push({ page, kind });
    } else if (certificates.some((other) => isCopy(other, read.certificate))) {
      copies.push(read.certificate);
      warnings.push(`Page ${page.number} repeats a certificate of this file.`);
    } else {
      certificates.push(placed(read.certificate, page, closer));
      warnings.push(...read.warnings);
    }
  });
  if (pages > 0 && pages === ofPassport)
    return {
      file: fileName,
      sha256,
      pages,
      millis: Math.round(performance.now() - started),
      warnings: [],
      certificates: [],
      inside,
      isPassport: true,
    };
  if (pages === 1 && others.some(({ page }) => placeholder.test(textOf(page.words))))
    throw new ReadingError("unsupported", "This file is a dynamic Adobe form. Print it to a new PDF and upload that.");
  // The sections of a table's policies may be on the pages after it.
  for (const [at, certificate] of certificates.entries())
    for (const { page } of others.filter((other) => other.page.number > certificate.page && other.kind !== "ENDORSEMENT")) {
      const joined = await joinSections(certificates[at] ?? certificate, page);
      if (joined) doubtBeside(joined, page);
      certificates[at] = joined ?? certificates[at] ?? certificate;
    }
  const endorsements = readEndorsements(others.flatMap(({ page, kind }) => (kind === "ENDORSEMENT" ? [page] : [])));
  endorsements.push(...others.flatMap(({ page, kind }) => (kind === "ENDORSEMENT" ? [] : formsListed(page))));
  endorsements.push(...said.flatMap(({ addendum }) => (addendum ? endorsementsAnswered(addendum) : [])));
  const remarks = others.flatMap(({ page }) => remarksOf(page) ?? []);
  // Pages in parts state policies, whatever tables the other pages hold.
  const plain = certificates.length === 0 ? inOrder([...others, ...parted]) : parted;
  // What goes with a notice is an envelope or a bill.
  if (plain.length > 0 || certificates.length + notices.length === 0)
    certificates.push(...(await joinPlain(plain)).filter(({ formType }) => notices.length === 0 || formType !== "OTHER"));
  certificates.sort((one, other) => one.page - other.page);
  // Pages that belong to one certificate of several cannot be told apart: remarks stay with the first, endorsements count for each.
  certificates.splice(0, certificates.length, ...certificates.map((one, at) => attach(one, endorsements, at === 0 ? remarks : [])));
  const edits = others.flatMap(({ page, kind }) => (kind === "ENDORSEMENT" ? (page.edits ?? []) : []));
  for (const one of certificates) doubtEndorsements(one, edits);
  doubtContradicted([...certificates, ...copies]);
  for (const one of certificates) {
    doubtByPageTexts(one, said);
    doubtInsurers(one);
    doubtUndated(one);
  }
  for (const one of notices)
    doubtBesideOthers(
      one,
      certificates,
      others.flatMap(({ page, kind }) => (kind === "OTHER" ? [page] : [])),
    );
  certificates.push(...notices);
  warnings.push(...coarseScans(certificates, coarse));
  const millis = Math.round(performance.now() - started);
  const paper = readPaperIn([...others, ...parted], certificates);
  const found = { ...(inside.length > 0 && { inside }), ...(paper && { paper }) };
  return { file: fileName, sha256, pages, millis, warnings: [...new Set(warnings)], certificates, ...found };
}

/** Says of coarse scans with unreadable values what to ask for: nothing that a person types is as good as a better scan. */
export const coarseScans = (certificates: readonly Pick<ReadCertificate, "page" | "unreadable">[], coarse: readonly number[]): string[] =>
  coarse
    .filter((number) => certificates.some(({ page, unreadable }) => page === number && unreadable.length > 0))
    .map(
      (number) =>
        `Page ${number} is a coarse black-and-white scan. Ask for the original PDF, or for a scan in grayscale at 200 dpi or more.`,
    );

const hasTerm = ({ policyNumber, effectiveDate, expirationDate }: ReadPolicy) =>
  policyNumber !== null && effectiveDate !== null && expirationDate !== null;

/**
 * Whether what was taken for a form's table is one of its own kind, or lines below each other: it lacks what makes some of its policies one, and
 * the page's lines give each of theirs its number, and more of them a term and limits as well.
 */
async function isBetterInLines(page: ShownPage, table: ReadCertificate | undefined, closer?: CloserLook): Promise<boolean> {
  // The form names its edition, or has its own columns of marks and of the insurers' letters.
  const isLettered = table?.policies.some(({ insurerLetter }) => table.insurers.some(({ letter }) => letter && letter === insurerLetter));
  const hasMarks = table?.policies.some((policy) => (policy.additionalInsured ?? policy.waiverOfSubrogation) !== null);
  const isOwnForm = table?.formType !== "NON_ACORD_CERTIFICATE" && table?.formType !== "ACORD_25_LOOKALIKE";
  const isForm = isOwnForm || table?.formEdition != null || (table?.formType === "ACORD_25_LOOKALIKE" && isLettered && hasMarks);
  // A picture's table states a value even if it is unreadable.
  const unread = closer ? table?.reasons : undefined;
  const stated = table?.policies.filter((policy, at) => isStated(policy, `/policies/${at}`, unread)).length ?? 0;
  if (!table || isForm || stated === table.policies.length) return false;
  const { policies } = await readPlainPage(page, "NON_ACORD_CERTIFICATE");
  // A letter in sentences is not a table, though it contains words of one.
  if (isAddressed(page) && stated === 0) return policies.some((policy) => isStated(policy));
  // A coverage without a limit may be printed so, and so may one whose number is to follow. Plain lines that state no more for as many
  // coverages show whose limits the table's lines are.
  const limits = (list: readonly ReadPolicy[]) => list.reduce((count, one) => count + limitCount(one), 0);
  const isOpen = page.words.some(({ text }) => isNoNumberYet(text));
  const isTermed = (policy: ReadPolicy) => hasTerm(isOpen ? { ...policy, policyNumber: policy.policyNumber ?? "" } : policy);
  const isWhole = table.insured.name !== null && table.policies.every(isTermed) && policies.length <= table.policies.length;
  if (isWhole && limits(table.policies) >= limits(policies)) return false;
  const isNumbered = policies.length > 0 && policies.every(({ policyNumber }) => policyNumber !== null);
  const isNone = table.formType === "NON_ACORD_CERTIFICATE" && stated === 0 && !table.policies.some(hasTerm);
  return isNumbered && (isNone ? policies.some(hasTerm) : policies.filter((policy) => isStated(policy)).length > stated);
}

/** A certificate with what its whole page says of it and of its dates, and evidence boxes as places on the page as shown. */
function placed(certificate: ReadCertificate, page: ShownPage, closer?: CloserLook): ReadCertificate {
  const { words, watermark, isCrossed, toShown } = page;
  doubtDayAndMonth(certificate, textOf(words));
  const { others } = doubtStruck(certificate, page);
  const over = crossingsOver(certificate, { ...page, crossings: [...(page.crossings ?? []), ...others.map(heightened)] });
  const isOver = watermark ? doubtMarked(certificate, watermark) : (isCrossed || over.length > 0) && doubtCrossed(certificate);
  if (isOver) addMark(certificate, markOver(certificate.page, watermark ?? "", over));
  noteUnsigned(certificate, page, closer);
  noteRetroactive(certificate, page);
  doubtBeside(certificate, page);
  doubtEdited(certificate, page.edits ?? [], closer !== undefined);
  doubtParties(certificate);
  doubtNumbers(certificate, words);
  const round = (value: number) => Math.round(value * 10) / 10;
  for (const one of Object.values(certificate.evidence)) {
    if (toShown && (one.reader === "ocr" || !closer)) one.box = toShown(one.box).map(round) as typeof one.box;
    if (one.reader === "office") one.box = nowhere;
  }
  const isOffice = words.some(({ reader }) => reader === "office");
  for (const mark of certificate.marks ?? []) {
    if (isOffice) mark.box = nowhere;
    else if (toShown && mark.box !== nowhere) mark.box = toShown(mark.box).map(round) as Box;
  }
  return certificate;
}

const nowhere: Box = [0, 0, 0, 0];

/** What lies across the page as a mark. Where it was seen in the page's picture, its place is not known. */
const markOver = (page: number, text: string, boxes: readonly Box[]): ReadMark => ({
  ...{ page, box: boxes.length > 0 ? unionBox(boxes.map((box) => ({ box }))) : nowhere, text, policy: null, value: "/policies" },
});

const isCopy = (one: ReadCertificate, other: ReadCertificate) =>
  other.policies.length > 0 &&
  one.insured.name === other.insured.name &&
  one.certificateHolder === other.certificateHolder &&
  JSON.stringify(one.policies.map(key)) === JSON.stringify(other.policies.map(key));
const key = ({ type, policyNumber, expirationDate }: ReadCertificate["policies"][number]) => [type, policyNumber, expirationDate];

/**
 * Whether a page without a title goes on with the declarations before it: it bears their policy's number, and they left the limits to it, or
 * it says itself that it is their next page.
 */
function goesOn(page: ShownPage, last: Sheet | undefined): boolean {
  const [policy] = last?.certificate.policies ?? [];
  if (last?.certificate.formType !== "DECLARATIONS" || !policy?.policyNumber) return false;
  if (!isBare(policy) && !follows(last, { number: sheetNumber(textOf(page.words)) })) return false;
  return lettersOf(textOf(page.words)).includes(lettersOf(policy.policyNumber));
}

const inOrder = (pages: readonly PlainPage[]) => [...pages].sort((one, other) => one.page.number - other.page.number);

const nobody = { name: null, address: null };
const noProducer = { ...nobody, contact: null, phone: null, email: null };

/** A page without its picture. */
type ShownPage = Omit<ReadyPage, "closer">;
/** A page without a certificate's table, and what it states where it may count. */
type PlainPage = { page: ShownPage; kind: FormType; sheet?: Sheet | undefined };

/** As what a page is read that has no table: pages that state nothing themselves may go on with declarations. */
function readAs(page: ShownPage, kind: FormType, last: Sheet | undefined): FormType | null {
  if (kind === "OTHER") return goesOn(page, last) ? "DECLARATIONS" : null;
  return statesNothing(kind) ? null : kind;
}

/** A page that states no coverage, whatever its lines look like. */
const statesNothing = (kind: FormType) => kind === "OTHER" || kind === "W9" || kind === "ENDORSEMENT";

async function readSheet(page: ShownPage, formType: FormType, closer?: CloserLook): Promise<Sheet> {
  const read = await readPlainPage(page, formType, closer);
  const certificate = placed((await joinSections(read, page, closer)) ?? read, page, closer);
  return { certificate, number: sheetNumber(textOf(page.words)) };
}

/** What a file without a certificate's table states: all pages of the kind that says most, those of one policy together. */
async function joinPlain(pages: readonly PlainPage[]): Promise<ReadCertificate[]> {
  const order = ["NON_ACORD_CERTIFICATE", "ACORD_24", "ACORD_28", "ACORD_27", "DECLARATIONS", "ENDORSEMENT", "W9", "OTHER"];
  const [best] = [...pages].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  if (!best) throw new ReadingError("broken", "The file has no pages. Upload it again.");
  if (statesNothing(best.kind)) {
    const certificate = await readPlainPage(best.page, best.kind);
    // The parties of an invoice or a license are not parties to insurance.
    const parties = best.kind !== "ENDORSEMENT" ? { producer: noProducer, insured: nobody, certificateHolder: null } : {};
    return [placed({ ...certificate, ...parties, policies: [], insurers: [], evidence: {}, unreadable: [], reasons: {} }, best.page)];
  }
  return joinPages(pages.flatMap(({ sheet }) => (sheet?.certificate.formType === best.kind ? [sheet] : [])));
}
