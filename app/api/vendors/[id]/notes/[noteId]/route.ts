import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { removeNote } from "@/lib/vendors/notes/commands";
import { noteListDto, noteParams } from "@/lib/vendors/notes/schema";

export const DELETE = route({
  access: "company",
  can: "vendor:write",
  params: noteParams,
  respond: noteListDto,
  handle: ({ scope, params }) => removeNote(scope, params.id, params.noteId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
