/** What every key begins with, so that people and programs recognize one. */
export const keyStart = "ck_";

/** What a key may do, each more than the one before. */
export const keyScopes = ["read", "write", "admin"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What a company's own admins may give a key: calls of the platform are not theirs. */
export const companyKeyScopes = ["read", "write"] as const;
