-- A list of enrollments is kept with what it changed, so that it can be undone on its project's page.
ALTER TABLE "list_import" ADD COLUMN     "project_id" UUID;
CREATE INDEX "list_import_company_id_project_id_created_at_idx" ON "list_import"("company_id", "project_id", "created_at" DESC);
ALTER TABLE "list_import" ADD CONSTRAINT "list_import_company_id_project_id_fkey" FOREIGN KEY ("company_id", "project_id") REFERENCES "project"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "list_import_row" DROP CONSTRAINT "list_import_row_list_check";
ALTER TABLE "list_import_row" ADD CONSTRAINT "list_import_row_list_check"
  CHECK (list IN ('vendors', 'projects', 'assignments', 'users', 'certificates', 'enrollments', 'archive'));
