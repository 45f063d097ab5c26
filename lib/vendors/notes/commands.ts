import type { VendorNote } from "@/generated/prisma/client";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { editableNote, listNotes } from "@/lib/vendors/notes/queries";
import type { NoteDto, NoteListDto } from "@/lib/vendors/notes/schema";

// The log records that there is a note, never its text.
const tell = (tx: Tx, scope: CompanyScope, action: string, vendorId: string) =>
  recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId });

/** Adds a note about a vendor. Throws `not_found`. */
export async function addNote(scope: CompanyScope, vendorId: string, { text }: { text: string }): Promise<NoteListDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
    await tx.vendorNote.create({ data: { companyId, vendorId, text, authorId: actor.id } });
    await tell(tx, scope, "vendor.note_added", vendorId);
  });
  return listNotes(scope, vendorId);
}

/** The note, which the acting person may change or delete: its author and admins may. It is locked until the transaction ends. */
async function ownNote(tx: Tx, { companyId, role, actor }: CompanyScope, vendorId: string, id: string): Promise<VendorNote> {
  await tx.$executeRaw`select 1 from vendor_note where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  const note = await tx.vendorNote.findFirst({ where: { companyId, vendorId, id } });
  if (!note) throw notFound(coded("server.exceptions.note"));
  if (role !== "ADMIN" && note.authorId !== actor.id) throw new AppError("forbidden", coded("server.exceptions.noteForbidden"));
  return note;
}

/** Changes a note's text. Throws `not_found`, `forbidden` for the note of someone else, and `outdated`. */
export async function changeNote(
  scope: CompanyScope,
  vendorId: string,
  id: string,
  { text, version }: { text: string; version?: string | undefined },
): Promise<NoteDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    const note = await ownNote(tx, scope, vendorId, id);
    refuseOutdated(editableNote(note), { text }, version);
    if (note.text === text) return;
    const edited = { editedById: actor.id, editedAt: now() };
    await tx.vendorNote.update({ where: { companyId_id: { companyId, id } }, data: { text, ...edited } });
    await tell(tx, scope, "vendor.note_changed", vendorId);
  });
  const { notes } = await listNotes(scope, vendorId);
  const note = notes.find((one) => one.id === id);
  if (!note) throw notFound(coded("server.exceptions.note"));
  return note;
}

/** Deletes a note. Throws `not_found`, `forbidden` for the note of someone else, and `outdated` where it is not `version` any more. */
export async function removeNote(scope: CompanyScope, vendorId: string, id: string, version?: string): Promise<NoteListDto> {
  await inCompany(scope, async (tx) => {
    refuseOutdated(editableNote(await ownNote(tx, scope, vendorId, id)), {}, version);
    await tx.vendorNote.deleteMany({ where: { companyId: scope.companyId, id } });
    await tell(tx, scope, "vendor.note_removed", vendorId);
  });
  return listNotes(scope, vendorId);
}
