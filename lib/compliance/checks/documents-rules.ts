import { dayOf, isDay, isoOf } from "@/lib/compliance/coverages/days-rules";
import type { KindPaper } from "@/lib/compliance/coverages/schema";
import {
  type Context,
  change,
  type Finding,
  fail,
  pass,
  unreadable,
  unreadFinding,
  wholePaper,
} from "@/lib/compliance/papers/proofs-rules";
import type { VendorCover } from "@/lib/compliance/papers/rules";
import { questionedOn } from "@/lib/compliance/papers/standing-rules";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { keyed } from "@/lib/compliance/requirements/words-rules";

type Rule = RequirementOf<"document">;

/** Whether a requirement for a kind of documents begins after the day. */
export const startsLater = (rule: Requirement, day: number): rule is Rule =>
  rule.type === "document" && rule.requiredFrom !== null && day < dayOf(rule.requiredFrom);

/** The day that decides which of two papers is the newer one: its own, else that of its upload. */
const dayOfPaper = ({ issuedOn, addedAt }: KindPaper) => dayOf(issuedOn ?? addedAt);

const newestFirst = (one: KindPaper, other: KindPaper) =>
  dayOfPaper(other) - dayOfPaper(one) || (one.addedAt < other.addedAt ? 1 : -1) || (one.id < other.id ? 1 : -1);

/** The papers of a kind that may count on a day, the one that counts first. A paper that is issued later does not count yet. */
export const papersOfKind = ({ kindPapers }: Pick<VendorCover, "kindPapers">, kind: string, day: number): KindPaper[] =>
  kindPapers
    .filter((one) => one.kind === kind && !one.isUnread && one.doubt === null && !(one.issuedOn !== null && dayOf(one.issuedOn) > day))
    .toSorted(newestFirst);

const proofOf = ({ id }: KindPaper) => ({ ...wholePaper(id), confidence: 1 });

/** Whether the newest paper of a kind is on file, in date, and new enough. */
export function judgeDocument({ cover, onDay: { day } }: Pick<Context, "cover" | "onDay">, rule: Rule): Finding {
  const [paper] = papersOfKind(cover, rule.kind, day);
  return paper ? judgePaper(paper, rule, day) : absent(cover, rule, day);
}

function judgePaper(paper: KindPaper, { name, inDate, issuedFrom }: Rule, day: number): Finding {
  const proofs = [proofOf(paper)];
  if (issuedFrom !== null) {
    if (paper.issuedOn === null) return unreadable(keyed("document_no_issue_date", { name, file: paper.fileName }), proofs);
    const fix = change(keyed("fix_document_newer", { name, from: issuedFrom }));
    if (paper.issuedOn < issuedFrom)
      return fail(keyed("document_old", { name, on: paper.issuedOn, from: issuedFrom }), fix, proofs, "absent");
  }
  if (!inDate || paper.neverExpires) return pass(keyed("document_on_file", { name }), proofs);
  if (paper.expiresOn === null) return unreadable(keyed("document_no_date", { name, file: paper.fileName }), proofs);
  const expires = dayOf(paper.expiresOn);
  const renew = change(keyed("fix_document_renew", { name }));
  if (expires <= day) return fail(keyed("document_expired", { name, expires: paper.expiresOn }), renew, proofs, "expired");
  return pass(keyed("document_in_date", { name, expires: isoOf(expires) }), proofs, expires);
}

/** Why no paper of the kind counts: none came, it is not certain what one is, or a file that may be one is not read yet. */
function absent(cover: VendorCover, { kind, name }: Rule, day: number): Finding {
  const own = cover.kindPapers.filter((one) => one.kind === kind).toSorted(newestFirst);
  const beingRead = own.find(({ isBeingRead }) => isBeingRead);
  const asFile = (file: string) => ({ ...unreadable(keyed("record_being_read", { file })), result: "being_read" as const });
  if (beingRead) return asFile(beingRead.fileName);
  const doubtful = own.find(({ doubt, isUnread }) => isUnread || doubt !== null);
  if (doubtful?.doubt) return unreadable(keyed("document_unsure", { file: doubtful.fileName, doubt: doubtful.doubt }), [proofOf(doubtful)]);
  if (doubtful) return unreadable(keyed("record_unread", { file: doubtful.fileName }), [proofOf(doubtful)]);
  const [unread] = cover.unread;
  // It may be the paper.
  if (unread) return unreadFinding(unread);
  const unseen = questionedOn(cover, day).find(({ coverages }) => coverages.length === 0);
  if (unseen) return unreadable(keyed("document_maybe", { name, file: unseen.fileName }), [wholePaper(unseen.id)]);
  const provide = change(keyed("fix_document_provide", { name }));
  const [later] = own;
  if (later?.issuedOn) return fail(keyed("document_not_yet", { name, starts: later.issuedOn }), provide, [proofOf(later)], "absent");
  return fail(keyed("document_missing", { name }), provide, [], "absent");
}

/** The days on which time alone may change what the rules find of papers of kinds. */
export function papersChange({ kindPapers }: VendorCover, requirements: readonly Requirement[]): number[] {
  const rules = requirements.filter((rule) => rule.type === "document");
  return rules.flatMap(({ kind, expiringDays, requiredFrom }) => [
    ...[dayOf(requiredFrom)].filter(isDay),
    ...kindPapers
      .filter((one) => one.kind === kind)
      .flatMap(({ issuedOn, expiresOn }) => {
        const expires = dayOf(expiresOn);
        return [dayOf(issuedOn), expires, expires - expiringDays].filter(isDay);
      }),
  ]);
}
