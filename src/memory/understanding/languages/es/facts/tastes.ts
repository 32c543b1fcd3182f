/** Spanish rules of what the user likes, prefers and does: tastes, favorites, hobbies, habits. */
export const tastes = `
  // Liking.
  unless:no/si/que/tampoco/mas/dice [a mi] [siempre] me [ha/han] {v:<pleases>} [<amounts>] !(<at hand> | hacer $) {x:phrase} => preference le {v} {x}  ✓ me gusta el té = preference le gusta el té  ✗ me gusta esa idea
  unless:no/si/tampoco [a mi] me {v:<pleases>} [<amounts>] !(<at hand>) !( !(el/la/los/las)) {x:items} => preference le {v} {x}  ✓ me gustan los perros y los gatos = preference le gustan los perros ; preference le gustan los gatos  ✗ me gusta
  (a mi) no me {v:<pleases>} [nada] !(<at hand>) {x:phrase} => preference+negated no le {v} {x}  ✓ a mí no me gusta el picante = preference no le gusta el picante  ✗ a ella no le gusta
  unless:si/que no me {v:<pleases>} [nada | mucho | para nada | demasiado | tanto] !(<at hand>) {x:phrase} => preference+negated no le {v} {x}  ✓ no me gusta nada el picante = preference no le gusta el picante  ✗ no me gusta ese título
  (el/la/los/las) {x:noun} me {v:<pleases>} !(mas/menos/como/porque) => preference? le {v} {x}  ✓ los perros me encantan = preference le encantan perros  ✗ los perros me miran
  (no puedo vivir sin | no soy persona sin | me pierde | me pierden) {x:phrase} => preference+negated le encanta {x}  ✓ no puedo vivir sin café = preference le encanta café  ✗ no puedo vivir
  (si algo me gusta es) {x:phrase} => preference+hypothetical le gusta {x}  ✓ si algo me gusta es el mar = preference le gusta el mar  ✗ si algo pasa
  (lo que mas odio | lo que no soporto | lo que menos me gusta) (es/son) {x:phrase} => preference+negated odia {x}  ✓ lo que más odio es esperar = preference odia esperar  ✗ lo que más duele
  nada me gusta mas que [el/la/los/las] {x:phrase} => preference le gusta {x}  ✓ nada me gusta más que el mate = preference le gusta mate  ✗ nada me gusta
  con (el/la/los/las) {x:noun} no puedo => preference+negated no soporta {x}  ✓ con el picante no puedo = preference no soporta picante  ✗ con el picante puedo
  (lo que mas me gusta | lo que mas disfruto) es !(<at hand>/el/la) {x:phrase} => hobby le gusta {x}  ✓ lo que más me gusta es bailar = hobby le gusta bailar  ✗ lo que más me gusta
  algo que (odio/detesto) es {x:phrase} => preference odia {x}  ✓ si hay algo que odio es esperar = preference odia esperar  ✗ algo que es raro
  unless:no/si [a mi] me {v:<displeases>} [<amounts>] !(<at hand>) {x:phrase} => preference le {v} {x}  ✓ me aburren las series largas = preference le aburren las series largas  ✗ me aburre esto
  no me (va/van) nada {x:phrase} => preference+negated no le gusta {x}  ✓ no me van nada las películas de terror = preference no le gusta las películas de terror  ✗ no me va bien
  la mejor {k:words} [que he visto | que lei | que he leido | de todas | del mundo] es {x:phrase} => favorite:{k} su {k} favorito es {x}  ✓ la mejor película que he visto es Stalker = favorite:pelicula su película favorito es Stalker  ✗ la mejor opción
  [a mi] me (gusta/gustan/tira) mas {x:phrase} que {y:phrase} => preference prefiere {x} que {y}  ✓ me gusta más el té que el café = preference prefiere el té que el café  ✗ me gusta más así
  disfruto (de/con) {x:phrase} => preference disfruta de {x}  ✓ disfruto de caminar bajo la lluvia = preference disfruta de caminar bajo la lluvia  ✗ disfruta de caminar
  me da igual [el/la] {x:phrase} => preference? le da igual {x}  ✓ me da igual el fútbol = preference le da igual fútbol  ✗ me da
  (me va | me van) mas [el/la/los/las] {x:phrase} => preference prefiere {x}  ✓ me va más el rock que la salsa = preference prefiere rock  ✗ me va bien
  [el/la/los/las] {x:noun} [me/te] me {v:<displeases>} => preference {x} le {v}  ✓ El cilantro me da asco = preference cilantro le da asco  ✗ me da igual
  unless:no [yo] {v:<keen verbs>} [<amounts>] !(<at hand> | a todo | a todos | todo el mundo | que) {x:phrase} => preference {v} {x}  ✓ odio el cilantro con toda mi alma = preference odia el cilantro con toda su alma  ✗ odio ese título
  unless:si/que [yo] no (me banco | soporto | aguanto | tolero | soportamos | banco | trago | puedo ver) [<amounts>] !(<at hand>) {x:phrase} => preference+negated no soporta {x}  ✓ no soporto el cilantro = preference no soporta el cilantro  ✗ no soporta el cilantro
  {x:noun} no [lo/la/los/las] (soporto | aguanto | tolero | trago | puedo ver) => preference+negated no soporta {x}  ✓ El cilantro no lo soporto = preference no soporta El cilantro  ✗ no lo soporta
  (le/les) tengo (pavor/panico/miedo/terror/asco/fobia) (a/al) {x:phrase} => preference les tiene miedo a {x}  ✓ les tengo pavor a las arañas = preference les tiene miedo a las arañas  ✗ le tengo que decir
  [yo] soy [mucho/muy/bastante/re] [mas/muy] (de/del) !(los que | la | las) {x:phrase} (que de {y:phrase} | que) => preference es más de {x} que de {y}  ✓ soy mucho más de playa que de montaña = preference es más de playa que de montaña  ✗ soy de Lima
  [yo] soy [muy/re/super/un/una/gran] (fan/fanatico/fanatica/amante/aficionado/aficionada/apasionado/apasionada/adicto/adicta/friki/loco/loca) (de/del/a/al/por) !(<no allergens>) {x:phrase} => preference es fanático de {x}  ✓ soy fanático de la fórmula 1 = preference es fanático de la fórmula 1  ✗ es fanático de la fórmula 1
  [yo/soy] (hincha/socio/socia/simpatizante) (de/del) {x:phrase} => preference es hincha de {x}  ✓ soy hincha de Racing = preference es hincha de Racing  ✗ la hinchada de Racing
  unless:no [yo] prefiero [<amounts>/siempre] !(<at hand> | que | no | la version | una | algo | el de | la de | los de | otra | otro) {x:phrase} => preference prefiere {x}  ✓ prefiero el tren al avión = preference prefiere el tren al avión  ✗ prefiero la segunda
  prefiero mil veces {x:phrase} => preference prefiere {x}  ✓ prefiero mil veces el mail = preference prefiere el mail  ✗ prefiere el mail
  entre {x:phrase} me quedo con {y:phrase} => preference se queda con {y}  ✓ entre gatos y perros me quedo con los gatos = preference se queda con los gatos  ✗ me quedo con esa
  lo mio [, … … … ,] es [el/la] {x:phrase} => hobby lo suyo es {x}  ✓ lo mío es la escalada = hobby lo suyo es escalada  ✗ lo mío no es cocinar
  lo mio no (es/son) {x:phrase} => preference+negated lo suyo no es {x}  ✓ lo mío no es la cocina = preference lo suyo no es la cocina  ✗ lo mío es la cocina
  {x:noun} no (es/son) lo mio => preference+negated {x} no es lo suyo  ✓ el picante no es lo mío = preference el picante no es lo suyo  ✗ no es lo mío
  // Favorites.
  mi/mis !(parte/version/opcion/frase) {k:words} [de {j:words}] <favorites> [de siempre | de todos los tiempos | es | son | ahora] [es/son/:/?] [de lejos] {x:phrase} => favorite:{k}+asks su {k} favorito es {x}  ✓ mi color favorito es el azul = favorite:color su color favorito es el azul  ✗ el color favorito
  mi/mis <favorites> (es/son) [sin duda | siempre] {x:phrase} => preference su favorito es {x}  ✓ mi favorito es el verde botella = preference su favorito es el verde botella  ✗ el favorito
  (el/la) {k:words} que mas me gusta [de todos | de todas] es {x:phrase} => favorite:{k} su {k} favorito es {x}  ✓ la ciudad que más me gusta es Praga = favorite:ciudad su ciudad favorito es Praga  ✗ la que más me gusta
  no hay {k:words} que me guste mas que {x:phrase} => favorite:{k}+negated su {k} favorito es {x}  ✓ No hay fruta que me guste más que el mango = favorite:fruta su fruta favorito es el mango  ✗ no hay fruta
  de (los/las) {k:words} , mi <favorites> es {x:phrase} => favorite:{k} su {k} favorito es {x}  ✓ De los postres, mi preferido es el flan = favorite:postres su postres favorito es el flan  ✗ de los postres
  mi equipo [de futbol | favorito] es [el/la] !(muy/un/de) {x:phrase} => attribute:equipo_de_futbol? su equipo es {x}  ✓ mi equipo es el Atlético Nacional = attribute:team_supported su equipo es Atlético Nacional  ✗ mi equipo es de cinco
  // Pastimes.
  (mi | otro | mis | uno de mis) (hobby/hobbies/pasatiempo/pasatiempos/aficion/pasion/hobbie) [mio/favorito/preferido] (es/son/:) [el/la] {x:items} => hobby su hobby es {x}  ✓ mi hobby es la carpintería = hobby su hobby es carpintería  ✗ el hobby es caro
  unless:no/que/cuando/si [yo/ademas/tambien] (toco/tocamos) [<adverbs>] [el | la | en una | en un] !( !<instruments>) {x:phrase} => hobby toca {x}  ✓ toco el bandoneón desde chico = hobby toca bandoneón desde chico  ✗ toco madera
  unless:no/que/cuando/si [yo] (juego/jugamos) [<adverbs>] [al | a la | a] !( !<games>) {x:phrase} => hobby juega al {x}  ✓ juego al pádel los martes = hobby juega al pádel los martes  ✗ juego a las escondidas
  unless:no/que/cuando/si/este/un/el [yo] (practico/entreno/hago/hacemos/practicamos) [<adverbs>] [algo de | mucho] !( !<pastimes>) {x:phrase} => hobby practica {x}  ✓ hago cerámica desde la pandemia = hobby practica cerámica desde la pandemia  ✗ hago una torta
  unless:no/que/cuando/si/lo/la/los/las/te/le/un/el/mi/me [yo] {v:<hobby verbs>} [<adverbs>] !(con | para | a | al | el texto | tu | mi | de | en esta | lo | la | mal | que) {x:phrase} => hobby? {v} {x}  ✓ colecciono vinilos de cumbia = hobby colecciona vinilos de cumbia  ✗ colecciona vinilos
  en mi/mis (tiempo/ratos/horas) (libre/libres/muertas) [yo | me gusta] {v:<own verbs>} {x:phrase} => hobby {v} {x}  ✓ en mi tiempo libre restauro muebles = hobby restaura muebles  ✗ en mi tiempo
  me dedico a [la/el] {x:phrase} (como hobby | por hobby | de hobby) => hobby se dedica a {x}  ✓ me dedico a la fotografía como hobby = hobby se dedica a fotografía  ✗ me dedico a eso
  [llevo/hace] [{n:figure} {u:<times>} | años] (tocando/bailando/pintando/practicando/haciendo/jugando/entrenando/escalando) [el/la/al] !( !<instruments>/<games>/<pastimes>) {x:phrase} => hobby lleva años con {x}  ✓ llevo años tocando el chelo = hobby lleva años con chelo  ✗ tocando el timbre
  {v:<being so>} en un (club/grupo/taller/coro) de !whatsapp {x:phrase} => hobby {v} en un club de {x}  ✓ estoy en un club de lectura = hobby está en un club de lectura  ✗ estoy en un apuro
  (^ | y) {k:<hobbyists>} [{x:words}] => hobby? es {k} {x}  ✓ programador y corredor amateur = hobby es corredor amateur  ✗ la bici
  // Habits: a verb beside how often.
  {r:<repeatedly>} [y {s:<repeatedly>}] [,] [* * ,] [me/yo/nos] {v:<habit verbs>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit {v} {x} {r}  ✓ todas las mañanas salgo a trotar = habit sale a trotar todas las mañanas  ✗ todas las mañanas
  {r:<repeatedly>} me {v:<self verbs>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit {v} {x} {r}  ✓ los sábados me levanto a las seis = habit se levanta a las seis los sábados  ✗ los sábados duermo
  unless:no/que/si/cuando [yo] {v:<habit verbs>} [{x:noun}] [a las {h:figure}] {r:<repeatedly>} [y {s:<repeatedly>}] [!(pero/aunque/porque/asi/que/y) {y:phrase}] => habit {v} {x} {r} {s} {y}  ✓ medito todas las mañanas antes de desayunar = habit medita todas las mañanas antes de desayunar  ✗ medita
  unless:no/que/si/cuando [yo] {v:<habit verbs>} {n:figure} {u:words} {r:<repeatedly>} => habit {v} {n} {u} {r}  ✓ medito veinte minutos todas las mañanas = habit medita veinte minutos todas las mañanas  ✗ medita
  unless:no/que/si (me) {v:<self verbs>} [{r:<repeatedly>}] (a/temprano/tarde/tardisimo) [las] {x:phrase} [{s:<repeatedly>}] => habit {v} {r} a {x}  ✓ me levanto todos los días a las 5 = habit se levanta todos los días a 5  ✗ se levanta
  unless:no/que/si [yo] suelo {x:phrase} => habit suele {x}  ✓ suelo cenar tardísimo = habit suele cenar tardísimo  ✗ suele cenar
  unless:no [yo] (nunca/jamas/siempre) {v:<habit verbs>} {x:phrase} => habit? nunca {v} {x}  ✓ yo nunca tomo café después de las 5 = habit nunca toma café después de las 5  ✗ nunca toma café
  no {v:<habit verbs>} (nunca/jamas) => habit+negated no {v} nunca  ✓ no ceno nunca = habit no cena nunca  ✗ no cena nunca
  unless:no [yo] (fumo) [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit fuma {x}  ✓ fumo, pero poco = habit fuma  ✗ fuma
  (deje de | he dejado de) (fumar/beber/tomar) [!(pero/aunque/porque/asi/que/y) {x:phrase}] => habit+past! dejó de fumar {x}  ✓ dejé de fumar hace un mes = habit dejó de fumar hace un mes  ✗ dejó de fumar
  (voy/vamos) (al | a la) (gimnasio/gym/pileta/piscina/iglesia/terapia/psicologa) {x:phrase} => habit? va al gimnasio {x}  ✓ voy al gimnasio lunes y miércoles = habit va al gimnasio lunes y miércoles  ✗ voy al cine`;
