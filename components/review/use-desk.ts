import { type RefObject, useMemo } from "react";
import { useCan } from "@/components/layout/session-context";
import { confirmation, doubtsFirst, type Entry, entryGroups, nextDoubt } from "@/components/review/entries";
import { useStatements } from "@/components/review/use-review";
import { useWalk } from "@/components/review/use-walk";
import type { ReviewDto, Statement } from "@/lib/documents/review/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { notify } from "@/lib/http/client/notify";

export type Desk = ReturnType<typeof useDesk>;

/** What the parts of the desk share: the values in their groups, the way through them, and what a person states of them. */
export function useDesk(document: DocumentDetailDto, review: ReviewDto, list: RefObject<HTMLElement | null>) {
  const mayWrite = useCan("document:write");
  const dated = document.typedExpirationDate !== null;
  const groups = useMemo(() => entryGroups(review.certificates, { dated }), [review.certificates, dated]);
  // In the order of the screen, where doubts come first.
  const entries = useMemo(() => {
    const { doubts, rest } = doubtsFirst(groups);
    return [...doubts, ...rest.flatMap((group) => group.entries)];
  }, [groups]);
  const walk = useWalk(entries, list);
  const send = useStatements(document);

  /** A failure is shown in a toast, or with `sayHere` by the form that sent the request. */
  const state = (statements: Statement[], taken: (fresh: ReviewDto) => void, sayHere = false) =>
    send.mutate(
      { revision: review.revision, statements },
      { onSuccess: taken, onError: (error) => !sayHere && notify.error(error.message) },
    );
  /** On to the next doubt, or else back to the value that was dealt with. */
  const goOn = (from: string) => (fresh: ReviewDto) => {
    walk.edit(null);
    const left = entryGroups(fresh.certificates, { dated }).flatMap((group) => group.entries);
    walk.focusOn(nextDoubt(left, from, 1)?.key ?? from);
  };
  const confirmOne = (entry: Entry) => state([confirmation(entry)], goOn(entry.key));
  const edit = (key: string) => {
    send.reset();
    walk.edit(key);
  };
  const stopEditing = (key: string) => {
    walk.edit(null);
    walk.focusOn(key);
  };
  const { selected, select, editing, focusOn, step } = walk;
  const problem = send.error?.message ?? null;
  return {
    ...{ document, review, mayWrite, groups, entries, busy: send.isPending, problem },
    ...{ selected, select, editing, focusOn, step, state, goOn, confirmOne, edit, stopEditing },
  };
}
