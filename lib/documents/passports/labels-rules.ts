import { rungNames } from "@/lib/compliance/verdicts/labels-values";
import type { Manifest } from "@/lib/documents/passports/schema";
import { say } from "@/messages/say";

/** What proved a requirement. The lowest rung is the certificate itself: for a limit or a holder, no checkbox is on it. */
const proofs = { ...rungNames, checkbox: "passports.proofCertificate" } as const;

/** A requirement that was met, with what proved it. */
export const checkedText = ({ name, rung }: Manifest["checked"][number]): string =>
  rung ? say("passports.metBy", { name, proof: say(proofs[rung]) }) : name;
