import type { enrollmentStatuses } from "@/lib/compliance/wraps/values";

/** What the first row of a list of enrollments may call its columns, in lower case. */
export const enrollmentColumns = {
  vendor: [
    ...["vendor", "vendor name", "subcontractor", "contractor", "company", "name", "participant", "external id", "vendor id"],
    ...["proveedor", "fournisseur"],
  ],
  status: ["status", "enrollment status", "enrollment", "estado", "statut"],
  enrolledOn: [
    ...["date", "enrollment date", "enrolled on", "enrolled", "effective date", "effective", "start date"],
    ...["fecha", "fecha de inscripción", "date d'inscription", "date d’inscription"],
  ],
  endsOn: ["end date", "ends on", "ends", "expiration date", "termination date", "fecha de fin", "date de fin"],
  number: ["number", "enrollment number", "enrollment no", "enrollment #", "certificate number", "número", "numero", "numéro"],
} as const;
export type EnrollmentColumn = keyof typeof enrollmentColumns;

/** How lists write each status, in lower case without signs. "Not enrolled" is none of them. */
export const statusWords: Readonly<Record<(typeof enrollmentStatuses)[number], readonly string[]>> = {
  ENROLLED: ["enrolled", "active", "in", "yes", "inscrito", "inscrita", "inscrit", "inscrite"],
  EXCLUDED: ["excluded", "exclude", "ineligible", "excluido", "excluida", "exclu", "exclue"],
  OFF_SITE: ["off site", "offsite", "fuera de la obra", "hors chantier"],
};

/** So many rows of an answer are named. */
export const namedRows = 50;
export const mostEnrollmentRows = 10_000;
