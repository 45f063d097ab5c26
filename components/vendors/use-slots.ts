"use client";

import { queryOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useDocumentsChanged } from "@/components/queries/use-documents";
import { useVendorsChanged, vendorsBase } from "@/components/queries/use-vendors";
import { vendorKeys } from "@/components/queries/vendor-keys";
import type { SlotListDto } from "@/lib/documents/papers/slots-schema";
import type { UploadedDto } from "@/lib/documents/schema";
import { api } from "@/lib/http/client/api";
import { upload } from "@/lib/http/client/upload";
import { say } from "@/messages/say";

/** A vendor's slots for kinds of documents. */
export const slotsQuery = (vendorId: string) =>
  queryOptions({
    queryKey: vendorKeys.slots(vendorId),
    queryFn: () => api.get<SlotListDto>(`${vendorsBase}/${vendorId}/slots`),
    refetchOnMount: "always",
    meta: { quiet: true },
  });

/** Sends a file to a slot. */
export function useSlotUpload(vendorId: string, kindId: string) {
  const [percent, setPercent] = useState(0);
  const [documentsChanged, vendorsChanged] = [useDocumentsChanged(), useVendorsChanged()];
  const mutation = useMutation({
    mutationFn: (file: File) =>
      upload<UploadedDto>({
        ...{ path: "/api/documents/upload", fields: { vendorId, kindId }, fileField: "document", file },
        onProgress: setPercent,
      }),
    onMutate: () => setPercent(0),
    onSuccess: async () => {
      void documentsChanged();
      await vendorsChanged();
    },
    meta: { success: say("vendors.slotUploaded"), failure: say("vendors.slotFailed") },
  });
  return { ...mutation, percent };
}
