import { say } from "@/messages/say";

/** A contract's number and trade, under its vendor's name. */
export const contractInWords = ({ contractNumber, trade }: { contractNumber: string | null; trade: string | null }): string =>
  [contractNumber && say("projects.noNumber", { number: contractNumber }), trade].filter(Boolean).join(" · ");
