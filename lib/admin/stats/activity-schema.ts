import { z } from "zod";
import { adminPage } from "@/lib/admin/users/schema";
import { cursorProblem, paginationDto } from "@/lib/infra/lists/schema";
import { actorDto } from "@/lib/tenancy/audit/schema";

/** What someone did in a company, without the names of what they did it to: those are the company's own data. */
export const platformEventDto = z.object({
  company: z.object({ id: z.string(), name: z.string() }),
  seq: z.number(),
  at: z.string(),
  /** A person by name, also where a key acts that the person made; null for everyone else. */
  who: z.string().nullable(),
  actor: actorDto,
  action: z.string(),
});
export type PlatformEventDto = z.infer<typeof platformEventDto>;

export const platformActivityQuery = z.object({
  companyId: z.literal("").or(z.uuid()).optional(),
  ...adminPage,
  /** As of any list; here a cursor is a company and the number of its event. */
  cursor: z
    .string()
    .regex(/^([0-9a-f-]{36}:\d{1,9})?$/, cursorProblem)
    .optional(),
});
export const platformActivityDto = z.object({ events: z.array(platformEventDto), pagination: paginationDto });
export type PlatformActivityDto = z.infer<typeof platformActivityDto>;
