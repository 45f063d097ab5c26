-- One address, one account: see docs/decisions/037-one-address-one-account.md.
ALTER TABLE "user" ADD COLUMN "former_email" TEXT;

-- The owner of the tables has no company to be inside of.
ALTER TABLE "user" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE auth_token NO FORCE ROW LEVEL SECURITY;

-- Before the addresses are compared, they are written alike. The index that lets one account confirm an address would stop that.
DROP INDEX user_confirmed_email_key;
DROP INDEX "user_email_idx";
UPDATE "user" SET email = lower(normalize(btrim(email, E' \t\r\n'), NFC));
UPDATE "user" SET new_email = lower(normalize(btrim(new_email, E' \t\r\n'), NFC)) WHERE new_email IS NOT NULL;

-- The confirmed account keeps the address, else the oldest active one. The others sign in with it until they have another.
WITH ranked AS (
  SELECT id, row_number() OVER (
    PARTITION BY email ORDER BY (email_verified_at IS NULL), (status <> 'ACTIVE'), email_verified_at, created_at, id
  ) AS place
  FROM "user"
)
UPDATE "user" u
  SET former_email = u.email, email = u.id || '@address-needed.invalid', email_verified_at = NULL
  FROM ranked r WHERE r.id = u.id AND r.place > 1;

-- Links in the mailbox that is not theirs any more confirm nothing; a link to a new address still does.
UPDATE auth_token t SET used_at = now()
  FROM "user" u
  WHERE u.id = t.user_id AND u.former_email IS NOT NULL AND t.kind <> 'CHANGE_EMAIL' AND t.used_at IS NULL;

ALTER TABLE auth_token FORCE ROW LEVEL SECURITY;
ALTER TABLE "user" FORCE ROW LEVEL SECURITY;

CREATE UNIQUE INDEX "user_email_key" ON "user"("email");
CREATE INDEX "user_former_email_idx" ON "user"("former_email");
ALTER TABLE "user" ADD CONSTRAINT user_email_is_written_alike CHECK (email = lower(email));
