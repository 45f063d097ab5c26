import { recordEvent } from "@/lib/audit/commands";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { listNotes } from "@/lib/vendors/notes/queries";
import type { NoteListDto } from "@/lib/vendors/notes/schema";
import { lockVendor } from "@/lib/verdicts/commands";
import { say } from "@/messages/say";

// The log tells that there is a note, never what it says.
const tell = (tx: Tx, scope: CompanyScope, action: string, vendorId: string) =>
  recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId });

/** Adds a note about a vendor. Throws `not_found`. */
export async function addNote(scope: CompanyScope, vendorId: string, { text }: { text: string }): Promise<NoteListDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, vendorId))) throw notFound(say("common.vendor"));
    await tx.vendorNote.create({ data: { companyId, vendorId, text, authorId: actor.id } });
    await tell(tx, scope, "vendor.note_added", vendorId);
  });
  return listNotes(scope, vendorId);
}

/** Checks that the acting person may delete the note: its author and admins may. */
async function ownNote(tx: Tx, { companyId, role, actor }: CompanyScope, vendorId: string, id: string): Promise<void> {
  const note = await tx.vendorNote.findFirst({ where: { companyId, vendorId, id } });
  if (!note) throw notFound(say("server.exceptions.note"));
  if (role !== "ADMIN" && note.authorId !== actor.id) throw new AppError("forbidden", say("server.exceptions.onlyItsAuthorChangesANote"));
}

/** Deletes a note. Throws `not_found`, and `forbidden` for the note of someone else. */
export async function removeNote(scope: CompanyScope, vendorId: string, id: string): Promise<NoteListDto> {
  await inCompany(scope, async (tx) => {
    await ownNote(tx, scope, vendorId, id);
    await tx.vendorNote.deleteMany({ where: { companyId: scope.companyId, id } });
    await tell(tx, scope, "vendor.note_removed", vendorId);
  });
  return listNotes(scope, vendorId);
}
