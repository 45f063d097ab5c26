import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { PlainKey } from "@/messages/say";

/** In the order of the cards on the screen. */
export const reportTypes = ["users", "compliance", "usage", "expiring"] as const;
export type ReportType = (typeof reportTypes)[number];

export const reportNames: Record<ReportType, PlainKey> = {
  users: "reports.userActivity",
  compliance: "reports.compliance",
  usage: "reports.systemUsage",
  expiring: "reports.expiringVendors",
};

export const reportFormats = ["pdf", "csv", "xlsx"] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const formatNames: Record<ReportFormat, Sentence> = {
  pdf: "PDF",
  csv: "CSV",
  xlsx: coded("reports.excelXlsx"),
};

export const frequencies = ["weekly", "monthly"] as const;
export type Frequency = (typeof frequencies)[number];

export const reportStatuses = ["queued", "running", "done", "failed"] as const;

/** Why a report has no file, for people. */
export const reportFailed = coded("reports.thisReportCouldNotBe");
export const givenUp = { status: "failed", error: reportFailed } as const;

/** Days after which a report is removed. */
export const reportsKeptDays = 90;

/** Rows that a file of this format holds at most; the others are written while they are read and hold all of them. */
export const mostRows: Record<ReportFormat, number> = { pdf: 500, xlsx: Number.POSITIVE_INFINITY, csv: Number.POSITIVE_INFINITY };

export const figureNames = {
  companies: "reports.companies",
  users: "common.users",
  activeUsers: "reports.activeUsers",
  newUsers: "reports.newUsers",
  suspendedUsers: "reports.suspendedUsers",
  vendors: "common.vendors",
  activeVendors: "reports.activeVendors",
  documents: "common.documents",
  uploaded: "reports.documentsUploaded",
  processed: "reports.documentsProcessed",
  emails: "reports.emailsToVendors",
  storedBytes: "common.storage",
  complianceRate: "reports.complianceRate",
  rateBefore: "reports.rateBefore",
  compliant: "common.compliant",
  expiringSoon: "common.expiringSoon",
  expired: "common.expired",
  nonCompliant: "reports.notCompliant",
  underReview: "reports.underReview",
  noDocuments: "reports.noDocuments",
  expiringCoverages: "reports.coveragesExpiring",
  expiringVendors: "reports.vendorsAffected",
  expiringCompanies: "reports.companiesAffected",
} as const satisfies Record<string, PlainKey>;
export type FigureName = keyof typeof figureNames;

export const seriesNames = {
  uploaded: "common.uploaded",
  processed: "common.processed",
  activeUsers: "reports.activeUsersText",
  complianceRate: "reports.complianceRateText",
  coverages: "common.coverages",
} as const satisfies Record<string, PlainKey>;
export type SeriesName = keyof typeof seriesNames;

/** What each report's charts are called, and what the bars count. */
export const chartNames: Record<ReportType, { line: PlainKey; bars: PlainKey; counts: PlainKey }> = {
  users: { line: "reports.usersLine", bars: "reports.usersBars", counts: "reports.activeUsersCounts" },
  compliance: { line: "reports.complianceLine", bars: "reports.vendorsByStatus", counts: "reports.vendors" },
  usage: { line: "reports.systemActivity", bars: "reports.topCompanies", counts: "reports.documentsUploadedCounts" },
  expiring: {
    line: "reports.expiringLine",
    bars: "reports.expiringBars",
    counts: "reports.coverages",
  },
};
