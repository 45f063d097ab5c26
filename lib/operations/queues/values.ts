/** What each queue does, in words for the admin. */
export const queueNames: Record<string, string> = {
  "document.draw": "Draw document pages",
  "document.read": "Read documents",
  "mail.new-user": "New user emails",
  "mail.new-vendors": "New vendor emails",
  "mail.send": "Send emails",
  "operations.backup": "Backups",
  "operations.check": "Checks",
  "operations.integrity": "Integrity checks",
  "reminders.company": "Reminders of one company",
  "reminders.sweep": "Hourly sweep",
  "reports.make": "Make reports",
  "removal.account": "Delete accounts",
  "removal.company": "Delete companies",
  "storage.remove": "Delete files",
  "storage.sweep": "Clean up files",
  "vendors.import": "Import vendors",
};
