import { z } from "zod";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { importPayments } from "@/lib/reports/premium/payments-commands";
import { listPaymentImports } from "@/lib/reports/premium/payments-queries";
import { paymentImportsDto, paymentsTakenDto } from "@/lib/reports/premium/schema";
import { maximumImportBytes } from "@/lib/vendors/import/values";

export const GET = route({
  access: "company",
  can: "company:export",
  respond: paymentImportsDto,
  handle: ({ scope }) => listPaymentImports(scope),
});

export const POST = route({
  access: "company",
  can: "company:import",
  upload: { part: "file", maxBytes: maximumImportBytes },
  body: z.object({}),
  respond: paymentsTakenDto,
  handle: ({ scope, file }) => importPayments(scope, file),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
