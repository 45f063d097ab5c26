import { useQuery } from "@tanstack/react-query";
import { type RefObject, useMemo } from "react";
import { useCan } from "@/components/layout/session-context";
import { asksForPerson, confirmation, doubtsFirst, type Entry, entryGroups, nextDoubt } from "@/components/review/entries";
import { openMarks } from "@/components/review/marks";
import { useMarks } from "@/components/review/use-marks";
import { useStatements } from "@/components/review/use-review";
import { useWalk } from "@/components/review/use-walk";
import { openWordingsQuery } from "@/components/wordings/use-wordings";
import type { MarkDto } from "@/lib/documents/review/marks-schema";
import type { ReviewDto, Statement } from "@/lib/documents/review/schema";
import { countToCheck } from "@/lib/documents/review/to-check-rules";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { notify } from "@/lib/http/client/notify";

const groupsIn = ({ certificates, marks }: ReviewDto, dated: boolean) => entryGroups(certificates, { dated, open: openMarks(marks) });

export type Desk = ReturnType<typeof useDesk>;

/** What the parts of the desk share: the values in their groups, the way through them, and what a person states of them. */
export function useDesk(document: DocumentDetailDto, review: ReviewDto, list: RefObject<HTMLElement | null>) {
  const mayWrite = useCan("document:write");
  const dated = document.typedExpirationDate !== null;
  const groups = useMemo(() => groupsIn(review, dated), [review, dated]);
  // In the order of the screen, where doubts come first.
  const entries = useMemo(() => {
    const { doubts, rest } = doubtsFirst(groups);
    return [...doubts, ...rest.flatMap((group) => group.entries)];
  }, [groups]);
  const walk = useWalk(entries, list);
  const send = useStatements(document);
  const marks = useMarks(document, review, list);

  /** A failure is shown in a toast, or with `sayHere` by the form that sent the request. */
  const state = (statements: Statement[], taken: (fresh: ReviewDto) => void, sayHere = false) =>
    send.mutate(
      { revision: review.revision, statements },
      { onSuccess: taken, onError: (error) => !sayHere && notify.error(error.message) },
    );
  /** On to the next doubt, or else back to the value that was dealt with. */
  const goOn = (from: string) => (fresh: ReviewDto) => {
    walk.edit(null);
    const left = groupsIn(fresh, dated).flatMap((group) => group.entries);
    walk.focusOn(nextDoubt(left, from, 1)?.key ?? from);
  };
  const confirmOne = (entry: Entry) => state([confirmation(entry)], goOn(entry.key));
  const edit = (key: string) => {
    send.reset();
    marks.reset();
    walk.edit(key);
  };
  /** Opens the value that a mark changes. */
  const editFor = (mark: MarkDto, entry: Entry) => {
    marks.change({ mark, entryKey: entry.key });
    walk.select(entry.key);
    edit(entry.key);
  };
  const select = (key: string | null) => {
    marks.select(null);
    walk.select(key);
  };
  const stopEditing = (key: string) => {
    marks.change(null);
    walk.edit(null);
    walk.focusOn(key);
  };
  const { selected, editing, focusOn } = walk;
  const mayRead = useCan("requirements:read");
  const { data: asked } = useQuery({ ...openWordingsQuery(document.id), enabled: mayRead });
  const wordings = asked?.wordings ?? [];
  const [firstMark] = marks.open;
  const toSentence = () => list.current?.querySelector<HTMLElement>("[data-wordings] ~ ul button")?.focus();
  const step = (by: 1 | -1) => {
    if (entries.some(asksForPerson)) walk.step(by);
    else if (firstMark) marks.focusOn(firstMark);
    else toSentence();
  };
  const counted = countToCheck(review.certificates, { dated, open: marks.open });
  const problem = marks.problem ?? send.error?.message ?? null;
  return {
    ...{ document, review, mayWrite, groups, entries, marks, wordings, counted, editFor, busy: send.isPending || marks.busy, problem },
    ...{ selected, select, editing, focusOn, step, toSentence, state, goOn, confirmOne, edit, stopEditing },
  };
}
