/** Words of these rules alone. */
export const tasteWords = {
  instruments: `guitarra, piano, bajo, bateria, violin, saxo, saxofon, flauta, ukelele, charango, acordeon, bandoneon, teclado, teclados, trompeta, chelo, violonchelo, clarinete, cajon, arpa, oboe, banjo, armonica, banda, orquesta,
    tambor, viola, quena, contrabajo, gaita, bombo, marimba, cuatro, tiple, percusion, timbal, organo`,
  games: `futbol, tenis, padel, ajedrez, basquet, basket, baloncesto, voley, voleibol, rugby, hockey, golf, truco, poker, pool, billar, videojuegos, bolos, squash, handball, balonmano, ping pong, rol, beisbol, softball, domino, play,
    pelota, bridge, mus, warhammer, magic, paddle, badminton, futsal, fulbito, futbolito, dnd, lol, minecraft, fifa, dota, fortnite, juegos de mesa, rummy, burako, canasta, cartas, go, petanca, dardos, futbol sala,
    calabozos y dragones, zelda, fútbol, tejo`,
  pastimes: `yoga, pilates, crossfit, ciclismo, senderismo, trekking, running, natacion, ceramica, carpinteria, jardineria, fotografia, escalada, montañismo, surf, buceo, boxeo, karate, judo, taekwondo, jiu jitsu, capoeira, danza,
    tango, salsa, ballet, teatro, macrame, crochet, origami, acuarela, acuarelas, aeromodelismo, radioaficion, astronomia, ajedrez, improvisacion, spinning, gimnasia, atletismo, esgrima, equitacion, patinaje, parkour, kayak, remo,
    vela, alfareria, encuadernacion, costura, bonsais, cerveza artesanal, pan de masa madre, pesas, calistenia, caligrafia, canto, zumba, aikido, muay thai, motocross, submarinismo, bici, bicicleta, montaña, coro, stand up,
    ilustracion, dibujo, escultura, grabado, meditacion`,
  ever: 'siempre, desde siempre, desde chico, desde chica, de toda la vida, de siempre',
  'ever has': 'ha, han, re',
  very: 're, super, recontra, mega, muy, tan, mucho, bastante, requete',
  'the articles': 'el, la, los, las',
  deliverables: `idea, titulo, version, opcion, propuesta, parrafo, respuesta, resumen, enfoque, tono, ejemplo, ejemplos, resultado, codigo, logo, frase, eslogan, itinerario, alternativa, estructura, explicacion, sugerencia, recomendacion, borrador,
    mail, asunto, intro, introduccion, conclusion, solucion, tabla, grafico, paleta, cambio, cambios, descripcion, tipografia, portada, seccion, capitulo, funcion, variable, boton`,
  events:
    'examen, entrevista, reunion, cita, operacion, parcial, presentacion, resultado, resultados, juicio, parto, mudanza',
  fears: 'pavor, panico, miedo, terror, asco, fobia, mania, rechazo',
  seems: `
      parece insoportable, parece horrible, parece aburridisimo, parece lo maximo, parece lo mejor, parecen insoportables, parecen horribles, da terror, dan terror, da pavor, dan pavor, da pánico,
      da alergia verlo, dan repelus, da repelus, da fobia, dan fobia`,
  never: 'nunca, jamas, jamás',
  meals:
    'ceno = cena, desayuno = desayuna, almuerzo = almuerza, meriendo = merienda, cenamos = cenan, madrugo = madruga, entreno = entrena',
  suits: 'va, van',
  loads: 'carga, cargan, emputa, emputan, rallan, tira para atras',
  fans: `fan, fanatico, fanatica, amante, aficionado, aficionada, apasionado, apasionada, adicto, adicta, friki, loco, loca, fana, devoto, devota, entusiasta, forofo, forofa, seguidor, seguidora`,
  'of mine':
    'mi = su, mis = sus, uno de mis = uno de sus, otro = otro, mi gran = su gran, mi unico = su único, mi otro = su otro',
  'hobby words': 'hobby, hobbies, pasatiempo, pasatiempos, aficion, aficiones, pasion, hobbie, vicio',
  touching: 'toco = toca, tocamos = tocan',
  playing: 'juego = juega, jugamos = juegan',
  practising: 'practico = practica, practicamos = practican, entreno = entrena, hago = hace, hacemos = hacen',
  'keen hobbies': `colecciono = colecciona, tejo = teje, bordo = borda, escalo = escala, surfeo = surfea, pinto = pinta, coso = cose, patino = patina, buceo = bucea, fotografio = fotografía, restauro = restaura, rapeo = rapea, boxeo = boxea, bailamos = bailan,
    coleccionamos = coleccionan, pescamos = pescan`,
  'playing long':
    'tocando, bailando, pintando, practicando, haciendo, jugando, entrenando, escalando, tejiendo, coleccionando',
  'at hours': 'a, a las, a la, temprano, tarde, tardisimo, tempranisimo',
  smokes: 'fumo = fuma, vapeo = vapea',
  'dropped vices': 'fumar, beber, tomar, vapear, tomar alcohol',
  goes: 'voy = va, vamos = van',
  haunts: 'gimnasio, gym, pileta, piscina, iglesia, terapia, psicologa, psicologo, misa, club, yoga',
} as const;

/** Spanish rules of what the user likes, prefers and does: tastes, favorites, hobbies, habits. */
export const tastes = `
  // Liking.
  unless:no/si/que/tampoco/mas/dice [a mi] {s:<ever>} me [{h:<ever has>}] {v:<pleases>} [<amounts>] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events>
    | hacer $) {x:phrase} => preference {s} le {h} {v} {x}  ✓ siempre me ha gustado la astronomía = preference siempre le ha gustado la astronomía  ✗ siempre me gusta esa idea
  unless:no/si/que/tampoco/mas/dice [a mi] me [<very>] [{h:<ever has>}] {v:<pleases>} [{a:<amounts>}] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a)
    | (el/la/los/las) [*] <events> | hacer $) {x:phrase} => preference le {h} {v} {a} {x}  ✓ me re gusta el té = preference le gusta el té  ✗ me gusta esa idea
  unless:no/si/que/tampoco/mas/dice [a mi] me [<very>] {v:<pleases>} [<amounts>] lo !(que/mas/otro) {x:noun} => preference le {v} lo {x}  ✓ me encanta lo dulce = preference le encanta lo dulce  ✗ me encanta lo que hiciste
  unless:no/si/tampoco [a mi] me [<very>] {v:<pleases>} [<amounts>] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events>
    | hacer $) !( !(el/la/los/las/-ar/-er/-ir)) {x:items} => preference le {v} {x}  ✓ me gustan los perros y los gatos = preference le gustan los perros ; preference le gustan los gatos  ✗ me gusta
  (a mi) no me {v:<pleases>} [nada] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events>) {x:phrase} => preference+negated no le {v} {x}
    ✓ a mí no me gusta el picante = preference no le gusta el picante  ✗ a ella no le gusta
  unless:si/que no me {v:<pleases>} [nada | mucho | para nada | demasiado | tanto] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events>) {x:phrase}
    => preference+negated no le {v} {x}  ✓ no me gusta nada el picante = preference no le gusta el picante  ✗ no me gusta ese título
  {d:<the articles>} {x:few} me [<very>] {v:<pleases>} [<amounts>] !(mas/menos/como/porque/que/la/el/lo) => preference? {d} {x} le {v}  ✓ los días de lluvia me encantan = preference los días de lluvia le encantan  ✗ los perros me miran
  {d:<the articles>} {x:few} , (ahi/eso/esos/esa/ese) … … … [,/:] me {v:<pleases>} [{y:phrase}]
    => preference? le {v} {d} {x} {y}  ✓ La ópera, ahí se va la plata: me fascina desde niña = preference le fascina la ópera desde niña  ✗ la ópera, ahí
  {d:<the articles>} !([*] <deliverables>/<events>) {x:few} no me {v:<pleases>} [nada | para nada | mucho | demasiado] !(mas/menos/como/que/la/el/lo/esta/este)
    => preference+negated no le {v} {d} {x}  ✓ las aceitunas no me gustan nada = preference no le gustan las aceitunas  ✗ las aceitunas me gustan
  (le/les) (tome/tomé/agarre/agarré/cogi/cogí/encontre/encontré) el (gusto/gustito) (a/al) [la/los/las] {x:noun} [, [ahora] me encanta [{y:phrase}]]
    => preference+past! le encanta {x}  ✓ le tomé el gusto al picante = preference le encanta picante  ✗ le tomé el pelo
  {d:<the articles>} {x:few} (no me va | no me van | no me cae | no me caen) => preference+negated {d} {x} no le va  ✓ la comida picante no me va = preference la comida picante no le va  ✗ la comida no va
  me {v:<loads>} !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events> | una app | un/una) {x:phrase} => preference le {v} {x}
    ✓ me cargan las reuniones = preference le cargan las reuniones  ✗ me carga un archivo
  (a mi | ^) me {v:<pleases>} todo lo (que/relacionado) {x:rest} => preference le {v} todo lo que {x}  ✓ me fascina todo lo que tenga chocolate = preference le fascina todo lo que tenga chocolate  ✗ me fascina todo
  no soy [{m:<very>}] de !(<no origin>/aqui/aca/por | {p:proper}) {x:phrase} => preference+negated no es {m} de {x}  ✓ no soy muy de dulces = preference no es muy de dulces  ✗ no soy de aquí
  soy team {x:noun} => preference es team {x}  ✓ soy team café = preference es team café  ✗ mi team
  {d:<the articles>} {x:few} me {v:<seems>} => preference {d} {x} le {v}  ✓ el reggaetón me parece insoportable = preference el reggaetón le parece insoportable  ✗ me parece bien
  de (todos/todas) (los/las) {k:words} me quedo con {x:phrase} => preference de {k} se queda con {x}  ✓ de todas las frutas me quedo con el mango = preference de frutas se queda con el mango  ✗ me quedo con esa
  mi {k:words} de (cabecera/culto) es {x:phrase} => favorite:{k} su {k} de cabecera es {x}  ✓ mi libro de cabecera es Rayuela = favorite:libro su libro de cabecera es Rayuela  ✗ mi libro es azul
  (no puedo vivir sin | no soy persona sin | me pierde | me pierden) {x:phrase} => preference+negated le encanta {x}  ✓ no puedo vivir sin café = preference le encanta café  ✗ no puedo vivir
  (si algo me gusta es) {x:phrase} => preference+hypothetical le gusta {x}  ✓ si algo me gusta es el mar = preference le gusta el mar  ✗ si algo pasa
  (lo que mas odio | lo que no soporto | lo que menos me gusta) (es/son) {x:phrase} => preference+negated odia {x}  ✓ lo que más odio es esperar = preference odia esperar  ✗ lo que más duele
  nada me gusta mas que {x:phrase} => preference nada le gusta más que {x}  ✓ nada me gusta más que el mate = preference nada le gusta más que el mate  ✗ nada me gusta
  con {d:<the articles>} {x:noun} no puedo $ => preference+negated no puede con {d} {x}  ✓ con el picante no puedo = preference no puede con el picante  ✗ con el picante puedo
  (lo que mas me gusta | lo que mas disfruto) es !(<at hand> | (el/la) (primer/primera/segundo/segunda/tercer/tercera/ultimo/ultima/final/parte/comienzo/principio/titulo/parrafo) | hacer $) {x:phrase}
    => hobby le gusta {x}  ✓ lo que más me gusta es bailar = hobby le gusta bailar  ✗ lo que más me gusta
  algo que (odio/detesto) es {x:phrase} => preference odia {x}  ✓ si hay algo que odio es esperar = preference odia esperar  ✗ algo que es raro
  unless:no/si [a mi] me {v:<displeases>} [<amounts>] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events>) {x:phrase} => preference le {v} {x}
    ✓ me aburren las series largas = preference le aburren las series largas  ✗ me aburre esto
  no me {v:<suits>} nada {x:phrase} => preference+negated no le {v} nada {x}  ✓ no me van nada las películas de terror = preference no le van nada las películas de terror  ✗ no me va bien
  la mejor !(<deliverables>) {k:words} [que he visto | que lei | que he leido | de todas | del mundo] es {x:phrase}
    => favorite:{k} su {k} favorita es {x}  ✓ la mejor película que he visto es Stalker = favorite:pelicula su película favorita es Stalker  ✗ la mejor opción
  [a mi] me (gusta/gustan/tira) mas {x:phrase} que {y:phrase} => preference prefiere {x} que {y}  ✓ me gusta más el té que el café = preference prefiere el té que el café  ✗ me gusta más así
  disfruto (de/con) {x:phrase} => preference disfruta de {x}  ✓ disfruto de caminar bajo la lluvia = preference disfruta de caminar bajo la lluvia  ✗ disfruta de caminar
  me da igual !(si/que/cual/como/lo/eso/esto | el color) {x:phrase} => preference? le da igual {x}  ✓ me da igual el fútbol = preference le da igual el fútbol  ✗ me da
  (me va | me van) mas {x:phrase} => preference le va más {x}  ✓ me va más el rock que la salsa = preference le va más el rock  ✗ me va bien
  {d:<the articles>} {x:few} me [<very>] {v:<displeases>} !(que/esta/este/esto) => preference {d} {x} le {v}  ✓ El cilantro me da asco = preference el cilantro le da asco  ✗ me da igual
  unless:no [yo] {v:<keen verbs>} [<amounts>] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events> | a todo | a todos | todo el mundo | que) {x:phrase}
    => preference {v} {x}  ✓ odio el cilantro con toda mi alma = preference odia el cilantro con toda su alma  ✗ odio ese título
  unless:si/que [yo] no (me banco | soporto | aguanto | tolero | soportamos | banco | trago | puedo ver) [<amounts>] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a)
    | (el/la/los/las) [*] <events>) {x:phrase} => preference+negated no soporta {x}  ✓ no soporto el cilantro = preference no soporta el cilantro  ✗ no soporta el cilantro
  {x:noun} no [lo/la/los/las] (soporto | aguanto | tolero | trago | puedo ver) => preference+negated no soporta {x}  ✓ El cilantro no lo soporto = preference no soporta El cilantro  ✗ no lo soporta
  (le/les) tengo {k:<fears>} (a/al) {x:phrase} => preference les tiene {k} a {x}  ✓ les tengo pavor a las arañas = preference les tiene pavor a las arañas  ✗ le tengo que decir
  [yo] soy [{m:<very>}] mas (de/del) !(los que | la | las) {x:phrase} (que de {y:phrase} | que) => preference es {m} más de {x} que de {y}
    ✓ soy mucho más de playa que de montaña = preference es mucho más de playa que de montaña  ✗ soy de Lima
  [yo] soy [{m:<very>}] de !(los que | la | las | un | una | <no origin>) {x:phrase} (que de {y:phrase}) => preference es más de {x} que de {y}
    ✓ soy de playa más que de montaña = preference es más de playa más que de montaña  ✗ soy de Lima
  [yo] soy [muy/re/super/un/una/gran] {k:<fans>} (de/del/a/al/por) !(<no allergens>) {x:phrase} => preference es {k} de {x}  ✓ soy fanático de la fórmula 1 = preference es fanático de la fórmula 1  ✗ es fanático de la fórmula 1
  [yo/soy] (hincha/socio/socia/simpatizante) (de/del) !(* (mi/tu/su)) {x:phrase} => preference es hincha de {x}  ✓ soy hincha de Racing = preference es hincha de Racing  ✗ la hinchada de Racing
  unless:no [yo] prefiero [{a:<amounts>}] !(<at hand> | (el/la/los/las) [*] <deliverables> !(de/del/con/-o/-a) | (el/la/los/las) [*] <events> | que | no | <small deeds> | la version | una | un | algo
    | el de | la de | los de | otra | otro) {x:phrase} => preference prefiere {a} {x}  ✓ prefiero el tren al avión = preference prefiere el tren al avión  ✗ prefiero la segunda
  prefiero mil veces {x:phrase} => preference prefiere {x}  ✓ prefiero mil veces el mail = preference prefiere el mail  ✗ prefiere el mail
  entre !(el/la/los/las/estos/estas/esos/esas/tus/este/esta) {x:phrase} me quedo con {y:phrase} => preference se queda con {y}
    ✓ entre gatos y perros me quedo con los gatos = preference se queda con los gatos  ✗ entre el rojo y el azul me quedo con el azul
  lo mio [, … … … ,] (es/son) !(una/un/mas/muy/que) {x:phrase} => hobby lo suyo es {x}  ✓ lo mío es la escalada = hobby lo suyo es la escalada  ✗ lo mío no es cocinar
  lo mio no (es/son) {x:phrase} => preference+negated lo suyo no es {x}  ✓ lo mío no es la cocina = preference lo suyo no es la cocina  ✗ lo mío es la cocina
  {x:noun} no (es/son) lo mio => preference+negated {x} no es lo suyo  ✓ el picante no es lo mío = preference el picante no es lo suyo  ✗ no es lo mío
  // Favorites.
  mi/mis !(parte/version/opcion/frase/respuesta) {k:words} [de {j:words}] {f:<favorites>} [de siempre | de todos los tiempos] [es/son] [de lejos | sin duda] [:
    | ? [el/la/los/las]] !(era/eran/fue/seria/es/son/pero/no) {x:items} => favorite:{k}+asks su {k} {f} es {x}  ✓ mi color favorito es el azul = favorite:color su color favorito es el azul
    ✗ mi color favorito era el rojo
  mi/mis <favorites> (es/son) [sin duda | siempre] {x:phrase} => preference su favorito es {x}  ✓ mi favorito es el verde botella = preference su favorito es el verde botella  ✗ el favorito
  el {k:words} que mas me gusta [de todos | en el mundo | del mundo] es {x:phrase} => favorite:{k} su {k} favorito es {x}  ✓ el postre que más me gusta es el flan = favorite:postre su postre favorito es el flan  ✗ la que más me gusta
  la {k:words} que mas me gusta [de todas | en el mundo | del mundo] es {x:phrase} => favorite:{k} su {k} favorita es {x}  ✓ la ciudad que más me gusta es Praga = favorite:ciudad su ciudad favorita es Praga  ✗ la que más me gusta
  no hay {k:words} que me guste mas que {x:phrase} => favorite:{k}+negated la {k} que más le gusta es {x}  ✓ No hay fruta que me guste más que el mango = favorite:fruta la fruta que más le gusta es el mango  ✗ no hay fruta
  [si] de [los/las] {k:words} (,|hablamos ,|se trata ,) mi {f:<favorites>} es {x:phrase} => favorite:{k}+hypothetical de {k} su {f} es {x}
    ✓ De los postres, mi preferido es el flan = favorite:postres de postres su preferido es el flan  ✗ de los postres
  mi equipo [de futbol | favorito] es [el/la] !(muy/un/de/nuevo/nueva/chico/grande/bueno/malo/remoto) {x:phrase} => attribute:equipo_de_futbol? su equipo es {x}
    ✓ mi equipo es el Atlético Nacional = attribute:team_supported su equipo es Atlético Nacional  ✗ mi equipo es de cinco
  // Pastimes.
  {m:<of mine>} {h:<hobby words>} [mio/favorito/preferido] (es/son/:) !(muy/un/una/que/car-/barat-) {x:items} => hobby {m} {h} es {x}  ✓ mi hobby es la carpintería = hobby su hobby es la carpintería  ✗ el hobby es caro
  unless:no/que/cuando/si [yo/ademas/tambien] {v:<touching>} [<adverbs>] !( !( [el | la | en una | en un | los] <instruments> )) {x:items} => hobby {v} {x}
    ✓ toco el bandoneón desde chico = hobby toca el bandoneón desde chico  ✓ toco guitarra y piano = hobby toca guitarra ; hobby toca piano  ✗ toco madera
  unless:no/que/cuando/si [yo] {v:<playing>} [<adverbs>] !( !( [al | a la | a] <games> )) {x:phrase} => hobby {v} {x}  ✓ juego al pádel los martes = hobby juega al pádel los martes  ✗ juego a las escondidas
  unless:no/que/cuando/si/este/un/el [yo] {v:<practising>} [<adverbs>] !( !( [algo de | mucho] <pastimes> )) {x:items} => hobby {v} {x}
    ✓ hago cerámica desde la pandemia = hobby hace cerámica desde la pandemia  ✓ practico jiu jitsu y boxeo = hobby practica jiu jitsu ; hobby practica boxeo  ✗ hago una torta
  unless:no/que/cuando/si/lo/la/los/las/te/le/un/el/mi/me [yo] {v:<keen hobbies>} [<adverbs>] !(con | para | a | al | tu | mi | de | en esta | lo | la | mal | que | un/una | esto) {x:phrase}
    => hobby {v} {x}  ✓ colecciono estampillas de mi abuelo = hobby colecciona estampillas de su abuelo  ✗ colecciono para vender
  unless:trabajo/el/un/muy/mas/lo [yo] practico !(con/para/lo/la/mi/mucho/el/ingles/a/en/todo/un/mas) {x:items} => hobby? practica {x}  ✓ practico budismo zen = hobby practica budismo zen  ✗ practico para el examen
  {r:<repeatedly>} (tengo/tenemos | voy a) (clase/clases/taller/ensayo) de {x:phrase} => habit tiene clase de {x} {r}  ✓ los martes tengo clase de salsa = habit tiene clase de salsa los martes  ✗ tengo clase
  [yo] leo {a:<amounts>} , sobre todo {x:phrase} => hobby lee {a}, sobre todo {x}  ✓ leo mucho, sobre todo poesía = hobby lee mucho, sobre todo poesía  ✗ leo mucho
  unless:no/que/cuando/si/lo/la/los/las/te/le/un/el/mi/me [yo] {v:<hobby verbs>} [<adverbs>] !(con | para | a | al | el texto | tu | mi | de | en esta | lo | la | mal | que | madera | riesgo | peligro
    | fondo | el tema | el script | esto | esta | este | el codigo | un/una | (el/la) (boton/timbre/puerta/techo/pared/archivo/link) | desde | por) {x:phrase} => hobby? {v} {x}
    ✓ colecciono vinilos de cumbia = hobby colecciona vinilos de cumbia  ✗ colecciona vinilos
  en mi/mis (tiempo/ratos/horas) (libre/libres/muertas) [yo | me gusta] {v:<own verbs>} {x:phrase} => hobby {v} {x}  ✓ en mi tiempo libre restauro muebles = hobby restaura muebles  ✗ en mi tiempo
  me dedico a {x:phrase} (como hobby | por hobby | de hobby | en mi tiempo libre) => hobby se dedica a {x}  ✓ me dedico a la fotografía como hobby = hobby se dedica a la fotografía  ✗ me dedico a eso
  [llevo/hace/años] [{n:figure} {u:<times>}] {g:<playing long>} !( !( [el/la/al] <instruments>/<games>/<pastimes> )) {x:phrase} => hobby lleva años {g} {x}
    ✓ llevo años tocando el chelo = hobby lleva años tocando el chelo  ✗ tocando el timbre
  {v:<being so>} en un (club/grupo/taller/coro) de !whatsapp {x:phrase} => hobby {v} en un club de {x}  ✓ estoy en un club de lectura = hobby está en un club de lectura  ✗ estoy en un apuro
  (^ | y | soy) {k:<hobbyists>} [{x:words}] => hobby? es {k} {x}  ✓ programador y corredor amateur = hobby es corredor amateur  ✗ la bici
  // Habits: a verb beside how often.
  {r:<repeatedly>} [{b:<and>} {s:<repeatedly>}] [,] [* * ,] [me/yo/nos] {v:<habit verbs>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit {v} {x} {r}
    ✓ todas las mañanas salgo a trotar = habit sale a trotar todas las mañanas  ✗ todas las mañanas
  {q:<repeatedly>} , {r:<repeatedly>} {b:<and>} {s:<repeatedly>} [,] [yo] {v:<habit verbs>} [!(pero/aunque/porque/asi/que/y) {x:phrase}]
    => habit {v} {x} {q}, {r} {b} {s}  ✓ lunes, miércoles y viernes nado en el club = habit nada en el club lunes, miércoles y viernes  ✗ lunes, miércoles y viernes
  {r:<repeatedly>} me {v:<self verbs>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit {v} {x} {r}  ✓ los sábados me levanto a las seis = habit se levanta a las seis los sábados  ✗ los sábados duermo
  unless:no/que/si/cuando [yo] {v:<habit verbs>} [{x:noun}] [a las {h:figure}] {r:<repeatedly>} [{b:<and>} {s:<repeatedly>}] [!(pero/aunque/porque/asi/que/y) {y:phrase}]
    => habit {v} {x} {r} {b} {s} {y}  ✓ medito todas las mañanas antes de desayunar = habit medita todas las mañanas antes de desayunar  ✗ medita
  unless:no/que/si/cuando/un/el/la [yo] {v:<habit verbs>} {x:few} {r:<repeatedly>} [{b:<and>} {s:<repeatedly>}] => habit {v} {x} {r} {b} {s}
    ✓ salgo a caminar con mi perra todas las tardes = habit sale a caminar con su perra todas las tardes  ✗ medita
  unless:no/que/si/te/hoy (me) {v:<self verbs>} [{r:<repeatedly>}] {p:<at hours>} {x:phrase} [{s:<repeatedly>}] => habit {v} {r} {p} {x} {s}  ✓ me levanto todos los días a las 5 = habit se levanta todos los días a las 5  ✗ se levanta
  unless:no/que/si/te/hoy me {v:<self verbs>} {x:few} {r:<repeatedly>} => habit {v} {x} {r}  ✓ me baño con agua fría todas las mañanas = habit se baña con agua fría todas las mañanas  ✗ me baño
  (^ | yo) {v:<meals>} [tarde/siempre/temprano] {p:<at hours>} {x:phrase} => habit? {v} {p} {x}  ✓ ceno a las once = habit cena a las once  ✗ la cena
  unless:no/que/si [yo] suelo {x:phrase} => habit suele {x}  ✓ suelo cenar tardísimo = habit suele cenar tardísimo  ✗ suele cenar
  unless:no [yo] (nunca/jamas/siempre) {v:<habit verbs>} {x:phrase} => habit? nunca {v} {x}  ✓ yo nunca tomo café después de las 5 = habit nunca toma café después de las 5  ✗ nunca toma café
  no {v:<habit verbs>} {k:<never>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit+negated no {v} {k} {x}  ✓ no ceno nunca = habit no cena nunca  ✗ no cena nunca
  unless:no [yo] {v:<smokes>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit {v} {x}  ✓ fumo, pero poco = habit fuma  ✗ fuma
  (deje de | he dejado de) {v:<dropped vices>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit+past! dejó de {v} {x}  ✓ dejé de fumar hace un mes = habit dejó de fumar hace un mes  ✗ dejó de fumar
  {v:<goes>} (al | a la) {g:<haunts>} !(en un | ahora | hoy | mañana | a buscar | con/y) {x:phrase} => habit? {v} a {g} {x}  ✓ voy al gimnasio lunes y miércoles = habit va a gimnasio lunes y miércoles  ✗ voy al cine`;
