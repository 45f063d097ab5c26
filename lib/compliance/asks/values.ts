import type { UnmeetableAsk } from "@/lib/compliance/asks/schema";

const deny = { class: "deny" } as const;
const certificate = { words: ["certificate", "certificates", "certificate of insurance", "coi", "acord 25", "certificado"] };
const workers = { means: "WORKERS_COMPENSATION" } as const;
/** Who asks: the firm itself, by name or by what it is on the job. */
const asking = {
  words: ["us", "we", "owner", "project owner", "general contractor", "gc", "contractor", "certificate holder", "holder", "our company"],
};
const suppliers = ["supplier", "suppliers", "material supplier", "material suppliers", "proveedor", "proveedores"];

/** What requirement sets and emails ask for, and no policy or form can give. It is data: each row says where that is written. */
export const asksThatCannotBeMet: readonly UnmeetableAsk[] = [
  {
    key: "additional-insured-on-workers-compensation",
    reason: "asks.workersInsuredReason",
    instead: "asks.workersInsuredInstead",
    source: "NCCI WC 00 00 00 C, Part One: benefits to the employer's own employees. Waiver: WC 00 03 13",
    rules: [{ settings: { type: ["additional-insured"], coverage: ["WORKERS_COMPENSATION"] } }],
    sentences: [
      { all: [{ means: "ADDITIONAL_INSURED" }, workers], inOrder: true, isNear: true, without: [deny] },
      { all: [workers, { means: "ADDITIONAL_INSURED" }], inOrder: true, isNear: true, without: [deny] },
    ],
    hits: [
      "Please list us as additional insured on the workers compensation policy.",
      "We must be additional insured on general liability, auto and workers comp.",
      "Agregue a la compañía como asegurado adicional en la compensación de trabajadores.",
    ],
    misses: [
      "No additional insured is needed on workers compensation.",
      "Additional insured on general liability, with workers compensation per statute.",
      "Please add us as additional insured on all policies except workers compensation.",
    ],
  },
  {
    key: "private-workers-compensation-in-a-state-fund-state",
    reason: "asks.stateFundReason",
    instead: "asks.stateFundInstead",
    source: "N.D.C.C. 65-04; Ohio R.C. 4123.35; RCW 51.14.010; Wyo. Stat. 27-14-201",
    rules: [{ settings: { type: ["insurer-rating"], coverage: ["WORKERS_COMPENSATION"] } }],
    sentences: [
      {
        all: [
          workers,
          { words: ["private", "commercial", "voluntary market", "rated"] },
          { words: ["north dakota", "ohio", "washington", "wyoming", "nd", "oh", "wa", "wy"] },
        ],
        without: [],
      },
    ],
    hits: ["We need private workers compensation in Ohio, not the state fund.", "WA vendors must send a private workers comp policy."],
    misses: ["We need workers compensation in Ohio.", "Private workers compensation is required in Texas."],
  },
  {
    key: "notice-on-the-certificate",
    reason: "asks.noticeReason",
    instead: "asks.noticeInstead",
    source: "ACORD 25 (2016/03), Cancellation: notice will be delivered in accordance with the policy provisions",
    rules: [{ settings: { type: ["cancellation-notice"], rung: ["description"] } }],
    sentences: [
      {
        all: [certificate, { means: "NOTICE" }],
        without: [deny, { words: ["endorsement", "endorsements", "endoso", "endosos"] }],
      },
    ],
    hits: ["The certificate must show 30 days notice of cancellation.", "Write 30 days notice of cancellation on the certificate."],
    misses: [
      "Send the endorsement for 30 days notice of cancellation with the certificate.",
      "Please send your renewal certificate.",
      "The policy must give 30 days notice of cancellation.",
    ],
  },
  {
    key: "certificate-that-changes-the-policy",
    reason: "asks.changesReason",
    instead: "asks.changesInstead",
    source: "ACORD 25 (2016/03): the certificate does not amend, extend or alter the coverage. NAIC Certificates of Insurance Model Act",
    rules: [],
    sentences: [
      {
        all: [
          certificate,
          {
            words: [
              "amend",
              "amends",
              "alter",
              "alters",
              "modify",
              "modifies",
              "change",
              "changes",
              "extend",
              "extends",
              "expand",
              "broaden",
              "override",
            ],
          },
          { class: "line" },
        ],
        inOrder: true,
        isNear: true,
        without: [deny],
      },
    ],
    hits: [
      "The certificate shall amend the policy.",
      "The certificate extends coverage to all our projects.",
      "The certificate must expand the policy.",
    ],
    misses: ["The certificate does not amend the policy.", "Send a new certificate when the policy changes."],
  },
  {
    key: "named-insured-for-the-owner",
    reason: "asks.namedInsuredReason",
    instead: "asks.namedInsuredInstead",
    source: "ISO CG 00 01, Section II: the named insured pays the premium and controls the policy. CG 20 10, CG 20 37",
    rules: [],
    sentences: [
      { all: [asking, { words: ["named insured"] }], inOrder: true, isNear: true, without: [deny] },
      { all: [{ class: "name" }, { words: ["named insured"] }], inOrder: true, isNear: true, without: [deny] },
    ],
    hits: ["Name the owner as named insured.", "We must be a named insured on the general liability."],
    misses: [
      "Your firm is the named insured.",
      "List us as additional insured.",
      "The named insured must be your legal name, and we are the holder.",
    ],
  },
  {
    key: "any-auto-without-owned-autos",
    reason: "asks.anyAutoReason",
    instead: "asks.anyAutoInstead",
    source: "ISO CA 00 01, Section I: symbols 1, 8 and 9",
    rules: [{ settings: { type: ["auto-scope"], accepts: ["any"] } }],
    sentences: [{ all: [{ words: ["any auto"] }], without: [deny, { words: ["hired", "nonowned", "non owned", "hired and non owned"] }] }],
    hits: ["Any auto coverage is required.", "Auto liability must be any auto."],
    misses: ["Any auto, or hired and non-owned autos if you own none.", "Auto liability of $1,000,000 is required."],
  },
  {
    key: "completed-operations-from-a-supplier",
    reason: "asks.supplierReason",
    instead: "asks.supplierInstead",
    source: "ISO CG 00 01, Section V: your work, your product. CG 20 15, vendors",
    rules: [{ settings: { type: ["additional-insured"], operations: ["completed"] }, setSays: suppliers }],
    sentences: [{ all: [{ means: "COMPLETED" }, { words: suppliers }], without: [deny] }],
    hits: ["Suppliers must provide additional insured for completed operations."],
    misses: ["Contractors must provide completed operations.", "Suppliers must provide general liability."],
  },
];
