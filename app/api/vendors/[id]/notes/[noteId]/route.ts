import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { changeNote, removeNote } from "@/lib/vendors/notes/commands";
import { noteDto, noteListDto, noteParams, notePatch } from "@/lib/vendors/notes/schema";

export const PATCH = route({
  access: "company",
  can: "vendor:write",
  params: noteParams,
  body: notePatch,
  respond: noteDto,
  handle: ({ scope, params, body }) => changeNote(scope, params.id, params.noteId, body),
});

export const DELETE = route({
  access: "company",
  can: "vendor:write",
  params: noteParams,
  deletesVersioned: true,
  respond: noteListDto,
  handle: ({ scope, params, version }) => removeNote(scope, params.id, params.noteId, version),
});

export const { GET, POST, PUT, OPTIONS } = otherMethods({ PATCH, DELETE });
