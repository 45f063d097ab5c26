"use client";

import { queryOptions, useMutation } from "@tanstack/react-query";
import { requirementKeys } from "@/components/requirements/requirement-keys";
import type { ExhibitDto } from "@/lib/compliance/exhibits/schema";
import { api, dataFrom } from "@/lib/http/client/api";
import { sendFile } from "@/lib/http/client/upload";

const base = "/api/requirements/exhibits";

/** A contract as it is given to be read. */
export type GivenExhibit = { file: File } | { text: string };

export function useReadExhibit() {
  return useMutation({
    mutationFn: async (given: GivenExhibit): Promise<ExhibitDto> => {
      if ("text" in given) return api.post<ExhibitDto>(`${base}/text`, given);
      const response = await sendFile(base, given.file);
      return dataFrom<ExhibitDto>(response.status, await response.json());
    },
    meta: { quiet: true },
  });
}

/** The picture of a page as an address in this browser. The file is sent again: the server keeps nothing of it. */
export const exhibitPageQuery = (file: File, page: number) =>
  queryOptions({
    queryKey: [...requirementKeys.exhibit, file.name, file.size, file.lastModified, page],
    queryFn: async () => URL.createObjectURL(await (await sendFile(`${base}/pages/${page}`, file)).blob()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
