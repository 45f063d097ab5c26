import { linesOf, type PageWords, textOf } from "@/lib/extraction/readers/words";

/** A question of an addendum with its plain answer, or null where none could be read. */
export type Answer = { question: string; answer: "YES" | "NO" | null };
/** A page that qualifies a certificate's policies by questions and answers, as New York's construction addendum does. */
export type Addendum = { page: number; text: string; answers: Answer[] };

const title = /\b(?:addendum|supplement(?:al)?(?: (?:to|certificate|information|schedule))?)\b/i;
const footer = /\bACORD 855\b/i;
/** A line that ends with its answer, or has one after its question mark. */
const answered = /^(.{6,300}?)\W{1,9}(?:(YES|NO)|[Xx☒☑✓✔]\W{0,9}(YES|NO)|(YES|NO)\W{0,9}[Xx☒☑✓✔])\W{0,9}$|^(.{6,300}\?)\W{0,9}(YES|NO)\b/i;

/** The questions and answers of an addendum page, or null when the page is no addendum. */
export function addendumOf(page: PageWords): Addendum | null {
  const lines = linesOf(page.words).map((words) => textOf(words, " "));
  const isTitled = lines.slice(0, 6).some((line) => line.length < 110 && title.test(line));
  if (!isTitled && !lines.slice(-4).some((line) => footer.test(line))) return null;
  const answers = lines.flatMap((line, at): Answer[] => {
    const match = answered.exec(line);
    const question = match?.[1] ?? match?.[5];
    const answer = (match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[6])?.toUpperCase();
    if (question) return [{ question, answer: answer === "YES" ? "YES" : "NO" }];
    if (!line.includes("?")) return [];
    // The answer may be on the line below its question.
    const below = /^\W*(YES|NO)\W*$/i.exec(lines[at + 1] ?? "")?.[1]?.toUpperCase();
    return [{ question: line, answer: below === "YES" ? "YES" : below === "NO" ? "NO" : null }];
  });
  return { page: page.number, text: lines.join("\n"), answers };
}
