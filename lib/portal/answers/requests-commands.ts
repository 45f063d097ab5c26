import type { z } from "zod";
import { noteUse } from "@/lib/accounts/links/commands";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { requestException } from "@/lib/exceptions/commands";
import { foundAmount } from "@/lib/exceptions/rules";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded, joined } from "@/lib/infra/sentences-rules";
import { plainName } from "@/lib/infra/text-rules";
import type { contactInput, exceptionAsked } from "@/lib/portal/answers/requests-schema";
import { tellStaff } from "@/lib/portal/answers/telling-commands";
import { contactText } from "@/lib/portal/answers/telling-rules";
import { getPage, isFirstContacts, vendorOf } from "@/lib/portal/page/queries";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { type PortalScope, today } from "@/lib/tenancy/scope";
import { updateVendor } from "@/lib/vendors/commands";
import { getVendor } from "@/lib/vendors/queries";
import type { PlainKey } from "@/messages/say";

/** The vendor itself, not its agent: only it may say who speaks for it and what it cannot meet. */
function ownVendor(scope: PortalScope): string {
  if (scope.link.kind !== "VENDOR") throw new AppError("forbidden", coded("server.portal.vendorOnly"));
  return vendorOf(scope);
}

const fieldNames = {
  contactName: "server.vendors.contactNameText",
  email: "common.email",
  phone: "common.phone",
  address: "common.address",
} as const satisfies Record<string, PlainKey>;
const fields = Object.keys(fieldNames) as (keyof typeof fieldNames)[];

/** Takes over contact data that the vendor corrected, and emails the staff what was changed. */
export async function correctContact(scope: PortalScope, input: z.output<typeof contactInput>): Promise<PortalPageDto> {
  const vendorId = ownVendor(scope);
  if (!(await inCompany(scope.company, (tx) => isFirstContacts(tx, scope))))
    throw new AppError("forbidden", coded("server.portal.vendorOnly"));
  const before = await getVendor(scope.company, vendorId);
  const after = await updateVendor(scope.company, vendorId, input);
  const changed = fields.filter((name) => before[name] !== after[name]);
  if (changed.length > 0)
    await inCompany(scope.company, async (tx) => {
      await noteUse(tx, scope);
      // An email address stays as typed: it was validated, and the staff must recognize it.
      const plain = (name: string, value: string | null) => (name === "email" ? value : plainName(value ?? "–"));
      const lineOf = (name: (typeof fields)[number]) =>
        joined(":", [coded(fieldNames[name]), `${plain(name, before[name])} → ${plain(name, after[name])}`]);
      await tellStaff(tx, scope, vendorId, (told) => contactText(told, changed.map(lineOf)));
    });
  return getPage(scope);
}

/** An exception that a vendor asks for lasts a year, unless it is decided otherwise or its policy ends before. */
const exceptionDays = 365;

/** Asks for an exception from a requirement that the vendor misses. The staff decide about it as about any other. */
export async function askException(scope: PortalScope, input: z.output<typeof exceptionAsked>): Promise<PortalPageDto> {
  const vendorId = ownVendor(scope);
  const { company } = scope;
  const { requirement, reason } = input;
  const assignmentId = input.assignmentId ?? null;
  const isShort = await inCompany(company, async (tx) => {
    const row = await tx.verdict.findFirst({ where: { companyId: company.companyId, vendorId, assignmentId, untilAt: null } });
    const line = storedVerdict.safeParse(row?.body).data?.lines.find((one) => one.requirement === requirement);
    if (!line) throw notFound(coded("server.portal.requirement"));
    await noteUse(tx, scope);
    return foundAmount(line) !== null;
  });
  const until = addDays(today(company), exceptionDays);
  const kind = isShort ? "accept_short" : "waive";
  await requestException(company, { vendorId, assignmentId, requirement, kind, reason, until, condition: undefined });
  return getPage(scope);
}
