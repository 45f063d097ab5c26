-- Runs of backups and integrity checks, and the problems that the worker's checks found.

CREATE TYPE "operation_kind" AS ENUM ('BACKUP', 'INTEGRITY');
CREATE TYPE "problem_priority" AS ENUM ('HIGH', 'MEDIUM', 'LOW');

CREATE TABLE "operation_run" (
    "id" UUID NOT NULL,
    "kind" "operation_kind" NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "is_good" BOOLEAN NOT NULL DEFAULT false,
    "summary" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "operation_run_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "operation_run_kind_started_at_idx" ON "operation_run"("kind", "started_at" DESC);

CREATE TABLE "problem" (
    "check" TEXT NOT NULL,
    "priority" "problem_priority" NOT NULL,
    "message" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "problem_pkey" PRIMARY KEY ("check")
);

-- No company in them.
GRANT SELECT, INSERT, UPDATE, DELETE ON operation_run, problem TO coverkeep_platform;
GRANT SELECT ON operation_run, problem TO coverkeep_backup;
