import { countUp } from "@/lib/infra/counters";
import type { Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { type MailText, mailWords, own } from "@/lib/mail/rules";
import type { Told } from "@/lib/portal/answers/telling-rules";
import type { PortalScope } from "@/lib/tenancy/scope";

/** How many times a day what comes by one link is emailed to the staff. The rest is in the activity log. */
const mostADay = 20;
const daySeconds = 24 * 3600;

/** Emails managers and admins what a vendor or agent reported, each in their own language, in the caller's transaction. */
export async function tellStaff(tx: Tx, scope: PortalScope, vendorId: string, write: (told: Told) => MailText): Promise<void> {
  const { company, link } = scope;
  const { companyId } = company;
  if ((await countUp(`portal-news:${link.id}`, daySeconds)) > mostADay) return;
  const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } }, select: { name: true } });
  const readers = await tx.user.findMany({
    where: {
      ...{ companyId, status: "ACTIVE", deletedAt: null, emailVerifiedAt: { not: null }, emailAlerts: true },
      role: { in: ["ADMIN", "MANAGER"] },
    },
    select: { firstName: true, email: true, language: true },
  });
  const { APP_URL: appUrl } = env();
  for (const { firstName, email, language } of readers) {
    const text = inLanguage(language, () =>
      write({
        ...{ firstName, vendor: vendor.name, link: `${appUrl}/vendors/${vendorId}` },
        end: mailWords("server.mail.changeYourNotifications", { link: own(`${appUrl}/settings?tab=notifications`) }),
      }),
    );
    await queueMail(tx, company, { kind: "VENDOR_NEWS", recipient: email, ...text });
  }
}
