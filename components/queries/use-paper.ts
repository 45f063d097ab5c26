"use client";

import { useMutation } from "@tanstack/react-query";
import type { z } from "zod";
import { documentsBase, useDocumentsChanged } from "@/components/queries/use-documents";
import { useVendorsChanged } from "@/components/queries/use-vendors";
import type { PaperDto, paperPatch } from "@/lib/documents/papers/schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** Sets the kind of a document and its values. The vendor's status follows. */
export function useChangePaper(id: string) {
  const [documentsChanged, vendorsChanged] = [useDocumentsChanged(), useVendorsChanged()];
  return useMutation({
    mutationFn: (patch: z.input<typeof paperPatch>) => api.patch<PaperDto>(`${documentsBase}/${id}/paper`, patch),
    onSuccess: async () => {
      void vendorsChanged();
      await documentsChanged();
    },
    meta: { success: say("documents.paperSaved"), failure: say("documents.paperSaveFailed") },
  });
}
