import type { z } from "zod";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { createVendor, updateVendor } from "@/lib/vendors/commands";
import type { ExternalVendorDto, externalVendorInput } from "@/lib/vendors/schema";

type Input = z.output<typeof externalVendorInput>;

/**
 * Changes the vendor that has an id of another system, or adds it with that id, so that a program that sends its list again and again
 * ends with one vendor for each. Throws as adding and changing a vendor do.
 */
export async function putVendorByExternalId(scope: CompanyScope, externalId: string, input: Input): Promise<ExternalVendorDto> {
  const known = await findVendor(scope, externalId, input);
  if (known) return change(scope, known, input);
  const { status, version: _, externalSource, ...fields } = input;
  try {
    const vendor = await createVendor(scope, { ...fields, externalId, externalSource });
    const shown = status === "INACTIVE" ? await updateVendor(scope, vendor.id, { status }) : vendor;
    return { ...shown, alreadyThere: false };
  } catch (error) {
    // Of two calls at once, one adds it, and the other finds it.
    const made = error instanceof AppError && error.fields?.externalId ? await findVendor(scope, externalId, input) : null;
    if (!made) throw error;
    return change(scope, made, input);
  }
}

async function change(scope: CompanyScope, id: string, { externalSource: _, ...patch }: Input): Promise<ExternalVendorDto> {
  return { ...(await updateVendor(scope, id, patch)), alreadyThere: true };
}

async function findVendor(scope: CompanyScope, externalId: string, { externalSource }: Input): Promise<string | null> {
  const where = { companyId: scope.companyId, externalId, externalSource: externalSource ?? null };
  const found = await inCompany(scope, (tx) => tx.vendor.findFirst({ where, select: { id: true } }));
  return found?.id ?? null;
}
