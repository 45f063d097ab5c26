export const priorities = ["HIGH", "MEDIUM", "LOW"] as const;
export type Priority = (typeof priorities)[number];

/** Every check of the installation: how urgent its problem is, and how to fix it. Its question is in queries, under the same name. */
export const checks = {
  "worker.silent": {
    priority: "HIGH",
    title: "No worker is running",
    fix: "Start a worker: npm run worker, or docker compose up -d worker.",
  },
  "migrations.missing": {
    priority: "HIGH",
    title: "The database is not up to date",
    fix: "Run npm run migrate, then restart web and worker.",
  },
  "disk.full": {
    priority: "HIGH",
    title: "A disk is nearly full",
    fix: "Free space on that disk, or make it larger. Uploads stop when it is full.",
  },
  "email.failing": {
    priority: "HIGH",
    title: "Emails are not going out",
    fix: "Check SMTP_URL and the mail server, then press Send Again under Failed Emails.",
  },
  "queue.stuck": {
    priority: "HIGH",
    title: "Jobs are waiting too long",
    fix: "Check that a worker runs. Start more workers if one cannot keep up.",
  },
  "reminders.late": {
    priority: "HIGH",
    title: "Reminders have not been checked for a day",
    fix: "Check that a worker runs, then run npm run admin -- sweep.",
  },
  "file.missing": {
    priority: "HIGH",
    title: "Stored files are missing",
    fix: "Copy the files back from a backup into STORAGE_DIR, then run an integrity check.",
  },
  "file.changed": {
    priority: "HIGH",
    title: "Stored files differ from their uploads",
    fix: "Copy the files back from a backup into STORAGE_DIR, and check the disk.",
  },
  "chain.broken": {
    priority: "HIGH",
    title: "An activity log was changed",
    fix: "Find out who had access to the database. Compare with a backup: npm run admin -- chains.",
  },
  "certificate.expiring": {
    priority: "HIGH",
    title: "The TLS certificate expires soon",
    fix: "Renew the certificate of APP_URL at the reverse proxy.",
  },
  "backup.old": {
    priority: "HIGH",
    title: "The last backup is too old",
    fix: "Check that BACKUP_DIR is mounted and has space, then press Back Up Now.",
  },
  "counters.wrong": {
    priority: "MEDIUM",
    title: "Statistics differ from a recount",
    fix: "Run npm run admin -- recount, and report it to support.",
  },
  "jobs.dead": {
    priority: "MEDIUM",
    title: "Jobs failed for good",
    fix: "Read the error under Failed Jobs, fix its cause, then press Retry.",
  },
  "integrity.old": {
    priority: "MEDIUM",
    title: "Files have not been checked for three days",
    fix: "Press Check Integrity, and see if a worker runs.",
  },
  "backup.off": {
    priority: "LOW",
    title: "Scheduled backups are off",
    fix: "Set BACKUP_DIR to a folder on another disk, and restart the worker.",
  },
} as const satisfies Record<string, { priority: Priority; title: string; fix: string }>;

export type CheckName = keyof typeof checks;
export const checkNames = Object.keys(checks) as CheckName[];

export const limits = {
  workerSilenceSeconds: 60,
  jobWaitMinutes: 15,
  failedEmailHours: 24,
  retriedEmails: 5,
  sweepHours: 25,
  backupHours: 26,
  integrityHours: 72,
  freeShare: 0.1,
  certificateDays: 21,
} as const;
