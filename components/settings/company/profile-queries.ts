import { queryOptions } from "@tanstack/react-query";
import { companyKeys } from "@/components/queries/company-keys";
import { api } from "@/lib/client/api";
import type { ProfileDto } from "@/lib/companies/profile/schema";

export function profileQuery() {
  return queryOptions({ queryKey: companyKeys.profile, queryFn: () => api.get<ProfileDto>("/api/companies/profile") });
}
