import { queryOptions } from "@tanstack/react-query";
import type { TeamDto } from "@/lib/companies/team/schema";
import { api } from "@/lib/http/client/api";

export const teamKey = ["team"] as const;

/** The company's members and invitations. Apart from what changes them, so that other pages need no texts of the settings. */
export function teamQuery() {
  return queryOptions({ queryKey: teamKey, queryFn: () => api.get<TeamDto>("/api/team"), refetchOnMount: "always" });
}
