import { type AskedEndings, asked } from '../../../word-forms.ts';

const ENDINGS: AskedEndings = {
  ar: ['a ad', 'es e eis en', 'aras ara aran ases'],
  er: ['e ed', 'as a ais an', 'ieras iera ieran'],
  ir: ['e i id', 'as a ais an', 'ieras iera ieran'],
};
const PRONOUNS = 'me=le nos=les lo=lo la=la los=los las=las melo=se+lo mela=se+la melos=se+los melas=se+las';
const answering = asked(
  `evitar! ahorrar hacer:haz,hace/hag explicar:explica/expliqu dar:da/d poner:pon,pone/pong pasar responder! contestar! hablar escribir mandar tratar decir:di,deci/dig mostrar:muestra,mostra/muestr
    resumir tutear vosear usar! utilizar!:utiliza/utilic mantener!:manten,mantene/manteng corregir:corrige,corregi/corrij citar incluir!:inclui,incluye/incluy agregar!:agrega/agregu añadir! avisar preguntar
    llamar redactar empezar!:empieza,empeza/empiec enviar describir recomendar:recomienda,recomenda/recomiend sugerir:sugiere,sugeri/sugier proponer:propon,propone/propong traducir:traduce,traduci/traduzc
    saludar repetir:repite,repeti/repit terminar mencionar ofrecer:ofrece/ofrezc justificar:justifica/justifiqu detallar firmar!`,
  ENDINGS,
  PRONOUNS,
);
const besides = asked(
  `mezclar adornar redondear inventar asumir suponer:supon/supong omitir opinar alargar:alarga/alargu sermonear moralizar:moraliza/moralic felicitar exponer:expon/expong adular meter recordar:recuerda/recuerd pedir:pide/pid
    pegar:pega/pegu comentar mentir:mient,menti/mient razonar ser:x/se ir:x/vay`,
  ENDINGS,
  '',
);
const wished = `${answering.wishes}, ${besides.wishes}, te disculpes = se disculpen, se disculpe = se disculpen, te enrolles = se enrollen, te vayas = se vayan`;

/** Words of what the user wishes of answers. */
export const answerWords = {
  it: 'lo, la, los, las',
  stopping: `
      mandarme = mandarle, ponerme = ponerle, decirme = decirle, tratarme = tratarle, usar, poner, contestarme = contestarle, responderme = responderle, hablarme = hablarle, escribirme = escribirle,
      darme = darle, explicarme = explicarle, llamarme = llamarle, saludarme = saludarle, hacer, pasarme = pasarle`,
  manners: 'tú, tu, vos, usted, ustedes',
  wishes: `${answering.orders}, sé = sean, sea = sean, ve = vayan, anda = vayan`,
  unwished: wished,
  wanted: wished,
  'past wanted': answering.past,
  always: `de ahora en adelante, de ahora en mas, a partir de ahora, a partir de hoy, de aqui en adelante, de aca en mas, en adelante, en lo sucesivo, desde ahora, de hoy en adelante, de hoy en mas, ahora y en adelante,
    todo el tiempo, por norma, por sistema, en todas tus respuestas, en todas las respuestas, para siempre`,
  wording: `disclaimers, advertencias, avisos, respuesta, respuestas, emojis, emoji, viñetas, listas, lista, tablas, parrafos, ejemplos, tecnicismos, jerga, formal, informal, directo, directa, breve, breves, conciso, concisa, concreto, concretas, corto, cortos,
    cortas, cortitas, largas, detalladas, detalle, detallado, pasos, paso a paso, grano, rodeos, introducciones, saludos, disculpas, codigo, explicaciones, lineas, renglones, palabras, tildes, unidades, sistema metrico, euros,
    dolares, pesos, gramos, kilos, celsius, km, kilometros, formato, tono, usted, tu, vos, tutees, confianza, relleno, resumen, fuentes, enlaces, links, metaforas, spoilers, sencillas, sencillo, simple, simples, facil, faciles,
    despacio, tests, comentarios, typescript, python, ingles, español, medidas, precios, mayusculas, negrita, negritas, anglicismos, adornos, markdown, opciones, pros y contras, humor, chistes, bullets, sermones, manzanitas`,
} as const;

/** Spanish rules of how the user wants answers: language, form, manner. */
export const answers = `
  // In what language.
  [<always>] [siempre] {w:<wishes>} [<always>] [siempre] [todo/solo/solamente] en !( !<languages>) {x:phrase} [<always>] !(esta | solo esta | para este) => language? quiere respuestas en {x}
    ✓ Contestame siempre en castellano = language quiere respuestas en castellano  ✗ contestame ya
  {w:<wishes>} siempre [todo] en !( !<languages>) {x:phrase} => language quiere respuestas en {x}  ✓ contestá siempre en inglés = language quiere respuestas en inglés  ✗ contestá en inglés
  siempre [{w:<wishes>}] en !( !<languages>) {x:phrase} => language quiere respuestas en {x}  ✓ siempre en castellano, por favor = language quiere respuestas en castellano  ✗ en castellano
  idioma : {x:phrase} => language quiere respuestas en {x}  ✓ idioma: español = language quiere respuestas en español  ✗ el idioma
  (quiero/prefiero) [las] respuestas en !( !<languages>) {x:phrase} => language prefiere respuestas en {x}  ✓ quiero respuestas en inglés siempre = language prefiere respuestas en inglés  ✗ quiero respuestas
  (<always>) [,] [solo] [{w:<wishes>}] [siempre/todo/solo] en !( !<languages>) {x:phrase} => language quiere respuestas en {x}  ✓ de ahora en más en inglés = language quiere respuestas en inglés  ✗ ahora en inglés
  {w:<wishes>} [todo] en {x:<languages>} (<always> | siempre | aunque | siempre que) => language quiere respuestas en {x}  ✓ contéstame en gallego siempre = language quiere respuestas en gallego  ✗ contéstame en gallego
  (prefiero que hablemos | hablemos | sigamos | quiero que hablemos | a mi) [siempre] en {x:<languages>} => language+planned? prefiere que le hablen en {x}
    ✓ hablemos siempre en gallego = language prefiere que le hablen en gallego  ✗ hablemos de gallego
  (prefiero/preferiria/quiero/quisiera) que me (hables/contestes/respondas/escribas/hable/conteste/responda) [siempre] en {x:<languages>} => language+planned prefiere que le hablen en {x}
    ✓ prefiero que me hables en inglés = language prefiere que le hablen en inglés  ✗ prefiero hablar
  // How: what is said to hold always, or names a manner.
  (<always>/siempre) [,/:] [que/y] [siempre] {w:<wishes>} !(siempre $) {x:phrase} => preference* quiere que siempre {w} {x}
    ✓ de ahora en más pasame los precios en dólares = preference quiere que siempre le pasen los precios en dólares  ✗ pasame los precios
  <always> [,/:] !( !(<wording>/sin/con/nada/solo/cero/menos/mas)) {x:phrase} => preference*? quiere {x} siempre  ✓ de ahora en más respuestas cortitas = preference quiere respuestas cortitas siempre  ✗ respuestas cortitas
  {w:<wishes>} [{x:few}] [,/y] (<always>/siempre) !(que) [!(pero/aunque/porque/asi/que/y) {y:phrase}] => preference* quiere que siempre {w} {x} {y}
    ✓ explicame todo paso a paso siempre = preference quiere que siempre le expliquen todo paso a paso  ✗ explicame todo
  (que/cuando/si) [yo] (me/te/les/os) (<wanted>/pido/mando/paso/pregunto) {y:phrase} , {w:<wishes>} {x:rest} => preference+hypothetical* quiere que con {y} {w} {x}
    ✓ cuando me pases precios, pasame en pesos = preference quiere que con precios le pasen en pesos  ✗ cuando me digas
  (que/cuando) [yo] (me/te/les/os) <wanted> {y:phrase} , (que sea | que sean | solo | siempre | en) {x:rest} => preference* quiere que con {y} sea {x}
    ✓ cuando me pases código, que sea en TypeScript = preference quiere que con código sea en TypeScript  ✗ cuando me digas
  siempre que (me/te/les/os) <wanted> {y:few} [,] {w:<wishes>} [{x:phrase}] => preference* quiere que con {y} {w} {x}
    ✓ siempre que me pases precios ponelos en pesos = preference quiere que con precios los pongan en pesos  ✗ cuando me digas
  [por favor] (nunca/jamas) [mas] me {w:<unwished>} {x:phrase} => preference+negated* quiere que nunca le {w} {x}  ✓ nunca me pongas emojis = preference quiere que nunca le pongan emojis  ✗ nunca me digas
  (nunca/jamas) [mas] {w:<unwished>} !( !([de/en/con/como/a] [los/las/el/la/tantos/tantas/un/una/mas/tan/muy] <wording>)) {x:phrase} => preference+negated* quiere que nunca {w} {x}
    ✓ nunca pongas negritas = preference quiere que nunca pongan negritas  ✗ nunca pongo negritas
  no me {w:<unwished>} (nunca/jamas) [mas] {x:phrase} => preference+negated* quiere que nunca le {w} {x}  ✓ no me pongáis nunca emoticonos = preference quiere que nunca le pongan emoticonos  ✗ no me pongas eso
  no me [vuelvas a] {w:<unwished>} [mas] !( !([de/en/con/como/a] [los/las/el/la/tantos/tantas/un/una/mas/tan/muy] <wording>)) {x:phrase} !(en este | para este | en esta)
    => preference+negated* quiere que no le {w} {x}  ✓ no me mandes listas largas = preference quiere que no le manden listas largas  ✗ no me mandes eso
  no {w:<unwished>} [mas] !( !([de/en/con/como/a] [los/las/el/la/tantos/tantas/un/una/mas/tan/muy] <wording>)) {x:phrase} !(en este | para este | en esta) => preference+negated* quiere que no {w} {x}
    ✓ no uses tecnicismos conmigo = preference quiere que no usen tecnicismos consigo  ✗ no uses esa función
  no vuelvas a (usar/poner/mandar/hacer/escribir/-arme/-erme/-irme) {x:phrase} => preference+negated* quiere que no vuelvan a usar {x}  ✓ No vuelvas a usar listas = preference quiere que no vuelvan a usar listas  ✗ no vuelvas
  no me !( !(trates/trate/traten/tutees/tutee/hables/hable/hablen/vosees/expliques/explique/tratéis/habléis)) {w:<unwished>} {x:phrase} => preference+negated* quiere que no le {w} {x}
    ✓ no me expliques lo básico = preference quiere que no le expliquen lo básico  ✗ no me digas eso
  (evita | evitá | evite | nada de | ni un | ni una) [los/las/el/la/mas] !( !<wording>) {x:phrase} => preference* no quiere {x}  ✓ evita los emojis = preference no quiere emojis  ✗ sin azúcar
  {w:<wishes>} {x:few} (conmigo | para mi $) => preference*? quiere que {w} {x}  ✓ usa un tono informal conmigo = preference quiere que usen un tono informal  ✗ usa un tono informal
  ^ [<fillers>] (sin | nada de) !( !([mas/tantos/tantas] <wording>)) {x:few} [por favor] [,] (siempre/<always>) => preference* no quiere {x}  ✓ sin emojis por favor, siempre = preference no quiere emojis  ✗ sin azúcar siempre
  (cuando/si) te {v:<wanted>} {y:few} [,] no [me] {p:<it>} {w:<unwished>} [{x:phrase}] => preference+negated* quiere que con {y} no {p} {w} {x}
    ✓ cuando te pida código no lo comentes = preference quiere que con código no lo comenten  ✗ cuando te pida código
  ^ [<fillers>] (respuestas/explicaciones) !(posibles/correctas) {x:phrase} => preference*? quiere respuestas {x}  ✓ respuestas cortas, por favor = preference quiere respuestas cortas  ✗ las respuestas fallan
  {w:<wishes>} [siempre] !( !((sin/con/de/como/mas/todo) <wording> | (sin/con/de/como/mas/todo) * <wording> | en menos de)) {x:phrase} => preference*? quiere que {w} {x}
    ✓ contestame sin emojis = preference quiere que le contesten sin emojis  ✗ contestame sin falta
  no me !( !(llames/llame/llamen)) {w:<unwished>} !(nada/mas/eso/que/asi) {x:phrase} => preference+negated* quiere que no le {w} {x}  ✓ no me llames jefe = preference quiere que no le llamen jefe  ✗ no me llames
  no me !( !(tutees/tutee/tuteen/vosees/sermonees/adules/mientas/felicites)) {w:<unwished>} (, | $ | por favor | nunca | mas) => preference+negated* quiere que no le {w}  ✓ no me tutees = preference quiere que no le tuteen  ✗ no me digas
  (deja/dejá/dejen) de {v:<stopping>} {x:phrase} => preference* quiere que dejen de {v} {x}  ✓ dejá de mandarme emojis = preference quiere que dejen de mandarle emojis  ✗ deja de llover
  (odio/detesto | me molesta) que me {w:<unwished>} {x:phrase} => preference+idle* quiere que no le {w} {x}  ✓ odio que me contesten con listas = preference quiere que no le contesten con listas  ✗ odio que llueva
  cada vez que (me/te/les/os) <wanted> {y:few} [,] {w:<wishes>} {x:phrase} => preference* quiere que con {y} {w} {x}
    ✓ cada vez que me pases horarios ponelos en hora de Chile = preference quiere que con horarios los pongan en hora de Chile  ✗ cada vez que me digas
  {w:<wishes>} [siempre] (de/como/con) {x:<manners>} => preference* quiere que {w} de {x}  ✓ tráteme siempre de usted = preference quiere que le traten de usted  ✗ háblame
  no quiero que me {w:<wanted>} {x:phrase} => preference+negated+planned* quiere que no le {w} {x}  ✓ no quiero que me des consejos médicos = preference quiere que no le den consejos médicos  ✗ no quiero comer
  (me gusta | prefiero | quiero | me gustaria) que (las/tus) (respuestas/explicaciones) sean {x:phrase} => preference+planned* quiere respuestas {x}
    ✓ me gusta que las respuestas sean directas = preference quiere respuestas directas  ✗ me gusta que sean directas
  no quiero [mas/los/las/tantos/tantas] {x:<wording>} (, | $ | ni | nunca | en tus) => preference+negated*? no quiere {x}  ✓ no quiero disclaimers = preference no quiere disclaimers  ✗ no quiero pan
  no hace falta que (te {w:<wanted>} | me {w:<wanted>} | {w:<wanted>}) [{x:phrase}] => preference+negated*? no hace falta que le {w} {x}
    ✓ no hace falta que me saludes cada vez = preference no hace falta que le saluden cada vez  ✗ no hace falta
  ^ [<fillers>] (tutéame/tuteame/voseame/tuteeme) => preference* quiere que lo tuteen  ✓ tutéame, por favor = preference quiere que lo tuteen  ✗ tutear
  [a mi] (prefiero/preferiria | me gusta) que [siempre] (me | te | se) [lo/la/los/las] [siempre] {w:<wanted>} {x:phrase} => preference+planned* prefiere que le {w} {x}
    ✓ prefiero que me trates de usted = preference prefiere que le traten de usted  ✗ prefiero que venga
  [a mi] (prefiero/preferiria | me gusta) que [siempre] {w:<wanted>} !(tu/vos) {x:phrase} => preference+planned* prefiere que {w} {x}  ✓ prefiero que uses ejemplos = preference prefiere que usen ejemplos  ✗ prefiero que venga
  (quiero/quisiera/necesito | me gustaria | te pido | le pido) que (siempre/<always>) [me] [lo/la/los/las] {w:<wanted>} {x:phrase} => preference+planned* quiere que siempre le {w} {x}
    ✓ quiero que siempre me respondas corto = preference quiere que siempre le respondan corto  ✗ quiero que me respondas
  (quiero/quisiera/necesito | me gustaria | te pido
    | le pido) que [me] !digas {w:<wanted>} !( !([siempre] [de/en/con/como/a/sin] [los/las/el/la/tantos/tantas/un/una/mas/tan/muy] <wording>)) {x:phrase} => preference+planned*? quiere que le {w} {x}
    ✓ quiero que me hables de usted = preference quiere que le hablen de usted  ✗ quiero que me hables
  (prefiero | quiero | me gustan | me sirven) [siempre] [las/los] (respuestas/explicaciones/ejemplos/datos/textos) {x:phrase} => preference* prefiere respuestas {x}
    ✓ prefiero las explicaciones con ejemplos = preference prefiere respuestas con ejemplos  ✗ prefiero la respuesta
  (le agradeceria | te agradeceria | te agradezco | le agradezco | me gustaria) que [se/me] (siempre/<always>) ([se/me] {w:<wanted>} | me {w:<past wanted>} | {w:<past wanted>}) {x:phrase}
    => preference+planned* quiere que {w} {x}  ✓ le agradecería que en lo sucesivo se ahorre las introducciones = preference quiere que ahorren las introducciones
    ✓ me gustaría que siempre me explicaras con ejemplos = preference quiere que expliquen con ejemplos  ✗ le agradezco
  no me (gusta/gustaria/agrada) que me {w:<wanted>} {x:phrase} => preference+negated* quiere que no le {w} {x}  ✓ no me gusta que me hables de usted = preference quiere que no le hablen de usted  ✗ no me gusta esto
  (me molesta | me molestan | no me gusta) cuando [las] (respuestas/explicaciones) {x:phrase} => preference+negated* le molestan las respuestas {x}
    ✓ me molesta cuando las respuestas son muy largas = preference le molestan las respuestas son muy largas  ✗ me molesta cuando llueve
  siempre que puedas , {x:rest} => preference* quiere {x} siempre que se pueda  ✓ siempre que puedas, poné ejemplos = preference quiere poné ejemplos siempre que se pueda  ✗ siempre que llueve
  (sé/sea/se) !( !(breve/directo/directa/conciso/concisa/claro/clara/escueto/escueta)) {x:phrase} => preference* quiere que sean: {x}  ✓ sé breve en tus respuestas = preference quiere que sean: breve en tus respuestas  ✗ es breve
  (ahorrate/ahórrate/ahorrame/ahórrame/evítame/evitame) [las/los/la/el] {x:phrase} => preference* no quiere {x}  ✓ ahorrate las introducciones = preference no quiere introducciones  ✗ ahorro mucho
  (dirigite/dirígete/diríjase) a mi como {x:phrase} => preference* quiere que se dirijan como {x}  ✓ dirigite a mí como doctora = preference quiere que se dirijan como doctora  ✗ dirigite a la salida
  (las/los) {x:words} {w:<wishes>} siempre (en/con/de) {y:phrase} => preference* quiere que siempre {w} en {y} ({x})
    ✓ los precios pasámelos siempre en pesos = preference quiere que siempre se los pasen en pesos (precios)  ✗ los precios pasámelos
  (las/los) {x:words} siempre en {y:phrase} => preference* quiere {x} siempre en {y}  ✓ las unidades siempre en métrico = preference quiere unidades siempre en métrico  ✗ las unidades
  (las/los) {x:words} en {y:few} [por favor] [,] (siempre/<always>) => preference* quiere {x} siempre en {y}
    ✓ las distancias en kilómetros por favor, siempre = preference quiere distancias siempre en kilómetros  ✗ las distancias en kilómetros
  (quiero/prefiero) que me {w:<wanted>} [todo] como !( !(si/a/para/un/una)) [si fuera] {x:phrase} => preference+planned+hypothetical* quiere que le {w} como {x}
    ✓ quiero que me expliques todo como a un nene = preference quiere que le expliquen como a un nene  ✗ explica
  {w:<wishes>} [siempre] [todo] como (si fuera | para | a) {x:phrase} => preference+hypothetical*? quiere que {w} como a {x}
    ✓ explícame todo como si fuera principiante = preference quiere que le expliquen como a principiante  ✗ explícame todo
  !( !(hablame/tratame/tráteme/hableme)) {w:<wishes>} [siempre] como (un/una) {x:phrase} => preference*? quiere que {w} como {x}  ✓ háblame como un amigo = preference quiere que le hablen como amigo  ✗ hazlo como un pdf
  (me entero | aprendo | entiendo) mejor (con/si) {x:phrase} => preference* entiende mejor con {x}  ✓ me entero mejor con ejemplos = preference entiende mejor con ejemplos  ✗ aprendo mucho
  a mi {w:<wishes>} {x:phrase} => preference* quiere que {w} {x}  ✓ a mí explícame las cosas despacio = preference quiere que le expliquen las cosas despacio  ✗ explícame esto
  [en] (las/tus) (respuestas/explicaciones) , (cero/sin | nada de | ni (un/una)) {x:few} [,] (siempre/nunca | $)
    => preference+negated* quiere que no usen {x} nunca  ✓ en tus respuestas, cero emojis, siempre = preference quiere que no usen emojis nunca  ✗ en tus respuestas, errores
  ^ [<fillers>] {x:<wording>} (nunca/jamas) [mas] (en (tus/las) respuestas | $ | ,) => preference+negated* quiere que nunca le den {x}
    ✓ listas nunca en tus respuestas = preference quiere que nunca le den listas  ✗ listas en tus respuestas
  (las/tus) (respuestas/explicaciones) , [siempre] {x:phrase} => preference* quiere respuestas {x}  ✓ las explicaciones, cortitas = preference quiere respuestas cortitas  ✗ las explicaciones
  (trátame/tratame/tráteme/tratenme) con {x:phrase} => preference* quiere que lo traten con {x}  ✓ trátame con confianza = preference quiere que lo traten con confianza  ✗ trátame mal
  las respuestas {x:phrase} me (marean/cansan/molestan/aburren) => preference* no quiere respuestas {x}  ✓ las respuestas largas me marean = preference no quiere respuestas largas  ✗ las respuestas largas
  siempre (en/con/dame/los/las) !( !<wording>/<attributes>/pasos/pros) {x:phrase} => preference*? quiere siempre {x}  ✓ siempre en viñetas y máximo cinco = preference quiere siempre viñetas y máximo cinco  ✗ siempre en otoño
  (podrias/podrías/puedes/podes/podria) [,] <always> [,] {v:<stopping>} {x:phrase} => preference+asks* quiere que puedan {v} {x}
    ✓ ¿Podrías, de ahora en más, contestarme más corto? = preference quiere que puedan contestarle más corto  ✗ ¿podrías ayudarme?`;
