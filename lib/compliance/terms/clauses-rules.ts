/* Descriptions cut into sentences. */

/** Abbreviations whose period ends no sentence. */
const abbreviated =
  /(?:^|[\s(.])(?:inc|co|corp|ltd|no|nos|st|ave|rd|blvd|dr|ln|hwy|dept|attn|incl|excl|approx|ins|mr|mrs|ms|vs|u\.s|liab|gen|agg|occ|comp|prof|proj|bldg|ste|apt|ext|req|lic|cert|certs|acct|ref|mfg|mgmt|assoc|bros|jr|sr|dba|etc|e\.g|i\.e|addl|cont|ops|prod|contrib|non-contrib|subrog|sec|art|exh|fl|mt|ft|[a-z])$/i;

/** Sentences of a text. A period within a number, a name or an abbreviation ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let begun = 0;
  const plain = text.replace(/[•▪●]/g, ";").replace(/\s+/g, " ");
  for (const { index, 0: end } of plain.matchAll(/[.;!?]+["')\]]?(?=\s|$)|(?<=[a-z])\.(?=[A-Z][a-z])/g)) {
    const [before, behind] = [plain.slice(begun, index), plain.slice(index + end.length).trimStart()];
    if (end.startsWith(".")) {
      const isShort = abbreviated.test(before.slice(-14));
      // "Acme Inc. Waiver applies": an abbreviation ends a sentence where a word of the vocabulary begins the next one, which no one can tell.
      if (isShort && behind !== "" && !(endsName.test(before) && /^[A-Z][a-z]*\b/.test(behind) && !/^[A-Z]\b/.test(behind))) continue;
      if (isShort && (/^[a-z]/.test(behind) || /(?:^|\b(?:of|de|the|at) )st$/i.test(before))) continue;
    }
    sentences.push(plain.slice(begun, index + end.length).trim());
    begun = index + end.length;
  }
  sentences.push(plain.slice(begun).trim());
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Endings of names that often end a sentence too. */
const endsName = /\b(?:inc|co|corp|ltd|st|ave|rd|blvd|dr|etc|comp|agg|ops|liab|occ|contrib)$/i;
