-- Emails about a company's payments.
ALTER TYPE "mail_kind" ADD VALUE 'BILLING_NOTICE' BEFORE 'PLATFORM_REPORT';

-- Until when a plan stays in force although its payment failed. The platform's role writes it, as the plan itself.
ALTER TABLE "company" ADD COLUMN "plan_grace_ends_at" TIMESTAMPTZ(3);

-- What a company agreed to pay through the payment provider, as the provider told it last.
CREATE TABLE "payment_account" (
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "customer_id" TEXT NOT NULL,
    "subscription_id" TEXT,
    "status" TEXT NOT NULL DEFAULT 'none',
    "is_in_force" BOOLEAN NOT NULL DEFAULT false,
    "plan" TEXT,
    "cycle" TEXT CHECK (cycle IN ('monthly', 'annual')),
    "cents" INTEGER,
    "currency" TEXT,
    "renews_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "failed_since" TIMESTAMPTZ(3),
    "next_cents" INTEGER,
    "next_cents_from" TIMESTAMPTZ(3),
    "synced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_account_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "payment_account_company_id_key" ON "payment_account"("company_id");
CREATE UNIQUE INDEX "payment_account_company_id_id_key" ON "payment_account"("company_id", "id");
CREATE UNIQUE INDEX "payment_account_customer_id_key" ON "payment_account"("customer_id");
ALTER TABLE "payment_account" ADD CONSTRAINT "payment_account_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "payment_account" ENABLE ROW LEVEL SECURITY;
ALTER TABLE "payment_account" FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "payment_account" TO coverkeep_app USING (company_id = current_setting('app.company_id')::uuid)
  WITH CHECK (company_id = current_setting('app.company_id')::uuid);
CREATE POLICY platform ON "payment_account" TO coverkeep_platform USING (true) WITH CHECK (true);
CREATE POLICY backup ON "payment_account" FOR SELECT TO coverkeep_backup USING (true);
-- A company reads its payments; only what the provider told changes them.
GRANT SELECT ON "payment_account" TO coverkeep_app, coverkeep_backup;
GRANT SELECT, INSERT, UPDATE ON "payment_account" TO coverkeep_platform;

-- Each event of the provider once, whatever it sends twice. No content: the state is asked for when it is applied.
CREATE TABLE "payment_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "customer_id" TEXT,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "payment_event_waiting_idx" ON "payment_event"("customer_id") WHERE applied_at IS NULL;
CREATE INDEX "payment_event_received_at_idx" ON "payment_event"("received_at");
GRANT SELECT, INSERT, UPDATE, DELETE ON payment_event TO coverkeep_platform;
GRANT SELECT ON payment_event TO coverkeep_backup;
