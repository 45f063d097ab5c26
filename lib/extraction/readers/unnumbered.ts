import { isOneNumber, isOpenNumber } from "@/lib/extraction/forms/number-words";
import { refuse } from "@/lib/extraction/readers/standing";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** Leaves each policy to a person that has no number, or more or less than one in its cell. */
export function doubtUnnumbered(certificate: ReadCertificate): void {
  const { policies, reasons } = certificate;
  policies.forEach(({ policyNumber }, at) => {
    const pointer = `/policies/${at}/policyNumber`;
    if (reasons[pointer] || (policyNumber !== null && isOneNumber(policyNumber))) return;
    const said = policyNumber ?? certificate.evidence[pointer]?.text;
    const isOpen = policyNumber === null || isOpenNumber(policyNumber);
    if (!said) refuse(certificate, pointer, "This coverage has no policy number.");
    else if (isOpen) refuse(certificate, pointer, `Instead of a policy number, it says "${said}".`);
    else refuse(certificate, pointer, `"${said}" may not be a single complete policy number.`);
  });
}
