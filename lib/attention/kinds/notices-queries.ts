import { Prisma } from "@/generated/prisma/client";
import type { Source } from "@/lib/attention/kinds/kind-queries";
import { urgency } from "@/lib/attention/values";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { PlainKey } from "@/messages/say";

const reporters: Record<string, PlainKey> = {
  vendor: "attention.reportedByVendor",
  agent: "attention.reportedByAgent",
  agency: "attention.reportedByAgency",
};

function sentenceOf(reportedBy: string | null, policy: string): Sentence {
  const who = coded(reporters[reportedBy ?? ""] ?? "attention.reportedByVendor");
  return policy ? coded("attention.policyReported", { who, policy }) : coded("attention.somePolicyReported", { who });
}

/** Policies that a vendor or an agent says have ended. What an email says is listed with the email. */
export const notices: Source = {
  rows: (_tx, { companyId }) => Prisma.sql`
    select n.id, ${urgency.notice}::int as urgency, null::int as weight, n.created_at as since
    from policy_notice n join vendor v on v.company_id = n.company_id and v.id = n.vendor_id and v.status = 'ACTIVE'
    where n.company_id = ${companyId}::uuid and n.reported_by <> 'email'`,
  tell: async (tx, { companyId }, ids) => {
    const found = await tx.policyNotice.findMany({
      where: { companyId, id: { in: [...ids] } },
      include: { vendor: { select: { id: true, name: true } } },
    });
    return found.map(({ id, vendor, reportedBy, policyNumber }) => ({
      ...{ id, vendor, title: vendor.name, count: null, note: null, href: `/vendors/${vendor.id}` },
      sentence: sentenceOf(reportedBy, policyNumber),
    }));
  },
};
