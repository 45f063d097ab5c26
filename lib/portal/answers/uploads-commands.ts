import type { z } from "zod";
import { countFile, uncountFile } from "@/lib/accounts/links/commands";
import { companyIsFull } from "@/lib/accounts/links/rules";
import { createDocument, type ReceivedFile } from "@/lib/documents/commands";
import type { UploadedDto } from "@/lib/documents/schema";
import { AppError } from "@/lib/infra/errors";
import { discardFile } from "@/lib/infra/storage";
import type { receivedDto, slotFields } from "@/lib/portal/answers/uploads-schema";
import type { PortalScope } from "@/lib/tenancy/scope";

/**
 * Takes a file in that came through a link: for the link's vendor, or for the one of an agency's vendors that its insured names.
 * It counts against the link's limits before it is stored as a document. Throws `quota_reached`.
 */
export async function receiveFile(
  scope: PortalScope,
  file: ReceivedFile | null,
  { kindId }: z.output<typeof slotFields> = { kindId: null },
): Promise<z.infer<typeof receivedDto>> {
  const { company, link } = scope;
  const target = { vendorId: link.vendorId, documentType: null, expirationDate: null, kindId };
  if (!file) return toReceived(await createDocument(company, target, null), "");
  try {
    await countFile(scope, file.size);
  } catch (error) {
    await discardFile(file.key);
    throw error;
  }
  try {
    const answer = await createDocument(company, target, { ...file, source: "PORTAL", portalLinkId: link.id });
    if (answer.alreadyStored && !answer.isReadAgain) await uncountFile(company, link.id, file.size);
    return toReceived(answer, file.fileName);
  } catch (error) {
    if (error instanceof AppError) await uncountFile(company, link.id, file.size);
    throw error instanceof AppError && error.code === "quota_reached" ? companyIsFull(link.company) : error;
  }
}

/** Of a file that the company already has, only that is reported, and whether it is read again: it may be another vendor's. */
function toReceived(
  { id, alreadyStored, isReadAgain }: Pick<UploadedDto, "id" | "alreadyStored" | "isReadAgain">,
  name: string,
): z.infer<typeof receivedDto> {
  return { id: alreadyStored ? null : id, name, alreadyStored: alreadyStored && !isReadAgain, isReadAgain };
}
