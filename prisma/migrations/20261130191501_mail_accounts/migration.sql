-- Mail accounts are connected by a button. A refresh token that was pasted before stays in use until another account is connected.
INSERT INTO platform_setting (key, value, updated_at)
SELECT 'mail.account.outgoing',
  jsonb_build_object('address', coalesce(value ->> 'user', ''), 'sealedRefresh', value ->> 'sealedRefreshToken',
    'connectedAt', to_char(updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'origin', NULL),
  now()
FROM platform_setting
WHERE key = 'settings.email' AND coalesce(value ->> 'sealedRefreshToken', '') <> ''
ON CONFLICT (key) DO NOTHING;

-- Without a refresh token, the application signed in as itself: now that is a choice of its own.
UPDATE platform_setting SET value = jsonb_set(value, '{signIn}', '"application"')
WHERE key = 'settings.email' AND value ->> 'signIn' = 'oauth' AND coalesce(value ->> 'sealedRefreshToken', '') = '';

UPDATE platform_setting SET value = value - 'sealedRefreshToken' WHERE key = 'settings.email';
