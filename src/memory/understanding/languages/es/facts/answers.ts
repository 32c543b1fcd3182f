/** Words of what the user wishes of answers. */
export const answerWords = {
  manners: 'tú, tu, vos, usted, ustedes',
  wishes: `evitame, evítame, ahorrame, ahórrame, hacelo, hazlo, explicamelo, explícamelo, dadmelos, dámelos, damelos, dádmelos, ponmelos, pásamelos, respondelo, escribilo, respondeme, contestame, respóndeme, contéstame, respondame,
    contesteme, háblame, hablame, hableme, escribime, escríbeme, escribame, explicame, explícame, expliqueme, dame, deme, pasame, pásame, paseme, ponme, poneme, pongame, mandame, tratame, trátame, tráteme, trateme, decime, dime,
    digame, mostrame, muéstrame, muestreme, resumime, resúmeme, tuteame, tutéame, tuteeme, voseame, contestadme, respondedme, habladme, habladnos, respondenos, contestanos, dadmelos, dadme, ponlas, ponlos, ponelos, ponelas, usá, usa,
    use, usad, utiliza, utilizá, evitá, evita, evite, evitad, sé, sea, mantené, mantén, corregime, corrígeme, corrijame, citame, cítame, incluí, incluye, incluya, agregá, agrega, agregue, añade, avisame, avísame, avíseme, preguntame,
    pregúntame, preguntame, responde, respondé, contesta, contestá, responda, conteste, responder, contestar, ve, andá, llamame, redactame, empeza, empieza, empiece`,
  unwished: `respondas, contestes, hables, escribas, expliques, trates, tutees, vosees, llames, des, uses, pongas, saludes, agregues, hagas, repitas, incluyas, mandes, digas, recomiendes, sugieras, propongas, ofrezcas, mezcles,
    redondees, adornes, te disculpes, termines, empieces, muestres, pases, inventes, traduzcas, resumas, menciones, asumas, supongas, preguntes, omitas, opines, cites, metas, adules, te enrolles, te vayas, responda, hable, trate,
    tutee, de, ponga, use, mande, diga, explique, haga, repita, incluya, conteste, escriba, pongan, usen, manden, respondan, contesten, uséis, pongáis, habléis, deis, mandéis, alargues, sermonees, moralices, felicites, corrijas,
    recuerdes, expongas, hablen, expliquen`,
  wanted: `pase, pida, pregunte, mande, envie, pegue, responda, respondas, contestes, hables, escribas, expliques, trates, tutees, vosees, llames, des, uses, pongas, seas, hagas, incluyas, mandes, digas, muestres, pases, corrijas,
    responda, hable, trate, tutee, de, ponga, use, mande, diga, explique, haga, incluya, conteste, escriba, sea, vayas, mantengas, evites, cites, preguntes, avises, digan, llamen, hablen, llame, resumas, respondan, contesten,
    recomiendes, propongas, sean, justifiques, razones`,
  always: `de ahora en adelante, de ahora en mas, a partir de ahora, a partir de hoy, de aqui en adelante, de aca en mas, en adelante, en lo sucesivo, desde ahora, de hoy en adelante, de hoy en mas, ahora y en adelante,
    todo el tiempo, por norma, por sistema, en todas tus respuestas, en todas las respuestas, para siempre`,
  wording: `respuesta, respuestas, emojis, emoji, viñetas, listas, lista, tablas, parrafos, ejemplos, tecnicismos, jerga, formal, informal, directo, directa, breve, breves, conciso, concisa, concreto, concretas, corto, cortos,
    cortas, cortitas, largas, detalladas, detalle, detallado, pasos, paso a paso, grano, rodeos, introducciones, saludos, disculpas, codigo, explicaciones, lineas, renglones, palabras, tildes, unidades, sistema metrico, euros,
    dolares, pesos, gramos, kilos, celsius, km, kilometros, formato, tono, usted, tu, vos, tutees, confianza, relleno, resumen, fuentes, enlaces, links, metaforas, spoilers, sencillas, sencillo, simple, simples, facil, faciles,
    despacio, tests, comentarios, typescript, python, ingles, español, medidas, precios, mayusculas, negrita, negritas, anglicismos, adornos, markdown, opciones, pros y contras, humor, chistes, bullets, sermones, manzanitas`,
} as const;

/** Spanish rules of how the user wants answers: language, form, manner. */
export const answers = `
  // In what language.
  [<always>] [siempre] {w:<wishes>} [<always>] [siempre] [todo/solo/solamente] en !( !<languages>) {x:phrase} [<always>] !(esta | solo esta | para este) => language? quiere respuestas en {x}  ✓ Contestame siempre en castellano = language quiere respuestas en castellano  ✗ contestame ya
  {w:<wishes>} siempre [todo] en !( !<languages>) {x:phrase} => language quiere respuestas en {x}  ✓ contestá siempre en inglés = language quiere respuestas en inglés  ✗ contestá en inglés
  siempre [{w:<wishes>}] en !( !<languages>) {x:phrase} => language quiere respuestas en {x}  ✓ siempre en castellano, por favor = language quiere respuestas en castellano  ✗ en castellano
  idioma : {x:phrase} => language quiere respuestas en {x}  ✓ idioma: español = language quiere respuestas en español  ✗ el idioma
  (quiero/prefiero) [las] respuestas en !( !<languages>) {x:phrase} => language prefiere respuestas en {x}  ✓ quiero respuestas en inglés siempre = language prefiere respuestas en inglés  ✗ quiero respuestas
  (<always>) [,] [solo] [{w:<wishes>}] [siempre/todo/solo] en !( !<languages>) {x:phrase} => language quiere respuestas en {x}  ✓ de ahora en más en inglés = language quiere respuestas en inglés  ✗ ahora en inglés
  {w:<wishes>} [todo] en {x:<languages>} (<always> | siempre | aunque | siempre que) => language quiere respuestas en {x}  ✓ contéstame en gallego siempre = language quiere respuestas en gallego  ✗ contéstame en gallego
  (prefiero que hablemos | hablemos | sigamos | quiero que hablemos | a mi) [siempre] en {x:<languages>} => language+planned? prefiere que le hablen en {x}  ✓ hablemos siempre en gallego = language prefiere que le hablen en gallego  ✗ hablemos de gallego
  (prefiero/preferiria/quiero/quisiera) que me (hables/contestes/respondas/escribas/hable/conteste/responda) [siempre] en {x:<languages>} => language+planned prefiere que le hablen en {x}  ✓ prefiero que me hables en inglés = language prefiere que le hablen en inglés  ✗ prefiero hablar
  // How: what is said to hold always, or names a manner.
  (<always>/siempre) [,/:] [que/y] [siempre] {w:<wishes>} {x:phrase} => preference* quiere que siempre: {w} {x}  ✓ de ahora en más pasame los precios en dólares = preference quiere que siempre: pasame los precios en dólares  ✗ pasame los precios
  <always> [,/:] {x:phrase} => preference*? quiere {x} siempre  ✓ de ahora en más respuestas cortitas = preference quiere respuestas cortitas siempre  ✗ respuestas cortitas
  {w:<wishes>} [{x:few}] [,/y] (<always>/siempre) !(que) [!(pero/aunque/porque/asi/que/y) {y:phrase}] => preference* quiere que siempre: {w} {x} {y}  ✓ explicame todo paso a paso siempre = preference quiere que siempre: explicame todo paso a paso  ✗ explicame todo
  (que/cuando) [yo] (me/te/les/os) <wanted> {y:phrase} , {w:<wishes>} {x:rest} => preference* con {y}: {w} {x}  ✓ cuando me pases precios, pasame en pesos = preference con precios: pasame en pesos  ✗ cuando me digas
  (que/cuando) [yo] (me/te/les/os) <wanted> {y:phrase} , (que sea | que sean | solo | siempre | en) {x:rest} => preference* con {y}: {x}  ✓ cuando me pases código, que sea en TypeScript = preference con código: en TypeScript  ✗ cuando me digas
  siempre que (me/te/les/os) <wanted> {y:few} {w:<wishes>} {x:phrase} => preference* con {y}: {w} {x}  ✓ siempre que me pases precios ponelos en pesos = preference con precios: ponelos en pesos  ✗ cuando me digas
  [por favor] (nunca/jamas) [mas] (me | te) (<unwished>) {x:phrase} => preference+negated* quiere que nunca le den {x}  ✓ nunca me pongas emojis = preference quiere que nunca le den emojis  ✗ nunca me digas
  (nunca/jamas) [mas] me <unwished> de {x:phrase} => preference+negated* no quiere que lo traten de {x}  ✓ nunca me trates de usted = preference no quiere que lo traten de usted  ✗ nunca trates
  no [me/te] [vuelvas a] (<unwished>/usar/poner) [mas] [los/las/el/la/tantos/tantas] !( !<wording>) {x:phrase} !(en este | para este | en esta) => preference+negated* no quiere {x}  ✓ no uses tecnicismos conmigo = preference no quiere tecnicismos consigo  ✗ no uses esa función
  no vuelvas a <unwished>/usar/poner/mandar {x:phrase} => preference+negated* quiere que no vuelvan a usar {x}  ✓ No vuelvas a usar listas = preference quiere que no vuelvan a usar listas  ✗ no vuelvas
  no me (expliques/trates/tutees/hables/vosees) [de/como] [a] {x:phrase} => preference+negated* no quiere que le expliquen {x}  ✓ no me expliques lo básico = preference no quiere que le expliquen lo básico  ✗ no me digas eso
  (evita | evitá | evite | nada de | ni un | ni una) [los/las/el/la/mas] !( !<wording>) {x:phrase} => preference* no quiere {x}  ✓ evita los emojis = preference no quiere emojis  ✗ sin azúcar
  ^ [<fillers>] (respuestas/explicaciones) !(posibles/correctas) {x:phrase} => preference*? quiere respuestas {x}  ✓ respuestas cortas, por favor = preference quiere respuestas cortas  ✗ las respuestas fallan
  {w:<wishes>} [siempre] (sin | con | de | como | en menos de | corto | mas | las | todo | los) !( !(<wording> | si fuera)) {x:phrase} => preference*? quiere: {w} {x}  ✓ contestame sin emojis = preference quiere: contestame emojis  ✗ contestame sin falta
  no me (llames) {x:phrase} => preference+negated* no quiere que le digan {x}  ✓ no me llames jefe = preference no quiere que le digan jefe  ✗ no me llames
  (deja/dejá) de (mandarme/usar/ponerme/decirme/tratarme) {x:phrase} => preference* no quiere {x}  ✓ dejá de mandarme emojis = preference no quiere emojis  ✗ deja de llover
  (odio/detesto) que me (contesten/hablen/respondas/contestes/hables/expliquen) {x:phrase} => preference+idle* odia que le contesten {x}  ✓ odio que me contesten con listas = preference odia que le contesten con listas  ✗ odio que llueva
  cada vez que (me/te/les/os) <wanted> {y:few} {w:<wishes>} {x:phrase} => preference* con {y}: {w} {x}  ✓ cada vez que me pases horarios ponelos en hora de Chile = preference con horarios: ponelos en hora de Chile  ✗ cada vez que me digas
  me gustaria que siempre me {x:phrase} => preference+planned* quiere que siempre {x}  ✓ me gustaría que siempre me explicaras con ejemplos = preference quiere que siempre explicaras con ejemplos  ✗ me gustaría ir
  (tutéame/tuteame/voseame/tratame/trátame/tráteme/hábleme/hableme/tuteeme/háblame/hablame) [siempre/de/como] {x:phrase} => preference*? quiere que lo traten: {x}  ✓ tráteme siempre de usted = preference quiere que lo traten: de usted  ✗ háblame
  {w:<wishes>} de {x:<manners>} => preference* quiere que lo traten de {x}  ✓ trátame de vos = preference quiere que lo traten de vos  ✗ háblame de eso
  no quiero que me <wanted> {x:phrase} => preference+negated+planned* no quiere que le den {x}  ✓ no quiero que me des consejos médicos = preference no quiere que le den consejos médicos  ✗ no quiero comer
  no hace falta que (te/me/se) {x:phrase} => preference+negated*? no hace falta que {x}  ✓ no hace falta que te disculpes cada vez = preference no hace falta que disculpes cada vez  ✗ no hace falta
  ^ [<fillers>] (tutéame/tuteame/voseame/tuteeme) => preference* quiere que lo tuteen  ✓ tutéame, por favor = preference quiere que lo tuteen  ✗ tutear
  [a mi] (prefiero/quiero/quisiera/necesito/preferiria | me gusta) que [siempre] (me|) [lo/la/los/las] (<wanted>) !(tu/vos) {x:phrase} => preference+planned* prefiere que le hablen: {x}  ✓ prefiero que me trates de usted = preference prefiere que le hablen: de usted  ✗ prefiero que venga
  (prefiero | quiero | me gustan | me sirven) [siempre] [las/los] (respuestas/explicaciones/ejemplos/datos/textos) {x:phrase} => preference* prefiere respuestas {x}  ✓ prefiero las explicaciones con ejemplos = preference prefiere respuestas con ejemplos  ✗ prefiero la respuesta
  (le agradeceria | te agradeceria | te agradezco | me gustaria) que [se/me] (siempre/<always>) [se/me] {x:phrase} => preference+planned*? quiere que {x}  ✓ le agradecería que en lo sucesivo se ahorre las introducciones = preference quiere que ahorre las introducciones  ✗ le agradezco
  no me gusta que me {x:phrase} => preference+negated* no le gusta que le {x}  ✓ no me gusta que me hables de usted = preference no le gusta que le hables de usted  ✗ no me gusta esto
  (me molesta | me molestan | no me gusta) cuando [las] (respuestas/explicaciones) {x:phrase} => preference+negated* le molestan las respuestas {x}  ✓ me molesta cuando las respuestas son muy largas = preference le molestan las respuestas son muy largas  ✗ me molesta cuando llueve
  siempre que puedas , {x:rest} => preference* quiere {x} siempre que se pueda  ✓ siempre que puedas, poné ejemplos = preference quiere poné ejemplos siempre que se pueda  ✗ siempre que llueve
  (sé/sea/se) (breve/directo/directa/conciso/concisa/claro/clara) {x:phrase} => preference* quiere respuestas breves: {x}  ✓ sé breve en tus respuestas = preference quiere respuestas breves: en tus respuestas  ✗ es breve
  (ahorrate/ahórrate/ahorrame/ahórrame/evítame/evitame) [las/los/la/el] {x:phrase} => preference* no quiere {x}  ✓ ahorrate las introducciones = preference no quiere introducciones  ✗ ahorro mucho
  (dirigite/dirígete/diríjase) a mi como {x:phrase} => preference* quiere que se dirijan como {x}  ✓ dirigite a mí como doctora = preference quiere que se dirijan como doctora  ✗ dirigite a la salida
  (las/los) {x:words} [pasamelos/pasamelas/pásamelos/damelos/dámelos/ponelos] siempre en {y:phrase} => preference* quiere {x} siempre en {y}  ✓ las unidades siempre en métrico = preference quiere unidades siempre en métrico  ✗ las unidades
  (quiero/prefiero) que me expliques [todo] como [si fuera | a] {x:phrase} => preference+planned* quiere que le expliquen como a {x}  ✓ quiero que me expliques todo como a un nene = preference quiere que le expliquen como a un nene  ✗ explica
  (me entero | aprendo | entiendo) mejor (con/si) {x:phrase} => preference* entiende mejor con {x}  ✓ me entero mejor con ejemplos = preference entiende mejor con ejemplos  ✗ aprendo mucho
  a mi {w:<wishes>} {x:phrase} => preference* quiere: {w} {x}  ✓ a mí explícame las cosas despacio = preference quiere: explícame las cosas despacio  ✗ explícame esto
  (las/tus) (respuestas/explicaciones) , [siempre] {x:phrase} => preference* quiere respuestas {x}  ✓ las explicaciones, cortitas = preference quiere respuestas cortitas  ✗ las explicaciones
  (trátame/tratame/tráteme/tratenme) con {x:phrase} => preference* quiere que lo traten con {x}  ✓ trátame con confianza = preference quiere que lo traten con confianza  ✗ trátame mal
  las respuestas {x:phrase} me (marean/cansan/molestan/aburren) => preference* no quiere respuestas {x}  ✓ las respuestas largas me marean = preference no quiere respuestas largas  ✗ las respuestas largas
  siempre (en/con/dame/los/las) !( !<wording>/<attributes>/pasos/pros) {x:phrase} => preference*? quiere siempre {x}  ✓ siempre en viñetas y máximo cinco = preference quiere siempre viñetas y máximo cinco  ✗ siempre en otoño
  (podrias/podrías/puedes/podes) [,] <always> [,] {x:phrase} => preference+asks* quiere {x}  ✓ ¿Podrías, de ahora en más, contestarme más corto? = preference quiere contestarme más corto  ✗ ¿podrías ayudarme?`;
