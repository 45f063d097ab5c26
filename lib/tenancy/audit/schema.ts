import { z } from "zod";
import { numberCursor, paginationDto } from "@/lib/infra/lists/schema";
import { coded, codedIssue } from "@/lib/infra/sentences-rules";
import { actorKind } from "@/lib/tenancy/actors-schema";
import { areas } from "@/lib/tenancy/audit/values";
import type { PlainKey } from "@/messages/say";

export type Area = (typeof areas)[number];

const orEmpty = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .literal("")
    .transform(() => undefined)
    .or(shape)
    .optional();

const day = (name: PlainKey) => orEmpty(z.iso.date(codedIssue("audit.dayInvalid", { name: coded(name) })));

export const activityFilter = z.object({
  /** A member's id, or "system" for what Coverkeep did by itself. */
  who: orEmpty(z.literal("system").or(z.uuid(codedIssue("audit.personInvalid")))),
  about: orEmpty(z.enum(areas, codedIssue("audit.subjectInvalid"))),
  /** Of one vendor and the documents it has now. */
  vendorId: orEmpty(z.uuid(codedIssue("audit.vendorUnknown"))),
  /** First and last day, both included, in the company's time zone. */
  from: day("audit.from"),
  to: day("audit.to"),
});
export const activityQuery = activityFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: numberCursor,
});

/** Who acted: a person, a key, someone with a link and no account, a job, or the command line. */
export const actorDto = z.object({ kind: actorKind, name: z.string() });

const person = z.object({ id: z.string(), name: z.string() });

export const activityDto = z.object({
  /** Place in the company's chain, counted from 1. */
  seq: z.number(),
  at: z.string(),
  /** A user of the company, also where a key acts that the user made; null for everyone else. */
  who: person.nullable(),
  /** What kind of actor it was, and the name in words. */
  actor: actorDto,
  action: z.string(),
  /** `name` is the one at the time; null: it has none, or none was kept. `isThere` false: it was deleted since. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable(), isThere: z.boolean() }),
  /** What more the event holds, in words; "" where there is nothing. */
  details: z.string(),
  /** Network address of who did it; null where none was kept. */
  address: z.string().nullable(),
});
export type ActivityDto = z.infer<typeof activityDto>;

export const activityListDto = z.object({
  events: z.array(activityDto),
  pagination: paginationDto,
  /** Everyone who can be selected. */
  people: z.array(person),
});
export type ActivityListDto = z.infer<typeof activityListDto>;

/** `brokenAt`: the first event that was changed, or is missing; null when the chain is intact. */
export const chainDto = z.object({ events: z.number(), brokenAt: z.number().nullable() });
export type ChainDto = z.infer<typeof chainDto>;
