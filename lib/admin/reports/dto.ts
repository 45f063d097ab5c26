import type { Report, ReportSchedule, User } from "@/generated/prisma/client";
import type { ReportDto, ScheduleDto } from "@/lib/admin/reports/schema";
import { toIsoDate } from "@/lib/infra/clock";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { nextStart } from "@/lib/reports/schedules-rules";
import { say } from "@/messages/say";

type Person = Pick<User, "id" | "firstName" | "lastName" | "email">;

const nameOf = ({ firstName, lastName }: Pick<Person, "firstName" | "lastName">) => `${firstName} ${lastName}`.trim();

export const toPersonDto = (person: Person) => ({ id: person.id, name: nameOf(person), email: person.email });

export function toReportDto(row: Omit<Report, "error"> & { error: unknown }, people: ReadonlyMap<string, Person>): ReportDto {
  const person = row.requestedById ? people.get(row.requestedById) : undefined;
  return {
    ...{ id: row.id, progress: row.progress, fileSize: row.fileSize, rows: row.rows, error: storedInWords(row.error) },
    type: row.type as ReportDto["type"],
    format: row.format as ReportDto["format"],
    range: row.range as ReportDto["range"],
    status: row.status as ReportDto["status"],
    requestedBy: row.requestedById ? (person ? nameOf(person) : say("server.admin.aFormerMember")) : null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

export function toScheduleDto(row: ReportSchedule, admins: ReadonlyMap<string, Person>): ScheduleDto {
  const frequency = row.frequency as ScheduleDto["frequency"];
  return {
    id: row.id,
    type: row.type as ScheduleDto["type"],
    format: row.format as ScheduleDto["format"],
    frequency,
    recipients: row.recipientIds.flatMap((id) => {
      const person = admins.get(id);
      return person ? [toPersonDto(person)] : [];
    }),
    nextOn: nextStart(frequency, toIsoDate(row.madeFor)),
  };
}
