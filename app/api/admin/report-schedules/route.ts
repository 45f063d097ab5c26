import { createSchedule } from "@/lib/admin/reports/commands";
import { listSchedules } from "@/lib/admin/reports/queries";
import { scheduleDto, scheduleInput, schedulesDto } from "@/lib/admin/reports/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "platform", respond: schedulesDto, handle: ({ scope }) => listSchedules(scope) });

export const POST = route({
  access: "platform",
  body: scheduleInput,
  respond: scheduleDto,
  status: 201,
  handle: ({ scope, body }) => createSchedule(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
