/** Certificates stay this long after their cover ended, and after their upload; specification section 9. */
export const retentionYears = 7;
