/** What a package of evidence about a vendor says. */
export const evidence = {
  documentPage: "{document}, page {page}",
  decidedBy: "Decided by {by}: {note}",
  somebody: "a former member",
  theVendorByItself: "The vendor, by the default set",
  setAndVersion: "Requirement set: {set}, version {version}",
  gates: "Work: {work}. Payment: {pay}.",
  validUntil: "As things are, this holds until {day}.",
  judgedAgain: "Based on documents on file that day.",
  keptVerdict: "The verdict that was kept on that day.",
  datesOnly: "No requirement set judged the vendor. Its status follows from the dates of its coverages.",
  statusOn: "Status on {day}",
  readme:
    "Evidence about {vendor}\nStatus of {date}. Made on {at}.\n\nverdict.pdf, verdict.json: each requirement, its result, and the document and page it rests on.\nverdicts-of-all-days.json: every verdict that was kept, with the time from which and until which it held.\ncoverage.json: the terms of each coverage and the exact days without it.\nexceptions.json, decisions.json, notices.json: what people approved, decided and entered.\ndocuments.json, files/: the certificates as they came, and what is known of each.\nemails.json: the emails to the vendor, with the answer of the mail server.\naudit/: the audit trail of the vendor.\n\nHow to check that nothing was changed\nYou need a shell with sha256sum and awk, and no network. Unpack the archive and open a shell in its folder.\n\n1. The files are those of the list:\n   {files}\n\n2. Each event of the company names the hash of the one before it. This prints nothing if the chain is whole:\n   {chain}\n\n3. The text of each of the vendor's events has the hash that the chain names. This prints nothing if all of them do:\n   {events}\n\nOnly the hashes of the company's other events are here: they hold the chain together and tell nothing about others.\n",
} as const;
