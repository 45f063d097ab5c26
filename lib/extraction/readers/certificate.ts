import { formIn, isPropertyForm } from "@/lib/extraction/forms/editions";
import { grantedIn, grants, grantWords } from "@/lib/extraction/forms/grants";
import { summaryTitle } from "@/lib/extraction/forms/kinds";
import { accountForPage } from "@/lib/extraction/readers/account/page";
import { accountForTable } from "@/lib/extraction/readers/account/table";
import { findBlocks } from "@/lib/extraction/readers/block-labels";
import { type Head, readBlocks } from "@/lib/extraction/readers/blocks";
import { crossCheck, doubtMergedLetters } from "@/lib/extraction/readers/checks";
import { type Marks, settleReach } from "@/lib/extraction/readers/contact";
import { dropDoubtful, noteLostAnswers, noteLostInsurers, noteLostLimits, noteUnseen } from "@/lib/extraction/readers/doubts";
import { type CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { findGrid, type Grid } from "@/lib/extraction/readers/grid";
import { readInsurers } from "@/lib/extraction/readers/insurers";
import { findLabelledRows } from "@/lib/extraction/readers/labelled-rows";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { partiesOfLetter } from "@/lib/extraction/readers/letter-parties";
import { findLimitsTable, joinLimits, secondHeaders } from "@/lib/extraction/readers/limits-table";
import { noteLostColumns } from "@/lib/extraction/readers/lost-columns";
import { isAmongLabels, isFilledIn, isInList } from "@/lib/extraction/readers/plain-fields";
import { readParty } from "@/lib/extraction/readers/plain-parties";
import { type Piece, piecesOf } from "@/lib/extraction/readers/plain-pieces";
import { readWindow } from "@/lib/extraction/readers/plain-windows";
import { readPolicies } from "@/lib/extraction/readers/policies";
import { readPropertyDeductibles } from "@/lib/extraction/readers/property-deductibles";
import { readRowInsurers } from "@/lib/extraction/readers/row-insurers";
import { inDollars } from "@/lib/extraction/readers/thousands";
import { centerY, linesOf, type PageWords, textOf } from "@/lib/extraction/readers/words";
import type { FormType, ReadCertificate } from "@/lib/extraction/schema";

/** The certificate on one page, or null where the page has no coverage table. `closer` looks again at the page's picture. */
export async function readCertificatePage(
  page: PageWords,
  closer?: CloserLook,
): Promise<{ certificate: ReadCertificate; warnings: string[] } | null> {
  const finder = new LabelFinder(page.words, page.uprights);
  const marks = findBlocks(finder, page);
  const { grid, limits, isCut } = tablesOf(finder, page, marks);
  if (!grid) return null;
  const notes = new Notes();
  if (isCut) notes.unreadable("/policies", "We could not read a second table on this page.");
  const part = insurersPart(grid, page, marks);
  const [head, listed, { policies, plans }] = await Promise.all([
    readBlocks(finder, page, marks, grid.headerTop, notes, closer),
    readInsurers(part.page, marks, part.end, notes, closer),
    readPolicies(finder, grid, page, notes, closer),
  ]);
  await readPropertyDeductibles(policies, plans, grid, page.words, notes, closer);
  if (limits) {
    const own = new Notes();
    joinLimits(policies, (await readPolicies(finder, limits, page, own, closer)).policies, notes, own);
  }
  await takeParties(head, page, marks, grid, notes, closer);
  const isListed = listed.length > 0 || policies.some(({ insurerLetter }) => insurerLetter);
  const insurers = isListed
    ? listed
    : await readRowInsurers(
        policies,
        plans.map(({ named }) => named),
        notes,
        closer,
      );
  const { formType, formEdition } = formOf(page, grid);
  noteUnseen(page, grid, formType, notes, closer);
  noteLostInsurers({ insurers, policies }, notes, closer);
  if (closer) noteLostLimits(policies, notes);
  if (closer) noteLostAnswers(policies, page, formType, notes, closer);
  for (const policy of policies) if (!policy.insurerLetter) notes.warnings.push("A coverage has no insurer letter.");
  if (!grid.columns.additional) grantFromDescription(policies, head.descriptionOfOperations, notes);
  if (closer) noteLostColumns(policies, grid, page, notes);
  inDollars(policies, page.words, notes);
  crossCheck({ insurers, policies }, notes);
  doubtMergedLetters(page, notes);
  const context = { finder, grid, page, notes, edition: formEdition };
  const unexplained = closer
    ? []
    : [...accountForTable(policies, plans, context), ...accountForPage({ formType, formEdition, evidence: notes.evidence }, context)];
  const certificate: ReadCertificate = {
    page: page.number,
    formType,
    formEdition,
    ...head,
    insurers,
    policies,
    endorsements: [],
    notices: [],
    ...(unexplained.length > 0 && { marks: unexplained }),
    evidence: notes.evidence,
    unreadable: Object.keys(notes.reasons),
    reasons: notes.reasons,
  };
  dropDoubtful(certificate);
  return { certificate, warnings: notes.warnings };
}

/** A form without the ADDL INSD and SUBR WVD columns can only say it in the description; the evidence is that much weaker. */
function grantFromDescription(policies: ReadCertificate["policies"], description: string | null, notes: Notes) {
  const source = notes.evidence["/descriptionOfOperations"];
  if (!source || policies.length !== 1) return;
  for (const key of grants)
    for (const policy of policies) {
      // What a box of the row says counts.
      if (policy[key] !== null || notes.reasons[`/policies/0/${key}`]) continue;
      policy[key] = grantedIn(description ?? "", grantWords[key].mention)?.isGranted ?? null;
      if (policy[key] !== null) notes.evidence[`/policies/0/${key}`] = { ...source, confidence: 0.6 };
    }
}

/**
 * Who a page with a table is from, about and to, where the table has none of a form's blocks. The page says so as a letter does, or after
 * labels in a column with the values beside them.
 */
async function takeParties(head: Head, page: PageWords, marks: Marks, grid: Grid, notes: Notes, closer?: CloserLook) {
  const lines = linesOf(page.words);
  const above = piecesOf({ ...page, words: page.words.filter(({ box }) => box[3] < grid.headerTop) });
  const hasBlocks = Boolean(marks.producer || marks.insured || marks.holder);
  const isForm = grid.found.includes("letter") || grid.columns.additional || grid.columns.waiver;
  const isListing = (label: Piece) => (isForm ? isFilledIn(label, above) || isAmongLabels(label, above) : isInList(label, above));
  const isListed = (["insured", "producer"] as const).some((key) => above.some((piece) => piece.key === key && isListing(piece)));
  if (hasBlocks && !isListed) return;
  const letter = hasBlocks ? null : partiesOfLetter(lines, notes);
  const party = (key: "insured" | "producer" | "holder", pointer: string) => {
    const own = letter?.[key].name ? letter[key] : readParty(above, key, pointer, notes, key === "holder");
    // A schedule is titled with the name of whom it is of.
    const isTitled = key === "insured" && lines.slice(0, 4).some((line) => summaryTitle.test(textOf(line)));
    return own.name || !isTitled ? own : readWindow(page, above, pointer, [], notes);
  };
  const [insured, producer, holder] = [party("insured", "/insured"), party("producer", "/producer"), party("holder", "/certificateHolder")];
  const give = (pointer: string, isGiven: boolean) => isGiven && delete notes.reasons[pointer];
  if (insured.name) head.insured = { name: insured.name, address: insured.address };
  if (producer.name) head.producer = await settleReach(producer, page, notes, closer);
  head.certificateHolder ??= [holder.name, holder.address].filter(Boolean).join(", ") || null;
  give("/insured/name", insured.name !== null);
  give("/insured/address", insured.address !== null);
  give("/producer/name", producer.name !== null);
  give("/producer/address", producer.address !== null);
  give("/certificateHolder", holder.name !== null);
}

/** How sure it is that the page holds the coverage table: headers and rows found. */
export function gridScore(page: PageWords): number {
  const finder = new LabelFinder(page.words, page.uprights);
  const marks = findBlocks(finder, page);
  const { grid } = tablesOf(finder, page, marks);
  return grid ? grid.found.length + 2 * grid.rows.filter(({ form }) => form).length : 0;
}

/**
 * The page's coverages before the next block, as a table or each in its own block, and the table of their limits where it is separate.
 * `isCut`: a second table that is not understood is skipped.
 */
function tablesOf(finder: LabelFinder, page: PageWords, marks: Marks): { grid: Grid | null; limits: Grid | null; isCut: boolean } {
  const end = tableEnd(marks, page);
  const list = marks.insurers?.box;
  const labelled = findLabelledRows(finder, page, end, list?.[1]);
  const whole = labelled || !list ? null : findGrid(finder, page, end);
  // An insurer's name in the table's own column of them heads no list.
  const isOwn =
    whole?.columns.carrier &&
    list &&
    list[1] > whole.headerBottom &&
    list[0] > whole.columns.carrier[0] - 6 &&
    list[2] < whole.columns.carrier[1] + 6;
  if (isOwn) delete marks.insurers;
  const grid = labelled ?? (isOwn ? whole : findGrid(finder, page, end, list?.[1]));
  const limits = grid && findLimitsTable(page, grid, end, isOwn ? undefined : list?.[1]);
  const second = grid && !limits ? secondHeaders(finder, grid, end) : null;
  const next = second ?? limits?.headerTop;
  return { grid: next ? findGrid(finder, page, next - 2) : grid, limits, isCut: second !== null };
}

/** The lowest possible end of the table: the block after it. The holder may be above the table, beside the other parties. */
function tableEnd({ description, holder, cancellation }: Marks, { height }: PageWords): number {
  const behind = [holder, cancellation].find((label) => label && label.box[1] > height * 0.3);
  return (description ?? behind)?.box[1] ?? height;
}

/** The part of the page where the insurers are listed: above the table, or below it where their heading is there. */
function insurersPart(grid: Grid, page: PageWords, marks: Marks): { page: PageWords; end: number } {
  const [top, end] = [marks.insurers?.box[1] ?? 0, tableEnd(marks, page)];
  if (top < grid.headerTop || end < top) {
    // Where coverages name their insurers themselves these are no list of them.
    const isAbove = grid.slots || grid.columns.carrier || grid.headerTop > page.height * 0.25;
    return { page, end: isAbove ? grid.headerTop : page.height };
  }
  return { page: { ...page, words: page.words.filter((word) => centerY(word) > top) }, end };
}

/** Form and edition from the form's own footer; a grid without ACORD's copyright line is a look-alike. */
function formOf(page: PageWords, grid: Grid): { formType: FormType; formEdition: string | null } {
  const lines = linesOf(page.words).map((line) => textOf(line));
  const form = formIn(lines);
  const formEdition = form?.edition ?? null;
  if (isPropertyForm(lines)) return { formType: "ACORD_24", formEdition };
  const copyright = lines.some((line) => /ACORD CORPORATION|ACORD name and logo/i.test(line));
  // Binders and further forms of the same publisher certify no insurance.
  if (copyright && !form && lines.some((line) => /^ACORD\S* ?\d{2,3} ?\(\d{2,4}/i.test(line)))
    return { formType: "NON_ACORD_CERTIFICATE", formEdition: null };
  // Forms for other trades, as that for garages, have the same table with other rows.
  if (copyright) return { formType: (form?.number ?? "25") === "25" ? "ACORD_25" : "ACORD_25_LOOKALIKE", formEdition };
  const redrawn = form || grid.found.includes("letter") || grid.found.includes("waiver");
  return { formType: redrawn ? "ACORD_25_LOOKALIKE" : "NON_ACORD_CERTIFICATE", formEdition };
}
