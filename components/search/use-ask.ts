"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePaused } from "@/components/ui/use-paused";
import { api } from "@/lib/http/client/api";
import type { AskDto } from "@/lib/search/questions/schema";

/** One word alone is searched for; a question has several, or a condition such as status:expired. */
const mayAsk = (text: string) => /\S\s+\S|[a-z]:\S|[<>]/i.test(text);

/** The answer to the typed question, after a pause. The call says so if a text is not a question. */
export function useAsk(typed: string) {
  const text = usePaused(typed);
  const isAsked = mayAsk(text) && mayAsk(typed);
  const call = useQuery({
    queryKey: ["ask", text],
    queryFn: () => api.get<AskDto>("/api/ask", { q: text }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    meta: { quiet: true },
  });
  return {
    answer: isAsked && !call.isError ? call.data : undefined,
    waiting: mayAsk(typed) && (text !== typed || call.isFetching),
    failed: isAsked && call.isError,
  };
}
