-- The platform's admins list the emails that they sent to vendors of any company, the newest first.
CREATE INDEX mail_vendor_messages_idx ON mail (created_at DESC, id DESC) WHERE kind = 'VENDOR_MESSAGE';

-- And they pick a vendor among those of all companies, by name.
CREATE INDEX vendor_names_of_all_idx ON vendor (name, id);
