-- Vendors whose cover ends on the same day, or at no known one, stand by name. Prisma's schema cannot say it.
DROP INDEX "vendor_company_id_earliest_expiration_idx";
DROP INDEX vendor_by_expiration;
CREATE INDEX vendor_by_expiration ON vendor (company_id, earliest_expiration, lower(name), id);
CREATE INDEX vendor_by_last_expiration ON vendor (company_id, earliest_expiration DESC NULLS LAST, lower(name) DESC, id DESC);
