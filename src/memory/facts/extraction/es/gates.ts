/** Gates that keep a sentence or a clause from telling anything lasting of its user: fiction, drafts, reports, doubts, the moment. */

const TEXT_NOUN =
  '(?:mails?|emails?|e-mails?|correos?|cartas?|mensajes?|textos?|cuentos?|cancion(?:es)?|canci[oó]n|poemas?|versos?|letra|tweets?|tuits?|posteos?|posts?|bio|biografias?|anuncios?|avisos?|discursos?|guion|dialogos?|' +
  'parrafos?|frases?|oracion(?:es)?|resenas?|logs?|errores|error|comentarios?|historias?|relatos?|novelas?|escenas?|monologos?|testimonios?|presentacion|saludo|respuesta|chat|conversacion|transcripcion|fragmento|codigo|consulta|descripcion|perfil|nota|json|csv|' +
  'publicacion|estado|subtitulos?|entrevista|cita|titular|caso|enunciado|ejercicio|ticket|reclamo|formulario|whatsapp|audio)';

/** Words that set a stage: the message plays on it from its first word, "Soy Aldric. Seguí vos con la voz del narrador". */
const STAGED =
  /\b(?:voz (?:de|del) (?:narrador|personaje)|(?:al|el|como) narrador[a]?|role ?play|mi personaje|(?:segui|sigue|siga|continua|continue) (?:vos|tu|usted)? ?(?:la (?:historia|escena|aventura)|desde (?:ahi|aca|aqui) con)|partida de rol|juego de rol|en personaje|no (?:te salgas|salgas) del personaje|es tu turno ,? narra|la aventura (?:empieza|comienza))\b/;

export function isStaged(folded: string): boolean {
  return STAGED.test(folded);
}

/** Announcements of another voice: from here to the end of the message it is not the user who speaks. */
const ANOTHER_VOICE: readonly RegExp[] = [
  /\ben (?:este|esta|ese|esa|el|la) (?:juego|historia|cuento|escenario|simulacion|partida|ficcion|novela|pelicula|aventura|universo|escena) (?!de la oficina)/,
  /\b(?:hace|haz|haga|hagan|hagamos|haceme) (?:de cuenta|cuenta que|como que|como si)\b/,
  /\b(?:imagina|imaginate|imaginemos|imagine|imaginese|imaginense|imaginar|supone|suponete|suponte|supongamos|supon|suponga|supongan|suponiendo|pongamos|ponele|digamos|finge|fingi|finja|fingir|fingiendo|simula|simule|simulemos|simulando)(?: por un momento| por un rato| un segundo| por ejemplo)?(?: ,)? (?:que|ser|a)\b/,
  /\b(?:imaginate|imagina|imagine|supongamos|pongamos|digamos|supone|supon|suponga|hipoteticamente|en un escenario|caso hipotetico|pongamos por caso|ejemplo hipotetico)(?: (?:por ejemplo|esto|lo siguiente|el caso|un caso|este caso|este escenario|una persona|a alguien|alguien|un usuario|un personaje))? ?(?::|,)/,
  /\b(?:actua|actue|actues|comportate|interpreta|interprete|interpretas|interpretes|habla|contesta|responde) (?:como (?:si|un|una|el|la)|el papel|a un|a una)\b/,
  /\b(?:seamos|hagamos) (?:que|un|una|dos|tres|como|de)\b|\b(?:jugamos|juguemos|jugar|juego) (?:a que|de rol|al rol|a ser)\b|\broleplay\b|\brol(?:eemos|ear|eo)\b|\ben el papel de\b|\bhacete pasar\b|\bhazte pasar\b/,
  /\b(?:sos|eres|seras|vas a ser|vos sos|tu eres|usted es) (?:un|una|el|la|mi) (?!asistente|genio|capo|crack|grande|dios|amor|sol|maquina|idolo|fenomeno)/,
  /\b(?:escena|personaje|protagonista|narrador|narradora|monologo|libreto|guion|obra de teatro)\b(?=.*(?::|,|\bque\b|\bsoy\b|\bes\b))/,
  /\b(?:traduci|traducime|traduce|traduceme|traduzca|traduzcame|traducir|traducirme|traduzcan|parafrasea|parafraseame|reescribi|reescribime|reescribe|reescribeme|reescriba)\b/,
  /\b(?:como (?:se dice|digo|diria|dirias|se escribe|escribo|se traduce)|como quedaria|esta bien (?:dicho|escrito))\b/,
  /\b(?:escrib|redact|arm[ae]|prepar[ae]|gener[ae]|cre[ae]m?e?\b|invent|mejor[ae]|corrig|correg|corrij|revis[ae]|resum|complet[ae]|segui\b|sigue|siga|continu[ae]|arranc[ae]|empez[ae]|empiez|empiec|termin[ae]|clasific|analiz|analic|pone(?:le|me)?\b|pon(?:le|me)?\b|manda|mande|envia|agrega|contesta|respond|complet|hace(?:me)?\b|haz(?:me)?\b|lee|fijate|extra|detecta)\w*\b[^.]{0,80}?\b(?:que diga|que digan|diciendo|donde diga|que cuente|que empiece|en primera persona|como si fuera|de alguien que|(?<!\b(?:escriba|escribo|hable|hablo|este|estoy|soy|sea|suene|parezca|sigo|siga) )asi)\b/,
  /(?:^|[,.] |\by |\bvos |\btu )(?:hace|haz|haga|haceme|hazme|hagas) (?:de|el papel de|el rol de|la parte de) (?!todo\b|cuenta\b|eso\b|nuevo\b|una vez\b|a poco\b)/,
  /\b(?:practiquemos|ensayemos|simulacro|practicar (?:un|una|para) (?:entrevista|dialogo|conversacion)|role ?play)\b/,
  new RegExp(
    `\\b(?:arm|escrib|redact|prepar|gener|cre|invent|pas|dam|hac|haz|necesit|quier|pens)\\w*\\b(?: \\w+){0,4}? ${TEXT_NOUN}\\b.*?\\b(?:tipo|algo asi como|algo como|del estilo|al estilo|onda|para (?:un|una|el|la|mi) (?:amig|prim|herman|jef|companer|client|personaje)\\w*)\\b`,
  ),
  /\b(?:insert into|select|const|let|var|function|def|class|import|console|printf|print|return|echo|curl|sudo|npm|git|docker)\b [\w(*{[]/,
  /\b(?:the|is|are|was|and|with|your|you|have|this|that|from|about|would|what|my|i'm|i am|don't)\b.{0,80}\b(?:the|is|are|was|and|with|your|you|have|this|that|from|about|would|what|my|i'm|i am|don't|a|in|at|to|for|of)\b.{0,80}\b(?:the|is|are|and|with|your|you|have|this|that|from|my|a|in|at|to|for|of)\b/,
];
/** The same, where a colon brings the text. */
const BEFORE_COLON: readonly RegExp[] = [
  // "La tipa me suelta: …", "mi jefa nos mandó un audio: …".
  /\b(?:me|te|le|nos|les|os) (?:suelta|solt[oó]|larga|larg[oó]|tira|tir[oó]|espeta|espet[oó]|clava|clav[oó]|manda|mand[oó]|mandaron|grita|grit[oó]|contesta|responde|escribe|escribieron|pone|pregunta|replica|insiste|sale|sali[oó]|salta|salt[oó]|hace|aclara|avisa|explica|exige)(?: (?:con|un|una|el|la|de|por|whatsapp|audio|mensaje|mail|y)){0,4} ?:/,
  // "Pásalo a tono formal: …", "dilo más bonito: …".
  /\b\p{L}{2,12}l[oa]s?\b(?: \p{L}+){0,4}? (?:formal|informal|profesional|elegante|bonito|lindo|amable|educad[oa]|serio|cort[oa]|breve|cl[aá]r[oa]|coloquial|neutro|tono|estilo|registro|lenguaje|version|ingles|frances|portugues|aleman|italiano|plural|pasado|presente|futuro|tercera persona)\b[^.:]{0,40}:/u,
  /\b(?:haz(?:me)?\b|haceme\b|escrib|redact|invent|mejor[ae]|corrig|correg|corrij|revis[ae]|resum|complet[ae]|segui\b|sigue|siga|continu[ae]|arranc[ae]|empez|empiez|empiec|clasific|analiz|analic|extra[ei]|detecta|pul[ei]|ponlo|pone|pon|copi[aeo]|peg[aou]|reenvi|mando lo|paso lo|public)\w*\b[^.:]{0,80}:/,
  // "Te cuento un poco de mí: …", "tome nota: …" bring the user's own words.
  new RegExp(
    `(?<!\\bmi )(?<!\\btom(?:a|e|en|ar) )(?!(?<=\\b(?:te|le|les) )cuento (?:(?:(?:un poco|un poquito|algo|mas|cosas) )?(?:de|sobre|acerca de) (?:mi|mí) ?)?:)\\b${TEXT_NOUN}\\b[^.:@]{0,60}:(?!.*@)`,
  ),
  /(?<!\b(?:actualizar|actualiza|actualice|corregir|corrige|cambiar|guarda|guarde|guardate|anota|anote|anotate|anoten|apunta|apunte|apuntate|apunten|grabate|recorda|recuerda|recuerde|registra|sabe|memoriza) )\b(?:asi|esto|eso|lo siguiente|textual|textualmente|literal|literalmente|dice|dijo|decia|puso|escribio|contesto|respondio|pregunto|grito|canta) ?:/,
];

/** Returns the offset from which the rest of a message is another voice's; -1 where none is. */
export function anotherVoiceFrom(text: string): number {
  let first = -1;
  for (const pattern of text.includes(':') ? [...ANOTHER_VOICE, ...BEFORE_COLON] : ANOTHER_VOICE) {
    const at = text.search(pattern);
    if (at >= 0 && (first < 0 || at < first)) first = at;
  }
  return first;
}

const REPORTED =
  /\b(?:(?<!\b(?:estoy|vengo|estaba|ando) )(?:diciendo|gritando|cantando)(?: que)?|dij(?:o|eron|iste)|dice que|dicen que|dicen|decia|decian|cont(?:ó|aron)|me cuenta|me cuentan|comentó|comento que|comentaron|según|segun|escribió|escribio|puso que|pusieron|contestó|respondió|preguntó|me pregunta|me preguntan|afirma|aseguró|asegura|jura que|cree que|creen que|piensan que|piensa que|opina|opinan|sostiene|lei que|leyó|escuche que|confundieron|acusan|acusa|parece que|figura que|pone que|aparece)\b/;
/** "Jajaja sí, claro, soy millonario": the contrary is meant. */
const MOCKED =
  /\b(?:j[ae]j[ae]\w{0,12}|xd|lol)\b.{0,12}\b(?:claro|obvio|seguro|como no)\b|^(?:si|sí) (?:, )?claro (?:, )?(?:y )?(?:yo )?soy (?:el|la|batman|millonari|millonaria|rico)/;
/** Names that users report themselves: "me dicen Tincho", "todos me dicen". */
const TOLD_NAME = /\bme (?:dicen|llaman|dice)\b(?! que)/;
const DOUBTED =
  /\b(?:creo|capaz|quizas?|tal vez|talvez|a lo mejor|puede que|puede ser|pueda|parece|pareceria|supongo|no se|no estoy segur[oa]|dudo|probablemente|posiblemente|seguramente|ojala|quien (?:tuviera|pudiera|fuera)|ni idea|me da que|igual y|diria que|como si|ponele|digamos|por poco|estuve a punto|a veces pienso|sueño con|hipoteticamente|en teoria|en (?:un|una|el|mi) (?:cuento|novela|juego|sueno|pelicula|serie|libro)|tipo que)\b/;
const TEMPORARY =
  /\b(?:hoy(?! (?:por hoy|en dia|vivo|vivimos|resido|residimos)\b)|ayer|anoche|anteayer|esta (?:semana|noche|tarde|manana|vez|temporada)|est[ae] (?:finde|fin de semana|mes|lunes|martes|miercoles|jueves|viernes|sabado|domingo|rato|momento|verano|invierno)|por (?:ahora|hoy|el momento|un tiempo|un rato|unos|unas|esta vez|estos dias|estas semanas)|de momento|est[ao]s (?:dias|semanas|ultimos)|ahora mismo|justo ahora|en este momento|en estos momentos|de (?:vacaciones|viaje|paso|visita|prestado)|temporalmente|temporariamente|provisoriamente|provisionalmente|transitoriamente|hasta (?:el|manana|que|fin|la semana)|un rato|unos dias|unos minutos|recien|todavia no|aun no|desde (?:(?:ayer|hoy|esta manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))(?! (?:yo )?(?:trabajo|laburo|vivo|vivimos|estudio|curso) en )|anoche|hace (?:un rato|unas horas|unos dias|\w+ (?:dias|horas|minutos)))|hace (?:un rato|unas horas|unos dias|\w+ (?:dias|horas|minutos)))\b|(?<!\b(?:la|las|cada|toda|una|otra|de|por) )\bmanana\b(?! (?:y|o) )/;
const PLANNED =
  /\b(?:ano que viene|mes que viene|semana que viene|proxim[oa]s? (?:ano|mes|semana|verano)|algun dia|pronto|en un futuro|a futuro|mas adelante|dentro de (?:poco|un|unos|dos|tres)|(?:voy|vamos) a \p{L}+(?:ar|er|ir|rme|rse|rnos)|vas a|iba a|pienso|planeo|tal vez|me gustaria|nos gustaria|quisiera|quisieramos|me encantaria|desearia|sonar|estoy pensando en|estamos pensando en|evaluando|considerando)\b/u;
const FORMER =
  /\b(?:antes(?! (?:de|que))|antano|en su momento|en esa epoca|en aquella epoca|en esos tiempos|de (?:chic[oa]|nin[oa]|joven|pibe|piba|pequen[oa]|adolescente|soltero)|cuando era|en mi (?:infancia|juventud|epoca)|hace (?:mucho|anos) (?:tuve|trabaje|vivi)|una vez|aquella vez|alguna vez|por aquel entonces|en otra vida|el ano pasado|en (?:19|20)\d\d (?:vivi|trabaje|tuve|era))\b/;

export interface Weather {
  readonly isReported: boolean;
  readonly isDoubted: boolean;
  readonly isTemporary: boolean;
  readonly isPlanned: boolean;
  readonly isFormer: boolean;
}

/** Returns the weather of a clause, the ways it may be qualified; each is looked into only when a frame asks, and once. */
export function weatherOf(text: string): Weather {
  return new SeenWeather(text);
}

class SeenWeather implements Weather {
  private readonly text: string;
  private reported: boolean | undefined;
  private doubted: boolean | undefined;
  private temporary: boolean | undefined;
  private planned: boolean | undefined;
  private former: boolean | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get isReported(): boolean {
    this.reported ??= (REPORTED.test(this.text) && !TOLD_NAME.test(this.text)) || MOCKED.test(this.text);
    return this.reported;
  }

  get isDoubted(): boolean {
    this.doubted ??= DOUBTED.test(this.text);
    return this.doubted;
  }

  get isTemporary(): boolean {
    this.temporary ??= TEMPORARY.test(this.text);
    return this.temporary;
  }

  get isPlanned(): boolean {
    this.planned ??= PLANNED.test(this.text);
    return this.planned;
  }

  get isFormer(): boolean {
    this.former ??= FORMER.test(this.text);
    return this.former;
  }
}
