import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";
import { paymentColumns } from "@/lib/reports/premium/columns-values";
import { auditTypes } from "@/lib/reports/premium/values";

const auditFormats = Object.keys(auditTypes) as (keyof typeof auditTypes)[];

/** The firm's policy year, both days included, and the kind of file. At most two years, so that a mistyped year is noticed. */
export const premiumAuditQuery = z
  .object({
    from: z.iso.date().meta({ description: "First day of the policy year." }),
    to: z.iso.date().meta({ description: "Last day of the policy year. Days to come do not count." }),
    format: z
      .enum(auditFormats)
      .default("zip")
      .meta({ description: "`pdf` to hand over, `xlsx` to work with, or `zip` with both and all certificates." }),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: codedIssue("server.premium.periodInvalid") })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 731 * 86_400_000, {
    path: ["to"],
    message: codedIssue("server.premium.tooLong"),
  });

export const paymentImportDto = z.object({
  id: z.uuid(),
  fileName: z.string(),
  payments: z.number().meta({ description: "Payments to vendors." }),
  cents: z.number().meta({ description: "Their sum in cents." }),
  from: z.iso.date().nullable().meta({ description: "Day of the first payment." }),
  to: z.iso.date().nullable().meta({ description: "Day of the last payment." }),
  leftOut: z.number().meta({ description: "Payments to firms that are no vendors here." }),
  leftOutCents: z.number().meta({ description: "Their sum in cents." }),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
});
export type PaymentImportDto = z.infer<typeof paymentImportDto>;

export const paymentImportsDto = z.object({ imports: z.array(paymentImportDto) });

const columns = Object.keys(paymentColumns) as (keyof typeof paymentColumns)[];

/** `import` null: rows are wrong, and nothing was kept. */
export const paymentsTakenDto = z.object({
  import: paymentImportDto.nullable(),
  faults: z.array(z.object({ line: z.number(), field: z.enum(columns), message: said })),
  faultCount: z.number(),
  leftOut: z
    .array(z.object({ line: z.number(), name: z.string(), cents: z.number() }))
    .meta({ description: "The first payments to firms that are no vendors here." }),
});
export type PaymentsTakenDto = z.infer<typeof paymentsTakenDto>;
