-- CreateTable
CREATE TABLE "saved_view" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "list" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_company_id_id_key" ON "saved_view"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_company_id_user_id_list_name_key" ON "saved_view"("company_id", "user_id", "list", "name");

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A list opens with one view at most.
CREATE UNIQUE INDEX saved_view_default ON saved_view (company_id, user_id, list) WHERE is_default;

ALTER TABLE saved_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_view FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON saved_view TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON saved_view TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON saved_view FOR SELECT TO coverkeep_backup USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_view TO coverkeep_app;
GRANT SELECT ON saved_view TO coverkeep_platform, coverkeep_backup;
