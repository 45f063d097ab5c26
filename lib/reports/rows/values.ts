import type { Column } from "@/lib/reports/rows/schema";
import type { ReportType } from "@/lib/reports/values";

const text = (name: string, share: number): Column => ({ name, kind: "text", share });
const number = (name: string, share = 1): Column => ({ name, kind: "number", share });
const percent = (name: string, share = 1): Column => ({ name, kind: "percent", share });
const date = (name: string, share: number): Column => ({ name, kind: "date", share });

export const columnsOf: Record<ReportType, readonly Column[]> = {
  usage: [
    text("Company", 3),
    text("Plan", 1.2),
    text("Status", 1.2),
    number("Users"),
    number("Vendors"),
    number("Documents", 1.2),
    number("Storage (MB)", 1.4),
    number("Uploaded"),
    number("Processed", 1.2),
    number("Emails"),
  ],
  users: [
    text("Name", 2),
    text("Email", 2.6),
    text("Company", 2.2),
    text("Role", 1),
    text("Platform Role", 1.2),
    text("Status", 1.1),
    date("Last Active", 1.3),
    number("Active Days", 1.1),
    date("Added", 1.3),
  ],
  compliance: [
    text("Company", 3),
    text("Plan", 1.2),
    number("Vendors"),
    number("Compliant", 1.1),
    number("Expiring Soon", 1.3),
    number("Expired"),
    number("Not Compliant", 1.3),
    number("Under Review", 1.3),
    number("No Documents", 1.3),
    percent("Rate", 0.8),
    percent("Rate at the Start", 1.5),
  ],
  expiring: [
    text("Company", 2.2),
    text("Vendor", 2.2),
    text("Contact", 1.6),
    text("Email", 2.4),
    text("Coverage", 1.9),
    text("Policy Number", 1.6),
    text("Insurer", 2),
    date("Expires", 1.2),
    number("Days Left", 1.1),
  ],
};

/** Numbers line up at the right. */
export const isLeft = (kind: Column["kind"]) => kind === "text" || kind === "date";
