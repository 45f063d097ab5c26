import { rungNames } from "@/lib/compliance/verdicts/labels-values";
import type { Manifest } from "@/lib/documents/passports/schema";
import { say } from "@/messages/say";

/** A requirement that was met, with what proved it. */
export const checkedText = ({ name, rung }: Manifest["checked"][number]): string =>
  rung ? say("passports.metBy", { name, proof: say(rungNames[rung]) }) : name;
