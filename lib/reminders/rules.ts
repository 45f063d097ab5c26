import { addDays, daysBetween } from "@/lib/infra/dates-rules";
import { noDocumentsKey } from "@/lib/reminders/values";

/** When and how often vendors are emailed. Days and hours are the company's own. */
export type ReminderSettings = {
  /** Days before expiration; those that are turned off are not in it. */
  steps: readonly number[];
  hour: number;
  /** The most emails to a vendor in a calendar month. */
  aMonth: number;
  /** About coverage that has expired or was canceled. */
  chasesExpired: boolean;
  /** About coverage that does not meet the requirements. */
  chasesShort: boolean;
  chasesMissing: boolean;
  /** Every `chaseDays`, `chaseTimes` times, and then every `chaseLaterDays`; 0: never again. */
  chaseDays: number;
  chaseTimes: number;
  chaseLaterDays: number;
};

/** A current coverage. `since`: the day its document came. `isCanceled`: a notice ended it; left out: none did. */
export type Line = { key: string; expiration: string; since: string; isCanceled?: boolean };

/** Coverage that was canceled or is too low. `since`: the first day after the vendor last met its requirements. */
export type Gap = { key: string; since: string; isCanceled: boolean };

/** A line of an email that went out: the step before expiration or, below zero, which email after it. `day`: when, by company time. */
export type Told = { key: string; stage: number; day: string };

/** Why a vendor gets no reminders now. */
export type Silence = "inactive" | "sample" | "bounced" | "unsubscribed" | "paused";

export type VendorState = {
  status: string;
  silence: Silence | null;
  addedOn: string;
  /** When it was last asked for a certificate by hand. */
  askedOn: string | null;
  lines: readonly Line[];
  gaps: readonly Gap[];
  /** What the contact in question was told. */
  told: readonly Told[];
};

export type Due = { key: string; stage: number; isLast: boolean };

/**
 * The step that a policy is in: the smallest that has been reached. After an outage the skipped steps before it are gone: only the most
 * urgent one is sent. Null before the first step and from the expiration date on.
 */
export function dueStep(expiration: string, today: string, steps: readonly number[]): number | null {
  const days = daysBetween(today, expiration);
  if (days < 1) return null;
  const reached = steps.filter((step) => days <= step);
  return reached.length > 0 ? Math.min(...reached) : null;
}

const latest = (...days: (string | null)[]) => days.reduce<string>((last, day) => (day && day > last ? day : last), "");

/** `isUrgent`: the first email is sent at once, and the plan begins with it. */
type Chased = { key: string; since: string; isUrgent: boolean };

/** The day from which on the next follow-up is due, and which one it is; null: none follows. */
function nextChase(settings: ReminderSettings, state: VendorState, chase: Chased): { number: number; from: string } | null {
  const { key, since, isUrgent } = chase;
  // A policy's key is of one term. A gap that opens again starts over.
  const before = state.told.filter((row) => row.key === key && row.stage < 0 && row.day >= since);
  const number = 1 + before.reduce((most, { stage }) => Math.max(most, -stage), 0);
  const isAsked = state.askedOn !== null && state.askedOn >= since;
  if (isUrgent && number === 1 && !isAsked) return { number, from: since };
  const pause = number <= settings.chaseTimes ? settings.chaseDays : settings.chaseLaterDays;
  if (pause === 0) return null;
  return { number, from: addDays(latest(since, state.askedOn, ...before.map(({ day }) => day)), pause) };
}

const hasExpired = ({ expiration }: Line, day: string) => expiration <= day;

/** What a vendor is chased for: each with the day from which the wait counts. */
function chased(settings: ReminderSettings, { status, lines, gaps, addedOn }: VendorState, day: string): Chased[] {
  if (status === "NO_DOCUMENTS") return settings.chasesMissing ? [{ key: noDocumentsKey, since: addedOn, isUrgent: false }] : [];
  const open = gaps
    .filter(({ isCanceled }) => (isCanceled ? settings.chasesExpired : settings.chasesShort))
    .map(({ key, since }) => ({ key, since, isUrgent: true }));
  if (status !== "EXPIRED" || !settings.chasesExpired) return open;
  const expired = lines.filter((line) => hasExpired(line, day));
  return [...expired.map(({ key, expiration, since }) => ({ key, since: latest(expiration, since), isUrgent: true })), ...open];
}

/** The steps before expiration that are due. A smaller step that was told already makes up for the larger one. */
function dueSteps({ steps }: ReminderSettings, { lines, told }: VendorState, day: string): Due[] {
  // What a notice ended before its last day is chased, and no renewal of it is due.
  return lines.flatMap(({ key, expiration, isCanceled }) => {
    if (isCanceled) return [];
    const stage = dueStep(expiration, day, steps);
    if (stage === null || told.some((row) => row.key === key && row.stage > 0 && row.stage <= stage)) return [];
    return [{ key, stage, isLast: stage === Math.min(...steps) }];
  });
}

/**
 * The content of a vendor's email of a day, each line with its step; empty: no email is sent. One email a day holds everything: as soon as
 * one line is due, all that has expired is requested again with it.
 */
export function dueOn(settings: ReminderSettings, state: VendorState, day: string): Due[] {
  if (state.silence) return [];
  const emails = new Set(state.told.map((row) => row.day));
  if (emails.has(day)) return [];
  const month = day.slice(0, 7);
  if ([...emails].filter((sent) => sent.startsWith(month)).length >= settings.aMonth) return [];
  const steps = dueSteps(settings, state, day);
  const chases = chased(settings, state, day).flatMap((chase) => {
    const next = nextChase(settings, state, chase);
    return next ? [{ key: chase.key, ...next }] : [];
  });
  const isDue = chases.some(({ from }) => from <= day);
  if (steps.length === 0 && !isDue) return [];
  const isLast = (number: number) => number >= settings.chaseTimes;
  const taken = isDue || state.status === "EXPIRED" || state.status === "NON_COMPLIANT" ? chases : [];
  return [...steps, ...taken.map(({ key, number }) => ({ key, stage: -number, isLast: isLast(number) }))];
}

/**
 * Whether an hour of the company's day is late enough for reminders. Emails delayed by an outage in the morning are sent later that day.
 */
export const isTime = ({ hour }: Pick<ReminderSettings, "hour">, now: number): boolean => now >= hour;

/** An email to a vendor that is to come: on which day, and its most urgent step. */
export type Planned = { on: string; step: number };
export type NextReminder = Planned | null;

/** As far as it is looked ahead: the longest step, and the longest pause between two emails. */
const lookAheadDays = 400;

/** The day of the next email, if nothing else happens until then. `from`: the first day that is possible. */
export function nextReminder(settings: ReminderSettings, state: VendorState, from: string): NextReminder {
  return planReminders(settings, state, from, lookAheadDays, 1)[0] ?? null;
}

/** The emails of so many days, if nothing else happens meanwhile; `most` of them. */
export function planReminders(settings: ReminderSettings, state: VendorState, from: string, days: number, most = days): Planned[] {
  if (state.silence && state.silence !== "paused") return [];
  const told = [...state.told];
  const planned: Planned[] = [];
  for (let ahead = 0; ahead < days && planned.length < most; ahead += 1) {
    const day = addDays(from, ahead);
    const expires = state.status !== "NO_DOCUMENTS" && state.lines.some((line) => hasExpired(line, day));
    const due = dueOn(settings, { ...state, told, silence: null, ...(expires && { status: "EXPIRED" }) }, day);
    if (due.length === 0) continue;
    told.push(...due.map(({ key, stage }) => ({ key, stage, day })));
    const steps = due.filter(({ stage }) => stage > 0).map(({ stage }) => stage);
    planned.push({ on: day, step: steps.length > 0 ? Math.min(...steps) : Math.min(...due.map(({ stage }) => stage)) });
  }
  return planned;
}
