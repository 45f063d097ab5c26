import type { Stated } from "@/lib/compliance/coverages/schema";
import type { Interest } from "@/lib/compliance/coverages/values";
import { likenessOfHolder } from "@/lib/compliance/names/holders-rules";
import type { Likeness } from "@/lib/compliance/names/match-rules";
import {
  absence,
  acrossPolicies,
  type Context,
  change,
  type Finding,
  fail,
  foreignFinding,
  notEvaluated,
  type Proof,
  pass,
  proofBy,
  rowProof,
  settled,
  unreadable,
  unreadFinding,
} from "@/lib/compliance/papers/proofs-rules";
import type { Holder } from "@/lib/compliance/papers/proofs-schema";
import { type Paper, termOf } from "@/lib/compliance/papers/rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";

/* Requirements about whom a certificate is made out to. */

/**
 * The papers of the coverages in force, each once. The value is why it is not certain that a policy of the paper is in force; null: it is
 * certain.
 */
function currentPapers({ onDay }: Context): Map<Paper, Sentence | null> {
  const papers = new Map<Paper, Sentence | null>();
  for (const { live } of onDay.all())
    for (const { rows, doubt } of live) for (const { paper } of rows) if (papers.get(paper) !== null) papers.set(paper, doubt);
  return papers;
}

type HolderMatch = { likeness: Likeness; first: string | null; isBelow: boolean; isElsewhere: boolean };

// Assignments of one project share their list of holders, and certificates name the same few.
const matched = new WeakMap<readonly Holder[], Map<string, HolderMatch>>();
const mostMatched = 5000;

/** How near a certificate's holder comes to the accepted ones, `isElsewhere` where it shows another address. */
function matchHolder(text: string, holders: readonly Holder[]): HolderMatch {
  let known = matched.get(holders);
  if (!known) {
    known = new Map();
    matched.set(holders, known);
  }
  let match = known.get(text);
  if (!match) {
    const { likeness, first, isBelow } = likenessOfHolder(
      text,
      holders.map(({ name }) => name),
    );
    match = { likeness, first, isBelow, isElsewhere: !holders.some((holder) => hasAddress(text, holder)) };
    if (known.size >= mostMatched) known.clear();
    known.set(text, match);
  }
  return match;
}

/** What distinguishes addresses: numbers, and words that are not a kind of street. */
const marksIn = (text: string) =>
  text
    .slice(0, 500)
    .toLowerCase()
    .match(/\d{1,10}|[a-z]{4,30}/g) ?? [];
const kindOfStreet =
  /^(?:street|avenue|road|drive|lane|boulevard|court|place|plaza|square|suite|floor|unit|building|north|south|east|west|highway|parkway)$/;

const tellingOf = (address: string | null) => marksIn(address ?? "").filter((mark) => !kindOfStreet.test(mark));

/** Whether the numbers of an accepted address and the names in it are in the holder's block. Another address has other ones. */
function hasAddress(text: string, { address }: Holder): boolean {
  const seen = new Set(marksIn(text));
  const wanted = tellingOf(address);
  return wanted.length > 0 && wanted.every((mark) => seen.has(mark));
}

// The names of a rule are joined with the same holders for every vendor.
const joined = new WeakMap<readonly Holder[], WeakMap<readonly string[], readonly Holder[]>>();

function acceptedHolders(holders: readonly Holder[], names: readonly string[]): readonly Holder[] {
  if (names.length === 0) return holders;
  let byNames = joined.get(holders);
  if (!byNames) {
    byNames = new WeakMap();
    joined.set(holders, byNames);
  }
  let all = byNames.get(names);
  if (!all) {
    all = [...holders, ...names.map((name) => ({ name, address: null }))];
    byNames.set(names, all);
  }
  return all;
}

/** What one certificate's holder is: `other` is certain, `open` needs a person. */
type Seen = { state: "met" | "open" | "other"; reason: Sentence; proof: Proof };

function seenOn(paper: Paper, doubt: Sentence | null, holders: readonly Holder[], isAddressed: boolean): Seen {
  const { holder, holderAnswer, fileName: file } = paper.document;
  const proof = proofBy(paper, holder, "checkbox");
  const required = holders[0]?.name ?? "";
  const text = holder.value ?? "";
  if (holderAnswer === "rejected") return { state: "other", reason: keyed("holder_rejected", { file }), proof };
  if (doubt) return { state: paper.document.invalid ? "other" : "open", reason: doubt, proof };
  if (holderAnswer === "accepted") {
    const byPerson = { ...proof, reader: "person" as const, confidence: 1 };
    return { state: "met", reason: keyed("holder_accepted", { file }), proof: byPerson };
  }
  if (holder.state === "doubt") return { state: "open", reason: keyed("holder_unclear"), proof };
  const { likeness, first, isBelow, isElsewhere } = matchHolder(text, holders);
  if (first === null) return { state: "other", reason: keyed("holder_missing", { required }), proof };
  const values = { name: first, required };
  if (likeness === "different") return { state: "other", reason: keyed("holder_other", values), proof };
  if (isBelow) return { state: "open", reason: keyed("holder_below", values), proof };
  if (likeness === "near") return { state: "open", reason: keyed("holder_near", values), proof };
  if (isAddressed && isElsewhere) return { state: "open", reason: keyed("holder_address", values), proof };
  return { state: "met", reason: keyed("holder_met", values), proof };
}

/** Whether every current certificate is made out to an accepted holder. */
export function judgeHolder(context: Context, { names, address }: RequirementOf<"certificate-holder">): Finding {
  const holders = acceptedHolders(context.holders, names);
  if (holders.length === 0) return notEvaluated(keyed("holders_unknown"));
  if (address && holders.every((holder) => tellingOf(holder.address).length === 0)) return notEvaluated(keyed("holder_no_address"));
  const current = [...currentPapers(context)];
  const certificates = current.filter(([{ document }]) => document.paper === "certificate");
  const required = holders[0]?.name ?? "";
  const fix = change(keyed("fix_holder", { required }));
  // A policy names no certificate holder.
  const policies = current.map(([paper]) => proofBy(paper, paper.document.holder, "policy"));
  if (current.length === 0 && hasRightHolder(context, holders, address)) return noCertificate(context, renewalOf(context) ?? fix);
  if (certificates.length === 0)
    return current.length > 0 ? notEvaluated(keyed("no_current_certificate"), policies) : noCertificate(context, fix);
  const seen = certificates.map(([paper, doubt]) => seenOn(paper, doubt, holders, address));
  const [first] = seen;
  const proofs = seen.map(({ proof }) => proof);
  const open = seen.find(({ state }) => state === "open");
  const other = seen.find(({ state }) => state === "other");
  if (first && !open && !other) return pass(first.reason, proofs);
  if (other && seen.every(({ state }) => state === "other")) return fail(other.reason, fix, proofs);
  if (open) return unreadable(open.reason, proofs, fix);
  const reason = other?.reason ?? keyed("holder_unclear");
  return unreadable(reason.key === "holder_other" ? { ...reason, key: "holder_mixed" } : reason, proofs, fix);
}

/**
 * Whether the evidence of property is made out to an accepted holder who has the interest. The boxes say the interest of the one in the
 * block beside them, so both count together.
 */
export function judgeInterest(context: Context, { interest }: RequirementOf<"property-interest">): Finding {
  const standing = context.onDay.of("PROPERTY");
  const named = { interest };
  const fix = change(keyed("fix_interest", { required: context.holders[0]?.name ?? "" }, named));
  const accepted = interest === "LOSS_PAYEE" ? [interest, "LENDERS_LOSS_PAYABLE"] : [interest];
  return (
    absence(context, "PROPERTY", standing) ??
    acrossPolicies(standing.live, (policy) => {
      const stated = settled(policy, ({ coverage }) => coverage.interests ?? noInterests);
      const own = policy.rows.map(({ paper, coverage }) => rowProof(paper, coverage.policyNumber));
      const proofs = stated ? [rowProof(stated.paper, stated.value)] : own;
      const words = policy.rows.find(({ paper }) => /\b(?:loss pay|mortgag|lienholder)/i.test(paper.document.description.value ?? ""));
      // A sentence may say it, with conditions that a person reads.
      if (!stated && words) return unreadable(keyed("interest_in_words", { file: words.paper.document.fileName }, named), proofs, fix);
      if (!stated) return fail(keyed("interest_missing", {}, named), fix, proofs);
      if (stated.value.state === "doubt") return unreadable(keyed("interest_unclear", {}, named), proofs, fix);
      if (!stated.value.value?.some((one) => accepted.includes(one))) return fail(keyed("interest_missing", {}, named), fix, proofs);
      if (context.holders.length === 0) return notEvaluated(keyed("holders_unknown"), proofs);
      const seen = seenOn(stated.paper, null, context.holders, false);
      if (seen.state === "met")
        return pass(keyed("interest_met", { name: stated.paper.document.holder.value ?? "" }, named), proofs, policy.ends);
      const both = [...proofs, seen.proof];
      return seen.state === "open" ? unreadable(seen.reason, both, fix) : fail(seen.reason, fix, both);
    })
  );
}

const noInterests: Stated<Interest[]> = { state: "absent", value: null, reader: null, confidence: 1, page: null, box: null };

/** Whether the certificates that have expired are made out as it is required: a renewal will be, too. */
function hasRightHolder({ cover }: Context, holders: readonly Holder[], isAddressed: boolean): boolean {
  const certificates = cover.papers.filter(({ document }) => document.paper === "certificate" && document.expectsCoverage);
  return certificates.length > 0 && certificates.every((paper) => seenOn(paper, paper.doubt, holders, isAddressed).state === "met");
}

/** The renewal of a paper whose only fault is that it has expired; null: no paper has expired. */
function renewalOf({ onDay, provided }: Context): Finding["change"] {
  const [expired] = onDay
    .all()
    .flatMap((standing) => (standing.expired && !provided?.has(termOf(standing.expired)) ? standing.expired : []));
  return expired ? change(keyed("fix_renew", {}, { coverage: termOf(expired) })) : null;
}

function noCertificate({ cover }: Context, fix: Finding["change"]): Finding {
  const [unread] = cover.unread;
  if (unread) return unreadFinding(unread);
  return fail(keyed("no_current_certificate"), fix ?? change(keyed("fix_insured")), [], "absent");
}

/** Whether the papers in force name the vendor as insured. Papers that name someone else count for no requirement. */
export function judgeInsured(context: Context): Finding {
  const { cover } = context;
  const standing = currentPapers(context);
  const papers = [...standing.keys()];
  const required = cover.vendor.name;
  const fix = change(keyed("fix_insured", { required }));
  const [first] = papers;
  if (!first) {
    const [foreign] = cover.foreign;
    if (!foreign || cover.unread.length > 0) return noCertificate(context, (cover.papers.length > 0 && renewalOf(context)) || fix);
    return foreignFinding(foreign, cover);
  }
  const proofs = papers.map((paper) => proofBy(paper, paper.document.insured, "checkbox"));
  const doubtful = papers.find(({ doubt }) => doubt !== null);
  if (doubtful?.doubt) return unreadable(doubtful.doubt, proofs, fix);
  const doubt = standing.get(first) ?? null;
  if (doubt && papers.every((paper) => standing.get(paper))) return unreadable(doubt, proofs);
  return pass(keyed("insured_met", { name: first.document.insured.value ?? "" }), proofs);
}
