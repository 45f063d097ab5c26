import type { companyRoles } from "@/lib/tenancy/values";

export type CompanyRole = (typeof companyRoles)[number];
