type Counters = {
  total: number;
  compliant: number;
  expiringSoon: number;
};

/** Percentage of active vendors whose coverage is in force and compliant, as a whole number. A vendor that expires soon still counts. Never rounded up to 100. */
export function complianceRate({ total, compliant, expiringSoon }: Counters): number {
  if (total === 0) return 0;
  return Math.floor(((compliant + expiringSoon) / total) * 100);
}
