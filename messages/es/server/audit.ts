import type { audit as english } from "@/messages/en/server/audit";
import type { Translation } from "@/messages/say";

export const audit: Translation<typeof english> = {
  aFormerMember: "Un antiguo miembro",
  andEActorIdIs: "and e.actor_id is null",
  andEActorIdNext: "and e.actor_id = {next}::uuid",
  andEAtNextDate: "and e.at >= {next}::date::timestamp at time zone {next2}",
  andEAtNextDate1: "and e.at < ({next}::date + 1)::timestamp at time zone {next2}",
  namesofWhereCompanyId1: "{namesOf} where company_id = $1 and id = any($2::uuid[])",
  number: "Número",
  timeUtc: "Hora (UTC)",
  who: "Quién",
  details: "Detalles",
  networkAddress: "Dirección de red",
  action: "Acción",
  idOfWhatItIs: "Id. del objeto",
  hash: "Hash",
};
