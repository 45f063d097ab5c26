"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import { formatNumber } from "@/components/ui/format";
import type { ImportedRatings, RatingDto, RatingPut } from "@/lib/compliance/ratings/schema";
import { api } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

const base = "/api/insurer-ratings";

/** A rating may turn vendors: their badges are asked for again. */
function useRatingsChanged() {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: vendorKeys.all });
    await client.invalidateQueries({ queryKey: requirementKeys.all });
  };
}

export function usePutRating() {
  return useMutation({
    mutationFn: ({ naic, ...rating }: { naic: string } & RatingPut) => api.put<RatingDto>(`${base}/${naic}`, rating),
    onSuccess: useRatingsChanged(),
    meta: { success: say("requirements.ratingSaved"), failure: say("requirements.ratingSaveFailed") },
  });
}

export function useRemoveRating() {
  return useMutation({
    mutationFn: (naic: string) => api.delete(`${base}/${naic}`),
    onSuccess: useRatingsChanged(),
    meta: { success: say("requirements.ratingDeleted"), failure: say("requirements.ratingDeleteFailed") },
  });
}

export function useImportRatings() {
  const changed = useRatingsChanged();
  return useMutation({
    mutationFn: (text: string) => api.post<ImportedRatings>(`${base}/import`, { text }),
    onSuccess: async ({ added, changed: altered, unchanged }) => {
      notify.success(
        say("requirements.ratingsImported", {
          ...{ added: formatNumber(added), changed: formatNumber(altered), unchanged: formatNumber(unchanged) },
        }),
      );
      await changed();
    },
    meta: { failure: say("requirements.ratingsImportFailed") },
  });
}
