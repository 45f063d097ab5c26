import { coded, type Sentence } from "@/lib/infra/sentences-rules";

export const priorities = ["HIGH", "MEDIUM", "LOW"] as const;
export type Priority = (typeof priorities)[number];

/** Every check of the installation: how urgent its problem is, and how to fix it. Its question is in queries, under the same name. */
export const checks = {
  "worker.silent": {
    priority: "HIGH",
    title: coded("operations.noWorkerIsRunning"),
    fix: coded("operations.startAWorkerNpmRun"),
  },
  "migrations.missing": {
    priority: "HIGH",
    title: coded("operations.theDatabaseIsNotUp"),
    fix: coded("operations.runNpmRunMigrateThen"),
  },
  "storage.away": {
    priority: "HIGH",
    title: coded("operations.filesCannotBeStored"),
    fix: coded("operations.letTheWorkerWriteThere"),
  },
  "disk.full": {
    priority: "HIGH",
    title: coded("operations.aDiskIsNearlyFull"),
    fix: coded("operations.freeSpaceOnThatDisk"),
  },
  "email.failing": {
    priority: "HIGH",
    title: coded("operations.emailsAreNotGoingOut"),
    fix: coded("operations.checkSmtpUrlAndThe"),
  },
  "email.token": {
    priority: "HIGH",
    title: coded("operations.theSignInAtTheMailServer"),
    fix: coded("operations.connectTheMailAccountAnew"),
  },
  "inbound.waiting": {
    priority: "MEDIUM",
    title: coded("operations.incomingEmailNeedsAttention"),
    fix: coded("operations.checkTheMailboxForIncomingEmail"),
  },
  "bounces.lost": {
    priority: "MEDIUM",
    title: coded("operations.returnedEmailsAreLost"),
    fix: coded("operations.setUpIncomingEmailForReturns"),
  },
  "queue.stuck": {
    priority: "HIGH",
    title: coded("operations.jobsAreWaitingTooLong"),
    fix: coded("operations.checkThatAWorkerRuns"),
  },
  "reading.waiting": {
    priority: "HIGH",
    title: coded("operations.filesWaitToBeRead"),
    fix: coded("operations.giveTheWorkerMoreRoom"),
  },
  "decoder.missing": {
    priority: "HIGH",
    title: coded("operations.photosCannotBeRead"),
    fix: coded("operations.installTheDecoder"),
  },
  "payments.twice": {
    priority: "HIGH",
    title: coded("operations.aCompanyPaysTwice"),
    fix: coded("operations.cancelTheOlderSubscription"),
  },
  "scanner.away": {
    priority: "HIGH",
    title: coded("operations.theMalwareScannerIsAway"),
    fix: coded("operations.checkThatClamdRuns"),
  },
  "zones.differ": {
    priority: "MEDIUM",
    title: coded("operations.theDatabaseHasOtherTimeZones"),
    fix: coded("operations.updateTheTimeZonesOf"),
  },
  "reminders.late": {
    priority: "HIGH",
    title: coded("operations.remindersHaveNotBeenChecked"),
    fix: coded("operations.checkThatAWorkerRunsThen"),
  },
  "file.missing": {
    priority: "HIGH",
    title: coded("operations.storedFilesAreMissing"),
    fix: coded("operations.copyTheFilesBackFrom"),
  },
  "file.changed": {
    priority: "HIGH",
    title: coded("operations.storedFilesDifferFromTheir"),
    fix: coded("operations.copyTheFilesBackFromA"),
  },
  "chain.broken": {
    priority: "HIGH",
    title: coded("operations.anActivityLogWasChanged"),
    fix: coded("operations.findOutWhoHadAccess"),
  },
  "certificate.expiring": {
    priority: "HIGH",
    title: coded("operations.theTlsCertificateExpiresSoon"),
    fix: coded("operations.renewTheCertificateOfApp"),
  },
  "backup.old": {
    priority: "HIGH",
    title: coded("operations.theLastBackupIsToo"),
    fix: coded("operations.checkThatBackupDirIs"),
  },
  "counters.wrong": {
    priority: "MEDIUM",
    title: coded("operations.statisticsDifferFromARecount"),
    fix: coded("operations.runNpmRunAdminRecount"),
  },
  "jobs.dead": {
    priority: "MEDIUM",
    title: coded("operations.jobsFailedForGood"),
    fix: coded("operations.readTheErrorUnderFailed"),
  },
  "integrity.old": {
    priority: "MEDIUM",
    title: coded("operations.filesHaveNotBeenChecked"),
    fix: coded("operations.pressCheckIntegrityAndSee"),
  },
  "backup.off": {
    priority: "LOW",
    title: coded("operations.scheduledBackupsAreOff"),
    fix: coded("operations.setBackupDirToA"),
  },
} as const satisfies Record<string, { priority: Priority; title: Sentence; fix: Sentence }>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];

export const limits = {
  workerSilenceSeconds: 60,
  jobWaitMinutes: 15,
  failedEmailHours: 24,
  retriedEmails: 5,
  bounceDays: 30,
  sweepHours: 25,
  backupHours: 26,
  integrityHours: 72,
  freeShare: 0.1,
  certificateDays: 21,
} as const;
