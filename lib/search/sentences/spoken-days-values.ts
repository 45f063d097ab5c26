import { french } from "@/lib/search/sentences/french-values";
import { list } from "@/lib/search/sentences/lists-rules";

/* Days as people say them, by the rules of `phrases-values.ts`. */

export const months = [
  ...["january|jan|enero", "february|feb|febrero", "march|mar|marzo", "april|apr|abril", "may|mayo", "june|jun|junio"],
  ...["july|jul|julio", "august|aug|agosto", "september|sept|sep|septiembre|setiembre", "october|oct|octubre"],
  ...["november|nov|noviembre", "december|dec|diciembre"],
].map((names, at) => [...list(names), french.months[at] ?? ""]);

/**
 * Words before a day. `in`, `on`: within it; the others beside it. `next`: in so many days at most; `under`: in fewer. `last`: the days
 * before today.
 */
export const dayIntros: Readonly<Record<"in" | "on" | "before" | "by" | "after" | "next" | "under" | "last", readonly string[]>> = {
  in: [...list("in|during|in the month of|en|durante|en el mes de"), ...french.days.in],
  on: [...list("on|el|en el|de"), ...french.days.on],
  before: [...list("before|antes de|antes del"), ...french.days.before],
  by: [...list("by|on or before|a mas tardar el"), ...french.days.by],
  after: [...list("after|despues de|despues del"), ...french.days.after],
  next: [
    ...list("in|within|in the next|within the next|over the next|during the next|the next|next"),
    ...list("en|dentro de|en los proximos|en las proximas|durante los proximos|los proximos|las proximas|dentro de los proximos"),
    ...french.days.next,
  ],
  under: [...list("in less than|within less than|en menos de"), ...french.days.under],
  last: list("in the last|within the last|over the last|in the past|en los ultimos|en las ultimas"),
};
export const units = {
  days: [...list("day|days|dia|dias"), ...french.units.days],
  weeks: [...list("week|weeks|semana|semanas"), ...french.units.weeks],
  months: [...list("month|months|mes|meses"), ...french.units.months],
};
export const fixedDays = {
  today: [...list("today|hoy"), ...french.fixed.today],
  now: [...list("now|right now|at the moment|ahora|ahora mismo|en este momento"), ...french.fixed.now],
  tomorrow: [...list("tomorrow|manana"), ...french.fixed.tomorrow],
  thisMonth: [...list("this month|este mes|en este mes"), ...french.fixed.thisMonth],
  nextMonth: [...list("next month|el proximo mes|el mes que viene|proximo mes"), ...french.fixed.nextMonth],
  lastMonth: [...list("last month|el mes pasado"), ...french.fixed.lastMonth],
  thisWeek: [...list("this week|esta semana|en esta semana"), ...french.fixed.thisWeek],
  nextWeek: [...list("next week|la proxima semana|proxima semana|la semana que viene"), ...french.fixed.nextWeek],
  thisYear: [...list("this year|este ano"), ...french.fixed.thisYear],
  nextYear: [...list("next year|el proximo ano|el ano que viene"), ...french.fixed.nextYear],
  lastYear: [...list("last year|el ano pasado"), ...french.fixed.lastYear],
};
export type FixedDay = keyof typeof fixedDays;
