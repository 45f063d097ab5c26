-- Who changed a note last, and when.
ALTER TABLE "vendor_note" ADD COLUMN "edited_by_id" UUID, ADD COLUMN "edited_at" TIMESTAMPTZ(3);
GRANT UPDATE (edited_by_id, edited_at) ON vendor_note TO coverkeep_app;
