import { type Contract, completedUntil } from "@/lib/compliance/checks/phases-rules";
import { dayOf } from "@/lib/compliance/coverages/days-rules";
import type { Notice } from "@/lib/compliance/coverages/notices-schema";
import type { Requirement } from "@/lib/compliance/requirements/schema";

/**
 * The notices that count. Notices that people entered for a document replace the ones read from it once there are as many: if a
 * document is about two policies and one was entered, the reading of the other still counts.
 */
export function withEntered(read: readonly Notice[], entered: readonly Notice[]): Notice[] {
  const countOf = (notices: readonly Notice[], id: string | null) => notices.filter(({ documentId }) => documentId === id).length;
  const isReplaced = ({ documentId: id }: Notice) => id !== null && countOf(entered, id) >= countOf(read, id);
  return [...read.filter((notice) => !isReplaced(notice)), ...entered];
}

/** The requirements of a set for kinds of documents with the kinds' names of now. */
export function withKindNames<Set extends { requirements: Requirement[] }>(set: Set, kinds: ReadonlyMap<string, string>): Set {
  if (!set.requirements.some(({ type }) => type === "document")) return set;
  const named = (one: Requirement) => (one.type === "document" ? { ...one, name: kinds.get(one.kind) ?? one.name } : one);
  return { ...set, requirements: set.requirements.map(named) };
}

/** Whether a contract is judged on a day: its work goes on, or the time after completion in which it is still insured. */
export function isContractOpen(contract: Contract, today: string): boolean {
  const { completedOn } = contract;
  return completedOn === null || today < completedOn || dayOf(today) < completedUntil(contract);
}
