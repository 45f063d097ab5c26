import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { addNote } from "@/lib/vendors/notes/commands";
import { listNotes } from "@/lib/vendors/notes/queries";
import { noteInput, noteListDto } from "@/lib/vendors/notes/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: noteListDto,
  handle: ({ scope, params }) => listNotes(scope, params.id),
});

export const POST = route({
  access: "company",
  can: "vendor:write",
  params: idParam,
  body: noteInput,
  respond: noteListDto,
  status: 201,
  handle: ({ scope, params, body }) => addNote(scope, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
