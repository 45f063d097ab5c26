-- How many emails went to vendors in a time, for the figures of reports.
CREATE INDEX mail_sent_to_vendors ON mail (sent_at) WHERE vendor_id IS NOT NULL AND sent_at IS NOT NULL;
