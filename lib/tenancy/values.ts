export const companyRoles = ["ADMIN", "MANAGER", "VIEWER"] as const;

/** By this header a page says whose it is; see `authenticate` in lib/http/route. */
export const pageOwnerHeader = "x-coverkeep-user";
