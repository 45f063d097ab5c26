import { doneDto } from "@/lib/accounts/sign-in/schema";
import { addUser } from "@/lib/admin/users/commands";
import { listUsers } from "@/lib/admin/users/queries";
import { adminUsersDto, adminUsersQuery, newUserInput } from "@/lib/admin/users/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "platform",
  query: adminUsersQuery,
  respond: adminUsersDto,
  handle: ({ scope, query }) => listUsers(scope, query),
});

export const POST = route({
  access: "platform",
  body: newUserInput,
  respond: doneDto,
  status: 201,
  handle: ({ scope, body }) => addUser(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
