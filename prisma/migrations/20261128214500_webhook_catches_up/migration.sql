-- Since when what waited while a webhook was off goes out, one after the other. New events wait behind it.
ALTER TABLE webhook ADD COLUMN catches_up_since timestamptz(3);
GRANT UPDATE (catches_up_since) ON webhook TO coverkeep_app;
