-- AlterTable
ALTER TABLE "invitation" ADD COLUMN     "inviter_id" UUID;

-- CreateIndex
CREATE INDEX "invitation_company_id_inviter_id_idx" ON "invitation"("company_id", "inviter_id");

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_inviter_id_fkey" FOREIGN KEY ("company_id", "inviter_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
