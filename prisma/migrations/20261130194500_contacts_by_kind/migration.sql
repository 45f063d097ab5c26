-- AlterTable
ALTER TABLE "vendor_contact" ADD COLUMN     "kind_ids" UUID[] DEFAULT ARRAY[]::UUID[];
GRANT UPDATE ("kind_ids") ON vendor_contact TO coverkeep_app;
