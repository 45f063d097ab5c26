-- The list's own order, newest first: vendors of one import came at the same moment and stand by name. Prisma's schema cannot say it.
DROP INDEX "vendor_company_id_created_at_id_idx";
CREATE INDEX vendor_by_creation ON vendor (company_id, created_at DESC, lower(name), id);
