"use client";

import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ComboboxAnswer } from "@/components/ui/combobox-list";
import { usePaused } from "@/components/ui/use-paused";

/** Fetches the options that match the typed text, once the typing pauses. A failure is shown in the list, not in a message. */
export function useSearchedOptions<Data, Key extends QueryKey>(
  typed: string,
  queryFor: (search: string) => UseQueryOptions<Data, Error, Data, Key>,
  toOptions: (data: Data) => Pick<ComboboxAnswer, "options" | "more">,
): ComboboxAnswer {
  const search = usePaused(typed);
  const { data, error, isPlaceholderData, isPending, refetch } = useQuery({ ...queryFor(search), meta: { quiet: true } });
  return {
    text: search,
    ...(data === undefined ? { options: [] } : toOptions(data)),
    waiting: search !== typed || isPlaceholderData || isPending,
    failed: error ? error.message : undefined,
    retry: refetch,
  };
}
