import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { saveView } from "@/lib/search/views/commands";
import { listViews } from "@/lib/search/views/queries";
import { viewDto, viewInput, viewListDto, viewsQuery } from "@/lib/search/views/schema";

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

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
