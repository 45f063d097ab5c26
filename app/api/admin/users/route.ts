import { listUsers } from "@/lib/admin/queries";
import { adminUsersDto, adminUsersQuery } from "@/lib/admin/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: adminUsersQuery,
  respond: adminUsersDto,
  handle: ({ scope, query }) => listUsers(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
