import { expect, it } from "vitest";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";
import { dueOn, isTime, type Line, type ReminderSettings, type Told } from "@/lib/reminders/rules";
import { reminderSteps } from "@/lib/reminders/values";

/** On both sides of the date line, with summer time of either half of the year, of half an hour, and with none. */
const zones = (
  "America/New_York America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage America/Adak Pacific/Honolulu " +
  "America/Halifax America/St_Johns America/Puerto_Rico America/Mexico_City America/Havana America/Santiago America/Asuncion America/Sao_Paulo " +
  "America/Scoresbysund Atlantic/Azores Europe/London Europe/Dublin Europe/Madrid Europe/Berlin Europe/Athens Africa/Cairo Africa/Casablanca " +
  "Africa/Lagos Asia/Jerusalem Asia/Beirut Asia/Tehran Asia/Kolkata Asia/Kathmandu Asia/Tokyo Australia/Adelaide Australia/Lord_Howe " +
  "Australia/Sydney Pacific/Auckland Pacific/Chatham Pacific/Kiritimati Pacific/Pago_Pago Pacific/Marquesas"
).split(" ");

const [first, last] = [Date.UTC(2026, 0, 1), Date.UTC(2029, 0, 1)];
const hourMillis = 3_600_000;
/** Ten days without a worker, in which summer time begins in North America. */
const outage = { from: Date.UTC(2027, 2, 8, 9), until: Date.UTC(2027, 2, 18, 9) };

const settings: ReminderSettings = {
  ...{ steps: reminderSteps, hour: 8, aMonth: 8 },
  ...{ chasesExpired: true, chasesShort: true, chasesMissing: true, chaseDays: 7, chaseTimes: 4, chaseLaterDays: 30 },
};

function clockOf(timeZone: string): (at: number) => { day: string; hour: number } {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" } as const;
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, hourCycle: "h23", ...parts });
  return (at) => {
    const [day = "", hour = ""] = format.format(at).split(", ");
    return { day, hour: Number(hour) };
  };
}

/** The same numbers each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Term = Line & { until: string };

/** Terms of a coverage that follow one another; about half are renewed in time. `until`: the day on which the next one comes. */
function termsOf(name: string, random: () => number): Term[] {
  const terms: Term[] = [];
  let [since, expiration] = ["2025-12-01", addDays("2026-01-10", Math.floor(random() * 300))];
  while (since < "2029-01-01") {
    const until = addDays(expiration, Math.floor(random() * 140) - 70);
    terms.push({ key: `${name}|${expiration}`, expiration, since, until });
    [since, expiration] = [until, addDays(expiration, 365)];
  }
  return terms;
}

type Sent = Told & { at: number; hour: number; expiration: string };

/** A worker that sweeps every hour, but not in the outage. */
function simulate(zone: string, seed: number): { sent: Sent[]; terms: Term[] } {
  const random = dice(seed);
  const clock = clockOf(zone);
  const lines = [termsOf("GL", random), termsOf("WC", random)];
  const told: Sent[] = [];
  for (let at = first; at < last; at += hourMillis) {
    const { day, hour } = clock(at + 5 * 60_000);
    if ((at >= outage.from && at < outage.until) || !isTime(settings, hour)) continue;
    const current = lines.flatMap((terms) => terms.find(({ since, until }) => since <= day && day < until) ?? []);
    const status = current.some(({ expiration }) => expiration <= day) ? "EXPIRED" : "COMPLIANT";
    const recent = told.slice(-60);
    const state = { status, silence: null, addedOn: "2025-12-01", askedOn: null, lines: current, gaps: [], told: recent };
    for (const { key, stage } of dueOn(settings, state, day)) {
      told.push({ key, stage, day, at, hour, expiration: key.split("|")[1] ?? "" });
    }
  }
  return { sent: told, terms: lines.flat() };
}

const runs = zones.map((zone, at) => ({ zone, ...simulate(zone, at + 1) }));

it("sends each step of each policy at most once in three years, in 40 time zones", () => {
  expect(runs).toHaveLength(40);
  for (const { zone, sent } of runs) {
    expect(sent.length, zone).toBeGreaterThan(10);
    expect(new Set(sent.map(({ key, stage }) => `${key}|${stage}`)).size, zone).toBe(sent.length);
  }
});

it("never sends one before its day and hour where the company is, nor after a renewal", () => {
  for (const { zone, sent, terms } of runs) {
    const clock = clockOf(zone);
    for (const { key, stage, day, at, hour, expiration } of sent) {
      expect(clock(at).day, `${zone} ${key}`).toBe(day);
      expect(hour).toBeGreaterThanOrEqual(settings.hour);
      const left = daysBetween(day, expiration);
      if (stage > 0) expect(left, `${zone} ${key} ${stage}`).toBeLessThanOrEqual(stage);
      if (stage > 0) expect(left).toBeGreaterThan(0);
      else expect(-left, `${zone} ${key} ${stage}`).toBeGreaterThanOrEqual(0);
      const term = terms.find((one) => one.key === key);
      expect(day < (term?.until ?? ""), `${zone} ${key} was renewed`).toBe(true);
    }
  }
});

it("leaves out no step whose day comes while the worker runs and the vendor can be emailed", () => {
  const steps = [...reminderSteps];
  for (const { zone, sent, terms } of runs) {
    const days = new Set(sent.map(({ day }) => day));
    for (const { key, expiration, since, until } of terms) {
      for (const step of steps) {
        const day = addDays(expiration, -step);
        const isInOutage = day >= "2027-03-07" && day <= "2027-03-19";
        if (day < "2026-01-02" || day > "2028-12-30" || day < since || day >= until || isInOutage) continue;
        const isTold = sent.some((one) => one.key === key && one.stage === step && one.day === day);
        const isCapped = [...days].filter((other) => other.slice(0, 7) === day.slice(0, 7)).length >= settings.aMonth;
        expect(isTold || isCapped, `${zone} ${key} ${step}`).toBe(true);
      }
    }
  }
});

it("sends a vendor one email a day and no burst after ten days of outage", () => {
  let resumed = 0;
  for (const { zone, sent } of runs) {
    const at = new Map<string, number>();
    for (const row of sent) at.set(row.day, at.get(row.day) ?? row.at);
    for (const row of sent) expect(row.at, `${zone} ${row.day}`).toBe(at.get(row.day));
    expect(
      sent.filter((row) => row.at >= outage.from && row.at < outage.until),
      zone,
    ).toEqual([]);
    // Of the steps that have passed only the most urgent one of each policy is sent.
    const [back] = [...at].filter(([, time]) => time >= outage.until);
    if (!back || back[1] > outage.until + 24 * hourMillis) continue;
    resumed += 1;
    const keys = sent.filter(({ day }) => day === back[0]).map(({ key }) => key);
    expect(new Set(keys).size, zone).toBe(keys.length);
  }
  expect(resumed, "vendors for whom something was due when the worker came back").toBeGreaterThan(3);
});
