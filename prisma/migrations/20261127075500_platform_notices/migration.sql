-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'PLATFORM_NOTICE';

-- What an email to platform admins is about. Each recipient gets one email about it, whatever runs twice.
ALTER TABLE "mail" ADD COLUMN "occasion" TEXT;
CREATE UNIQUE INDEX mail_occasion_idx ON mail (company_id, recipient, occasion) WHERE occasion IS NOT NULL;
