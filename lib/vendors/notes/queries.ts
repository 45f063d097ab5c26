import { readInCompany } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { versionOf } from "@/lib/infra/versions-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { NoteListDto } from "@/lib/vendors/notes/schema";

const mostShown = 200;

type Row = {
  id: string;
  text: string;
  author: string | null;
  authorId: string | null;
  createdAt: Date;
  editedAt: Date | null;
  editedBy: string | null;
};

const nameOf = (user: string) => `${user}.first_name || ' ' || ${user}.last_name`;

/** What of a note can be changed. */
export const editableNote = ({ text }: { text: string }) => ({ text });

/** What the staff noted about a vendor, the newest first. Throws `not_found`. */
export async function listNotes(scope: CompanyScope, vendorId: string): Promise<NoteListDto> {
  const values = [scope.companyId, vendorId];
  const [[vendor] = [], rows = []] = await readInCompany(scope, [
    { text: "select id from vendor where company_id = $1 and id = $2::uuid", values },
    {
      text: `select n.id, n.text, ${nameOf("u")} as author, n.author_id as "authorId", n.created_at as "createdAt",
          n.edited_at as "editedAt", ${nameOf("e")} as "editedBy"
        from vendor_note n left join "user" u on u.company_id = n.company_id and u.id = n.author_id
        left join "user" e on e.company_id = n.company_id and e.id = n.edited_by_id
        where n.company_id = $1 and n.vendor_id = $2::uuid order by n.created_at desc, n.id desc limit ${mostShown}`,
      values,
    },
  ]);
  if (!vendor) throw notFound(coded("common.vendor"));
  const mine = (row: Row) => scope.role === "ADMIN" || row.authorId === scope.actor.id;
  return {
    notes: (rows as Row[]).map((row) => ({
      ...{ id: row.id, text: row.text, author: row.author },
      ...{ isMine: mine(row), createdAt: row.createdAt.toISOString() },
      ...{ editedAt: row.editedAt?.toISOString() ?? null, editedBy: row.editedBy, version: versionOf(editableNote(row)) },
    })),
  };
}
