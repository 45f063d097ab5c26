import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { AppError } from "@/lib/infra/errors";
import { type Coded, coded } from "@/lib/infra/sentences-rules";

const problem = coded("infra.pleaseEnterAPhoneNumber");

/** The library's patterns are slow on long texts. */
const longest = 40;

/** A phone number as it is written in the US, others in international form; null for what is not a phone number. */
export function formatPhone(text: string): string | null {
  if (text.length > longest) return null;
  const phone = parsePhoneNumberFromString(text.trim(), { defaultCountry: "US", extract: false });
  if (!phone?.isPossible()) return null;
  return phone.countryCallingCode === "1" ? phone.formatNational() : phone.formatInternational();
}

/** What is wrong with a phone number, or undefined. */
export function phoneProblem(text: string | null | undefined): Coded | undefined {
  return text && formatPhone(text) === null ? problem : undefined;
}

/**
 * The same with its phone number formatted. `stored` is what the record has now: an old value that is not a phone number may stay.
 * Throws `invalid` at the field otherwise.
 */
export function withPhone<Input extends { phone?: string | null }>(input: Input, stored?: string | null): Input {
  const { phone } = input;
  if (!phone || phone === stored) return input;
  const formatted = formatPhone(phone);
  if (formatted === null) throw new AppError("invalid", problem, { phone: problem });
  return { ...input, phone: formatted };
}
