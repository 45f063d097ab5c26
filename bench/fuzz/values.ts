import { readySets } from "@/lib/compliance/requirements/ready-sets-values";

/** Values that break what does not expect them. */
export const hostileTexts = [
  ...[
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "'; drop table vendor; --",
    "%_%",
    "\\",
    "#{7*7}",
    "{{7*7}}",
    "../../etc/passwd",
    "<script>alert(1)</script>",
  ],
  ...[
    "\ud800",
    "\u202e\u2066",
    "𝕌𝕟𝕚𝕔𝕠𝕕𝕖",
    "株式会社",
    "é\u0301",
    "\r\nBcc: someone@else.example",
    "NaN",
    "null",
    "-0",
    "1e309",
    "0x10",
    "2026-02-30",
  ],
  ...["9".repeat(400), "x".repeat(20_000), "00000000-0000-0000-0000-000000000000", "0199f3a2-5c1e-7c44-9a51-2f6f0b7c8d10"],
];

export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], { length: -1 }, [null], { $ne: 1 }],
  ...hostileTexts,
];

/** Whether a header can hold the text. */
export const isText = (value: string): boolean => /^[\x20-\x7e]{1,300}$/.test(value);

/** What is sent to a call that takes a body in a form of its own. */
export const rawBodies = [
  '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"find_vendors","arguments":{"search":"Invented"}}}',
  '{"jsonrpc":"2.0","id":"x","method":"none"}',
  "[]",
  "no JSON",
];

/** What a field of this name usually holds, where its schema allows any text. A firm adds its own: its admin's address and password. */
export const usualTexts: Readonly<Record<string, readonly string[]>> = {
  naic: ["12345", "10007"],
  policyNumber: ["GL-0001"],
  requirement: readySets.default.requirements.map(({ key }) => key),
  "Idempotency-Key": ["key-1", "key-2", "key-3"],
  page: ["1"],
  expirationDate: ["2027-01-31"],
  phone: ["(555) 010-0142"],
  timeZone: ["America/New_York", "America/Los_Angeles"],
  website: ["https://firm.example"],
  text: ["Invented Mutual,12345,A,X"],
  language: ["en", "es"],
  provider: ["google", "postmark"],
  q: ["expired vendors", "which vendors expire in March", "status:expired", "Invented"],
  query: ["status=EXPIRED", "search=Invented"],
  sort: [""],
  effective: ["2026-01-01"],
  until: ["2027-06-30"],
  from: ["2026-01-01"],
  date: ["2026-11-01"],
  expiresOn: ["", "2027-06-30"],
  endsOn: ["2028-01-31"],
  startsOn: ["2026-02-01"],
  completedOn: ["2026-02-01"],
  ratedOn: ["2026-01-31"],
  trialEndsOn: ["2027-01-31"],
  cursor: [""],
};
