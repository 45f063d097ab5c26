-- A vendor's page shows what was done to it and to its documents.
create index audit_event_subject on audit_event (company_id, subject_id, seq);
