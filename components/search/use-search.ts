"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { usePaused } from "@/components/ui/use-paused";
import { api } from "@/lib/http/client/api";
import type { SearchDto } from "@/lib/search/schema";
import { longestSearch, shortestSearch } from "@/lib/search/values";

/** Of a longer text, which can only be a question, nothing is searched for. */
const isSearched = ({ length }: string) => length >= shortestSearch && length <= longestSearch;

/** Answers for what was typed, after a pause: one call for each pause. `text` is what the answer belongs to. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const text = usePaused(wanted);
  const long = isSearched(text) && isSearched(wanted);
  const answer = useQuery({
    queryKey: ["search", text],
    queryFn: () => api.get<SearchDto>("/api/search", { q: text }),
    enabled: long,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    meta: { quiet: true },
  });
  const waiting = isSearched(wanted) && (text !== wanted || answer.isFetching);
  return { found: long ? answer.data : undefined, waiting, failed: long && answer.isError };
}
