import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";
import { dueOn, dueStep, type Line, nextReminder, type ReminderSettings, type Told, type VendorState } from "@/lib/reminders/rules";
import { reminderSteps } from "@/lib/reminders/values";

const settings: ReminderSettings = {
  ...{ steps: reminderSteps, hour: 8, aMonth: 8 },
  ...{ chasesExpired: true, chasesShort: true, chasesMissing: true, chaseDays: 7, chaseTimes: 4, chaseLaterDays: 30 },
};

const vendor = (values: Partial<VendorState>): VendorState => ({
  ...{ status: "COMPLIANT", silence: null, addedOn: "2026-01-01", askedOn: null, lines: [], gaps: [], told: [] },
  ...values,
});

describe("the step of a policy", () => {
  it.each([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [31, 60],
    [30, 30],
    [14, 14],
    [8, 14],
    [7, 7],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, null],
    [-5, null],
  ])("with %i days left is %s", (days, step) => {
    expect(dueStep(addDays("2026-03-08", days), "2026-03-08", reminderSteps)).toBe(step);
  });

  it("excludes an interval that was turned off", () => {
    expect(dueStep("2026-04-07", "2026-03-08", [90, 14])).toBe(90);
    expect(dueStep("2026-04-07", "2026-03-08", [])).toBeNull();
  });
});

/** Runs the mornings from a day on. `change` says what the vendor is like on a day. */
function run(from: string, days: number, change: (day: string) => Partial<VendorState>, chosen: Partial<ReminderSettings> = {}) {
  const told: Told[] = [];
  const sent: [day: string, stages: number[]][] = [];
  for (let at = 0; at < days; at += 1) {
    const day = addDays(from, at);
    const due = dueOn({ ...settings, ...chosen }, vendor({ ...change(day), told }), day);
    if (due.length > 0) sent.push([day, due.map(({ stage }) => stage)]);
    told.push(...due.map(({ key, stage }) => ({ key, stage, day })));
  }
  return sent;
}

describe("a vendor", () => {
  const line: Line = { key: "GL", expiration: "2026-06-01", since: "2026-01-01" };
  const expiring = (day: string) => ({ lines: [line], status: day >= line.expiration ? "EXPIRED" : "EXPIRING_SOON" });

  it("is reminded on each step, at once when coverage lapses, then every week, then every month", () => {
    const days = run("2026-01-01", 300, expiring).map(([day]) => daysBetween(day, line.expiration));
    expect(days).toEqual([90, 60, 30, 14, 7, 3, 1, 0, -7, -14, -21, -51, -81, -111, -141]);
  });

  it("is not chased where that is turned off", () => {
    const days = run("2026-01-01", 300, expiring, { chasesExpired: false }).map(([day]) => daysBetween(day, line.expiration));
    expect(days.at(-1)).toBe(1);
    const fourTimes = run("2026-06-01", 300, expiring, { chaseLaterDays: 0 });
    expect(fourTimes).toHaveLength(4);
  });

  it("without documents gets another request a week after it was added, or after a manual request", () => {
    const missing = { status: "NO_DOCUMENTS" };
    expect(run("2026-01-01", 62, () => missing).map(([day]) => day)).toEqual([
      ...["2026-01-08", "2026-01-15", "2026-01-22", "2026-01-29"],
      "2026-02-28",
    ]);
    expect(run("2026-01-01", 20, () => ({ ...missing, askedOn: "2026-01-06" })).map(([day]) => day)).toEqual(["2026-01-13", "2026-01-20"]);
  });

  it("gets one email with all that is due on a day", () => {
    const lines = [
      { key: "GL", expiration: "2026-05-01", since: "2026-01-01" },
      { key: "WC", expiration: "2026-05-04", since: "2026-01-01" },
      { key: "AL", expiration: "2026-06-07", since: "2026-01-01" },
    ];
    const sent = run("2026-05-05", 10, () => ({ lines, status: "EXPIRED" }));
    expect(sent).toEqual([
      ["2026-05-05", [60, -1, -1]],
      ["2026-05-08", [30, -2, -2]],
    ]);
  });

  it("hears nothing while a document waits, and then only the most urgent step", () => {
    const paused = (day: string) => ({ ...expiring(day), silence: day < "2026-05-20" ? ("paused" as const) : null });
    expect(run("2026-03-01", 90, paused).map(([, stages]) => stages)).toEqual([[14], [7], [3]]);
  });

  it.each(["inactive", "sample", "bounced", "unsubscribed"] as const)("that is %s hears nothing", (silence) => {
    expect(run("2026-01-01", 200, (day) => ({ ...expiring(day), silence }))).toEqual([]);
  });

  it("gets no more emails in a month than the company allows", () => {
    expect(run("2026-05-01", 31, expiring, { aMonth: 2 }).map(([day]) => day)).toEqual(["2026-05-01", "2026-05-02"]);
    expect(run("2026-05-02", 60, expiring, { aMonth: 2 }).map(([day]) => day)).toEqual([
      ...["2026-05-02", "2026-05-18"],
      ...["2026-06-01", "2026-06-08"],
    ]);
  });
});

describe("coverage that was canceled or is too low", () => {
  const line: Line = { key: "AL", expiration: "2026-06-01", since: "2026-01-01" };
  const gap = (key: string, since = "2026-02-10") => ({ key, since, isCanceled: key.startsWith("canceled") });
  const short = (day: string, ...gaps: ReturnType<typeof gap>[]) => ({
    lines: [line],
    status: "NON_COMPLIANT",
    gaps: gaps.filter(({ since }) => since <= day),
  });

  it("is chased at once and then by the plan, whenever another policy expires", () => {
    const sent = run("2026-02-01", 60, (day) => short(day, gap("canceled:GENERAL_LIABILITY")));
    expect(sent.filter(([, stages]) => stages.some((stage) => stage < 0)).map(([day]) => day)).toEqual([
      ...["2026-02-10", "2026-02-17", "2026-02-24", "2026-03-03"],
    ]);
  });

  it("is included at once beside what was reminded of before", () => {
    const gaps = [gap("short:UMBRELLA"), gap("canceled:GENERAL_LIABILITY", "2026-02-12")];
    const days = run("2026-02-09", 10, (day) => short(day, ...gaps)).map(([day]) => day);
    expect(days).toEqual(["2026-02-10", "2026-02-12"]);
  });

  it("starts over when it comes back", () => {
    const again = (day: string) => (day < "2026-09-01" ? { status: "COMPLIANT" } : short(day, gap("short:UMBRELLA", "2026-09-01")));
    const told = { key: "short:UMBRELLA", stage: -4, day: "2026-08-30" };
    const state = vendor({ ...again("2026-09-01"), told: [told] });
    expect(dueOn({ ...settings, chaseLaterDays: 0 }, state, "2026-09-01")).toEqual([{ key: "short:UMBRELLA", stage: -1, isLast: false }]);
  });

  it("waits where a person asked for it since, and is silent where it is turned off", () => {
    const state = vendor({ ...short("2026-02-12", gap("short:UMBRELLA")), askedOn: "2026-02-11" });
    expect(dueOn(settings, state, "2026-02-12")).toEqual([]);
    expect(dueOn(settings, state, "2026-02-18")).toHaveLength(1);
    expect(run("2026-02-01", 25, (day) => short(day, gap("short:UMBRELLA")), { chasesShort: false })).toEqual([]);
    expect(run("2026-02-01", 25, (day) => short(day, gap("canceled:UMBRELLA")), { chasesExpired: false })).toEqual([]);
  });
});

describe("the next reminder", () => {
  const line: Line = { key: "GL", expiration: "2026-06-01", since: "2026-01-01" };
  const told: Told[] = [{ key: "GL", stage: 60, day: "2026-04-02" }];

  it.each<[string, Partial<VendorState>, ReturnType<typeof nextReminder>]>([
    ["is the step that comes", { lines: [line], told }, { on: "2026-05-02", step: 30 }],
    ["waits for what pauses it", { lines: [line], told, silence: "paused" }, { on: "2026-05-02", step: 30 }],
    [
      "follows up on what will have expired by then",
      { lines: [line], told: [{ key: "GL", stage: 1, day: "2026-05-31" }] },
      { on: "2026-06-01", step: -1 },
    ],
    ["is none for a vendor that unsubscribed", { lines: [line], told, silence: "unsubscribed" }, null],
    ["is none where nothing is on file", {}, null],
    ["asks for what is not there", { status: "NO_DOCUMENTS", addedOn: "2026-04-20" }, { on: "2026-05-01", step: -1 }],
  ])("%s", (_, state, next) => {
    expect(nextReminder(settings, vendor(state), "2026-05-01")).toEqual(next);
  });
});
