import { addUser } from "@/lib/admin/users/commands";
import { listUsers } from "@/lib/admin/users/queries";
import { adminUsersDto, adminUsersQuery, newUserInput } from "@/lib/admin/users/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const GET = route({
  access: "platform",
  query: adminUsersQuery,
  respond: adminUsersDto,
  handle: ({ scope, query }) => listUsers(scope, query),
});

export const POST = route({
  access: "platform",
  body: newUserInput,
  respond: messageDto,
  status: 201,
  handle: ({ scope, body }) => addUser(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
