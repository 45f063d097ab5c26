import type { StatusWord } from "@/lib/search/language/values";
import { french } from "@/lib/search/sentences/french-values";
import { each, list } from "@/lib/search/sentences/lists-rules";

/* States of a vendor that are more than one status, or a result of one of its requirements, by the rules of `phrases-values.ts`. */

/** Denied states: what is said to be not so is every other status. */
export const denied = list(
  "not|not yet|arent|isnt|are not|is not|have not|has not|havent|hasnt|arent yet|isnt yet|are not yet|is not yet|havent yet|hasnt yet",
);

export const notExpired: readonly StatusWord[] = ["compliant", "expiring-soon", "non-compliant", "under-review", "no-documents"];

export const notExpiredWords = [
  ...each(denied, ["expired"]),
  ...each(list("no|no estan|no esta"), list("vencido|vencida|vencidos|vencidas|caducado|caducada|caducados|caducadas")),
  ...each(list("no han|no ha"), list("vencido|caducado|expirado")),
  ...french.notExpired,
];

/** Coverage that has expired or does so soon. With a day beside it, what expires then. */
export const toRenew: readonly StatusWord[] = ["expiring-soon", "expired"];

export const renews = [
  ...each(list("need|needs|have|has"), ["to renew"]),
  ...list("must renew|should renew|due for renewal|up for renewal|due to renew|needing to renew|in need of renewal"),
  ...each(list("tienen que|tiene que|deben|debe|necesitan|necesita|han de|ha de"), ["renovar"]),
  ...french.renews,
];

export const waived = [
  ...list("waived|is waived|are waived|been waived|has been waived|have been waived|got waived"),
  ...each(list("with|with a|has|has a|have|have a"), list("waived requirement|waived requirements")),
  ...list("dispensado|dispensada|dispensados|dispensadas|con requisitos dispensados|con un requisito dispensado"),
  ...list("tienen un requisito dispensado|tiene un requisito dispensado|tienen requisitos dispensados|tiene requisitos dispensados"),
  ...french.waived,
];

/** On no project, as the vendor is now. */
export const onNoProject = [
  ...each(
    denied,
    list(
      "on any project|on any projects|on a project|on any job|on any jobs|assigned to any project|assigned to a project|on any of our projects",
    ),
  ),
  ...each(list("without|with no|without any|without a|have no|has no"), list("project|projects")),
  ...list("on no project|on no projects"),
  ...each(list("no esta|no estan"), list("en ningun proyecto|en ninguna obra|asignado a ningun proyecto|asignados a ningun proyecto")),
  ...each(list("sin|sin ningun"), list("proyecto|proyectos")),
  ...french.onNoProject,
];

export const enrolled = [
  ...each(["enrolled"], list("|in the wrap|in the wrap up|in a wrap up|in the ocip|in the ccip")),
  ...list("inscrito|inscrita|inscritos|inscritas"),
  ...french.enrolled,
];

export const unenrolled = [
  ...each(each(denied, ["enrolled"]), list("|in the wrap|in the wrap up|in a wrap up|in the ocip|in the ccip")),
  ...each(list("no|no estan|no esta|sin estar"), list("inscrito|inscrita|inscritos|inscritas")),
  ...french.unenrolled,
];
