import { coverageNames, limitNames } from "@/lib/compliance/verdicts/labels-values";
import { writtenDate } from "@/lib/infra/dates-rules";
import { type Cell, dateColumn, moneyColumn } from "@/lib/infra/lists/tables-rules";
import { sheetOfTable, sheetOfText, workbookOf } from "@/lib/infra/lists/xlsx-rules";
import { priceText, writtenMoney } from "@/lib/infra/money-rules";
import { inWords, sentenceIn } from "@/lib/infra/sentences-rules";
import type { AuditedCoverage, AuditedPolicy, AuditedVendor, AuditedWrap } from "@/lib/reports/premium/audit-rules";
import type { Sheet } from "@/lib/reports/sheets-rules";
import { inList, say } from "@/messages/say";

/** One vendor of the audit. `sentence`: of the requirement that an exception is about, as it is stored. */
export type AuditRow = AuditedVendor & {
  id: string;
  name: string;
  exceptions: { sentence: unknown; from: string; to: string }[];
  wraps: AuditedWrap[];
};

type Year = { from: string; to: string };

const money = (cents: number) => priceText(cents, "USD");
const span = ({ from, to }: Year) => (from === to ? writtenDate(from) : `${writtenDate(from)} – ${writtenDate(to)}`);
const gapsOf = ({ gaps }: AuditedCoverage) => gaps.map(span).join("; ");
const sumOf = (rows: readonly AuditRow[], cents: (row: AuditRow) => number) => rows.reduce((sum, row) => sum + cents(row), 0);
const uninsuredOf = (row: AuditRow, kind: AuditedCoverage["coverage"]) =>
  row.coverages.find(({ coverage }) => coverage === kind)?.uninsured ?? 0;

const withGaps = (rows: readonly AuditRow[], kind: AuditedCoverage["coverage"]) =>
  rows.filter((row) => row.coverages.some((one) => one.coverage === kind && one.gaps.length > 0)).length;

/** The figures of all vendors together, a line each. */
function summaryOf(rows: readonly AuditRow[]): [name: string, value: string | number][] {
  const kinds = rows[0]?.coverages.map(({ coverage }) => coverage) ?? [];
  return [
    [say("common.vendors"), rows.length],
    [say("server.premium.paid"), money(sumOf(rows, ({ paid }) => paid))],
    ...kinds.flatMap((kind): [string, string | number][] => {
      const coverage = say(coverageNames[kind]);
      return [
        [say("server.premium.vendorsWithDaysWithout", { coverage }), withGaps(rows, kind)],
        [say("server.premium.paidWithout", { coverage }), money(sumOf(rows, (row) => uninsuredOf(row, kind)))],
      ];
    }),
  ];
}

function coverageText(one: AuditedCoverage, days: number): string {
  const lines = [say("server.premium.daysShown", { shown: one.covered, days })];
  if (one.inReview > 0) lines.push(say("server.premium.daysInReview", { days: one.inReview }));
  if (one.gaps.length > 0) lines.push(say("server.premium.without", { gaps: gapsOf(one) }));
  if (one.uninsured !== 0) lines.push(say("server.premium.paidOnThem", { money: money(one.uninsured) }));
  return lines.join("\n");
}

const limitsOf = ({ limits }: AuditedPolicy) =>
  limits.map(({ name, dollars }) => `${say(limitNames[name])} ${writtenMoney(dollars)}`).join(", ");

const placeOf = ({ document: { name, page } }: AuditedPolicy) =>
  page === null ? name : say("server.evidence.documentPage", { document: name, page });

function policyText(policy: AuditedPolicy): string {
  const { insurer, number, effective, expiration } = policy;
  const days = [effective, expiration].map((day) => (day ? writtenDate(day) : say("server.premium.unknownDay"))).join(" – ");
  return [insurer, number, days, limitsOf(policy), placeOf(policy)].filter(Boolean).join(" · ");
}

const exceptionText = ({ sentence, ...days }: AuditRow["exceptions"][number]) => {
  const stored = sentenceIn(sentence);
  return `${stored ? inWords(stored) : ""} (${span(days)})`.trim();
};

const wrapText = ({ project, name, coverages, ...days }: AuditedWrap) => {
  const list = inList(coverages.map((one) => say(coverageNames[one])));
  return say("server.premium.enrolled", { name, project, coverages: list, days: span(days) });
};

/** What else an auditor is told of a vendor. */
const notesOf = ({ exceptions, wraps }: AuditRow) => [...wraps.map(wrapText), ...exceptions.map(exceptionText)];

/** The audit as a table on paper, to hand over. */
export function auditSheet(company: string, year: Year, rows: readonly AuditRow[]): Sheet {
  const kinds = rows[0]?.coverages.map(({ coverage }) => coverage) ?? [];
  return {
    title: say("server.premium.title", { company }),
    about: span(year),
    empty: say("server.premium.nobody"),
    columns: [
      { name: say("common.vendor"), share: 1.6 },
      { name: say("server.premium.worked"), share: 1.3 },
      ...kinds.map((kind) => ({ name: say(coverageNames[kind]), share: 2 })),
      { name: say("server.premium.policies"), share: 3.2 },
      { name: say("server.premium.notes"), share: 1.4 },
      { name: say("server.premium.paid"), share: 0.9 },
    ],
    rows: [...totalOf(rows), ...rows.map(rowOf)],
  };
}

/** All vendors together, above the others. */
function totalOf(rows: readonly AuditRow[]): (string | null)[][] {
  const [first] = rows;
  if (!first) return [];
  const lines = (kind: AuditedCoverage["coverage"]) => [
    say("server.premium.vendorsWithout", { count: withGaps(rows, kind) }),
    say("server.premium.paidOnThem", { money: money(sumOf(rows, (row) => uninsuredOf(row, kind))) }),
  ];
  const paid = money(sumOf(rows, (row) => row.paid));
  const names = first.coverages.map(({ coverage }) => lines(coverage).join("\n"));
  return [[say("server.premium.allVendors", { count: rows.length }), null, ...names, null, null, paid]];
}

const rowOf = (row: AuditRow): (string | null)[] => [
  row.name,
  row.worked.map(span).join("\n"),
  ...row.coverages.map((one) => coverageText(one, row.days)),
  row.coverages.flatMap(({ policies }) => policies.map(policyText)).join("\n") || null,
  notesOf(row).join("\n") || null,
  row.paid === 0 ? null : money(row.paid),
];

/** The audit as a workbook: its figures, a row for each vendor, and a row for each policy. */
export function auditWorkbook(company: string, year: Year, rows: readonly AuditRow[]): AsyncGenerator<Buffer> {
  const kinds = rows[0]?.coverages.map(({ coverage }) => coverage) ?? [];
  const text = (name: string) => ({ name, kind: "text" as const });
  const number = (name: string) => ({ name, kind: "number" as const });
  const vendorColumns = [
    text(say("common.vendor")),
    text(say("server.premium.worked")),
    number(say("server.premium.days")),
    ...kinds.flatMap((kind) => {
      const coverage = say(coverageNames[kind]);
      return [
        number(say("server.premium.daysOf", { coverage })),
        number(say("server.premium.reviewOf", { coverage })),
        text(say("server.premium.gapsOf", { coverage })),
        moneyColumn(say("server.premium.paidWithout", { coverage })),
      ];
    }),
    moneyColumn(say("server.premium.paid")),
    text(say("server.premium.notes")),
  ];
  const policyColumns = [
    ...[text(say("common.vendor")), text(say("common.coverage")), text(say("reports.insurer")), text(say("reports.policyNumber"))],
    ...[dateColumn(say("server.premium.effective")), dateColumn(say("common.expires"))],
    ...[text(say("server.premium.limits")), text(say("server.premium.certificate"))],
  ];
  const vendorRows = rows.map((row): Cell[] => [
    row.name,
    row.worked.map(span).join("; "),
    row.days,
    ...row.coverages.flatMap((one) => [one.covered, one.inReview, gapsOf(one) || null, one.uninsured / 100]),
    row.paid / 100,
    notesOf(row).join("; ") || null,
  ]);
  const policyRows = rows.flatMap(({ name, coverages }) =>
    coverages.flatMap(({ coverage, policies }) =>
      policies.map((policy): Cell[] => [
        ...[name, say(coverageNames[coverage]), policy.insurer, policy.number, policy.effective, policy.expiration],
        ...[limitsOf(policy) || null, placeOf(policy)],
      ]),
    ),
  );
  return workbookOf([
    sheetOfText(
      say("server.reports.summary"),
      [[say("server.premium.title", { company })], [span(year)], [], ...summaryOf(rows)],
      [48, 18],
    ),
    sheetOfTable(say("common.vendors"), { columns: vendorColumns, pages: once(vendorRows) }),
    sheetOfTable(say("server.premium.policies"), { columns: policyColumns, pages: once(policyRows) }),
  ]);
}

async function* once(rows: readonly Cell[][]) {
  yield rows;
}
