export const reports = {
  noFiguresYet: "No figures yet.",
  noFiguresFromThisTime: "No figures from this time yet.",
  nothingToShowForThis: "Nothing to show for this time.",
  report: "Report",
  theReportWasDeletedOr: "The report was deleted, or another worker has made it.",
  allCompanies: "All companies",
  madeTolocalestring: "Made {toLocaleString}",
  standsForLettersThatThis: "· “?” stands for letters that this PDF cannot show. The CSV and Excel files have them.",
  titlePageAtOfCount: "{title} · Page {at} of {count}{missing}",
  noRows: "No rows.",
  thisFileHasTheFirst: "This file has the first {some} of {all} rows. Generate the report as CSV for all rows.",
  summary: "Summary",
  rows: "Rows",
  weeklyReportReadySubject: "Your weekly {report} report is ready",
  weeklyReportReadyBody:
    "Hi {firstName},\n\nThe {report} report of {madeOn} is ready. Download it from the Admin Portal:\n\n{link}\n\nWe keep the report for {keptDays} days. A platform admin of {product} chose you to get this email weekly. To stop it, end the schedule on the same page.",
  monthlyReportReadySubject: "Your monthly {report} report is ready",
  monthlyReportReadyBody:
    "Hi {firstName},\n\nThe {report} report of {madeOn} is ready. Download it from the Admin Portal:\n\n{link}\n\nWe keep the report for {keptDays} days. A platform admin of {product} chose you to get this email monthly. To stop it, end the schedule on the same page.",
  reportReport: "{report} Report",
  byCounts: "By {counts}",
} as const;
