/** Reads commands to forget: "olvidate de mi trabajo". */
import { slotNamed } from '../../fact-slots.ts';

export interface ForgetCommand {
  readonly slot: string | null;
  readonly about: string | null;
  readonly everything: boolean;
  /** Stretch of the text. */
  readonly from: number;
  readonly to: number;
  /** The clause that states the thing to forget ("soy alérgico al maní"); the frames read it. */
  readonly clause: { readonly from: number; readonly to: number } | null;
}

const COMMAND =
  /\b(?:(?:(?:quiero|necesito|te pido|le pido|preferiria) que )?(?:te |se )?(?:olvidad|olvidaos|olvidarlo|borrad|borradlo|borradla|eliminad|eliminadlo|eliminadla|quitad|suprimid|limpia|limpie|limpiad|resetea|resetee|reinicia|reinicie|olvidate|olvida|olvide|olvidese|olvidar|olvidalo|olvidala|olvidelo|olvidela|olvides|olvidarte|olvidarse|borra|borre|borrar|borres|borralo|borrala|borrelo|borrela|borrame|borrarme|elimina|elimine|eliminar|elimines|eliminalo|eliminala|eliminelo|eliminame|suprimi|suprime|suprima|quita|quite|descarta|descarte|(?:saca|saque|sacar|sacame|quita|quite|quitar|elimina|elimine|borra|borre) de (?:tu|la|su) (?:memoria|registro|base)|(?:saca|saque))|(?:ya )?no (?:quiero que )?(?:(?:me )?(?:recuerdes|recuerde|guardes|guarde|tengas (?:guardad[oa]|registrad[oa])|conserves|sepas|almacenes|te acuerdes))|(?:ya )?no (?:hace falta|es necesario|necesito) que (?:me |te )?(?:recuerdes|recuerde|guardes|guarde|sepas|sepa|conserves|conserve|acuerdes)|ya no (?:necesitas|necesita|hace falta) (?:saber|recordar|guardar|conservar)|que no (?:te|le|os) quede (?:guardad[oa]|registrad[oa]|anotad[oa])|(?:deja|dejes|deje|dejad) de (?:recordar|guardar|tener en cuenta|acordarte))\b/g;
/** "No te olvides de…", "me olvidé…", "olvidalo, no importa". */
const NO_COMMAND =
  /(?:\bno (?:te |se |me |lo )?(?:te )?|\bme |\bles? |\bse me |\bpara que (?:no )?(?:te |se )?|\bno quiero que te |\bcómo |\bcomo )$/;

const ABOUT_USER =
  /\b(?:mi|mis|mio|mia|mi|mí|vivo|trabajo|laburo|curro|llamo|soy|tengo|nuestro|dije|conte|contado|di)\b/;
const EVERYTHING =
  /\b(?:todo lo que (?:(?:te |le )?(?:sabes|sabe|sepas|sepa|sabeis|sepais|teneis|tengais|tenes|tienes|tiene|recordas|recuerdas|recuerde|guardaste|tengas|tenga|hayas|haya|has|ha|dije|conte|he|hay)[^,]*?)(?:de|sobre|acerca de|respecto a) (?:mi|mí)(?= |$)|todo (?:acerca de|sobre|de|respecto a) (?:mi|mí)(?= |$|,)|todos mis (?:datos|recuerdos)(?! de (?!tu\b))|toda (?:mi|la) (?:informacion|memoria)(?: (?:sobre|de|personal).*)?|mis datos(?: personales)?(?= ?$|,| (?:de tu|por favor|ya|ahora|y)\b)|mi perfil(?= ?$|,| (?:de tu|por favor|ya|ahora|y)\b)|(?:todo )?lo que (?:sabes|sepas|sabe|sepa|tenes|tienes|tengas|recuerdas|recordas|te conte|te he contado|te dije)[^,]*? (?:de|sobre) (?:mi|mí)(?= |$)|todo lo que te (?:dije|conte|he contado|he dicho)(?: (?:sobre|de) (?:mi|mí))?(?= |$)|tu memoria (?:sobre|de) (?:mi|mí)(?= |$))/;
const CLAUSES: readonly [RegExp, string][] = [
  [/\b(?:dónde|donde|en que (?:ciudad|pais|barrio)|la ciudad (?:en la que|donde)) (?:vivo|resido)\b/, 'home'],
  [
    /\b(?:dónde|donde|en qué|en que|para quien|en que empresa|la empresa donde|el lugar donde) (?:trabajo|laburo|curro|chambeo)\b/,
    'work',
  ],
  [/\b(?:qué|que|a qué|a que|de qué|de que) (?:me dedico|trabajo|laburo|hago)\b/, 'work'],
  [/\b(?:cómo|como) me llamo\b|\bquien soy\b/, 'name'],
  [/\b(?:cómo|como) (?:me dicen|quiero que me (?:digas|llames))\b/, 'nickname'],
  [/\b(?:cuantos|cuántos|qué|que) (?:anos|edad) tengo\b/, 'age'],
  [/\b(?:cuándo|cuando|el dia que|que dia) (?:cumplo|naci|es mi cumple)\w*/, 'birthday'],
  [/\b(?:dónde|donde) naci\b|\bde (?:dónde|donde) soy\b/, 'origin'],
  [/\b(?:qué|que|dónde|donde) estudio\b/, 'studies'],
  [/\b(?:qué|que) (?:auto|coche|carro|moto) (?:tengo|manejo)\b/, 'vehicle'],
  [/\b(?:qué|que) (?:no )?(?:como|me gusta)\b/, 'preference'],
  [/\b(?:con quien (?:salgo|vivo|estoy))\b/, 'partner'],
  [/\b(?:a qué|a que|que a que|a lo que) soy alergic[oa]\b/, 'allergy'],
];

/** Returns the commands in a text of folded words with single blanks. */
export function forgetCommands(text: string): ForgetCommand[] {
  const found: ForgetCommand[] = [];
  for (const match of text.matchAll(COMMAND)) {
    const at = match.index;
    if (found.some(({ from, to }) => at >= from && at < to)) continue;
    const before = text.slice(Math.max(0, at - 40), at);
    if (NO_COMMAND.test(before) && !/^(?:ya )?no/.test(match[0])) continue;
    const after = text.slice(at + match[0].length, at + match[0].length + 240);
    const sentenceBefore = text.slice(Math.max(0, at - 120), at);
    const command = commandOf(match[0], after, sentenceBefore);
    if (command === null) continue;
    const to = at + match[0].length + command.length;
    const clause = command.clause === undefined ? null : { from: at + match[0].length + command.clause, to };
    const from = command.slotsBefore ? 0 : at;
    for (const slot of command.slots)
      found.push({ slot, about: command.about ?? null, everything: false, from, to, clause: null });
    if (command.everything) found.push({ slot: null, about: null, everything: true, from, to, clause: null });
    if (clause !== null) found.push({ slot: null, about: null, everything: false, from, to, clause });
  }
  return found;
}

interface Reach {
  readonly slots: readonly string[];
  readonly everything: boolean;
  readonly about?: string;
  readonly length: number;
  readonly slotsBefore: boolean;
  /** The offset of a clause in the text that follows. */
  readonly clause?: number;
}

const REMOVES =
  /^(?:(?:quiero|necesito|te pido|le pido|preferiria) que )?(?:te |se )?(?:borr|elimin|quit|suprim|descart|sac|saq|limpi)/;
/** Words for things told or kept, wherever they were. */
const OF_MEMORY =
  /\b(?:memoria|registros?|lo (?:de|que)|sabes|sepas|sabe|guardad[oa]s?|que te (?:di|dije|conte|pase))\b/;
const PLACED =
  /\b(?:(?:de|en) (?:el|la|los|las|est[eao]s?|es[eao]s?|un|una)|del|al) (?!(?:trabajo|perro|gato|auto|coche|carro)\b)\p{L}/u;

/** True for a thing at hand rather than something told: "quita mi nombre de ese párrafo", "saca a mi perro", "limpia mi perfil". */
function isOfWhatIsAtHand(verb: string, target: string): boolean {
  if (!REMOVES.test(verb) || /memoria/.test(verb) || OF_MEMORY.test(target)) return false;
  if (/^(?:saca|saque)/.test(verb)) return true;
  return (
    /^ a mis? /.test(target) || PLACED.test(target) || (/^limpi/.test(verb) && /\b(?:perfil|datos)\b/.test(target))
  );
}

function commandOf(verb: string, after: string, before: string): Reach | null {
  const end =
    /[.!?:;]|\b(?:que ya|porque|pero|no quiero|asi que|ahora|te lo|se lo|y (?:decime|contame|empeza|anota|pone|recorda|guarda|ahora))\b/.exec(
      after,
    )?.index ?? after.length;
  const target = after.slice(0, end);
  if (isOfWhatIsAtHand(verb, target)) return null;
  // "Lo que te dije de mi salud" is of one thing.
  const whole = EVERYTHING.exec(target)?.[0];
  if (whole !== undefined && !(/\bmi$/.test(whole) && slotsIn(target).length > 0))
    return { slots: [], everything: true, length: end, slotsBefore: false };
  if (
    /^(?:lo|la)? ?todo$/.test(target.trim()) &&
    (/lo$/.test(verb) || ABOUT_USER.test(before)) &&
    /\b(?:todo|contado|sabes|sobre (?:mi|mí)|de (?:mi|mí))\b/.test(before)
  )
    return { slots: [], everything: true, length: end, slotsBefore: true };
  // "Quiero olvidar a mi ex" is no command.
  if (/^olvidar/.test(verb) && /^ a (?:mi|mis)\b/.test(target)) return null;
  if (/^(?:limpi|resete|reinici)/.test(verb)) return null;
  const named = slotsIn(target);
  if (named.length > 0) return { slots: named, everything: false, length: end, slotsBefore: false };
  const clause =
    /^ (?:de (?:tu|la|su) (?:memoria|registro|base) )?(?:de )?(?:lo de )?que (?=(?:soy|tengo|vivo|trabajo|me|mi|no|uso|laburo|estoy|prefiero|hablo|estudio|como)\b)/.exec(
      target,
    );
  if (clause !== null)
    return { slots: [], everything: false, length: end, slotsBefore: false, clause: clause[0].length };
  // "Bórrame el correo que te di".
  const handed =
    /^ (?:de (?:tu|la|su) memoria )?(?:el|la|los|las|ese|esa) (\p{L}+) que (?:(?:ya )?(?:te|le|os) (?:di|pase|dije|mande|conte|deje|habia dado|he dado)|tienes|tenes|tiene|guardaste)/u.exec(
      target,
    )?.[1];
  const handedSlot = handed === undefined ? null : (slotNamed(handed) ?? MORE[handed] ?? null);
  if (handedSlot !== null) return { slots: [handedSlot], everything: false, length: end, slotsBefore: false };
  // "Lo de mi alergia, bórralo", "ese teléfono que le di, olvídelo".
  if (/l[oa]$/.test(verb)) {
    if (EVERYTHING.test(before) || /\btodo lo que\b.*\b(?:mi|mí)\b/.test(before))
      return { slots: [], everything: true, length: end, slotsBefore: true };
    const fronted = slotsIn(before);
    if (fronted.length > 0) return { slots: fronted, everything: false, length: end, slotsBefore: true };
    const given = /\b(?:ese|esa|el|la) (\p{L}+) que (?:te|le) (?:di|pase|dije|mande|conte)\b/u.exec(before);
    const slot = given === null ? null : slotNamed(given[1] ?? '');
    if (slot !== null) return { slots: [slot], everything: false, length: end, slotsBefore: true };
  }
  return null;
}

const MINE = /\b(?:mi|mis|nuestr[oa]s?) (\p{L}+(?: (?!(?:y|e|o|ni|mis?) )(?:de (?:la |el )?)?\p{L}+){0,2})/gu;
const NOT_FACTS =
  /^(?:ultimo|ultima|mensaje|pregunta|consulta|archivo|comentario|codigo|pedido|texto|correo anterior|mail anterior|respuesta|lista|cuenta|version|duda|linea|parte|parrafo|nombre del|correo de la bandeja)/;

function slotsIn(target: string): string[] {
  const slots: string[] = [];
  // "Borrá lo de la moto, la vendí".
  const about = /^ (?:de )?lo (?:del|de (?:el|la|los|las)) (\p{L}+)/u.exec(target)?.[1];
  const named = about === undefined ? null : slotNamed(about);
  if (named !== null) slots.push(named);
  for (const [pattern, slot] of CLAUSES) if (pattern.test(target)) slots.push(slot);
  for (const match of target.matchAll(MINE)) {
    const words = (match[1] ?? '').split(' ');
    if (
      NOT_FACTS.test(words.join(' ')) ||
      /\b(?:de la base|del archivo|del texto|de la tabla|del mail|del documento|del codigo|del script|del cv|de la lista|del formulario|de la (?:carta|firma|tapa|portada|presentacion|nota|respuesta|factura|bio|invitacion|plantilla|descripcion)|del pie|del (?:saludo|titulo|encabezado|ppt|excel|csv|poema|cuento|guion|cartel|post|pdf|word|resumen|correo|mensaje))\b/.test(
        target,
      )
    )
      continue;
    for (let length = words.length; length > 0; length -= 1) {
      const slot = slotNamed(words.slice(0, length).join(' ')) ?? (MORE[words.slice(0, length).join(' ')] || null);
      if (slot !== null) {
        slots.push(slot);
        break;
      }
    }
  }
  return [...new Set(slots)];
}

const MORE: Readonly<Record<string, string>> = {
  celu: 'phone',
  'direccion de correo': 'email',
  'direccion de mail': 'email',
  'direccion de email': 'email',
  numero: 'phone',
  'numero de celular': 'phone',
  'numero de movil': 'phone',
  ex: 'partner',
  restricciones: 'diet',
  chamba: 'work',
  jefe: 'work',
  problemas: 'health',
  problema: 'health',
};
