import { fromIsoDate, type LocalTime, localTime, now } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { enqueue } from "@/lib/infra/queue";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { tellNewUserJob } from "@/lib/mail/jobs";
import { findNewUser, isOn, listAdmins, listExpiring, readFigures, readTotals } from "@/lib/mail/platform-notices/queries";
import {
  dailyText,
  expiringText,
  type FoundProblem,
  newUserText,
  occasions,
  problemStart,
  problemText,
  weeklyText,
} from "@/lib/mail/platform-notices/rules";
import type { MailText } from "@/lib/mail/rules";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

type Reader = { firstName: string; appUrl: string };

/** `until`: when the email is out of date. `pause`: no second email whose occasion begins like this within so many hours. */
type Notice = { occasion: string; text: (reader: Reader) => MailText; until?: Date; pause?: { start: string; hours: number } };

/** Writes an email to each platform admin who has none about this occasion yet. It may run twice or be interrupted. Returns how many. */
async function tellAdmins({ occasion, text, until, pause }: Notice): Promise<number> {
  let written = 0;
  for (const { company, ...admin } of await listAdmins()) {
    const scope = systemScope(company);
    const { companyId } = scope;
    const isNew = await inCompany(scope, async (tx) => {
      // Of two that run at once, the second waits here and then finds the email of the first.
      await tx.$executeRaw`select 1 from "user" where company_id = ${companyId}::uuid and id = ${admin.id}::uuid for update`;
      const toAdmin = { companyId, recipient: admin.email };
      if ((await tx.mail.count({ where: { ...toAdmin, occasion } })) > 0) return false;
      if (pause) {
        const recently = new Date(now().getTime() - pause.hours * 3_600_000);
        const similar = { occasion: { startsWith: pause.start }, createdAt: { gt: recently } };
        if ((await tx.mail.count({ where: { ...toAdmin, ...similar } })) > 0) return false;
      }
      const content = inLanguage(admin.language, () => text({ firstName: admin.firstName, appUrl: env().APP_URL }));
      await queueMail(tx, scope, {
        kind: "PLATFORM_NOTICE",
        recipient: admin.email,
        occasion,
        ...(until && { validUntil: until }),
        ...content,
      });
      return true;
    });
    if (isNew) written += 1;
  }
  return written;
}

/** Has the worker email the platform's admins about a new user, in the transaction that adds the user. */
export async function announceUser(tx: Tx, { companyId }: CompanyScope, userId: string): Promise<void> {
  await enqueue(tx, tellNewUserJob, { userId }, { companyId });
}

export async function tellNewUser(id: string): Promise<number> {
  const user = (await isOn("newUsers")) && (await findNewUser(id));
  return user ? tellAdmins({ occasion: occasions.newUser(id), text: (reader) => newUserText(reader, user) }) : 0;
}

/** A problem that comes and goes all the time is emailed once in these hours. */
const problemPauseHours = 6;

/** Emails the problems that the admins have not been told of. */
export async function tellProblems(problems: readonly FoundProblem[]): Promise<number> {
  if (!(await isOn("systemAlerts"))) return 0;
  let written = 0;
  for (const problem of problems) {
    written += await tellAdmins({
      occasion: occasions.problem(problem.check, problem.since),
      text: (reader) => problemText(reader, problem),
      pause: { start: problemStart(problem.check), hours: problemPauseHours },
    });
  }
  return written;
}

const expiringDays = 7;
const firstHour = 7;

/**
 * Emails what is due in the morning, where the platform is: what expires, the report of the day before, on Mondays the summary of the
 * week before (on Tuesdays still, after an outage). The sweep calls it every hour. Returns how many.
 */
export async function sendDigests(): Promise<number> {
  const { notifications, general } = await getSettings();
  const today = localTime(general.timeZone, now());
  if (today.hour < firstHour) return 0;
  let written = 0;
  if (notifications.expiringDocuments) written += await sendExpiring(today);
  if (notifications.dailyReports) written += await sendDaily(today, general.timeZone);
  if (notifications.weeklySummary && today.weekday <= 2) written += await sendWeekly(today, general.timeZone);
  return written;
}

/** Figures of the morning are out of date two days later. */
const validFrom = (day: string, days = 2) => fromIsoDate(addDays(day, days));

/** Whether an admin has no email about the occasion yet: what it says costs a look through many rows. */
async function isDue(occasion: string): Promise<boolean> {
  const admins = await listAdmins();
  const written = await asPlatform().mail.findMany({ where: { occasion }, select: { recipient: true } });
  return admins.some(({ email }) => !written.some(({ recipient }) => recipient === email));
}

async function sendExpiring({ day }: LocalTime): Promise<number> {
  const occasion = occasions.expiring(day);
  if (!(await isDue(occasion))) return 0;
  const companies = await listExpiring(day, expiringDays);
  if (companies.length === 0) return 0;
  return tellAdmins({ occasion, until: validFrom(day), text: (reader) => expiringText(reader, companies, expiringDays) });
}

async function sendDaily({ day }: LocalTime, timeZone: string): Promise<number> {
  const occasion = occasions.daily(day);
  if (!(await isDue(occasion))) return 0;
  const before = addDays(day, -1);
  const figures = await readFigures(before, before, timeZone);
  const totals = await readTotals();
  return tellAdmins({ occasion, until: validFrom(day), text: (reader) => dailyText(reader, before, figures, totals) });
}

async function sendWeekly({ monday }: LocalTime, timeZone: string): Promise<number> {
  const occasion = occasions.weekly(monday);
  if (!(await isDue(occasion))) return 0;
  const [first, last] = [addDays(monday, -7), addDays(monday, -1)];
  const week = {
    ...{ first, last },
    figures: await readFigures(first, last, timeZone),
    before: await readFigures(addDays(monday, -14), addDays(monday, -8), timeZone),
  };
  const totals = await readTotals();
  return tellAdmins({ occasion, until: validFrom(monday, 3), text: (reader) => weeklyText(reader, week, totals) });
}
