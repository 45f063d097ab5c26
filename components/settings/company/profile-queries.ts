import { queryOptions } from "@tanstack/react-query";
import { companyKeys } from "@/components/queries/company-keys";
import type { ProfileDto } from "@/lib/companies/profile/schema";
import { api } from "@/lib/http/client/api";

export function profileQuery() {
  return queryOptions({ queryKey: companyKeys.profile, queryFn: () => api.get<ProfileDto>("/api/companies/profile") });
}
