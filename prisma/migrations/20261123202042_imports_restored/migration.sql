-- AlterEnum
ALTER TYPE "import_outcome" ADD VALUE 'RESTORED';

-- AlterTable
ALTER TABLE "vendor_import" ADD COLUMN     "restored" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "import_row" ADD COLUMN     "changes" JSONB;
