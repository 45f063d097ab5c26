-- What a document's reading doubts is stored as the code of its text with values, no longer as an English sentence. This is the last time that
-- sentences are matched with texts: those of today, written out here. A sentence that matches none stays as text.
CREATE TEMP TABLE known (place INT, code TEXT, text TEXT, pattern TEXT, names TEXT[], is_open BOOLEAN) ON COMMIT DROP;
INSERT INTO known (place, code, text, pattern, names) VALUES
(1, 'server.doubts.coveragesUnclear', 'The coverages could not be read with confidence.', NULL, '{}'),
(2, 'server.doubts.unsigned', 'The box of the authorized representative is empty: the certificate is not signed.', NULL, '{}'),
(3, 'server.doubts.canceled', 'Reading was canceled.', NULL, '{}'),
(4, 'server.doubts.interrupted', 'Reading was interrupted. We''ll read the file again.', NULL, '{}'),
(5, 'server.doubts.notQuick', 'The file takes longer to read than expected. We''ll read it with the large files.', NULL, '{}'),
(6, 'server.doubts.stopped', 'Reading stopped before it finished. Upload the file in another format.', NULL, '{}'),
(7, 'server.doubts.tooLargeToRead', 'The file is too large to read. Upload only the certificate or a smaller scan.', NULL, '{}'),
(8, 'server.doubts.proprietorsUnclear', 'We can''t tell whether proprietors, partners or officers are excluded.', NULL, '{}'),
(9, 'server.doubts.holderUnclear', 'The certificate holder is not clear enough to read.', NULL, '{}'),
(10, 'server.doubts.noProducerBlock', 'We could not find the producer on this form.', NULL, '{}'),
(11, 'server.doubts.noInsuredBlock', 'We could not find the insured on this form.', NULL, '{}'),
(12, 'server.doubts.noHolderBlock', 'We could not find the certificate holder on this form.', NULL, '{}'),
(13, 'server.doubts.noDescriptionBlock', 'We could not find the description of operations on this form.', NULL, '{}'),
(14, 'server.doubts.noName', 'We could not find the name in this picture.', NULL, '{}'),
(15, 'server.doubts.nameUnclear', 'The name is not clear enough to read.', NULL, '{}'),
(16, 'server.doubts.addressUnclear', 'The address is not clear enough to read.', NULL, '{}'),
(17, 'server.doubts.datePlaceholder', 'The certificate''s date is still a placeholder.', NULL, '{}'),
(18, 'server.doubts.dateUnclear', 'The certificate''s date is not clear enough to read.', NULL, '{}'),
(19, 'server.doubts.secondTable', 'We could not read a second table on this page.', NULL, '{}'),
(20, 'server.doubts.noInsurerLetter', 'A coverage has no insurer letter.', NULL, '{}'),
(21, 'server.doubts.dayAndMonth', 'The day and month of this date could be in either order.', NULL, '{}'),
(22, 'server.doubts.stampAcross', 'A stamp or large marks across this page could not be read.', NULL, '{}'),
(23, 'server.doubts.cannotOpenNow', 'Files cannot be opened at the moment. Please try again later.', NULL, '{}'),
(24, 'server.doubts.ourProblem', 'The file could not be read because of a problem on our side. Upload it in another format.', NULL, '{}'),
(25, 'server.doubts.contactUnclear', 'The contact''s name is not clear enough to read.', NULL, '{}'),
(26, 'server.doubts.phoneUnclear', 'The telephone number is not clear enough to read.', NULL, '{}'),
(27, 'server.doubts.emailUnclear', 'The email address is not clear enough to read.', NULL, '{}'),
(28, 'server.doubts.limitsOfWhich', 'We can''t tell which coverages the limits on this page belong to.', NULL, '{}'),
(29, 'server.doubts.layoutUnread', 'We could not read this certificate''s layout.', NULL, '{}'),
(30, 'server.doubts.notOnPage', 'We could not find this on the page.', NULL, '{}'),
(31, 'server.doubts.descriptionUnclear', 'The description is not clear enough to read.', NULL, '{}'),
(32, 'server.doubts.sectionAmounts', 'Some amounts in the policy sections could not be read.', NULL, '{}'),
(33, 'server.doubts.crooked', 'The picture is crooked, so we can''t tell which policy this date belongs to.', NULL, '{}'),
(34, 'server.doubts.datesOfOther', 'We can''t tell whether the dates on another policy''s line also belong to this policy.', NULL, '{}'),
(35, 'server.doubts.cellUnread', 'Something in this cell could not be read.', NULL, '{}'),
(36, 'server.doubts.besideLimitUnread', 'Something next to this limit could not be read.', NULL, '{}'),
(37, 'server.doubts.limitOnEveryForm', 'This limit is on every form of this kind, but we could not find it in the picture.', NULL, '{}'),
(38, 'server.doubts.noLimitsFound', 'We found no limits for this coverage in the picture.', NULL, '{}'),
(39, 'server.doubts.noLetterFound', 'We could not find the insurer letter in this picture.', NULL, '{}'),
(40, 'server.doubts.insurersUnread', 'Some insurers on this page could not be read.', NULL, '{}'),
(41, 'server.doubts.unclear', 'This is not clear enough to read.', NULL, '{}'),
(42, 'server.doubts.fileMissing', 'The file is missing.', NULL, '{}'),
(43, 'server.doubts.pictureNotShown', 'The picture is damaged or in a format we can''t show.', NULL, '{}'),
(44, 'server.doubts.remarksOfOther', 'The remarks on another page name another insured.', NULL, '{}'),
(45, 'server.doubts.remarksElsewhere', 'The remarks on another page are not clear enough to read.', NULL, '{}'),
(46, 'server.doubts.insidePdfTooMany', 'This PDF holds more files than we can read. Upload the certificates by themselves.', NULL, '{}'),
(47, 'server.doubts.dynamicForm', 'This file is a dynamic Adobe form. Print it to a new PDF and upload that.', NULL, '{}'),
(48, 'server.doubts.tooNarrow', 'The picture is too narrow. Upload a picture of the whole certificate.', NULL, '{}'),
(49, 'server.doubts.noPages', 'The file has no pages. Upload it again.', NULL, '{}'),
(50, 'server.doubts.pictureNotReadable', 'The picture is damaged or in a format we can''t read. Upload it as a PDF, JPEG or PNG.', NULL, '{}'),
(51, 'server.doubts.tooManyPixels', 'The picture has more than 80 million pixels. Upload a smaller picture or a PDF.', NULL, '{}'),
(52, 'server.doubts.heicTooLarge', 'The HEIC photo has more than 30 million pixels. Send a smaller photo, a JPEG or a PDF.', NULL, '{}'),
(53, 'server.doubts.heicAway', 'Photos from iPhones (HEIC) can''t be read at the moment. We''ll read this file again.', NULL, '{}'),
(54, 'server.doubts.insurerNameUnclear', 'The insurer''s name is not clear enough to read.', NULL, '{}'),
(55, 'server.doubts.naicUnclear', 'The NAIC number is not clear enough to read.', NULL, '{}'),
(56, 'server.doubts.unlistedCoverage', 'The limits table lists a coverage that is not in the policies table.', NULL, '{}'),
(57, 'server.doubts.tablesDiffer', 'The two tables in this picture show different numbers.', NULL, '{}'),
(58, 'server.doubts.oneDateOnly', 'We found only one of the policy''s two dates.', NULL, '{}'),
(59, 'server.doubts.noNumberFound', 'We could not find a policy number in this picture.', NULL, '{}'),
(60, 'server.doubts.noDateFound', 'We could not find a policy date in this picture.', NULL, '{}'),
(61, 'server.doubts.noAdditionalColumn', 'We could not find the additional insured column in this picture.', NULL, '{}'),
(62, 'server.doubts.noWaiverColumn', 'We could not find the waiver of subrogation column in this picture.', NULL, '{}'),
(63, 'server.doubts.letterUnclear', 'The insurer''s letter is not clear enough to read.', NULL, '{}'),
(64, 'server.doubts.secondTerm', 'This row has a second policy term, and the mark may belong to that policy.', NULL, '{}'),
(65, 'server.doubts.markOfOther', 'We can''t tell whether a mark on another policy''s line also belongs to this policy.', NULL, '{}'),
(66, 'server.doubts.markUnread', 'A mark in this box could not be read.', NULL, '{}'),
(67, 'server.doubts.boxTwice', 'This box appears twice, so we can''t tell which policy it belongs to.', NULL, '{}'),
(68, 'server.doubts.noClearYes', 'This is not a clear yes or no.', NULL, '{}'),
(69, 'server.doubts.answerUnread', 'The answer to this question could not be read.', NULL, '{}'),
(70, 'server.doubts.numberUnclear', 'The policy number is not clear enough to read.', NULL, '{}'),
(71, 'server.doubts.numberReadings', 'Two readings of the policy number do not match.', NULL, '{}'),
(72, 'server.doubts.numberCellMixed', 'The policy number cell contains an amount or part of a date.', NULL, '{}'),
(73, 'server.doubts.numberAfterLabel', 'The policy number may start with part of a label.', NULL, '{}'),
(74, 'server.doubts.numberStartUnread', 'The start of the policy number could not be read.', NULL, '{}'),
(75, 'server.doubts.numberLookalike', 'A character in the policy number looks like another character.', NULL, '{}'),
(76, 'server.doubts.numberEndUnread', 'Something after the policy number could not be read.', NULL, '{}'),
(77, 'server.doubts.lettersAndDigits', 'Letters and digits in the policy number look alike in this picture.', NULL, '{}'),
(78, 'server.doubts.twoNumbers', 'There are two numbers near this line.', NULL, '{}'),
(79, 'server.doubts.naicDigits', 'The NAIC number does not have five digits.', NULL, '{}'),
(80, 'server.doubts.wordPictures', 'The Word document also contains pictures. Only its text was read.', NULL, '{}'),
(81, 'server.doubts.wordDamaged', 'The Word document is damaged or locked. Save it as a PDF and upload that.', NULL, '{}'),
(82, 'server.doubts.startsLikeLabel', 'This starts like a label on the form.', NULL, '{}'),
(83, 'server.doubts.insurerAsInsured', 'One of this certificate''s insurers appears in the insured''s place.', NULL, '{}'),
(84, 'server.doubts.addressMixed', 'This address may include words from another box.', NULL, '{}'),
(85, 'server.doubts.holderMixed', 'The certificate holder may include words from another box.', NULL, '{}'),
(86, 'server.doubts.passwordProtected', 'The file is password-protected. Save a copy without a password and upload that.', NULL, '{}'),
(87, 'server.doubts.notAPdf', 'The file is damaged or is not a PDF. Ask for it again, or print it to a new PDF.', NULL, '{}'),
(88, 'server.doubts.certificateNumberUnclear', 'The certificate''s number is not clear enough to read.', NULL, '{}'),
(89, 'server.doubts.remarksOutside', 'The remarks on this page are outside of any form box.', NULL, '{}'),
(90, 'server.doubts.severalTerms', 'This picture shows several policy terms, and we can''t tell which policies they belong to.', NULL, '{}'),
(91, 'server.doubts.unusualTerm', 'The only policy term in this text is unusual and may belong to another policy.', NULL, '{}'),
(92, 'server.doubts.notInForce', 'This says the policy is not in force.', NULL, '{}'),
(93, 'server.doubts.limitApart', 'We could not find this limit with the others.', NULL, '{}'),
(94, 'server.doubts.whichBox', 'We can''t tell which of these boxes is checked.', NULL, '{}'),
(95, 'server.doubts.whichDates', 'We can''t tell which dates on the page belong to this policy.', NULL, '{}'),
(96, 'server.doubts.belowDisease', 'This is below the disease limits and may belong to another coverage.', NULL, '{}'),
(97, 'server.doubts.bothChecked', 'Both Occurrence and Claims-Made appear to be checked.', NULL, '{}'),
(98, 'server.doubts.noneChecked', 'No box appears to be checked. We may have missed a mark.', NULL, '{}'),
(99, 'server.doubts.labelOrValue', 'We can''t tell whether this applies to the policy or is the label of an unchecked box.', NULL, '{}'),
(100, 'server.doubts.unusualDates', 'The two dates form an unusual policy term, and the picture is not clear.', NULL, '{}'),
(101, 'server.doubts.datesDoNotFit', 'The expiration date does not fit the effective date.', NULL, '{}'),
(102, 'server.doubts.dateReadings', 'Two readings of the date do not match.', NULL, '{}'),
(103, 'server.doubts.digitLookalike', 'A digit in the date looks like another digit.', NULL, '{}'),
(104, 'server.doubts.emptyFile', 'The file is empty. Upload it again.', NULL, '{}'),
(105, 'server.doubts.unsupported', 'This file type is not supported. Upload a PDF, a JPEG or PNG picture, or a Word document.', NULL, '{}'),
(106, 'server.doubts.noticePolicyUnclear', 'We can''t tell which policy this notice is about.', NULL, '{}'),
(107, 'server.doubts.noticeDates', 'This notice names several dates.', NULL, '{}'),
(108, 'server.doubts.noticeDateMissing', 'We could not find the date from which this notice counts.', NULL, '{}'),
(109, 'server.doubts.noticeWithoutInsured', 'This notice does not name the insured.', NULL, '{}'),
(110, 'server.doubts.noticeOfOther', 'This notice names another insured than the certificate in the file.', NULL, '{}'),
(111, 'server.doubts.effective', 'date it counts from', NULL, '{}'),
(112, 'server.doubts.noticeDate', 'date of the notice', NULL, '{}'),
(113, 'server.doubts.retroactiveDate', 'retroactive date', NULL, '{}'),
(114, 'server.doubts.noticeOfCancellation', 'notice of cancellation', NULL, '{}'),
(115, 'server.doubts.noticeOfNonRenewal', 'notice of nonrenewal', NULL, '{}'),
(116, 'server.doubts.noticeOfReinstatement', 'notice of reinstatement', NULL, '{}'),
(117, 'server.doubts.noticeOfChange', 'policy change', NULL, '{}'),
(118, 'server.doubts.noNumber', 'This coverage has no policy number.', NULL, '{}'),
(119, 'server.doubts.noInsurer', 'This coverage does not name its insurer.', NULL, '{}'),
(120, 'server.doubts.noDate', 'The certificate has no date.', NULL, '{}'),
(121, 'server.doubts.datedLongBefore', 'The certificate is dated more than a year before one of its policies begins.', NULL, '{}'),
(122, 'server.doubts.datedAhead', 'The certificate is dated later than the day it was uploaded.', NULL, '{}'),
(123, 'server.doubts.severalAggregates', 'More than one box for the general aggregate appears to be checked.', NULL, '{}'),
(124, 'server.doubts.inThousands', 'The limits on this page are in thousands.', NULL, '{}'),
(125, 'server.doubts.notInThousands', 'The page shows limits in thousands, but some amounts cannot be in thousands.', NULL, '{}'),
(126, 'server.doubts.rowGeneralLiability', 'general liability', NULL, '{}'),
(127, 'server.doubts.rowAutomobileLiability', 'automobile liability', NULL, '{}'),
(128, 'server.doubts.rowUmbrella', 'umbrella', NULL, '{}'),
(129, 'server.doubts.rowWorkersCompensation', 'workers compensation', NULL, '{}'),
(130, 'server.doubts.eachOccurrence', 'each occurrence', NULL, '{}'),
(131, 'server.doubts.damageToRentedPremises', 'damage to rented premises', NULL, '{}'),
(132, 'server.doubts.medicalExpense', 'medical expense', NULL, '{}'),
(133, 'server.doubts.personalAdvInjury', 'personal adv injury', NULL, '{}'),
(134, 'server.doubts.generalAggregate', 'general aggregate', NULL, '{}'),
(135, 'server.doubts.productsCompOpAggregate', 'products comp op aggregate', NULL, '{}'),
(136, 'server.doubts.combinedSingleLimit', 'combined single limit', NULL, '{}'),
(137, 'server.doubts.umbrellaEachOccurrence', 'umbrella each occurrence', NULL, '{}'),
(138, 'server.doubts.umbrellaAggregate', 'umbrella aggregate', NULL, '{}'),
(139, 'server.doubts.elEachAccident', 'el each accident', NULL, '{}'),
(140, 'server.doubts.elDiseaseEachEmployee', 'el disease each employee', NULL, '{}'),
(141, 'server.doubts.elDiseasePolicyLimit', 'el disease policy limit', NULL, '{}'),
(142, 'server.doubts.bodilyInjuryPerPerson', 'bodily injury per person', NULL, '{}'),
(143, 'server.doubts.bodilyInjuryPerAccident', 'bodily injury per accident', NULL, '{}'),
(144, 'server.doubts.propertyDamage', 'property damage', NULL, '{}'),
(145, 'server.doubts.retention', 'retention', NULL, '{}'),
(146, 'server.doubts.deductible', 'deductible', NULL, '{}'),
(147, 'server.doubts.name', 'name', NULL, '{}'),
(148, 'server.doubts.address', 'address', NULL, '{}'),
(149, 'server.doubts.contact', 'contact', NULL, '{}'),
(150, 'server.doubts.phone', 'phone', NULL, '{}'),
(151, 'server.doubts.email', 'email', NULL, '{}'),
(152, 'server.doubts.naic', 'naic', NULL, '{}'),
(153, 'server.doubts.type', 'type', NULL, '{}'),
(154, 'server.doubts.typeText', 'type text', NULL, '{}'),
(155, 'server.doubts.letter', 'letter', NULL, '{}'),
(156, 'server.doubts.ticked', 'ticked', NULL, '{}'),
(157, 'server.doubts.descriptionOfOperations', 'description of operations', NULL, '{}'),
(158, 'server.doubts.certificateNumber', 'certificate number', NULL, '{}'),
(159, 'server.doubts.occurrenceOrClaimsMade', 'occurrence or claims made', NULL, '{}'),
(160, 'server.doubts.aggregateAppliesPer', 'aggregate applies per', NULL, '{}'),
(161, 'server.doubts.nothing', 'nothing', NULL, '{}'),
(162, 'server.doubts.proprietorExcluded', 'proprietor excluded', NULL, '{}'),
(163, 'compliance.ifThisIsYourCompany', 'If this is your company, add the name under Settings, Legal Names.', NULL, '{}'),
(164, 'compliance.aTeammateSaidThatThe', 'A teammate said that the certificate holder is not your company. Ask the vendor for a corrected certificate.', NULL, '{}'),
(165, 'compliance.theCertificateHasNoCertificate', 'The certificate has no certificate holder.', NULL, '{}'),
(166, 'documents.producer', 'Producer', NULL, '{}'),
(167, 'documents.insuredText', 'Insured', NULL, '{}'),
(168, 'documents.policyNumber', 'policy number', NULL, '{}'),
(169, 'documents.effectiveDate', 'effective date', NULL, '{}'),
(170, 'documents.expirationDateText', 'expiration date', NULL, '{}'),
(171, 'documents.insurerLetterText', 'insurer letter', NULL, '{}'),
(172, 'documents.additionalInsuredBox', 'additional insured box', NULL, '{}'),
(173, 'documents.waiverOfSubrogationBox', 'waiver of subrogation box', NULL, '{}'),
(174, 'documents.certificateDate', 'certificate date', NULL, '{}'),
(175, 'documents.certificateHolderText', 'certificate holder', NULL, '{}'),
(176, 'documents.insurer', 'Insurer', NULL, '{}'),
(177, 'documents.allCoverages', 'all coverages', NULL, '{}'),
(178, 'documents.allInsurers', 'all insurers', NULL, '{}'),
(179, 'documents.allEndorsements', 'all endorsements', NULL, '{}'),
(180, 'documents.thisIsAW9', 'This is a Form W-9, not a certificate of insurance. We still need the certificate.', NULL, '{}'),
(181, 'documents.noCoverageWasFoundIn', 'No coverage was found in this file.', NULL, '{}'),
(182, 'documents.noticeWasNotRead', 'We could not read this notice. Check which policy it is about and from which date it counts.', NULL, '{}'),
(183, 'documents.theCertificateHasNoInsured', 'The certificate has no insured name.', NULL, '{}'),
(184, 'documents.coverage', 'Coverage', NULL, '{}'),
(185, 'policies.generalLiability', 'General liability', NULL, '{}'),
(186, 'policies.automobileLiability', 'Automobile liability', NULL, '{}'),
(187, 'policies.umbrellaExcess', 'Umbrella / excess', NULL, '{}'),
(188, 'policies.workersCompensation', 'Workers compensation', NULL, '{}'),
(189, 'policies.otherCoverage', 'Other coverage', NULL, '{}'),
(190, 'server.documents.readingWaitsForTheScan', 'Waiting for the malware scan. We''ll read this document when the scan is done.', NULL, '{}'),
(191, 'server.documents.fileIsTooLargeToScan', 'This file is too large for the malware scan, so nobody can open it. Ask the vendor for a smaller file.', NULL, '{}'),
(192, 'server.jobs.weCouldntReadThisDocument', 'We couldn''t read this document because of a problem on our side. Choose Reprocess to try again.', NULL, '{}'),
(193, 'server.doubts.notReadInTime', 'The file could not be read within ', '^The file could not be read within (.*?) seconds\. Upload only the certificate\.$', '{seconds}'),
(194, 'server.doubts.tooMuchWork', 'The file takes more than ', '^The file takes more than (.*?) seconds of processor time to read\. Upload only the certificate\.$', '{seconds}'),
(195, 'server.doubts.tooMuchText', 'Page ', '^Page (.*?) has more text than we can read\. Upload only the certificate\.$', '{page}'),
(196, 'server.doubts.tooMuchDrawing', 'Page ', '^Page (.*?) has more drawing than we can read\. Upload only the certificate\.$', '{page}'),
(197, 'server.doubts.sameNaic', 'Two insurers have the same NAIC number ', '^Two insurers have the same NAIC number (.*?)\.$', '{naic}'),
(198, 'server.doubts.unlistedInsurer', 'A coverage names insurer ', '^A coverage names insurer (.*?), which the certificate does not list\.$', '{letter}'),
(199, 'server.doubts.markedCheck', 'The page is marked "', '^The page is marked "(.*?)": check whether its policies are in force\.$', '{mark}'),
(200, 'server.doubts.otherValueSaid', 'The table states another value, but the file says: "', '^The table states another value, but the file says: "(.*?)"$', '{sentence}'),
(201, 'server.doubts.otherValueOnPage', 'The certificate on page ', '^The certificate on page (.*?) shows a different value for this policy\.$', '{page}'),
(202, 'server.doubts.sectionsMissing', 'We could not find the form''s section for ', '^We could not find the form''s section for (.*?) in this picture, so a coverage may be missing\.$', '{coverages}'),
(203, 'server.doubts.strayValues', 'The table states "', '^The table states "(.*?)" for a coverage we could not identify\.$', '{values}'),
(204, 'server.doubts.noSuchPage', 'The file has no page ', '^The file has no page (.*?)\.$', '{page}'),
(205, 'server.doubts.pageMarked', 'Page ', '^Page (.*?) is marked "(.*?)"\.$', '{page,mark}'),
(206, 'server.doubts.pageRepeats', 'Page ', '^Page (.*?) repeats a certificate of this file\.$', '{page}'),
(207, 'server.doubts.insidePdf', 'From page ', '^From page (.*?) on, this is the file "(.*?)" inside the PDF\.$', '{page,name}'),
(208, 'server.doubts.insidePdfUnread', 'The file "', '^The file "(.*?)" inside this PDF could not be read\. Upload it by itself\.$', '{name}'),
(209, 'server.doubts.picturesNotRead', 'The pictures from the ', '^The pictures from the (.*?)\. on were not read because the file takes too long to read\.$', '{number}'),
(210, 'server.doubts.pagesNotRead', 'Pages ', '^Pages (.*?) to (.*?) were not read because the file takes too long to read\.$', '{number,pages}'),
(211, 'server.doubts.coarseScan', 'Page ', '^Page (.*?) is a coarse black-and-white scan\. Ask for the original PDF, or for a scan in grayscale at 200 dpi or more\.$', '{page}'),
(212, 'server.doubts.besideLabel', 'This number is next to "', '^This number is next to "(.*?)" and may not be the policy number\.$', '{label}'),
(213, 'server.doubts.wordTooLarge', 'The Word document unpacks to ', '^The Word document unpacks to (.*?) MB of text\. Upload only the certificate, as a PDF\.$', '{size}'),
(214, 'server.doubts.tooManyPictures', 'Page ', '^Page (.*?) is a picture and was not read because the file has too many such pages\.$', '{page}'),
(215, 'server.doubts.pageTooLarge', 'Page ', '^Page (.*?) is larger than a sheet of paper and was not read\.$', '{page}'),
(216, 'server.doubts.hiddenText', 'The text stored behind page ', '^The text stored behind page (.*?) does not match what the page shows\. Only the visible page was read\.$', '{page}'),
(217, 'server.doubts.tooManyPages', 'The file has ', '^The file has (.*?) pages; at most (.*?) are read\. Upload only the certificate\.$', '{pages,most}'),
(218, 'server.doubts.pageNotShown', 'Page ', '^Page (.*?) of the file cannot be shown\.$', '{page}'),
(219, 'server.doubts.pageDamaged', 'Page ', '^Page (.*?) of the file is damaged\. Ask for the file again, or print it to a new PDF\.$', '{page}'),
(220, 'server.doubts.typedOver', 'On page ', '^On page (.*?) "(.*?)" was covered and typed over\. Only the visible text was read\.$', '{page,old}'),
(221, 'server.doubts.covered', 'On page ', '^On page (.*?) "(.*?)" was covered\. Only the visible text was read\.$', '{page,old}'),
(222, 'server.doubts.hiddenValue', 'Page ', '^Page (.*?) hides "(.*?)" behind "(.*?)"\. Only the visible text was read\.$', '{page,hidden,shown}'),
(223, 'server.doubts.fieldDiffers', 'A form field on page ', '^A form field on page (.*?) stores "(.*?)" but shows "(.*?)"\.$', '{page,stored,shown}'),
(224, 'server.doubts.fieldShowsNothing', 'A form field on page ', '^A form field on page (.*?) stores "(.*?)" but shows nothing\.$', '{page,stored}'),
(225, 'server.doubts.boxUnclear', 'We can''t tell whether the box "', '^We can''t tell whether the box "(.*?)" is checked\.$', '{mark}'),
(226, 'server.doubts.besideUnread', 'The table states "', '^The table states "(.*?)" next to words that could not be read\.$', '{value}'),
(227, 'server.doubts.amountUnread', 'The amount beside "', '^The amount beside "(.*?)" cannot be read\.$', '{label}'),
(228, 'server.doubts.besideAmount', 'Beside the amount the certificate says "', '^Beside the amount the certificate says "(.*?)"\.$', '{words}'),
(229, 'server.doubts.inSameCell', 'In the same cell the certificate says "', '^In the same cell the certificate says "(.*?)"\.$', '{words}'),
(230, 'server.doubts.inTypeCell', 'In the cell of the type of insurance the certificate says "', '^In the cell of the type of insurance the certificate says "(.*?)"\.$', '{words}'),
(231, 'server.doubts.pageReinstated', 'The page says: "', '^The page says: "(.*?)" Check whether the policy was reinstated\.$', '{sentence}'),
(232, 'server.doubts.saidLimits', 'The file says: "', '^The file says: "(.*?)" Check whether this limits the coverage\.$', '{sentence}'),
(233, 'server.doubts.saidCheck', 'The file says: "', '^The file says: "(.*?)" Check whether the coverage is in force\.$', '{sentence}'),
(234, 'server.doubts.cancellationPage', 'Page ', '^Page (.*?) is a notice of cancellation\. Check whether the coverage is in force\.$', '{page}'),
(235, 'server.doubts.tickedButSaid', 'The box is checked, but the file says: "', '^The box is checked, but the file says: "(.*?)"$', '{sentence}'),
(236, 'server.doubts.pageAsks', 'Page ', '^Page (.*?) asks "(.*?)" and its answer could not be read\.$', '{page,question}'),
(237, 'server.doubts.addendumUnread', 'Page ', '^Page (.*?) is an addendum that could not be read\.$', '{page}'),
(238, 'server.doubts.insteadOfNumber', 'Instead of a policy number, it says "', '^Instead of a policy number, it says "(.*?)"\.$', '{said}'),
(239, 'server.doubts.insteadOfInsurer', 'Instead of an insurer, it says "', '^Instead of an insurer, it says "(.*?)"\.$', '{said}'),
(240, 'server.doubts.insurerNotListed', 'Insurer ', '^Insurer (.*?) is not listed on this certificate\.$', '{letter}'),
(241, 'server.doubts.coverageExcluded', 'The certificate says that coverage ', '^The certificate says that coverage (.*?) is excluded\.$', '{number}'),
(242, 'server.doubts.askedWords', 'The description says: "', '^The description says: "(.*?)" Check whether it limits the coverage\.$', '{words}'),
(243, 'server.doubts.pleaseCheck', 'Please check: ', '^Please check: (.*?)\.$', '{list}'),
(244, 'server.doubts.notReadWithConfidence', 'Could not be read with confidence: ', '^Could not be read with confidence: (.*?)\.$', '{list}'),
(245, 'compliance.theCertificateHolderIsFirst', 'The certificate holder is "', '^The certificate holder is "(.*?)", not your company\. (.*?)$', '{first,advice}'),
(246, 'compliance.theCertificateHolderFirstAbove', 'The certificate holder is "', '^The certificate holder is "(.*?)"\. Your name is only below it\. (.*?)$', '{first,advice}'),
(247, 'compliance.theCertificateHolderFirstIs', 'The certificate holder "', '^The certificate holder "(.*?)" is close to one of your legal names but not the same\. (.*?)$', '{first,advice}'),
(248, 'compliance.theCertificateHolderIsFirstWhich', 'The certificate holder is "', '^The certificate holder is "(.*?)", which does not match your legal names\. (.*?)$', '{first,advice}'),
(249, 'documents.theFileNowReadsAs', 'The file now reads as ', '^The file now reads as (.*?), which differs from the earlier correction (.*?)\.$', '{shown,shown2}'),
(250, 'policies.restatesTerm', 'Dates differ: the certificate "', '^Dates differ: the certificate "(.*?)" says that policy (.*?) ends on ([A-Z][a-z]{2} \d{1,2}, \d{4}); this one says ([A-Z][a-z]{2} \d{1,2}, \d{4})\.$', '{fileName,number,from,effective}'),
(251, 'policies.restatesLimit', 'Limits differ: the certificate "', '^Limits differ: the certificate "(.*?)" of policy (.*?) states (.*?) as (.*?); this one states (.*?)\.$', '{fileName,number,shown,list,shown2}'),
(252, 'server.documents.fileIsQuarantined', 'This file contains malware (', '^This file contains malware \((.*?)\)\. It is in quarantine, and nobody can open it\. Ask the vendor for a clean copy\.$', '{finding}'),
(253, 'server.doubts.notADate', '', '^"(.*?)" is not a date we can read\.$', '{text}'),
(254, 'server.doubts.slippedMark', '', '^"(.*?)" before the number may be part of it or a mark in the next column\.$', '{mark}'),
(255, 'server.doubts.notAnAmount', '', '^"(.*?)" cannot be read as an amount\.$', '{text}'),
(256, 'server.doubts.tooLow', '', '^"(.*?)" is too low for this limit\.$', '{text}'),
(257, 'server.doubts.notANumber', '', '^"(.*?)" is not understood as a number\.$', '{text}'),
(258, 'server.doubts.notUnderstoodDate', '', '^"(.*?)" is not understood as a date\.$', '{text}'),
(259, 'server.doubts.notUnderstoodAmount', '', '^"(.*?)" is not understood as an amount\.$', '{text}'),
(260, 'server.doubts.notOneNumber', '', '^"(.*?)" may not be a single complete policy number\.$', '{said}'),
(261, 'server.doubts.notNaic', '', '^"(.*?)" is not a NAIC number\.$', '{text}'),
(262, 'documents.typetextThePolicyExpiresBefore', '', '^(.*?): the policy expires before it starts\.$', '{typeText}'),
(263, 'documents.typetextNoExpirationDateIs', '', '^(.*?): no expiration date is stated\.$', '{typeText}')
;
UPDATE known SET is_open = CASE WHEN pattern IS NULL THEN text !~ '[.!?"]$' ELSE pattern !~ '[.!?")]\$$' END;
CREATE INDEX ON known (text);

CREATE FUNCTION pg_temp.coded_word(word TEXT) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce((SELECT jsonb_build_object('code', k.code) FROM known k WHERE k.pattern IS NULL AND k.text = word ORDER BY k.place LIMIT 1),
    to_jsonb(word)) $$;

-- "General liability: effective date"
CREATE FUNCTION pg_temp.coded_name(name TEXT) RETURNS JSONB LANGUAGE sql AS $$
  SELECT CASE WHEN strpos(name, ': ') = 0 THEN pg_temp.coded_word(name) ELSE jsonb_build_object('join', ':', 'parts', jsonb_build_array(
    pg_temp.coded_word(left(name, strpos(name, ': ') - 1)), pg_temp.coded_word(substr(name, strpos(name, ': ') + 2)))) END $$;

CREATE FUNCTION pg_temp.coded_names(names TEXT, divider TEXT, join_by TEXT) RETURNS JSONB LANGUAGE sql AS $$
  SELECT jsonb_build_object('join', join_by, 'parts', jsonb_agg(pg_temp.coded_name(one) ORDER BY place))
  FROM regexp_split_to_table(names, divider) WITH ORDINALITY AS list(one, place) $$;

-- A value by the name of its place in the text.
CREATE FUNCTION pg_temp.coded_value(code TEXT, name TEXT, value TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
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
CREATE FUNCTION pg_temp.coded_sentence(sentence TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
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
CREATE FUNCTION pg_temp.with_period(sentence TEXT, one known, coded JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT CASE WHEN one.is_open AND sentence LIKE '%.' AND (one.pattern IS NOT NULL OR one.text <> sentence)
    THEN jsonb_build_object('join', 'sentences', 'parts', jsonb_build_array(coded)) ELSE coded END $$;

-- The same after the name of the file that it is about: "coi.pdf: No coverage was found in this file."
CREATE FUNCTION pg_temp.coded_about(sentence TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
DECLARE at INT := strpos(sentence, ': '); said JSONB;
BEGIN
  IF at = 0 THEN RETURN NULL; END IF;
  said := pg_temp.coded_sentence(substr(sentence, at + 2));
  RETURN CASE WHEN said IS NOT NULL THEN jsonb_build_object('join', ':', 'parts', jsonb_build_array(left(sentence, at - 1), said)) END;
END $$;

-- A stored text of one or several sentences. A sentence that is not ours stays in its words.
CREATE FUNCTION pg_temp.coded(stored TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
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

CREATE FUNCTION pg_temp.coded_list(stored TEXT[]) RETURNS JSONB LANGUAGE sql AS $$
  SELECT coalesce(jsonb_agg(pg_temp.coded(one) ORDER BY place), '[]') FROM unnest(stored) WITH ORDINALITY AS list(one, place) $$;

CREATE FUNCTION pg_temp.coded_reading(result JSONB) RETURNS JSONB LANGUAGE sql AS $$
  SELECT result
    || jsonb_build_object('warnings', coalesce((SELECT jsonb_agg(pg_temp.coded(one) ORDER BY place)
      FROM jsonb_array_elements_text(result -> 'warnings') WITH ORDINALITY AS list(one, place)), '[]'))
    || jsonb_build_object('certificates', coalesce((SELECT jsonb_agg(one || jsonb_build_object('reasons', coalesce((
        SELECT jsonb_object_agg(key, pg_temp.coded(value)) FROM jsonb_each_text(one -> 'reasons')), '{}')) ORDER BY place)
      FROM jsonb_array_elements(result -> 'certificates') WITH ORDINALITY AS list(one, place)), '[]')) $$;

-- The sentences of a verdict that quote a doubt.
CREATE FUNCTION pg_temp.coded_quotes(body JSONB) RETURNS JSONB LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(body) = 'object' AND body ->> 'key' = 'document_in_doubt' AND jsonb_typeof(body #> '{values,doubt}') = 'string' THEN
    RETURN jsonb_set(body, '{values,doubt}', pg_temp.coded(body #>> '{values,doubt}'));
  ELSIF jsonb_typeof(body) = 'object' THEN
    RETURN coalesce((SELECT jsonb_object_agg(key, pg_temp.coded_quotes(value)) FROM jsonb_each(body)), '{}');
  ELSIF jsonb_typeof(body) = 'array' THEN
    RETURN coalesce((SELECT jsonb_agg(pg_temp.coded_quotes(one) ORDER BY place) FROM jsonb_array_elements(body) WITH ORDINALITY AS list(one, place)), '[]');
  END IF;
  RETURN body;
END $$;

ALTER TABLE "document" ALTER COLUMN "failure_reason" TYPE JSONB USING pg_temp.coded(failure_reason),
  ALTER COLUMN "holder_doubt" TYPE JSONB USING pg_temp.coded(holder_doubt),
  ALTER COLUMN "review_reasons" DROP DEFAULT;
ALTER TABLE "document" ALTER COLUMN "review_reasons" TYPE JSONB USING pg_temp.coded_list(review_reasons),
  ALTER COLUMN "review_reasons" SET DEFAULT '[]',
  ALTER COLUMN "review_reasons" SET NOT NULL;
ALTER TABLE "reading" ALTER COLUMN "error" TYPE JSONB USING pg_temp.coded(error);

ALTER TABLE "document" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "reading" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "vendor" NO FORCE ROW LEVEL SECURITY;
ALTER TABLE "verdict" NO FORCE ROW LEVEL SECURITY;
UPDATE reading SET result = pg_temp.coded_reading(result)
  WHERE jsonb_typeof(result -> 'certificates') = 'array' AND (result @? '$.certificates[*].reasons.*' OR result @? '$.warnings[*]');
UPDATE document SET badge_sentence = pg_temp.coded_quotes(badge_sentence) WHERE badge_sentence ->> 'key' = 'document_in_doubt';
UPDATE vendor SET reason_sentence = pg_temp.coded_quotes(reason_sentence) WHERE reason_sentence ->> 'key' = 'document_in_doubt';
UPDATE verdict SET body = pg_temp.coded_quotes(body) WHERE body @? '$.** ? (@.key == "document_in_doubt")';
ALTER TABLE "document" FORCE ROW LEVEL SECURITY;
ALTER TABLE "reading" FORCE ROW LEVEL SECURITY;
ALTER TABLE "vendor" FORCE ROW LEVEL SECURITY;
ALTER TABLE "verdict" FORCE ROW LEVEL SECURITY;
