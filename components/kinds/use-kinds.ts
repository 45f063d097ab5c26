"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { kindKeys } from "@/components/kinds/kind-queries";
import { documentKeys } from "@/components/queries/document-keys";
import { vendorKeys } from "@/components/queries/vendor-keys";
import type { KindDto, KindPatch, kindInput } from "@/lib/compliance/kinds/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

const base = "/api/document-kinds";

/** A kind may turn vendors, and is named beside its documents. */
function useKindsChanged() {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: vendorKeys.all });
    void client.invalidateQueries({ queryKey: documentKeys.all });
    await client.invalidateQueries({ queryKey: kindKeys.all });
  };
}

export function useAddKind() {
  return useMutation({
    mutationFn: (kind: z.input<typeof kindInput>) => api.post<KindDto>(base, kind),
    onSuccess: useKindsChanged(),
    meta: { success: say("kinds.added"), failure: say("kinds.failedToAdd") },
  });
}

export function useChangeKind() {
  return useMutation({
    mutationFn: ({ id, ...patch }: { id: string } & KindPatch) => api.patch<KindDto>(`${base}/${id}`, patch),
    onSuccess: useKindsChanged(),
    meta: { success: say("kinds.saved"), failure: say("kinds.failedToSave") },
  });
}

export function useArchiveKind() {
  const changed = useKindsChanged();
  return useMutation({
    mutationFn: (id: string) => api.delete<{ message: string }>(`${base}/${id}`),
    onSuccess: ({ message }) => {
      notify.success(message);
      return changed();
    },
    meta: { failure: say("kinds.failedToArchive") },
  });
}

export function useRestoreKind() {
  return useMutation({
    mutationFn: (id: string) => api.post<KindDto>(`${base}/${id}/restore`, {}),
    onSuccess: useKindsChanged(),
    meta: { success: say("kinds.restored"), failure: say("kinds.failedToRestore") },
  });
}
