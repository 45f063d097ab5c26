import type { EndorsementForm } from "@/lib/compliance/endorsements/schema";
import { endorsementForms } from "@/lib/compliance/endorsements/values";
import type { EndorsementEffect } from "@/lib/extraction/schema";

const byNumber = new Map(endorsementForms.map((one) => [one.form, one]));

/** A form by its number without edition ("CG 20 10"). */
export const findForm = (form: string | null): EndorsementForm | undefined => (form === null ? undefined : byNumber.get(form));

/** MM YY as a number that grows with time. */
function monthOf(edition: string): number {
  const year = Number(edition.slice(3));
  return ((year < 70 ? 2000 : 1900) + year) * 12 + Number(edition.slice(0, 2));
}

/** What a form of this edition gives. An edition that is not known gives what today's form gives. */
export function effectsOf({ gives, older }: EndorsementForm, edition: string | null): readonly EndorsementEffect[] {
  const isOlder = older && edition && /^\d\d \d\d$/.test(edition) && monthOf(edition) <= monthOf(older.edition);
  return isOlder ? older.gives : gives;
}
