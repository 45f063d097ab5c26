"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import type { SearchDto } from "@/lib/search/schema";
import { shortestSearch } from "@/lib/search/values";

const pauseMilliseconds = 250;

/** Answers for what was typed, after a pause: one call for each pause. `text` is what the answer belongs to. */
export function useSearch(typed: string) {
  const wanted = typed.trim();
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [wanted]);
  const long = text.length >= shortestSearch && wanted.length >= shortestSearch;
  const answer = useQuery({
    queryKey: ["search", text],
    queryFn: () => api.get<SearchDto>("/api/search", { q: text }),
    enabled: long,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    meta: { quiet: true },
  });
  const waiting = wanted.length >= shortestSearch && (text !== wanted || answer.isFetching);
  return { found: long ? answer.data : undefined, waiting, failed: long && answer.isError };
}
