-- AlterTable
ALTER TABLE "audit_event" ADD COLUMN "address" TEXT;
