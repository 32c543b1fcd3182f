/** Verbs by which users ask things of an assistant: imperatives and subjunctives of tú, vos, usted, vosotros and ustedes, as the wish they state. */
import { foldAccents } from '../../../text/fold-accents.ts';

/** Infinitive: stem of the subjunctive in the third person plural; then imperatives that no rule gives. */
const VERBS = `
responder:respondan contestar:contesten hablar:hablen escribir:escriban decir:digan:di,deci,diga llamar:llamen usar:usen utilizar:utilicen
poner:pongan:pon,pone,ponga pasar:pasen dar:den:da mostrar:muestren explicar:expliquen hacer:hagan:haz,hace,haga evitar:eviten tratar:traten tutear:tuteen vosear:voseen ustedear:ustedeen
mandar:manden enviar:envíen incluir:incluyan agregar:agreguen añadir:añadan resumir:resuman traducir:traduzcan citar:citen empezar:empiecen terminar:terminen
saludar:saluden corregir:corrijan preguntar:pregunten recomendar:recomienden sugerir:sugieran ofrecer:ofrezcan proponer:propongan:propon,propone
ser:sean:sea ir:vayan:ve,anda,vaya tener:tengan:ten,tene,tenga dejar:dejen repetir:repitan pedir:pidan asumir:asuman considerar:consideren
convertir:conviertan redondear:redondeen formatear:formateen ordenar:ordenen numerar:numeren separar:separen comentar:comenten documentar:documenten
programar:programen tipar:tipen mantener:mantengan limitar:limiten omitir:omitan saltar:salten quitar:quiten sacar:saquen excluir:excluyan
justificar:justifiquen aclarar:aclaren detallar:detallen desarrollar:desarrollen argumentar:argumenten razonar:razonen confirmar:confirmen verificar:verifiquen
chequear:chequeen revisar:revisen avisar:avisen consultar:consulten ejemplificar:ejemplifiquen indicar:indiquen señalar:señalen especificar:especifiquen
expresar:expresen medir:midan calcular:calculen redactar:redacten cerrar:cierren abrir:abran acabar:acaben firmar:firmen despedir:despidan disculpar:disculpen
felicitar:feliciten adular:adulen halagar:halaguen sermonear:sermoneen opinar:opinen inventar:inventen suponer:supongan:supone,supon interrumpir:interrumpan
presentar:presenten entregar:entreguen devolver:devuelvan generar:generen crear:creen preparar:preparen armar:armen buscar:busquen comenzar:comiencen arrancar:arranquen
seguir:sigan volver:vuelvan cambiar:cambien ajustar:ajusten adaptar:adapten simplificar:simplifiquen abreviar:abrevien acortar:acorten alargar:alarguen
dirigir:dirijan referir:refieran nombrar:nombren mencionar:mencionen meter:metan colocar:coloquen comparar:comparen priorizar:prioricen preferir:prefieran contar:cuenten enseñar:enseñen enumerar:enumeren listar:listen
ahorrar:ahorren saltear:salteen obviar:obvien describir:describan procurar:procuren intentar:intenten acostumbrar:acostumbren ilustrar:ilustren
sintetizar:sinteticen aportar:aporten adjuntar:adjunten acompañar:acompañen enfocar:enfoquen prescindir:prescindan narrar:narren elegir:elijan
`;

/** Stems of the past subjunctive ("usara", "dijera") that the infinitive does not give. */
const PAST: Readonly<Record<string, string>> = {
  decir: 'dijera',
  poner: 'pusiera',
  dar: 'diera',
  hacer: 'hiciera',
  traducir: 'tradujera',
  sugerir: 'sugiriera',
  proponer: 'propusiera',
  ser: 'fuera',
  ir: 'fuera',
  tener: 'tuviera',
  repetir: 'repitiera',
  pedir: 'pidiera',
  convertir: 'convirtiera',
  mantener: 'mantuviera',
  excluir: 'excluyera',
  incluir: 'incluyera',
  suponer: 'supusiera',
  seguir: 'siguiera',
  corregir: 'corrigiera',
  referir: 'refiriera',
  preferir: 'prefiriera',
  elegir: 'eligiera',
};

export interface Addressed {
  readonly infinitive: string;
  /** "respondan". */
  readonly wished: string;
  /** The clitics attached to it ("respondeme"), folded; '' where there are none. */
  readonly clitics: string;
  /** True for a form of the imperative, not of the subjunctive alone. */
  readonly isImperative: boolean;
  /** True for a subjunctive: "siempre que te pase", "no me pongáis", "que me hablaras". */
  readonly isSubjunctive: boolean;
}

/** Forms that are far more often other words. */
const OTHER_WORDS = new Set('de se sea ven ve anda sale vayan para fuera sed id'.split(' '));

/** Addressed verbs by folded form, with and without clitics. */
export const ADDRESSED = new Map<string, Addressed>();

const CLITICS = [
  'me',
  'nos',
  'lo',
  'la',
  'los',
  'las',
  'le',
  'les',
  'te',
  'se',
  'melo',
  'mela',
  'melos',
  'melas',
  'selo',
  'sela',
  'noslo',
  'te',
];

for (const spec of VERBS.trim().split(/\s+/)) {
  const [infinitive = '', wished = '', given = ''] = spec.split(':');
  const subjunctive = wished.slice(0, -1); // "respondan" → "responda": usted
  const stem = infinitive.slice(0, -2);
  const ending = infinitive.slice(-2);
  const own = ending === 'ar' ? [`${stem}a`] : ending === 'er' ? [`${stem}e`] : [`${stem}i`, `${stem}e`];
  const tu =
    subjunctive.endsWith('e') && ending === 'ar' ? `${subjunctive.slice(0, -1)}a` : `${subjunctive.slice(0, -1)}e`; // "muestra", "sugiere"
  const vosotros = `${infinitive.slice(0, -1)}d`; // "responded", "dadmelos"
  const verb = { infinitive, wished, clitics: '', isImperative: true, isSubjunctive: false };
  for (const form of [subjunctive, wished]) addWithClitics(form, { ...verb, isSubjunctive: true });
  for (const form of [...own, ...(given === '' ? [tu] : given.split(',')), vosotros]) addWithClitics(form, verb);
  const wish = { ...verb, isImperative: false, isSubjunctive: true };
  for (const form of [subjunctive, ...unchanged(subjunctive, ending)]) {
    add(`${form}s`, wish);
    add(`${form}is`, wish); // "no me pongáis", "que contéis"
  }
  const past = PAST[infinitive] ?? (ending === 'ar' ? `${stem}ara` : `${stem}iera`);
  for (const form of [past, past.replace(/ra$/, 'se')]) for (const who of ['', 's', 'n', 'is']) add(form + who, wish);
  for (const clitics of CLITICS.filter((one) => /^(?:me|nos)/.test(one)))
    add(infinitive + clitics, { ...verb, clitics, isImperative: false });
}

/** Returns the unchanged stems of vos and vosotros: "mostrés", "contéis", "sugiráis". */
function unchanged(subjunctive: string, ending: string): string[] {
  const plain = subjunctive
    .replace(/ue(?=[^aeiou]+[ae]$)/, 'o')
    .replace(/ie(?=[^aeiou]+[ae]$)/, ending === 'ir' ? 'i' : 'e');
  return plain === subjunctive ? [] : [plain];
}

function addWithClitics(form: string, addressed: Addressed): void {
  add(form, addressed);
  for (const clitics of CLITICS) add(form + clitics, { ...addressed, clitics });
}

// "empezá", "mostrá", "recomendá": the stem of vos does not change, which the infinitive's own stem gives above.

function add(form: string, addressed: Addressed): void {
  const folded = foldAccents(form);
  if (!ADDRESSED.has(folded) && !OTHER_WORDS.has(folded)) ADDRESSED.set(folded, addressed);
}
