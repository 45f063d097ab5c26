"use client";

import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { reviewKeys } from "@/components/queries/document-keys";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import type { PagesDto } from "@/lib/documents/page-pictures/schema";
import type { MarkInput } from "@/lib/documents/review/marks-schema";
import type { ReviewDto, ReviewInput, UndoInput } from "@/lib/documents/review/schema";
import type { DocumentDto } from "@/lib/documents/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** The reading of a document. Fetched again when the worker has continued with it. */
export function reviewQuery({ id, processingStatus }: Pick<DocumentDto, "id" | "processingStatus">) {
  return queryOptions({
    queryKey: reviewKeys.one(id, processingStatus),
    queryFn: () => api.get<ReviewDto>(`/api/documents/${id}/review`),
    staleTime: 0,
    meta: { quiet: true },
  });
}

export function pagesQuery(id: string) {
  return queryOptions({
    queryKey: reviewKeys.pages(id),
    queryFn: () => api.get<PagesDto>(`/api/documents/${id}/pages`),
    meta: { quiet: true },
  });
}

/** `first`: small and soon there, in a form that not every browser shows. */
export const pictureOf = (id: string, page: number) => {
  const sharp = `/api/documents/${id}/pages/${page}`;
  return { first: `${sharp}?size=first`, sharp };
};

/** Undoes a person's latest corrections of a document, stored as the reading with this revision. */
export function useUndo({ id, processingStatus }: Pick<DocumentDto, "id" | "processingStatus">) {
  const client = useQueryClient();
  const changed = useDocumentsChanged();
  return useMutation({
    mutationFn: (input: UndoInput) => api.post<ReviewDto>(`/api/documents/${id}/review/undo`, input),
    onSuccess: (review) => {
      client.setQueryData(reviewKeys.one(id, processingStatus), review);
      void changed();
    },
    onError: () => void changed(),
    meta: { success: say("review.changeUndone"), failure: say("review.undoFailed") },
  });
}

/** Sends what a person says of a mark. The screen itself says what went wrong; a newer state of the document is fetched then. */
export function useAnswerMark({ id, processingStatus }: Pick<DocumentDto, "id" | "processingStatus">) {
  const client = useQueryClient();
  const changed = useDocumentsChanged();
  // An answer for all certificates closes the same question elsewhere.
  const refresh = () => Promise.all([changed(), client.invalidateQueries({ queryKey: ["wordings"] })]);
  return useMutation({
    mutationFn: (input: MarkInput) => api.post<ReviewDto>(`/api/documents/${id}/marks`, input),
    onSuccess: (review) => {
      client.setQueryData(reviewKeys.one(id, processingStatus), review);
      void refresh();
    },
    onError: () => void changed(),
    meta: { quiet: true },
  });
}

/** Sends what a person states. The screen itself says what went wrong; a newer state of the document is fetched then. */
export function useStatements({ id, processingStatus }: Pick<DocumentDto, "id" | "processingStatus">) {
  const client = useQueryClient();
  const changed = useDocumentsChanged();
  return useMutation({
    mutationFn: (input: ReviewInput) => api.post<ReviewDto>(`/api/documents/${id}/review`, input),
    onSuccess: (review) => {
      client.setQueryData(reviewKeys.one(id, processingStatus), review);
      void changed();
    },
    onError: () => void changed(),
    meta: { quiet: true },
  });
}
