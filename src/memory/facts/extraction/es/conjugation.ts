/** Conjugates the verbs that rules meet: forms of the first person in the third, and imperatives as the wish that they state. */
import { foldAccents } from '../../../text/fold-accents.ts';

/** Infinitive, and where they are irregular: first and third person of the present, then of the preterite. */
const VERBS = `
trabajar laburar currar chambear vivir residir radicar habitar llamar estudiar cursar usar utilizar programar desarrollar codear
ejercer:ejerzo/ejerce dedicar desempeñar hablar dominar manejar conducir:conduzco/conduce:conduje/condujo tocar practicar coleccionar
entrenar correr trotar nadar caminar leer:leo/lee:leí/leyó meditar desayunar almorzar:almuerzo/almuerza cenar comer tomar beber
cocinar escribir escuchar mirar viajar pintar dibujar bailar cantar escalar pescar pasear fumar duchar bañar madrugar pedalear levantar
acostar:acuesto/acuesta despertar:despierto/despierta dormir:duermo/duerme:dormí/durmió jugar:juego/juega salir:salgo/sale
hacer:hago/hace:hice/hizo tener:tengo/tiene:tuve/tuvo ser:soy/es:fui/fue estar:estoy/está:estuve/estuvo ir:voy/va:fui/fue
ver:veo/ve:vi/vio dar:doy/da:di/dio poder:puedo/puede:pude/pudo poner:pongo/pone:puse/puso querer:quiero/quiere:quise/quiso
venir:vengo/viene:vine/vino decir:digo/dice:dije/dijo saber:sé/sabe:supe/supo preferir:prefiero/prefiere:preferí/prefirió
pedir:pido/pide:pedí/pidió seguir:sigo/sigue:seguí/siguió conseguir:consigo/consigue:conseguí/consiguió
elegir:elijo/elige:elegí/eligió escoger:escojo/escoge resolver:resuelvo/resuelve decidir optar acordar:acuerdo/acuerda apostar:apuesto/apuesta
soler:suelo/suele acostumbrar odiar detestar amar adorar soportar aguantar tolerar disfrutar evitar necesitar
mudar cambiar pasar instalar migrar adoptar comprar vender dejar renunciar separar casar divorciar jubilar cumplir nacer:nazco/nace criar:crío/cría
medir:mido/mide:medí/midió pesar calzar padecer:padezco/padece sufrir llevar construir:construyo/construye:construí/construyó
crear armar montar diseñar preparar dirigir:dirijo/dirige liderar coordinar gestionar administrar atender:atiendo/atiende
enseñar vender cuidar reparar arreglar investigar fabricar traducir:traduzco/traduce:traduje/tradujo proponer:propongo/propone:propuse/propuso aspirar
buscar querer ganar pagar alquilar rentar compartir convivir andar:ando/anda:anduve/anduvo ocupar encargar defender:defiendo/defiende
apuntar anotar regar:riego/riega rezar teletrabajar revisar planificar ordenar limpiar lavar llegar entrar empezar:empiezo/empieza
terminar volver:vuelvo/vuelve quedar recibir graduar licenciar titular matricular inscribir aprender enterar sentir:siento/siente:sentí/sintió
encontrar:encuentro/encuentra abrir cerrar:cierro/cierra lanzar publicar grabar editar componer:compongo/compone mantener:mantengo/mantiene
facturar cobrar contratar emprender desplegar:despliego/despliega versionar testear documentar analizar modelar automatizar
montar surfear esquiar navegar volar:vuelo/vuela cultivar plantar tejer:tejo/teje coser bordar restaurar acampar
merendar:meriendo/merienda picar ayunar descansar apagar encender:enciendo/enciende dudar pensar:pienso/piensa creer
oír:oigo/oye:oí/oyó traer:traigo/trae:traje/trajo caer:caigo/cae:caí/cayó valer:valgo/vale conocer:conozco/conoce
rescatar escapar visitar ayudar colaborar participar patinar hornear esculpir pololear preguntar consultar crecer:crezco/crece parar girar tirar sacar llenar guardar mandar enviar contestar responder tragar supervisar exponer:expongo/expone:expuse/expuso rendir:rindo/rinde:rendí/rindió decantar inclinar definir explicar mostrar:muestro/muestra tratar
`;

interface Conjugated {
  readonly infinitive: string;
  readonly form: 'present' | 'preterite';
  readonly plural: boolean;
  /** The same in the third person. */
  readonly third: string;
}

const FIRST_PERSON = new Map<string, Conjugated>();
const PRESENT_OF = new Map<string, readonly string[]>();
const PRETERITE_OF = new Map<string, readonly string[]>();

for (const spec of VERBS.trim().split(/\s+/)) {
  const [infinitive = '', present = '', preterite = ''] = spec.split(':');
  const stem = infinitive.slice(0, -2);
  const ar = infinitive.endsWith('ar');
  const [first = `${stem}o`, third = stem + (ar ? 'a' : 'e')] = present === '' ? [] : present.split('/');
  const [didFirst = stem + (ar ? 'é' : 'í'), didThird = stem + (ar ? 'ó' : 'ió')] =
    preterite === '' ? [] : preterite.split('/');
  const firstPlural = pluralOf(infinitive, stem);
  const thirdPlural = infinitive === 'ser' ? 'son' : `${third}n`;
  const preteritePlural = isStrong(didFirst) ? `${strongStem(didFirst)}imos` : stem + (ar ? 'amos' : 'imos');
  const didThirdPlural = thirdPluralPreterite(infinitive, didThird);
  add(first, { infinitive, form: 'present', plural: false, third });
  add(firstPlural, { infinitive, form: 'present', plural: true, third: thirdPlural });
  add(ar ? (didFirst.startsWith(stem) ? hardened(stem, didFirst) : didFirst) : didFirst, {
    infinitive,
    form: 'preterite',
    plural: false,
    third: didThird,
  });
  add(preteritePlural, { infinitive, form: 'preterite', plural: true, third: didThirdPlural });
  PRESENT_OF.set(infinitive, [foldAccents(first), foldAccents(firstPlural)]);
  PRETERITE_OF.set(infinitive, [foldAccents(hardened(stem, didFirst)), foldAccents(preteritePlural)]);
}

function add(form: string, conjugated: Conjugated): void {
  const folded = foldAccents(form);
  if (!FIRST_PERSON.has(folded)) FIRST_PERSON.set(folded, conjugated);
}

/** "busqué", "pagué", "empecé". */
function hardened(stem: string, form: string): string {
  if (!form.endsWith('é') || !form.startsWith(stem)) return form;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`;
  if (stem.endsWith('g')) return `${stem}ué`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}cé`;
  return form;
}

function pluralOf(infinitive: string, stem: string): string {
  if (infinitive === 'ser') return 'somos';
  if (infinitive === 'ir') return 'vamos';
  return `${stem}${foldAccents(infinitive.slice(-2)).charAt(0)}mos`;
}

function isStrong(first: string): boolean {
  return first.endsWith('e') && !first.endsWith('é');
}

function strongStem(first: string): string {
  return first.slice(0, -1);
}

function thirdPluralPreterite(infinitive: string, third: string): string {
  if (infinitive === 'ser' || infinitive === 'ir') return 'fueron';
  if (third === 'dio') return 'dieron';
  if (third === 'vio') return 'vieron';
  if (third.endsWith('jo')) return `${third.slice(0, -1)}eron`;
  if (third.endsWith('yó')) return `${third.slice(0, -1)}eron`;
  if (third.endsWith('ió')) return `${third.slice(0, -2)}ieron`;
  if (third.endsWith('ó')) return `${third.slice(0, -1)}aron`;
  return `${third.slice(0, -1)}ieron`;
}

/** Looks a folded word up as a form of the first person. */
export function firstPerson(word: string): Conjugated | undefined {
  return FIRST_PERSON.get(word);
}

/** Returns the folded forms of the first person: singular and plural. */
export function presentOf(infinitive: string): readonly string[] {
  return PRESENT_OF.get(infinitive) ?? [];
}

export function preteriteOf(infinitive: string): readonly string[] {
  return PRETERITE_OF.get(infinitive) ?? [];
}
