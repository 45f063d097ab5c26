-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "company_status" AS ENUM ('ACTIVE', 'SUSPENDED');

-- CreateEnum
CREATE TYPE "platform_role" AS ENUM ('USER', 'ADMIN');

-- CreateEnum
CREATE TYPE "company_role" AS ENUM ('ADMIN', 'MANAGER', 'VIEWER');

-- CreateEnum
CREATE TYPE "user_status" AS ENUM ('ACTIVE', 'SUSPENDED', 'PENDING');

-- CreateEnum
CREATE TYPE "auth_token_kind" AS ENUM ('CONFIRM_EMAIL', 'RESET_PASSWORD');

-- CreateEnum
CREATE TYPE "vendor_status" AS ENUM ('ACTIVE', 'INACTIVE');

-- CreateEnum
CREATE TYPE "compliance_status" AS ENUM ('COMPLIANT', 'EXPIRING_SOON', 'EXPIRED', 'NON_COMPLIANT', 'UNDER_REVIEW', 'NO_DOCUMENTS');

-- CreateEnum
CREATE TYPE "document_type" AS ENUM ('CERTIFICATE_OF_INSURANCE', 'GENERAL_LIABILITY', 'WORKERS_COMPENSATION', 'AUTO_LIABILITY', 'UMBRELLA_POLICY', 'OTHER');

-- CreateEnum
CREATE TYPE "document_source" AS ENUM ('UPLOAD', 'PORTAL', 'EMAIL', 'IMPORT');

-- CreateEnum
CREATE TYPE "processing_status" AS ENUM ('PENDING', 'PROCESSING', 'PROCESSED', 'FAILED');

-- CreateEnum
CREATE TYPE "coverage" AS ENUM ('GENERAL_LIABILITY', 'AUTO_LIABILITY', 'UMBRELLA_POLICY', 'WORKERS_COMPENSATION', 'OTHER');

-- CreateEnum
CREATE TYPE "mail_kind" AS ENUM ('CONFIRM_EMAIL', 'RESET_PASSWORD', 'ACCOUNT_EXISTS', 'VENDOR_INVITATION', 'EXPIRATION_REMINDER');

-- CreateEnum
CREATE TYPE "mail_status" AS ENUM ('QUEUED', 'SENT', 'FAILED');

-- CreateTable
CREATE TABLE "company" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "industry" TEXT,
    "size" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "website" TEXT,
    "time_zone" TEXT NOT NULL DEFAULT 'America/New_York',
    "status" "company_status" NOT NULL DEFAULT 'ACTIVE',
    "plan" TEXT NOT NULL DEFAULT 'basic',
    "trial_ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "platform_role" "platform_role" NOT NULL DEFAULT 'USER',
    "role" "company_role" NOT NULL DEFAULT 'ADMIN',
    "status" "user_status" NOT NULL DEFAULT 'ACTIVE',
    "email_verified_at" TIMESTAMPTZ(3),
    "terms_accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "rotated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "remember" BOOLEAN NOT NULL DEFAULT false,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "auth_token" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "auth_token_kind" NOT NULL,
    "hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auth_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vendor" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "contact_name" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "status" "vendor_status" NOT NULL DEFAULT 'ACTIVE',
    "compliance_status" "compliance_status" NOT NULL DEFAULT 'NO_DOCUMENTS',
    "compliance_reason" TEXT,
    "earliest_expiration" DATE,
    "status_due_on" DATE,
    "documents_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vendor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "uploaded_by_id" UUID,
    "source" "document_source" NOT NULL DEFAULT 'UPLOAD',
    "file_name" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "content_type" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "storage_key" TEXT NOT NULL,
    "typed_document_type" "document_type",
    "typed_expiration_date" DATE,
    "read_document_type" "document_type",
    "read_expiration_date" DATE,
    "processing_status" "processing_status" NOT NULL DEFAULT 'PENDING',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "review_reasons" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "failure_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reading" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "result" JSONB,
    "error" TEXT,
    "millis" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "coverage" "coverage" NOT NULL,
    "coverage_text" TEXT,
    "insurer_name" TEXT,
    "insurer_naic" TEXT,
    "policy_number" TEXT,
    "effective_date" DATE,
    "expiration_date" DATE,
    "is_current" BOOLEAN NOT NULL DEFAULT false,
    "additional_insured" BOOLEAN,
    "waiver_of_subrogation" BOOLEAN,
    "each_occurrence" BIGINT,
    "damage_to_rented_premises" BIGINT,
    "medical_expense" BIGINT,
    "personal_adv_injury" BIGINT,
    "general_aggregate" BIGINT,
    "products_comp_op_aggregate" BIGINT,
    "combined_single_limit" BIGINT,
    "umbrella_each_occurrence" BIGINT,
    "umbrella_aggregate" BIGINT,
    "el_each_accident" BIGINT,
    "el_disease_each_employee" BIGINT,
    "el_disease_policy_limit" BIGINT,

    CONSTRAINT "policy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reminder" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID NOT NULL,
    "policy_key" TEXT NOT NULL,
    "stage" INTEGER NOT NULL,
    "recipient" TEXT NOT NULL,
    "mail_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "vendor_id" UUID,
    "kind" "mail_kind" NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "sealed" BOOLEAN NOT NULL DEFAULT false,
    "message_id" TEXT NOT NULL,
    "status" "mail_status" NOT NULL DEFAULT 'QUEUED',
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "company_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("company_id","seq")
);

-- CreateTable
CREATE TABLE "company_stats" (
    "company_id" UUID NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "compliant" INTEGER NOT NULL DEFAULT 0,
    "expiring_soon" INTEGER NOT NULL DEFAULT 0,
    "expired" INTEGER NOT NULL DEFAULT 0,
    "non_compliant" INTEGER NOT NULL DEFAULT 0,
    "under_review" INTEGER NOT NULL DEFAULT 0,
    "no_documents" INTEGER NOT NULL DEFAULT 0,
    "documents" INTEGER NOT NULL DEFAULT 0,
    "vendors_all" INTEGER NOT NULL DEFAULT 0,
    "as_of" DATE NOT NULL DEFAULT '1970-01-01',
    "audit_seq" INTEGER NOT NULL DEFAULT 0,
    "audit_hash" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "company_stats_pkey" PRIMARY KEY ("company_id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "hits" INTEGER NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "worker_heartbeat" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "worker_heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "user_company_id_id_key" ON "user"("company_id", "id");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "session_company_id_id_key" ON "session"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "auth_token_hash_key" ON "auth_token"("hash");

-- CreateIndex
CREATE INDEX "auth_token_user_id_kind_idx" ON "auth_token"("user_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "auth_token_company_id_id_key" ON "auth_token"("company_id", "id");

-- CreateIndex
CREATE INDEX "vendor_company_id_created_at_id_idx" ON "vendor"("company_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "vendor_company_id_status_due_on_idx" ON "vendor"("company_id", "status_due_on");

-- CreateIndex
CREATE INDEX "vendor_company_id_earliest_expiration_idx" ON "vendor"("company_id", "earliest_expiration");

-- CreateIndex
CREATE UNIQUE INDEX "vendor_company_id_id_key" ON "vendor"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "document_storage_key_key" ON "document"("storage_key");

-- CreateIndex
CREATE INDEX "document_company_id_created_at_id_idx" ON "document"("company_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "document_company_id_vendor_id_created_at_idx" ON "document"("company_id", "vendor_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "document_company_id_processing_status_created_at_idx" ON "document"("company_id", "processing_status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "document_company_id_id_key" ON "document"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "reading_company_id_id_key" ON "reading"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "reading_company_id_document_id_revision_key" ON "reading"("company_id", "document_id", "revision");

-- CreateIndex
CREATE INDEX "policy_company_id_vendor_id_idx" ON "policy"("company_id", "vendor_id");

-- CreateIndex
CREATE UNIQUE INDEX "policy_company_id_id_key" ON "policy"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "policy_company_id_document_id_position_key" ON "policy"("company_id", "document_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "reminder_company_id_id_key" ON "reminder"("company_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "reminder_company_id_vendor_id_policy_key_stage_recipient_key" ON "reminder"("company_id", "vendor_id", "policy_key", "stage", "recipient");

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_id_key" ON "mail"("message_id");

-- CreateIndex
CREATE INDEX "mail_company_id_created_at_idx" ON "mail"("company_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "mail_company_id_id_key" ON "mail"("company_id", "id");

-- AddForeignKey
ALTER TABLE "user" ADD CONSTRAINT "user_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "auth_token" ADD CONSTRAINT "auth_token_company_id_user_id_fkey" FOREIGN KEY ("company_id", "user_id") REFERENCES "user"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_company_id_uploaded_by_id_fkey" FOREIGN KEY ("company_id", "uploaded_by_id") REFERENCES "user"("company_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading" ADD CONSTRAINT "reading_company_id_document_id_fkey" FOREIGN KEY ("company_id", "document_id") REFERENCES "document"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy" ADD CONSTRAINT "policy_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy" ADD CONSTRAINT "policy_company_id_document_id_fkey" FOREIGN KEY ("company_id", "document_id") REFERENCES "document"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_company_id_mail_id_fkey" FOREIGN KEY ("company_id", "mail_id") REFERENCES "mail"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_company_id_vendor_id_fkey" FOREIGN KEY ("company_id", "vendor_id") REFERENCES "vendor"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "company_stats" ADD CONSTRAINT "company_stats_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;
