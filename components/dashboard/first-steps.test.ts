import { describe, expect, it } from "vitest";
import { stepsDone } from "@/components/dashboard/first-steps";
import type { StatsDto } from "@/lib/companies/profile/schema";

const none: StatsDto = {
  allVendors: 0,
  totalVendors: 0,
  compliantVendors: 0,
  expiringVendors: 0,
  expiredVendors: 0,
  nonCompliantVendors: 0,
  underReviewVendors: 0,
  noDocumentsVendors: 0,
  totalDocuments: 0,
  complianceRate: 0,
  recentDocuments: [],
  upcomingExpirations: [],
};

describe("the first steps", () => {
  it("are done by what really happened, one after the other", () => {
    expect(stepsDone(none, true)).toEqual({ uploaded: false, read: false, compliant: false, started: true });
    expect(stepsDone({ ...none, allVendors: 1, totalVendors: 1, noDocumentsVendors: 1 }, true)).toEqual({
      uploaded: false,
      read: false,
      compliant: false,
      started: true,
    });
    expect(stepsDone({ ...none, allVendors: 1, totalVendors: 1, totalDocuments: 1, noDocumentsVendors: 1 }, true)).toEqual({
      uploaded: true,
      read: false,
      compliant: false,
      started: true,
    });
    expect(stepsDone({ ...none, allVendors: 1, totalVendors: 1, totalDocuments: 1, underReviewVendors: 1 }, true)).toEqual({
      uploaded: true,
      read: true,
      compliant: false,
      started: true,
    });
    const file = { id: "1", vendorName: null, fileName: "one.pdf", createdAt: "2026-01-01T00:00:00.000Z", status: "UNDER_REVIEW" };
    const waiting = { ...none, allVendors: 1, totalVendors: 1, totalDocuments: 1, noDocumentsVendors: 1 };
    expect(stepsDone({ ...waiting, recentDocuments: [{ ...file, isByDates: false, isRead: false }] }, true).read).toBe(false);
    expect(stepsDone({ ...waiting, recentDocuments: [{ ...file, isByDates: false, isRead: true }] }, true).read).toBe(true);
    expect(stepsDone({ ...none, allVendors: 1, totalVendors: 1, totalDocuments: 1, compliantVendors: 1 }, true)).toEqual({
      uploaded: true,
      read: true,
      compliant: true,
      started: true,
    });
  });

  it("tell whether vendors are emailed, and nothing while it is not known", () => {
    expect(stepsDone(none, false).started).toBe(false);
    expect(stepsDone(none, null).started).toBe(true);
  });

  it("count inactive vendors, who were added as well", () => {
    expect(stepsDone({ ...none, allVendors: 60, totalDocuments: 1 }, true).uploaded).toBe(true);
  });
});
