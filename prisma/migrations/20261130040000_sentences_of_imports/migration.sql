-- What became of the rows of imports, why an import was refused, what corrections are about, what someone outside says of a policy, and why
-- no access token came: stored as codes with values, as the sentences of documents are. A sentence that matches no text of today stays as
-- text, and so does what people wrote.
CREATE TEMP TABLE known (place INT, code TEXT, text TEXT, pattern TEXT, names TEXT[], is_open BOOLEAN) ON COMMIT DROP;
INSERT INTO known (place, code, text, pattern, names) VALUES
(1, 'common.reason', 'Reason', NULL, '{}'),
(2, 'exceptions.condition', 'Condition', NULL, '{}'),
(3, 'exceptions.note', 'Note', NULL, '{}'),
(4, 'projects.chooseARequirementSetIn', 'Choose a requirement set that is in use', NULL, '{}'),
(5, 'projects.externalId', 'External ID', NULL, '{}'),
(6, 'projects.externalSource', 'External System', NULL, '{}'),
(7, 'projects.holderName', 'Certificate holder', NULL, '{}'),
(8, 'common.address', 'Address', NULL, '{}'),
(9, 'projects.projectNameName', 'Project name', NULL, '{}'),
(10, 'projects.projectNumberNumber', 'Project number', NULL, '{}'),
(11, 'projects.contractNumber', 'Contract number', NULL, '{}'),
(12, 'projects.trade', 'Trade', NULL, '{}'),
(13, 'projects.scopeOfWork', 'Scope of work', NULL, '{}'),
(14, 'common.emailIsRequired', 'Email is required', NULL, '{}'),
(15, 'vendors.pleaseEnterAValidEmail', 'Please enter a valid email', NULL, '{}'),
(16, 'vendors.vendorNameName', 'Vendor name', NULL, '{}'),
(17, 'vendors.contactNameText', 'Contact name', NULL, '{}'),
(18, 'common.phone', 'Phone', NULL, '{}'),
(19, 'vendors.anAcceptedName', 'An accepted name', NULL, '{}'),
(20, 'platform.pleaseChooseALanguage', 'Please choose a language', NULL, '{}'),
(21, 'accounts.invalidConfirmationLink', 'Invalid confirmation link', NULL, '{}'),
(22, 'accounts.pleaseEnterAValidEmail', 'Please enter a valid email', NULL, '{}'),
(23, 'accounts.passwordIsTooLong', 'Password is too long', NULL, '{}'),
(24, 'accounts.invalidEmailAddress', 'Invalid email address', NULL, '{}'),
(25, 'accounts.passwordIsRequired', 'Password is required', NULL, '{}'),
(26, 'accounts.pleaseSelectCompanySize', 'Please select company size', NULL, '{}'),
(27, 'accounts.youMustAgreeToThe', 'You must agree to the terms and conditions', NULL, '{}'),
(28, 'accounts.pleaseConfirmYourPassword', 'Please confirm your password', NULL, '{}'),
(29, 'accounts.passwordsDoNotMatch', 'Passwords do not match', NULL, '{}'),
(30, 'accounts.pleaseEnterYourEmailAddress', 'Please enter your email address', NULL, '{}'),
(31, 'accounts.theAddressOfThePage', 'The address of the page is too long', NULL, '{}'),
(32, 'accounts.invalidResetToken', 'Invalid reset token', NULL, '{}'),
(33, 'accounts.currentPasswordIsRequired', 'Current password is required', NULL, '{}'),
(34, 'accounts.newPasswordIsRequired', 'New password is required', NULL, '{}'),
(35, 'accounts.firstName', 'First name', NULL, '{}'),
(36, 'accounts.lastName', 'Last name', NULL, '{}'),
(37, 'common.companyName', 'Company name', NULL, '{}'),
(38, 'companies.pleaseChooseATimeZone', 'Please choose a time zone from the list', NULL, '{}'),
(39, 'companies.pleaseEnterAValidWeb', 'Please enter a valid web address, for example https://example.com', NULL, '{}'),
(40, 'companies.pleaseChooseAnIndustryFrom', 'Please choose an industry from the list', NULL, '{}'),
(41, 'companies.pleaseSelectCompanySize', 'Please select company size', NULL, '{}'),
(42, 'companies.aNameHasAtMost', 'A name has at most 160 characters', NULL, '{}'),
(43, 'companies.atMost20Names', 'At most 20 names', NULL, '{}'),
(44, 'companies.theNamesHaveAtMost', 'The names have at most 10,000 characters in all', NULL, '{}'),
(45, 'companies.pleaseChooseARole', 'Please choose a role', NULL, '{}'),
(46, 'companies.invalidInvitationLink', 'Invalid invitation link', NULL, '{}'),
(47, 'companies.youMustAgreeToThe', 'You must agree to the terms and conditions', NULL, '{}'),
(48, 'requirements.naicProblem', 'Enter the five-digit NAIC number.', NULL, '{}'),
(49, 'requirements.ratedOnProblem', 'Enter a date, such as 2026-03-31.', NULL, '{}'),
(50, 'requirements.ratingProblem', 'Choose an AM Best rating, such as A-.', NULL, '{}'),
(51, 'requirements.sizeProblem', 'Choose a financial size from I to XV.', NULL, '{}'),
(52, 'requirements.insurer', 'Insurer', NULL, '{}'),
(53, 'requirements.ratingSource', 'Source', NULL, '{}'),
(54, 'reminders.enterASubject', 'Please enter a subject.', NULL, '{}'),
(55, 'reminders.enterAMessage', 'Please enter a message.', NULL, '{}'),
(56, 'views.viewName', 'View name', NULL, '{}'),
(57, 'projects.project', 'Project', NULL, '{}'),
(58, 'notices.policyNumber', 'Policy number', NULL, '{}'),
(59, 'notices.note', 'Note', NULL, '{}'),
(60, 'server.vendors.chooseTheColumnsForVendor', 'Choose the columns for vendor name and email', NULL, '{}'),
(61, 'server.vendors.noneOfTheRowsCan', 'None of the rows can be imported', NULL, '{}'),
(62, 'server.vendors.anotherImportIsRunningPlease', 'Another import is running. Please wait until it is done.', NULL, '{}'),
(63, 'server.vendors.import', 'Import', NULL, '{}'),
(64, 'server.vendors.onlyAFinishedImportCan', 'Only a finished import can be undone', NULL, '{}'),
(65, 'server.vendors.skippedTheContractIsThere', 'Skipped: the vendor already has this contract on the project', NULL, '{}'),
(66, 'vendors.imported', 'Imported', NULL, '{}'),
(67, 'vendors.aContractNeedsAProject', 'A contract number or a trade needs a project', NULL, '{}'),
(68, 'server.vendors.contactName', 'contact name', NULL, '{}'),
(69, 'server.vendors.keptItHasDocuments', 'Kept: it has documents', NULL, '{}'),
(70, 'server.vendors.keptItWasEmailed', 'Kept: it was emailed', NULL, '{}'),
(71, 'server.vendors.keptItIsOnA', 'Kept: it is on a project', NULL, '{}'),
(72, 'server.vendors.keptItHasNotes', 'Kept: it has notes', NULL, '{}'),
(73, 'server.vendors.keptItHasExceptions', 'Kept: it has exceptions', NULL, '{}'),
(74, 'server.vendors.keptItHasDecisions', 'Kept: someone decided about its requirements', NULL, '{}'),
(75, 'server.vendors.keptItHasNotices', 'Kept: it has notices', NULL, '{}'),
(76, 'server.vendors.keptItHasLinks', 'Kept: it has a link to its page', NULL, '{}'),
(77, 'server.vendors.keptItSentEmail', 'Kept: it sent email', NULL, '{}'),
(78, 'server.vendors.keptItWasMerged', 'Kept: another vendor was merged into it', NULL, '{}'),
(79, 'server.vendors.keptItWasChangedAfter', 'Kept: it was changed after the import', NULL, '{}'),
(80, 'server.vendors.thisExcelFileCannotBe', 'This Excel file cannot be read. Save it as .xlsx or CSV and choose it again.', NULL, '{}'),
(81, 'server.vendors.thisExcelFileIsToo', 'This Excel file is too large. Save the sheet with the vendors as a file of its own.', NULL, '{}'),
(82, 'server.vendors.theSheetHasNoRows', 'This sheet has no rows. Choose another sheet.', NULL, '{}'),
(83, 'vendors.import', 'Import', NULL, '{}'),
(84, 'server.vendors.pleaseSelectAFile', 'Please select a file', NULL, '{}'),
(85, 'server.vendors.logosAndLists', 'logos and lists', NULL, '{}'),
(86, 'server.vendors.theFileHasNoRows', 'The file has no rows', NULL, '{}'),
(87, 'server.vendors.thisIsAnOldExcel', 'This is an old Excel file (.xls). Save it as .xlsx or CSV and choose it again.', NULL, '{}'),
(88, 'vendors.thisIsNotACsv', 'This is not a CSV file. Please save the list as CSV first.', NULL, '{}'),
(89, 'vendors.theFileIsEmpty', 'The file is empty', NULL, '{}'),
(90, 'vendors.thisHoldsACharacterThat', 'This holds a character that cannot be stored', NULL, '{}'),
(91, 'server.vendors.keptItsContractWasChanged', 'Kept: its contract was changed after the import', NULL, '{}'),
(92, 'server.vendors.keptItsEarlierValuesAre', 'Kept: its earlier values are unknown', NULL, '{}'),
(93, 'server.transfer.notAZip', 'This is not a readable ZIP file. It may be incomplete. Make or download it again.', NULL, '{}'),
(94, 'server.transfer.unsafeName', 'A file name in the ZIP file points outside its folder. Nothing was imported.', NULL, '{}'),
(95, 'server.transfer.hasPassword', 'This ZIP file has a password. Make one without a password and upload it.', NULL, '{}'),
(96, 'server.transfer.tooManyFiles', 'The ZIP file holds too many files.', NULL, '{}'),
(97, 'server.transfer.unpacksToTooMuch', 'The ZIP file unpacks to far more than its own size. Download the export again.', NULL, '{}'),
(98, 'server.transfer.noManifest', 'This ZIP file is not an export of a company: its manifest is missing or unreadable.', NULL, '{}'),
(99, 'server.transfer.anotherIsRunning', 'Another import is running. Please wait until it is done.', NULL, '{}'),
(100, 'server.transfer.chooseAFile', 'Please choose the ZIP file of an export', NULL, '{}'),
(101, 'server.transfer.archives', 'archives', NULL, '{}'),
(102, 'server.transfer.onlyACheckedOne', 'Only a checked archive can be imported. Upload it again.', NULL, '{}'),
(103, 'server.transfer.import', 'Import', NULL, '{}'),
(104, 'server.transfer.record', 'Record', NULL, '{}'),
(105, 'server.companies.enterYourPasswordUnderSettings', 'Enter your password under Settings, Your Data, to export the company''s data.', NULL, '{}'),
(106, 'server.transfer.chooseLists', 'Please choose a ZIP file or one of the lists', NULL, '{}'),
(107, 'server.transfer.onlyCheckedLists', 'Only a checked file can be imported. Upload it again.', NULL, '{}'),
(108, 'server.transfer.noRowCanBeImported', 'No row of this file can be imported.', NULL, '{}'),
(109, 'vendors.sheet', 'Sheet', NULL, '{}'),
(110, 'server.transfer.onlyFinishedLists', 'Only a finished import can be undone.', NULL, '{}'),
(111, 'server.transfer.listHasNoRows', 'This list has column titles only, and no rows.', NULL, '{}'),
(112, 'server.transfer.unknownColumn', 'This column is unknown and is ignored.', NULL, '{}'),
(113, 'server.transfer.noRowNamesFile', 'No row of certificates.csv names this file, so it is not imported.', NULL, '{}'),
(114, 'server.documents.theFileIsEmpty', 'The file is empty', NULL, '{}'),
(115, 'server.transfer.notAKindWeTake', 'This is not a PDF, picture or Word file of up to 25 MB.', NULL, '{}'),
(116, 'server.transfer.fileIsDamaged', 'The file cannot be unpacked. It may be damaged or encrypted.', NULL, '{}'),
(117, 'server.transfer.unknownRole', 'Write Admin, Manager or Viewer.', NULL, '{}'),
(118, 'server.transfer.isMissing', 'A value is required.', NULL, '{}'),
(119, 'server.transfer.contractIsThere', 'Skipped: the vendor has this contract on the project already.', NULL, '{}'),
(120, 'server.transfer.memberIsThere', 'Skipped: this person is already on your team.', NULL, '{}'),
(121, 'server.transfer.invitedAlready', 'Skipped: this person is already invited.', NULL, '{}'),
(122, 'server.transfer.vendorHasFile', 'Skipped: the vendor has this file already.', NULL, '{}'),
(123, 'settings.deliveryWaiting', 'Waiting', NULL, '{}'),
(124, 'settings.added', 'Added', NULL, '{}'),
(125, 'settings.updated', 'Updated', NULL, '{}'),
(126, 'settings.skipped', 'Skipped', NULL, '{}'),
(127, 'settings.notImported', 'Not Imported', NULL, '{}'),
(128, 'settings.note', 'Note', NULL, '{}'),
(129, 'settings.removed', 'Removed', NULL, '{}'),
(130, 'settings.restored', 'Changes Undone', NULL, '{}'),
(131, 'settings.kept', 'Kept', NULL, '{}'),
(132, 'server.transfer.noListFound', 'The file holds none of the lists vendors.csv, projects.csv, assignments.csv, users.csv and certificates.csv.', NULL, '{}'),
(133, 'server.transfer.nothingNew', 'Skipped: everything in this row is as it was.', NULL, '{}'),
(134, 'server.transfer.keptItWasChanged', 'Kept: someone has worked with it since the import.', NULL, '{}'),
(135, 'server.transfer.keptTheyJoined', 'Kept: the invitation was accepted.', NULL, '{}'),
(136, 'server.transfer.keptItHasVendors', 'Kept: the project has vendors.', NULL, '{}'),
(137, 'server.transfer.foreignCompany', 'The row names a company. An export never does.', NULL, '{}'),
(138, 'server.transfer.unknownField', 'This installation does not know this field. Update it first.', NULL, '{}'),
(139, 'server.transfer.otherHash', 'The original is not the file that this document was read from.', NULL, '{}'),
(140, 'server.transfer.documentWithoutFile', 'The original is not in the archive, so the document is skipped.', NULL, '{}'),
(141, 'server.transfer.notSentHere', 'It was still waiting to be sent when the data moved to this installation.', NULL, '{}'),
(142, 'server.transfer.refersToNothing', 'The row refers to something that is not in the archive, so it is skipped.', NULL, '{}'),
(143, 'server.transfer.isThereAlready', 'The same value exists already.', NULL, '{}'),
(144, 'server.transfer.isNotAllowed', 'The value is not allowed here.', NULL, '{}'),
(145, 'server.templates.noLinksInTrial', 'During your trial, emails to vendors cannot contain web or email addresses.', NULL, '{}'),
(146, 'samples.sampleDataRemoved', 'Sample data removed', NULL, '{}'),
(147, 'server.transfer.archiveIsRefused', 'The archive cannot be imported. The problems are listed below.', NULL, '{}'),
(148, 'server.transfer.logoIsNoPicture', 'This is not a picture that we take as a logo, so the company has none. Upload a PNG or JPEG in the company settings.', NULL, '{}'),
(149, 'server.companies.thisPersonIsAlreadyOn', 'This person is already on your team', NULL, '{}'),
(150, 'server.companies.pleaseEnterAValidEmail', 'Please enter a valid email', NULL, '{}'),
(151, 'server.companies.invitationSent', 'Invitation sent', NULL, '{}'),
(152, 'server.companies.invitation', 'Invitation', NULL, '{}'),
(153, 'common.invitationWithdrawn', 'Invitation withdrawn', NULL, '{}'),
(154, 'server.companies.thisInvitationNoLongerWorks', 'This invitation no longer works. Ask for a new one.', NULL, '{}'),
(155, 'server.companies.anAccountWithThisAddress', 'An account with this address already exists. Please sign in.', NULL, '{}'),
(156, 'server.companies.member', 'Member', NULL, '{}'),
(157, 'server.companies.thisIsTheCompanysOnly', 'This is the company''s only active admin. Make someone else an admin first.', NULL, '{}'),
(158, 'companies.admin', 'Admin', NULL, '{}'),
(159, 'companies.manager', 'Manager', NULL, '{}'),
(160, 'companies.viewer', 'Viewer', NULL, '{}'),
(161, 'companies.everythingIncludingTeamSettingsAnd', 'Everything, including team, settings and plan', NULL, '{}'),
(162, 'companies.vendorsDocumentsAndProjectsNo', 'Vendors, documents and projects; no team or settings', NULL, '{}'),
(163, 'companies.viewOnly', 'View only', NULL, '{}'),
(164, 'companies.freeTrial', 'free trial', NULL, '{}'),
(165, 'companies.contactUsForAHigher', 'contact us for a higher limit', NULL, '{}'),
(166, 'companies.largerPlan', 'larger plan', NULL, '{}'),
(167, 'companies.aPlan', 'plan', NULL, '{}'),
(168, 'companies.importAShorterListDelete', 'Import a shorter list, delete vendors you no longer need, or', NULL, '{}'),
(169, 'companies.deleteVendorsYouNoLonger', 'Delete vendors you no longer need, or', NULL, '{}'),
(170, 'companies.deactivateAUserWithdrawAn', 'Deactivate a user, withdraw an invitation, or', NULL, '{}'),
(171, 'companies.deactivateAUserOr', 'Deactivate a user, or', NULL, '{}'),
(172, 'companies.yourFreeTrial', 'Your free trial', NULL, '{}'),
(173, 'companies.chooseAPlanUnderSettings', 'choose a plan under Settings', NULL, '{}'),
(174, 'companies.chooseALargerPlanUnder', 'choose a larger plan under Settings', NULL, '{}'),
(175, 'companies.monthly', 'Monthly', NULL, '{}'),
(176, 'companies.annual', 'Annual', NULL, '{}'),
(177, 'server.projects.aProjectWithThisName', 'A project with this name already exists', NULL, '{}'),
(178, 'server.projects.thisExternalIdIsTaken', 'This external ID is already used', NULL, '{}'),
(179, 'server.projects.thisRequirementSetIsArchived', 'This requirement set is archived. Choose another.', NULL, '{}'),
(180, 'server.projects.project', 'Project', NULL, '{}'),
(181, 'server.projects.projectDeletedSuccessfully', 'Project deleted successfully', NULL, '{}'),
(182, 'server.projects.thisContractIsOnThis', 'This vendor already has a contract with this number on this project', NULL, '{}'),
(183, 'server.projects.thisProjectIsCompletedReopen', 'This project is completed. Reopen it to add vendors.', NULL, '{}'),
(184, 'common.vendor', 'Vendor', NULL, '{}'),
(185, 'server.projects.anExternalIdBelongsTo', 'An external ID belongs to one contract. Add one vendor at a time.', NULL, '{}'),
(186, 'server.projects.vendorOfThisProject', 'Vendor of this project', NULL, '{}'),
(187, 'server.projects.contractUpdated', 'Contract updated', NULL, '{}'),
(188, 'server.projects.vendorRemovedFromTheProject', 'Vendor removed from the project', NULL, '{}'),
(189, 'projects.lastDayMustNotBe', 'Last day must not be before the first day', NULL, '{}'),
(190, 'server.documents.someoneChangedThisDocumentAfter', 'Someone changed this document after you opened it. Check what it says now, then save again.', NULL, '{}'),
(191, 'server.documents.thisDocumentHasNotBeen', 'This document has not been read yet, so it cannot be corrected', NULL, '{}'),
(192, 'server.documents.thereIsNothingToUndo', 'There is nothing to undo on this document', NULL, '{}'),
(193, 'common.review', 'Review', NULL, '{}'),
(194, 'server.documents.thisValueIsNotOn', 'This value is not on the document', NULL, '{}'),
(195, 'server.documents.document', 'Document', NULL, '{}'),
(196, 'server.documents.thisDocumentIsNotWaiting', 'This document is not waiting for review', NULL, '{}'),
(197, 'documents.thePolicyExpiresBeforeIt', 'The policy expires before it starts.', NULL, '{}'),
(198, 'documents.certificate', 'Certificate', NULL, '{}'),
(199, 'documents.producer', 'Producer', NULL, '{}'),
(200, 'documents.insuredText', 'Insured', NULL, '{}'),
(201, 'documents.insurers', 'Insurers', NULL, '{}'),
(202, 'common.coverages', 'Coverages', NULL, '{}'),
(203, 'documents.descriptionOfOperations', 'Description of operations', NULL, '{}'),
(204, 'documents.certificateHolder', 'Certificate holder', NULL, '{}'),
(205, 'documents.orAWordSuchAs', ', or a word such as Included', NULL, '{}'),
(206, 'common.yes', 'Yes', NULL, '{}'),
(207, 'common.no', 'No', NULL, '{}'),
(208, 'documents.occurrence', 'Occurrence', NULL, '{}'),
(209, 'documents.claimsMade', 'Claims-made', NULL, '{}'),
(210, 'documents.naicNumber', 'NAIC number', NULL, '{}'),
(211, 'documents.eMail', 'E-mail', NULL, '{}'),
(212, 'documents.additionalInsured', 'Additional insured', NULL, '{}'),
(213, 'documents.waiverOfSubrogation', 'Waiver of subrogation', NULL, '{}'),
(214, 'documents.occurrenceOrClaimsMade', 'Occurrence or claims-made', NULL, '{}'),
(215, 'documents.proprietorPartnerOrOfficerExcluded', 'Proprietor, partner or officer excluded', NULL, '{}'),
(216, 'documents.coverageInTheFormsWords', 'Coverage in the form''s words', NULL, '{}'),
(217, 'documents.boxesChecked', 'Boxes checked', NULL, '{}'),
(218, 'documents.eachOccurrence', 'Each occurrence', NULL, '{}'),
(219, 'documents.damageToRentedPremises', 'Damage to rented premises', NULL, '{}'),
(220, 'documents.medicalExpense', 'Medical expense', NULL, '{}'),
(221, 'documents.personalAdvInjury', 'Personal & adv. injury', NULL, '{}'),
(222, 'documents.generalAggregate', 'General aggregate', NULL, '{}'),
(223, 'documents.productsCompOpAggregate', 'Products - comp/op aggregate', NULL, '{}'),
(224, 'documents.combinedSingleLimit', 'Combined single limit', NULL, '{}'),
(225, 'documents.aggregate', 'Aggregate', NULL, '{}'),
(226, 'documents.eLEachAccident', 'E.L. each accident', NULL, '{}'),
(227, 'documents.eLDiseaseEachEmployee', 'E.L. disease, each employee', NULL, '{}'),
(228, 'documents.eLDiseasePolicyLimit', 'E.L. disease, policy limit', NULL, '{}'),
(229, 'documents.bodilyInjuryPerPerson', 'Bodily injury per person', NULL, '{}'),
(230, 'documents.bodilyInjuryPerAccident', 'Bodily injury per accident', NULL, '{}'),
(231, 'documents.propertyDamage', 'Property damage', NULL, '{}'),
(232, 'documents.retention', 'Retention', NULL, '{}'),
(233, 'documents.deductible', 'Deductible', NULL, '{}'),
(234, 'documents.certificateDateName', 'Certificate date', NULL, '{}'),
(235, 'documents.certificateNumber', 'Certificate number', NULL, '{}'),
(236, 'documents.name', 'Name', NULL, '{}'),
(237, 'documents.address', 'Address', NULL, '{}'),
(238, 'documents.contact', 'Contact', NULL, '{}'),
(239, 'documents.phone', 'Phone', NULL, '{}'),
(240, 'documents.letter', 'Letter', NULL, '{}'),
(241, 'documents.insurerLetterName', 'Insurer letter', NULL, '{}'),
(242, 'documents.policyNumberName', 'Policy number', NULL, '{}'),
(243, 'documents.effectiveDateName', 'Effective date', NULL, '{}'),
(244, 'documents.expirationDate', 'Expiration date', NULL, '{}'),
(245, 'documents.aggregateAppliesPer', 'Aggregate applies per', NULL, '{}'),
(246, 'documents.coverage', 'Coverage', NULL, '{}'),
(247, 'documents.allCoveragesFound', 'All coverages found', NULL, '{}'),
(248, 'documents.allInsurersFound', 'All insurers found', NULL, '{}'),
(249, 'documents.policy', 'Policy', NULL, '{}'),
(250, 'documents.project', 'Project', NULL, '{}'),
(251, 'documents.location', 'Location', NULL, '{}'),
(252, 'documents.other', 'Other', NULL, '{}'),
(253, 'documents.value', 'Value', NULL, '{}'),
(254, 'server.doubts.nothing', 'nothing', NULL, '{}'),
(255, 'documents.insurer', 'Insurer', NULL, '{}'),
(256, 'server.documents.pleaseSelectAFileAnd', 'Please select a file and vendor', NULL, '{}'),
(257, 'server.documents.pleaseSelectAFile', 'Please select a file', NULL, '{}'),
(258, 'server.documents.thereAre1000Files', 'There are 1,000 files without a vendor already. Assign or delete some of them first.', NULL, '{}'),
(259, 'server.documents.thisFileCannotBeUsed', 'This file cannot be used. Please upload a PDF, JPG, PNG, DOC or DOCX file.', NULL, '{}'),
(260, 'server.documents.thisDocumentIsAlreadyBeing', 'This document is already being read', NULL, '{}'),
(261, 'server.documents.documentDeletedSuccessfully', 'Document deleted successfully', NULL, '{}'),
(262, 'infra.pleaseEnterAPhoneNumber', 'Please enter a phone number with area code, such as (614) 555-0142. Start with + for other countries.', NULL, '{}'),
(263, 'server.mail.confirmYourEmailToStart', 'Confirm your email to start emailing your vendors and inviting your team. Open the link that we emailed you, or send it again.', NULL, '{}'),
(264, 'tenancy.basic', 'Basic', NULL, '{}'),
(265, 'tenancy.pro', 'Pro', NULL, '{}'),
(266, 'tenancy.enterprise', 'Enterprise', NULL, '{}'),
(267, 'server.portal.policy', 'Policy', NULL, '{}'),
(268, 'server.portal.thisWasReportedAlready', 'This policy was reported already', NULL, '{}'),
(269, 'server.portal.thisPolicyWasCanceled', 'This policy was canceled.', NULL, '{}'),
(270, 'server.portal.iNoLongerWriteThis', 'The agent no longer writes this policy.', NULL, '{}'),
(271, 'server.mail.theTokenEndpointCould', 'The token endpoint could not be reached.', NULL, '{}'),
(272, 'verdicts.enterAName', 'Enter a name.', NULL, '{}'),
(273, 'verdicts.addARequirement', 'Add at least one requirement.', NULL, '{}'),
(274, 'verdicts.oneMustBeHard', 'Make at least one requirement hard, or no vendor can ever fail.', NULL, '{}'),
(275, 'verdicts.enterAnAmount', 'Enter an amount above $0.', NULL, '{}'),
(276, 'verdicts.enterDays', 'Enter a number of days from 1 to 365.', NULL, '{}'),
(277, 'verdicts.alreadyInTheSet', 'This requirement is already in the set.', NULL, '{}'),
(278, 'verdicts.ownKey', 'Each requirement needs a key of its own.', NULL, '{}'),
(279, 'verdicts.noSuchLimit', 'This coverage has no such limit.', NULL, '{}'),
(280, 'verdicts.noUmbrellaAbove', 'An umbrella does not top up this limit.', NULL, '{}'),
(281, 'verdicts.noCheckbox', 'A certificate has no checkbox for this. Choose another proof.', NULL, '{}'),
(282, 'verdicts.umbrellaItself', 'An umbrella cannot top up itself.', NULL, '{}'),
(283, 'verdicts.notASet', 'This is not a requirement set.', NULL, '{}'),
(284, 'verdicts.operationsOfGeneral', 'Only general liability tells ongoing from completed operations.', NULL, '{}'),
(285, 'policies.generalLiability', 'General liability', NULL, '{}'),
(286, 'policies.automobileLiability', 'Automobile liability', NULL, '{}'),
(287, 'policies.umbrellaExcess', 'Umbrella / excess', NULL, '{}'),
(288, 'policies.workersCompensation', 'Workers compensation', NULL, '{}'),
(289, 'policies.otherCoverage', 'Other coverage', NULL, '{}'),
(290, 'samples.removedExcept', 'Sample data removed, except what you worked with: ', '^Sample data removed, except what you worked with: (.*?)$', '{names}'),
(291, 'server.transfer.noProjectNamed', 'No project has the name, number or external ID "', '^No project has the name, number or external ID "(.*?)"\.$', '{name}'),
(292, 'server.vendors.keptSinceItWasChanged', 'Kept, since it was changed after the import: ', '^Kept, since it was changed after the import: (.*?)$', '{join}'),
(293, 'documents.statementsAboutTheCertificateOn', 'statements about the certificate on page ', '^statements about the certificate on page (.*?)$', '{page}'),
(294, 'projects.yearsMustBeBetween', 'Years must be a whole number from 0 to ', '^Years must be a whole number from 0 to (.*?)$', '{most}'),
(295, 'server.transfer.noVendorNamed', 'No vendor has the name or external ID "', '^No vendor has the name or external ID "(.*?)"\.$', '{name}'),
(296, 'server.transfer.companyIsNotEmpty', 'This company is not empty. Vendors: ', '^This company is not empty\. Vendors: (.*?), projects: (.*?), documents: (.*?)\. Import into a company that has none\.$', '{vendors,projects,documents}'),
(297, 'vendors.noProjectIsNamed', 'No project has the name or number “', '^No project has the name or number “(.*?)”\. Add the project first\.$', '{project}'),
(298, 'server.transfer.severalFilesNamed', 'Several files of the ZIP file fit "', '^Several files of the ZIP file fit "(.*?)"\. Write the file name with its exact letters\.$', '{name}'),
(299, 'vendors.severalProjectsHaveNumber', 'Several projects have the number “', '^Several projects have the number “(.*?)”\. Write the name of the project instead\.$', '{number}'),
(300, 'vendors.skippedTheSameNameIs', 'Skipped: the same name is on line ', '^Skipped: the same name is on line (.*?) of the file$', '{line}'),
(301, 'server.transfer.severalVendorsNamed', 'Several vendors have the name "', '^Several vendors have the name "(.*?)"\. Write the external ID instead\.$', '{name}'),
(302, 'server.transfer.otherVersion', 'The export has format version ', '^The export has format version (.*?), which this installation does not know\. Update this installation first\.$', '{version}'),
(303, 'server.transfer.noSetNamed', 'No requirement set is named "', '^No requirement set is named "(.*?)"\.$', '{name}'),
(304, 'server.transfer.listTwice', 'The ZIP file holds the list "', '^The ZIP file holds the list "(.*?)" twice\. Keep one\.$', '{name}'),
(305, 'server.transfer.fileIsUnknown', 'The manifest does not list "', '^The manifest does not list "(.*?)"\. Import the ZIP file as it was downloaded\.$', '{name}'),
(306, 'vendors.theQuotationMarkOnLine', 'The quotation mark on line ', '^The quotation mark on line (.*?) is never closed\. Please correct the file and choose it again\.$', '{line}'),
(307, 'server.transfer.existsAlready', 'Skipped: a project named "', '^Skipped: a project named "(.*?)" exists already\.$', '{name}'),
(308, 'server.mail.yourCompanyHasSentItsInvitations', 'Your company has sent its ', '^Your company has sent its (.*?) invitations for today\. You can send more from (.*?)\.$', '{limit,time}'),
(309, 'server.mail.yourCompanyHasSentItsReminders', 'Your company has sent its ', '^Your company has sent its (.*?) reminders for today\. You can send more from (.*?)\.$', '{limit,time}'),
(310, 'server.mail.thisCompanyHasSentItsInvitations', 'This company has sent its ', '^This company has sent its (.*?) invitations for today\. You can send more from (.*?)\.$', '{limit,time}'),
(311, 'server.mail.thisCompanyHasSentItsReminders', 'This company has sent its ', '^This company has sent its (.*?) reminders for today\. You can send more from (.*?)\.$', '{limit,time}'),
(312, 'server.http.noSuchField', 'There is no field called ', '^There is no field called (.*?)$', '{key}'),
(313, 'server.vendors.theSheetHasMore', 'The sheet has more than ', '^The sheet has more than ([\d,]+) rows or (.*?) columns\. Please import it in parts\.$', '{most,maximumImportColumns}'),
(314, 'server.transfer.rowRepeats', 'Skipped: it repeats row ', '^Skipped: it repeats row (.*?)\.$', '{line}'),
(315, 'documents.nameHasAnotherKindOf', 'Enter a valid value for ', '^Enter a valid value for (.*?)$', '{name}'),
(316, 'vendors.theListHasMoreRows', 'The list has more than ', '^The list has more than ([\d,]+) rows\. Please import it in parts\.$', '{most}'),
(317, 'vendors.theListHasMoreColumns', 'The list has more than ', '^The list has more than (.*?) columns\. Please keep only those of the vendors\.$', '{maximumImportColumns}'),
(318, 'reminders.subjectIsTooLong', 'A subject has at most ', '^A subject has at most (.*?) characters\.$', '{max}'),
(319, 'reminders.messageIsTooLong', 'A message has at most ', '^A message has at most (.*?) characters\.$', '{max}'),
(320, 'companies.anAdminCanChooseA', 'an admin can choose a ', '^an admin can choose a (.*?) under Settings > Plan$', '{value}'),
(321, 'documents.theFileNowReadsAs', 'The file now reads as ', '^The file now reads as (.*?), which differs from the earlier correction (.*?)\.$', '{shown,shown2}'),
(322, 'policies.theCertificateNamesNamesAs', 'The certificate names ', '^The certificate names (.*?) as insured; this vendor is "(.*?)"$', '{names,name}'),
(323, 'reminders.unknownPlaceholders', 'Unknown placeholder: ', '^Unknown placeholder: (.*?)$', '{names}'),
(324, 'server.transfer.nameTwice', 'The ZIP file holds "', '^The ZIP file holds "(.*?)" twice\.$', '{name}'),
(325, 'vendors.aVendorCanHaveMaximumacceptednames', 'A vendor can have ', '^A vendor can have (.*?) accepted names$', '{maximumAcceptedNames}'),
(326, 'server.companies.yourCompanySentWhatToo', 'Your company sent ', '^Your company sent (.*?) too often\. Please wait an hour and try again\.$', '{what}'),
(327, 'vendors.theRowOnLineLine', 'The row on line ', '^The row on line (.*?) is too long\. Is a quotation mark not closed\?$', '{line}'),
(328, 'companies.thisListAddsVendorsofFitting', 'This list adds ', '^This list adds (.*?)\.(.*?)$', '{vendorsOf,fitting}'),
(329, 'projects.holdersProblem', 'Enter at most ', '^Enter at most ([\d,]+) certificate holders, each with a name of up to 200 characters and an address of up to 500$', '{count}'),
(330, 'companies.theCompanysPlanofIncludesUsersof', 'The company''s ', '^The company''s (.*?) includes (.*?), and it has (.*?)\. Change the company''s plan, or raise the limit under Settings > Billing\.$', '{planOf,usersOf,takenOf}'),
(331, 'server.inbound.claimNote', 'An email from ', '^An email from (.*?) says so\. The sender is not verified\.$', '{sender}'),
(332, 'server.transfer.columnIsMissing', 'The column "', '^The column "(.*?)" is missing, so no row can be read\.$', '{column}'),
(333, 'server.vendors.skippedNameIsAVendor', 'Skipped: "', '^Skipped: "(.*?)" is a vendor already$', '{name}'),
(334, 'vendors.skippedVendorIsAVendor', 'Skipped: "', '^Skipped: "(.*?)" is a vendor already$', '{vendor}'),
(335, 'server.transfer.rowIsTooLong', 'A row of ', '^A row of (.*?) is too long\.$', '{name}'),
(336, 'companies.atMostInvitationsatonceAddressesAt', 'At most ', '^At most (.*?) addresses at once$', '{invitationsAtOnce}'),
(337, 'server.companies.exportReadme', 'Data of ', '^Data of (.*?)
Exported on (.*?)\.

Each list is here twice: as \.json for programs, and as \.csv for a spreadsheet\.
documents/: the certificates as they came\. A name has the expiration date, the vendor and the coverages\.
emails/: the emails that came in, as they came\.
readings: what was read in each document, and where on its pages\.
verdicts: how each vendor was judged, and on what\. exceptions, decisions: what people approved and decided\.
activity: the audit trail\. Each event names the hash of the event before it\.
manifest\.json: the size and the SHA-256 hash of every file, and which document each original belongs to\.

The lists were written one after the other\. What was added in the meantime may be in one list and not in another\.
Export while no import is running\.

There are no passwords, keys, links or other secrets in this archive\.
To move to another installation, choose Settings, Your Data, Import Company Data there\. docs/leaving\.md tells more\.
$', '{company,at}'),
(338, 'server.documents.insurerLetterIsAlreadyListed', 'Insurer ', '^Insurer (.*?) is already listed$', '{letter}'),
(339, 'companies.yourPlanofIncludesVendorsofAnd', 'Your ', '^Your (.*?) includes (.*?), and you have (.*?)\.(.*?) (.*?) (.*?)\.$', '{planOf,vendorsOf,vendorsOf2,list,less,wayOn}'),
(340, 'companies.yourPlanofIncludesVendorsofTo', 'Your ', '^Your (.*?) includes (.*?)\. To import this row, (.*?)\. Then import the list again\.$', '{planOf,vendorsOf,wayOn}'),
(341, 'companies.yourPlanofIncludesUsersofAnd', 'Your ', '^Your (.*?) includes (.*?), and you have (.*?)\. (.*?) (.*?)\.$', '{planOf,usersOf,takenOf,less,wayOn}'),
(342, 'companies.yourNamedPlan', 'Your ', '^Your (.*?) plan$', '{plan}'),
(343, 'server.transfer.listIsUnreadable', 'Row ', '^Row (.*?) of (.*?) is unreadable\.$', '{line,name}'),
(344, 'server.transfer.rowIsTooDeep', 'Row ', '^Row (.*?) of (.*?) is nested too deep\.$', '{line,name}'),
(345, 'server.transfer.rowContradicts', 'Row ', '^Row (.*?) is about the same, with other values\. Keep only one of these rows\.$', '{line}'),
(346, 'server.transfer.fileIsMissing', '"', '^"(.*?)" is missing from the ZIP file\.$', '{name}'),
(347, 'server.transfer.fileWasChanged', '"', '^"(.*?)" was changed after the export\. Import the ZIP file as it was downloaded\.$', '{name}'),
(348, 'server.transfer.ambiguousDay', '"', '^"(.*?)" can be read with the day or the month first\. Write it as 2027-03-04\.$', '{text}'),
(349, 'server.transfer.fileNotInZip', '"', '^"(.*?)" is not in the ZIP file\.$', '{name}'),
(350, 'server.transfer.nameOfSingleList', '"', '^"(.*?)" is not the name of a list\. Name the file vendors\.csv, projects\.csv, assignments\.csv, users\.csv or certificates\.csv\.$', '{name}'),
(351, 'server.transfer.listIsTooLarge', '"', '^"(.*?)" is larger than 10 MB\. Split it into several imports\.$', '{name}'),
(352, 'infra.nameMustBeAtMost', '', '^(.*?) must be at most (.*?) characters$', '{name,max}'),
(353, 'infra.nameIsRequired', '', '^(.*?) is required$', '{name}'),
(354, 'infra.nameCannotContainAWeb', '', '^(.*?) cannot contain a web or email address\. Leave the dot out of names like "Booking\.com"\.$', '{name}'),
(355, 'projects.nameMustBeADate', '', '^(.*?) must be a date, for example 2027-03-04$', '{name}'),
(356, 'server.http.fieldIsNotValid', '', '^(.*?) is not valid$', '{field}'),
(357, 'vendors.projectIsCompleted', '', '^(.*?) is completed\. Reopen it to add vendors\.$', '{project}'),
(358, 'vendors.externalIdIsOfVendor', '', '^(.*?) already has this external ID$', '{vendor}'),
(359, 'companies.emailIsAlreadyInvitedAs', '', '^(.*?) is already invited as (.*?)\. Change the invitation to (.*?)\?$', '{email,roleNames,roleNames2}'),
(360, 'companies.countVendors', '', '^([\d,]+) vendor$', '{count}'),
(361, 'companies.countVendors', '', '^([\d,]+) vendors$', '{count}'),
(362, 'companies.countUsers', '', '^([\d,]+) user$', '{count}'),
(363, 'companies.countUsers', '', '^([\d,]+) users$', '{count}'),
(364, 'companies.countVendorsFit', '', '^([\d,]+) vendor fits$', '{count}'),
(365, 'companies.countVendorsFit', '', '^([\d,]+) vendors fit$', '{count}'),
(366, 'companies.countOpenInvitations', '', '^([\d,]+) open invitation$', '{count}'),
(367, 'companies.countOpenInvitations', '', '^([\d,]+) open invitations$', '{count}'),
(368, 'companies.companyHasReachedTheLimit', '', '^(.*?) has reached the limit of (.*?) in its (.*?)\. Ask the person who invited you to make room, then try again\. Your invitation stays open\.$', '{company,usersOf,planOf}'),
(369, 'companies.countFiles', '', '^([\d,]+) file$', '{count}'),
(370, 'companies.countFiles', '', '^([\d,]+) files$', '{count}'),
(371, 'companies.whoseIncludesLimitAndYou', '', '^(.*?) includes (.*?), and you have reached that limit\. Delete documents you no longer need, or (.*?)\.$', '{whose,limit,way}'),
(372, 'companies.whoseIncludesUploadsOfLimit', '', '^(.*?) includes uploads of (.*?) an hour\. You can upload more after (.*?)\.$', '{whose,limit,time}'),
(373, 'server.projects.namesHaveContractAlready', '', '^(.*?) already has contract (.*?) on this project$', '{names,number}'),
(374, 'server.projects.namesHaveContractAlready', '', '^(.*?) already have contract (.*?) on this project$', '{names,number}'),
(375, 'server.projects.namesAreOnThisProject', '', '^(.*?) is already on this project\. Enter a contract number to add another contract\.$', '{names}'),
(376, 'server.projects.namesAreOnThisProject', '', '^(.*?) are already on this project\. Enter a contract number to add another contract\.$', '{names}'),
(377, 'server.documents.labelIsAlreadyListed', '', '^(.*?) is already listed$', '{label}'),
(378, 'documents.nameMustHaveAtMost', '', '^(.*?) must have at most (.*?) characters$', '{name,most}'),
(379, 'documents.nameMustBeADate', '', '^(.*?) must be a date, for example 06/01/2027$', '{name}'),
(380, 'documents.nameMustBeWholeDollars', '', '^(.*?) must be whole dollars, for example 1,000,000(.*?)$', '{name,words}'),
(381, 'documents.nameMustHaveFiveDigits', '', '^(.*?) must have five digits$', '{name}'),
(382, 'documents.nameMustBeOneLetter', '', '^(.*?) must be one letter from A to F$', '{name}'),
(383, 'documents.nameCannotBeStated', '', '^(.*?) cannot be stated$', '{name}'),
(384, 'documents.nameMustBeChosenFrom', '', '^(.*?) must be chosen from the list$', '{name}'),
(385, 'documents.nameMustBeAList', '', '^(.*?) must be a list of words$', '{name}'),
(386, 'documents.nameMustBeWholeDollarsText', '', '^(.*?) must be whole dollars$', '{name}'),
(387, 'documents.nameMustBeWrittenAs', '', '^(.*?) must be written as (.*?)$', '{name,stringify}'),
(388, 'server.portal.reported', '', '^(.*?) has been told\.$', '{company}')
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
  IF name IN ('count', 'most') AND value ~ '^[\d,]+$' THEN RETURN to_jsonb(replace(value, ',', '')::numeric); END IF;
  IF name = 'name' AND code IN ('projects.nameMustBeADate', 'platform.nameIsRequired', 'audit.nameMustBeADate') THEN RETURN pg_temp.coded_word(value); END IF;
  IF code = 'server.vendors.keptSinceItWasChanged' THEN RETURN pg_temp.coded_names(value, ', ', ', '); END IF;
  IF name IN ('planOf', 'vendorsOf', 'usersOf', 'takenOf', 'wayOn', 'fitting', 'less', 'counted', 'limit', 'whose', 'way', 'value', 'problem') THEN
    RETURN coalesce(pg_temp.coded_sentence(value), pg_temp.coded_word(value)); END IF;
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


-- Every message in a list of problems.
CREATE OR REPLACE FUNCTION pg_temp.coded_problems(problems JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(CASE WHEN jsonb_typeof(one -> 'message') = 'string'
    THEN jsonb_set(one, '{message}', pg_temp.coded(one ->> 'message')) ELSE one END ORDER BY place), '[]')
  FROM jsonb_array_elements(problems) WITH ORDINALITY AS list(one, place) $$;

CREATE OR REPLACE FUNCTION pg_temp.coded_strings(stored JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(CASE WHEN jsonb_typeof(one) = 'string' THEN pg_temp.coded(one #>> '{}') ELSE one END ORDER BY place), '[]')
  FROM jsonb_array_elements(stored) WITH ORDINALITY AS list(one, place) $$;

-- A correction that names a line of the certificate, in place of its value: "no General liability".
CREATE OR REPLACE FUNCTION pg_temp.coded_line(value JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT CASE WHEN jsonb_typeof(value) <> 'string' THEN value
    WHEN value #>> '{}' LIKE 'no %' THEN jsonb_build_object('code', 'documents.noLine', 'values',
      jsonb_build_object('name', pg_temp.coded_word(substr(value #>> '{}', 4))))
    ELSE coalesce(pg_temp.coded_sentence(value #>> '{}'), value) END $$;

CREATE OR REPLACE FUNCTION pg_temp.coded_changes(changes JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(one || jsonb_build_object('name', coalesce(pg_temp.coded_sentence(one ->> 'name'), pg_temp.coded_name(one ->> 'name')))
    || CASE WHEN one ->> 'kind' = 'differs' AND one ->> 'pointer' IN ('/policies', '/insurers')
      THEN jsonb_build_object('earlier', pg_temp.coded_line(one -> 'earlier'), 'now', pg_temp.coded_line(one -> 'now')) ELSE '{}' END
    ORDER BY place), '[]') FROM jsonb_array_elements(changes) WITH ORDINALITY AS list(one, place) $$;

ALTER TABLE "import_row" ALTER COLUMN "reason" TYPE JSONB USING pg_temp.coded(reason);
ALTER TABLE "list_import_row" ALTER COLUMN "reason" TYPE JSONB USING pg_temp.coded(reason);
ALTER TABLE "list_import" ALTER COLUMN "error" TYPE JSONB USING pg_temp.coded(error);
ALTER TABLE "company_import" ALTER COLUMN "error" TYPE JSONB USING pg_temp.coded(error);
ALTER TABLE "policy_notice" ALTER COLUMN "note" TYPE JSONB
  USING CASE WHEN reported_by IS NULL THEN to_jsonb(note) ELSE pg_temp.coded(note) END;

ALTER TABLE "list_import" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "list_import_row" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_import" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "reading" NO FORCE ROW LEVEL SECURITY;
UPDATE list_import_row SET problems = pg_temp.coded_problems(problems) WHERE jsonb_typeof(problems) = 'array' AND problems <> '[]';
UPDATE list_import SET report = jsonb_set(report, '{conflicts}', pg_temp.coded_strings(report -> 'conflicts')) WHERE report @? '$.conflicts[*]';
UPDATE company_import SET report = jsonb_set(report, '{conflicts}', pg_temp.coded_strings(report -> 'conflicts')) WHERE report @? '$.conflicts[*]';
UPDATE company_import SET report = jsonb_set(report, '{problems}', pg_temp.coded_problems(report -> 'problems')) WHERE report @? '$.problems[*]';
UPDATE reading SET changes = pg_temp.coded_changes(changes) WHERE jsonb_typeof(changes) = 'array' AND changes <> '[]';
ALTER TABLE "list_import" FORCE ROW LEVEL SECURITY;
ALTER TABLE "list_import_row" FORCE ROW LEVEL SECURITY;
ALTER TABLE "company_import" FORCE ROW LEVEL SECURITY;
ALTER TABLE "reading" FORCE ROW LEVEL SECURITY;
UPDATE platform_setting SET value = jsonb_set(value, '{failure}', pg_temp.coded(value ->> 'failure'))
  WHERE key = 'mail.oauth' AND jsonb_typeof(value -> 'failure') = 'string';
