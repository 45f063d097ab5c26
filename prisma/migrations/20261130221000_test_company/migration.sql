-- AlterTable
ALTER TABLE "company" ADD COLUMN "test_of_id" UUID;
ALTER TABLE "session" ADD COLUMN "in_test" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "api_key" ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "company_test_of_id_idx" ON "company"("test_of_id");

-- AddForeignKey
ALTER TABLE "company" ADD CONSTRAINT "company_test_of_id_fkey" FOREIGN KEY ("test_of_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A firm has one test company. One that is being deleted is not counted, so that another can begin at once.
CREATE UNIQUE INDEX company_one_test ON company (test_of_id) WHERE deletion_due_at IS NULL;

-- A company stays what it was made as: a firm's, or the test company of one.
CREATE FUNCTION keep_test_company() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'a company stays a test company, or none' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER company_test_kept BEFORE UPDATE ON company FOR EACH ROW
  WHEN (NEW.test_of_id IS DISTINCT FROM OLD.test_of_id) EXECUTE FUNCTION keep_test_company();

-- The people of a firm enter its test company and leave it; what a key acts in is chosen when it is made.
GRANT UPDATE (in_test) ON session TO coverkeep_app;
GRANT SELECT (is_test) ON api_key TO coverkeep_app;
