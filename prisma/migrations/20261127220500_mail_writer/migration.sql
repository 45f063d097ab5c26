-- Who wrote an email to a vendor: answers go to them where no email comes in. The account may be deleted since.
ALTER TABLE "mail" ADD COLUMN "writer_id" UUID;
