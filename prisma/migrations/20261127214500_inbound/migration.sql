-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'INBOUND_ANSWER';

-- AlterTable
ALTER TABLE "company" ADD COLUMN     "inbound_name" TEXT;

-- AlterTable
ALTER TABLE "vendor" ADD COLUMN     "email_bounce_reason" TEXT,
ADD COLUMN     "email_bounced_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "inbound_message" (
    "id" UUID NOT NULL,
    "door" TEXT NOT NULL,
    "door_key" TEXT,
    "sha256" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "storage_key" TEXT NOT NULL,
    "envelope_from" TEXT,
    "recipients" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'received',
    "from_address" TEXT,
    "subject" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbound_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_delivery" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "addressed_to" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "vendor_id" UUID,
    "matched_by" TEXT,
    "candidate_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "state" TEXT NOT NULL DEFAULT 'received',
    "cause" TEXT,
    "is_automatic" BOOLEAN NOT NULL DEFAULT false,
    "from_address" TEXT NOT NULL DEFAULT '',
    "from_name" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "has_link" BOOLEAN NOT NULL DEFAULT false,
    "mail_id" TEXT,
    "thread_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by_id" UUID,
    "answered_at" TIMESTAMPTZ(3),
    "answer_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbound_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_attachment" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "delivery_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "document_id" UUID,

    CONSTRAINT "inbound_attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_mark" (
    "mailbox" TEXT NOT NULL,
    "uid_validity" BIGINT NOT NULL,
    "last_uid" BIGINT NOT NULL,
    "connected_at" TIMESTAMPTZ(3) NOT NULL,
    "polled_at" TIMESTAMPTZ(3) NOT NULL,
    "error" TEXT,

    CONSTRAINT "inbound_mark_pkey" PRIMARY KEY ("mailbox")
);

-- CreateIndex
CREATE UNIQUE INDEX "inbound_message_door_key_key" ON "inbound_message"("door_key");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_message_storage_key_key" ON "inbound_message"("storage_key");

-- CreateIndex
CREATE INDEX "inbound_message_sha256_idx" ON "inbound_message"("sha256");

-- CreateIndex
CREATE INDEX "inbound_message_state_received_at_idx" ON "inbound_message"("state", "received_at");

-- CreateIndex
CREATE INDEX "inbound_delivery_company_id_state_received_at_idx" ON "inbound_delivery"("company_id", "state", "received_at" DESC);

-- CreateIndex
CREATE INDEX "inbound_delivery_company_id_vendor_id_received_at_idx" ON "inbound_delivery"("company_id", "vendor_id", "received_at" DESC);

-- CreateIndex
CREATE INDEX "inbound_delivery_company_id_from_address_answered_at_idx" ON "inbound_delivery"("company_id", "from_address", "answered_at");

-- CreateIndex
CREATE INDEX "inbound_delivery_message_id_idx" ON "inbound_delivery"("message_id");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_delivery_company_id_id_key" ON "inbound_delivery"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_delivery_company_id_addressed_to_content_hash_key" ON "inbound_delivery"("company_id", "addressed_to", "content_hash");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_attachment_company_id_id_key" ON "inbound_attachment"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "inbound_attachment_company_id_delivery_id_position_key" ON "inbound_attachment"("company_id", "delivery_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "company_inbound_name_key" ON "company"("inbound_name");

-- AddForeignKey
ALTER TABLE "inbound_delivery" ADD CONSTRAINT "inbound_delivery_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_delivery" ADD CONSTRAINT "inbound_delivery_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_delivery" ADD CONSTRAINT "inbound_delivery_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "inbound_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inbound_attachment" ADD CONSTRAINT "inbound_attachment_company_id_delivery_id_fkey" FOREIGN KEY ("company_id", "delivery_id") REFERENCES "inbound_delivery"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE inbound_message ADD CONSTRAINT inbound_message_door CHECK (door IN ('imap', 'smtp', 'webhook'));
ALTER TABLE inbound_message ADD CONSTRAINT inbound_message_state CHECK (state IN ('received', 'delivered', 'unmatched', 'closed'));
ALTER TABLE inbound_delivery ADD CONSTRAINT inbound_delivery_state CHECK (state IN ('received', 'filed', 'waiting', 'parked', 'closed'));
ALTER TABLE inbound_attachment ADD CONSTRAINT inbound_attachment_outcome CHECK (outcome IN ('taken', 'already', 'left_out'));

GRANT UPDATE (inbound_name) ON company TO coverkeep_app;

-- A message belongs to no company: companies see their deliveries only.
GRANT SELECT, INSERT, UPDATE, DELETE ON inbound_message, inbound_mark TO coverkeep_platform;
GRANT SELECT ON inbound_message, inbound_mark TO coverkeep_backup;

DO $$
DECLARE tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['inbound_delivery', 'inbound_attachment'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY tenant ON %I TO coverkeep_app USING (company_id = current_setting(''app.company_id'')::uuid) '
                   'WITH CHECK (company_id = current_setting(''app.company_id'')::uuid)', tenant_table);
    EXECUTE format('CREATE POLICY platform ON %I TO coverkeep_platform USING (true) WITH CHECK (true)', tenant_table);
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO coverkeep_backup USING (true)', tenant_table);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO coverkeep_app', tenant_table);
    EXECUTE format('GRANT SELECT ON %I TO coverkeep_platform, coverkeep_backup', tenant_table);
  END LOOP;
END $$;
GRANT UPDATE (vendor_id, matched_by, candidate_ids, state, cause, is_automatic, from_address, from_name, subject, text, has_link, mail_id, thread_ids,
  settled_at, settled_by_id, answered_at, answer_note) ON inbound_delivery TO coverkeep_app;
GRANT UPDATE (outcome, reason, document_id) ON inbound_attachment TO coverkeep_app;
