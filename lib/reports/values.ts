/** In the order of the cards on the screen. */
export const reportTypes = ["users", "compliance", "usage", "expiring"] as const;
export type ReportType = (typeof reportTypes)[number];

export const reportNames: Record<ReportType, string> = {
  users: "User Activity",
  compliance: "Compliance",
  usage: "System Usage",
  expiring: "Expiring Vendors",
};

export const reportFormats = ["pdf", "csv", "xlsx"] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const formatNames: Record<ReportFormat, string> = { pdf: "PDF", csv: "CSV", xlsx: "Excel (XLSX)" };

export const frequencies = ["weekly", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export const reportStatuses = ["queued", "running", "done", "failed"] as const;

/** Why a report has no file, for people. */
const reportFailed = "This report could not be made. The reason is under Operations.";
export const givenUp = { status: "failed", error: reportFailed } as const;

/** Days after which a report is removed. */
export const keptDays = 90;

/** Rows that a file of this format holds at most; a CSV file is written while it is read and holds all of them. */
export const mostRows: Record<ReportFormat, number> = { pdf: 500, xlsx: 10_000, csv: Number.POSITIVE_INFINITY };

export const figureNames = {
  companies: "Companies",
  users: "Users",
  activeUsers: "Active Users",
  newUsers: "New Users",
  suspendedUsers: "Suspended Users",
  vendors: "Vendors",
  activeVendors: "Active Vendors",
  documents: "Documents",
  uploaded: "Documents Uploaded",
  processed: "Documents Processed",
  emails: "Emails to Vendors",
  storedBytes: "Storage",
  complianceRate: "Compliance Rate",
  rateBefore: "Rate at the Start",
  compliant: "Compliant",
  expiringSoon: "Expiring Soon",
  expired: "Expired",
  nonCompliant: "Not Compliant",
  underReview: "Under Review",
  noDocuments: "No Documents",
  expiringCoverages: "Coverages Expiring",
  expiringVendors: "Vendors Affected",
  expiringCompanies: "Companies Affected",
} as const;
export type FigureName = keyof typeof figureNames;

export const seriesNames = {
  uploaded: "Uploaded",
  processed: "Processed",
  activeUsers: "Active users",
  complianceRate: "Compliance rate",
  coverages: "Coverages",
} as const;
export type SeriesName = keyof typeof seriesNames;

/** What each report's charts are called, and what the bars count. */
export const chartNames: Record<ReportType, { line: string; bars: string; counts: string }> = {
  users: { line: "Active Users by Day", bars: "Top Companies by Active Users", counts: "active users" },
  compliance: { line: "Compliance Rate by Day", bars: "Vendors by Status", counts: "vendors" },
  usage: { line: "System Activity", bars: "Top Companies", counts: "documents uploaded" },
  expiring: { line: "Coverages Expiring by Day", bars: "Top Companies by Expiring Coverages", counts: "coverages" },
};
