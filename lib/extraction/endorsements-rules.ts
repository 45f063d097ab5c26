import type { PolicyForm } from "@/lib/extraction/endorsements-schema";
import { policyForms } from "@/lib/extraction/endorsements-values";
import type { EndorsementEffect } from "@/lib/extraction/schema";

/** A form's number without blanks and signs, in which it is written in many ways: "CNA75079XX" is "CNA75079". */
export const formKey = (form: string): string =>
  form
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/XX$/, "");

const byKey = new Map(policyForms.map((one) => [formKey(one.form), one]));

/** A form by its number without edition ("CG 20 10"), in whatever way it is written. */
export const findForm = (form: string | null): PolicyForm | undefined => (form === null ? undefined : byKey.get(formKey(form)));

/** MM YY as a number that grows with time. */
function monthOf(edition: string): number {
  const year = Number(edition.slice(3));
  return ((year < 70 ? 2000 : 1900) + year) * 12 + Number(edition.slice(0, 2));
}

/** What a form of this edition gives. An edition that is not known gives what today's form gives. */
export function effectsOf({ gives, older }: PolicyForm, edition: string | null): readonly EndorsementEffect[] {
  const isOlder = older && edition && /^\d\d \d\d$/.test(edition) && monthOf(edition) <= monthOf(older.edition);
  return isOlder ? older.gives : gives;
}

/** Whether a form is a carrier's own: a list of accepted forms names those of the bureaus. */
export const isCarriersOwn = ({ publisher }: PolicyForm): boolean => !bureaus.has(publisher);
const bureaus = new Set(["ISO", "NCCI", "Texas", "California", "FMCSA"]);

/** ISO's changes that the law of a state requires. CA 02 and CG 02 have other forms too. */
const stateChange = /^(?:CG 01|CA 01|CU 01|CX 02|IL 0[12]) \d\d$/;

/** Whether a form is known: by the table, or as a state's change that policies of that state have. */
export const isOrdinaryForm = (form: string | null): boolean => form !== null && (findForm(form) !== undefined || stateChange.test(form));

export const takesCoverage = ({ gives }: PolicyForm): boolean => gives.includes("EXCLUSION");
