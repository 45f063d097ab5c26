import { coded } from "@/lib/infra/sentences-rules";
import type { Column } from "@/lib/reports/rows-schema";
import type { ReportType } from "@/lib/reports/values";
import type { PlainKey } from "@/messages/say";

const columnOf = (name: PlainKey, kind: Column["kind"], share: number): Column => ({
  name: coded(name),
  kind,
  share,
});
const text = (name: PlainKey, share: number): Column => columnOf(name, "text", share);
const number = (name: PlainKey, share = 1): Column => columnOf(name, "number", share);
const percent = (name: PlainKey, share = 1): Column => columnOf(name, "percent", share);
const date = (name: PlainKey, share: number): Column => columnOf(name, "date", share);

export const columnsOf: Record<ReportType, readonly Column[]> = {
  usage: [
    text("common.company", 3),
    text("common.plan", 1.2),
    text("common.status", 1.2),
    number("common.users"),
    number("common.vendors"),
    number("common.documents", 1.2),
    number("reports.storageMb", 1.4),
    number("common.uploaded"),
    number("common.processed", 1.2),
    number("reports.emails"),
  ],
  users: [
    text("common.name", 2),
    text("common.email", 2.6),
    text("common.company", 2.2),
    text("common.role", 1),
    text("reports.platformRole", 1.2),
    text("common.status", 1.1),
    date("reports.lastActive", 1.3),
    number("reports.activeDays", 1.1),
    date("common.added", 1.3),
  ],
  compliance: [
    text("common.company", 3),
    text("common.plan", 1.2),
    number("common.vendors"),
    number("common.compliant", 1.1),
    number("common.expiringSoon", 1.3),
    number("common.expired"),
    number("reports.notCompliant", 1.3),
    number("reports.underReview", 1.3),
    number("reports.noDocuments", 1.3),
    percent("reports.rate", 0.8),
    percent("reports.rateBefore", 1.5),
  ],
  expiring: [
    text("common.company", 2.2),
    text("common.vendor", 2.2),
    text("common.contact", 1.6),
    text("common.email", 2.4),
    text("common.coverage", 1.9),
    text("reports.policyNumber", 1.6),
    text("reports.insurer", 2),
    date("common.expires", 1.2),
    number("reports.daysLeft", 1.1),
  ],
};
