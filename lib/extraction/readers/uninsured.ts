import { isInsurerName } from "@/lib/extraction/forms/insurer-names";
import { short } from "@/lib/extraction/readers/standing";
import type { ReadCertificate } from "@/lib/extraction/schema";

/* A certificate without an insurer for a coverage, or without a possible issue date. */

/** Forms that have a letter of the insurer for each row, and a date at their top. */
const isForm = ({ formType }: ReadCertificate) => formType === "ACORD_25" || formType === "ACORD_25_LOOKALIKE";

function doubt({ reasons, unreadable }: ReadCertificate, pointer: string, reason: string) {
  reasons[pointer] ??= reason;
  if (!unreadable.includes(pointer)) unreadable.push(pointer);
}

/** Below this confidence a value is looked at anyway. */
const sure = 0.9;

/** Leaves insurers to a person that are not insurers, and coverages that name no insurer of the list. */
export function doubtInsurers(certificate: ReadCertificate): void {
  const { insurers, policies, producer } = certificate;
  if (policies.length === 0) return;
  insurers.forEach((insurer, at) => {
    const { name, naic } = insurer;
    if (naic !== null && /^0+$/.test(naic)) {
      insurer.naic = null;
      doubt(certificate, `/insurers/${at}/naic`, `"${naic}" is not a NAIC number.`);
    }
    if (name === null || isInsurerName(name, { naic: insurer.naic, producer: producer.name })) return;
    insurer.name = null;
    doubt(certificate, `/insurers/${at}/name`, `Instead of an insurer, it says "${short(name)}".`);
  });
  if (!isForm(certificate) || insurers.length === 0 || certificate.unreadable.includes("/insurers")) return;
  const listed = insurers.flatMap(({ letter }) => letter ?? []);
  policies.forEach(({ insurerLetter, policyNumber }, at) => {
    const pointer = `/policies/${at}/insurerLetter`;
    // A letter that was read with little confidence is looked at anyway, and confirmed with a key.
    const isSure = (certificate.evidence[pointer]?.confidence ?? 1) >= sure;
    if (insurerLetter !== null && !listed.includes(insurerLetter) && isSure)
      doubt(certificate, pointer, `Insurer ${insurerLetter} is not listed on this certificate.`);
    // With one insurer there is no choice. A row without a number waits anyway.
    else if (insurerLetter === null && policyNumber !== null && listed.length > 1)
      doubt(certificate, pointer, "This coverage does not name its insurer.");
  });
}

/** Leaves a form's date to a person where it has none. */
export function doubtUndated(certificate: ReadCertificate): void {
  const { certificateDate, policies } = certificate;
  if (policies.length > 0 && certificateDate === null && isForm(certificate))
    doubt(certificate, "/certificateDate", "The certificate has no date.");
}
