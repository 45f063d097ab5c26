import type { developers as english } from "@/messages/en/server/developers";
import type { Translation } from "@/messages/say";

export const developers: Translation<typeof english> = {
  title: "Para desarrolladores",
  lead: "Todo lo que hace la aplicación está disponible en la API.",
  start: "Primeros pasos",
  startKey:
    "Un administrador de la empresa genera una clave de API en Configuración, en Claves de API. Se muestra una sola vez. Envíela como token bearer:",
  scope: "Alcance",
  scopeAllows: "Permite",
  scopeRead: "Leer datos",
  scopeWrite: "Leer datos y cambiar lo que un gestor puede cambiar",
  scopeAdmin: "Toda la instalación, para administradores de la plataforma",
  startScopes: "Una clave nunca puede más que la persona que la creó.",
  description: "La descripción para programas (OpenAPI 3.1) está en {link}.",
  answers: "Respuestas y errores",
  answersText:
    "El contenido de una respuesta está en data. Un error tiene error.code, que no cambia; error.message, para personas; error.fields, con una frase por cada campo incorrecto; y, al lado, los miembros de RFC 9457: type, title, status, detail e instance.",
  repeat: "Idempotencia",
  repeatText:
    "Envíe un Idempotency-Key con un POST. La misma clave con el mismo cuerpo recibe la primera respuesta durante 24 horas, y nada ocurre dos veces. La misma clave con otro cuerpo se rechaza con 422. Las llamadas que inician o cierran una sesión y las de eventos de otros servicios no hacen caso de la clave; la descripción nombra el encabezado donde cuenta.",
  versions: "Concurrencia (ETag)",
  versionsText:
    "Toda respuesta a un GET tiene un ETag; con If-None-Match, una respuesta que ya tiene es 304. Un registro que se puede cambiar lleva su versión en el ETag. Devuélvalo como If-Match con PATCH, PUT o DELETE: si alguien editó el registro entretanto, la respuesta es 412 con los valores actuales y no se cambia nada.",
  limits: "Límites",
  limitsText:
    "Una clave tiene {max} llamadas por minuto, y algunas llamadas tienen un límite por dirección de red. RateLimit y RateLimit-Policy dicen lo que queda en cada respuesta a una llamada que se cuenta, también en los rechazos. Después la respuesta es 429 con Retry-After.",
  lists: "Listas largas",
  listsText:
    "Las listas llegan en páginas con page y limit. Para leer una lista entera mientras otros la cambian, use cursor en lugar de page: empiece con un cursor vacío y siga con el pagination.nextCursor de cada respuesta hasta que sea null. Toda lista que llega en páginas acepta un cursor.",
  stable: "Qué puede cambiar",
  stableText:
    "Cada respuesta indica su versión en Coverkeep-Version. Dentro de una versión se agregan llamadas y campos; nunca se quitan ni cambian de significado: ignore los campos que no conozca. Lo que se vaya a quitar se marca como deprecated en la descripción y lleva los encabezados Deprecation y Sunset durante al menos 12 meses.",
  calls: "Llamadas",
  callsOf: { one: "{count} llamada", other: "{count} llamadas" },
  back: "Todas las partes",
  needs: "Alcance: {scope}",
  nobody: "Abierta a todos",
  person: "Solo para personas con sesión iniciada",
  parameters: "Parámetros",
  body: "Cuerpo",
  answer: "Respuesta {status}",
  refusals: "Puede rechazarse con {statuses}",
  required: "obligatorio",
  webhooks: "Webhooks",
  webhooksText: "Coverkeep avisa a su propio servidor de lo que ocurre. <link>Vea los eventos y cómo verificarlos</link>.",
  webhooksLead:
    "Coverkeep envía cada evento a su dirección como un POST con JSON, según la especificación Standard Webhooks. Los administradores de la empresa agregan direcciones en Configuración, en Webhooks.",
  eventHeaders: "Encabezados de cada evento",
  checkSignature: "Verificar la firma",
  checkSignatureText:
    "Configuración muestra el secreto de un webhook una sola vez, al agregarlo. Verifique el cuerpo tal como llegó, antes de interpretarlo. Las bibliotecas de Standard Webhooks lo hacen por usted, como aquí el paquete standardwebhooks para Node:",
  yourAnswer: "Qué efecto tiene su respuesta",
  eventsMayRepeat:
    "Un evento puede llegar dos veces, o después de uno posterior. Omita un webhook-id que ya conoce y ordene por timestamp. Los eventos contienen identificadores: lea el registro con una clave. Ignore los campos que no conoce.",
  events: "Eventos",
  example: "Ejemplo",
  webhook: "Webhook",
  delivery: "Entrega",
  publicHttps: "Ingrese una dirección pública que empiece con https://",
  tooManyWebhooks: "Una empresa puede tener {most} webhooks. Elimine uno primero.",
  turnTheWebhookOnFirst: "Primero active el webhook.",
};
