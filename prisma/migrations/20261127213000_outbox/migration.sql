-- An email is claimed for a while, sent, and marked: no transaction is open while the mail server answers.
ALTER TYPE "mail_status" ADD VALUE 'BOUNCED';

ALTER TABLE "mail" ADD COLUMN "portal_link_id" UUID,
ADD COLUMN "button_label" TEXT,
ADD COLUMN "language" TEXT,
ADD COLUMN "in_reply_to" TEXT,
ADD COLUMN "thread_references" TEXT,
ADD COLUMN "smtp_answer" TEXT,
ADD COLUMN "sending_until" TIMESTAMPTZ(3);

GRANT UPDATE (smtp_answer, sending_until, in_reply_to, thread_references) ON mail TO coverkeep_app;

-- When the vendor unsubscribed from reminders.
ALTER TABLE "vendor" ADD COLUMN "unsubscribed_at" TIMESTAMPTZ(3);
