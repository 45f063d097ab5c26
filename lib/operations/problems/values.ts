import { say } from "@/messages/say";

export const priorities = ["HIGH", "MEDIUM", "LOW"] as const;
export type Priority = (typeof priorities)[number];

/** Every check of the installation: how urgent its problem is, and how to fix it. Its question is in queries, under the same name. */
export const checks = {
  "worker.silent": {
    priority: "HIGH",
    get title() {
      return say("operations.noWorkerIsRunning");
    },
    get fix() {
      return say("operations.startAWorkerNpmRun");
    },
  },
  "migrations.missing": {
    priority: "HIGH",
    get title() {
      return say("operations.theDatabaseIsNotUp");
    },
    get fix() {
      return say("operations.runNpmRunMigrateThen");
    },
  },
  "storage.away": {
    priority: "HIGH",
    get title() {
      return say("operations.filesCannotBeStored");
    },
    get fix() {
      return say("operations.letTheWorkerWriteThere");
    },
  },
  "disk.full": {
    priority: "HIGH",
    get title() {
      return say("operations.aDiskIsNearlyFull");
    },
    get fix() {
      return say("operations.freeSpaceOnThatDisk");
    },
  },
  "email.failing": {
    priority: "HIGH",
    get title() {
      return say("operations.emailsAreNotGoingOut");
    },
    get fix() {
      return say("operations.checkSmtpUrlAndThe");
    },
  },
  "email.token": {
    priority: "HIGH",
    get title() {
      return say("operations.theSignInAtTheMailServer");
    },
    get fix() {
      return say("operations.connectTheMailAccountAnew");
    },
  },
  "inbound.waiting": {
    priority: "MEDIUM",
    get title() {
      return say("operations.incomingEmailNeedsAttention");
    },
    get fix() {
      return say("operations.checkTheMailboxForIncomingEmail");
    },
  },
  "bounces.lost": {
    priority: "MEDIUM",
    get title() {
      return say("operations.returnedEmailsAreLost");
    },
    get fix() {
      return say("operations.setUpIncomingEmailForReturns");
    },
  },
  "queue.stuck": {
    priority: "HIGH",
    get title() {
      return say("operations.jobsAreWaitingTooLong");
    },
    get fix() {
      return say("operations.checkThatAWorkerRuns");
    },
  },
  "reading.waiting": {
    priority: "HIGH",
    get title() {
      return say("operations.filesWaitToBeRead");
    },
    get fix() {
      return say("operations.giveTheWorkerMoreRoom");
    },
  },
  "decoder.missing": {
    priority: "HIGH",
    get title() {
      return say("operations.photosCannotBeRead");
    },
    get fix() {
      return say("operations.installTheDecoder");
    },
  },
  "payments.twice": {
    priority: "HIGH",
    get title() {
      return say("operations.aCompanyPaysTwice");
    },
    get fix() {
      return say("operations.cancelTheOlderSubscription");
    },
  },
  "scanner.away": {
    priority: "HIGH",
    get title() {
      return say("operations.theMalwareScannerIsAway");
    },
    get fix() {
      return say("operations.checkThatClamdRuns");
    },
  },
  "zones.differ": {
    priority: "MEDIUM",
    get title() {
      return say("operations.theDatabaseHasOtherTimeZones");
    },
    get fix() {
      return say("operations.updateTheTimeZonesOf");
    },
  },
  "reminders.late": {
    priority: "HIGH",
    get title() {
      return say("operations.remindersHaveNotBeenChecked");
    },
    get fix() {
      return say("operations.checkThatAWorkerRunsThen");
    },
  },
  "file.missing": {
    priority: "HIGH",
    get title() {
      return say("operations.storedFilesAreMissing");
    },
    get fix() {
      return say("operations.copyTheFilesBackFrom");
    },
  },
  "file.changed": {
    priority: "HIGH",
    get title() {
      return say("operations.storedFilesDifferFromTheir");
    },
    get fix() {
      return say("operations.copyTheFilesBackFromA");
    },
  },
  "chain.broken": {
    priority: "HIGH",
    get title() {
      return say("operations.anActivityLogWasChanged");
    },
    get fix() {
      return say("operations.findOutWhoHadAccess");
    },
  },
  "certificate.expiring": {
    priority: "HIGH",
    get title() {
      return say("operations.theTlsCertificateExpiresSoon");
    },
    get fix() {
      return say("operations.renewTheCertificateOfApp");
    },
  },
  "backup.old": {
    priority: "HIGH",
    get title() {
      return say("operations.theLastBackupIsToo");
    },
    get fix() {
      return say("operations.checkThatBackupDirIs");
    },
  },
  "counters.wrong": {
    priority: "MEDIUM",
    get title() {
      return say("operations.statisticsDifferFromARecount");
    },
    get fix() {
      return say("operations.runNpmRunAdminRecount");
    },
  },
  "jobs.dead": {
    priority: "MEDIUM",
    get title() {
      return say("operations.jobsFailedForGood");
    },
    get fix() {
      return say("operations.readTheErrorUnderFailed");
    },
  },
  "integrity.old": {
    priority: "MEDIUM",
    get title() {
      return say("operations.filesHaveNotBeenChecked");
    },
    get fix() {
      return say("operations.pressCheckIntegrityAndSee");
    },
  },
  "backup.off": {
    priority: "LOW",
    get title() {
      return say("operations.scheduledBackupsAreOff");
    },
    get fix() {
      return say("operations.setBackupDirToA");
    },
  },
} as const satisfies Record<string, { priority: Priority; title: string; fix: string }>;

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
