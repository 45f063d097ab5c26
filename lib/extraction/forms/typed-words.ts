import { parseAmount } from "@/lib/extraction/rules";

/* Words that offices type into the cells of the coverage table and that say nothing against a value there. */

/** Words beside a number or a date that say nothing of the policy: labels of the cell itself, and lines for what follows. */
const plain = /^(?:policy|pol|no|number|num|dates?|from|to|thru|through|at|12:01|a\.?m|mm|dd|yy(?:yy)?|and|primary|[yxn])$/i;

/** Whether a word beside a policy's number or date says nothing of the policy. */
export const isPlainBeside = (text: string): boolean => {
  const bare = text.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, "");
  return bare === "" || plain.test(bare) || text.split("/").every((part) => plain.test(part.replace(/\W/g, "")));
};

/** Amounts from which on what is left to the insured is no small deductible. */
const largeRetention = 100_000;
const retention =
  /^\W{0,6}(?:(?:b\.?i|p\.?d|per (?:occ\w{0,9}|claim))\W{1,6}){0,4}(?:self[- ]insured )?(?:ded(?:uctible)?|retention|s\.?i\.?r\.?)?\W{0,6}(\d[\d,.]{0,14}\s?[MK]?)\W{0,6}$/i;

/** Whether a text of a row is a deductible or retention so small that the limits begin near the first dollar, or an amount of zero. */
export function isSmallRetention(text: string): boolean {
  const [, stated] = retention.exec(text) ?? [];
  if (stated === undefined) return false;
  const amount = parseAmount(stated.trim());
  const dollars = amount && "dollars" in amount ? amount.dollars : null;
  return dollars === 0 || (dollars !== null && dollars < largeRetention && /[a-z]{3}/i.test(text));
}
