import { rungNames } from "@/lib/compliance/verdicts/labels-values";
import type { Manifest } from "@/lib/documents/passports/schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

/** What proved a requirement. The lowest rung is the certificate itself: for a limit or a holder, no checkbox is on it. */
const proofs = { ...rungNames, checkbox: "passports.proofCertificate" } as const;

/** A requirement that was met, with what proved it. */
export const checkedText = ({ name, rung }: Manifest["checked"][number]): Sentence =>
  rung ? coded("passports.metBy", { name, proof: coded(proofs[rung]) }) : name;
