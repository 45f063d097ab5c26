-- Reports about all companies, their schedules, and the email that a scheduled report is ready.

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PLATFORM_REPORT';

-- CreateTable
CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL CHECK (type IN ('usage', 'users', 'compliance', 'expiring')),
    "format" TEXT NOT NULL CHECK (format IN ('pdf', 'csv', 'xlsx')),
    "range" TEXT NOT NULL CHECK (range IN ('24h', '7d', '30d', '90d')),
    "status" TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'running', 'done', 'failed')),
    "progress" INTEGER NOT NULL DEFAULT 0,
    "requested_by_id" UUID,
    "schedule_id" UUID,
    "storage_key" TEXT,
    "file_size" INTEGER,
    "sha256" TEXT,
    "rows" INTEGER,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "report_created_at_idx" ON "report"("created_at" DESC);

-- CreateTable
CREATE TABLE "report_schedule" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL CHECK (type IN ('usage', 'users', 'compliance', 'expiring')),
    "format" TEXT NOT NULL CHECK (format IN ('pdf', 'csv', 'xlsx')),
    "frequency" TEXT NOT NULL CHECK (frequency IN ('weekly', 'monthly')),
    "recipient_ids" UUID[],
    "made_for" DATE NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_schedule_pkey" PRIMARY KEY ("id")
);

-- No company in them.
GRANT SELECT, INSERT, UPDATE, DELETE ON report, report_schedule TO coverkeep_platform;
GRANT SELECT ON report, report_schedule TO coverkeep_backup;
