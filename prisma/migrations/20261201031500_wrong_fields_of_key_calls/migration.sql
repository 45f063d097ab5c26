ALTER TABLE "key_call" ADD COLUMN     "fields" TEXT[] DEFAULT ARRAY[]::TEXT[];
