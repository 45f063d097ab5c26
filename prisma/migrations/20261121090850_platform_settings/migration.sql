-- CreateTable
CREATE TABLE "platform_setting" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "platform_setting_pkey" PRIMARY KEY ("key")
);

-- No company in it.
GRANT SELECT, INSERT, UPDATE, DELETE ON platform_setting TO coverkeep_platform;
GRANT SELECT ON platform_setting TO coverkeep_backup;
