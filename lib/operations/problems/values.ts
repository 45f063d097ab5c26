import { coded, type Sentence } from "@/lib/infra/sentences-rules";

export const priorities = ["HIGH", "MEDIUM", "LOW"] as const;
export type Priority = (typeof priorities)[number];

/** Every check of the installation: how urgent its problem is, and how to fix it. Its question is in queries, under the same name. */
export const checks = {
  "worker.silent": {
    priority: "HIGH",
    title: coded("operations.workerTitle"),
    fix: coded("operations.workerFix"),
  },
  "migrations.missing": {
    priority: "HIGH",
    title: coded("operations.migrationsTitle"),
    fix: coded("operations.migrationsFix"),
  },
  "storage.away": {
    priority: "HIGH",
    title: coded("operations.storageTitle"),
    fix: coded("operations.storageFix"),
  },
  "disk.full": {
    priority: "HIGH",
    title: coded("operations.diskTitle"),
    fix: coded("operations.diskFix"),
  },
  "email.failing": {
    priority: "HIGH",
    title: coded("operations.emailsTitle"),
    fix: coded("operations.emailsFix"),
  },
  "email.token": {
    priority: "HIGH",
    title: coded("operations.mailAccountTitle"),
    fix: coded("operations.mailAccountFix"),
  },
  "inbound.waiting": {
    priority: "MEDIUM",
    title: coded("operations.inboundTitle"),
    fix: coded("operations.inboundFix"),
  },
  "bounces.lost": {
    priority: "MEDIUM",
    title: coded("operations.returnsTitle"),
    fix: coded("operations.returnsFix"),
  },
  "queue.stuck": {
    priority: "HIGH",
    title: coded("operations.queueTitle"),
    fix: coded("operations.queueFix"),
  },
  "reading.waiting": {
    priority: "HIGH",
    title: coded("operations.readingTitle"),
    fix: coded("operations.readingFix"),
  },
  "decoder.missing": {
    priority: "HIGH",
    title: coded("operations.photosTitle"),
    fix: coded("operations.installTheDecoder"),
  },
  "payments.twice": {
    priority: "HIGH",
    title: coded("operations.subscriptionsTitle"),
    fix: coded("operations.subscriptionsFix"),
  },
  "scanner.away": {
    priority: "HIGH",
    title: coded("operations.scannerTitle"),
    fix: coded("operations.scannerFix"),
  },
  "zones.differ": {
    priority: "MEDIUM",
    title: coded("operations.timeZonesTitle"),
    fix: coded("operations.timeZonesFix"),
  },
  "reminders.late": {
    priority: "HIGH",
    title: coded("operations.sweepTitle"),
    fix: coded("operations.sweepFix"),
  },
  "file.missing": {
    priority: "HIGH",
    title: coded("operations.filesMissingTitle"),
    fix: coded("operations.filesMissingFix"),
  },
  "file.changed": {
    priority: "HIGH",
    title: coded("operations.filesChangedTitle"),
    fix: coded("operations.filesChangedFix"),
  },
  "chain.broken": {
    priority: "HIGH",
    title: coded("operations.chainTitle"),
    fix: coded("operations.chainFix"),
  },
  "certificate.expiring": {
    priority: "HIGH",
    title: coded("operations.tlsTitle"),
    fix: coded("operations.tlsFix"),
  },
  "backup.old": {
    priority: "HIGH",
    title: coded("operations.backupAgeTitle"),
    fix: coded("operations.backupAgeFix"),
  },
  "counters.wrong": {
    priority: "MEDIUM",
    title: coded("operations.statisticsTitle"),
    fix: coded("operations.statisticsFix"),
  },
  "jobs.dead": {
    priority: "MEDIUM",
    title: coded("operations.failedJobsTitle"),
    fix: coded("operations.failedJobsFix"),
  },
  "integrity.old": {
    priority: "MEDIUM",
    title: coded("operations.integrityAgeTitle"),
    fix: coded("operations.integrityAgeFix"),
  },
  "backup.off": {
    priority: "LOW",
    title: coded("operations.backupsOffTitle"),
    fix: coded("operations.backupsOffFix"),
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
