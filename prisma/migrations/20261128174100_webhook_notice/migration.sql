-- A company's admins are told that a webhook was turned off.

ALTER TYPE "mail_kind" ADD VALUE 'WEBHOOK_NOTICE';
