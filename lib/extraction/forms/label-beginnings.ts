import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { blockWords, ofAnyBlock } from "@/lib/extraction/forms/acord-25-blocks";
import { namedBy } from "@/lib/extraction/forms/wording";

/** Label words that a name may also begin with: only the text after them shows that they are a label. */
const ambiguous =
  /^(?:name|address|insured|policyholder|producer|broker|agency|agent|insurer|company|carrier|letter|holder|certificate|policy|date|phone|telephone|fax|e-?mail|contact|code|loan|account|customer|cancellation|description|coverages?|limits?|attn|term|premium|form|page)\b(?=$|\W*[:#•]|\W+(?:and|&|or|to|no\.?|nbr|num(?:ber)?|name|address|id|code|date|period|type|holder|letter|person|issued|zip|\(s\)|[A-F](?=$|\W)(?![.&]))(?![a-z])|\s+\d)/i;

/** What no name begins with: "City of Ashgrove" and "State of Ohio" are names, "City:" is not. */
const unmistakable =
  /^(?:(?:city|state|zip|street)\W*(?:[:#]|$)|(?:name|date|type|description) of\b|naic|insurer(?:\(s\)|s)? (?:[A-F]\b|afford|provid)|(?:companies|insurers|carriers) (?:afford|provid)|named insured|additional (?:insured|interest|named insured)|certificate (?:holder|number|no\b)|policy (?:number|period|type|no\b)|issue date|effective date|expiration date|expires|type of insurance|sub ?code|agency customer|description of operations|authorized representative|interested part(?:y|ies)\b|lienholder\b|loss payee\b|mortgagee\b|see (?:above|below|certificate|attached)|same as\b)/i;

/** A form's item: "2. Named insured", "Item 3 –", "IV. Coverage". */
const numberedItem = /^(?:\(?\d{1,2}[.)] ?(?=[A-Za-z])|item (?:no\.? ?)?\d|[ivx]{1,4}\. [A-Z])/i;

/** Whether a text that was taken for a name or a line of an address is a label of the form, or begins with one. */
export function beginsAsLabel(text: string): boolean {
  const own = text.trim();
  if (own.length > 200) return false;
  const words = shortWords(own.slice(0, 60));
  const isOnlyLabel = words.length > 0 && words.every((word) => ofAnyBlock.split(" ").includes(word));
  return (
    isOnlyLabel ||
    ambiguous.test(own) ||
    unmistakable.test(own) ||
    numberedItem.test(own) ||
    (words.length > 1 && namedBy(blockWords, own, ofAnyBlock) !== null)
  );
}

/** What is printed around the square code or the button of a certificate that can be looked up. */
export const aroundCode =
  /^\W*(?:live certificate|click (?:or|here|to)\b|(?:click|tap) or scan|scan (?:or click|here|me|to|the|this|for|with|code)\b|qr code|view (?:online|live|certificate|this|current)\b|verify (?:online|here|at|this|certificate|coverage|with)\b|(?:online|instant) verification|powered by\b|(?:to )?(?:view|verify|validate|confirm) (?:this )?(?:certificate|coverage|document)\b|verified by\b|https?:|www\.)/i;

/** Whether a whole line is a label of the form and nothing else. */
export function isLabelAlone(text: string): boolean {
  const own = text.trim();
  if (own.length > 200) return false;
  const words = shortWords(own.slice(0, 60));
  return (
    /^(?:letter|(?:company|insurer|carrier) [A-F]|date|code|carrier|company|insurer|naic.{0,12}|name|&|and)\W*$/i.test(own) ||
    (words.length > 0 && words.every((word) => ofAnyBlock.split(" ").includes(word))) ||
    unmistakable.test(own)
  );
}

/** An entry of a list of insurers, with its letter. */
export const namesInsurer = /^(?:insurer|company|carrier) ?(?:letter )?[A-F](?: ?[:–-]|\b(?! [&.]))/i;
