import { queryOptions } from "@tanstack/react-query";
import type { KindListDto } from "@/lib/compliance/kinds/schema";
import { api } from "@/lib/http/client/api";

export const kindKeys = { all: ["kinds"] as const };

/** The company's kinds of documents. */
export const kindsQuery = () =>
  queryOptions({
    queryKey: kindKeys.all,
    queryFn: () => api.get<KindListDto>("/api/document-kinds"),
    meta: { quiet: true },
  });
