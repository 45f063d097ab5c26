/** So many contacts a vendor can have beside its first one. */
export const mostContacts = 100;
