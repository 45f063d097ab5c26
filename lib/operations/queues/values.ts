import { textsOf } from "@/messages/say";

/** What each queue does, in words for the admin. */
export const queueNames: Record<string, string> = textsOf({
  "document.draw": "operations.drawDocumentPages",
  "document.read": "operations.readDocuments",
  "inbound.answer": "operations.answerEmails",
  "inbound.file": "operations.fileEmails",
  "inbound.route": "operations.routeEmails",
  "mail.new-user": "operations.newUserEmails",
  "mail.new-vendors": "operations.newVendorEmails",
  "mail.send": "operations.sendEmails",
  "operations.backup": "operations.backups",
  "operations.check": "operations.checks",
  "operations.integrity": "operations.integrityChecks",
  "payments.prices": "operations.announcePrices",
  "payments.sync": "operations.checkPayments",
  "reminders.company": "operations.remindersOfOneCompany",
  "reminders.sweep": "operations.hourlySweep",
  "reports.make": "operations.makeReports",
  "removal.account": "operations.deleteAccounts",
  "removal.company": "operations.deleteCompanies",
  "storage.remove": "operations.deleteFiles",
  "storage.sweep": "operations.cleanUpFiles",
  "vendors.import": "operations.importVendors",
  "webhooks.send": "operations.sendWebhooks",
  "company.import": "operations.importCompanies",
  "company.rejudge": "operations.judgeVendorsAnew",
});
