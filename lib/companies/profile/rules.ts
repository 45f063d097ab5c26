type Counters = {
  total: number;
  compliant: number;
  expiringSoon: number;
};

/** Whole percent of active vendors whose cover is in force and in order; a vendor that expires soon is still covered. Never rounded up to 100. */
export function complianceRate({ total, compliant, expiringSoon }: Counters): number {
  if (total === 0) return 0;
  return Math.floor(((compliant + expiringSoon) / total) * 100);
}
