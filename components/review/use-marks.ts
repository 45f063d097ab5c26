import { type RefObject, useState } from "react";
import type { Entry } from "@/components/review/entries";
import { markKey, openMarks } from "@/components/review/marks";
import { useAnswerMark } from "@/components/review/use-review";
import type { MarkDto, MarkInput } from "@/lib/documents/review/marks-schema";
import type { ReviewDto } from "@/lib/documents/review/schema";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { notify } from "@/lib/http/client/notify";

const placeOf = (list: HTMLElement | null, key: string) =>
  [...(list?.querySelectorAll<HTMLElement>("[data-mark]") ?? [])].find(({ dataset }) => dataset.mark === key);

/** After the screen has what was just set. */
function focusIn(list: RefObject<HTMLElement | null>, key: string | null) {
  requestAnimationFrame(() => {
    const place = key === null ? list.current?.querySelector<HTMLElement>("[data-marks]") : placeOf(list.current, key);
    (place?.querySelector("button") ?? place)?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: "nearest" });
  });
}

type Answer = Pick<MarkInput, "answer" | "value" | "pointer">;

/** The marks of a document: which one is selected, and what a person says of them. `list` holds the questions. */
export function useMarks(document: DocumentDetailDto, review: ReviewDto, list: RefObject<HTMLElement | null>) {
  const { marks, revision } = review;
  const open = openMarks(marks);
  const [selectedKey, select] = useState<string | null>(null);
  /** The mark whose value is being corrected, and the value. */
  const [changing, change] = useState<{ mark: MarkDto; entryKey: string } | null>(null);
  const send = useAnswerMark(document);
  const focusOn = (mark: MarkDto) => {
    select(markKey(mark));
    focusIn(list, markKey(mark));
  };
  /** A failure is shown in a toast, or with `taken` by the form that sent the answer. */
  const answer = ({ certificate, mark }: MarkDto, input: Answer, taken?: (fresh: ReviewDto) => void) =>
    send.mutate(
      { revision, certificate, mark, ...input },
      {
        onSuccess: (fresh) => {
          change(null);
          const [next] = openMarks(fresh.marks);
          select(next ? markKey(next) : null);
          if (taken) taken(fresh);
          else focusIn(list, next ? markKey(next) : null);
        },
        onError: (error) => !taken && notify.error(error.message),
      },
    );
  const selected = marks.find((mark) => markKey(mark) === selectedKey) ?? null;
  const changedBy = ({ key }: Entry) => (changing?.entryKey === key ? changing.mark : null);
  const problem = send.error?.message ?? null;
  return { all: marks, open, selected, select, focusOn, answer, change, changedBy, busy: send.isPending, problem, reset: send.reset };
}
