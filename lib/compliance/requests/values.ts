import { requestTable } from "@/lib/compliance/requests/schema";

const newYork = { law: "New York Insurance Law §502", source: "https://www.nysenate.gov/legislation/laws/ISC/502" };
const texas = { law: "Texas Insurance Code §1811.052", source: "https://statutes.capitol.texas.gov/Docs/IN/htm/IN.1811.htm" };
const texasRule = {
  law: "28 Texas Administrative Code §5.9376",
  source: "https://www.law.cornell.edu/regulations/texas/28-Tex-Admin-Code-SS-5-9376",
};

/**
 * Requests that laws on certificates of insurance forbid. Guidance for the person who writes the text, not legal advice. To add a
 * phrase: an entry with its law, its source and examples.
 */
export const requestPhrases = requestTable.parse([
  {
    ...newYork,
    id: "request_payment",
    words:
      /\b(?:pay|payments?|paid|invoices?|checks?)\b.{0,80}\b(?:until|unless|without|only (?:after|when|if)|withh?eld|held|contingent|condition\w{0,5})\b.{0,80}\bcertificates?\b|\bcertificates?\b.{0,80}\b(?:before|condition of|prior to|to receive|in order to be)\b.{0,20}\b(?:pay|payment|paid)\b|\bno certificate,? no (?:pay|payment|check)\b/i,
    hits: [
      "Payments are held until we receive the certificate.",
      "You will not be paid unless your certificate is on file.",
      "We need the certificate before payment.",
      "No certificate, no check.",
    ],
    misses: ["Please send your certificate. Payment terms are 30 days.", "Send a certificate that shows general liability in force."],
  },
  {
    ...newYork,
    id: "request_wording",
    words:
      /\b(?:certificates?|description of operations|agents?)\b.{0,60}\b(?:must|shall|should|needs? to|has to|please) (?:state|read|say|include|contain|add|write|type)\b.{0,30}(?:the following|exact|wording|language|words|statement|["“])|\b(?:add|include|write|type|put)\b.{0,40}\b(?:wording|language|words|statement)\b.{0,40}\b(?:certificate|description of operations)\b/i,
    hits: [
      "The certificate must state the following wording.",
      'Description of operations must read "coverage is primary".',
      "Ask your agent to add this language to the certificate.",
    ],
    misses: ["Ask your agent to add primary coverage to the policy, and send the endorsement.", "Please include endorsement CG 20 10."],
  },
  {
    ...texasRule,
    id: "request_contract",
    words:
      /\bcertificates?\b.{0,60}\b(?:refer(?:s|ence)?|cite|mention|list|show|name)\b.{0,30}\b(?:our |the |your |this )?(?:contract|agreement|subcontract)(?: (?:number|no\b|#)|\b)/i,
    hits: ["The certificate must refer to our contract.", "Certificates must list the subcontract number."],
    misses: ["Additional insured status as required by written contract.", "The certificate holder must be Example Builders Inc."],
  },
  {
    ...texas,
    id: "request_form",
    words:
      /\b(?:use|complete|sign|fill (?:in|out))\b.{0,30}\b(?:our|own|company|attached|this)\b.{0,20}\b(?:certificate|COI) (?:form|template)\b/i,
    hits: ["Please use our certificate form.", "Have your agent complete the attached COI template."],
    misses: ["Please use the ACORD 25 certificate.", "Send the certificate to the address below."],
  },
  {
    ...newYork,
    id: "request_alter",
    words:
      /\b(?:strike|cross(?:ed)? out|delete|remove|change|edit|alter)\b.{0,40}\b(?:disclaimer|cancell?ation (?:wording|clause|text)|endeavor to|printed|wording)\b.{0,60}\bcertificate\b|\b(?:strike|cross out|delete|remove)\b.{0,20}["“']?endeavor to\b/i,
    hits: ["Please strike “endeavor to” from the cancellation clause.", "Have the agent delete the disclaimer on the certificate."],
    misses: ["Remove endorsement CG 21 44 from the policy.", "Send the notice of cancellation endorsement."],
  },
]);
