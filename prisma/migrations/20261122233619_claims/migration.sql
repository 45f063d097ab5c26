-- DropIndex
DROP INDEX "user_email_key";

-- CreateIndex
CREATE INDEX "user_email_idx" ON "user"("email");

-- An address belongs to the one account that confirmed it; any number of others may claim it.
CREATE UNIQUE INDEX user_confirmed_email_key ON "user" (email) WHERE email_verified_at IS NOT NULL;
