-- Subscriptions beside the one that counts, which the company pays for too. The provider's words, as the rest of the row.
ALTER TABLE "payment_account" ADD COLUMN "other_subscriptions" TEXT[] NOT NULL DEFAULT '{}';
