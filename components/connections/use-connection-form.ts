"use client";

import { useZodForm } from "@/components/ui/use-zod-form";
import { type ConnectionDto, connectionPatch } from "@/lib/transfer/connectors/schema";

export type ConnectionForm = ReturnType<typeof useConnectionForm>;

/** The form of a connection's settings. Secrets begin empty. */
export function useConnectionForm({ settings, readsVendors, writesStandings, schedule, hasFolder }: ConnectionDto) {
  const place = settings.place === "folder" && !hasFolder ? ("sftp" as const) : settings.place;
  return useZodForm(connectionPatch, {
    ...{ ...settings, place, readsVendors, writesStandings, schedule },
    ...{ clientSecret: "", password: "", privateKey: "", forgetHostKey: false },
  });
}
