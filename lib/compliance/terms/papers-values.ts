/** Words among the first lines by which a paper may take back what its title says, or only ask for it. */
export const takenBack =
  /\b(?:suspen|revo[ck]|cancel|terminat|surrender|withdraw|void|inactiv|delinquen|denied|denial|lapsed|expired\b|pending\b|application\b|applicant\b|sample\b|draft\b|specimen\b)/i;

/**
 * What the first lines of papers say that are no evidence of insurance, in small letters and without punctuation, by the key of the ready
 * kind of documents. To know another title, add its words.
 */
export const paperTitles: Readonly<Record<string, readonly string[]>> = {
  w9: ["form w 9", "request for taxpayer identification number"],
  license: [
    ...["contractor license", "contractors license", "contractor s license", "contractors state license board", "license certificate"],
    ...["business license", "certificate of licensure", "home improvement contractor", "occupational license", "contracting license"],
  ],
  agreement: [
    ...["subcontract agreement", "subcontractor agreement", "master subcontract", "master service agreement", "master services agreement"],
    ...["hold harmless agreement", "indemnification agreement", "indemnity agreement", "independent contractor agreement"],
  ],
  "wc-exemption": [
    ...["certificate of election to be exempt", "certificate of attestation of exemption", "workers compensation exemption"],
    ...["workers compensation waiver", "exemption from workers compensation", "notice of election to be exempt"],
  ],
  "ny-registration": ["labor law 220 i", "public work contractor", "public work registration", "contractor registration certificate"],
  bond: [
    ...["surety letter", "bonding letter", "bondability letter", "letter of bondability", "letter of bonding capacity", "bonding capacity"],
    ...["consent of surety", "performance bond", "payment bond", "surety bond"],
  ],
  "safety-plan": [
    ...["safety plan", "safety program", "safety and health program", "health and safety program", "safety manual"],
    "injury and illness prevention program",
  ],
  emr: [
    ...["experience modification rate", "experience modification factor", "experience rating worksheet", "experience modification letter"],
    ...["workers compensation experience rating", "emr letter", "experience modifier"],
  ],
  "wrap-enrollment": [
    ...[
      "certificate of enrollment",
      "enrollment certificate",
      "enrollment confirmation",
      "confirmation of enrollment",
      "enrollment letter",
    ],
    ...["ocip enrollment", "ccip enrollment", "wrap up enrollment", "wrap enrollment", "notice of enrollment"],
  ],
};
