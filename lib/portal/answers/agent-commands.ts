import { createPortalLink } from "@/lib/accounts/links/commands";
import { mostAgentEmails } from "@/lib/accounts/links/values";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound, tooOften } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { insuranceGap } from "@/lib/mail/gaps-rules";
import { countInvitation } from "@/lib/mail/limits/commands";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { portalLinkMark } from "@/lib/mail/links-values";
import { vendorLanguage } from "@/lib/mail/templates/queries";
import { agentText } from "@/lib/portal/answers/telling-rules";
import { vendorOf } from "@/lib/portal/page/queries";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { PortalScope } from "@/lib/tenancy/scope";

/**
 * Emails the vendor's insurance agent a link of their own. Nothing of the email is typed by the vendor but where it goes, and a link
 * causes few of them: it must not be of use to who wants to write to strangers.
 */
export async function sendToAgent(scope: PortalScope, email: string): Promise<Done> {
  const { company, link } = scope;
  const { companyId } = company;
  if (link.kind !== "VENDOR") throw new AppError("forbidden", coded("server.portal.vendorOnly"));
  const vendorId = vendorOf(scope);
  return inCompany(company, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } } });
    if (!vendor) throw notFound(coded("common.vendor"));
    if (vendor.isSample || !(await mayMailVendors(tx, company)))
      throw new AppError("conflict", coded("server.portal.emailsOff", { company: link.company }));
    const counted = await tx.$executeRaw`update portal_link set emails = emails + 1, used_at = now()
      where company_id = ${companyId}::uuid and id = ${link.id}::uuid and emails < ${mostAgentEmails}`;
    if (counted === 0) throw new AppError("conflict", coded("server.portal.agentEmailedBefore"));
    await countInvitation(tx, company).catch((error) => {
      // How many emails the company has sent is not the vendor's business.
      throw error instanceof AppError && error.code === "rate_limited" ? tooOften(coded("server.portal.tryAgainTomorrow"), 3600) : error;
    });
    const portalLinkId = await createPortalLink(tx, company, { kind: "AGENT", vendorId, recipient: email });
    const gap = await loadGap(tx, company, vendorId);
    const language = vendorLanguage(vendor);
    const text = inLanguage(language, () =>
      agentText({ vendor: vendor.name, company: link.company, gap: insuranceGap(gap, "agent"), link: portalLinkMark }),
    );
    await queueMail(tx, company, { kind: "AGENT_REQUEST", vendorId, recipient: email, language, portalLinkId, ...text });
    await recordEvent(tx, company, { action: "portal.agent_asked", subjectType: "vendor", subjectId: vendorId });
    return { message: coded("server.portal.emailed", { email }) };
  });
}
