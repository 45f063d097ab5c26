import { z } from "zod";

/** What kinds of actors there are: as the table `audit_event` keeps them, and as calls say them. */
export const actorKinds = ["person", "key", "link", "job", "command"] as const;
export const actorKind = z.enum(actorKinds);
export type ActorKind = z.infer<typeof actorKind>;

/** Someone outside of the company: a platform admin, by the id of the account. */
const stranger = { id: z.null(), platformAdmin: z.uuid() };
const key = z.object({ kind: z.literal("key"), key: z.string() });

/**
 * Who acts. `id` is a user of the company, and only ever a user: null for everyone who has no account there. A key acts for the
 * person who made it.
 */
export const actorSchema = z.union([
  z.object({ kind: z.literal("person"), id: z.uuid() }),
  z.object({ kind: z.literal("person"), ...stranger }),
  key.extend({ id: z.uuid() }),
  key.extend(stranger),
  z.object({
    kind: z.literal("link"),
    id: z.null(),
    recipient: z.string(),
    link: z.object({ id: z.string(), kind: z.enum(["VENDOR", "AGENT", "AGENCY"]) }),
  }),
  z.object({ kind: z.literal("job"), id: z.null() }),
  z.object({ kind: z.literal("command"), id: z.null() }),
]);
export type Actor = Readonly<z.infer<typeof actorSchema>>;

/** Of a job's payload: who asked for the job. `actorId` is what payloads held before actors had kinds. */
export const askedBy = { actor: actorSchema.optional(), actorId: z.uuid().nullish() };
