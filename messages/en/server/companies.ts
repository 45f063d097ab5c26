export const companies = {
  noCompanyHasTheId: 'No company has the id or the name "{wanted}"',
  severalCompaniesHaveThisName: "Several companies have this name. Give the id: {join}",
  thisDoesNotMatchWhat: "This does not match {what}",
  yourEmailAddress: "your email address",
  youAreTheLastAdmin: "You are the last admin of {name}",
  sentenceMakeSomeoneElseAn: "{sentence} Make someone else an admin first, or delete the company.",
  theCompanysName: "the company's name",
  former: "Former",
  enterYourPasswordUnderSettings: "Enter your password under Settings, Your Data, to export the company's data.",
  exportReadme:
    "Data of {company}\nExported on {at}.\n\nEach list is here twice: as .json for programs, and as .csv for a spreadsheet.\ndocuments/: the certificates as they came. A name has the expiration date, the vendor and the coverages.\nemails/: the emails that came in, as they came.\nreadings: what was read in each document, and where on its pages.\nverdicts: how each vendor was judged, and on what. exceptions, decisions: what people approved and decided.\nactivity: the audit trail. Each event names the hash of the event before it.\nmanifest.json: the size and the SHA-256 hash of every file, and which document each original belongs to.\n\nThe lists were written one after the other. What was added in the meantime may be in one list and not in another.\nExport while no import is running.\n\nThere are no passwords, keys, links or other secrets in this archive.\nTo move to another installation, choose Settings, Your Data, Import Company Data there. docs/leaving.md tells more.\n",
  thisFileCouldNotBe: "This file could not be found.",
  pleaseChooseAPngOr: "Please choose a PNG or JPEG picture",
  logosAndLists: "logos and lists",
  logo: "Logo",
  thisPersonIsAlreadyOn: "This person is already on your team",
  invitationSent: "Invitation sent",
  invitation: "Invitation",
  thisInvitationNoLongerWorks: "This invitation no longer works. Ask for a new one.",
  anAccountWithThisAddress: "An account with this address already exists. Please sign in.",
  member: "Member",
  thisIsTheCompanysOnly: "This is the company's only active admin. Make someone else an admin first.",
  yourCompanySentWhatToo: "Your company sent {what} too often. Please wait an hour and try again.",
  accountDeletionBody:
    "Hi {firstName},\n\nYou asked us to delete your account. We will delete it on {dueAt}. You can keep using it until then, or cancel the deletion here:\n\n{link}\n\nIf this was not you, cancel the deletion and change your password.",
  companyDeletionSubject: "{company} will be deleted from {product}",
  companyDeletionBody:
    "Hi {firstName},\n\n{by} asked to delete {company}. On {dueAt} we will permanently delete all its vendors, projects, certificates, emails and accounts. Everything works as before until then.\n\nA company admin can cancel the deletion or export the data here:\n\n{link}",
  companyKeptSubject: "{company} will not be deleted",
  companyKeptBody: "Hi {firstName},\n\n{by} canceled the deletion of {company}. Nothing was deleted.",
  invitationSubject: "{inviter} invited you to join {company} on {product}",
  invitationBody:
    "Hi,\n\n{inviter} invited you to join {company} on {product} as {role}. {company} uses {product} to track its vendors' certificates of insurance.\n\nAccept the invitation here:\n\n{link}\n\nThe link works once and expires in {invitationDays} days. If you do not know {company}, ignore this email.",
  invitedElsewhereSubject: "{inviter} invited you to join {company} on {product}",
  invitedElsewhereBody:
    "Hi,\n\n{inviter} invited you to join {company} on {product}. This email address already has an account at another company, and each account belongs to one company.\n\nPlease ask {inviter} to invite you at a different email address.",
  pleaseEnterAValidEmail: "Please enter a valid email",
} as const;
