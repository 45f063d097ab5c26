/** What every key begins with, so that people and programs recognize one. */
export const keyStart = "ck_";

/** What a key may do, each more than the one before. */
export const keyScopes = ["read", "write", "admin"] as const;
