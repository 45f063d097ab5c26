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
