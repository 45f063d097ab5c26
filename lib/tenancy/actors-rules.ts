import type { Actor, ActorKind } from "@/lib/tenancy/actors-schema";

export const job: Actor = { kind: "job", id: null };
export const commandLine: Actor = { kind: "command", id: null };
export const byPerson = (id: string): Actor => ({ kind: "person", id });

/** Who acts for the platform, in a company that is not theirs. */
export function asStranger(actor: Actor & { kind: "person" | "key" | "command" }): Actor {
  if (actor.kind === "command" || actor.id === null) return actor;
  const { id, ...kept } = actor;
  return { ...kept, id: null, platformAdmin: id };
}

/** Who asked for a job, from its payload. */
export const askerOf = ({ actor, actorId }: { actor?: Actor | undefined; actorId?: string | null | undefined }): Actor =>
  actor ?? (actorId ? byPerson(actorId) : job);

/** What an event holds in its details about who acted, beside the kind and the user. */
export function factsOf(actor: Actor): Record<string, string> {
  return {
    ...("platformAdmin" in actor ? { platformAdmin: actor.platformAdmin } : {}),
    ...(actor.kind === "key" ? { apiKey: actor.key } : {}),
    ...(actor.kind === "link" ? { byLink: actor.link.kind, linkId: actor.link.id } : {}),
  };
}

/** The kind of who acted in an event that was written before events kept it. The migration `actor_kinds` says the same in SQL. */
export function formerKind({ actorId, details }: { actorId: string | null; details: unknown }): ActorKind {
  const { apiKey, byLink, platformAdmin } = (details ?? {}) as Record<string, unknown>;
  if (byLink !== undefined) return "link";
  if (platformAdmin === "command line") return "command";
  if (apiKey !== undefined) return "key";
  return actorId || platformAdmin ? "person" : "job";
}
