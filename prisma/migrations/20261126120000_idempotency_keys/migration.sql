-- CreateTable
CREATE TABLE "idempotency_key" (
    "key" TEXT NOT NULL,
    "claim" UUID NOT NULL,
    "claimed_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "fingerprint" TEXT,
    "status" INTEGER,
    "answer" TEXT,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- No company in it: the key is a hash that holds the person, and the answer is encrypted.
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency_key TO coverkeep_auth;
GRANT SELECT ON idempotency_key TO coverkeep_backup;
