import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { downloadName } from "@/lib/infra/download-names-rules";
import { exportPremiumAudit } from "@/lib/reports/premium/audit-queries";
import { premiumAuditQuery } from "@/lib/reports/premium/schema";
import { auditTypes } from "@/lib/reports/premium/values";

export const GET = route({
  access: "company",
  can: "company:export",
  query: premiumAuditQuery,
  respond: z.never(),
  handle: async ({ scope, query }) =>
    downloadResponse(
      downloadName(query.format, "premium-audit", query.from, query.to),
      auditTypes[query.format],
      await exportPremiumAudit(scope, query),
    ),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
