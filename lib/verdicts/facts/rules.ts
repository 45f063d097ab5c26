import { dayOf } from "@/lib/compliance/days/rules";
import type { Notice } from "@/lib/compliance/notices/schema";
import { type Contract, completedUntil } from "@/lib/compliance/phases/rules";

/** The notices that count: what a person entered about a paper takes the place of what was read there. */
export function withEntered(read: readonly Notice[], entered: readonly Notice[]): Notice[] {
  const settled = new Set(entered.flatMap(({ documentId }) => documentId ?? []));
  return [...read.filter(({ documentId }) => documentId === null || !settled.has(documentId)), ...entered];
}

/** Whether a contract is judged on a day: its work goes on, or the time after completion in which it is still insured. */
export function isContractOpen(contract: Contract, today: string): boolean {
  const { completedOn } = contract;
  return completedOn === null || today < completedOn || dayOf(today) < completedUntil(contract);
}
