import { belongsTo, heightOf, isClear, proofOfPage, rungOfPage } from "@/lib/compliance/checks/pages-rules";
import type { Stated } from "@/lib/compliance/coverages/schema";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { likenessOfHolder } from "@/lib/compliance/names/holders-rules";
import { likenessTo } from "@/lib/compliance/names/likeness-rules";
import {
  absence,
  acrossPolicies,
  type Context,
  change,
  type Finding,
  fail,
  type Proof,
  pass,
  proofBy,
  unreadable,
} from "@/lib/compliance/papers/proofs-rules";
import type { EndorsementPage, Paper, Row } from "@/lib/compliance/papers/rules";
import type { Policy } from "@/lib/compliance/papers/standing-rules";
import { type Granted, grantOf } from "@/lib/compliance/requirements/rules";
import type { Rung } from "@/lib/compliance/requirements/values";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { isGrantedTo, type Said, saidIn, speaksOf } from "@/lib/compliance/terms/grants-rules";
import { statementsIn } from "@/lib/compliance/terms/rules";
import { blanketSchedule, scheduleExcepts } from "@/lib/compliance/terms/schedules-values";
import { isCarriersOwn } from "@/lib/extraction/endorsements-rules";
import type { EndorsementEffect } from "@/lib/extraction/schema";

/*
 * Requirements that are proven on the evidence ladder: a checkbox, the description of operations, the endorsement's page, the
 * policy itself.
 */

/** What is required of a policy. `forms`: accepted forms; null: each form that gives it. */
type Ask = {
  coverage: CoverageKind;
  effect: Exclude<EndorsementEffect, "EXCLUSION">;
  rung: Rung;
  forms: readonly string[] | null;
  blanket: boolean;
  /** The box that shows it; null: the form has no such box. */
  box: ((row: Row) => Stated<boolean>) | null;
};

const isPer =
  (scope: "PROJECT" | "LOCATION") =>
  (row: Row): Stated<boolean> => {
    const { aggregatePer } = row.coverage;
    return { ...aggregatePer, value: aggregatePer.value === null ? null : aggregatePer.value === scope };
  };

/** The boxes of a row, by what they show. No box shows completed operations or notice of cancellation. */
const boxes: Partial<Record<EndorsementEffect, Ask["box"]>> = {
  ADDITIONAL_INSURED: (row) => row.coverage.additionalInsured,
  ADDITIONAL_INSURED_ONGOING: (row) => row.coverage.additionalInsured,
  PRIMARY: (row) => row.coverage.primary,
  WAIVER_OF_SUBROGATION: (row) => row.coverage.waiverOfSubrogation,
  AGGREGATE_PER_PROJECT: isPer("PROJECT"),
  AGGREGATE_PER_LOCATION: isPer("LOCATION"),
};

function askOf(rule: Granted): Ask {
  const { forms, blanket } = rule;
  const asked = grantOf(rule);
  return { ...asked, forms, blanket, box: boxes[asked.effect] ?? null };
}

/** What speaks for and against a grant on one policy. */
class Ladder {
  sure: Rung | null = null;
  perhaps: Rung | null = null;
  /** Where a grant is denied, in which words. */
  denial: { file: string; words: string; proof: Proof } | null = null;
  /** The answer of an addendum that is the surest proof; null: another proof is. */
  answer: { file: string; words: string } | null = null;
  /** What leaves it open, the first that does: words that are not understood, or a place that could not be read. */
  doubt: { file: string; words: string } | "illegible" | null = null;
  readonly proofs: Proof[] = [];
  /** Why an endorsement that is there does not count, or needs a person. */
  note: Sentence | null = null;

  add(rung: Rung, proof: Proof, isSure: boolean, { doubt = null, answer = null }: Partial<Pick<Ladder, "doubt" | "answer">> = {}): void {
    if (!isSure) this.doubt ??= doubt;
    if (isSure && heightOf(rung) > heightOf(this.sure)) {
      this.sure = rung;
      this.answer = answer;
      this.proofs.unshift(proof);
    } else this.proofs.push(proof);
    if (!isSure && heightOf(rung) > heightOf(this.perhaps)) this.perhaps = rung;
  }
}

/** An effect that a general form gives as well: a designated additional insured, where the coverage does not distinguish operations. */
function gives(effects: readonly EndorsementEffect[], { effect, forms }: Ask, form: string | null): boolean {
  if (effects.includes(effect)) return true;
  // CG 20 26 and its like count for ongoing operations where the requirement lists them.
  const isListed = form !== null && forms?.includes(form);
  return Boolean(isListed) && effect === "ADDITIONAL_INSURED_ONGOING" && effects.includes("ADDITIONAL_INSURED");
}

/** Whether the schedule of an endorsement reaches the certificate holder. */
function reaches(
  page: EndorsementPage,
  ask: Ask,
  holders: Context["holders"],
): { isSure: boolean; counts: boolean; note: Sentence | null } {
  const { endorsement, known } = page;
  const form = endorsement.form ?? endorsement.text.slice(0, 60);
  const { persons } = endorsement;
  const isNamedOnly = known?.reach === "scheduled" || known?.reach === "either";
  const isBlanket = known?.reach === "blanket" || persons.some((line) => blanketSchedule.test(line.slice(0, 200)));
  const isExcepted = persons.some((line) => scheduleExcepts.test(line));
  const refused = { isSure: false, counts: false };
  if (isBlanket && !isExcepted)
    return ask.blanket ? { isSure: true, counts: true, note: null } : { ...refused, note: keyed("blanket_refused", { form }) };
  const unclear = { isSure: false, counts: true, note: keyed("schedule_unclear", { form }) };
  // Schedules of aggregates name projects and locations, which a person compares.
  const isOfPersons = !ask.effect.startsWith("AGGREGATE_");
  if (isExcepted || !isNamedOnly || !isOfPersons || persons.length === 0 || holders.length === 0) return unclear;
  const names = holders.map(({ name }) => name);
  const likenesses = [persons.join(" "), ...persons].map((line) => likenessTo(line, names));
  if (likenesses.includes("equal")) return { isSure: true, counts: true, note: null };
  if (likenesses.includes("near")) return unclear;
  return { ...refused, note: keyed("schedule_other", { form, name: persons[0] ?? "" }) };
}

/** Whether a title speaks of an effect, whatever it says of it. */
const mentions = (text: string, asked: EndorsementEffect): boolean =>
  saidIn(statementsIn(text)).some(({ effect }) => effect === asked || covers(asked, effect));

/** Descriptions do not tell the additional insureds of other coverages by operations. */
const covers = (asked: EndorsementEffect, said: EndorsementEffect) =>
  asked === "ADDITIONAL_INSURED" && said === "ADDITIONAL_INSURED_ONGOING";

const familyOf = (effect: EndorsementEffect) => effect.replace(/_(?:ONGOING|COMPLETED)$/, "");

/** A requirement's list names forms of the bureaus. A carrier's own form that gives the same counts like them. */
const isAccepted = ({ forms }: Ask, { endorsement: { form }, known }: EndorsementPage): boolean =>
  forms === null || form === null || forms.includes(form) || (known !== undefined && isCarriersOwn(known));

/** Whether a form is the policy's own coverage form. A sentence may say what that form includes. */
const isCoverageForm = ({ endorsement: { form } }: EndorsementPage) => /^[A-Z]{2} 00 /.test(form ?? "");

/**
 * Whether the forms that a sentence of a description names bear out what it says: CG 20 10 waives nothing, and CA 20 48 is an auto form.
 * A sentence without a form that is known bears itself out.
 */
function isBorneOut({ cover }: Context, paper: Paper, sentence: string, ask: Ask): boolean {
  const plain = inOneLine(sentence);
  const named = cover.pages.filter(
    (page) => page.paper === paper && page.known && page.endorsement.source === "description" && areOne(page.endorsement.text, plain),
  );
  // CA 20 01 makes a lessor an insured for its own autos: a form that gives others nothing bears nothing out.
  const forms = named.filter((page) => page.effects.length > 0);
  if (forms.length === 0) return named.every(isCoverageForm);
  const said = new Set(paper.said().flatMap(({ text, effect }) => (areOne(text, plain) ? familyOf(effect) : [])));
  const family = familyOf(ask.effect);
  if (!forms.some((page) => isAccepted(ask, page))) return false;
  if (said.size > 0 && !said.has(family)) return false;
  if (said.size > 0 && !forms.every(({ effects }) => effects.some((effect) => said.has(familyOf(effect))))) return false;
  const isOfFamily = forms.some(({ effects }) => effects.some((effect) => familyOf(effect) === family));
  if (!isOfFamily) return said.size > 1;
  return forms.some(({ effects, known, endorsement }) => known?.line === ask.coverage && gives(effects, ask, endorsement.form));
}

/** "Certificate holder is an additional insured" grants it to the holder of that certificate, who may be someone else. */
function namesUs({ holders }: Context, { document: { holder, holderAnswer } }: Paper, { text }: Said): boolean {
  if (!/\bholders?\b|\btitular\b/i.test(text) || holderAnswer === "accepted") return true;
  const names = holders.map(({ name }) => name);
  return names.length === 0 || (holder.state === "read" && likenessOfHolder(holder.value ?? "", names).likeness === "equal");
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Whether a sentence is, or is a part of, another: two readers may end sentences in different places. */
const areOne = (text: string, other: string) => inOneLine(text).includes(other) || other.includes(inOneLine(text));

/** A carrier's own form is known by its title alone. */
const isUnknown = ({ known, effects }: EndorsementPage) => !known && effects.length === 0;

/** Whether an endorsement is one on the required coverage with the required effect, as far as its form or its title shows. */
function isMeant(page: EndorsementPage, ask: Ask): boolean {
  const { endorsement, known, effects } = page;
  const line = known?.line ?? endorsement.line;
  if (line !== null && line !== ask.coverage) return false;
  if (!isUnknown(page)) return gives(effects, ask, endorsement.form);
  return mentions(endorsement.text.slice(0, 500), ask.effect);
}

function addPages(ladder: Ladder, context: Context, policy: Policy, ask: Ask): void {
  for (const page of context.cover.pages) {
    const { endorsement } = page;
    const belongs = isMeant(page, ask) ? belongsTo(page, policy) : "no";
    if (belongs === "no") continue;
    if (endorsement.granted === false) {
      ladder.denial ??= { file: page.paper.document.fileName, words: endorsement.text, proof: proofOfPage(page, "description") };
      continue;
    }
    if (!isAccepted(ask, page)) {
      ladder.note ??= keyed("form_refused", { form: endorsement.form ?? "" });
      continue;
    }
    const isPage = endorsement.source === "page";
    const rung = isPage ? rungOfPage(page) : "description";
    const reach = isPage ? reaches(page, ask, context.holders) : { isSure: true, counts: true, note: null };
    ladder.note ??= reach.note;
    const isBorne = endorsement.source !== "description" || isBorneOut(context, page.paper, endorsement.text, ask);
    const isCertain = reach.isSure && belongs === "yes" && !isUnknown(page) && isBorne && isClear(page, context);
    const answer = endorsement.source === "addendum" ? { file: page.paper.document.fileName, words: endorsement.text } : null;
    if (reach.counts) ladder.add(rung, proofOfPage(page, rung), isCertain, { answer });
  }
}

const namesOf = ({ holders }: Context) => holders.map(({ name }) => name);

function addDescription(ladder: Ladder, context: Context, paper: Paper, ask: Ask): void {
  const { description } = paper.document;
  const proof = proofBy(paper, description, "description");
  // What could not be read may grant or deny anything.
  if (description.state === "doubt") ladder.add("description", proof, false, { doubt: "illegible" });
  else for (const one of paper.said()) addSaid(ladder, context, { said: one, proof, paper }, ask);
}

function addSaid(ladder: Ladder, context: Context, { said, proof, paper }: { said: Said; proof: Proof; paper: Paper }, ask: Ask): void {
  const { effect, coverage, blanket } = ask;
  if (said.effect !== effect && !covers(effect, said.effect)) return;
  const speaks = speaksOf(said, coverage);
  if (speaks === "no") return;
  const words = { file: paper.document.fileName, words: said.text };
  if (said.how === "denied") {
    if (speaks === "yes") ladder.denial ??= { ...words, proof };
  } else {
    const isOfForms = isBorneOut(context, paper, said.text, ask) && namesUs(context, paper, said);
    const isSure = speaks === "yes" && (blanket || !said.isBlanket) && isOfForms;
    ladder.add("description", proof, isSure && isGrantedTo(said, namesOf(context)), { doubt: words });
  }
}

function climb(context: Context, policy: Policy, ask: Ask): Ladder {
  const ladder = new Ladder();
  for (const row of policy.rows) {
    const box = ask.box?.(row);
    const rung = row.paper.document.paper === "policy" ? "policy" : "checkbox";
    if (box?.state === "doubt") ladder.add(rung, proofBy(row.paper, box, rung), false, { doubt: "illegible" });
    else if (box?.state === "read" && box.value) ladder.add(rung, proofBy(row.paper, box, rung), true);
  }
  for (const paper of new Set(policy.rows.map((row) => row.paper))) addDescription(ladder, context, paper, ask);
  addPages(ladder, context, policy, ask);
  return ladder;
}

function fixOf({ effect, coverage, rung, forms }: Ask): ReturnType<typeof change> {
  const [form] = forms ?? [];
  if (form && rung === "endorsement") return change(keyed("fix_form", { form }));
  if (effect === "ADDITIONAL_INSURED_COMPLETED" && rung === "endorsement") return change(keyed("fix_form", { form: "CG 20 37" }));
  const key = rung === "policy" ? "fix_grant_policy" : rung === "endorsement" ? "fix_grant_endorsement" : "fix_grant";
  return change(keyed(key, {}, { effect, coverage }));
}

function unclearGrant(doubt: Ladder["doubt"], named: NonNullable<Sentence["terms"]>): Sentence {
  if (doubt === null) return keyed("grant_unclear", {}, named);
  return doubt === "illegible" ? keyed("grant_illegible", {}, named) : keyed("grant_words_unclear", doubt, named);
}

/** Whether a policy grants what is required, shown on the required rung or a higher one. */
export function judgeGrant(context: Context, rule: Granted): Finding {
  const ask = askOf(rule);
  const { coverage, effect } = ask;
  const standing = context.onDay.of(coverage);
  const missing = absence(context, coverage, standing);
  if (missing) return missing;
  const fix = fixOf(ask);
  return acrossPolicies(standing.live, (policy) => {
    const { sure, perhaps, denial: denied, doubt, proofs, note, answer } = climb(context, policy, ask);
    const denial = denied && { file: denied.file, words: denied.words };
    const named = { coverage, effect };
    const enough = heightOf(ask.rung);
    const shown = sure ?? perhaps;
    if (denial && shown) return unreadable(keyed("grant_contradicted_by", denial, { ...named, rung: shown }), proofs, fix);
    if (sure !== null && heightOf(sure) >= enough) {
      const shows = answer ? keyed("grant_answered", answer, { effect }) : keyed("grant_shown", {}, { ...named, rung: sure });
      return pass(shows, proofs.slice(0, 1), policy.ends);
    }
    if (heightOf(perhaps) >= enough) return unreadable(note ?? unclearGrant(doubt, named), proofs, fix);
    if (denied) return fail(keyed("grant_denied_by", denial ?? {}, named), fix, [denied.proof, ...proofs]);
    if (note) return fail(note, fix, proofs);
    if (sure !== null) return fail(keyed("grant_below", {}, { ...named, rung: sure, proof: ask.rung }), fix, proofs);
    return fail(keyed("grant_missing", {}, named), fix, proofs);
  });
}
