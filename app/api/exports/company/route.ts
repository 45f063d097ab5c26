import { z } from "zod";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { downloadResponse } from "@/lib/http/file";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { downloadName } from "@/lib/infra/download-names-rules";
import { today } from "@/lib/tenancy/scope";
import { checkExportTicket, exportTicket, proveForExport } from "@/lib/transfer/export/commands";
import { exportCompany, requireExportable } from "@/lib/transfer/export/queries";
import { downloadDto, downloadQuery } from "@/lib/transfer/export/schema";

/** Asks again who it is, and gives the address of the download: a browser stores a large file only from an address. */
export const POST = route({
  access: "company",
  can: "company:export",
  limit: accountLimit,
  body: proofInput,
  respond: downloadDto,
  handle: async ({ scope, session, body, caller }) => {
    await proveForExport(scope, session, body, caller);
    // Told here, on the screen: the download itself could only fail.
    await requireExportable(scope);
    return { url: `/api/exports/company?ticket=${await exportTicket(session.sessionId)}` };
  },
});

export const GET = route({
  access: "company",
  can: "company:export",
  limit: accountLimit,
  query: downloadQuery,
  respond: z.never(),
  handle: async ({ scope, session, query }) => {
    await checkExportTicket(query.ticket, session);
    return downloadResponse(downloadName("zip", "company-data", today(scope)), "application/zip", await exportCompany(scope));
  },
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
