import { isDay, isoOf } from "@/lib/compliance/coverages/days-rules";
import type { Stated } from "@/lib/compliance/coverages/schema";
import type { autoScopes } from "@/lib/compliance/coverages/values";
import { likenessTo } from "@/lib/compliance/names/likeness-rules";
import {
  absence,
  acrossPolicies,
  type Context,
  cancelledFinding,
  change,
  doubtProofs,
  type Finding,
  fail,
  foreignFinding,
  notEvaluated,
  notValid,
  pass,
  proofBy,
  rowProof,
  settled,
  unreadable,
  unreadFinding,
} from "@/lib/compliance/papers/proofs-rules";
import { type Paper, type Row, termOf } from "@/lib/compliance/papers/rules";
import { type Policy, questionedOn } from "@/lib/compliance/papers/standing-rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { ratings, sizes } from "@/lib/compliance/requirements/values";
import { keyed } from "@/lib/compliance/requirements/words-rules";

/* Requirements about a policy's dates, basis, checkboxes and insurer. */

const datesProof = ({ rows }: Policy) => rows.map((row) => rowProof(row.paper, row.coverage.expiration));

/** Whether a coverage is in force on the day, or until the work ends. */
export function judgeCoverage(context: Context, { coverage, through }: RequirementOf<"coverage">): Finding {
  const standing = context.onDay.of(coverage);
  const named = { coverage };
  return (
    absence(context, coverage, standing) ??
    acrossPolicies(standing.live, (policy) => {
      const expires = isoOf(policy.ends);
      if (through === "work" && !isDay(context.end)) return notEvaluated(keyed("work_end_unknown", {}, named), datesProof(policy));
      if (through === "work" && policy.ends <= context.end) {
        const reason = keyed("coverage_ends_before_work", { expires, end: isoOf(context.end) }, named);
        return fail(reason, change(keyed("fix_through_work", { expires }, named)), datesProof(policy));
      }
      return pass(keyed("coverage_in_force", { expires }, named), datesProof(policy), policy.ends);
    })
  );
}

/**
 * Whether each coverage that the papers state is in force. Every stated coverage is a requirement of its own here, so a further
 * paper is a further thing that must hold.
 */
export function judgeStated({ onDay, cover, holders }: Context): Finding {
  const standings = onDay.all();
  const gone = standings.filter(({ live }) => live.length === 0);
  const over = gone.flatMap(({ expired }) => expired ?? []);
  const [expired] = over;
  if (expired) {
    const named = { coverage: termOf(expired) };
    const reason = keyed("coverage_expired", { expires: isoOf(expired.expiration) }, named);
    const proofs = over.map(({ paper, coverage }) => rowProof(paper, coverage.expiration));
    return fail(reason, change(keyed("fix_renew", {}, named)), proofs, "expired");
  }
  for (const { cancelled } of gone) if (cancelled) return cancelledFinding(cancelled, termOf(cancelled.row));
  const live = standings.flatMap((standing) => standing.live);
  const open = live.flatMap((policy) => judgeAlone(policy, holders) ?? []);
  const [worst] = [...open.filter(({ result }) => result === "fail"), ...open];
  // A decision is about all files that are named: it never settles a question of a file that no one was shown.
  if (worst) return { ...worst, proofs: open.flatMap(({ result, proofs }) => (result === worst.result ? proofs : [])) };
  const [unread] = cover.unread;
  if (live.length === 0 && unread?.isBeingRead) return unreadFinding(unread);
  for (const { later } of gone) {
    if (!later) continue;
    const named = { coverage: termOf(later) };
    const reason = keyed("coverage_not_yet", { starts: isoOf(later.effective) }, named);
    return fail(reason, change(keyed("fix_provide", {}, named)), [rowProof(later.paper, later.coverage.effective)], "absent");
  }
  if (live.length === 0 && unread) return unreadFinding(unread);
  const [unseen] = questionedOn(cover, onDay.day);
  if (live.length === 0 && unseen)
    return unreadable(keyed("document_in_doubt", { file: unseen.fileName, doubt: unseen.questions[0] ?? "" }));
  const [foreign] = cover.foreign;
  if (live.length === 0 && foreign) return foreignFinding(foreign, cover);
  if (live.length === 0)
    return fail(keyed("no_coverage_stated"), change(keyed("fix_provide", {}, { coverage: "GENERAL_LIABILITY" })), [], "absent");
  const ends = Math.min(...live.map((policy) => policy.ends));
  return pass(keyed("stated_in_force", { expires: isoOf(ends) }), live.flatMap(datesProof), ends);
}

/** Why a policy in force proves nothing by itself where everything that is stated counts; null: it does. */
export function judgeAlone(policy: Policy, holders: Context["holders"]): Finding | null {
  const invalid = notValid([policy]);
  if (invalid) return invalid;
  if (policy.doubt) return unreadable(policy.doubt, doubtProofs(policy));
  const misdirected = policy.rows.find(({ paper }) => paper.document.holderDoubt !== undefined);
  return misdirected ? otherHolder(misdirected.paper, holders[0]?.name ?? "") : null;
}

/** Where a set asks for no holder, a certificate that is made out to another firm still proves nothing to this one. */
function otherHolder(paper: Paper, required: string): Finding {
  const { fileName: file, holder, holderAnswer, holderDoubt: doubt = "" } = paper.document;
  const proofs = [proofBy(paper, holder, "checkbox")];
  if (holderAnswer === "rejected") return fail(keyed("holder_rejected", { file }), change(keyed("fix_holder", { required })), proofs);
  return unreadable(keyed("document_in_doubt", { file, doubt }), proofs);
}

/** Whether a policy is written on an occurrence basis, or claims-made since long enough ago. */
export function judgeBasis(context: Context, { coverage, claimsMade }: RequirementOf<"occurrence-basis">): Finding {
  const standing = context.onDay.of(coverage);
  const named = { coverage };
  const fix = change(keyed("fix_occurrence", {}, named));
  return (
    absence(context, coverage, standing) ??
    acrossPolicies(standing.live, (policy) => {
      const basis = settled(policy, (row) => row.coverage.basis);
      if (!basis) return fail(keyed("basis_missing", {}, named), fix);
      const proofs = [rowProof(basis.paper, basis.value)];
      if (basis.value.state === "doubt") return unreadable(keyed("basis_unclear", {}, named), proofs);
      if (basis.value.value === "OCCURRENCE") return pass(keyed("occurrence_met", {}, named), proofs, policy.ends);
      return claimsMade === "refused" ? fail(keyed("claims_made", {}, named), fix, proofs) : judgeRetroactive(context, policy, coverage);
    })
  );
}

function judgeRetroactive({ start }: Context, policy: Policy, coverage: RequirementOf<"occurrence-basis">["coverage"]): Finding {
  const named = { coverage };
  const since = settled(policy, (row) => row.coverage.retroactiveDate);
  const retro = since?.value.value ?? null;
  if (!since || since.value.state === "doubt" || retro === null || Number.isNaN(start))
    return notEvaluated(keyed("retro_unknown", {}, named), doubtProofs(policy));
  const proofs = [rowProof(since.paper, since.value)];
  const begins = isoOf(start);
  if (retro <= begins) return pass(keyed("claims_made_met", { retro }, named), proofs, policy.ends);
  return fail(keyed("retro_late", { retro, start: begins }, named), change(keyed("fix_retro", { start: begins }, named)), proofs);
}

type Scope = (typeof autoScopes)[number];
const neededAutos: Record<RequirementOf<"auto-scope">["accepts"], readonly Scope[] | null> = {
  any: null,
  "any-or-all": ["OWNED", "HIRED", "NON_OWNED"],
  "hired-and-non-owned": ["HIRED", "NON_OWNED"],
};

/** Which autos the policy covers: any auto, or each kind that is needed. */
export function judgeAutos(context: Context, { accepts }: RequirementOf<"auto-scope">): Finding {
  const standing = context.onDay.of("AUTO_LIABILITY");
  const named = { autos: accepts };
  const needed = neededAutos[accepts];
  return (
    absence(context, "AUTO_LIABILITY", standing) ??
    acrossPolicies(standing.live, (policy) => {
      const stated = policy.rows.filter(({ coverage }) => coverage.autos.state !== "absent");
      const proofs = stated.map((row) => rowProof(row.paper, row.coverage.autos));
      const isMet = ({ value }: Stated<Scope[]>) => value?.includes("ANY") || needed?.every((scope) => value?.includes(scope));
      const met = stated.filter(({ coverage }) => isMet(coverage.autos));
      const isUnclear = stated.some(({ coverage }) => coverage.autos.state === "doubt") || (met.length > 0 && met.length < stated.length);
      if (isUnclear) return unreadable(keyed("autos_unclear"), proofs);
      return met.length > 0
        ? pass(keyed("autos_met", {}, named), proofs, policy.ends)
        : fail(keyed("autos_short", {}, named), change(keyed("fix_autos", {}, named)), proofs);
    })
  );
}

/** Workers compensation per statute, with no one of the firm excluded. */
export function judgeStatute(context: Context, { proprietorExcluded }: RequirementOf<"per-statute">): Finding {
  const standing = context.onDay.of("WORKERS_COMPENSATION");
  return (
    absence(context, "WORKERS_COMPENSATION", standing) ??
    acrossPolicies(standing.live, (policy) => {
      const box = settled(policy, (row) => row.coverage.perStatute);
      const fix = change(keyed("fix_statute"));
      // Only a certificate has the box.
      if (!box && policy.rows.every(({ paper }) => paper.document.paper === "policy"))
        return unreadable(keyed("statute_unclear"), doubtProofs(policy), fix);
      if (!box || (box.value.state === "read" && !box.value.value)) return fail(keyed("statute_missing"), fix);
      const proofs = [rowProof(box.paper, box.value)];
      if (box.value.state === "doubt") return unreadable(keyed("statute_unclear"), proofs);
      const excluded = settled(policy, (row) => row.coverage.proprietorExcluded);
      const isAsked = proprietorExcluded === "review" && excluded !== null;
      if (isAsked && excluded.value.state === "doubt")
        return unreadable(keyed("proprietor_unknown"), [rowProof(excluded.paper, excluded.value)]);
      if (isAsked && excluded.value.value) return unreadable(keyed("proprietor_excluded"), [rowProof(excluded.paper, excluded.value)]);
      return pass(keyed("statute_met"), proofs, policy.ends);
    })
  );
}

const naicOf = (row: Row): Stated<string> => ({ ...row.coverage.policyNumber, state: "read", value: row.coverage.insurerNaic });

const missingOf = ({ coverage: { insurerName, insurerNaic } }: Row) => ({ insurer: insurerName ?? "", naic: insurerNaic ?? "" });

/** Whether the insurer is rated well and large enough, by the firm's own table. */
export function judgeRating(context: Context, rule: RequirementOf<"insurer-rating">): Finding {
  const { coverage, rating: required, size: requiredSize } = rule;
  const standing = context.onDay.of(coverage);
  const named = { coverage };
  return (
    absence(context, coverage, standing) ??
    acrossPolicies(standing.live, (policy) => {
      const [row] = policy.rows.filter((one) => one.coverage.insurerNaic !== null);
      const entry = row && context.ratings.find(({ naic }) => naic === row.coverage.insurerNaic);
      if (!row) return notEvaluated(keyed("insurer_unknown", {}, named), doubtProofs(policy));
      if (!entry) return notEvaluated(keyed("rating_missing", missingOf(row), named), [rowProof(row.paper, naicOf(row))]);
      const proofs = [rowProof(row.paper, naicOf(row))];
      const { rating, size, name } = entry;
      const insurer = row.coverage.insurerName;
      if (name && insurer && likenessTo(insurer, [name]) === "different")
        return unreadable(keyed("rating_other_name", { insurer, naic: entry.naic, name }, named), proofs);
      const values = { insurer: insurer ?? entry.naic, rating, size, required, requiredSize };
      const isMet = ratings.indexOf(rating) <= ratings.indexOf(required) && sizes.indexOf(size) >= sizes.indexOf(requiredSize);
      return isMet
        ? pass(keyed("rating_met", values), proofs, policy.ends)
        : fail(keyed("rating_low", values), change(keyed("fix_insurer", { required, requiredSize }, named)), proofs);
    })
  );
}
