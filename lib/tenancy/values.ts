export const companyRoles = ["ADMIN", "MANAGER", "VIEWER"] as const;

/** By this header a page says whose it is; see `authenticate` in lib/http/route. */
export const pageOwnerHeader = "x-coverkeep-user";

/** A page that no one touches says so by this header: its automatic requests do not keep the session alive. */
export const idleHeader = "x-coverkeep-idle";

/** In which language the vendor's page says so, and what a call from it is answered in. */
export const pageLanguageHeader = "x-coverkeep-language";
