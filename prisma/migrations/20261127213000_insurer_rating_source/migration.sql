-- When a rating was given, and where it was looked up.
ALTER TABLE "insurer_rating" ADD COLUMN "rated_on" DATE, ADD COLUMN "source" TEXT;
GRANT UPDATE (rated_on, source) ON insurer_rating TO coverkeep_app;
