import type { z } from "zod";
import { endorsementTable } from "@/lib/compliance/endorsements/schema";

/**
 * The endorsement forms that the engine knows, by number without edition. To add a form: a line here (docs/verdicts.md).
 * The reader recognizes forms by its own table, lib/extraction/forms/endorsements; a test compares both.
 */
export const endorsementForms = endorsementTable.parse([
  {
    ...{ form: "CG 20 10", title: "Additional insured: scheduled person or organization", line: "GENERAL_LIABILITY", reach: "either" },
    gives: ["ADDITIONAL_INSURED_ONGOING"],
    older: { edition: "11 85", gives: ["ADDITIONAL_INSURED_ONGOING", "ADDITIONAL_INSURED_COMPLETED"] },
  },
  {
    ...{ form: "CG 20 37", title: "Additional insured: completed operations", line: "GENERAL_LIABILITY", reach: "either" },
    gives: ["ADDITIONAL_INSURED_COMPLETED"],
  },
  {
    ...{ form: "CG 20 33", title: "Additional insured: automatic status by contract", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["ADDITIONAL_INSURED_ONGOING"],
  },
  {
    ...{ form: "CG 20 38", title: "Additional insured: automatic status, other parties", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["ADDITIONAL_INSURED_ONGOING"],
  },
  {
    ...{ form: "CG 20 39", title: "Additional insured: automatic, completed operations", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["ADDITIONAL_INSURED_COMPLETED"],
  },
  {
    ...{ form: "CG 20 40", title: "Additional insured: automatic, completed, other parties", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["ADDITIONAL_INSURED_COMPLETED"],
  },
  {
    ...{ form: "CG 20 26", title: "Additional insured: designated person or organization", line: "GENERAL_LIABILITY", reach: "scheduled" },
    gives: ["ADDITIONAL_INSURED"],
  },
  {
    ...{ form: "CG 20 11", title: "Additional insured: lessors of premises", line: "GENERAL_LIABILITY", reach: "scheduled" },
    gives: ["ADDITIONAL_INSURED"],
  },
  {
    ...{ form: "CG 20 12", title: "Additional insured: permits", line: "GENERAL_LIABILITY", reach: "scheduled" },
    gives: ["ADDITIONAL_INSURED"],
  },
  {
    ...{ form: "CG 20 15", title: "Additional insured: vendors", line: "GENERAL_LIABILITY", reach: "scheduled" },
    gives: ["ADDITIONAL_INSURED"],
  },
  {
    ...{ form: "CG 20 01", title: "Primary and noncontributory", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["PRIMARY"],
  },
  {
    ...{ form: "CG 24 04", title: "Waiver of transfer of rights of recovery", line: "GENERAL_LIABILITY", reach: "either" },
    gives: ["WAIVER_OF_SUBROGATION"],
  },
  {
    ...{ form: "CG 24 53", title: "Waiver of transfer of rights, automatic", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["WAIVER_OF_SUBROGATION"],
  },
  {
    ...{ form: "CG 25 03", title: "Designated construction projects general aggregate", line: "GENERAL_LIABILITY", reach: "either" },
    gives: ["AGGREGATE_PER_PROJECT"],
  },
  {
    ...{ form: "CG 25 04", title: "Designated locations general aggregate", line: "GENERAL_LIABILITY", reach: "either" },
    gives: ["AGGREGATE_PER_LOCATION"],
  },
  {
    ...{ form: "CG 02 24", title: "Earlier notice of cancellation", line: "GENERAL_LIABILITY", reach: "either" },
    gives: ["NOTICE_OF_CANCELLATION"],
  },
  {
    ...{ form: "CG 21 39", title: "Contractual liability limitation", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["EXCLUSION"],
  },
  {
    ...{ form: "CG 22 94", title: "Exclusion: work performed by subcontractors", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["EXCLUSION"],
  },
  {
    ...{ form: "CG 24 26", title: "Amendment of insured contract definition", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["EXCLUSION"],
  },
  {
    ...{ form: "CG 21 44", title: "Limitation to designated premises or project", line: "GENERAL_LIABILITY", reach: "scheduled" },
    gives: ["EXCLUSION"],
  },
  {
    ...{ form: "CG 22 79", title: "Exclusion: contractors' professional liability", line: "GENERAL_LIABILITY", reach: "blanket" },
    gives: ["EXCLUSION"],
  },
  {
    ...{ form: "CA 20 48", title: "Designated insured for covered autos", line: "AUTO_LIABILITY", reach: "either" },
    gives: ["ADDITIONAL_INSURED"],
  },
  {
    ...{ form: "CA 04 44", title: "Waiver of transfer of rights of recovery", line: "AUTO_LIABILITY", reach: "either" },
    gives: ["WAIVER_OF_SUBROGATION"],
  },
  {
    ...{ form: "CA 04 49", title: "Primary and noncontributory", line: "AUTO_LIABILITY", reach: "blanket" },
    gives: ["PRIMARY"],
  },
  {
    ...{ form: "WC 00 03 13", title: "Waiver of our right to recover from others", line: "WORKERS_COMPENSATION", reach: "either" },
    gives: ["WAIVER_OF_SUBROGATION"],
  },
  {
    ...{ form: "WC 42 03 04", title: "Texas waiver of our right to recover", line: "WORKERS_COMPENSATION", reach: "either" },
    gives: ["WAIVER_OF_SUBROGATION"],
  },
  {
    ...{ form: "WC 04 03 06", title: "California waiver of our right to recover", line: "WORKERS_COMPENSATION", reach: "either" },
    gives: ["WAIVER_OF_SUBROGATION"],
  },
] satisfies z.input<typeof endorsementTable>);

/** Forms that nearly every policy has, and that take nothing which a certificate states: data, employment practices, terrorism. */
export const usualExclusions = ["CG 21 06", "CG 21 07", "CG 21 47", "CG 21 70", "CG 21 73", "CG 21 76"];
