-- AlterEnum
ALTER TYPE "mail_status" ADD VALUE 'SKIPPED';

-- AlterTable
ALTER TABLE "mail" ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "next_try_at" TIMESTAMPTZ(3),
ADD COLUMN "valid_until" TIMESTAMPTZ(3),
ADD COLUMN "retry_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP + interval '4 days';

ALTER TABLE "mail" ALTER COLUMN "retry_until" DROP DEFAULT;

CREATE INDEX mail_waiting_idx ON mail (company_id, id) WHERE status = 'QUEUED';
CREATE INDEX mail_failed_idx ON mail (created_at DESC) WHERE status = 'FAILED';

GRANT UPDATE (attempts, next_try_at, valid_until, retry_until) ON mail TO coverkeep_app;
