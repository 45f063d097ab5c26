-- Why an email, a report or a backup failed, and what is wrong with the installation, is stored as codes with values, as the sentences of
-- documents are. A sentence that matches no text of today stays as text: a mail server's own words, for one.
CREATE TEMP TABLE known (place INT, code TEXT, text TEXT, pattern TEXT, names TEXT[], is_open BOOLEAN) ON COMMIT DROP;
INSERT INTO known (place, code, text, pattern, names) VALUES
(1, 'reports.thisReportCouldNotBe', 'This report could not be made. The reason is under Operations.', NULL, '{}'),
(2, 'server.mail.theRecipientIsNoLonger', 'The recipient is no longer a platform admin.', NULL, '{}'),
(3, 'server.mail.aPlatformAdminTurnedOff', 'A platform admin turned off these emails.', NULL, '{}'),
(4, 'server.mail.theProblemIsGone', 'The problem is gone.', NULL, '{}'),
(5, 'server.mail.aNewerEmailReplacedIt', 'A newer email replaced it.', NULL, '{}'),
(6, 'server.mail.theLinkInItNo', 'The link in it no longer works: it was used, or a newer link replaced it.', NULL, '{}'),
(7, 'server.mail.theAccountIsNoLonger', 'The account is no longer active.', NULL, '{}'),
(8, 'server.mail.theEmailAddressIsConfirmed', 'The email address is confirmed already.', NULL, '{}'),
(9, 'server.mail.theAccountHasADifferent', 'The account has a different email address now.', NULL, '{}'),
(10, 'server.mail.theInvitationWasWithdrawnOr', 'The invitation was withdrawn or accepted.', NULL, '{}'),
(11, 'server.mail.theInvitationExpired', 'The invitation expired.', NULL, '{}'),
(12, 'server.mail.theVendorWasDeleted', 'The vendor was deleted.', NULL, '{}'),
(13, 'server.mail.theVendorHasADifferent', 'The vendor has a different email address now.', NULL, '{}'),
(14, 'server.mail.theVendorWasSetInactive', 'The vendor was set inactive.', NULL, '{}'),
(15, 'server.mail.theVendorsCertificateHasArrived', 'The vendor''s certificate has arrived.', NULL, '{}'),
(16, 'server.mail.theCompanyIsSuspended', 'The company is suspended.', NULL, '{}'),
(17, 'server.mail.theReportWasDeleted', 'The report was deleted.', NULL, '{}'),
(18, 'server.mail.theScheduleHasEnded', 'The schedule has ended.', NULL, '{}'),
(19, 'server.mail.newerRemindersReplacedThese', 'Newer reminders replaced these.', NULL, '{}'),
(20, 'server.mail.theRecipientTurnedOffThese', 'The recipient turned off these emails.', NULL, '{}'),
(21, 'server.mail.thePlanRequestWasAnswered', 'The plan request was answered.', NULL, '{}'),
(22, 'server.mail.theRecipientIsNoAdmin', 'The recipient is no longer an admin of the company', NULL, '{}'),
(23, 'server.mail.theMissingPaymentWasMade', 'The missing payment was made', NULL, '{}'),
(24, 'server.mail.theAccountIsNoLongerScheduled', 'The account is no longer scheduled for deletion.', NULL, '{}'),
(25, 'server.mail.theLinkExpiredBeforeSending', 'The link in it expired before it could be sent.', NULL, '{}'),
(26, 'server.mail.itWasOutOfDateBeforeSending', 'It was out of date before it could be sent.', NULL, '{}'),
(27, 'server.mail.theRecipientsServerRefused', 'The recipient''s mail server refused this email.', NULL, '{}'),
(28, 'server.mail.theMailServerDidNot', 'The mail server did not take this email yet.', NULL, '{}'),
(29, 'server.mail.noAccessTokenForThe', 'The sign-in at the mail server failed: no access token.', NULL, '{}'),
(30, 'server.mail.theTokenEndpointCould', 'The token endpoint could not be reached.', NULL, '{}'),
(31, 'server.mail.theMailServerCouldNot', 'The mail server could not be reached.', NULL, '{}'),
(32, 'server.mail.theWebhookIsOnAgain', 'The webhook is on again', NULL, '{}'),
(33, 'server.mail.remindersAreOff', 'Reminders are off. Start them under Settings, Reminders.', NULL, '{}'),
(34, 'server.operations.thisCheckCouldNotBe', 'This check could not be made. See the worker''s log.', NULL, '{}'),
(35, 'server.operations.backupDirIsNotSet', 'BACKUP_DIR is not set.', NULL, '{}'),
(36, 'server.operations.noWorkerHasReportedYet', 'No worker has reported yet.', NULL, '{}'),
(37, 'server.operations.noScheduledBackupHasFinished', 'No scheduled backup has finished yet.', NULL, '{}'),
(38, 'server.reminders.itWasNoLongerNeeded', 'It was no longer needed: the policy was renewed or has expired.', NULL, '{}'),
(39, 'server.reminders.thisReminderIsNoLonger', 'This reminder is no longer needed: the policy was renewed or has expired, or the vendor is inactive.', NULL, '{}'),
(40, 'server.reminders.aNewerReminderReplacedThis', 'A newer reminder replaced this one.', NULL, '{}'),
(41, 'server.reminders.aNewerReminderReplacedIt', 'A newer reminder replaced it.', NULL, '{}'),
(42, 'server.reminders.thisEmailHasBeenSent', 'This email has been sent.', NULL, '{}'),
(43, 'server.reminders.thisEmailIsAlreadyWaiting', 'This email is already waiting to be sent.', NULL, '{}'),
(44, 'server.reminders.itsTextIsNoLonger', 'Its text is no longer stored.', NULL, '{}'),
(45, 'server.reminders.emailsToThisAddressBounce', 'Emails to the vendor''s address bounce.', NULL, '{}'),
(46, 'server.reminders.theVendorUnsubscribed', 'The vendor unsubscribed from reminders.', NULL, '{}'),
(47, 'server.reminders.aDocumentWaits', 'We are still checking a document of the vendor.', NULL, '{}'),
(48, 'server.tenancy.theCompanysTrialOrPlan', 'The company''s trial or plan has ended.', NULL, '{}'),
(49, 'server.mail.theServerSaid', 'The server said: ', '^The server said: (.*?)$', '{said}'),
(50, 'server.operations.theLastHeartbeatWasAgeof', 'The last heartbeat was ', '^The last heartbeat was (.*?) ago\.$', '{ageOf}'),
(51, 'server.operations.theLastBackupFinishedAgeof', 'The last backup finished ', '^The last backup finished (.*?) ago\.$', '{ageOf}'),
(52, 'server.operations.theLastRunWasAgeof', 'The last run was ', '^The last run was (.*?) ago\.$', '{ageOf}'),
(53, 'server.operations.itExpiredOnSlice', 'It expired on ', '^It expired on (.*?)\.$', '{slice}'),
(54, 'server.operations.noAccessTokenServerSaid', 'No access token came. The server said: ', '^No access token came\. The server said: (.*?)$', '{said}'),
(55, 'server.operations.itExpiresInCountDays', 'It expires in ', '^It expires in ([\d,]+) day, on (.*?)\.$', '{count,date}'),
(56, 'server.operations.itExpiresInCountDays', 'It expires in ', '^It expires in ([\d,]+) days, on (.*?)\.$', '{count,date}'),
(57, 'server.operations.chainOfCountBroken', 'The chain of ', '^The chain of ([\d,]+) company is broken\.$', '{count}'),
(58, 'server.operations.chainOfCountBroken', 'The chain of ', '^The chain of ([\d,]+) companies are broken\.$', '{count}'),
(59, 'server.operations.theMailboxCannotBeRead', 'The mailbox cannot be read: ', '^The mailbox cannot be read: (.*?)\.$', '{reason}'),
(60, 'server.operations.zonesDiffer', 'Node has the time zones of ', '^Node has the time zones of (.*?)\. The database shows other times in: (.*?)\.$', '{version,zones}'),
(61, 'server.reminders.thisEmailWasNotSent', 'This email was not sent again. ', '^This email was not sent again\. (.*?)$', '{reason}'),
(62, 'server.mail.projectWithContract', '', '^(.*?), contract (.*?)$', '{project,contractNumber}'),
(63, 'server.operations.placeCannotBeWritten', '', '^(.*?) cannot be written \((.*?)\)\.$', '{place,reason}'),
(64, 'server.operations.countMinutes', '', '^([\d,]+) minute$', '{count}'),
(65, 'server.operations.countMinutes', '', '^([\d,]+) minutes$', '{count}'),
(66, 'server.operations.countHours', '', '^([\d,]+) hour$', '{count}'),
(67, 'server.operations.countHours', '', '^([\d,]+) hours$', '{count}'),
(68, 'server.operations.countDays', '', '^([\d,]+) day$', '{count}'),
(69, 'server.operations.countDays', '', '^([\d,]+) days$', '{count}'),
(70, 'server.operations.countMigrationsMissing', '', '^([\d,]+) migration is missing: (.*?)\.$', '{count,names}'),
(71, 'server.operations.countMigrationsMissing', '', '^([\d,]+) migrations are missing: (.*?)\.$', '{count,names}'),
(72, 'server.operations.countFilesWaitToBeRead', '', '^([\d,]+) file could not be read in an hour of tries, and waits for (.*?)\.$', '{count,age}'),
(73, 'server.operations.countFilesWaitToBeRead', '', '^([\d,]+) files could not be read in an hour of tries, the oldest waits for (.*?)\.$', '{count,age}'),
(74, 'server.operations.countJobsWait', '', '^([\d,]+) job waits, the oldest for (.*?)\.$', '{count,age}'),
(75, 'server.operations.countJobsWait', '', '^([\d,]+) jobs wait, the oldest for (.*?)\.$', '{count,age}'),
(76, 'server.operations.countDocumentsLost', '', '^([\d,]+) document has lost the file\.$', '{count}'),
(77, 'server.operations.countDocumentsLost', '', '^([\d,]+) documents have lost the file\.$', '{count}'),
(78, 'server.operations.countJobsGivenUp', '', '^([\d,]+) job was given up\.$', '{count}'),
(79, 'server.operations.countJobsGivenUp', '', '^([\d,]+) jobs were given up\.$', '{count}'),
(80, 'server.operations.countEmailsFailed', '', '^([\d,]+) email failed in the last 24 hours\.$', '{count}'),
(81, 'server.operations.countEmailsFailed', '', '^([\d,]+) emails failed in the last 24 hours\.$', '{count}'),
(82, 'server.operations.countEmailsWait', '', '^([\d,]+) email waits for another try\.$', '{count}'),
(83, 'server.operations.countEmailsWait', '', '^([\d,]+) emails wait for another try\.$', '{count}'),
(84, 'server.operations.countFilesDiffer', '', '^([\d,]+) file differs from the hash of the upload\.$', '{count}'),
(85, 'server.operations.countFilesDiffer', '', '^([\d,]+) files differ from the hash of the upload\.$', '{count}'),
(86, 'server.operations.countCountersWrong', '', '^([\d,]+) counter is wrong: (.*?)\.$', '{count,names}'),
(87, 'server.operations.countCountersWrong', '', '^([\d,]+) counters are wrong: (.*?)\.$', '{count,names}'),
(88, 'server.operations.shareOfDiskFree', '', '^(.*?): ([\d,]+)% free\.$', '{name,count}'),
(89, 'server.operations.countEmailsFitNoCompany', '', '^([\d,]+) email fits no company\.$', '{count}'),
(90, 'server.operations.countEmailsFitNoCompany', '', '^([\d,]+) emails fit no company\.$', '{count}'),
(91, 'server.operations.countEmailsCannotComeBack', '', '^([\d,]+) emails went to vendors in the last (.*?) days\. If one comes back, nobody sees it\.$', '{count,days}'),
(92, 'server.operations.companyPaysForOthers', '', '^(.*?) also pays for (.*?)\.$', '{company,subscriptions}'),
(93, 'server.operations.countFilesWaitForTheDecoder', '', '^([\d,]+) photo waits because heic-decode is not installed\.$', '{count}'),
(94, 'server.operations.countFilesWaitForTheDecoder', '', '^([\d,]+) photos wait because heic-decode is not installed\.$', '{count}'),
(95, 'server.operations.countFilesWaitForTheScanner', '', '^([\d,]+) file waits for the malware scan\.$', '{count}'),
(96, 'server.operations.countFilesWaitForTheScanner', '', '^([\d,]+) files wait for the malware scan\.$', '{count}')
;
UPDATE known SET is_open = CASE WHEN pattern IS NULL THEN text !~ '[.!?"]$' ELSE pattern !~ '[.!?")]\$$' END;
CREATE INDEX ON known (text);

CREATE OR REPLACE FUNCTION pg_temp.coded_word(word TEXT) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce((SELECT jsonb_build_object('code', k.code) FROM known k WHERE k.pattern IS NULL AND k.text = word ORDER BY k.place LIMIT 1),
    to_jsonb(word)) $$;

-- "General liability: effective date"
CREATE OR REPLACE FUNCTION pg_temp.coded_name(name TEXT) RETURNS JSONB LANGUAGE sql AS $$
  SELECT CASE WHEN strpos(name, ': ') = 0 THEN pg_temp.coded_word(name) ELSE jsonb_build_object('join', ':', 'parts', jsonb_build_array(
    pg_temp.coded_word(left(name, strpos(name, ': ') - 1)), pg_temp.coded_word(substr(name, strpos(name, ': ') + 2)))) END $$;

CREATE OR REPLACE FUNCTION pg_temp.coded_names(names TEXT, divider TEXT, join_by TEXT) RETURNS JSONB LANGUAGE sql AS $$
  SELECT jsonb_build_object('join', join_by, 'parts', jsonb_agg(pg_temp.coded_name(one) ORDER BY place))
  FROM regexp_split_to_table(names, divider) WITH ORDINALITY AS list(one, place) $$;

-- A value by the name of its place in the text.
CREATE OR REPLACE FUNCTION pg_temp.coded_value(code TEXT, name TEXT, value TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
BEGIN
  IF name = 'count' THEN RETURN to_jsonb(replace(value, ',', '')::numeric); END IF;
  IF code = 'server.doubts.pleaseCheck' THEN RETURN pg_temp.coded_names(value, '; ', 'check'); END IF;
  IF name = 'list' AND value LIKE '%; %' THEN RETURN pg_temp.coded_names(value, '; ', '; '); END IF;
  IF name = 'list' THEN RETURN pg_temp.coded_name(value); END IF;
  IF name = 'coverages' THEN RETURN pg_temp.coded_names(value, ', ', ', '); END IF;
  IF name = 'names' AND value ~ '".*"' THEN RETURN pg_temp.coded_names(value, '(?<="), and (?=")|(?<="), (?=")|(?<=") and (?=")', 'and'); END IF;
  IF name = 'typeText' AND value LIKE '%: %' THEN RETURN jsonb_build_object('join', ':', 'parts', jsonb_build_array(
    regexp_replace(value, ': [^:]*$', ''), pg_temp.coded_word(substring(value FROM '[^:]*$')))); END IF;
  IF name IN ('typeText', 'label') OR (name = 'name' AND code LIKE 'infra.%') THEN RETURN pg_temp.coded_word(value); END IF;
  IF name IN ('advice', 'age', 'ageOf', 'renewal') THEN RETURN coalesce(pg_temp.coded_sentence(value), to_jsonb(value)); END IF;
  IF name IN ('shown', 'shown2') AND value ~ '^\$[\d,]+$' THEN
    RETURN jsonb_build_object('money', regexp_replace(value, '[$,]', '', 'g')::numeric); END IF;
  IF name IN ('shown', 'shown2') THEN RETURN pg_temp.coded_word(value); END IF;
  IF name IN ('effective', 'earliestExpiration', 'from') THEN RETURN jsonb_build_object('day', to_date(value, 'Mon DD, YYYY')::text); END IF;
  RETURN to_jsonb(value);
END $$;

-- One sentence; null: it is not ours.
CREATE OR REPLACE FUNCTION pg_temp.coded_sentence(sentence TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE one known; parts TEXT[]; whole TEXT := regexp_replace(sentence, '\.$', '');
BEGIN
  SELECT * INTO one FROM known k WHERE k.pattern IS NULL AND k.text IN (sentence, whole) ORDER BY k.text = sentence DESC, k.place LIMIT 1;
  IF FOUND THEN
    RETURN pg_temp.with_period(sentence, one, jsonb_strip_nulls(jsonb_build_object('code', one.code,
      'values', CASE WHEN one.names = '{count}' THEN '{"count":1}'::jsonb END)));
  END IF;
  FOR one IN SELECT * FROM known k WHERE k.pattern IS NOT NULL AND starts_with(sentence, k.text) ORDER BY k.place LOOP
    parts := coalesce(regexp_match(sentence, one.pattern), CASE WHEN one.is_open THEN regexp_match(whole, one.pattern) END);
    CONTINUE WHEN parts IS NULL OR (SELECT max(length(value)) FROM unnest(parts) value) > 500;
    RETURN pg_temp.with_period(sentence, one, jsonb_build_object('code', one.code, 'values', (
      SELECT jsonb_object_agg(one.names[at], pg_temp.coded_value(one.code, one.names[at], parts[at]))
      FROM generate_subscripts(parts, 1) at)));
  END LOOP;
  RETURN NULL;
END $$;

-- A text without a period may have been stored as a sentence with one.
CREATE OR REPLACE FUNCTION pg_temp.with_period(sentence TEXT, one known, coded JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT CASE WHEN one.is_open AND sentence LIKE '%.' AND (one.pattern IS NOT NULL OR one.text <> sentence)
    THEN jsonb_build_object('join', 'sentences', 'parts', jsonb_build_array(coded)) ELSE coded END $$;

-- The same after the name of the file that it is about: "coi.pdf: No coverage was found in this file."
CREATE OR REPLACE FUNCTION pg_temp.coded_about(sentence TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE at INT := strpos(sentence, ': '); said JSONB;
BEGIN
  IF at = 0 THEN RETURN NULL; END IF;
  said := pg_temp.coded_sentence(substr(sentence, at + 2));
  RETURN CASE WHEN said IS NOT NULL THEN jsonb_build_object('join', ':', 'parts', jsonb_build_array(left(sentence, at - 1), said)) END;
END $$;

-- A stored text of one or several sentences. A sentence that is not ours stays in its words.
CREATE OR REPLACE FUNCTION pg_temp.coded(stored TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE pieces TEXT[]; said JSONB := '[]'; from_at INT := 1; to_at INT; one JSONB;
BEGIN
  IF stored IS NULL OR stored = '' THEN RETURN CASE WHEN stored = '' THEN '""'::jsonb END; END IF;
  pieces := regexp_split_to_array(stored, '(?<=[.!?"”]) ');
  WHILE from_at <= cardinality(pieces) LOOP
    one := NULL;
    to_at := from_at - 1;
    WHILE one IS NULL AND to_at < least(cardinality(pieces), from_at + 7) LOOP
      to_at := to_at + 1;
      one := coalesce(pg_temp.coded_sentence(array_to_string(pieces[from_at:to_at], ' ')),
        pg_temp.coded_about(array_to_string(pieces[from_at:to_at], ' ')));
    END LOOP;
    said := said || jsonb_build_array(coalesce(one, to_jsonb(pieces[from_at])));
    from_at := CASE WHEN one IS NULL THEN from_at + 1 ELSE to_at + 1 END;
  END LOOP;
  IF NOT EXISTS (SELECT 1 FROM jsonb_array_elements(said) part WHERE jsonb_typeof(part) = 'object') THEN RETURN to_jsonb(stored); END IF;
  RETURN CASE WHEN jsonb_array_length(said) = 1 THEN said -> 0 ELSE jsonb_build_object('join', ' ', 'parts', said) END;
END $$;

CREATE OR REPLACE FUNCTION pg_temp.coded_list(stored TEXT[]) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(pg_temp.coded(one) ORDER BY place), '[]') FROM unnest(stored) WITH ORDINALITY AS list(one, place) $$;

ALTER TABLE "mail" ALTER COLUMN "error" TYPE JSONB USING pg_temp.coded(error);
ALTER TABLE "problem" ALTER COLUMN "message" TYPE JSONB USING pg_temp.coded(message);
ALTER TABLE "report" ALTER COLUMN "error" TYPE JSONB USING pg_temp.coded(error);
UPDATE operation_run SET summary = jsonb_set(summary, '{error}', pg_temp.coded(summary ->> 'error')) WHERE jsonb_typeof(summary -> 'error') = 'string';
