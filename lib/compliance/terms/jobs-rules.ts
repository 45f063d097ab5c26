import type { Token } from "@/lib/compliance/terms/schema";

/*
 * Sentences that name nothing of insurance: how a job is done, and what happens to the paper. There, verbs and words that nobody listed
 * outweigh nothing as long as most words are of the job or the paper, and none denies or narrows.
 */

/** Words of time, order and reference. Guards that are not among them may narrow: "only", "unless", "must", "within". */
const harmless =
  /^(?:between|until|till|while|once|out|off|up|back|down|away|about|approximately|former|formerly|previously|new|old|first|last|next|some|few|half|now|then|here|there|after|before|prior to|during|since|upon|when the|where the|will|will be|was|were|had|get|gets|got|part|it|its|they|them|he|she|his|him|her|so|already|today|to be)$/i;
const ofRequest = new RegExp(`${harmless.source}|^(?:if|can|could|may|would|should|we|us|you|i|me|my|mine|him|her)$`, "i");
/** Words of status that jobs and corrections of papers use too. */
const ofWork =
  /^(?:tests?|reference|information|review|demo|requested|replaced|samples|updated?|revised|correct(?:ed|ion)|estimate|applications?|training)$/i;
const ofCorrection =
  /^(?:error|typo|mistake|wrong|incorrect|duplicate|copy|copies|outdated|superseded|replaced|disregard|ignore|obsolete)$/i;
const ofEarlier = new RegExp(`${ofWork.source}|${ofCorrection.source}`, "i");
/** Verbs that end something, or hand it to others. */
const ending =
  /^(?:stops?|stopped|ceases?|fails?|leaves?|left|loses?|lost|falls?|fell|go|goes|went|gone|belongs?|pass|passed|dies?|voids?|den(?:y|ies)|declines?|refuses?|rejects?|opts?|opted|withdr\w+|withheld|bars?|breaks?|misses|lacks?|requires?|needs?|needed|depends?|drops?|shrinks?|eats?|erases?|transfers?|transferred|cancels?|expires|pays?|owes?|carry|wants?|agrees?|approves?|allows?|accepts?|offers?)$/i;
/** What is done under the insurance of others. */
const ofOthers = /^(?:own|another|others?|different|separate|separately|someone|somebody)$/i;
/** Removals that a scope may have as well as a policy. */
const ofScope = /^(?:deleted|removed|dropped|eliminated|withdrawn|waived|rescinded|lifted)$/i;
const ofOffice =
  /^(?:send|sent|call|see|keep|kept|let|use|make|made|show|read|receive[ds]?|reply|report|asks?|asked|needs?|needed|wants?|know|go(?:es)?|come|came|signs?|signed|returned)$/i;

const count = (row: string, letters: RegExp) => row.match(letters)?.length ?? 0;
const every = (tokens: readonly Token[], kind: Token["kind"], words: RegExp) =>
  tokens.every((one) => one.kind !== kind || words.test(one.text));

/** Whether a sentence is about a job, whatever its verbs: "the pool deck remains closed until final inspection". */
export function isAboutJob(row: string, tokens: readonly Token[]): boolean {
  if (!/^k?p?[^CGLMHFfTANpr$v]*$/.test(row) || /xK?D/.test(row)) return false;
  if (!every(tokens, "guard", harmless) || !every(tokens, "status", ofWork)) return false;
  if (
    tokens.some(
      ({ kind, text }) => (kind === "verb" && ending.test(text)) || (kind === "removal" && ofScope.test(text) && !/E[kK#D]*R/.test(row)),
    )
  )
    return false;
  if (/[ZzVBU]/.test(row) && tokens.some(({ text }) => ofOthers.test(text))) return false;
  return count(row, /[JEQ#]/g) > count(row, /[ZzVBUuRSi]/g);
}

/** Whether a sentence is about the way of the paper itself: "Original to follow by mail", "please disregard the prior one". */
export function isAboutPaper(row: string, tokens: readonly Token[]): boolean {
  if (!/d/.test(row)) return false;
  // "Do not mail, email only": but not "please note, roofing only".
  if (/^(?:[dOKkPEn#DQ,BJVu]|N(?=[BkK]?d))*$/.test(row) || /^[dOKkPEn#DQ,BX]*(?:NB?d[dOKkPEn#DQ,BX]*)?$/.test(row)) return true;
  const isOfEarlier = tokens.some(({ text }) => /^(?:prior|previous|earlier|old|last|first)\b/i.test(text));
  if (!/^[^CGLMHFfTARprv$xN]*(?:NB?d[^CGLMHFfTARprv$xN]*)?$/.test(row) || !every(tokens, "guard", ofRequest)) return false;
  if (!every(tokens, "status", isOfEarlier ? ofEarlier : ofWork)) return false;
  return every(tokens, "verb", ofOffice) && count(row, /[dOPE#JD]/g) > count(row, /[ZzVBUuSi]/g);
}
