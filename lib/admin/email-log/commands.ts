import { actingIn, recordByPlatform } from "@/lib/admin/acting-commands";
import { findEmail, previewKey, toLoggedEmail } from "@/lib/admin/email-log/queries";
import type { OpenedEmailDto } from "@/lib/admin/email-log/schema";
import { inCompany } from "@/lib/infra/db";
import { viewOf } from "@/lib/mail/log-queries";
import { wasNotDelivered } from "@/lib/mail/rules";
import { emailKindNames } from "@/lib/mail/values";
import type { AdminScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** Opens an email of any company. Its text is the company's own, so the company's log says that it was read. */
export async function openEmail(platform: AdminScope, id: string): Promise<OpenedEmailDto> {
  const { mail, company, vendor } = await findEmail(id);
  const scope = actingIn(company);
  await inCompany(scope, (tx) =>
    recordByPlatform(tx, scope, platform, {
      action: "email.viewed",
      ...{ subjectType: "email", subjectId: id, subjectName: say(emailKindNames[mail.kind]) },
    }),
  );
  return {
    ...toLoggedEmail(mail, { id: company.id, name: company.name }, vendor),
    view: await viewOf(scope, mail),
    preview: mail.sealed ? null : `/api/admin/email-log/${id}/preview?key=${previewKey(platform, id)}`,
    canSendAgain: wasNotDelivered(mail.status),
  };
}
