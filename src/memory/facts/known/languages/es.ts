import type { KnownData } from '../known-data.ts';

/** The ways in which Spanish tells that something known ended, changed, goes on, or has company. */
export const spanish: KnownData = {
  code: 'es',
  splits: 'pero, aunque, mientras',
  lists: {
    small: `el, la, los, las, lo, al, del, a, de, un, una, mi, mis, nuestro, nuestra, nuestros, nuestras, con, en, lo del, lo de, lo de la, lo de los, lo de las, lo de mi, ese, esa, este, esta, el tema de, el tema del, todo el, toda la, a la, a los, por el, por la, me, nos, le, les, se, te, ya, he, hemos, ha, han, tanto, usar, ser, hacer, ir a, ir al, ir, comer, tomar, jugar a, jugar al, tocar, trabajar en, trabajar de, vivir en, estudiar`,
    leads: `un tal, una tal, un chico que se llama, una chica que se llama, uno que se llama, una que se llama, alguien que se llama, se llama, que se llama, llamado, llamada, ya, todo, todo a`,
    stops: `algo, nada, eso, esto, ello, isso, isto, desde, porque, hace, ahora, hoy, ayer, anoche, el lunes, el martes, el miercoles, el jueves, el viernes, el sabado, el domingo, la semana, el mes, el ano, este mes, este ano, esta semana, asi que, aunque, cuando, gracias, por fin, de momento, por ahora, por suerte, que, y, e, pero, ya, al final, todavia, aun, tambien, si, jaja, jajaja, mucho mejor, de una, para siempre, de vez, en verano, en invierno, despues, antes, ni, nomas, nada mas, en vez, en lugar, no, como siempre, por mi, a partir, de segunda, para que, los que, mis amigos`,
    theirs: 'su, sus, tu, tus, vuestro, vuestra',
    of: 'de, del, de la, de los, de mi, de un, de una, de el',
    not: 'no, nunca, tampoco, ni, jamas, sin, todavia no, aun no, casi',
    nouns: `curso = studies, trabajo = work, laburo = work, curro = work, pega = work, chamba = work, empresa = work, carrera = studies, facu = studies, facultad = studies, uni = studies, coche = vehicle, auto = vehicle, carro = vehicle, novia = partner, novio = partner, marido = partner, mujer = partner, esposa = partner, esposo = partner, casa = home, piso = home, depa = home, jefe = own:jefe, jefa = own:jefa, iphone = technology, celular = technology, movil = technology`,
    left: `deje, dejamos, dejado, abandone, abandonamos, abandonado, largue, largamos, largado, colgue, colgado, solte, tire, tiramos, tirado, corte, cortamos, cortado, borre, borramos, borrado, cancele, cancelamos, cancelado, elimine, eliminamos, desinstale, descarte, descartamos, descartado, archive, archivado, cerre, cerramos, cerrado, suspendi, suspendimos, aparque, aparcado, quite, quitamos, deseche, desechamos, pause, plante, jubile, jubilamos, reemplace, reemplazamos, cambie, cambiamos, desarme, congele, enterre, tiramos por la borda, eche a la basura, deje a un lado, deje de lado, deje atras, dejamos atras, pusimos fin a, puse fin a, tuve que dejar, mande a volar, mande al diablo, mandamos al diablo, dimos de baja, di de baja, pare, me quite, frene`,
    sold: `vendi, vendimos, vendido, regale, regalamos, regalado, done, donamos, di en adopcion, dimos en adopcion, devolvi, devolvimos, entregue, desguace, estrelle, choque, chatarree, remate, malvendi, permute, me deshice de, nos deshicimos de, me desprendi de, lleve al desguace, mande al desguace, di, dimos, puse en venta`,
    'left from': `corte con, cortamos con, termine con, terminamos con, acabe con, acabamos con, rompi con, rompimos con, me despedi del, nos despedimos de, di carpetazo a, me jubile del, me echaron del, me fui del, me sali del, sali del, renuncie al, me mude del, nos fuimos del, sali de, salimos de, salido de, me sali de, nos salimos de, me fui de, nos fuimos de, me he ido de, renuncie a, renunciado a, me retire de, me jubile de, me baje de, nos bajamos de, me borre de, me di de baja de, me aburri de, me canse de, nos cansamos de, me harte de, nos hartamos de, me despidieron de, me echaron de, me han echado de, me corrieron de, me rajaron de, me despedi de, me desvincularon de, pedi la baja de, pedi la baja en, desisti de, me olvide de, me desapunte de, me quite de, me mude de, nos mudamos de, nos pasamos de, me pase de, deje de, dejamos de, dejado de, pare de, termine harto de, termine harta de, me liberaron de, prescindimos de, pasamos de, pase de, me despego de, me separe de, me divorcie de`,
    ends: `paso a la historia, quedo en el pasado, quedo en el olvido, se fue al garete, se fue a pique, se fundio, se rompio, se jodio, peto, palmo, quebro, cerro, se disolvio, se separo, quedo obsoleto, se vendio, se perdio, se escapo, lo atropellaron, la atropellaron, tuvo que irse, ya no existe, dejo de existir, pertenece al pasado, ya no cuenta, ya no aplica, lo dejamos atras, se curo, remitio, desaparecio, ya no me duele, se quedo en nada, ya fue, ya es historia, es historia, se acabo, se termino, ya no, ya no va, pasa a mejor vida, al desguace, fuera, descartado, descartada, cancelado, cancelada, quedo atras, quedo en la nada, quedo descartado, quedo descartada, no va mas, se cayo, cayo, ya paso, ya esta superado, eliminado, eliminada, se suspendio, no sigue, se cancelo, fue historia, no corre mas, quedo afuera, quedo fuera, se fue al tacho, pasado, ya era, no mas`,
    died: `murio, se murio, se me murio, se nos murio, ha muerto, se ha muerto, fallecio, ha fallecido, ya no esta, nos dejo, se nos fue, se me fue, partio, estiro la pata, se apago, cruzo el arcoiris, ya no esta con nosotros, descansa en paz`,
    grades: `primer grado, primero, segundo, tercero, cuarto, quinto, sexto, septimo, primer ano, segundo ano, tercer ano, cuarto ano, quinto ano, segundo grado, tercer grado, cuarto grado, quinto grado, sexto grado, primaria, secundaria, la secundaria, la prepa, prepa, bachillerato, el instituto, instituto, jardin, el jardin, la universidad, la eso, el liceo, segundo curso, tercer semestre, cuarto semestre, quinto semestre, sala de cinco, preescolar`,
    titles:
      'gerente, gerenta, jefe, jefa, encargad-, director, directora, subdirector, subdirectora, lider, coordinador, coordinadora, supervisor, supervisora, analista, consultor, consultora, senior, responsable, capitan, capitana, editora, editor, socio, socia, gobernanta, capataz, maitre, inspector, inspectora, fijo, fija, plantilla, titular, profesor, profesora, catedratic-, ejecutiv-, especialista, ingenier-, tecnic-, desarrollador, desarrolladora, oficial, sargento, cabo, presidente, presidenta, vicepresidente, vicepresidenta, vendedor, vendedora, administrador, administradora, comercial, cajero, cajera, planta, indefinid-, enfermera, enfermero, medic-, chef, cocinero, cocinera, teniente, comisari-, delegad-, tesorer-, secretari-',
    mine: 'mi, mis, nuestro, nuestra, el, la, los, las, del, al',
    me: 'me, nos, mi, mis, yo, nosotros, nuestro, nuestra, conmigo',
    doing:
      'comer, vivir, trabajar, buscar, ver, estudiar, correr, hacer, ser, usar, tomar, dormir, cenar, jugar, pasear, nadar, cocinar, entrenar, caminar, programar, escribir, leer, pensar, hablar, salir, ir, beber, fumar, decir, aprender, saludar, almorzar, viajar, visitar, llorar, tocar, pintar, bailar, cantar, casar, tener, poder, cuidar, sentir, empezar, mirar, dar, llamar, comprar, probar, casarme, casarnos, verte, sentirme, andar, descansar, estar',
    roles:
      'novio = marido, novia = esposa, prometido = marido, prometida = esposa, pareja = esposa, pololo = marido, polola = esposa, chico = marido, chica = esposa',
    animals:
      'perro, perra, perrito, perrita, gato, gata, gatito, gatita, tortuga, conejo, loro, canario, pez, hamster, pajaro',
    languages:
      'ingles, frances, aleman, italiano, portugues, chino, japones, ruso, arabe, catalan, gallego, euskera, coreano, español = español, castellano, guarani, quechua, griego, turco, hindi, holandes, sueco',
  },
  ends: `
  // What ended: "dejé el pádel", "me salí de Zara", "vendí la Honda", "lo de Flutter lo tiré", "Jira ya no".
  unless:que/si/lo/la/los/las <left> {k:known} !(en | para | con | sin | por un | a mi | por otro | por otra) => ended k  ✓ he tenido que dejar / dejé el pádel por el codo  ✗ dejé a mi perro con el vecino
  (tuve/tuvimos/tenido/toco/hubo) que (dejar/cortar/vender/largar/abandonar/cerrar/suspender/parar/dormir/sacrificar/regalar/cancelar) [con] {k:known} => ended k  ✓ he tenido que dejar el pádel por el codo  ✗ tengo que dejar
  unless:que/si <sold> {k:known} => ended k vehicle pet technology home work project other_home  ✓ vendí la Honda  ✗ vendo la Honda
  (<sold>) (a mi | a un | a una | a su) … {k:known} => ended k vehicle pet technology  ✓ regalé a mi prima la moto  ✗ regalo
  {k:known} (lo/la/los/las) (<left>/<sold>/llevamos/lleve/tiramos/abandonamos/descartaron/vendieron/robaron/mataron/sacrificamos/dormimos/perdi) => ended k  ✓ lo de Flutter lo tiré  ✗ lo de Flutter lo miro
  {k:known} (lo/la) (cerraron/tengo (abandonado/abandonada/parado/parada)) => ended k project hobby studies work  ✓ el blog lo tengo abandonado  ✗ el blog lo tengo
  <left from> {k:known} => ended k  ✓ me salí de Zara  ✗ salgo de Zara
  (deje/dejamos/dejado/pare/paramos) de (-ar/-er/-ir/-arme/-erme) [con/en/a] {k:known} => ended k  ✓ dejé de usar Trello  ✗ dejo de usar
  (ya no | no) !(aguanto | soporto | puedo | se | quiero | me | entiendo | es para | paso | solo | solamente | creo | pienso | vendi | deje | voy a dejar) (soy/uso/usamos/trabajo/trabajamos/vivo/vivimos/estudio/hago/hacemos/juego/toco/tomo/como/salgo/estoy/estamos/tengo/tenemos/manejo/conduzco/practico/bailo/entreno/es/sera/va/curro/laburo/programo/escribo/ando/corro/nado/pinto/canto/fumo/bebo/doy/vendo) [mas] [con/en/de/a/por/como] {k:known} [mas] => ended k  ✓ ya no soy vegana  ✗ ya no aguanto a Pablo
  no * mas [al/a/con/en] {k:known} => ended k  ✓ no uso más Trello  ✗ no uso
  no … {k:known} mas => ended k  ✓ no juego fútbol más  ✗ no juego
  (nada de | chau | chao | adios | basta de | fuera | olvidate de | olvidense de | no mas | se acabo | se acabaron | se termino | el fin de | fin de | descartado | descartada | cancelado | cancelada | eliminado | murio la idea de) [a] {k:known} => ended k  ✓ nada de MongoDB  ✗ algo de MongoDB
  {k:known} [de plano | al final | por fin | me parece que | oficialmente] (<ends>) => ended k  ✓ desde enero Jira ya no  ✗ Jira
  {k:known} (<died>) => ended k pet partner family vehicle technology  ✓ Rocco se murió  ✗ Rocco se duerme
  (<died>) [la semana pasada | ayer] {k:known} => ended k pet partner family vehicle technology  ✓ se nos fue la Cuca  ✗ se va la Cuca
  {k:known} y yo [ya | al final] (cortamos/terminamos/rompimos/tronamos/acabamos | nos (separamos/divorciamos/dejamos) | lo dejamos | ya no (estamos/seguimos)) => ended k partner  ✓ Lucía y yo cortamos  ✗ Lucía y yo cenamos
  con {k:known} [ya] (se acabo/terminamos/cortamos/rompimos/tronamos/acabamos | lo dejamos | no va mas | ya no) => ended k  ✓ con Pablo se acabó  ✗ con Pablo
  (rompi/corte/termine/trone/acabe/cortado/terminado/roto) con {k:known} => ended k  ✓ rompí con Sofía  ✗ como con Sofía
  {k:known} me (dejo | corto | planto | boto | termino | engano | abandono | pidio el divorcio | mando a volar) => ended k partner  ✓ Inés me dejó  ✗ Inés me llamó
  (lo dejamos | lo dejo | la deje | lo deje) con {k:known} => ended k partner  ✓ lo dejamos con Ana  ✗ dejamos
  {k:known} [ya] (es/esta) (mi ex | divorciad-) => ended k partner  ✓ Ana ya es mi ex  ✗ Ana es mi hermana
  (termine/acabe/terminamos/acabamos/complete/finalice) {k:known} => ended k studies project health habit goal decision  ✓ terminé el curso de inglés  ✗ termino el curso
  (me/nos) (robaron/chocaron/afanaron/rompieron/hackearon/incautaron/embargaron) {k:known} => ended k vehicle technology pet  ✓ me robaron el Fiesta  ✗ me roban el Fiesta
  se (me/nos) (rompio/perdio/quemo/murio/fundio/escapo/cayo/jodio) {k:known} => ended k vehicle technology pet  ✓ se me rompió el Samsung  ✗ se rompe
  me (sacaron | quitaron | retiraron | suspendieron | han quitado | han sacado) … {k:known} => ended k health allergy  ✓ me sacaron el yeso de la pierna  ✗ me sacan el yeso
  me (quito/saco/retiro/suspendio/corto) {k:known} => ended k health diet  ✓ el psiquiatra me quitó los antidepresivos  ✗ me quito
  (me recupere | me cure | me curaron) de {k:known} => ended k health allergy  ✓ me curé de la anemia  ✗ me recupero
  perdi {k:known} => ended k  ✓ perdí el embarazo  ✗ pierdo
  {k:known} (se fue | renuncio | se jubilo | se marcho | se va | se retiro) [de la empresa | del equipo | de la compania | del area | de la oficina] (y | $) => ended k boss team  ✓ Damián se fue de la empresa  ✗ Damián se fue a Roma
  {k:known} (lo/la) (trasladaron/echaron/despidieron/cambiaron/movieron/rajaron/ascendieron/corrieron/jubilaron) => ended k boss  ✓ a Rosario la trasladaron  ✗ a Rosario la vi
  (me divorcie | me separe | rompimos | cortamos | terminamos | lo dejamos | nos dejamos) [el/la/en/ayer] => over pair  ✓ rompimos ayer  ✗ rompieron ayer
  (ya no tengo | me quede sin | no tengo mas | ya no hay) {k:known} => ended k  ✓ ya no tengo coche  ✗ tengo coche
  {k:known} (nos lo | me lo | nos la | me la) (quitaron/robaron/llevo/compraron/llevaron) => ended k  ✓ el coche me lo robaron  ✗ el coche me gusta
  (dejo de existir | cerro | quebro | fundio | cerraron | liquidaron) {k:known} => ended k work  ✓ quebró la panadería  ✗ abrió la panadería
  (me dieron el alta | me curé | ya estoy bien | ya me recupere | estoy curad-) [de] {k:known} => ended k health  ✓ me dieron el alta de la lesión  ✗ me dieron cita
  // What is over without being named.
  (renuncie | me echaron | me despidieron | me corrieron | me jubile | me quede sin (trabajo/laburo/curro/pega/chamba/empleo) | perdi (mi/el) (trabajo/laburo/curro/empleo) | deje (mi/el) (trabajo/laburo/curro) | cambie de (trabajo/empresa/laburo/curro/empleo) | me cambie de (trabajo/empresa/laburo/pega)) !(a la idea) => over job  ✓ renuncié, a descansar  ✗ mi jefe renunció
  (nos mudamos | me mude | cambie de (casa/ciudad/piso) | cambio de (ciudad/casa)) => over home  ✓ nos mudamos la semana pasada  ✗ se mudaron
(volvi/volvimos) a (comer/tomar/fumar/beber) * => over diet  ✓ volví a comer carne  ✗ volví a casa
  unless:mis (firmamos el divorcio | nos divorciamos | nos separamos | me separe | me divorcie | me deje con mi (novio/novia) | cortamos | estoy (soltero/soltera) | quede viud- | enviude) => over pair  ✓ firmamos el divorcio el martes  ✗ mis viejos se separaron
  (me cambie de | cambie de) (carrera/facultad/facu/universidad/uni) => over studies  ✓ me cambié de carrera  ✗ me cambié de ropa
  (me cambie de | cambie de) (coche/auto/carro/moto) => over vehicle  ✓ cambié de coche  ✗ cambié de idea
  (me gradue | me recibi | me titule | egrese) => over studies  ✓ me gradué en julio  ✗ me gradúo`,
  news: `
  // One thing for another.
  (cambie/cambiamos/cambiado/sustitui/sustituimos/reemplace/reemplazamos/cambio/cambiaron/reemplazaron/troque/permute) {k:known} por {v:value} => swap k v  ✓ cambié el Uno por un Peugeot  ✗ cambié el Uno
  (pase | pasamos | migre | migramos | salte | cambie | cambiamos | movimos | pasaron | emigre | pasado | me pase | migrado) [todo] de {k:known} a {v:value} => swap k v  ✓ migré todo de PHP a Go  ✗ pasé de Ana
  (en vez de | en lugar de | mejor que) {k:known} (usamos | usaremos | vamos con | vamos a usar | uso | va | iremos con | sera | es | hacemos | ponemos | elegimos | vamos a) {v:value} => swap k v  ✓ en vez de Kafka usamos RabbitMQ  ✗ en vez de Kafka
  {v:value} (en vez de | en lugar de) {k:known} => swap k v  ✓ usamos RabbitMQ en lugar de Kafka  ✗ RabbitMQ
  {k:known} (paso | pasa | se cambio | cambio | se movio | se corrio | queda) (a | al | para el | para) {v:value} => swap k v decision goal project  ✓ el lanzamiento pasa al lunes  ✗ el lanzamiento pasa
  no [es/era/va/sera] {k:known} [,] sino {v:value} => swap k v  ✓ no es Luis, sino Ana  ✗ no es Luis
  // What is so now.
  [me/nos] (mude/mudamos/mudado/devolvi/devolvimos/traslade/trasladamos/instale/instalamos/regrese/regresamos/volvi/volvimos/vine/vinimos/fui/fuimos) [a vivir | de vuelta | para siempre | definitivamente] [solo/sola/juntos] (a/para/en) !(-ar | -er | -ir | casa | la casa | trabajar | vacaciones | pasear | ver | el | la | las | los | lo | clase | clases | mi) {v:value} => is v home >vive_en  ✓ me mudé a Cádiz  ✗ volví a comer carne
  (vivo/vivimos/instalados/instalada/instalado/viviendo) en {v:value} => is v home >vive_en  ✓ ahora vivo en Mendoza  ✗ vivo bien
  unless:que (alquile/alquilamos/compre/compramos/conseguimos/consegui/tengo/tenemos/rente/rentamos) (un/una/mi/nuestro/nuestra) [*] (monoambiente/piso/depa/departamento/casa/apartamento/casita/estudio/duplex/chalet/depto/loft/habitacion/cuarto) [propio/propia/nuevo/nueva] [, ] en {v:value} => is v home >vive_en  ✓ alquilé un monoambiente en Bernal  ✗ alquilé un coche
  tengo (piso/casa/depa/departamento) (propio/propia) [,] en {v:value} => is v home >vive_en  ✓ por fin tengo piso propio, en Carabanchel  ✗ tengo piso
  ahora (estoy/estamos/ando/andamos) en {v:value} => is v ended home  ✓ ahora estamos en Villa Urquiza  ✗ ahora estoy bien
  (ya | ahora | de ahora en mas | a partir de ahora | hoy | oficialmente) soy {v:value} => is v ended profession work diet name >es  ✓ ahora soy vegetariana  ✗ soy
  (estoy/estamos/ando) de !(vacaciones/viaje/acuerdo/baja/buen/mal/paseo/fiesta/vuelta/paso/novia/novio/licencia/luto/guardia/mudanza/resaca/obra/obras) {v:value} => is v work profession >trabaja_de  ✓ estoy de administrativa en una gestoría  ✗ estoy de vacaciones
  (estoy/estamos/ando/trabajo/laburo/curro/trabajando) (en/para/con) (una/un/el/la) {v:value} => is v ended  ✓ estoy en una fintech  ✗ estoy bien
  (empece | empezamos | arranque | entre | ingrese | entrado | empezado | empiezo | arranco | contrato | contrataron | fichado | ficharon | contratado | me cogieron | me tomaron) [me] [el lunes | el martes | el miercoles | el jueves | el viernes | hoy | ayer | ya | la semana pasada | a trabajar] (en/a/de/como) !(-ar | -er | -ir | la uni | la universidad | la facultad | la facu | clase | clases) {v:value} => is v job >trabaja_en  ✓ empecé el lunes en Correos  ✗ empecé a correr
  (me contrato | me ficho | me tomo) {v:value} => is v job >trabaja_en  ✓ me contrató El País  ✗ me contrató
  me (contrataron/ficharon/tomaron/cogieron) (en/como/de) {v:value} => is v job >trabaja_en  ✓ me contrataron en una farmacia  ✗ me contrataron
  (me/nos) (pase/pasamos/cambie/cambiamos/fui/paso/pasaron/mude/mudamos) [todo] (a/al/para) !(<doing>/casa) {v:value} => is v ended technology decision studies job  ✓ me pasé a Obsidian  ✗ me pasé de rosca
  pase (a | al | a la) !(<doing>/<grades>/buscar/verte/saludar) {v:value} => is v work >trabaja_en  ✓ pasé al Garrahan  ✗ pasé a saludar
  (manejo | conduzco | doy clases de | atiendo) {v:value} => is v ended vehicle >maneja  ✓ manejo un taxi  ✗ manejo
  (me ascendieron | me promovieron | me nombraron | me promocionaron | me subieron | me han ascendido | me han hecho | me hicieron | me han nombrado | ascendi | pase a ser | me pusieron | me pasaron | quede | me dejaron) [de | a | como | fijo como | fija como | fijo de] {v:title} => is v profession work >es_@_…  ✓ me ascendieron a analista senior  ✗ me hacen caso
  (cumpli | cumplo | he cumplido | ya tengo | ya son) {n:figure} [anos] !(dias/meses/semanas/horas/hijos/perros/gatos) => is n age >tiene_@_años  ✓ ayer cumplí 34  ✗ cumplí con todo
  (^ | ya | ahora) somos {n:figure} [en el equipo] => is n team >son_@_en_el_equipo  ✓ ya somos cinco en el equipo  ✗ ya somos amigos
  (somos/quedamos/seremos) {n:figure} en el equipo => is n team >son_@_en_el_equipo  ✓ quedamos tres en el equipo  ✗ somos tres
  (salgo con | ando con | me case con | me volvi a casar con | estoy saliendo con | ando saliendo con | mi (novia/novio/esposa/esposo/mujer/marido/pareja) es) {v:value} => is v partner >su_pareja_es  ✓ ahora salgo con Matías  ✗ salgo a comer
  (estoy/estamos/ando/andamos) [ahora] (con/en/a) {v:value} => is v ended  ✓ cancelé Spotify, estoy con Tidal  ✗ estoy instalada
  (tengo/uso/usamos/hago/hacemos/soy/voy) [ahora] [con/en/a] {v:value} => is v ended  ✓ vendí el Gol, tengo un Clio  ✗ vendimos
  ahora estoy con {v:value} => is v ended partner >está_con  ✓ ahora estoy con Carla  ✗ estoy con Carla
  (asi que | ahora | ya) [ando | estoy | me muevo | voy] (con/en) (un/una) {v:value} => is v ended vehicle technology >tiene_un  ✓ así que estoy con un Xiaomi  ✗ ahora un rato
  (me compre | me he comprado | compre | compramos | nos compramos | me agencie | saque | me regalaron | tengo ahora | ahora tengo | ando en) !(entradas/comida/ropa) (un/una) {v:value} => is v ended >tiene_un  ✓ me compré una Yamaha  ✗ me compré ropa
  (ya/ahora) es mi (marido/esposo/mujer/esposa) => reword roles partner  ✓ ya es mi marido  ✗ es mi marido
  me case con {k:known} => reword k roles partner  ✓ me casé con Bruno  ✗ me caso con Bruno
  {k:known} y yo nos casamos => reword k roles partner  ✓ Ana y yo nos casamos en mayo  ✗ Ana y yo
  (el nuevo jefe es | la nueva jefa es | mi (nuevo/nueva) (jefe/jefa) es | mi (jefe/jefa) es | mi (jefe/jefa) se llama | le reporto a | reporto a | respondo a | dependo de | el nuevo jefe se llama | ahora manda | ahora me manda) {v:value} => is v boss  ✓ el nuevo jefe es un tal Ignacio  ✗ el jefe es malo
  (vamos con | vamos a usar | va a ser | usamos | uso | nos quedamos con | me quedo con | se queda en | se queda con | queda | elegimos | optamos por | ahora usamos | ahora uso | tiramos por | sera | gano | estoy con | probamos con) {v:value} => is v ended decision  ✓ cambio de planes: vamos con Postgres  ✗ vamos
  (al final | finalmente | mejor | definitivamente) [lo/la] (lanzamos/salimos/vamos/hacemos/entregamos/viajamos/publicamos/estrenamos/es/sera) [en/el/con/a] {v:value} => is v decision goal  ✓ al final lanzamos en mayo  ✗ al final nada
  (estoy/ando/estamos) rehaciendo (con/en/para) {v:value} => is v ended project >la_está_rehaciendo_con  ✓ la app la estoy rehaciendo con React Native  ✗ rehaciendo
  {k:known} (lo/la) (estoy/estamos) (rehaciendo/haciendo/reescribiendo/pasando) (con/en/para/a) {v:value} => is v project >lo_está_rehaciendo_con  ✓ la tienda la estoy rehaciendo para vender jabones  ✗ la tienda
  me (paso/cambio/puso/receto/subio/mando) (a/en) {v:value} => is v ended health diet >hace  ✓ la nutri me pasó a cinco comidas al día  ✗ me pasó
  (mejor | desde ahora | de ahora en adelante | a partir de ahora | ahora prefiero | prefiero ahora) [quiero/prefiero] (respuestas {v:value} | en {v:value}) => is v preference >prefiere_respuestas  ✓ mejor respuestas cortas de ahora en adelante  ✗ mejor
  (pase | paso | pasado | esta | va | entre | entro | arranco | empezo | empece | ya esta | ahora esta | estoy) (a | en | al | ya en) {g:<grades>} => reword g grades studies family  ✓ pasé a segundo año!  ✗ pasé a saludar
  (ya | ahora | por fin) (va/iba) (a | al | a la) {v:value} => is v family >va_a  ✓ ahora va al Gabriela Mistral  ✗ va al cine
  entre (en la uni | a la uni | en la universidad | a la universidad | a la facultad | en la facultad | a la facu) [a estudiar | ,] => over studies  ✓ entré en la uni!  ✗ entré en casa
  (primero | primer ano | segundo | tercero) de {v:value} => is v ended studies >estudia  ✓ primero de enfermería  ✗ primero de todo
  (empece | comence | me inscribi en | me meti a | me meti en | me anote en | ahora estudio | ahora hago) [a estudiar] !(a/con/el/la/los/las/un/una/de) {v:value} => is v ended studies hobby >estudia  ✓ empecé psicología  ✗ empecé a correr
  (conseguí | consegui | conseguimos | encontre | pille | pillé | me salio | me dieron | tengo) [un/una/nuevo/nueva] (trabajo/curro/laburo/pega/chamba/puesto/plaza/empleo) [nuevo/nueva/fijo] (en/de/como/con) {v:value} => is v job >trabaja_en  ✓ conseguí trabajo de cajera  ✗ conseguí entradas
  (abri/abrimos/monte/montamos/puse/pusimos) mi (propio/propia) {v:value} => is v job >tiene_su_propio  ✓ abrí mi propia peluquería  ✗ abrí mi casa
  (firme | fiche | me fiche) (con/por) {v:value} => is v job >trabaja_con  ✓ fiché por Deloitte  ✗ firmé un papel
  (me llamaron de | me cogieron en | me aceptaron en | aprobe la oposicion y estoy en | me destinaron a | me trasladaron a) {v:value} => is v job home studies >está_en  ✓ me trasladaron a Burgos  ✗ me llamaron
  (paso/pasamos/pase) a ser {v:value} => is v ended job >es  ✓ pasé a ser jefa de sala  ✗ pasé a saludar
  soy {v:title} ahora => is v job >es  ✓ soy encargada ahora  ✗ soy encargada
  soy {v:value} [ahora] => is v ended  ✓ dejé la caja, soy taxista  ✗ eres taxista
  (mi nueva (direccion/casa) (es | esta en) | nos compramos (un piso | una casa) en | estrenamos (piso/casa) en | me instale en | nos instalamos en | nos trasladaron a | recale en | aterrizamos en) {v:value} => is v home >vive_en  ✓ nos compramos un piso en Getafe  ✗ nos compramos un piso
  (vuelvo a vivir en | volvi a vivir en | volvimos a vivir en | regrese a vivir a) {v:value} => is v home >vive_en  ✓ volví a vivir en Trelew  ✗ volví a vivir
  (empece a salir con | volvi con | estoy conociendo a | me puse de novia con | me puse de novio con | me junte con | me empate con | me arreje con | ando de novia con | ando de novio con | estoy de novia con | estoy de novio con) {v:who} => is v partner >está_con  ✓ empecé a salir con Nacho  ✗ empecé a salir
  (me cayeron | ya cayeron | sople | llegue a) [los/las] {n:figure} [anos/velas/velitas] => is n age >tiene_@_años  ✓ me cayeron los 40  ✗ me cayeron mal
  cumpli los {n:figure} => is n age >tiene_@_años  ✓ cumplí los 40  ✗ cumplí
  (ahora me llamo | me cambie el nombre a | de casada soy | ahora firmo como | ahora soy | llamame | dime | de ahora en mas soy | pueden llamarme | me dicen) {v:who} => is v name >se_llama  ✓ ahora me llamo Renata  ✗ me llamo Renata
  (me pasaron | me cambiaron | pase | me movieron) (al/a) turno [de | de la] {v:value} => is v own:horario own:turno own:schedule own:shift >trabaja_en_el_turno_de  ✓ me pasaron al turno de noche  ✗ me pasaron
  (ahora entro a | entro a | ahora trabajo de) (las/la) {v:value} => is v own:horario own:turno own:schedule own:shift >entra_a_las  ✓ ahora entro a las seis  ✗ entro a casa
  (ahora tomo | me recetaron | me mandaron | me dieron | me cambio a | me subio a | empece con | estoy con | estoy tomando) {v:value} => is v ended  ✓ me recetaron enalapril  ✗ recetan
  (me hice | me volvi | ahora como | ahora sigo una dieta | ahora hago | empece la dieta) {v:value} => is v ended diet >es  ✓ me hice vegana  ✗ me hago
  (gano | se decidio | decidimos | lo cambiamos a | lo cambiamos por | nos fuimos por | quedamos en | volvemos a | nos pasamos a | lo movimos al | lo movimos a | lo pasamos al | lo pasamos a | lo adelantamos a | lo atrasamos a | lo pospusimos a | lo postergamos a) {v:value} => is v ended decision goal  ✓ lo movimos al viernes  ✗ lo movimos
  (se convirtio en | se transformo en | ahora es | va a ser | termino siendo | lo converti en | la converti en | lo estoy convirtiendo en) {v:value} => is v ended project  ✓ el podcast se convirtió en un libro  ✗ se convirtió
  (me quede con | ahora con | pase a | pasamos a | me mude a | salte a | me fui a | nos fuimos a | todo en | todo esta en | todo va en | lo llevo en | lo hago en | lo hacemos con) !<doing> {v:value} => is v ended  ✓ dumpée Trello, todo va en Asana  ✗ quédate
  (quedamos | ahora somos | ya somos | somos ya) {n:figure} [en el equipo | en total | nada mas | nomas] => is n team >son_@_en_el_equipo  ✓ ahora somos ocho  ✗ ahora somos amigos
  (nos comprometimos | me pidio matrimonio | dijo que si | nos casamos | me case) => reword roles partner  ✓ nos casamos en mayo!  ✗ se casaron
  (ya nacio | nacio) [mi/nuestro/nuestra] [bebe/hijo/hija] [, se llama] {v:value} => also v family >tiene_un_bebé,  ✓ nació Bruno!!  ✗ nació
  ya nacio mi (bebe/hijo/hija) => over health  ✓ ya nació mi bebé, se llama Emilia  ✗ nació`,
  stays: `
  (no la cambio por nada | no lo cambio por nada | ahi la llevamos | ahi vamos | en eso ando | en lo mismo | lo mismo | sin cambio | igual | mantengo lo | va en serio | sigue siendo | sigo siendo | fiel a) => still  ✓ Vim, no lo cambio por nada  ✗ no lo cambio
  (sigo/seguimos/sigue/siguen/continuo/continuamos) !(sin | buscando | pensando | esperando | queriendo | con ganas) => still  ✓ sigo en Toluca  ✗ sigo sin saber
  (todavia/aun) !no => still  ✓ en Antofagasta todavía  ✗ todavía no
  (como siempre | igual que siempre | de siempre | de toda la vida | sin cambios | sin novedades | lo mismo de siempre | en pie | lo confirmamos | confirmado | se mantiene | mantenemos | no cambio nada | de ahi no me sacan | no me muevo | me mantengo | igual que antes | ahi andamos | ahi ando | se mantienen | firme | vigente | aqui seguimos) => still  ✓ lo confirmamos hoy: Django  ✗ siempre
  ^ (si/sip/claro/exacto/obvio/correcto/efectivamente/siempre) [,] [que/poh/po/hombre/señor/pues] (sigo/soy/vivo/estoy/en/con/trabajo/aca/aqui/ahi/la/el/mi/los/las/uso/hago/tengo/vegan-/vegetarian-/seguimos/somos/vivimos/mismo/misma) => still  ✓ sí, en Antofagasta  ✗ si tuviera
  {k:known} siempre $ => still  ✓ Vim siempre  ✗ siempre voy`,
  besides: `
  (tambien | ademas | aparte | los fines de semana | los finde | los sabados | los domingos | los viernes | por las tardes | por las noches | en mis ratos libres | encima | a la vez | de paso | por mi cuenta) => also  ✓ los fines de semana trabajo en una heladería  ✗ a veces
  (adoptamos | adopte | rescate | rescatamos | trajimos | me regalaron | nos dieron | tenemos) (un/una/otro/otra) (perro/perra/perrito/perrita/gato/gata/gatito/gatita/cachorro/cachorra/tortuga/conejo/coneja/loro/canario/pez/hamster/pajaro) [mas/nuevo/nueva] [,] (se llama | de nombre | llamado | llamada | y se llama) {v:value} => also v pet >tiene_una_mascota_llamada  ✓ adoptamos otro gato, se llama Sol  ✗ vi un gato
  (trajimos | adoptamos | adopte | llego | nos trajeron) a !<doing> {v:value} => also v pet >tiene_una_mascota_llamada  ✓ trajimos a Kira de la perrera  ✗ trajimos comida
  (nos dejo | me dejo | nos regalo | me regalo | nos dio) (un/una) {p:<animals>} [,] [la/lo/le] (llamamos | llame | puse | pusimos | se llama) {v:value} => also v pet >tiene_una_mascota_llamada  ✓ nos dejó una tortuga, la llamamos Manuelita  ✗ nos dejó una nota
  (tuvimos/tuve) (un/una) (varon/nena/nene/nina/nino/bebe/hijo/hija) [,] [y] se llama {v:value} => also v family >tiene_un_bebé_llamado  ✓ tuvimos un varón, se llama León  ✗ tuvimos un problema
  (tengo/hay/esta) [tambien] (una/un/mi) (hermana/hermano/hija/hijo/sobrina/sobrino/abuela/abuelo) [mas/menor/mayor] [,] [se llama | llamada | llamado | que se llama] {v:value} => also v family >tiene_un_familiar,  ✓ tengo también una hermana, Julieta  ✗ tengo una hermana
  (empece | arranque | empezamos | comence | me meti | me enganche | me aficione | me dio | me ha dado) [tambien | hace poco | ahora | hace poquito] (con/a/por/en) (el/la/los/las/un/una) {v:value} => also v hobby >le_gusta  ✓ hace poquito empecé con el macramé  ✗ empecé con fiebre
  empece tambien (un/una/el/la) {v:value} => also v studies >estudia  ✓ empecé también un diplomado en archivos  ✗ empecé
  (estoy aprendiendo | aprendo | llevo (un ano | dos anos | meses) de | me defiendo en | empece con el | hablo tambien | tambien hablo) {l:<languages>} => also l spoken_language >habla_algo_de  ✓ estoy aprendiendo alemán  ✗ estoy aprendiendo a nadar
  (resulta que soy | tambien soy | ahora soy | me salio que soy) (alergico/alergica) (a | al | a la | a los | a las) {v:value} => also v allergy >es_alérgico_a  ✓ resulta que soy alérgico a los gatos  ✗ soy alérgico
  (tenemos | tengo | compramos | compre | nos compramos) [tambien] (una/un) (casita/casa/cabana/departamento/apartamento/piso/finca/chacra/quinta/depa) [en el pueblo | en la playa | en la sierra | mas] [,] en {v:value} => also v other_home >tiene_una_casa_en  ✓ tenemos también una casita en Laredo  ✗ tenemos una casita
  (aparte/ademas/encima) (doy/hago/enseno) clases de {v:value} => also v other_work >da_clases_de  ✓ aparte doy clases de yoga  ✗ doy clases
  (tambien/ademas/aparte) (hago de | trabajo de | trabajo en | laburo en | curro de | soy) {v:value} => also v other_work >también_trabaja_de  ✓ también hago de DJ los viernes  ✗ trabajo de DJ
  ademas de {k:known} [ahora] [tambien] (uso | usamos | manejo | programo en) {v:value} => also v technology >usa  ✓ además de Python ahora también uso Rust  ✗ además de Python
  (estoy/estamos/ando/andamos) trabajando en !(casa/eso/ello/esto) {v:value} => busy v project >está_trabajando_en  ✓ estoy trabajando en Rumi  ✗ estoy trabajando en casa
  (equipo de | un equipo de) {n:figure} [personas] => also n team >tiene_un_equipo_de_@  ✓ trabajo en fintech, equipo de 5  ✗ equipo de fútbol`,
  idle: `
  (casi | a punto de | pensando en | pienso en | por poco | no se si | quizas | quiza | tal vez | capaz que | ojala | puede que | sone | sonaba | imaginate | algun dia | el proximo ano | el ano que viene | el mes que viene | la semana que viene | la proxima semana | el que viene | me gustaria | quisiera | me encantaria | quiero | voy a ver si | si pudiera | que pasa si | y si) => 'idle'  ✓ casi renuncio  ✗ renuncié
  (peli | pelicula | serie | la obra | el teatro | videojuego | el juego | los sims | el personaje | mi personaje | la cancion) => 'idle'  ✓ en la serie el tipo se muere  ✗ mi perro
  si … (-ara/-iera/-ase/-iese/-aran/-ieran) => 'idle'  ✓ si me echaran  ✗ si me echan
  (hoy no | hoy deje | por hoy | esta tarde no | para manana | hasta el lunes | hasta el jueves | hasta el viernes | por el finde | de vacaciones | de viaje) => 'idle'  ✓ hoy no juego al tenis  ✗ ya no juego`,
};
