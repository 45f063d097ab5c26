-- What a firm asks of its vendors, and every version of it, since verdicts name the version they were made by.

-- AlterTable
ALTER TABLE "company" ADD COLUMN "default_requirement_set_id" UUID;

-- CreateTable
CREATE TABLE "requirement_set" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "requirement_set_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "requirement_set_version" (
    "company_id" UUID NOT NULL,
    "set_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "requirement_set_version_pkey" PRIMARY KEY ("company_id","set_id","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "requirement_set_company_id_id_key" ON "requirement_set"("company_id", "id");

-- AddForeignKey: a set belongs to a company, and a company has a default set. Deferrable, so that a restore can load both.
ALTER TABLE "company" ADD CONSTRAINT "company_id_default_requirement_set_id_fkey" FOREIGN KEY ("id", "default_requirement_set_id") REFERENCES "requirement_set"("company_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY IMMEDIATE;

-- AddForeignKey
ALTER TABLE "requirement_set" ADD CONSTRAINT "requirement_set_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "requirement_set_version" ADD CONSTRAINT "requirement_set_version_company_id_set_id_fkey" FOREIGN KEY ("company_id", "set_id") REFERENCES "requirement_set"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One name among the sets in use, whatever its case.
CREATE UNIQUE INDEX requirement_set_name ON requirement_set (company_id, lower(name)) WHERE archived_at IS NULL;
ALTER TABLE requirement_set_version ADD CONSTRAINT requirement_set_version_number CHECK (number > 0);

ALTER TABLE requirement_set ENABLE ROW LEVEL SECURITY;
ALTER TABLE requirement_set FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON requirement_set TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON requirement_set TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON requirement_set FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT ON requirement_set TO coverkeep_app;
GRANT UPDATE (name, archived_at, updated_at) ON requirement_set TO coverkeep_app;
GRANT SELECT ON requirement_set TO coverkeep_platform, coverkeep_backup;

-- A version is written once.
ALTER TABLE requirement_set_version ENABLE ROW LEVEL SECURITY;
ALTER TABLE requirement_set_version FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON requirement_set_version TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON requirement_set_version TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON requirement_set_version FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT ON requirement_set_version TO coverkeep_app;
GRANT SELECT ON requirement_set_version TO coverkeep_platform, coverkeep_backup;

GRANT UPDATE (default_requirement_set_id) ON company TO coverkeep_app;
