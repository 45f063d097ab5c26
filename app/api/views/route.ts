import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { saveView } from "@/lib/lists/commands";
import { listViews } from "@/lib/lists/queries";
import { viewDto, viewInput, viewListDto, viewsQuery } from "@/lib/lists/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: viewsQuery,
  respond: viewListDto,
  handle: ({ scope, query }) => listViews(scope, query.list),
});

export const POST = route({
  access: "company",
  can: "vendor:read",
  body: viewInput,
  respond: viewDto,
  status: 201,
  handle: ({ scope, body }) => saveView(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
