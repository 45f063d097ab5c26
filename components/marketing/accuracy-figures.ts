import figures from "@/components/marketing/accuracy.json";
import type { PlainKey } from "@/messages/say";

/** What the benchmarks wrote: `npm run bench:accuracy` and `npm run bench:trust`, each with `--document`. */
export const { reading, verdicts } = figures;

export const allRead = reading.rows.find(({ class: name }) => name === "ALL") ?? reading.rows[0];
export const classesRead = reading.rows.filter((row) => row !== allRead);
export const forms = reading.rows.find(({ class: name }) => name === "FILLABLE");
export const faxes = reading.rows.find(({ class: name }) => name === "FAX");

/** The aims that are missed, in percent, as docs/accuracy.md has them. */
export const aims = { forms: 99.5, faxes: 88 };

/** The classes of drawn files. */
export const classNames: Record<string, PlainKey> = {
  FILLABLE: "marketing.classFillable",
  TEXT: "marketing.classText",
  CLEAN_SCAN: "marketing.classCleanScan",
  BAD_SCAN: "marketing.classBadScan",
  FAX: "marketing.classFax",
  PHOTO: "marketing.classPhoto",
  LOOK_ALIKE: "marketing.classLookAlike",
  PACKAGE: "marketing.classPackage",
  NOT_A_CERTIFICATE: "marketing.classOther",
  ALL: "marketing.classAll",
};
