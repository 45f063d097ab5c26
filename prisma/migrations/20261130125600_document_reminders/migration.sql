-- Papers of a company's kinds have reminders of their own.
ALTER TYPE "mail_kind" ADD VALUE 'DOCUMENT_REMINDER';
