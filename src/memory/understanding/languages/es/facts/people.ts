import { factWords } from './fact-words.ts';

/** Words of whom and what the user has. */
export const peopleWords = {
  parents: 'padre, madre, mama, papa, mamá, papá, abuelo, abuela, padres, papás, mamás, abuelos, tia, tio, mami, papi',
  new: 'primeriza, primerizo, soltera, soltero, reciente',
  'wed at': 'en, hace, el, por',
  'new ones': 'nuevo, nueva, actual',
  'break ups':
    'me separe de, me separé de, me divorcie de, me divorcié de, termine con, terminé con, corte con, corté con, rompi con, rompí con',
  'near ones': `${factWords.partners}, ${factWords.relatives}, ${factWords.animals}`,
  'name articles': 'el, la, don, doña',
  'age form': 'age = de *',
  'kin deeds': 'trabaja, trabajan, estudia, estudian, vive, viven, toca, juega, maneja, enseña, cursa',
  'no deeds': 'muy, mal, bien, mucho, todo, hoy, hasta, tarde, afuera, lejos, conmigo, con nosotros, con eso, y',
  'kin ranks': `mayor, menor, mayores, menores, mediano, mediana, del medio, pequeño, pequeña, chico, chica, grande, mellizo, melliza, gemelo, gemela, adoptivo, otro, otra, hermoso, hermosa, unico, unica`,
  'kids do':
    'son, es, esta en = está en, estan en = están en, estudia, estudian, va a, van a, vive, viven, trabaja, trabajan, entra a, juega, juegan, toca, tocan',
  'partners do': 'trabaja, estudia, tiene',
  'to what': 'a, al',
  whose: 'mi = su, mis = sus, nuestro = su, nuestra = su, nuestros = sus, nuestras = sus',
  'are called': 'se llama, se llaman, se llamaba',
  'being it': 'es, son, está, están',
  caring: 'cuido = cuida, cuidamos = cuidan, crio = cría, crío = cría, criamos = crían, mantengo = mantiene',
  driving: `me acabo de comprar = se compró, me compre = se compró, me compré = se compró, nos compramos = se compraron, compramos = compraron, manejo = maneja, manejamos = manejan, conduzco = conduce, ando en = anda en, me muevo en = se mueve en,
    voy en = va en, tengo = tiene, tenemos = tienen, traigo = trae`,
  expecting:
    'estoy esperando = está esperando, estamos esperando = están esperando, espero = espera, esperamos = esperan',
  turns: 'primer, primera, segundo, segunda, tercer, tercera, cuarto, cuarta',
} as const;

/** Spanish rules of whom and what the user has: partner, family, animals, vehicles, belongings. */
export const people = `
  <my> [{b:<new ones>}] {k:<partners>} [nuevo/nueva/actual] [ahora | desde hace poco] es [ahora] !(<signs>/<demonyms>) !( !({p:person} | <first names> | {p:proper})) {x:called}
    => partner+voice+asks! su {k} se llama {x}  ✓ mi novia ahora es Julieta = partner su novia se llama Julieta  ✗ mi novia ahora es vegana
  <break ups> {x:called} [,] [y] [ahora] <my> {k:<partners>} [ahora] (es | se llama) {y:called}
    => partner+past! su {k} se llama {y}  ✓ me separé de Micaela, ahora mi pareja es Belén = partner su pareja se llama Belén  ✗ me separé de Micaela
  ^ [<fillers>] [el] (cumpleaños/cumple) de mi {k:<partners>} [siempre] (es/cae) [el] !( !({n:figure})) {x:phrase} => own:cumpleaños_de_su_{k}+voice el cumpleaños de su {k} es el {x}
    ✓ el cumple de mi marido es el 3 de marzo = own:cumpleanos de su marido el cumpleaños de su marido es el 3 de marzo  ✗ el cumple de mi marido es hoy
  ^ [<fillers>] [el] (cumpleaños/cumple) de mi {k:<relatives>} [siempre] (es/cae) [el] !( !({n:figure})) {x:phrase} => own:cumpleaños_de_su_{k}+voice el cumpleaños de su {k} es el {x}
    ✓ el cumple de mi madre es el 5 de junio = own:cumpleanos de su madre el cumpleaños de su madre es el 5 de junio  ✗ el cumple de mi madre es hoy
  <my> {k:<relatives>} [{b:<kin ranks>}] es (alergica/alergico) {p:<to what>} !(trabajo/ella/el) {x:phrase} => family+voice+asks su {k} {b} tiene alergia {p} {x}
    ✓ mi mamá es alérgica a la penicilina = family su mamá tiene alergia a la penicilina  ✗ mi mamá es alérgica
  <my> {k:<partners>} es (alergica/alergico) {p:<to what>} !(trabajo/ella/el) {x:phrase} => family+voice+asks su {k} tiene alergia {p} {x}  ✓ mi marido es alérgico al látex = family su marido tiene alergia al látex  ✗ mi marido es alérgico
  {w:<whose>} {k:<kids>} [{b:<kin ranks>}] {v:<kids do>} !(muy | que | el | la mejor | un | una | {q:proper}) {x:phrase} => family+voice {w} {k} {b} {v} {x}
    ✓ mis hijos son adolescentes = family sus hijos son adolescentes  ✗ mis hijos comen
  soy {k:<kids>} (unico/unica) => family es {k} sin hermanos  ✓ soy hija única = family es hija sin hermanos  ✗ hija única
  a <my> {k:<animals>} le (puse/pusimos) [de nombre] {x:called} => pet+past su {k} se llama {x}  ✓ a mi gata le pusimos Nube = pet su gata se llama Nube  ✗ le puse sal
  {x:proper} [,] (es el nombre de | asi se llama | se llama) <my> {k:<animals>} => pet+asks su {k} se llama {x}  ✓ Rocco, así se llama mi perro = pet su perro se llama Rocco  ✗ se llama mi perro
  (en casa hay | en casa tengo | comparto (piso/casa/depto) con | convivo con !([la/el/un/una] <illnesses>) | de mascota/mascotas [:] [tengo]) {x:items} => owned tiene {x}  ✓ en casa hay tres gatos = pet tiene tres gatos  ✗ hay pan
  {w:<whose>} {k:<animals>} {v:<being it>} !( !((un/una) !(desastre/amor/santo/santa/sol/tesoro/terremoto/genio/genia/angel/demonio/loco/loca/peligro) | <afflictions> | alergic- | mestiz- | adoptad-
    | rescatad- | cruza | de (raza | la calle))) {x:phrase} [, {n:proper}] => pet+voice {w} {k} {v} {x}, {n}  ✓ mi perro es un galgo rescatado = pet su perro es un galgo rescatado
    ✗ el perro es un galgo
  // Having.
  unless:no/que/si {v:<having>} {x:phrase} (,/:/<opening>) {n:each} => owned {v} {x}: {n}
    ✓ tengo dos niñas, Vera de 6 y Abril de 3 = family tiene dos niñas: Vera, de 6 años ; family tiene dos niñas: Abril, de 3 años  ✗ tengo dos niñas, Vera y Abril
  unless:no/que/si {v:<having>} {x:phrase} (,/:/<opening>) {n:named} [)] [[,] y {y:few} (,/:/<opening>) {m:named}] => owned {v} {x}, {n} ; owned {v} {y}, {m}
    ✓ tengo un hijo de 19, Rodrigo, y una gata, Brisa = family tiene un hijo de 19, Rodrigo ; pet tiene una gata, Brisa  ✓ tengo tres hijos: Ana, Luis y Teo = family tiene tres hijos, Ana, Luis y Teo
    ✗ tiene una galga, Brisa
  unless:no/que/si/lo/la [yo] {v:<having>} [<adverbs>] !({n:figure} <age units> ) !(<illnesses>/ganas/duda/alergia/intolerancia) {x:items} => owned {v} {x}  ✓ tengo dos hijos, un perro y un gato = family tiene dos hijos  ✗ tiene dos hijos
  {v:<having>} {n:figure} <age units> y !<own openers> {x:items} => age {v} {n} años ; owned {v} {x}  ✓ tengo 43 años y dos hijas = age tiene 43 años ; family tiene dos hijas  ✗ tiene 43 años y dos hijas
  unless:no/que/si {v:<having>} [en casa | <adverbs>] {x:phrase} (que se llama | que se llaman | , se llama | , de nombre | llamado/llamada) {n:called} [y {y:items}]
    => owned {v} {x} que se llama {n} ; owned {v} {y}  ✓ tengo una gata que se llama Milanesa = pet tiene una gata que se llama Milanesa  ✗ tiene una gata que se llama Milanesa
  al tener [yo] {x:phrase} [, {n:names}] => owned+asks tiene {x}, {n}  ✓ al tener yo dos niñas, Vera y Jimena = family tiene dos niñas, Vera y Jimena  ✗ tener sed
  (adoptamos/adopté/adopte/rescaté/rescatamos/trajimos) (otro/otra) [mas] [,/y] (se llama | le puse | le pusimos) {n:called} [,/:/y] [ahora] [{v:<having>} {m:figure} <animals>]
    => pet+past tiene otra mascota, {n}  ✓ adoptamos otro, se llama Tito: ahora tengo dos gatos = pet tiene otra mascota, Tito  ✗ adoptamos otro plan
  (vendi/vendí/vendimos) (el/la/mi) {y:few} y {v:<acquired>} {x:phrase} => owned+past! {v} {x}  ✓ vendí el Uno y me compré una Hilux = vehicle se compró una Hilux  ✗ vendí el Uno
  {v:<acquired>} {x:few} [,/y] (se llama | le puse | le pusimos) {n:called} => owned+past {v} {x}, se llama {n}  ✓ adoptamos un chucho y le pusimos Trufa = pet adoptaron un chucho, se llama Trufa  ✗ adopta un chucho
  {v:<acquired>} {x:few} (,/:/<opening>) {n:named} => owned+past {v} {x}, {n}  ✓ acabo de adoptar una perrita, Mora = pet adoptó una perrita, Mora  ✗ adopta una perrita, Mora
  {v:<acquired>} [hace poco | ayer | a] {x:items} => owned+past {v} {x}  ✓ adoptamos un perro = pet adoptaron un perro  ✗ adopta un perro
  ^ [y] !( !({n:figure})) {x:items} => owned? tiene {x}  ✓ enfermero, 2 hijos = family tiene 2 hijos  ✗ tomates
  con {x:few} de {n:figure} {u:<times>} [en casa] => owned tiene {x} de {n} {u}  ✓ con gemelos de un año no duermo = family tiene gemelos de un año  ✗ pan de dos días
  con {k:<kids>} de {n:figure} {u:<times>} => family+negated+asks tiene {k} de {n} {u}  ✓ con gemelos de un año no duermo = family tiene gemelos de un año  ✗ con pan de dos días
  (los/las/el/la) {k:<kids>} [de {n:figure} [{u:<times>}]] (,/<opening>) {x:named} => family? tiene {k}, {x}  ✓ somos cuatro: yo y los mellizos de seis años, Tomi y Fede = family tiene mellizos, Tomi y Fede  ✗ los mellizos de seis años
  ^ [y] {n:figure} {k:<animals>} <opening> {x:names} => pet tiene {n} {k}, {x}  ✓ 2 gatos (Michi y Pelusa) = pet tiene 2 gatos, Michi y Pelusa  ✗ 2 gatos
  con {n:figure} {k:<relatives>} [ya] [{b:<kin ranks>}] [adolescentes/chiquitos/chicos/grandes] (, | y | : | $ | en casa | a cargo) => family tiene {n} {k}  ✓ viuda y con tres hijos = family tiene tres hijos  ✗ con tres hijos nadie duerme
  con {n:figure} {k:<animals>} [chicos/grandes/viejos] (, | y | : | $ | en casa) => pet tiene {n} {k}  ✓ vivo sola con dos gatos = pet tiene dos gatos  ✗ con tres perros cualquiera se cansa
  // Kin by what the user is to them.
  [yo] [soy/somos] {m:<parents>} [soltera/soltero/primeriza] de {n:figure} {k:<relatives>} y {d:<diets>}
    => family es {m} de {n} {k} ; diet es {d}  ✓ madre de dos adolescentes y vegana = family es madre de dos adolescentes ; diet es vegana  ✗ madre de dos
  unless:la/el/una/un/mi/tu/su/las/los [yo] [soy/somos] {m:<parents>} [soltera/soltero/primeriza] de !(mi/mis/tus/sus/la/el/tu/su | {p:person} | (un/una) !(<kids>/<relatives>)) {x:phrase}
    => family es {m} de {x}  ✓ soy mamá de mellizas = family es mamá de mellizas  ✗ la madre
  [soy] {m:<parents>} {x:<new>} => family es {m} {x}  ✓ mamá primeriza acá = family es mamá primeriza  ✗ mamá cansada
  somos {n:figure} hermanas => family son {n} hermanas  ✓ somos tres hermanas = family son tres hermanas  ✗ tres hermanas
  soy (el/la) (mayor | menor | mas chico | mas chica | del medio) de {x:phrase} => family es de {x}  ✓ soy el mayor de cinco hermanos = family es de cinco hermanos  ✗ el mayor
  {w:<whose>} {k:<relatives>} [{b:<kin ranks>}] {v:<being it>} [un/una] !( !(<professions>/<workless>/<demonyms>/<afflictions>/<diets>/<marital states>)) {x:phrase}
    => family+voice {w} {k} {b} {v} {x}  ✓ mi mamá es maestra = family su mamá es maestra  ✗ mi mamá es genial
  {w:<whose>} {k:<relatives>} [{b:<kin ranks>}] (tiene/padece/sufre/tienen) [de] !( !<illnesses>) !(<no illness>) {x:phrase} => family+voice {w} {k} {b} tiene {x}
    ✓ mi hijo tiene autismo = family su hijo tiene autismo  ✗ mi hijo tiene fiebre
  (somos) {n:figure} hermanos => family son {n} hermanos  ✓ somos cuatro hermanos = family son cuatro hermanos  ✗ cuatro hermanos
  somos {n:figure} en casa [[:/,] !<own openers> {x:phrase}] => family son {n} en casa  ✓ somos cuatro en casa: mi marido y yo = family son cuatro en casa  ✗ somos cuatro
  (vivo/convivo/vivimos) [<adverbs>] con !(ansiedad/miedo/eso/el/la/lo) {x:phrase} => family vive con {x}  ✓ vivo con mi abuela = family vive con su abuela  ✗ convivo bien
  [yo] [estoy] embarazada de {n:figure} {u:<times>} => health está embarazada de {n} {u}  ✓ estoy embarazada de cinco meses = health está embarazada de cinco meses  ✗ embarazada
  {e:<expecting>} [a] [mi/un/nuestro/una/nuestra] [{t:<turns>}] {k:<kids>} => family {e} {t} {k}  ✓ estoy esperando mi primer hijo = family está esperando primer hijo  ✗ estoy esperando
  (voy a ser | vamos a ser) {m:<parents>} !(del | de (la/el/un/lo)) [{x:phrase}] => family+planned va a ser {m} {x}  ✓ vamos a ser papás en mayo = family va a ser papás en mayo  ✗ vamos a ser amigos
  (acabo de ser | acabamos de ser | fui | fuimos) {m:<parents>} !(de/del) [{x:phrase}] => family+past es {m} {x}  ✓ acabo de ser padre = family es padre  ✗ acabo de comer
  [yo] estoy embarazada => health está embarazada  ✓ estoy embarazada = health está embarazada  ✗ está embarazada
  <my> {k:<relatives>} (vive/viven) (conmigo | con nosotros) => family+voice vive con {k}  ✓ mis suegros viven con nosotros = family vive con suegros  ✗ mis suegros viven lejos
  {v:<caring>} [sola/solo] a {x:phrase} => owned? {v} a {x}  ✓ crío solo a mis dos hijos = family cría a sus dos hijos  ✗ cría a sus hijos
  // Couples.
  unless:no/si/que [yo] {v:<being so>} {x:<marital states>} !con [!( !(hace/desde)) {d:phrase}] => marital_status {v} {x} {d}  ✓ estoy divorciada desde 2018 = marital_status está divorciada desde 2018  ✗ estoy casado con mi trabajo
  unless:no/si/que [yo] {v:<being so>} {s:<marital states>} con !(mi/esta/este/la/el/eso/tu) {x:phrase} => partner {v} {s} con {x}
    ✓ estoy de novia con Marcos hace dos años = partner está de novia con Marcos hace dos años  ✗ estoy casado con mi trabajo
  unless:no/si/que {v:<being so>} (casado | casada | en pareja | de novio | de novia) con !(mi/esta/la/el/eso/tu) {x:phrase} => partner {v} casado con {x}
    ✓ estoy casado con Julián desde 2018 = partner está casado con Julián desde 2018  ✗ estoy casado con mi trabajo
  unless:no/si [yo/que] {v:<being>} {x:<marital states>} [!( !(hace/desde/y)) {d:phrase}] => marital_status {v} {x} {d}  ✓ soy viudo desde el 2015 = marital_status es viudo desde el 2015  ✗ es viudo
  (me estoy | nos estamos | ando) (divorciando/separando) => marital_status se está divorciando  ✓ me estoy divorciando = marital_status se está divorciando  ✗ estoy divagando
  me separe de {x:called} => -partner+past está con {x}  ✓ me separé de Lucas = -partner está con Lucas  ✗ me separé del grupo
  (termine/terminé/corte/corté/rompi/rompí) con mi {k:<partners>} => -partner+past su {k}  ✓ terminé con mi novio = -partner su novio  ✗ terminé con mi tarea
  ^ [y/soy] {x:<marital states>} [y] !(con) => marital_status? es {x}  ✓ 34 años, soltera, de Puebla = marital_status es soltera  ✗ la soltera
  mi estado civil [actual] (es/:) {x:<marital states>} => marital_status es {x}  ✓ Mi estado civil es soltera = marital_status es soltera  ✗ mi estado civil
  (me case | nos casamos) [(en/el) {y:noun}] [,] … … … [:/,] [ya/ahora] {v:<being so>} {x:<marital states>} => marital_status+past+temporary! {v} {x}  ✓ me casé en mayo, ya estoy casada = marital_status está casada  ✗ ya estoy casada
  (me case | nos casamos) {p:<wed at>} {y:phrase} => marital_status+past! se casó {p} {y}  ✓ me casé en abril = marital_status se casó en abril  ✗ me caso en abril
  me case [en {y:noun}] con {x:called} => partner+past se casó con {x}  ✓ me casé con Teresa = partner se casó con Teresa  ✗ se casó con Teresa
  me case con {x:called} en {y:phrase} => partner+past se casó con {x} en {y}  ✓ me casé con Teresa en mayo = partner se casó con Teresa en mayo  ✗ me casé en mayo
  llevo {n:figure} {u:<times>} [casado/casada/saliendo] con !(mi/el/la/esto/este/dolor) {x:called} => partner lleva {n} {u} con {x}  ✓ llevo tres años con Marta = partner lleva tres años con Marta  ✗ llevo tres años con dolor
  llevo {n:figure} {u:<times>} !de {x:<marital states>} => marital_status está {x} hace {n} {u}  ✓ llevo 10 años casada = marital_status está casada hace 10 años  ✗ llevo 10 años
  <my> {k:<partners>} (esta/está) embarazada => family+voice su {k} está embarazada  ✓ mi mujer está embarazada = family su mujer está embarazada  ✗ está embarazada
  <my> {k:<partners>} es [un/una] !( !(<professions>/<workless>/<demonyms>/<afflictions>/<diets>/de)) !(de (la/lo/los/las/un/una/mi/confianza)) {x:phrase} => partner+voice su {k} es {x}
    ✓ mi mujer es enfermera = partner su mujer es enfermera  ✗ mi marido es un santo
  <my> {k:<partners>} {v:<partners do>} !(muy | que | el | la | mal | bien | sueño | hambre | razon | afuera | mucho | lejos | todo | hoy | hasta | tarde | turno | fiebre | ganas | miedo | mañana
    | cita) {x:phrase} => partner+voice? su {k} {v} {x}  ✓ mi mujer trabaja en un banco = partner su mujer trabaja en un banco  ✗ mi mujer come
  // Vehicles.
  unless:no/si/que [yo] {v:<driving>} {a:<articles of one>} !( !<vehicles>) !(camion/taxi/remis/colectivo/bus/autobus/tractor/grua/ambulancia) {x:phrase} => vehicle {v} {a} {x}
    ✓ manejo una camioneta S10 = vehicle maneja una camioneta S10  ✗ manejo una camion
  unless:no/si/que [yo] {v:<driving>} {a:<articles of one>} !( !(<makes>/<models and words>)) {x:phrase} => vehicle {v} {a} {x}  ✓ manejo una Kangoo 2014 = vehicle maneja una Kangoo 2014  ✗ manejo mal
  unless:no/si/que [yo] {v:<driving>} [mi] !( !(<makes>/<models and words>)) {x:phrase} => vehicle {v} {x}  ✓ manejo Kangoo 2014 = vehicle maneja Kangoo 2014  ✗ manejo mal
  [y] (manejo/conduzco/tengo/traigo) (una/un) !( !<models and words>) {x:phrase} => vehicle? tiene un {x}  ✓ tengo un Corsa 2008 = vehicle tiene un Corsa 2008  ✗ tengo un problema
  <my> {k:<vehicles>} [actual] [,/:] [es] [un/una] !( !(<makes>/<models and words>)) {x:phrase} => vehicle+asks+voice+negated tiene un {x}  ✓ mi moto es una Pulsar 200 = vehicle tiene un Pulsar 200  ✗ mi moto falla
  mi !( !<makes>) {x:few} {n:figure} => vehicle+asks+voice+negated tiene un {x} {n}  ✓ mi Clio 2012 pierde aceite = vehicle tiene un Clio 2012  ✗ mi casa
  mi !( !<makes>) {x:proper} => vehicle+asks+voice+negated tiene un {x}  ✓ mi Clio pierde aceite = vehicle tiene un Clio  ✗ mi casa
  cambie [el/la/mi] {y:few} por (un/una) !( !<makes>) {x:phrase} => vehicle+past! tiene un {x}  ✓ cambié el Uno por un Peugeot 208 = vehicle tiene un Peugeot 208  ✗ cambié el turno por un franco
  (ando | voy | me muevo) [siempre | todos los dias] en {x:<vehicles>} [!(pero/aunque/porque/asi/que/y) {y:phrase}] => vehicle? anda en {x} {y}  ✓ ando en bici al trabajo = vehicle anda en bici al trabajo  ✗ ando en eso
  (voy/ando/llego) … en {x:<vehicles>} => vehicle? anda en {x}  ✓ voy al trabajo en bicicleta = vehicle anda en bicicleta  ✗ en bicicleta`;

/** Spanish rules of whom the user names within other statements. */
export const within = `
  {w:<whose>} [{n:figure}] [{a:<kin ranks>}] {k:<near ones>} [{b:<kin ranks>}] [,/:/<opening>] [son/:] {x:each} => near+voice+asks+negated+hypothetical+temporary+planned {w} {n} {a} {k} {b}: {x}
    ✓ con mis dos nietas, Inés (7) y Clara (4) = family sus dos nietas: Inés, de 7 años ; family sus dos nietas: Clara, de 4 años  ✗ mis dos nietas, Inés y Clara
  mis [{n:figure}] [{a:<kin ranks>}] {k:<near ones>} [{b:<kin ranks>}] [,/:/<opening>] [son | se llaman] {x:named}
    => near+voice+asks+negated+hypothetical+temporary+planned sus {n} {a} {k} {b} se llaman {x}  ✓ mis hijas, Inés y Clara, quieren un perro = family sus hijas se llaman Inés y Clara
    ✓ mis gatos son Pepe y Luna = pet sus gatos se llaman Pepe y Luna  ✗ mis hijas, que cumplen
  unless:de/trabaja/trabajan/vive/viven/estudia/estudian {w:<whose>} [{a:<kin ranks>}] {k:<near ones>} [{b:<kin ranks>}] [actual] [,] [que] {l:<are called>} {x:names} [{d:deed}]
    => near+voice+asks {w} {a} {k} {b} {l} {x}, {d}  ✓ mi vieja se llama Norma = family su vieja se llama Norma  ✓ mis hijos se llaman Tomás y Emilia = family sus hijos se llaman Tomás y Emilia
    ✗ la vieja se llama Norma
  <my> [{a:<kin ranks>}] {k:<near ones>} [{b:<kin ranks>}] [,/:/<opening>] {x:named} [)] !(murio/murió/fallecio/falleció) [{d:deed}]
    => near+voice+asks+negated+hypothetical+temporary+planned su {a} {k} {b} se llama {x}, {d}
    ✓ mi hija mayor, Renata, de 15, estudia danza = family su hija mayor se llama Renata, de 15 años, estudia danza  ✓ mi novio, Ezequiel, cocina = partner su novio se llama Ezequiel
    ✓ ¿qué le doy a mi gato Momo? = pet su gato se llama Momo  ✗ mi hijo no duerme  ✗ mi hija, que cumple
  <my> {k:<near ones>} [{b:<kin ranks>}] {a:aged} [{d:deed}] => near+voice+asks+negated+planned su {k} {b} tiene {a}, {d}  ✓ mi nena tiene 7 años = family su nena tiene 7 años  ✗ la nena tiene 7 años
  {x:named} (, | es) <my> {k:<near ones>} [{b:<kin ranks>}] [{a:aged}] ({d:deed} | $ | ,) => near+asks+negated+hypothetical+temporary+planned su {k} {b} se llama {x}, {a}, {d}
    ✓ con Maite, mi hija = family su hija se llama Maite  ✓ Olga es mi hermana = family su hermana se llama Olga  ✗ Aitana, mi padre es muy fan  ✗ con mi hija
  (^ | ^ (el/la) | (con/y/a/de) (el/la)) {k:<near ones>} [{b:<kin ranks>}] [,] {x:named} [{d:deed}] => near? su {k} {b} se llama {x}, {d}  ✓ gata Frida es vengativa = pet su gata se llama Frida  ✗ la hija de Frida
  <my> {n:figure} {k:<near ones>} => near+voice+asks+negated+hypothetical+temporary+planned tiene {n} {k}  ✓ le leo cuentos a mis tres nietos = family tiene tres nietos
    ✓ vivo en un pueblo con mis dos gatos = pet tiene dos gatos  ✗ los tres nietos
  <my> {k:<near ones>} [{b:<kin ranks>}] {d:deed} !(y yo) => near+voice? su {k} {b} {d}  ✓ mi hermana vive en España = family su hermana vive en España  ✗ mi hermana no vive en España`;

/** Spanish rules of the age beside a name. */
export const ages = `
  [,] [que/q] [ya] (de | tiene | con | cumple | cumplio) [ya/casi/recien/apenas] {n:figure} {u:<times>} => told {n} {u}  ✓ de 6 meses = 6 meses  ✗ de 6
  [,] [que/q] [ya] tiene [ya/casi/recien/apenas] {n:figure} !( !($ | y)) => told {n} años  ✓ tiene 71 = 71 años  ✗ tiene tres gatos
  [,] de {n:figure} !( <times> | de | <months>) => told {n} años  ✓ de 6 = 6 años  ✗ de 6 de mayo
  [,] {n:figure} {u:<times>} => told {n} {u}  ✓ 3 añitos = 3 añitos  ✗ 3 pisos
  [,] !(un/una/uno/dos/tres) {n:figure} !( !($ | y)) => told {n} años  ✓ 14 = 14 años  ✗ 14 pisos`;

/** Spanish rules of what is said of somebody whom the user names: what they do, are and where they live. */
export const deeds = `
  [,] [que/q/y] [ella/el] [ya/tambien/ahora] {v:<kin deeds>} !<no deeds> {x:phrase} => told {v} {x}  ✓ trabaja en un banco = trabaja en un banco  ✗ trabaja mucho
  [,] [que/q/y] [ella/el] [tambien] es [un/una] !( !(<professions>/<workless>/<demonyms>/<afflictions>/<diets>)) {x:phrase} => told es {x}  ✓ que es enfermera en Lugo = es enfermera en Lugo  ✗ es muy buena
  [,] [que/q/y] tiene !( !<illnesses>) !<no illness> {x:phrase} => told tiene {x}  ✓ tiene asma = tiene asma  ✗ tiene fiebre
  , !( !<professions>) {x:noun} => told es {x}  ✓ , ingeniero = es ingeniero  ✗ , amigo`;
