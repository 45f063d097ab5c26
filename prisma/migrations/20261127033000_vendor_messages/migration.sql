-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'VENDOR_MESSAGE';
