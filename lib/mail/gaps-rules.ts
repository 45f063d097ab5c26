import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { VendorGap } from "@/lib/compliance/requests/requesting-schema";
import type { Sentence } from "@/lib/compliance/requirements/words-rules";
import { renderFix } from "@/lib/compliance/verdicts/fixes-rules";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { inWords } from "@/lib/compliance/verdicts/records-dto";
import type { StoredVerdict } from "@/lib/compliance/verdicts/records-schema";
import { daysBetween, writtenDate } from "@/lib/infra/dates-rules";
import { coded, joined } from "@/lib/infra/sentences-rules";
import { isAbout, type Person } from "@/lib/mail/recipients/rules";
import type { ContactRole, Paper } from "@/lib/mail/recipients/values";
import { mailWords, own } from "@/lib/mail/rules";

/** The end of an enrollment that is further away is no news. */
const toldDays = 90;

const unique = (texts: readonly string[]) => [...new Set(texts)];
const isMissed = ({ result }: StoredVerdict["lines"][number]) => result === "fail" || result === "cancelled";

/** A verdict without what is asked of other documents than insurance. */
function withoutPapers({ lines, fix, ...verdict }: StoredVerdict): StoredVerdict {
  const isInsurance = ({ key }: { key: string }) => !key.startsWith("fix_document");
  const left = fix && { all: fix.all.filter(isInsurance), oneOf: fix.oneOf };
  const isFixed = !left || left.all.length + left.oneOf.length === 0;
  return { ...verdict, lines: lines.filter(({ type }) => type !== "document"), fix: isFixed ? null : left };
}

/**
 * The part of an email to a person that names the gap: what is missing (what is required, where nothing is on file), the certificate holder
 * to copy, and a paragraph to forward to the agent; of that, what the person is emailed about. "" where nothing is missing. It asks for
 * coverage, forms and endorsements, never for wording that the policy does not contain, and ties no payment to it (New York Insurance Law
 * §502, Texas Insurance Code 1811.052).
 */
export const gapTextFor = (gap: VendorGap, person: Person): string =>
  (isAbout(person, "insurance") ? insuranceGap(gap, person.role) : "") +
  papersGap({ papers: gap.papers.filter(({ id }) => isAbout(person, id)) });

/** What a request asks for. Where nothing is missing it is about insurance, as a request for a new certificate. */
export function papersAsked(gap: VendorGap): Paper[] {
  const kinds = gap.papers.map(({ id }) => id);
  return kinds.length === 0 || insuranceGap(gap) !== "" ? ["insurance", ...kinds] : kinds;
}

/** Other documents that are asked of the vendor itself, in the company's words. They are no matter of the agent's. */
export function papersGap({ papers }: Pick<VendorGap, "papers">): string {
  if (papers.length === 0) return "";
  const list = papers.map(({ name, told }) => `- ${told ? `${name}: ${told.replace(/\s+/g, " ")}` : name}`).join("\n");
  return mailWords("server.mail.gapPapers", { list: own(list) });
}

const text = (value: unknown) => String(value ?? "");

/** An enrollment after whose end the vendor's own coverage is required, and what of it is missing. */
type EndingWrap = { name: string; ends: string; coverages: string[] };

/** The enrollment of a contract that ends, where the vendor's own coverage is not enough from then on. */
export function endingWrapOf({ lines }: StoredVerdict): EndingWrap | null {
  const asked = lines.filter(({ result, severity, ask }) => result === "provided" && severity === "hard" && ask !== null);
  const { name, ends } = asked[0]?.reason.values ?? {};
  return ends === undefined
    ? null
    : { name: text(name), ends: text(ends), coverages: unique(asked.flatMap(({ coverage }) => coverage ?? [])) };
}

/** The enrollments in wrap-ups that have ended while something is missing, and those that end soon with what is then required. */
function wrapsOf(verdict: StoredVerdict): string[] {
  const { lines, fix, date } = verdict;
  const ended = lines.find((line) => line.reason.key === "enrollment_ended");
  if (ended && fix !== null) {
    const { name, on } = ended.reason.values;
    return [mailWords("server.mail.wrapEnded", { name: text(name), day: writtenDate(text(on)) })];
  }
  const ending = endingWrapOf(verdict);
  if (!ending || daysBetween(date, ending.ends) > toldDays) return [];
  const named = ending.coverages.map((one) => coded(coverageNames[one as CoverageKind]));
  return [mailWords("server.mail.wrapEnding", { name: ending.name, day: writtenDate(ending.ends), coverages: joined("and", named) })];
}

/** The part of it about insurance, which an agent may get: an agent is not told to forward it to its agent. */
export function insuranceGap({ company, vendor, verdicts, holder }: VendorGap, reader: ContactRole = "office"): string {
  const wraps = unique(verdicts.flatMap(wrapsOf));
  const about = wraps.length > 0 ? mailWords("server.mail.gapWraps", { list: own(wraps.join("\n")) }) : "";
  const insured = verdicts.map(withoutPapers);
  const failing = insured.filter(({ fix }) => fix !== null);
  if (failing.length === 0) return about;
  const hard = failing.flatMap(({ lines }) => lines.filter(({ severity }) => severity === "hard"));
  const isEmpty = failing.every(({ status }) => status === "NO_DOCUMENTS");
  const listed = unique(
    isEmpty ? hard.map(({ required }) => inWords(required)) : hard.filter(isMissed).map(({ reason }) => inWords(reason)),
  );
  const list = own(listed.map((line) => `- ${line}`).join("\n"));
  const fixes = unique(failing.flatMap(({ fix }) => (fix ? [renderFix(fix as { all: Sentence[]; oneOf: Sentence[] })] : [])));
  return [
    about,
    isEmpty ? mailWords("server.mail.gapRequired", { list }) : mailWords("server.mail.gapMissing", { list }),
    holder && mailWords("server.mail.gapHolder", { holder: own(holder) }),
    reader === "agent"
      ? mailWords("server.mail.gapOfAgent", { fix: own(fixes.join("\n")) })
      : mailWords("server.mail.gapForAgent", { company, vendor, fix: own(fixes.join("\n")) }),
  ].join("");
}
