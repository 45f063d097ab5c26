import { isoOf } from "@/lib/compliance/coverages/days-rules";
import type { JudgedDocument, Stated } from "@/lib/compliance/coverages/schema";
import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Holder, InsurerRating } from "@/lib/compliance/papers/proofs-schema";
import { type Paper, termOf, type VendorCover } from "@/lib/compliance/papers/rules";
import { type CoverOnDay, type Policy, questionedOn, type Standing } from "@/lib/compliance/papers/standing-rules";
import type { Rung } from "@/lib/compliance/requirements/values";
import { keyed, type Sentence } from "@/lib/compliance/requirements/words-rules";
import type { Box, ReaderKind } from "@/lib/extraction/schema";

/** Where a value is that a result rests on, what read it, and which rung of the ladder it is. */
export type Proof = {
  document: string;
  part: number;
  page: number | null;
  box: Box | null;
  reader: ReaderKind | null;
  confidence: number;
  rung: Rung;
};

/** A limit that is too low, in whole dollars. `umbrella`: what the umbrella adds today, where it may. */
export type Shortfall = { coverage: CoverageKind; limit: JudgedLimit; found: number; required: number; umbrella: number | null };

/** What would make a requirement pass. */
export type Change = { sentence: Sentence; shortfall: Shortfall | null };

/** The result for one requirement. `cause` names kinds of failure that a status or an exception distinguishes. */
export type Finding = {
  result: "pass" | "fail" | "being_read" | "unreadable" | "not_evaluated" | "cancelled";
  reason: Sentence;
  proofs: readonly Proof[];
  change: Change | null;
  cause: "expired" | "absent" | "short" | null;
  /** Day on which the coverage of a pass ends. */
  ends: number;
};

/** What a requirement is judged on. */
export type Context = {
  cover: VendorCover;
  onDay: CoverOnDay;
  holders: readonly Holder[];
  ratings: readonly InsurerRating[];
  /** What the umbrella must itself be: only what is above it tops up other limits. */
  umbrellaMinima: Partial<Record<JudgedLimit, number>>;
  /** Coverages that the project's wrap-up provides in full: nothing of the vendor's own is renewed. */
  provided?: ReadonlySet<string>;
  /** Day numbers of the contract; `NaN`: not known. Without a contract, `end` is before any day. */
  start: number;
  end: number;
};

export const forever = Number.POSITIVE_INFINITY;

/** A proof by a value of a paper. */
export function proofBy(paper: Paper, value: Stated<unknown>, rung: Rung): Proof {
  const { id, part } = paper.document;
  return { document: id, part, page: value.page, box: value.box, reader: value.reader, confidence: value.confidence, rung };
}

/** The proof that a value of a coverage row is: a box of a certificate, or the policy itself. */
export const rowProof = (paper: Paper, value: Stated<unknown>): Proof =>
  proofBy(paper, value, paper.document.paper === "policy" ? "policy" : "checkbox");

export const change = (sentence: Sentence): Change => ({ sentence, shortfall: null });

export const pass = (reason: Sentence, proofs: readonly Proof[], ends = forever): Finding => ({
  ...{ result: "pass", reason, proofs, change: null, cause: null, ends },
});

export const fail = (reason: Sentence, fix: Change, proofs: readonly Proof[] = [], cause: Finding["cause"] = "short"): Finding => ({
  ...{ result: "fail", reason, proofs, change: fix, cause, ends: forever },
});

/** Unclear; a person looks. */
export const unreadable = (reason: Sentence, proofs: readonly Proof[] = [], fix: Change | null = null): Finding => ({
  ...{ result: "unreadable", reason, proofs, change: fix, cause: null, ends: forever },
});

/** Why an unread file leaves a requirement open: we are still reading it, or we couldn't read it and a person decides. */
export function unreadFinding({ fileName, isBeingRead }: JudgedDocument, coverage?: CoverageKind): Finding {
  const [file, named] = [{ file: fileName }, coverage && { coverage }];
  if (isBeingRead)
    return { ...unreadable(keyed(named ? "coverage_maybe_being_read" : "record_being_read", file, named)), result: "being_read" };
  return unreadable(keyed(named ? "coverage_maybe_unread" : "record_unread", file, named));
}

export const notEvaluated = (reason: Sentence, proofs: readonly Proof[] = []): Finding => ({
  ...{ result: "not_evaluated", reason, proofs, change: null, cause: null, ends: forever },
});

/** Why a coverage is not in force; null: some policy is, by valid papers alone. */
export function absence({ cover, onDay }: Context, coverage: CoverageKind, standing: Standing): Finding | null {
  if (standing.live.length > 0) return notValid(standing.live);
  const named = { coverage };
  const { cancelled, expired, later } = standing;
  if (cancelled) return cancelledFinding(cancelled, coverage);
  if (expired) {
    const reason = keyed("coverage_expired", { expires: isoOf(expired.expiration) }, named);
    return fail(reason, change(keyed("fix_renew", {}, named)), [rowProof(expired.paper, expired.coverage.expiration)], "expired");
  }
  const provide = change(keyed("fix_provide", {}, named));
  const [unread] = cover.unread;
  // It may state the policy of today.
  if (unread?.isBeingRead) return unreadFinding(unread, coverage);
  if (later) {
    const reason = keyed("coverage_not_yet", { starts: isoOf(later.effective) }, named);
    return fail(reason, provide, [rowProof(later.paper, later.coverage.effective)], "absent");
  }
  if (unread) return unreadFinding(unread, coverage);
  // A paper whose coverages are in doubt as a whole may state this one too: unreadable is not missing.
  const doubtful = cover.papers.find(({ document }) => document.expectsCoverage && document.doubts.length > 0);
  if (doubtful?.doubt) return unreadable(doubtful.doubt, [proofBy(doubtful, doubtful.document.insured, "checkbox")]);
  // A file in which the reader found nothing may state it too, until a person has looked.
  const unseen = questionedOn(cover, onDay.day).find(({ coverages }) => coverages.length === 0);
  if (unseen) return unreadable(keyed("coverage_maybe_unread", { file: unseen.fileName }, named));
  const foreign = cover.foreign.find(({ coverages }) => coverages.some(({ kind }) => kind === coverage));
  if (foreign) return foreignFinding(foreign, cover);
  return fail(keyed("coverage_missing", {}, named), provide, [], "absent");
}

/** A paper that names another insured proves nothing here. */
export function foreignFinding({ id, insured }: JudgedDocument, { vendor }: VendorCover): Finding {
  const reason = keyed("insured_other", { name: insured.value ?? "", required: vendor.name });
  return fail(reason, change(keyed("fix_insured", { required: vendor.name })), [wholePaper(id)], "absent");
}

/** The notice that cancelled comes first among the proofs, the paper that states the policy after it. */
export function cancelledFinding(
  { row, since, document }: NonNullable<Standing["cancelled"]>,
  coverage: CoverageKind | "OTHER_COVERAGE",
): Finding {
  const values = { number: row.coverage.policyNumber.value ?? "", on: isoOf(since) };
  const fix = change(keyed("fix_reinstate", { number: values.number }, { coverage }));
  const reason = keyed(row.isReinstatementOpen ? "reinstatement_unclear" : "coverage_canceled", values, { coverage });
  const proofs = [...(document === null ? [] : [wholePaper(document)]), rowProof(row.paper, row.coverage.policyNumber)];
  return { ...fail(reason, fix, proofs, "absent"), result: "cancelled" };
}

/**
 * Judges each policy that is in force. All must pass: a further policy with less is a question for a person, and so neither a
 * pass nor a failure.
 */
export function acrossPolicies(policies: readonly Policy[], judge: (policy: Policy) => Finding): Finding {
  const [first, ...others] = policies.map((policy) => (policy.doubt ? unreadable(policy.doubt, doubtProofs(policy)) : judge(policy)));
  if (!first) throw new Error("No policy to judge");
  if (others.length === 0) return first;
  const all = [first, ...others];
  if (all.every(({ result }) => result === first.result)) return { ...first, ends: Math.min(...all.map(({ ends }) => ends)) };
  const open = all.find(({ result }) => result !== "pass") ?? first;
  return unreadable(
    open.reason,
    all.flatMap(({ proofs }) => proofs),
    open.change,
  );
}

/** Fails where a person marked a certificate of a policy in force as not valid; null: no one did. */
export function notValid(policies: readonly Policy[]): Finding | null {
  for (const row of policies.flatMap(({ rows }) => rows)) {
    const { doubt, document } = row.paper;
    if (!document.invalid || !doubt) continue;
    return fail(doubt, change(keyed("fix_provide", {}, { coverage: termOf(row) })), [markProof(document, document.invalid)], "absent");
  }
  return null;
}

/** A mark on a page as a proof. */
export const markProof = ({ id, part }: JudgedDocument, { page, box }: { page: number; box: Box }): Proof => ({
  ...{ document: id, part, page, box, reader: null, confidence: 0, rung: "checkbox" },
});

/** A whole paper as a proof, where the place on it is not known. */
export const wholePaper = (document: string): Proof => ({
  ...{ document, part: 0, page: 1, box: null, reader: null, confidence: 0, rung: "checkbox" },
});

/** The papers of a policy in doubt, for a person to look at: what raises the doubt, else the policy's own. */
export function doubtProofs({ rows, doubtDocument: document }: Policy): Proof[] {
  if (document !== null) return [wholePaper(document)];
  return rows.map(({ paper, coverage }) => rowProof(paper, coverage.policyNumber));
}

/** What the papers of one policy say together. Papers that contradict each other are a doubt. */
export function settled<Value>(
  policy: Policy,
  pick: (row: Policy["rows"][number]) => Stated<Value>,
): { value: Stated<Value>; paper: Paper } | null {
  let found: { value: Stated<Value>; paper: Paper } | null = null;
  for (const row of policy.rows) {
    const value = pick(row);
    if (value.state === "absent") continue;
    if (value.state === "doubt") return { value, paper: row.paper };
    if (found && found.value.value !== value.value) return { value: { ...value, state: "doubt" }, paper: row.paper };
    found ??= { value, paper: row.paper };
  }
  return found;
}
