-- AlterTable
ALTER TABLE "user" ADD COLUMN     "language" TEXT;

GRANT UPDATE (language) ON "user" TO coverkeep_app;
