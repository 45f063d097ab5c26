import { createDocument } from "@/lib/documents/commands";
import { uploadedDto } from "@/lib/documents/schema";
import { maximumFileBytes } from "@/lib/documents/values";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { listIntake } from "@/lib/intake/queries";
import { intakeListDto, intakeQuery } from "@/lib/intake/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: intakeQuery,
  respond: intakeListDto,
  handle: ({ scope, query }) => listIntake(scope, query),
});

export const POST = route({
  access: "company",
  can: "document:write",
  upload: { part: "document", maxBytes: maximumFileBytes },
  respond: uploadedDto,
  status: 201,
  existing: "alreadyStored",
  handle: ({ scope, file }) => createDocument(scope, { vendorId: null, documentType: null, expirationDate: null }, file),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
