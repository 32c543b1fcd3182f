/** Words of these rules alone. */
export const workWords = {
  'work spells': `a turnos, por turnos, de noche, de dia, de mañana, de tarde, medio turno, media jornada, a media jornada, jornada completa, a tiempo completo, a tiempo parcial, por horas, los fines de semana, los findes, turno noche, turno tarde,
    de lunes a viernes, de lunes a sabado, de lunes a domingo, remoto, en remoto, hibrido, de forma remota, de manera remota, por contrato, en negro, como loca, como loco`,
  as: 'como, de',
  into: 'en = en, a = en, para = para, con = con',
  'by trade': 'de profesion, de oficio',
  trades: 'profesion, oficio, ocupacion',
  'minds changed':
    'cambie de idea, cambié de idea, cambiamos de idea, cambie de opinion, cambié de opinión, cambiamos de opinion, cambie de planes, cambiamos de planes',
  oneself: 'me = se, nos = se',
  'partners at work': 'socios, socias, empleados, empleadas, programadores, compañeros',
  'trade verbs': `
      reparo = repara, arreglo = arregla, limpio = limpia, diseño = diseña, atiendo = atiende, fabrico = fabrica, traduzco = traduce, reparto = reparte, cultivo = cultiva, crio = cría, edito = edita,
      restauro = restaura, instalo = instala, enseño = enseña, asesoro = asesora, construyo = construye, coso = cose`,
  'it is': 'es, es de, consiste en',
  units: 'equipo, area, sector, departamento, depto, gerencia, grupo, division, seccion, unidad',
  lately:
    'hace poco, recien, hace unos meses, este año, este mes, hace unas semanas, la semana pasada, el mes pasado, en enero, en febrero, en marzo, ayer, el lunes, hace nada',
  apps: 'duolingo, tinder, bumble, instagram, tiktok, netflix, facebook, twitter, wattpad, strava, coursera, udemy, platzi, steam',
  hired: `me contrataron, me acaban de contratar, me tomaron, me ficharon, me han contratado, me han fichado, me dieron trabajo, me dieron laburo, nos contrataron, acaban de contratarme, me han cogido, me agarraron`,
  carries:
    'lleva = lleva, maneja = maneja, atiende = atiende, cuida = cuida, hace = hace, dirige = dirige, limpia = limpia, vende = vende, cocina = cocina',
  'living by':
    'me pagan por = le pagan por, vivo de = vive de, trabajo de = trabaja de, como de = come de, vivimos de = viven de',
  leads:
    'dirijo = dirige, coordino = coordina, superviso = supervisa, lidero = lidera, manejo = maneja, gestiono = gestiona, encabezo = encabeza, entreno = entrena, tengo a cargo = tiene a cargo',
  learning: `estudiando, cursando, haciendo, sacándome = sacándose, sacandome = sacandose, terminando, sacando, acabando, estudiándome = estudiándose, empezando, preparando, preparándome = preparándose, rindiendo`,
  did: 'hago = hace, tengo = tiene, terminé = terminó, termine = terminó, curso = cursa',
  taught: `estudiante, alumno, alumna, egresado, egresada, graduado, graduada, licenciado, licenciada, tesista, doctorando, doctoranda, diplomado, diplomada, doctor, doctora, master, especialista`,
  'going into':
    'paso a = pasa a, empecé = empezó, empece = empezó, comencé = comenzó, arranqué = arrancó, arranco = arranca, entré a = entró a, empiezo = empieza',
  'making verbs': `edito, escribo, diseño, dibujo, programo, grabo, hago, hacemos, llevo, llevamos, armo, armamos, gestiono, monto, analizo, modelo, renderizo, despliego, compongo, produzco, maqueto, planifico, organizo, guardo, anoto, facturo, redacto,
    desarrollo, desarrollamos, montamos, editamos, diseñamos, escribimos, gestionamos, mezclo, proceso, retoco, animo, desplegamos, codifico, preparo, manejo, trabajo, tengo montado, monté, armé`,
  'so that': 'para que',
  deals: 'trata de, trata sobre, va de, habla de, va sobre',
  running:
    'tengo = tiene, tenemos = tienen, llevo = lleva, llevamos = llevan, hago = hace, hacemos = hacen, manejo = maneja',
  'no decisions': `eso, esto, nada, si, mal, bien, tarde, lo, la semana, todo, probar suerte, el problema, un problema, el ejercicio, el tema, el error, este, esta, ese, esa, cualquiera, mejor, que mejor`,
  'small deeds': `ver, comer, salir, dormir, pedir, preguntar, consultar, levantarme, cocinar, quedarme, acostarme, esperar, parar, llamar, mirar, descansar, ir a, vernos, verme, venir, volver, hablar, seguir, hacerlo`,
  'no projects': `cena, almuerzo, torta, valija, maleta, lista, cola, fila, tiempo, tarea, mail, correo, informe, resumen, presentacion, mate, cafe, tramite, planilla, excel, pregunta, consulta, esfuerzo, asado, sopa, cv, curriculum, carta, limpieza, compras,
    mudanza, factura, ejercicio, parcial, examen, tp, deberes, dieta, yoga, curso, duda, texto, viaje, trabajo, fiesta, pausa, cumpleaños, cumple, cama, desayuno, comida, nota, mensaje`,
  'new thing': 'un, una, nuestra = su, nuestro = su, mi = su',
  intents: 'intencion, intención, ilusion, ilusión',
  sells:
    'vendo = vende, vendemos = venden, revendo = revende, fabrico = fabrica, fabricamos = fabrican, exporto = exporta',
  'about to':
    'estoy por = está por, estamos por = están por, estoy a punto de = está a punto de, estamos a punto de = están a punto de, voy a = va a, vamos a = van a',
  seeking: `buscando laburo, buscando trabajo, buscando chamba, buscando pega, buscando empleo, buscando curro, buscando piso, buscando depto, buscando departamento, buscando casa, buscando pareja, buscando novio, buscando novia`,
  'aims at': `me propuse = se propuso, me he propuesto = se ha propuesto, aspiro a = aspira a, mi idea es = su idea es, me puse como meta = se puso como meta, me puse de meta = se puso de meta, me puse como objetivo = se puso como objetivo, tengo como meta = tiene como meta,
    tengo como objetivo = tiene como objetivo, tengo de meta = tiene de meta, tengo el sueño de = tiene el sueño de, tengo el objetivo de = tiene el objetivo de, tengo la meta de = tiene la meta de,
    mi idea es = su idea es, me gustaria algun dia = le gustaría algún día`,
  saving: 'ahorrando, juntando plata, juntando dinero, juntando guita, juntando lana, juntando pasta, guardando plata',
  'training for':
    'aprendiendo, entrenando para, preparándome para = preparándose para, preparandome para = preparandose para, preparando',
} as const;

/** Spanish rules of what the user does: work, profession, team, studies, projects, tools, decisions, goals. */
export const work = `
  // Where they work.
  unless:<work nouns>/que/donde [yo] {v:<work verbs>} [<adverbs>] [<adverbs>] [{s:<work spells>}] {p:<at>} !(<no places> | <technologies> | mi | eso | mucho | ganas) {x:phrase} [{c:<as>} {y:phrase}]
    => work {v} {s} {p} {x} {c} {y}  ✓ curro en Telefónica desde el 2016 = work curra en Telefónica desde el 2016  ✓ trabajo a turnos en la Seat = work trabaja a turnos en la Seat
    ✗ el trabajo en casa
  unless:<work nouns>/que/donde [yo] {v:<work verbs>} [<adverbs>] [{s:<work spells>}] {p:<at>} !(<no places> | <technologies> | mi | eso | mucho
    | ganas) {x:phrase} , en (el/un) (equipo/grupo) [de] {y:phrase} => work {v} {p} {x} ; team está en el equipo de {y}
    ✓ trabajo en Cemex, en el equipo de compras = work trabaja en Cemex ; team está en el equipo de compras  ✗ en el equipo de compras
  que {v:<work verbs>} {p:<at>} !(<no places>) {x:phrase} => work {v} {p} {x}  ✓ hace años que trabajo en Acme = work trabaja en Acme  ✗ que trabaja en Acme
  unless:<work nouns> [yo] {v:<work verbs>} [<adverbs>] (de/como) !(lunes | noche | dia | todo | burro | un burro | esclavo | negro | loco | loca | nunca | siempre | una mula) {x:phrase}
    => work {v} de {x}  ✓ trabajo de cajera en Carrefour = work trabaja de cajera en Carrefour  ✗ trabajo como un burro
  unless:<work nouns> [yo] {v:<work verbs>} de (noche/dia) (de/como/en) {x:phrase} => work {v} de {x}  ✓ trabajo de noche como guardia = work trabaja de guardia  ✗ trabajo de noche
  unless:<work nouns>/no [yo] {v:<work verbs>} !( !(haciendo/cuidando/vendiendo/limpiando/atendiendo/manejando/reparando/cosiendo/dando/repartiendo/llevando/arreglando)) {x:phrase} => work {v} {x}
    ✓ trabajo haciendo planos para una constructora = work trabaja haciendo planos para una constructora  ✗ trabajo durmiendo
  unless:<work nouns> [yo] {v:<work verbs>} por (mi/cuenta) [cuenta/propia] [como/de] {x:phrase} => work {v} por su cuenta de {x}  ✓ trabajo por mi cuenta como diseñador web = work trabaja por su cuenta de diseñador web  ✗ trabajo por nada
  en {x:place} , [que] [es] donde {v:<work verbs>} => work+asks {v} en {x}  ✓ en Repsol, que es donde trabajo = work trabaja en Repsol  ✗ en Repsol
  (llevo | voy para | hace) {n:figure} {u:<times>} [que] (trabajando/laburando/currando/trabajo/laburo | estoy !( !(en {q:proper}))) [en/de/para/como] {x:phrase} => work trabaja en {x}
    ✓ hace cuatro años que estoy en Copec = work trabaja en Copec  ✗ hace cuatro años que espero
  <hired> [<lately>] {p:<at>} {x:phrase} [{c:<as>} {y:phrase}] => work+past! trabaja {p} {x} {c} {y}  ✓ me acaban de contratar en Softtek como analista = work trabaja en Softtek como analista  ✗ lo contrataron en Softtek
  (consegui/conseguí) [un] <jobs> (en/de/como) {x:phrase} => work+past! trabaja en {x}  ✓ conseguí pega en Codelco = work trabaja en Codelco  ✗ conseguí pan
  [la empresa] donde {v:<work verbs>} (se llama | es) {x:phrase} => work {v} en {x}  ✓ la empresa donde trabajo se llama Telmex = work trabaja en Telmex  ✗ donde trabaja
  mi empresa , {x:proper} , => work su empresa es {x}  ✓ Mi empresa, Arcor, me manda de viaje = work su empresa es Arcor  ✗ mi empresa
  soy (la/el) que {v:<carries>} {x:phrase} => work {v} {x}  ✓ soy la que lleva la contabilidad de un hotel = work lleva la contabilidad de un hotel  ✗ soy la que llora
  (llevo/hace) {n:figure} {u:<times>} (de/como) !( !<professions>) {x:phrase} => profession es {x}  ✓ llevo quince años de soldador = profession es soldador  ✗ llevo quince años de espera
  {v:<started>} [ya | yo | hace {n:figure} <times> | <lately>] [a laburar | a trabajar | a currar | a chambear] !(a (-ar/-er/-ir)) {p:<into>} !(<studies words> | <apps> | el gimnasio | la | las | los
    | {n:year} | serio | casa | terapia | sentir-) {x:phrase} [{c:<as>} {y:phrase}] => work+past! trabaja {p} {x} {c} {y}  ✓ arranqué en Despegar como tester = work trabaja en Despegar como tester
    ✗ arranqué en serio
  {v:<started>} [a laburar | a trabajar | a currar] [<lately>] {p:<as>} !(cero/nuevo/nuevas/a) {x:phrase} => work+past! trabaja {p} {x}
    ✓ acabo de empezar como pasante en un banco = work trabaja como pasante en un banco  ✗ acabo de empezar de cero
  {v:<being so>} {p:<as>} !( !<professions>) {x:phrase} => work {v} {p} {x}  ✓ estoy de cocinero en un hotel = work está de cocinero en un hotel  ✗ estoy de fiesta
  unless:lo/la/los/le me (ascendieron/nombraron/promovieron) (a/como/de) [el puesto de] {x:phrase} => profession+past! {x}  ✓ me ascendieron a supervisora = profession supervisora  ✗ me ascendieron
  (estoy | me cambiaron | me pasaron | me movieron) (en el | al | en la) (area/equipo/departamento/sector) de !(futbol/voley) {x:phrase} => team+past está en el equipo de {x}
    ✓ estoy en el equipo de Fraude del banco = team está en el equipo de Fraude del banco  ✗ estoy en el medio
  me (pase/pasé/cambie/cambié) a {a:<articles of one>} {x:phrase} => work+past! trabaja en {a} {x}  ✓ me pasé a una fintech = work trabaja en una fintech  ✗ me pasé de largo
  mi {j:<trades>} (es/:) [ser] [de] {x:phrase} => profession su {j} es {x}  ✓ mi profesión es arquitecta = profession su profesión es arquitecta  ✗ mi profesión me gusta
  unless:de mi {j:<jobs>} [actual | de ahora] {v:<it is>} [en] !(un/muy/en/una/que/aburrid-/estresante/el/cansador/lejos) {x:phrase} => work su {j} {v} {x}
    ✓ mi pega es revisar contratos = work su pega es revisar contratos  ✗ mi pega es muy aburrida
  (en/para) [el/la] {x:proper} (llevo/trabajo/laburo/curro) => work trabaja en {x}  ✓ para Inditex trabajo desde 2015 = work trabaja en Inditex  ✗ en casa trabajo
  ejerzo la {x:phrase} => profession ejerce la {x}  ✓ ejerzo la abogacía en Lima = profession ejerce la abogacía en Lima  ✗ ejerzo presión
  {v:<living by>} !( !(-ar/-er/-ir/las/la/los)) {x:phrase} => work {v} {x}  ✓ me pagan por traducir manuales = work le pagan por traducir manuales  ✗ vivo de noche
  de (oficio/profesion) [,/:] !(mi/su/tu/el/la) {x:phrase} => profession es {x}  ✓ de oficio, carpintero = profession es carpintero  ✗ de casa, carpintero
  mi (empresa | empleador | trabajo actual | compañia) [actual] (es | se llama) !(un/una/muy/el/la/de) {x:phrase} => work trabaja en {x}  ✓ mi empresa es Acme = work trabaja en Acme  ✗ mi empresa es muy grande
  unless:no (me dedico | nos dedicamos) [<adverbs>] (a/al) !(esto/eso/ello/lo/todo) {x:phrase} => profession se dedica a {x}  ✓ me dedico a la apicultura = profession se dedica a la apicultura  ✗ me dedico mucho
  me gano la vida [como/de/con] {x:phrase} => profession se gana la vida {x}  ✓ me gano la vida manejando un taxi = profession se gana la vida manejando un taxi  ✗ me gano la lotería
  (me desempeño | ejerzo | oficio) {p:<as>} {x:phrase} => profession se desempeña {p} {x}  ✓ me desempeño como contadora = profession se desempeña como contadora  ✗ se desempeña
  [yo] (doy/damos/dicto) (clases/talleres/cursos) [<adverbs>] de {x:phrase} => work da clases de {x}  ✓ doy clases de guitarra = work da clases de guitarra  ✗ doy vueltas
  {v:<being so>} a cargo de {x:phrase} => profession {v} a cargo de {x}  ✓ estoy a cargo de la cocina en un comedor = profession está a cargo de la cocina en un comedor  ✗ a cargo de la cocina
  [yo] {v:<being>} (parte de | parte del | el unico | la unica) {x:phrase} => team? {v} parte de {x}  ✓ soy la única dev del equipo = team es parte de dev del equipo  ✗ es la única
  hago !( !(atencion al cliente | soporte/consultoria/cobranzas/peritajes/podcasts/envios/ilustraciones/tortas/muebles/artesanias/diseño/fletes/delivery/traducciones/changas)) {x:phrase}
    => work hace {x}  ✓ hago ilustraciones para libros infantiles = work hace ilustraciones para libros infantiles  ✗ hago una pregunta
  {v:<sells>} !(<vehicles> | mi/el/la/los/las/un/una/todo/poco/poquito/nuestr-/humo/esto) {x:phrase} => work {v} {x}  ✓ vendemos repostería por encargo = work venden repostería por encargo  ✗ vendo mi auto
  cuido a {a:<new thing>} !(hij-/perr-/gat-/madre/padre/mama/papa/abuel-) {x:phrase} => work cuida a {a} {x}  ✓ cuido a una señora mayor = work cuida a una señora mayor  ✗ cuido a mi gato
  (mi/nuestra) (empresa/negocio/emprendimiento/pyme) se dedica a {x:phrase} => work su empresa se dedica a {x}  ✓ mi empresa se dedica a instalar paneles solares = work su empresa se dedica a instalar paneles solares  ✗ mi empresa se fue
  [yo] {v:<having>} (una | un | mi | mi propia | mi propio) !( !<ventures>) !(pendiente) {x:phrase} => work {v} una {x}  ✓ tengo una verdulería en Godoy Cruz = work tiene una verdulería en Godoy Cruz  ✗ tengo una duda
  {v:<running>} mi propia !( !(consulta/bufete/gabinete/obrador/<ventures>)) {x:phrase} => work! {v} su propia {x}  ✓ ahora llevo mi propia consulta = work lleva su propia consulta  ✗ llevo mi propia comida
  {v:<running>} mi propio !( !(consulta/bufete/gabinete/obrador/<ventures>)) {x:phrase} => work! {v} su propio {x}  ✓ ahora llevo mi propio taller = work lleva su propio taller  ✗ llevo mi propio comida
  {v:<hands verbs>} {a:<articles of one>} !( !(contabilidad/taxi/remis/camion/colectivo/caja/redes/finanzas/autobus/metro/tren/ambulancia/grua/<ventures>)) {x:phrase} => work+temporary? {v} {a} {x}
    ✓ manejo un taxi de noche = work maneja un taxi de noche  ✗ manejo un auto
  // What they are.
  unless:no/si/que/ni/dicen [yo] {v:<being>} !( !<professions>) {x:few} en (el/la) {y:proper} => profession {v} {x} ; work trabaja en {y}
    ✓ soy enfermera en el Hospital Italiano = profession es enfermera ; work trabaja en Hospital Italiano  ✗ soy enfermera
  ^ [y/que] !cómo (como/siendo) !( !<professions>) {x:few} en (el/la) {y:proper}
    => profession+asks es {x} ; work+asks trabaja en {y}  ✓ como enfermera de urgencias en el Hospital La Paz, los turnos me matan = profession es enfermera de urgencias ; work trabaja en Hospital La Paz  ✗ como pan
  unless:no/si/que/ni/cuando/dicen [yo] {v:<being>} [{a:<articles of one>}] [{q:<ranks>}] !( !<professions>/<posts>) !(<demonyms>/libre/de) {x:phrase} => profession {v} {a} {q} {x}
    ✓ soy contador público y tengo 52 años = profession es contador público  ✗ es contador
  (trabajaba/laburaba/curraba/estaba/chambeaba) (en/para) {y:few} [y/,/pero] ahora (estoy/ando) en {x:noun} => work+past! está en {x}  ✓ trabajaba en IBM y ahora estoy en Oracle = work está en Oracle  ✗ trabajaba en IBM
  me (pase/pasé/cambie/cambié) a !( !<technologies>) {x:things} => tech+past! usa {x}  ✓ me pasé a Linux = technology usa Linux  ✗ me pasé de largo
  ^ sino !( !<technologies>) {x:things} => tech usa {x}  ✓ ya no uso Windows sino Linux = technology usa Linux  ✗ sino espera
  [ya] me (jubilé/jubile/retiré) !(la/el | de la) => profession+past! se jubiló  ✓ me jubilé = profession se jubiló  ✗ me jubilo
  que [yo] soy [{a:<articles of one>}] !( !<professions>/<posts>) !(de) {x:phrase} => profession es {a} {x}  ✓ te cuento que soy contadora = profession es contadora  ✗ que es contadora
  unless:no/si/ni/dicen [yo] soy !(usuari-/<marital states>) !( !(-ologo/-ologa/-iatra/-grafo/-grafa/-dora/-dor/-ista/-tora/-tor/-era/-ero/-aria/-ario)) {k:words} !( !($ | , | en | de | y | desde
    | hace)) [!(pero/aunque/porque/asi/que/y) {x:phrase}] => profession? es {k} {x}  ✓ soy podólogo = profession es podólogo  ✗ soy alto
  de (profesion/oficio) [yo] soy {x:phrase} => profession es {x}  ✓ de profesión soy agrimensor = profession es agrimensor  ✗ de profesión
  {t:<professions>} {p:<by trade>} !(, (mi/su/tu/el/la/un/una) | el | mi | dice | que) => profession es {t} {p}  ✓ enfermera de profesión = profession es enfermera de profesión  ✗ médico de profesión, mi padre
  ^ [y/que] !cómo (como/siendo) [buen/buena] !( !<professions>/<posts>) {x:phrase} [que soy] => profession+asks es {x}  ✓ como enfermera de urgencias, ¿qué hago? = profession es enfermera de urgencias  ✗ como carne
  ^ [hola/buenas/y/yo] [yo ,] {q:<ranks>} !( !<professions>) {x:phrase} => profession? es {q} {x}  ✓ ex maestra rural = profession es ex maestra rural  ✗ la maestra
  ^ [hola/buenas/yo] [,] !( !<professions>) {x:noun} [(de/en/con) {n:figure} años] !(de (profesion/oficio)) [y/de/en/,/.] !(es/dice/que/me/tiene/no/se/va) [noche/urgencias] => profession? es {x}
    ✓ enfermero, 2 hijos = profession es enfermero  ✗ el enfermero vino
  ^ [hola/buenas/yo] [,] !( !<professions>) {x:noun} en !(la/el/casa/un/una) {y:noun} !( !(, | $)) => profession? es {x} en {y}  ✓ ingeniero en sistemas, 15 años de experiencia = profession es ingeniero en sistemas  ✗ médico en casa
  ^ [hola/buenas/yo] [,] !( !<professions>/<workless>) {x:words} de {n:figure} <age units> => profession? es {x} ; age tiene {n} años  ✓ jubilado de 68 años = profession es jubilado ; age tiene 68 años  ✗ vino de 68 años
  soy (autonom-/freelance/independiente/cuentapropista) [:/,] [y] {v:<hands verbs>} !(lo/la/esto/mucho) {x:phrase} => work {v} {x}  ✓ soy autónoma: diseño interiores = work diseña interiores  ✗ soy autónoma
  {v:<being so>} {x:<workless>} => work {v} {x}  ✓ estoy jubilada = work está jubilada  ✗ está jubilada
  (jubilada/jubilado) $ => profession? está jubilado  ✓ 68 años, jubilado = profession está jubilado  ✗ jubilado contento
  [recien] (me jubilé | me jubile | me retiré | me retire) (de/como) {x:phrase} => work+past se jubiló de {x}  ✓ me jubilé de la docencia = work se jubiló de la docencia  ✗ me jubilé
  // What no longer holds.
  ya no {v:<work verbs>} (en/para) {x:phrase} => -work+negated trabaja en {x}  ✓ ya no trabajo en Google = -work trabaja en Google  ✗ no trabajo en Google
  (deje/renuncie/renuncié/dejé) [a/de] (<jobs>/<mine>) [de/en {x:phrase}] => -work+past trabaja en {x}  ✓ dejé mi trabajo en Renfe = -work trabaja en Renfe  ✗ deja su trabajo
  (ya no trabajo en *) , ahora estoy (en/para) {y:phrase} => work+negated! trabaja en {y}  ✓ ya no trabajo en Claro, ahora estoy en Tigo = work trabaja en Tigo  ✗ ahora estoy en Tigo
  [me] (cambie/cambié) de (trabajo/laburo/curro/empresa/pega/chamba) [,/y/:] [ahora] [estoy/trabajo/laburo/entré/empecé/arranqué/entre/empece/arranque/empiezo] [en] {y:phrase}
    => work+past! trabaja en {y}  ✓ me cambié de laburo, entré en Techint = work trabaja en Techint  ✓ cambié de trabajo, ahora estoy en Mercadona = work trabaja en Mercadona  ✗ cambié de idea
  me (echaron/despidieron/corrieron) de {x:phrase} => -work+past trabaja en {x}  ✓ me despidieron de Acme = -work trabaja en Acme  ✗ me echaron agua
  ya no {v:<home verbs>} (en) {x:phrase} => -home+negated vive en {x}  ✓ ya no vivo en Lima = -home vive en Lima  ✗ no vivo en Lima
  ya no {v:<home verbs>} con {x:phrase} => -home+negated {v} con {x}  ✓ ya no vivo con mis padres = -home vive con sus padres  ✗ no vivo con mis padres
  (ya no | deje de) {v:<use verbs>} {x:phrase} => -technology+negated+past {v} {x}  ✓ ya no uso Windows = -technology usa Windows  ✗ no uso Windows
  (deje de | dejé de) (usar | programar en) {x:phrase} => -technology+past usa {x}  ✓ dejé de usar Windows = -technology usa Windows  ✗ deja de usar Windows
  ya no (tengo/tenemos) {x:phrase} => -owned+negated tiene {x}  ✓ ya no tengo la moto = -vehicle tiene la moto  ✗ no tengo la moto
  (vendi/vendí/vendimos) (el/la/mi) {x:phrase} => -owned+past tiene {x}  ✓ vendí la moto = -vehicle tiene moto  ✗ vende la moto
  ya no soy [un/una] !( !<professions>) {x:phrase} => -profession+negated es {x}  ✓ ya no soy maestra = -profession es maestra  ✗ no soy maestra
  (ya no soy | deje de ser) [un/una] {x:<diets>} => -diet+negated+past es {x}  ✓ ya no soy vegano = -diet es vegano  ✗ no soy vegano
  ya no (estoy) {x:<marital states>} => -marital_status+negated está {x}  ✓ ya no estoy casado = -marital_status está casado  ✗ no estoy casado
  ya no estoy con {x:called} => -partner+negated está con {x}  ✓ ya no estoy con Marcos = -partner está con Marcos  ✗ no estoy con Marcos
  me (separe/separé/divorcie/divorcié) [de {x:called}] => marital_status+past! está separado  ✓ me separé de Marcos = marital_status está separado  ✗ se separó de Marcos
  ya no me {v:<pleases>} {x:phrase} => -preference+negated le {v} {x}  ✓ ya no me gusta el café = -preference le gusta el café  ✗ no me gusta el café
  ya no {v:<hobby verbs>} {x:phrase} => -hobby+negated {v} {x}  ✓ ya no toco la guitarra = -hobby toca la guitarra  ✗ no toco la guitarra
  ya no estudio {x:phrase} => -studies+negated estudia {x}  ✓ ya no estudio derecho = -studies estudia derecho  ✗ no estudio derecho
  // Team and boss.
  (el equipo | mi equipo) lo (formamos/integramos/componemos) {n:figure} [{x:noun}] => team en su equipo son {n} {x}  ✓ el equipo lo formamos ocho personas = team en su equipo son ocho personas  ✗ el equipo lo forma Ana
  (a mi cargo | bajo mi mando) [tengo/hay] [a] {x:phrase} => team tiene {x} a cargo  ✓ a mi cargo tengo seis técnicos = team tiene seis técnicos a cargo  ✗ a mi cargo
  {n:figure} personas (dependen | reportan) [de mi | a mi] => team tiene {n} personas a cargo  ✓ doce personas dependen de mí = team tiene doce personas a cargo  ✗ doce personas
  somos {n:figure} {x:few} en (el equipo | mi equipo | la oficina | el area) => team son {n} {x} en su equipo  ✓ somos siete personas en el equipo = team son siete personas en su equipo  ✗ somos siete personas
  [en] mi equipo [de trabajo] [,] … (somos | es de | son | tiene) {n:figure} [personas] => team en su equipo son {n}  ✓ en mi equipo somos seis = team en su equipo son seis  ✗ mi equipo es bueno
  somos un equipo [chico/pequeño/grande] de {n:figure} [{x:noun}] => team son un equipo de {n} {x}  ✓ somos un equipo de cinco = team son un equipo de cinco  ✗ somos un equipo
  {n:figure} (somos | personas) en mi equipo => team en su equipo son {n}  ✓ siete somos en mi equipo = team en su equipo son siete  ✗ siete en el equipo
  somos {n:figure} en (la oficina | el equipo | el area | mi equipo | mi area | la empresa) [de] {x:phrase} => team son {n} en su equipo {x}
    ✓ somos cinco en el equipo de soporte = team son cinco en su equipo soporte  ✗ somos cinco hermanos
  somos {n:figure} en (la/mi) (oficina/empresa/area) => team son {n} en su oficina  ✓ somos doce en la oficina = team son doce en su oficina  ✗ somos doce
  somos {n:figure} !(hermanos/hijos/amigos | en casa) [{x:noun}] en (mi/el/nuestro) equipo => team son {n} {x} en su equipo
    ✓ somos cuatro desarrolladores en mi equipo = team son cuatro desarrolladores en su equipo  ✗ somos cuatro hermanos
  {v:<leads>} (un/una/el/al/la) {u:<units>} {x:phrase} => team {v} un {u} {x}  ✓ lidero un equipo de siete personas = team lidera un equipo de siete personas  ✗ lidero poco
  unless:lo/la/te/le/no/si !manejo/entreno {v:<leads>} {a:<new thing>} !(reunion/llamada/auto/moto/coche/carro/camioneta/bici/taxi/camion) {x:phrase} => work? {v} {a} {x}
    ✓ coordino un comedor comunitario = work coordina un comedor comunitario  ✗ coordino con vos
  somos {n:figure} {k:<partners at work>} en {x:phrase} => work son {n} {k} en {x}  ✓ somos tres socios en un estudio de arquitectura = work son tres socios en un estudio de arquitectura  ✗ somos tres hermanos
  vivo de (mi/mis) !(padres/viejos/papas/ahorros/recuerdos/familia/hijos) {x:phrase} => work vive de sus {x}  ✓ vivo de mis ilustraciones = work vive de sus ilustraciones  ✗ vivo de mis padres
  tengo {x:noun} a (mi/su) cargo => team tiene {x} a cargo  ✓ tengo ocho personas a mi cargo = team tiene ocho personas a cargo  ✗ tengo a cargo la caja
  {v:<leads>} a {n:figure} {x:phrase} => team {v} a {n} {x}  ✓ dirijo a diez enfermeras = team dirige a diez enfermeras  ✗ dirijo bien
  {n:figure} personas (formamos/somos) [en] mi equipo => team en su equipo son {n}  ✓ seis personas formamos mi equipo = team en su equipo son seis  ✗ seis personas
  (el/al) equipo de {x:few} lo (lidero/coordino/dirijo/llevo) => team lidera el equipo de {x}  ✓ el equipo de diseño lo lidero yo = team lidera el equipo de diseño  ✗ el equipo de diseño
  tengo {n:figure} {u:words} a cargo => team tiene {n} {u} a cargo  ✓ tengo ocho personas a cargo = team tiene ocho personas a cargo  ✗ tengo a cargo la caja
  en mi equipo [de trabajo] , que se llama {x:called} => team su equipo se llama {x}  ✓ en mi equipo, que se llama Colibrí = team su equipo se llama Colibrí  ✗ mi equipo, que se llama Racing
  en mi equipo [de trabajo] , que se llama {x:called} , somos {n:figure} => team su equipo se llama {x}, son {n}
    ✓ en mi equipo, que se llama Halcón, somos cuatro = team su equipo se llama Halcón, son cuatro  ✗ mi equipo, que se llama Racing
  mi jefa [directa] (se llama | es | ,) !( !({p:person} | <first names>)) {x:called} => own:jefe+voice+asks+negated su jefa se llama {x}  ✓ mi jefa se llama Ofelia = own:jefe su jefa se llama Ofelia  ✗ mi jefa me llama
  mi jefe [directo] (se llama | es | ,) !( !({p:person} | <first names>)) {x:called} => own:jefe+voice+asks+negated su jefe se llama {x}  ✓ mi jefe se llama Ramiro = own:jefe su jefe se llama Ramiro  ✗ mi jefe me llama
  // Studies.
  unless:el/al/un/mi/del/su/este/de/que/como/cuando/si [yo] {v:<study verbs>} [<adverbs>] !(en casa | mucho | poco | para | con | por | el caso | la posibilidad | todo) {x:phrase} => studies {v} {x}
    ✓ estudio derecho en la UNAM = studies estudia derecho en la UNAM  ✗ un estudio de mercado
  !qué que {v:<study verbs>} !(es/de/esto/eso/todo/mucho) {x:phrase} => studies+asks {v} {x}  ✓ dado que estudio tercero de Arquitectura = studies estudia tercero de Arquitectura  ✗ qué estudio es mejor
  unless:un/el/mi/este/del [yo] (curso/cursamos) !( !( [el/la/un/una] <years>/<courses>/<subjects> )) {x:phrase} => studies cursa {x}  ✓ curso cuarto medio = studies cursa cuarto medio  ✗ un curso de cocina
  (estoy/voy/ando) (en/cursando) !( !( [el/la/un/una] <years>/<courses> )) !([el/la] (* lugar | * puesto | * cafe | uni/casa/colegio/facu/facultad/escuela/liceo/instituto/conservatorio
    | carrera de mi)) {x:phrase} => studies está en {x}  ✓ estoy en 3ro de veterinaria en la udelar = studies está en 3ro de veterinaria en la udelar  ✗ estoy en la carrera de mi vida
  [{m:<oneself>}] {v:<being so>} {g:<learning>} !( !( [el/la/un/una/mi] <courses>/<subjects>/<years>/<languages>/carnet/licencia/titulo )) {x:phrase} => studies {m} {v} {g} {x}
    ✓ estoy haciendo un doctorado en química = studies está haciendo un doctorado en química  ✗ estoy haciendo arroz
  {v:<did>} {a:<articles of one>} !( !<courses>) !(año/medio | * en {n:figure} (horas/minutos/dias)) {x:phrase} => studies+past {v} {a} {x}
    ✓ hago una maestría en salud pública = studies hace una maestría en salud pública  ✗ hago una torta
  [este año | este mes | el proximo mes | el año que viene | en diciembre | pronto] me (recibo/gradúo/graduo/titulo/licencio) (de/en/como) {x:phrase} => studies+planned+temporary se recibe de {x}
    ✓ este año me recibo de arquitecta = studies se recibe de arquitecta  ✗ me recibo mal
  [este año | este mes | el proximo mes | pronto] (termino/acabo) {a:<articles of one>} !( !<degrees>/<courses>) {x:phrase} => studies+planned+temporary termina {a} {x}
    ✓ el próximo mes termino el máster en data science = studies termina el máster en data science  ✗ termino el informe
  (llevo/hace) {n:figure} {u:<times>} [que] (estudiando/estudio/aprendiendo) !(en/de/para/esto) {x:phrase} => studies lleva {n} {u} estudiando {x}
    ✓ llevo tres años estudiando coreano = studies lleva tres años estudiando coreano  ✗ llevo tres años de espera
  hice {a:<articles of one>} !( !<degrees>) {x:phrase} => studies+past hizo {a} {x}  ✓ hice una maestría en salud pública = studies hizo una maestría en salud pública  ✗ hice un curso de cocina
  (me recibi | me gradué | me titule | me licencie | me estoy recibiendo | estoy por recibirme | me recivi) (de/en/como) {x:phrase} => studies+past+planned se recibió de {x}
    ✓ me recibí de arquitecta = studies se recibió de arquitecta  ✗ me recibí ayer
  [yo] soy (usuario/usuaria) de !( !<technologies>) {x:phrase} => technology usa {x}  ✓ soy usuaria de Linux = technology usa Linux  ✗ la usuaria
  [yo] soy [una/un] {k:<taught>} (de/en) {x:phrase} => studies es {k} de {x}  ✓ soy estudiante de medicina = studies es estudiante de medicina  ✗ soy estudiante
  (estudio/estudiamos) para (ser/contador/maestro) {x:phrase} => studies estudia para ser {x}  ✓ estudio para ser maestra = studies estudia para ser maestra  ✗ estudio para el examen
  {v:<going into>} [<adverbs>] !( !( [el/la] (<years>/<subjects> | carrera de) )) {x:phrase} => studies+past {v} {x}  ✓ Paso a quinto de primaria = studies pasa a quinto de primaria  ✗ paso a buscarte
  mi carrera es !(muy/un/una/larga) {x:phrase} => studies su carrera es {x}  ✓ mi carrera es comunicación social = studies su carrera es comunicación social  ✗ mi carrera es larga
  estudié !( !<subjects>) {x:phrase} => studies+past estudió {x}  ✓ estudié geología = studies estudió geología  ✗ estudié mucho
  [ando/estoy] (preparando | preparo) [las/unas/mis] oposiciones {x:phrase} => studies prepara oposiciones {x}  ✓ ando preparando oposiciones a policía = studies prepara oposiciones a policía  ✗ preparo la cena
  (terminé/termine | acabo de terminar) !( !( [la carrera de] <subjects> )) {x:phrase} => studies+past terminó {x}  ✓ terminé la carrera de derecho = studies terminó la carrera de derecho  ✗ terminé la cena
  voy a la (universidad/uni/escuela/prepa) [, a la {y:phrase}] [de {x:phrase}] => studies va a la universidad {x} {y}  ✓ voy a la universidad, a la UBA = studies va a la universidad UBA  ✗ voy a la playa
  // Tools.
  unless:no/que/cuando/lo/la/el/un/si [yo] {v:<use verbs>} [<adverbs>] [con/en] !( !<technologies>/<technologies and words>) {x:things} => tech {v} {x}
    ✓ uso Neovim con tmux para todo = technology usa Neovim ; technology usa tmux  ✗ uso lentes
  unless:no/que/si [yo] (tengo/tenemos) [un/una] !( !(android/iphone/ipad/mac/macbook/linux/windows/ubuntu/thinkpad/imac)) {x:noun} => technology tiene {x}  ✓ tengo Android = technology tiene Android  ✗ tengo hambre
  unless:no/que {v:<use verbs>} !( !<technologies>) {x:noun} (en/para) {u:noun} y [el/la] [back/front] [en/con] !(no/me/se/<own openers>) {y:noun} => technology {v} {x} ; technology {v} {y}
    ✓ uso Ubuntu en casa y Windows en el trabajo = technology usa Ubuntu ; technology usa Windows  ✗ usa Ubuntu en casa y Windows
  unless:no [yo/nosotros] (programo/programamos/codeo/desarrollo/desarrollamos) [<adverbs>] (en/con) {x:things} => tech programa en {x}  ✓ programo en Kotlin a diario = technology programa en Kotlin  ✗ programo la alarma
  unless:<work nouns> (trabajo/trabajamos/laburo/laburamos) [<adverbs>] (con/en/sobre) !( !<technologies>) {x:things} => tech trabaja con {x}
    ✓ trabajamos con React y Go = technology trabaja con React ; technology trabaja con Go  ✗ trabajo con niños
  (nuestro/nuestra/mi/el) (stack/backend/back/front/frontend/base/editor/entorno/servidor/sitio/api) [de datos] [lo/la] (es/esta/corre/usa/tengo/tenemos/hago) [todo/hecho/hecha/escrito] [en/sobre/con] {x:things}
    => tech usa {x}  ✓ nuestro stack es Laravel con Postgres = technology usa Laravel ; technology usa Postgres  ✗ mi perro es raro
  (la/el) (api/back/backend/front/web/base) (la/lo) (tengo/tenemos/hago/hacemos) (en/con) {x:things} => tech usa {x}  ✓ La API la tengo en Flask con Redis = technology usa Flask ; technology usa Redis  ✗ la API falla
  (nuestra/mi) (web/app/api/pagina) corre (sobre/en/con) {x:things} => tech usa {x}  ✓ Nuestra web corre sobre Node = technology usa Node  ✗ mi web corre
  unless:no/el/la/un/una/mi/este/del {v:<making verbs>} !(esto/este/esta) {y:few} (en/con) [una/un/mi] [planilla/hoja/archivo/proyecto] [de] !( !<technologies>) {x:things} => tech usa {x}
    ✓ Llevo las cuentas en Excel = technology usa Excel  ✗ llevo el perro en auto
  unless:no/el/la/un/una/mi/este/del/mucho/poco/tanto/harto/bastante {v:<making verbs>} (en/con) !( !<technologies>) {x:things} => tech usa {x}  ✓ diseño en Figma = technology usa Figma  ✗ diseño en casa
  (tengo/tenemos/llevo/hago) todo (en/con) !( !<technologies>) {x:things} => technology tiene todo en {x}  ✓ tengo todo en Notion = technology tiene todo en Notion  ✗ tengo todo en orden
  <my> {m:<machines>} [principal] (es/:) {x:phrase} => technology su {m} es {x}  ✓ mi portátil es un ThinkPad con Linux = technology su portátil es un ThinkPad con Linux  ✗ mi portátil falla
  {v:<being so>} (migrando/pasando) [{y:few}] (a/de) !( !<technologies>) {x:phrase} => project {v} migrando {y} a {x}  ✓ estamos migrando a AWS = project están migrando a AWS  ✗ estamos migrando
  // Projects, decisions, goals.
  unless:le/les/te {v:<being so>} {g:<making>} [en] !(el mueble) !( !( [un/una/mi/la/el/mis/unos/unas] <made things> )) {x:phrase} [{y:<so that>} {z:phrase}] => project {v} {g} {x} {y} {z}
    ✓ estoy armando una app de turnos = project está armando una app de turnos  ✗ estoy armando la cama
  unless:le/les/te {v:<being so>} {g:<making>} !( !( [un/una/mi/la/el/mis/unos/unas] <made things> )) {x:phrase} [{y:<so that>} {z:phrase}] (, se llama {n:called} | , {n:called} se llama
    | que se llama {n:called} | llamado/llamada {n:called}) => project {v} {g} {x} {y} {z}, se llama {n}
    ✓ estoy armando una app de turnos, se llama Turnito = project está armando una app de turnos, se llama Turnito  ✗ estoy armando la cama, se llama así
  unless:le/les/te {v:<being so>} {g:<making>} {a:<new thing>} !([*] <no projects>) {x:phrase} => project? {v} {g} {a} {x}  ✓ estoy escribiendo una ópera = project está escribiendo una ópera  ✗ estoy escribiendo mal
  {v:<about to>} (lanzar/abrir/montar/inaugurar/estrenar/publicar/sacar) {a:<articles of one>} {x:phrase} => project+planned {v} lanzar {a} {x}
    ✓ estoy por lanzar una marca de jabones = project está por lanzar una marca de jabones  ✗ estoy por salir
  (armamos/montamos/fundamos/creamos/fundé/armé/monté/lancé/lanzamos/abrimos/abrí) {a:<articles of one>} !( !(<made things>/<ventures>/club/grupo/banda/taller/asociacion/cooperativa/biblioteca/coro/colectivo)) {x:phrase}
    => project+past tiene {a} {x}  ✓ armamos un club de lectura con las vecinas = project tiene un club de lectura con las vecinas  ✗ armamos la mesa
  (que | el proyecto que | la aplicacion que | la app que) {v:<being so>} {g:<making>} , {x:called} => project {v} {g} {x}  ✓ la aplicación que estoy construyendo, Huertia = project está construyendo Huertia  ✗ la app que uso
  (el/la) {k:<made things>} (que | en el que | en la que) (estoy/ando/trabajo) [escribiendo/haciendo/armando/montando] !leyendo {t:<deals>} {x:phrase} => project su {k} {t} {x}
    ✓ El libro que estoy escribiendo trata de ballenas = project su libro trata de ballenas  ✗ el libro que leo
  (el/la) {k:<made things>} (que | en el que | en la que) (estoy/ando/trabajo) [escribiendo/haciendo/armando/montando] : {x:phrase} => project su {k} es {x}
    ✓ El libro en el que trabajo: una historia del tango = project su libro es una historia del tango  ✗ el libro que leo
  mi {k:<made things>} {t:<deals>} !(eso/esto) {x:phrase} => project su {k} {t} {x}  ✓ mi novela trata sobre la guerra = project su novela trata sobre la guerra  ✗ mi novela
  tengo entre manos {x:phrase} => project tiene entre manos {x}  ✓ tengo entre manos una tienda online = project tiene entre manos una tienda online  ✗ tengo manos
  mi [gran] proyecto [actual/personal] (es | se llama | :) {x:phrase} => project su proyecto es {x}  ✓ mi proyecto es un invernadero = project su proyecto es un invernadero  ✗ mi proyecto falla
  el proyecto en [el] que (ando/estoy/trabajo) [metida/metido] (es/:) {x:phrase} => project su proyecto es {x}  ✓ el proyecto en el que ando: un invernadero = project su proyecto es un invernadero  ✗ el proyecto
  {v:<running>} {a:<articles of one>} !( !(podcast/blog/canal/proyecto/emprendimiento/newsletter/fanzine)) {x:phrase} => project {v} {a} {x}  ✓ llevo un blog de recetas = project lleva un blog de recetas  ✗ tengo un perro
  [ya] [lo] [con mi socio | con mi socia] {v:<decided>} !(<no decisions> | [no] (-arle/-erle/-irle/-arlo/-erlo/-irlo/-arte/-erte/-irte/-arla/-erla/-irla/-arles/-erles/-ernos/-arlos)
    | [no] <small deeds> | no $ | [no] ir $ | (el/la/los/las) (primer-/segund-/tercer-/ultim-/opcion/otr-)) [con mi socio | con mi socia | que | por | finalmente | ya] {x:phrase}
    => decision+past+planned {v} {x}  ✓ decidí ir con Postgres en vez de Mongo = decision decidió ir con Postgres en vez de Mongo  ✗ decide ir
  <minds changed> [:/,/y] [al final] para {y:few} [,] {v:<decided>} !(<no decisions>) {x:phrase}
    => decision+past+planned! {v} {x} para {y}  ✓ Cambiamos de opinión: para los logs decidimos usar Loki = decision decidieron usar Loki para los logs  ✗ cambiamos de opinión
  para {y:few} [,] [ya] {v:<decided>} !(<no decisions>) {x:phrase} => decision+past+planned {v} {x} para {y}  ✓ para los logs decidimos usar Loki = decision decidieron usar Loki para los logs  ✗ para los logs usamos Loki
  [ya] (decidido | esta decidido | lo decidimos) , (vamos con | nos vamos con | nos quedamos con) !( !<technologies>) {x:phrase}
    => decision+past+planned van con {x}  ✓ Decidido, vamos con Postgres = decision van con Postgres  ✗ vamos con Ana
  {v:<decided>} [con mi socio | con mi socia | entre todos | en familia] que !(si/no/mejor) {x:rest} => decision+past+negated+planned {v} que {x}
    ✓ decidí que el frontend va con Svelte = decision decidió que el frontend va con Svelte  ✗ decide que
  (tome/tomé/tomamos) la decision de {x:phrase} => decision+past tomó la decisión de {x}  ✓ tomé la decisión de renunciar = decision tomó la decisión de renunciar  ✗ la decisión de renunciar
  (la/mi/nuestra) decision [final] (es/fue) {x:phrase} => decision+past su decisión es {x}  ✓ la decisión es usar Astro = decision su decisión es usar Astro  ✗ decisión difícil
  [ya] (esta decidido | lo decidimos | lo decidí | decidido) : !(mañana/hoy/ahora) {x:rest} => decision+past decidió {x}  ✓ ya está decidido: migramos a Astro = decision decidió migramos a Astro  ✗ no decidido
  (vamos con | va con | nos vamos con) {x:phrase} , (ya esta decidido | esta decidido | decidido) => decision+planned van con {x}  ✓ vamos con Postgres, está decidido = decision van con Postgres  ✗ vamos
  unless:el/la/su/tu/un/una/este/cuyo/mi/nuestra/nuestro/los/las/de [y] [mi/nuestra/nuestro] [gran] {k:<aims>} [, … … … ,] [este año | actual | para este año | de este año | principal | a futuro
    | en la vida] [,] (es/:) !(que/un/una/este/esta/cual) {x:phrase} => goal+asks su {k} es {x}  ✓ mi meta es bajar diez kilos = goal su meta es bajar diez kilos  ✗ mi meta
  {v:<aims at>} !(esto/eso/lo) {x:phrase} => goal+past {v} {x}  ✓ me he propuesto leer un libro a la semana = goal se ha propuesto leer un libro a la semana  ✗ me propuso casamiento
  {v:<being so>} {g:<saving>} [para/pa] {x:phrase} => goal {v} {g} para {x}  ✓ estoy ahorrando para un viaje a Japón = goal está ahorrando para un viaje a Japón  ✗ estoy ahorrando
  (me gustaria | me encantaria) (llegar a | dejar de) {x:phrase} => goal+planned? le gustaría {x}  ✓ me gustaría llegar a correr una maratón = goal le gustaría correr una maratón  ✗ me gustaría comer
  {v:<being so>} [<adverbs>] aprendiendo !(mucho/bastante/algo/de/que) {x:phrase} => goal {v} aprendiendo {x}  ✓ estoy aprendiendo japonés = goal está aprendiendo japonés  ✗ aprendiendo
  {v:<being so>} [<adverbs>] {g:<training for>} !([*] <no projects>) {x:phrase} => goal? {v} {g} {x}  ✓ estoy aprendiendo a tocar el ukelele = goal está aprendiendo a tocar el ukelele  ✗ estoy preparando
  ^ !( !(-ar/-er/-ir)) {w:words} {x:few} es mi {k:<aims>} => goal su {k} es {w} {x}  ✓ subir el Lanín es mi meta = goal su meta es subir el Lanín  ✗ comer es mi trabajo
  me estoy preparando para {x:phrase} => goal se prepara para {x}  ✓ me estoy preparando para el examen de conducir = goal se prepara para el examen de conducir  ✗ me preparo
  [este año] [yo] (quiero/queremos/planeo) !(terminar (esto/este/rapido/ya/hoy | antes)) {i:<aiming>} !(esto/eso/rapido/ya | de leer | un rato) {x:phrase} => goal+planned quiere {i} {x}
    ✓ quiero bajar 8 kilos = goal quiere bajar 8 kilos  ✗ quiero terminar esto
  (quiero/queremos/quisiera | me gustaria) ser !(claro/clara/sincero/sincera/breve/honesto/honesta/directo/directa/mas/feliz/parte/muy/tan) {x:phrase} => goal+planned? quiere ser {x}
    ✓ quiero ser traductora algún día = goal quiere ser traductora algún día  ✗ quiero ser claro
  mi [gran] {k:<intents>} es !(que/un/una) {x:phrase} => goal su {k} es {x}  ✓ mi intención es jubilarme a los 60 = goal su intención es jubilarse a los 60  ✗ mi intención
  sueño con !( !(-ar/-er/-ir)) {x:phrase} => goal sueña con {x}  ✓ sueño con tener una huerta = goal sueña con tener una huerta  ✗ sueño con él
  aprendo !( !<languages>) {x:phrase} => goal aprende {x}  ✓ aprendo japonés con una app = goal aprende japonés con una app  ✗ aprendo mucho
  {v:<being so>} {g:<seeking>} {x:phrase} => goal? {v} {g} {x}  ✓ estoy buscando laburo de administrativa = goal está buscando laburo de administrativa  ✗ estoy buscando un archivo
  (necesito/quiero/quisiera | me gustaria) mejorar mi !(respuesta/texto/cv/mail) {x:phrase} => goal+planned? quiere mejorar su {x}  ✓ necesito mejorar mi inglés = goal quiere mejorar su inglés  ✗ necesito mejorar esto
  unless:lo/la/los/las/me/te/no/si/el/un/mi/que [yo] {v:<trade verbs>} !( !(-os/-as/-es)) !(cosas/todos/todas/estos/estas/esos/ellos/nos) {x:phrase} => work? {v} {x}
    ✓ arreglo bicicletas en mi garaje = work arregla bicicletas en su garaje  ✗ arreglo esto`;
