/** Corrects words typed in a hurry, where a rule depends on them. */

const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    xq: 'porque',
    pq: 'porque',
    porq: 'porque',
    xk: 'porque',
    porke: 'porque',
    tmb: 'tambien',
    tb: 'tambien',
    tbn: 'tambien',
    tambn: 'tambien',
    x: 'por',
    pa: 'para',
    d: 'de',
    n: 'en',
    bibo: 'vivo',
    vibo: 'vivo',
    bivo: 'vivo',
    yamo: 'llamo',
    yama: 'llama',
    yamame: 'llamame',
    soi: 'soy',
    sy: 'soy',
    tngo: 'tengo',
    tenog: 'tengo',
    trabjo: 'trabajo',
    travajo: 'trabajo',
    lavuro: 'laburo',
    laboro: 'laburo',
    uzo: 'uso',
    ablo: 'hablo',
    ablame: 'hablame',
    aora: 'ahora',
    ahra: 'ahora',
    oi: 'hoy',
    ola: 'hola',
    aki: 'aqui',
    kiero: 'quiero',
    qiero: 'quiero',
    dsd: 'desde',
    dsde: 'desde',
    sienpre: 'siempre',
    simpre: 'siempre',
    anio: 'ano',
    anios: 'anos',
    alergica: 'alergica',
    alerjico: 'alergico',
    alerjica: 'alergica',
    alejico: 'alergico',
    nasi: 'naci',
    recivi: 'recibi',
    resibi: 'recibi',
    resivi: 'recibi',
    nesesito: 'necesito',
    decidii: 'decidi',
    desidi: 'decidi',
    acordate: 'acordate',
    porfa: 'porfavor',
    pf: 'porfavor',
    plis: 'porfavor',
    toy: 'estoy',
    stoy: 'estoy',
    vejetariano: 'vegetariano',
    vejetariana: 'vegetariana',
    ijos: 'hijos',
    ijo: 'hijo',
    ija: 'hija',
    ijas: 'hijas',
  }),
);

/** Long words that rules depend on: one slip of the finger inside them is forgiven. */
const FORGIVEN = (
  'trabajo trabajamos laburo estudio programo prefiero encanta encantan alergico alergica alergia vegetariano vegetariana ' +
  'cumpleanos siempre recuerda recorda respondeme contestame llamame hablame favorito favorita tecnologia decidi decidimos ' +
  'olvidate olvida memoria divorciado divorciada casado casada soltero soltera profesion ingeniero ingeniera abogado abogada ' +
  'profesor profesora maestra enfermera enfermero disenador disenadora desarrollador desarrolladora programador programadora ' +
  'detesto soporto intolerante diabetico diabetica hipertenso asmatico asmatica celiaco celiaca ahora direccion telefono ' +
  'celular correo nombre empresa proyecto objetivo desayuno utilizo desarrollo partir adelante nunca tengo vivimos'
).split(' ');

const MIN_FORGIVEN = 6; // shorter words have neighbours that are other words

/** The forgiven words, by themselves and by each form that lacks one inner letter. */
const BY_REMAINS = new Map<string, string>();
const KNOWN = new Set(FORGIVEN);
/** First letter and last two: most words of a message fit no forgiven word. */
const FRAMES = new Set(FORGIVEN.map((word) => word.charAt(0) + word.slice(-2)));
for (const word of FORGIVEN) {
  if (word.length < MIN_FORGIVEN) continue;
  for (const rest of remainsOf(word)) if (!BY_REMAINS.has(rest)) BY_REMAINS.set(rest, word);
}

const MAX_SLIPPED = 14;
const MAX_SHORT = Math.max(...Array.from(SHORT.keys(), ({ length }) => length));

export function spelled(word: string): string {
  if (word.length <= MAX_SHORT) {
    const short = SHORT.get(word);
    if (short !== undefined) return short;
  }
  if (word.length < MIN_FORGIVEN - 1 || word.length > MAX_SLIPPED || KNOWN.has(word)) return word;
  if (!FRAMES.has(word.charAt(0) + word.slice(-2))) return word;
  const missing = BY_REMAINS.get(word); // a letter was left out
  if (missing !== undefined) return missing;
  for (let at = 1; at < word.length - 1; at += 1) {
    const without = word.slice(0, at) + word.slice(at + 1);
    if (KNOWN.has(without) && without.length >= MIN_FORGIVEN && word[at] === word[at - 1]) return without; // typed twice
    const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    if (at + 1 < word.length - 1 && KNOWN.has(swapped) && swapped.length >= MIN_FORGIVEN) return swapped;
  }
  return word;
}

function* remainsOf(word: string): Generator<string> {
  // The first letter and the last two carry what a word is ("trabajo", "trabaja"): they must be right.
  for (let at = 1; at < word.length - 2; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}
