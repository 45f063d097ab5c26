import type { audit as english } from "@/messages/en/server/audit";
import type { Translation } from "@/messages/say";

export const audit: Translation<typeof english> = {
  aFormerMember: "Un antiguo miembro",
  theCommandLine: "La línea de comandos",
  someoneWithALink: "Alguien con un enlace",
  theAppTeam: "Equipo de {app}",
  number: "Número",
  timeUtc: "Hora (UTC)",
  who: "Quién",
  details: "Detalles",
  networkAddress: "Dirección de red",
  action: "Acción",
  idOfWhatItIs: "ID del objeto",
  hash: "Hash",
};
