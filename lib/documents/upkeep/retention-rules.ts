/** Certificates are kept this long after they expire, and after their upload (specification, section 9). */
export const retentionYears = 7;
