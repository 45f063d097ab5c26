import { french } from "@/lib/search/sentences/french-values";
import { list } from "@/lib/search/sentences/lists-rules";

/*
 * Words that look like the name of a place after "on", "at" or "in", in small letters without accents. Quotation marks make a name of any
 * word.
 */

/** A name with only these words is not a name: "at all", "on hold", "in the spring", "on the 3rd". */
export const littleWords = [
  ...french.little,
  ...list("a|an|the|this|that|these|those|it|its|us|me|you|them|they|we|he|she|our|my|your|his|her|their|one|ones|same|own|such|so"),
  ...list("here|there|somewhere|anywhere|everywhere|elsewhere|nowhere|home|house|town|city|state|country|county|area|world|office|shop"),
  ...list("site|sites|job|jobs|jobsite|jobsites|project|projects|work|works|working|place|places|list|lists|page|report|system|app"),
  ...list("file|files|record|records|paper|papers|writing|force|effect|hold|notice|order|default|risk|danger|fault|question|doubt|trouble"),
  ...list("general|particular|practice|principle|theory|total|full|part|parts|detail|average|person|place|progress|process|review|time"),
  ...list("times|night|day|days|week|weeks|weekend|weekends|month|months|quarter|quarters|year|years|hour|hours|minute|minutes|moment"),
  ...list("morning|afternoon|evening|noon|midnight|spring|summer|fall|autumn|winter|season|beginning|start|middle|end|past|future|present"),
  ...list("now|today|tomorrow|yesterday|soon|once|early|late|latest|earliest|next|last|previous|coming|first|second|third|fourth|half"),
  ...list("monday|tuesday|wednesday|thursday|friday|saturday|sunday|two|three|four|five|six|seven|eight|nine|ten|thirty|sixty|ninety"),
  ...list("about|around|over|under|good|bad|standing|call|duty|leave|probation|board|top|bottom|purpose|turn|fact|case|cases|advance"),
  ...list("break|large|account|credit|contract|contracts|strike|retainer|reserve|stock|bankruptcy|litigation|dispute|suspension"),
  ...list(
    "construction|trade|trades|industry|whole|side|way|arrears|debt|business|payroll|schedule|track|budget|average|balance|demand|request|appeal|trial|course|condition|charge|use",
  ),
  ...list("un|una|el|la|los|las|lo|este|esta|estos|estas|ese|esa|nosotros|ellos|su|sus|mi|mis|nuestro|nuestra|nuestros|nuestras|mismo"),
  ...list("aqui|alli|alla|casa|ciudad|lugar|sitio|obra|obras|proyecto|proyectos|trabajo|trabajos|lista|pagina|sistema|oficina|archivo"),
  ...list("vigor|vigencia|efecto|espera|orden|riesgo|mora|regla|duda|general|particular|absoluto|total|parte|promedio|realidad|proceso"),
  ...list("noche|dia|dias|semana|semanas|mes|meses|trimestre|ano|anos|hora|horas|momento|primavera|verano|otono|invierno|principio"),
  ...list("principios|finales|final|fin|mediados|pasado|futuro|presente|actualidad|ahora|pronto|hoy|manana|ayer|tarde|proximo|proxima"),
  ...list("proximos|proximas|ultimo|ultima|ultimos|ultimas|lunes|martes|miercoles|jueves|viernes|sabado|domingo|primero|primera|caso"),
];

/** A name that has one of these may be several, or all others. */
export const neverInNames = [
  ...french.never,
  ...list("not|no|nor|or|but|except|excepting|excluding|besides|without|only|never|any|anyone|anybody|anything|every|everyone|everything"),
  ...list("each|both|all|other|others|another|more|less|fewer|most|least|than|either|neither|none|nobody|several|many|few|some|exactly"),
  ...list("unless|until|since|between|through|to|ago|later|o|u|ni|sino|pero|excepto|salvo|menos|solo|nunca|jamas|ningun|ninguno|ninguna"),
  ...list("cada|todo|toda|todos|todas|otro|otra|otros|otras|mas|ambos|ambas|algun|alguno|alguna|algunos|algunas|varios|varias|cualquier"),
  ...list("cualquiera|nadie|hasta|desde|entre|hace|unknown|unnamed|unstated|desconocido|desconocida"),
];
