import { readInCompany } from "@/lib/infra/db";
import { ruleOf, writeQuery } from "@/lib/search/language/rules";
import type { Problem } from "@/lib/search/language/schema";
import { ofActive } from "@/lib/search/questions/widenings-rules";
import { neverInNames } from "@/lib/search/sentences/names-values";
import { looksLikeQuestion } from "@/lib/search/sentences/phrases-rules";
import { readSentence } from "@/lib/search/sentences/rules";
import { months } from "@/lib/search/sentences/spoken-days-values";
import { plainWords } from "@/lib/search/sentences/trades-rules";
import { vendorAsked, vendorFilters } from "@/lib/search/sentences/vendor-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

const mostChoices = 3;
/** More unknown words than these leave nothing of what was meant. */
const mostUnknown = 3;
const never = new Set(neverInNames);

/** Questions near to one that was not understood, as queries: about vendors with a name like the one in it, or without its unknown words. */
export async function nearQueries(scope: CompanyScope, text: string, problem: Problem, day: string): Promise<string[]> {
  if (problem.reason === "severalDays") return withEachDay(text, problem.words, day);
  if (problem.reason === "limitAmount") return shortOfLimit(problem.words);
  if (!looksLikeQuestion(text) && !vendorAsked(text)) return [];
  const about = vendorAsked(text);
  const names = about ? await vendorsLike(scope, about.name) : [];
  if (about && names.length > 0) return names.map((name) => writeQuery(vendorFilters(about, name)));
  return withoutUnknown(text, problem, day);
}

/** "12/05/2026": the question with each of the days that may be meant. */
function withEachDay(text: string, words: string, today: string): string[] {
  const [one = 0, other = 0, year] = words.split("/").map(Number);
  const days = [
    [one, other],
    [other, one],
  ].map(([month = 0, day]) => `${englishMonths[month - 1]} ${day}${year ? `, ${year}` : ""}`);
  return days.flatMap((day) => {
    const { filters } = readSentence(text.replace(words, day), today, []);
    return filters ? [writeQuery(ofActive(filters))] : [];
  });
}

const englishMonths = months.map(([name = ""]) => name);

/** Who does not meet the limits that are required of the coverage. */
function shortOfLimit(words: string): string[] {
  const subject = words === "" ? null : ruleOf(`${words}.limit`);
  if (!subject) return [];
  return [
    writeQuery(
      ofActive([
        { field: "rule", subject },
        { field: "result", values: ["fail", "warning"] },
      ]),
    ),
  ];
}

async function vendorsLike(scope: CompanyScope, words: string): Promise<string[]> {
  const text = `select name from vendor where company_id = $1 and plain_text(name) % plain_text($2) and similarity(plain_text(name), plain_text($2)) >= 0.4
    order by similarity(plain_text(name), plain_text($2)) desc, name limit ${mostChoices}`;
  const [rows = []] = await readInCompany(scope, [{ text, values: [scope.companyId, words] }]);
  return rows.map(({ name }) => String(name));
}

/** What is left without the words that are unknown; nothing where one of them may turn the rest around, such as "not" or "except". */
function withoutUnknown(text: string, problem: Problem, day: string): string[] {
  let [rest, found] = [text, problem];
  for (let count = 0; count < mostUnknown && found.reason === "unknownWord"; count += 1) {
    const { words } = found;
    const isTurned = plainWords(words)
      .split(" ")
      .some((word) => never.has(word) || word.endsWith("nt"));
    const at = rest.indexOf(words);
    if (words === "" || isTurned || at < 0) return [];
    rest = `${rest.slice(0, at)}${rest.slice(at + words.length)}`.replace(/\s+/g, " ").trim();
    const parsed = readSentence(rest, day, []);
    if (!parsed.problem) return [writeQuery(ofActive(parsed.filters))];
    found = parsed.problem;
  }
  return [];
}
