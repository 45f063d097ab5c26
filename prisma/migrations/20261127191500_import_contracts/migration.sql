-- An import can put its vendors on projects; undoing it takes them off again.
ALTER TABLE "import_row" ADD COLUMN "assignment_id" UUID;
