import { french } from "@/lib/search/sentences/french-values";
import { each, list } from "@/lib/search/sentences/lists-rules";

/* How people say that a vendor may work or be paid, that it may not, and that it has sent nothing, by the rules of `phrases-values.ts`. */

/** How people deny that someone may, say that someone may, and say that something is not so. */
const denied = list(
  "may not|can not|cannot|cant|must not|mustnt|should not|shouldnt|are not allowed to|is not allowed to|not allowed to|arent allowed to|isnt allowed to|are not supposed to|arent supposed to|are not cleared to|is not cleared to|not cleared to",
);
const granted = list("may|can|are allowed to|is allowed to|allowed to|are cleared to|is cleared to|cleared to|are ok to|is ok to");
export const lacking = list("do not have|dont have|does not have|doesnt have|do not carry|dont carry|does not carry|doesnt carry");
const unsent = each(
  list("have not|has not|havent|hasnt|did not|didnt|have still not|has still not|still have not|still has not|still havent|still hasnt"),
  list("sent|send|turned in|submitted|submit|provided|uploaded|given"),
  list("|us"),
);
const works = list("work|be working|be on site|be on the site|be on the job|be on the jobsite|come on site|get on site");
const isPaid = list("be paid|get paid|be getting paid|receive payment|receive payments");
const documentWords = list("documents|docs|certificates|certs|cois|paperwork|document|doc|certificate|cert|coi");
const one = list("|a|any|an|their");

export const gates: readonly { field: "work" | "pay"; value: "clear" | "stop"; phrases: readonly string[] }[] = [
  {
    field: "work",
    value: "stop",
    phrases: [
      ...each(list("|but"), denied, works),
      ...each(
        list("|are|is"),
        list("not allowed on site|blocked from the site|blocked from site|blocked from working|kept off site|off limits"),
      ),
      ...each(list("|on|are on|is on"), list("stop work|a stop work")),
      ...list("work stopped|with work stopped|con el trabajo detenido|trabajo detenido|con trabajo detenido"),
      ...french.onWorkStop,
      ...list("arent allowed on site|isnt allowed on site|must stay off site|banned from the site|not cleared for work"),
      ...each(
        list("|pero"),
        list("no puede|no pueden|no debe|no deben"),
        list("trabajar|estar en la obra|entrar a la obra|entrar en la obra"),
      ),
      ...french.workStop,
    ],
  },
  {
    field: "work",
    value: "clear",
    phrases: [
      ...each(granted, works),
      ...each(list("|are|is"), list("allowed on site|cleared for work")),
      ...each(list("puede|pueden"), list("trabajar|estar en la obra|entrar a la obra|entrar en la obra")),
      ...french.workClear,
    ],
  },
  {
    field: "pay",
    value: "stop",
    phrases: [
      ...each(list("|but"), denied, isPaid),
      ...each(list("i|we"), list("may not|can not|cannot|cant|must not|mustnt|should not|shouldnt"), ["pay"]),
      ...each(list("may|can|should"), list("i|we"), ["not pay"]),
      ...each(list("cant|cannot|shouldnt|mustnt"), list("i|we"), ["pay"]),
      ...each(list("|on|are on|is on"), list("stop pay|stop payment|a stop payment")),
      ...list("payment stopped|with payment stopped|con el pago detenido|pago detenido|pagos detenidos|con pago detenido"),
      ...french.onPayStop,
      ...each(list("|are|is"), list("on payment hold|payment hold|payment holds|blocked from payment|not cleared for payment")),
      ...each(list("|pero"), list("no puede|no pueden|no debe|no deben"), list("cobrar|recibir pagos|recibir pago")),
      ...each(
        list("no se puede|no se le puede|no se les puede|no puedo|no podemos|no le puedo|no les puedo|no le podemos|no les podemos"),
        ["pagar"],
      ),
      ...french.payStop,
    ],
  },
  {
    field: "pay",
    value: "clear",
    phrases: [
      ...each(granted, isPaid),
      ...each(list("may|can"), list("i|we"), ["pay"]),
      ...each(list("i|we"), list("may|can"), ["pay"]),
      ...each(list("|are|is"), ["cleared for payment"]),
      ...each(list("puede|pueden"), list("cobrar|recibir pagos|recibir pago")),
      ...each(list("se puede|se le puede|se les puede|puedo|podemos|le puedo|les puedo|le podemos|les podemos"), ["pagar"]),
      ...french.payClear,
    ],
  },
];

/** What a project's name follows: "not allowed on Harbor". */
export const notAllowed = [
  ...each(list("|are|is"), list("not allowed|not permitted")),
  ...list("arent allowed|isnt allowed|arent permitted|isnt permitted|no puede estar|no pueden estar|no puede entrar|no pueden entrar"),
  ...french.notAllowed,
];
export const allowed = [
  ...each(list("|are|is"), list("allowed|permitted")),
  ...list("puede estar|pueden estar|puede entrar|pueden entrar"),
  ...french.allowed,
];

export const noDocuments = [
  ...each([...list("no|without|with no|have no|has no|having no|missing"), ...lacking], one, documentWords, list("|on file")),
  ...each(unsent, one, [...documentWords, "anything"]),
  ...each(
    each(list("nobody|no one"), list("|has|ever")),
    each(
      list("sent|submitted|turned in|provided|uploaded|gave|given"),
      list("|us"),
      list("anything|any documents|any docs|any paperwork|a certificate|a coi|a cert"),
    ),
    list("|for"),
  ),
  ...each(list("nadie"), list("ha enviado|ha mandado|envio|mando"), list("nada|documentos|certificados|un certificado")),
  ...list("nothing on file|has nothing on file|have nothing on file|sent nothing|have sent nothing|has sent nothing"),
  ...each(
    list(
      "sin|sin ningun|no tienen|no tiene|que no tienen|no han enviado|no ha enviado|no han mandado|no ha mandado|no enviaron|no mandaron",
    ),
    list("documentos|certificados|papeles|documento|certificado"),
  ),
  ...each(list("no han|no ha"), list("enviado|mandado"), ["nada"]),
  ...list("no enviaron nada|no mandaron nada|no envio nada|no mando nada"),
  ...french.noDocuments,
];
