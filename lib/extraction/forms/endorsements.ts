import type { EndorsementEffect, PolicyType } from "@/lib/extraction/schema";

export type EndorsementForm = {
  form: string;
  line: PolicyType;
  gives: EndorsementEffect[];
  /** Editions (MM YY) up to which the form gives more: CG 20 10 of 11 85 covers completed operations too. */
  older?: { edition: string; gives: EndorsementEffect[] };
};

const gl = (form: string, ...gives: EndorsementEffect[]): EndorsementForm => ({ form, line: "GENERAL_LIABILITY", gives });
const auto = (form: string, ...gives: EndorsementEffect[]): EndorsementForm => ({ form, line: "AUTO_LIABILITY", gives });
const workers = (form: string, ...gives: EndorsementEffect[]): EndorsementForm => ({ form, line: "WORKERS_COMPENSATION", gives });

/** Endorsement forms to know, by number without edition. To add one: a line here. */
export const endorsementForms: EndorsementForm[] = [
  {
    ...gl("CG 20 10", "ADDITIONAL_INSURED_ONGOING"),
    older: { edition: "11 85", gives: ["ADDITIONAL_INSURED_ONGOING", "ADDITIONAL_INSURED_COMPLETED"] },
  },
  gl("CG 20 37", "ADDITIONAL_INSURED_COMPLETED"),
  gl("CG 20 33", "ADDITIONAL_INSURED_ONGOING"),
  gl("CG 20 38", "ADDITIONAL_INSURED_ONGOING"),
  gl("CG 20 39", "ADDITIONAL_INSURED_COMPLETED"),
  gl("CG 20 40", "ADDITIONAL_INSURED_COMPLETED"),
  gl("CG 20 26", "ADDITIONAL_INSURED"),
  gl("CG 20 11", "ADDITIONAL_INSURED"),
  gl("CG 20 12", "ADDITIONAL_INSURED"),
  gl("CG 20 15", "ADDITIONAL_INSURED"),
  gl("CG 20 01", "PRIMARY"),
  gl("CG 24 04", "WAIVER_OF_SUBROGATION"),
  gl("CG 24 53", "WAIVER_OF_SUBROGATION"),
  gl("CG 25 03", "AGGREGATE_PER_PROJECT"),
  gl("CG 25 04", "AGGREGATE_PER_LOCATION"),
  gl("CG 02 24", "NOTICE_OF_CANCELLATION"),
  gl("CG 21 39", "EXCLUSION"),
  gl("CG 22 94", "EXCLUSION"),
  gl("CG 24 26", "EXCLUSION"),
  gl("CG 21 44", "EXCLUSION"),
  gl("CG 22 79", "EXCLUSION"),
  auto("CA 20 48", "ADDITIONAL_INSURED"),
  auto("CA 04 44", "WAIVER_OF_SUBROGATION"),
  auto("CA 04 49", "PRIMARY"),
  workers("WC 00 03 13", "WAIVER_OF_SUBROGATION"),
  workers("WC 42 03 04", "WAIVER_OF_SUBROGATION"),
  workers("WC 04 03 06", "WAIVER_OF_SUBROGATION"),
];

/** Coverage lines by the letters that a form's number begins with. */
export const linesByPrefix: Record<string, PolicyType> = {
  CG: "GENERAL_LIABILITY",
  CA: "AUTO_LIABILITY",
  WC: "WORKERS_COMPENSATION",
  CU: "UMBRELLA_POLICY",
};
