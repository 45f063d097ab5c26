import { coverageNames, limitNames } from "@/lib/compliance/verdicts/labels-values";
import { type Cell, dateColumn, moneyColumn } from "@/lib/infra/lists/tables-rules";
import { sheetOfTable, sheetOfText, workbookOf } from "@/lib/infra/lists/xlsx-rules";
import { priceText } from "@/lib/infra/money-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import type { AuditedCoverage, AuditedPolicy, AuditedVendor, AuditedWrap } from "@/lib/reports/premium/audit-rules";
import type { Sheet } from "@/lib/reports/sheets-rules";

/** One vendor of the audit. `sentence`: of the requirement that an exception is about, as it is stored. */
export type AuditRow = AuditedVendor & {
  id: string;
  name: string;
  exceptions: { sentence: unknown; from: string; to: string }[];
  wraps: AuditedWrap[];
};

type Year = { from: string; to: string };

const money = (cents: number) => priceText(cents, "USD");
const span = ({ from, to }: Year): Sentence => (from === to ? { day: from } : joined(" – ", [{ day: from }, { day: to }]));
const gapsOf = ({ gaps }: AuditedCoverage) => joined("; ", gaps.map(span));
const sumOf = (rows: readonly AuditRow[], cents: (row: AuditRow) => number) => rows.reduce((sum, row) => sum + cents(row), 0);
const uninsuredOf = (row: AuditRow, kind: AuditedCoverage["coverage"]) =>
  row.coverages.find(({ coverage }) => coverage === kind)?.uninsured ?? 0;

const withGaps = (rows: readonly AuditRow[], kind: AuditedCoverage["coverage"]) =>
  rows.filter((row) => row.coverages.some((one) => one.coverage === kind && one.gaps.length > 0)).length;

const listed = (join: "\n" | "; " | ", ", parts: readonly Sentence[]) => (parts.length > 0 ? joined(join, parts) : null);

/** The figures of all vendors together, a line each. */
function summaryOf(rows: readonly AuditRow[]): [name: Sentence, value: string | number][] {
  const kinds = rows[0]?.coverages.map(({ coverage }) => coverage) ?? [];
  return [
    [coded("common.vendors"), rows.length],
    [coded("server.premium.paid"), money(sumOf(rows, ({ paid }) => paid))],
    ...kinds.flatMap((kind): [Sentence, string | number][] => {
      const coverage = coded(coverageNames[kind]);
      return [
        [coded("server.premium.uncoveredTotal", { coverage }), withGaps(rows, kind)],
        [coded("server.premium.paidWithout", { coverage }), money(sumOf(rows, (row) => uninsuredOf(row, kind)))],
      ];
    }),
  ];
}

function coverageText(one: AuditedCoverage, days: number): Sentence {
  const lines = [coded("server.premium.daysShown", { shown: one.covered, days })];
  if (one.inReview > 0) lines.push(coded("server.premium.daysInReview", { days: one.inReview }));
  if (one.gaps.length > 0) lines.push(coded("server.premium.without", { gaps: gapsOf(one) }));
  if (one.uninsured !== 0) lines.push(coded("server.premium.paidOnThem", { money: money(one.uninsured) }));
  return joined("\n", lines);
}

const limitsOf = ({ limits }: AuditedPolicy) =>
  limits.map(({ name, dollars }) => joined(" ", [coded(limitNames[name]), { money: dollars }]));

const placeOf = ({ document: { name, page } }: AuditedPolicy) =>
  page === null ? name : coded("server.evidence.documentPage", { document: name, page });

function policyText(policy: AuditedPolicy): Sentence {
  const { insurer, number, effective, expiration } = policy;
  const days = [effective, expiration].map((day) => (day ? { day } : coded("server.premium.unknownDay")));
  const facts = [insurer, number, joined(" – ", days), listed(", ", limitsOf(policy)), placeOf(policy)];
  return joined(
    " · ",
    facts.flatMap((fact) => fact || []),
  );
}

const exceptionText = ({ sentence, ...days }: AuditRow["exceptions"][number]) => {
  const dates = joined("", ["(", span(days), ")"]);
  const stored = sentenceIn(sentence);
  return stored ? joined(" ", [stored, dates]) : dates;
};

const wrapText = ({ project, name, coverages, ...days }: AuditedWrap) => {
  const list = joined(
    "and",
    coverages.map((one) => coded(coverageNames[one])),
  );
  return coded("server.premium.enrolled", { name, project, coverages: list, days: span(days) });
};

/** What else an auditor is told of a vendor. */
const notesOf = ({ exceptions, wraps }: AuditRow) => [...wraps.map(wrapText), ...exceptions.map(exceptionText)];

/** The audit as a table on paper, to hand over. */
export function auditSheet(company: string, year: Year, rows: readonly AuditRow[]): Sheet {
  const kinds = rows[0]?.coverages.map(({ coverage }) => coverage) ?? [];
  return {
    title: coded("server.premium.title", { company }),
    about: span(year),
    empty: coded("server.premium.nobody"),
    columns: [
      { name: coded("common.vendor"), share: 1.6 },
      { name: coded("server.premium.worked"), share: 1.3 },
      ...kinds.map((kind) => ({ name: coded(coverageNames[kind]), share: 2 })),
      { name: coded("server.premium.policies"), share: 3.2 },
      { name: coded("server.premium.notes"), share: 1.4 },
      { name: coded("server.premium.paid"), share: 0.9 },
    ],
    rows: [...totalOf(rows), ...rows.map(rowOf)],
  };
}

/** All vendors together, above the others. */
function totalOf(rows: readonly AuditRow[]): (Sentence | null)[][] {
  const [first] = rows;
  if (!first) return [];
  const lines = (kind: AuditedCoverage["coverage"]) => [
    coded("server.premium.vendorsWithout", { count: withGaps(rows, kind) }),
    coded("server.premium.paidOnThem", { money: money(sumOf(rows, (row) => uninsuredOf(row, kind))) }),
  ];
  const paid = money(sumOf(rows, (row) => row.paid));
  const names = first.coverages.map(({ coverage }) => joined("\n", lines(coverage)));
  return [[coded("server.premium.allVendors", { count: rows.length }), null, ...names, null, null, paid]];
}

const rowOf = (row: AuditRow): (Sentence | null)[] => [
  row.name,
  joined("\n", row.worked.map(span)),
  ...row.coverages.map((one) => coverageText(one, row.days)),
  listed(
    "\n",
    row.coverages.flatMap(({ policies }) => policies.map(policyText)),
  ),
  listed("\n", notesOf(row)),
  row.paid === 0 ? null : money(row.paid),
];

/** The audit as a workbook: its figures, a row for each vendor, and a row for each policy. */
export function auditWorkbook(company: string, year: Year, rows: readonly AuditRow[]): AsyncGenerator<Buffer> {
  const kinds = rows[0]?.coverages.map(({ coverage }) => coverage) ?? [];
  const text = (name: Sentence) => ({ name, kind: "text" as const });
  const number = (name: Sentence) => ({ name, kind: "number" as const });
  const vendorColumns = [
    text(coded("common.vendor")),
    text(coded("server.premium.worked")),
    number(coded("server.premium.days")),
    ...kinds.flatMap((kind) => {
      const coverage = coded(coverageNames[kind]);
      return [
        number(coded("server.premium.daysOf", { coverage })),
        number(coded("server.premium.reviewOf", { coverage })),
        text(coded("server.premium.gapsOf", { coverage })),
        moneyColumn(coded("server.premium.paidWithout", { coverage })),
      ];
    }),
    moneyColumn(coded("server.premium.paid")),
    text(coded("server.premium.notes")),
  ];
  const policyColumns = [
    ...[text(coded("common.vendor")), text(coded("common.coverage")), text(coded("reports.insurer")), text(coded("reports.policyNumber"))],
    ...[dateColumn(coded("server.premium.effective")), dateColumn(coded("common.expires"))],
    ...[text(coded("server.premium.limits")), text(coded("server.premium.certificate"))],
  ];
  const vendorRows = rows.map((row): Cell[] => [
    row.name,
    joined("; ", row.worked.map(span)),
    row.days,
    ...row.coverages.flatMap((one) => [one.covered, one.inReview, one.gaps.length > 0 ? gapsOf(one) : null, one.uninsured / 100]),
    row.paid / 100,
    listed("; ", notesOf(row)),
  ]);
  const policyRows = rows.flatMap(({ name, coverages }) =>
    coverages.flatMap(({ coverage, policies }) =>
      policies.map((policy): Cell[] => [
        ...[name, coded(coverageNames[coverage]), policy.insurer, policy.number, policy.effective, policy.expiration],
        ...[listed(", ", limitsOf(policy)), placeOf(policy)],
      ]),
    ),
  );
  return workbookOf([
    sheetOfText(
      coded("server.reports.summary"),
      [[coded("server.premium.title", { company })], [span(year)], [], ...summaryOf(rows)],
      [48, 18],
    ),
    sheetOfTable(coded("common.vendors"), { columns: vendorColumns, pages: once(vendorRows) }),
    sheetOfTable(coded("server.premium.policies"), { columns: policyColumns, pages: once(policyRows) }),
  ]);
}

async function* once(rows: readonly Cell[][]) {
  yield rows;
}
