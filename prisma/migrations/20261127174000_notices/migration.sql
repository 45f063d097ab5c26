-- Notices of cancellation, nonrenewal and reinstatement, and policy changes, as types of documents.

-- AlterEnum
ALTER TYPE "document_type" ADD VALUE 'CANCELLATION_NOTICE';
ALTER TYPE "document_type" ADD VALUE 'NON_RENEWAL_NOTICE';
ALTER TYPE "document_type" ADD VALUE 'REINSTATEMENT_NOTICE';
ALTER TYPE "document_type" ADD VALUE 'POLICY_CHANGE';

-- AlterTable
ALTER TABLE "company_stats" ADD COLUMN     "type_cancellation" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_non_renewal" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_policy_change" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "type_reinstatement" INTEGER NOT NULL DEFAULT 0;

-- Compared as text: a new value of a type cannot be used in the transaction that adds it.
CREATE OR REPLACE FUNCTION count_type(whose uuid, what document_type, step int) RETURNS void LANGUAGE sql AS $$
  UPDATE company_stats SET
    type_certificate = type_certificate + CASE WHEN what = 'CERTIFICATE_OF_INSURANCE' THEN step ELSE 0 END,
    type_general_liability = type_general_liability + CASE WHEN what = 'GENERAL_LIABILITY' THEN step ELSE 0 END,
    type_workers_compensation = type_workers_compensation + CASE WHEN what = 'WORKERS_COMPENSATION' THEN step ELSE 0 END,
    type_auto_liability = type_auto_liability + CASE WHEN what = 'AUTO_LIABILITY' THEN step ELSE 0 END,
    type_umbrella = type_umbrella + CASE WHEN what = 'UMBRELLA_POLICY' THEN step ELSE 0 END,
    type_other = type_other + CASE WHEN what = 'OTHER' THEN step ELSE 0 END,
    type_cancellation = type_cancellation + CASE WHEN what::text = 'CANCELLATION_NOTICE' THEN step ELSE 0 END,
    type_non_renewal = type_non_renewal + CASE WHEN what::text = 'NON_RENEWAL_NOTICE' THEN step ELSE 0 END,
    type_reinstatement = type_reinstatement + CASE WHEN what::text = 'REINSTATEMENT_NOTICE' THEN step ELSE 0 END,
    type_policy_change = type_policy_change + CASE WHEN what::text = 'POLICY_CHANGE' THEN step ELSE 0 END,
    type_unknown = type_unknown + CASE WHEN what IS NULL THEN step ELSE 0 END
  WHERE company_id = whose
$$;
