import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { loadSlots } from "@/lib/documents/papers/slots-queries";
import type { SlotListDto } from "@/lib/documents/papers/slots-schema";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The slots of a vendor. Throws `not_found`. */
export async function listSlots(scope: CompanyScope, vendorId: string): Promise<SlotListDto> {
  const { units } = await getVendorVerdict(scope, vendorId);
  return { slots: await inCompany(scope, (tx) => loadSlots(tx, scope, vendorId, units)) };
}
