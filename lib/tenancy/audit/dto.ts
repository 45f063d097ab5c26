import type { ActorKind } from "@/lib/tenancy/actors-schema";
import { actorInWords, detailsInWords, isLinked } from "@/lib/tenancy/audit/rules";
import type { ActivityDto } from "@/lib/tenancy/audit/schema";
import { say } from "@/messages/say";

/** An event with the names of who did it and of what it is about, as SQL gives it. */
export type ActivityRow = {
  seq: number;
  at: Date;
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
  isThere: boolean;
  details: unknown;
  address: string | null;
};

export function toActivityDto(row: ActivityRow): ActivityDto {
  const who = row.actorId ? { id: row.actorId, name: row.actorName?.trim() || say("server.audit.aFormerMember") } : null;
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    who,
    actor: { kind: row.actorKind, name: actorInWords(row.actorKind, who?.name ?? null) },
    action: row.action,
    subject: {
      type: row.subjectType,
      id: row.subjectId,
      name: row.subjectName?.trim() || null,
      isThere: row.isThere || !isLinked(row.subjectType),
    },
    details: detailsInWords(row.details),
    address: row.address,
  };
}
