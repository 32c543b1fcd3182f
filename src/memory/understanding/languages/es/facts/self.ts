/** Words of who the user is. */
export const selfWords = {
  zones: 'gmt = GMT, utc = UTC',
  'home near': `cerca de, cerca del, a las afueras de, a dos cuadras de, a dos cuadras del, a una hora de, a las orillas de, lejos de, frente a, al lado de, a media hora de, por la zona de`,
  bands: 'algo de, un poco de, un poquito de, bastante, nivel',
  handed: 'zurdo, zurda, diestro, diestra, ambidiestro, ambidiestra',
  signs: 'aries, tauro, geminis, cancer, leo, virgo, libra, escorpio, sagitario, capricornio, acuario, piscis',
  'age units': 'años, añitos, anos, pirulos, primaveras, añazos, castañas, palos de edad, abriles',
  'and some': 'y pico, y tantos, y algo',
  'from birth': 'de nacimiento, de ley, de corazon, de origen, de pura cepa',
  born: 'nacido, nacida, oriundo, oriunda, originario, originaria',
  proudly: 'orgullosamente, orgulloso, orgullosa, ciento por ciento, 100%',
  cheering: 'le voy',
  'plus or minus': '+, -, −',
  working:
    'limpiando = limpia, cuidando = cuida, vendiendo = vende, enseñando = enseña, atendiendo = atiende, trabajando = trabaja, repartiendo = reparte, manejando = maneja, cosiendo = cose, dando = da, haciendo = hace, sirviendo = sirve',
  'in or of': 'en, de',
  firsts: 'primero = 1, 1ro = 1, 1º = 1, uno = 1',
  speaking:
    'hablo = habla, hablamos = hablan, chapurreo = chapurrea, chapurreamos = chapurrean, domino = domina, dominamos = dominan, entiendo = entiende, entendemos = entienden, manejo = maneja, leo = lee, escribo = escribe, sé = sabe',
  'blood groups': 'o = O, a = A, b = B, ab = AB, cero = 0',
  'blood signs': 'positivo, positiva, negativo, negativa, +, -',
  'of one side': 'hijo, hija, nieto, nieta, bisnieto, bisnieta, descendiente, hijos, nietos',
  moving:
    'hace poco, hace unos meses, hace un año, hace un tiempo, el año pasado, este año, recien, finalmente, ya, todos, juntos, con mi familia, con mi pareja, con mi novio, con mi novia, solo, sola',
  'the right one': 'el bueno, el nuevo, el mio, el correcto, el de ahora, el actual, el que vale, el que uso',
  honorifics:
    'señor, señora, señorita, sr, sra, don, doña, doctor, doctora, dr, dra, licenciado, licenciada, profesor, profesora, profe, ingeniero, ingeniera, maestro, maestra',
  'not yet': 'quizas, quiza, capaz, vez, posiblemente, puede, no, quieren, quiere, ojala, antes',
  nearing:
    'voy a cumplir, vamos a cumplir, estoy por cumplir, estoy cerca de, estoy a punto de cumplir, me acerco a, rondo, ando por, ando en, ando cerca de, estoy llegando a, estoy pisando, casi tengo',
} as const;

/** Spanish rules of who the user is: name, age, birthday, origin, home, languages, contacts, attributes. */
export const self = `
  // Names.
  [que] [yo] me llamo !(ayer/anoche/hoy/antes/mal) {x:called} => name+hypothetical+temporary+past se llama {x}  ✓ me llamo Juan Pérez = name se llama Juan Pérez  ✗ me llama Juan
  ^ !(<own openers>/<fillers>) {p:proper} , (para servirle | a sus ordenes | a tus ordenes | mucho gusto | encantado | encantada | un gusto | de nuevo) => name se llama {p}
    ✓ Camila, para servirle = name se llama Camila  ✗ Soy Marta, para servirle
  {p:proper} , asi me llamo => name se llama {p}  ✓ Ofelia, así me llamo = name se llama Ofelia  ✗ así me llamo
  {p:proper} para los amigos => nickname quiere que le digan {p}  ✓ Tito para los amigos = nickname quiere que le digan Tito  ✗ para los amigos
  {p:person} me llamo => name se llama {p}  ✓ Zoraida me llamo = name se llama Zoraida  ✗ me llamo
  ^ [<fillers>] !(no/como/yo/aunque/asi/si/que/ni/ya/siempre/ese/este/cual) {p:proper} (me llamo | es mi nombre) (, | $ | y) => name+once se llama {p}  ✓ Beatriz me llamo, se lo recuerdo = name se llama Beatriz  ✗ quien me llama
  (quien te escribe | el que habla | la que habla | quien escribe | te lo dice) [es] {p:proper} => name se llama {p}  ✓ quien te escribe es Ernesto Paz = name se llama Ernesto Paz  ✗ quien te escribe
  ^ [<fillers>] (habla | por aca | por aqui) {p:proper} => name se llama {p}  ✓ habla Patricia, de Quito = name se llama Patricia  ✗ habla mal
  mi nombre : {x:called} => name se llama {x}  ✓ mi nombre: Hugo Salinas = name se llama Hugo Salinas  ✗ mi nombre
  mi nombre [completo/real] es !(privado/secreto) {x:called} => name se llama {x}  ✓ mi nombre completo es Ana Ríos = name se llama Ana Ríos  ✗ mi nombre no importa
  me bautizaron [como/con] {x:called} => name se llama {x}  ✓ me bautizaron Guadalupe = name se llama Guadalupe  ✗ bautizaron al bebé
  (figuro | firmo | me anotaron | me registraron) como {x:called} => name se llama {x}  ✓ en el documento figuro como Guadalupe = name se llama Guadalupe  ✗ figura como Guadalupe
  (te | le) (habla/escribe/saluda) {x:called} => name se llama {x}  ✓ te habla Ximena = name se llama Ximena  ✗ te habla mal
  (me presento | presentarme) ,/:/. [soy] {x:called} => name se llama {x}  ✓ me presento, Rubén Paz = name se llama Rubén Paz  ✗ me presento mañana
  unless:no/si soy !( !<first names>) {x:called} => name se llama {x}  ✓ hola soy vale tengo 23 = name se llama Vale  ✗ soy valiente
  (me presento | hola | buenas | presento) ,/:/. [yo] soy (la/el) {x:proper} => name se llama {x}  ✓ me presento, soy la Yoli = name se llama Yoli  ✗ me presento, soy la jefa
  mi nombre (se escribe | se pronuncia) {x:proper} => name se llama {x}  ✓ mi nombre se escribe Jhonatan, con h = name se llama Jhonatan  ✗ mi nombre se escribe con h
  (decime/dime/llamame/llámame/dígame/llámeme) (solo/solamente/nomas/simplemente) {x:proper} $ => nickname quiere que le digan {x}  ✓ dime solo Ro = nickname quiere que le digan Ro  ✗ dime solo la verdad
  soy (talla/talle) {x:phrase} => attribute:talla usa talla {x}  ✓ soy talla XL = attribute:clothing_size usa talla XL  ✗ soy talla
  soy (vecino/vecina/habitante/residente) de {x:name} => home+reported vive en {x}  ✓ soy vecino de Moratalaz = home vive en Moratalaz  ✗ soy vecino
  unless:no/que/si/como soy !( !({p:person})) !(<demonyms>/<known places>/<technologies>/<professions>) {x:called} !(de/en/con | y !(<own openers>)) => name? se llama {x}  ✓ Hola, soy Zoraida = name se llama Zoraida  ✗ soy médica
  soy {a:<articles of one>} {x:proper} , (asi me (dicen/llaman/conocen) | para los amigos) => nickname le dicen {a} {x}  ✓ soy el Negro, así me dicen todos = nickname le dicen el Negro  ✗ soy el jefe, así me dicen
  me (dicen/llaman/apodan) [todos/asi/siempre] [{a:<articles of one>}] {x:proper} !(de/del) => nickname+reported le dicen {a} {x}  ✓ mis compas me dicen Flaco = nickname le dicen Flaco  ✗ mis compas me dicen cosas
  mi segundo nombre es {x:called} => name su segundo nombre es {x}  ✓ mi segundo nombre es Isabel = name su segundo nombre es Isabel  ✗ mi segundo nombre
  ^ (aca/aqui) !( !({p:person} | <first names>)) {x:called} (de nuevo | otra vez | , | reportandose) => name se llama {x}  ✓ acá Sofi de nuevo = name se llama Sofi  ✗ acá de nuevo
  ^ !(<own openers>/<fillers>) {p:proper} , {t:<professions>} [{x:noun}] => name se llama {p} ; profession es {t} {x}
    ✓ Rodrigo Cárdenas, ingeniero civil, para servirle = name se llama Rodrigo Cárdenas ; profession es ingeniero civil  ✗ Soy Marta, enfermera
  me presento ,/: {n:called} , {t:<professions>} [!(pero/aunque/porque/asi/que/y) {x:phrase}] => name se llama {n} ; profession es {t} {x}
    ✓ me presento, Rubén Paz, electricista de Tarija = profession es electricista de Tarija  ✗ me presento, Rubén Paz
  (me apellido | de apellido | mi apellido [,] [es] :) {x:called} => surname su apellido es {x}  ✓ me apellido Etcheverry = surname su apellido es Etcheverry  ✗ mi apellido importa
  (apellido/apellidos) : {x:called} => surname su apellido es {x}  ✓ apellidos: Soto Vidal = surname su apellido es Soto Vidal  ✗ sin apellido
  mi apellido [de soltera | de casada | paterno | materno] es {x:called} => surname su apellido es {x}  ✓ mi apellido es Etcheverry = surname su apellido es Etcheverry  ✗ mi apellido no importa
  {x:called} , (ese es | es) mi apellido => surname su apellido es {x}  ✓ Villaseñor, ese es mi apellido = surname su apellido es Villaseñor  ✗ mi apellido
  (decime/dime/llamame/llámame/dígame/digame/llámeme/llameme/díganme/decidme/llamadme | mejor dime) !( !({p:person} | <first names> | *  $ | * * $)) {x:called} => nickname quiere que le digan {x}
    ✓ decime Tincho, que así me dicen = nickname quiere que le digan Tincho  ✗ decime algo
  (puedes | podes | pueden | podés) (llamarme | decirme) {x:called} => nickname+asks quiere que le digan {x}  ✓ puedes decirme Vicky si quieres = nickname quiere que le digan Vicky  ✗ puedes decirme algo
  (prefiero | preferiria | quiero | me gusta) que me (digas/digan/llames/llame/diga/llamen) {x:called} => nickname+planned+negated prefiere que le digan {x}
    ✓ prefiero que me digas Nacho = nickname prefiere que le digan Nacho  ✗ prefiero que me digas todo
  (todos/todas/amigos/casa/oficina/mundo/familia/ellos/siempre/que) [ya] me (dicen/llaman/conocen/dice/llama) [todos/como/siempre] {x:called} => nickname+reported le dicen {x}
    ✓ todos me dicen Nacho = nickname le dicen Nacho  ✗ todos me dicen algo
  ^ me (dicen/llaman/apodan/conocen) [todos/como/siempre] {x:called} => nickname le dicen {x}  ✓ me dicen Negra = nickname le dicen Negra  ✗ me dicen que vaya
  (para todos | soy) soy {x:called} $ => nickname es {x} para todos  ✓ para todos soy Lupita = nickname es Lupita para todos  ✗ para todos soy
  (a mi | solo | solamente | con) [decime/dime/con] {p:proper} (a secas | nomas | nada mas | basta | alcanza | esta bien) => nickname quiere que le digan {p}  ✓ con Lola basta = nickname quiere que le digan Lola  ✗ con eso basta
  me (conocen/conoce) (por/como) {x:called} => nickname le dicen {x}  ✓ me conocen por Pelusa = nickname le dicen Pelusa  ✗ me conocen bien
  me (puedes | podes | puede) (decir/llamar) {x:called} => nickname+asks quiere que le digan {x}  ✓ me puedes llamar Santi = nickname quiere que le digan Santi  ✗ me puedes llamar mañana
  para (ti/vos/usted/ustedes) soy {x:called} => nickname quiere que le digan {x}  ✓ para ti soy Lupe = nickname quiere que le digan Lupe  ✗ para ti soy un extraño
  (los amigos | mis amigos | la gente | mi familia | mis hijos) me (dicen/llaman) {x:called} => nickname+reported le dicen {x}  ✓ mis amigos me llaman Nando = nickname le dicen Nando  ✗ mis amigos me llaman mañana
  mi (apodo/sobrenombre/mote) es {x:called} => nickname su apodo es {x}  ✓ mi apodo es Pancho = nickname su apodo es Pancho  ✗ mi apodo es feo
  (decime/dime/llamame/llámame/dígame/digame/llámeme/llameme/díganme) [solo] {t:<honorifics>} {x:proper} => nickname quiere que le digan {t} {x}  ✓ llámame señora Ortiz = nickname quiere que le digan señora Ortiz  ✗ dime señora
  ya no me (digas/digan/diga/llames/llamen/llame) [mas] !( !($ | * $ | * , | * * $)) {x:called} => -nickname+negated+planned quiere que le digan {x}  ✓ ya no me digas Toño = -nickname quiere que le digan Toño  ✗ ya no me digas que llueve
  // Age and birthday.
  unless:que/si/hace/desde [ya] {v:<having>} [ya/yo/recien] [casi] {n:figure} [{y:<and some>}] !( !(<age units>/recien/,/y/vivo/soy/estudio | $)) [<age units>] !(y me (faltan/sobran/quedan)
    | de experiencia | trabajando | casad- | con | en) => age tiene {n} {y} años  ✓ tengo treinta y dos años = age tiene treinta y dos años  ✗ tengo 34 gatos
  [ya] voy por los {n:figure} [<age units>] => age tiene {n} años  ✓ ya voy por los 58 años = age tiene 58 años  ✗ voy por los niños
  {n:figure} (<age units>) tengo => age tiene {n} años  ✓ 58 años tengo = age tiene 58 años  ✗ 58 gatos tengo
  (con/a) mis {n:figure} (<age units> | recien | cumplidos | , | $) => age+asks tiene {n} años  ✓ con mis 67 años, ¿puedo? = age tiene 67 años  ✗ con mis perros
  con {n:figure} (tacos | pirulos | primaveras | años encima) => age+voice+asks+negated+hypothetical+temporary+planned tiene {n} años  ✓ con 41 tacos = age tiene 41 años  ✗ con 41 pesos
  (cumpli | acabo de cumplir | recien cumpli) [los/las] {n:figure} !(meses/semanas/horas/veces | años en | años de | años con) => age+past tiene {n} años  ✓ acabo de cumplir los 19 = age tiene 19 años  ✗ cumplí con todo
  {w:<nearing>} [los] {n:figure} !( !(<age units>/,/y/ya | en <months> | este/el (año/mes/finde/<weekdays>) | $)) [<age units>] => age+planned está por cumplir {n} años
    ✓ voy a cumplir 50 en marzo = age está por cumplir 50 años  ✗ voy a cumplir con eso
  (mañana | hoy | el sabado) cumplo {n:figure} => age+temporary cumple {n} años  ✓ mañana cumplo 33 = age cumple 33 años  ✗ cumplo contigo
  (nací/naci) en el {n:figure} => birthday+past nació en el {n}  ✓ nací en el 85 = birthday nació en el 85  ✗ nací en el campo
  (nací/naci) en {n:figure} => birthday+past nació en {n}  ✓ nací en 1985 = birthday nació en 1985  ✗ nací en Lima
  ^ [<fillers>] {n:figure} <age units> [cumplidos] (, | $ | y) !(de experiencia) => age? tiene {n} años  ✓ 34 años, soltero = age tiene 34 años  ✗ 34 años después
  (<person nouns>/<professions>) [mayor] de {n:figure} <age units> => age+planned+hypothetical tiene {n} años  ✓ soy una señora de 74 años = age tiene 74 años  ✗ una casa de 74 años
  cumplo [años/yo/los] [el/en/los] ({n:figure} | {n:<firsts>}) de {m:words} => birthday cumple años el {n} de {m}  ✓ cumplo el 29 de febrero = birthday cumple años el 29 de febrero  ✗ cumplo 29
  cumplo [años] el !( !({n:figure} [/])) {x:phrase} => birthday cumple años el {x}  ✓ cumplo el 30/4 = birthday cumple años el 30/4  ✗ cumplo el plazo
  [mi] fecha de nacimiento [es] [:/el] !( !({n:figure})) {x:phrase} => birthday nació el {x}  ✓ mi fecha de nacimiento es 03/05/1990 = birthday nació el 03/05/1990  ✗ fecha de entrega
  cumplo [años] (en/cada) {m:phrase} => birthday? cumple años en {m}  ✓ cumplo años en agosto = birthday cumple años en agosto  ✗ cumplo con eso
  mi cumpleaños [siempre] [,] [que] (es/cae) [el/un] !( !({n:figure} | primero | <months> | <weekdays> | dia)) {x:phrase} => birthday cumple años el {x}  ✓ mi cumple es el 3 de mayo = birthday cumple años el 3 de mayo  ✗ el cumple es hoy
  mi cumpleaños [siempre] [,] [que] (es/cae) en {x:phrase} => birthday cumple años en {x}  ✓ mi cumple cae en navidad = birthday cumple años en navidad  ✗ el cumple es en casa
  cumplo [los] {n:figure} [años] el {d:figure} de {m:words} => birthday cumple años el {d} de {m} ; age va a cumplir {n} años  ✓ cumplo los 40 el 3 de junio = birthday cumple años el 3 de junio ; age va a cumplir 40 años  ✗ cumplo los 40
  [el/proximo] {n:figure} de {m:words} [,] (que es mi cumpleaños | es mi cumpleaños | es cuando cumplo | cumplo) [años] => birthday+asks cumple años el {n} de {m}
    ✓ el 14 de marzo es cuando cumplo años = birthday cumple años el 14 de marzo  ✗ el 14 de marzo viajo
  (soy/naci/nací) (del/un) {n:figure} de {m:words} [de/del] [{y:figure}] => birthday+past cumple años el {n} de {m}  ✓ soy del 3 de mayo = birthday cumple años el 3 de mayo  ✗ soy del norte
  (festejo | celebro) mi cumpleaños el {x:phrase} => birthday cumple años el {x}  ✓ celebro mi cumpleaños el 4 de julio = birthday cumple años el 4 de julio  ✗ celebro la boda
  [mi] fecha de nacimiento [es] [:/el] {n:figure} de {m:words} [de/del] [{y:figure}] => birthday nació el {n} de {m} de {y}  ✓ mi fecha de nacimiento es 3 de mayo de 1988 = birthday nació el 3 de mayo de 1988  ✗ fecha de entrega
  (nací/naci) [yo] (el/un) {n:figure} de {m:words} [de/del] [{y:figure}] => birthday+past nació el {n} de {m} de {y}  ✓ nací el 3 de noviembre de 1988 = birthday nació el 3 de noviembre de 1988  ✗ nací cansado
  (nací/naci) [yo] (el/un) !( !({n:figure})) {x:phrase} => birthday+past nació el {x}  ✓ nací el 14/02/1986 = birthday nació el 14/02/1986  ✗ nací el mejor
  // Where from.
  (nací/naci) (en | y me crie en | y me crié en | y creci en) !(<years>/el) {x:noun} => origin+past nació en {x}  ✓ nací en Barranquilla = origin nació en Barranquilla  ✗ nací cansado
  (me crie | me crié | creci | crecí) en {x:phrase} => origin+past se crió en {x}  ✓ me crié en La Paz = origin se crió en La Paz  ✗ crecí mucho
  (nacido y criado | nacida y criada) en {x:noun} => origin nació en {x}  ✓ nacido y criado en Iquique = origin nació en Iquique  ✗ nacido en la calle
  soy {b:<proudly>} de {x:name} => origin es {b} de {x}  ✓ soy orgullosamente de Jalapa = origin es orgullosamente de Jalapa  ✗ soy orgulloso
  soy (del | modelo | clase | categoria) {n:figure} (, | $ | y | asi) => birthday nació en el {n}  ✓ soy del 79 = birthday nació en el 79  ✗ soy del norte
  {b:<born>} {i:<in or of>} {x:noun} => origin es {b} {i} {x}  ✓ soy oriunda de Salta = origin es oriunda de Salta  ✗ oriunda
  [yo] {v:<being>} [originario/originaria/nativo/nativa] [de (aca/aqui) [,]] (de) !(<no origin>/<signs>) {x:place} [, {y:proper} !( , {z:<professions>})] => origin {v} de {x}, {y}
    ✓ soy de Cali, Colombia = origin es de Cali, Colombia  ✗ soy de los que corren
  (yo | y yo) , de {x:name} => origin es de {x}  ✓ yo, de Badajoz = origin es de Badajoz  ✗ yo, de noche
  soy {k:<of one side>} de {x:<demonyms>} [y {y:<demonyms>}] => family es {k} de {x}, {y}  ✓ soy hija de gallegos = family es hija de gallegos  ✗ soy hija de médicos
  yo de !(<no origin>) {x:name} $ => origin es de {x}  ✓ mi vecina es de Oporto y yo de Badajoz = origin es de Badajoz  ✗ yo de ti
  (vengo | provengo) de [una familia de] [* de] {x:name} => origin viene de {x}  ✓ vengo de Chimbote = origin viene de Chimbote  ✗ vengo de trabajar
  [yo] {v:<being>} [muy/bien/una/un/medio/mitad] {x:<demonyms>} [!(pero/aunque/porque/asi/que/y) {y:phrase}] => origin {v} {x} {y}  ✓ soy paraguaya, de Encarnación = origin es paraguaya  ✗ es paraguaya
  ^ [<fillers>] {x:<demonyms>} {k:<from birth>} [(,/<opening>) !( !(de)) {y:phrase}] => origin es {x} {k}, {y}  ✓ gallega de pura cepa, de Lugo = origin es gallega de pura cepa, de Lugo  ✗ tortilla gallega
  [yo] {v:<being>} {x:<demonyms>} , de {y:name} => origin {v} {x}, de {y}  ✓ soy paraguaya, de Encarnación = origin es paraguaya, de Encarnación  ✗ es paraguaya, de Encarnación
  unless:de/con/a/para/en/por (mis padres | mis abuelos | mi familia | mis viejos) (son/es) [de] {x:phrase} => family+voice su familia es de {x}  ✓ mis padres son gallegos = family su familia es de gallegos  ✗ mis padres comen
  ^ de {x:name} $ => origin? es de {x}  ✓ 34 años, soltero, de Puebla = origin es de Puebla  ✗ de Puebla vengo
  // Where they live.
  unless:en/que/donde/con/por [yo] {v:<home verbs>} en !(<no places>) {x:few} {g:<working>} {y:phrase} => home {v} en {x} ; profession {g} {y}
    ✓ Vivo en Cuenca limpiando oficinas = home vive en Cuenca ; profession limpia oficinas  ✗ vivo en Cuenca
  unless:en/que/donde/con/por [yo] {v:<home verbs>} [<adverbs>] [<adverbs>] [juntos/solo/sola] (en/por) !(<no places>/ella/ellos/ellas) {x:phrase} [, !( !(cerca/en/barrio/zona/a/al/provincia/departamento
    | {n:proper})) !(a ver | a veces | en fin) {y:phrase}] => home {v} en {x} {y}  ✓ vivo en Villa Crespo con mi novia = home vive en Villa Crespo con su novia  ✗ vivo bien
  unless:en/no {v:<home verbs>} [<adverbs>] {s:<company>} {x:few} en {y:phrase} => home {v} {s} {x} en {y}  ✓ vivo con mi abuela en Lugo = home vive con su abuela en Lugo  ✗ trabajo con mi abuela
   unless:en/no {v:<home verbs>} [<adverbs>] {s:<company>} !(lo | el corazon | miedo | ansiedad | eso | la sensacion | la idea | un nudo) [!(pero/aunque/porque/asi/que/y) {x:phrase}]
     => attribute:convivencia! {v} {s} {x}  ✓ vivo con mi abuela = own:convivencia vive con su abuela  ✗ trabajo con mi abuela
  unless:en/no {v:<home verbs>} [<adverbs>] con {x:few} y (mi/mis) {y:phrase} => home {v} con {x} y su {y}  ✓ vivo con mi vieja y mi hermano menor en Lanús = home vive con su vieja y su hermano menor en Lanús  ✗ vivo con mi vieja
  los que vivimos en {x:phrase} => home vive en {x}  ✓ los que vivimos en Punta Arenas = home vive en Punta Arenas  ✗ que vive en Lima
  (hoy/ahora) {v:<home verbs>} en !(<no places>) {x:phrase} => home+temporary! {v} en {x}  ✓ hoy vivo en David = home vive en David  ✗ hoy vivo mal
  que {v:<home verbs>} [<adverbs>] en !(<no places>) {x:phrase} => home {v} en {x}  ✓ hace rato que vivo en Montevideo = home vive en Montevideo  ✗ que vive en Montevideo
  (aca/aqui/desde) [en/,] {x:place} [,] [que es] donde {v:<home verbs>} => home+asks {v} en {x}  ✓ acá en Rosario, donde vivo = home vive en Rosario  ✗ donde vivo
  (en/por | cerca de) {x:place} , [que es] donde {v:<home verbs>} => home+asks {v} en {x}  ✓ ¿Qué cines hay por Salamanca, que es donde vivo? = home vive en Salamanca  ✗ en Pasto
  (te escribo | escribo | te hablo | saludos) desde {x:name} !(, estoy) => home vive en {x}  ✓ te escribo desde Loja = home vive en Loja  ✗ te escribo desde la cama
  {x:name} es mi (ciudad/barrio/pueblo) => home su ciudad es {x}  ✓ Maipú es mi ciudad desde hace tres años = home su ciudad es Maipú  ✗ mi ciudad
  yo en {x:name} $ => home vive en {x}  ✓ mi prima vive en Lugo y yo en Vigo = home vive en Vigo  ✗ yo en casa
  ^ [y] (aca/aqui) en {x:name} !(donde/,) => home vive en {x}  ✓ acá en Iquique no llueve = home vive en Iquique  ✗ acá en la lucha
  {v:<being so>} (viviendo | radicad- | instalad- | afincad- | establecid- | residiendo | domiciliad-) en {x:phrase} => home {v} viviendo en {x}
    ✓ estamos instalados en Valparaíso con mi familia = home están viviendo en Valparaíso con su familia  ✗ estamos en la lucha
  ^ [y | nacid- en *] (viviendo/radicado/radicada/afincado/afincada/instalado/instalada/residente) en {x:phrase} => home vive en {x}  ✓ y afincada en Zaragoza = home vive en Zaragoza  ✗ afincada
  {v:<moved>} [<moving>] (a/para/en) !(<technologies>/<months>/vivir/comer/estudiar/trabajar/linux/slack/las/otro/otra/este/casa | {n:figure} | el <months> | el <weekdays>) {x:phrase}
    => home+past+temporary! {v} a {x}  ✓ nos mudamos a Neuquén = home se mudaron a Neuquén  ✗ nos mudamos pronto
  unless:<not yet>/que/cuando/si me mude [<moving>] (a/para) !(<months>/vivir/comer/estudiar/trabajar/las/otro/otra/este/casa | {n:figure} | el <months> | el <weekdays>) {x:phrase}
    => home+past+temporary! se mudó a {x}  ✓ me mude a Salta hace un mes = home se mudó a Salta hace un mes  ✗ quizás me mude a Lima
  {v:<moved>} [<adverbs>] (a/en) (vivir/radicar) [en/a] {x:phrase} => home+past+temporary! {v} a {x}  ✓ me vine a vivir a Cádiz = home se vino a Cádiz  ✗ me vine a comer
  (afincado/afincada/radicado/radicada/residente) en {x:phrase} => home vive en {x}  ✓ nacida en Oaxaca y afincada en Zaragoza = home vive en Zaragoza  ✗ afincada
  {v:<home verbs>} , … … , en !(<no places>) {x:phrase} => home {v} en {x}  ✓ Vivo, desde que murió mi padre, en un pueblito = home vive en un pueblito  ✗ vivo, en fin
  unless:en/que {v:<home verbs>} [<adverbs>] {p:<home near>} {x:phrase} => home {v} {p} {x}  ✓ vivo cerca de Plaza España = home vive cerca de Plaza España  ✗ vivo bien
  [yo] {v:<being>} de un (pueblo/pueblito/barrio) (de | en | cerca de) {x:phrase} => origin {v} de un pueblo de {x}  ✓ soy de un pueblo de Jaén = origin es de un pueblo de Jaén  ✗ soy de un humor
  mi familia (viene/es) de {x:phrase} => family+voice su familia es de {x}  ✓ mi familia viene de Italia = family su familia es de Italia  ✗ mi familia come
  mi/nuestra/nuestro (casa/depa/depto/departamento/piso/apartamento/ciudad/barrio/pueblo/apto) [actual] (esta en | queda en | es en | es !( !({q:name}))) {x:phrase} => home vive en {x}
    ✓ mi piso está en Lavapiés = home vive en Lavapiés  ✗ mi piso chico
  mi direccion [de casa] (es/:) {x:phrase} => home su dirección es {x}  ✓ mi dirección es Mitre 450 = home su dirección es Mitre 450  ✗ mi dirección de correo
  (alquilo/alquilamos/rento/rentamos) (un/una/el/la) !( … (a (turistas/extranjeros/estudiantes/viajeros/huespedes/familias) | por (dia/dias/noche))) {x:phrase} => home alquila un {x}
    ✓ alquilo un monoambiente en Almagro = home alquila un monoambiente en Almagro  ✗ alquilo autos
  (comparto/compartimos) (piso/casa/depa/depto/departamento/apartamento/habitacion/cuarto/pieza) con {x:phrase} => home comparte casa con {x}  ✓ comparto depa con una amiga = home comparte casa con una amiga  ✗ comparto tu opinión
  (alquilo/alquilamos/rento/rentamos) en {x:name} => home alquila en {x}  ✓ alquilo en Almagro = home alquila en Almagro  ✗ alquilo en euros
  (llevo | llevamos) [ya | mas de | como | casi] (media vida | toda la vida | {n:figure} años/meses) [viviendo] en {x:name} => home vive en {x}  ✓ llevo media vida en Orlando = home vive en Orlando  ✗ llevo media vida en esto
  [y] {v:<being so>} en {x:name} !(hoy/hasta/esta/por/toda/cubriendo/esperando) => home? {v} en {x}  ✓ estoy en Bahía Blanca = home está en Bahía Blanca  ✗ estoy en la lucha
  // Languages, time, contacts, what is measured.
  unless:no/que [yo/ya] hablo [<adverbs>] [algo de] !( !<languages>) {x:items} => spoken_language habla {x}  ✓ hablo inglés y francés = spoken_language habla inglés ; spoken_language habla francés  ✗ hablo mucho
  (me defiendo | me manejo [bien] | me las arreglo | me desenvuelvo) (en/con) [el] !( !<languages>) {x:items} => spoken_language habla {x}  ✓ me defiendo en francés = spoken_language habla francés  ✗ me defiendo bien
  [yo] {h:<speaking>} [<bands>] {x:<languages>} => spoken_language {h} {x}  ✓ sé un poco de italiano = spoken_language sabe italiano  ✗ sé un poco de todo
  (manejo/domino/entiendo/hablo) [<adverbs> | bastante bien | muy bien] [el/del] {x:<languages>} => spoken_language habla {x}  ✓ manejo bastante bien el inglés = spoken_language habla inglés  ✗ manejo bastante bien
  soy (bilingue/trilingue/poliglota/nativo/nativa/hablante) [,/:/de/en] !( !<languages>) {x:items} => spoken_language habla {x}
    ✓ soy bilingüe, español y quechua = spoken_language habla español ; spoken_language habla quechua  ✗ soy bilingüe
  [el] {x:<languages>} (lo hablo | lo aprendi | lo aprendí | lo manejo | lo entiendo) !a => spoken_language habla {x}  ✓ El guaraní lo hablo desde siempre = spoken_language habla guaraní  ✗ el guaraní
  (aprendí/aprendi) {x:<languages>} => spoken_language+past habla {x}  ✓ aprendí mapudungun de niña = spoken_language habla mapudungun  ✗ aprendí mucho
  mi {x:<languages>} es !(mal-/pesim-/horrible) {y:phrase} => spoken_language? habla {x} {y}  ✓ mi inglés es bastante fluido = spoken_language habla inglés bastante fluido  ✗ mi inglés
  {h:<speaking>} [<bands>] [el] !( !<languages>) {x:items} => spoken_language {h} {x}  ✓ en casa hablamos guaraní = spoken_language hablan guaraní  ✗ hablamos mañana
  !( !<languages>) {x:things} (lo/los) (hablo/entiendo/leo/manejo/aprendi/aprendí/domino) => spoken_language habla {x}  ✓ inglés y francés los hablo con soltura = spoken_language habla inglés ; spoken_language habla francés  ✗ lo hablo
  idiomas [que hablo] : {x:items} => spoken_language habla {x}  ✓ idiomas: español, inglés y portugués = spoken_language habla español  ✗ idiomas
  mi (segundo/segunda/otro/tercer) (idioma/lengua) es [el] {x:<languages>} => spoken_language habla {x}  ✓ mi segundo idioma es el inglés = spoken_language habla inglés  ✗ mi segundo idioma
  [el] {x:<languages>} es mi (lengua/idioma) (materna/nativa/materno) => spoken_language su lengua materna es el {x}  ✓ el quechua es mi lengua materna = spoken_language su lengua materna es el quechua  ✗ el quechua es difícil
  mi (lengua/idioma) (materna/nativa/materno/nativo) es [el] {x:<languages>} => spoken_language su lengua materna es el {x}  ✓ mi lengua materna es el quechua = spoken_language su lengua materna es el quechua  ✗ la lengua es el quechua
  [mi] (zona horaria | huso horario) [,] (es | que es | :) {x:phrase} => timezone su zona horaria es {x}  ✓ mi zona horaria es GMT-3 = timezone su zona horaria es GMT-3  ✗ la zona horaria
  {v:<being so>} en [el/la] (horario/hora) de {x:name} => timezone {v} en horario de {x}  ✓ estoy en horario de Canarias = timezone está en horario de Canarias  ✗ estoy en hora
  [que] {v:<being so>} en {g:<zones>} [{s:<plus or minus>}] {x:figure} => timezone {v} en {g}{s}{x}  ✓ estoy en GMT-5 = timezone está en GMT-5  ✗ estoy en hora
  ^ [<fillers>] (aca/aqui) (son | es | estamos en | estamos | usamos) {g:<zones>} [{s:<plus or minus>}] {x:figure} => timezone está en {g}{s}{x}  ✓ acá son GMT-6 = timezone está en GMT-6  ✗ acá son las 6
  mi [nuevo/otro] <mail names> [nuevo] [personal] … [es/:/,] [que] [es] {x:address} => email+asks su mail es {x}  ✓ mi correo es lucia@ejemplo.es = email su mail es lucia@ejemplo.es  ✗ mi correo no anda
  mi <mail names> … … [,/:] [que] [es] {x:address} => email+asks su mail es {x}  ✓ le dejo mi correo para la garantía: ana@correo.es = email su mail es ana@correo.es  ✗ mi correo falla
  (escribime/escríbeme/escribeme/mandame/contactame/escribame/mándame) !(un/una/el/este/esta/ese) [*] [*] (a/al) [<mail names>] {x:address} => email su mail es {x}
    ✓ escribime a nora77@mail.com = email su mail es nora77@mail.com  ✗ escribime a mí
  (mi/mis/este/anota/apunta/mismo) [mi/otro/nuevo] <phone names> [nuevo/actual] [ahora] [es/:/,] [que es] [el/al] {x:dialled} => phone+asks su teléfono es el {x}
    ✓ mi número es 11 4444 5555 = phone su teléfono es el 11 4444 5555  ✗ mi número de la suerte
  (ubicar/llamar/contactar/ubicarme/llamarme) [me] [al | en el] {x:dialled} => phone+asks su teléfono es el {x}  ✓ me podés ubicar al 099 555 123 = phone su teléfono es el 099 555 123  ✗ llamar al 911
  (mi/mis) {k:<attributes>} [actual/actuales] (es/son/:) {x:phrase} => attribute:{k} su {k} es {x}  ✓ mi grupo sanguíneo es 0 negativo = attribute:blood_type su grupo sanguíneo es 0 negativo  ✗ mi grupo es grande
  ^ {k:<attributes>} : {x:phrase} => attribute:{k} su {k} es {x}  ✓ tipo de sangre: O negativo = attribute:blood_type su tipo de sangre es O negativo  ✗ tipo de pan
  [me] cambie [de/el] (numero/celular/telefono/celu/movil) [,/:] [ahora] [el nuevo] [es] [el] {x:dialled} => phone+past su teléfono es {x}  ✓ cambié de número, el nuevo es 600 555 014 = phone su teléfono es 600 555 014  ✗ cambié de idea
  [ahora] <the right one> [ahora] [es/:] {x:address} => email! su mail es {x}  ✓ el bueno es nuevo@mail.com = email su mail es nuevo@mail.com  ✗ el bueno es Juan
  [ahora] <the right one> [ahora] [es/:] [el] {x:dialled} => phone! su teléfono es el {x}  ✓ el mío ahora es 600 555 014 = phone su teléfono es el 600 555 014  ✗ el mío ahora es 33
  cambie de <mail names> [,/:] [ahora] [el nuevo] [es] {x:address} => email+past su mail es {x}  ✓ cambié de correo, ahora es nuevo@mail.com = email su mail es nuevo@mail.com  ✗ cambié de correo
  calzo [un/el] {n:figure} => attribute:calzado calza {n}  ✓ calzo 44 = attribute:shoe_size calza 44  ✗ calzo bien
  soy [del/tipo] [grupo] {g:<blood groups>} {s:<blood signs>} => attribute:grupo_sanguíneo es {g} {s}  ✓ soy O negativo = attribute:blood_type es O negativo  ✗ soy positivo
  soy [del/tipo] [grupo] {n:figure} {s:<blood signs>} => attribute:grupo_sanguíneo es {n} {s}  ✓ soy 0 negativo = attribute:blood_type es 0 negativo  ✗ soy negativo
  uso [la] (talla/talle) {x:phrase} => attribute:talla usa talla {x}  ✓ uso talla M = attribute:clothing_size usa talla M  ✗ la talla M
  [yo] {v:<being>} {x:<faiths>} [practicante] => attribute:religion {v} {x}  ✓ soy musulmán = attribute:religion es musulmán  ✗ es musulmán
  unless:no [yo] ({v:<being>} [hincha/fan/fanatico/fanatica/socio/socia] | {v:<cheering>}) (de/del/a/al) [el/la] {x:<sports>} => attribute:equipo_de_fútbol es hincha de {x}
    ✓ soy de River = attribute:team_supported es hincha de River  ✓ le voy al América = attribute:team_supported es hincha de América  ✗ es de River
  unless:no mido !( !({n:figure})) {x:phrase} => attribute:altura mide {x}  ✓ mido 1,65 = attribute:height mide 1,65  ✗ mido mal
  unless:el/mi/su/no/de peso [unos/como] !( !({n:figure})) {x:phrase} => attribute:peso pesa {x}  ✓ peso 70 kilos = attribute:weight pesa 70 kilos  ✗ el peso es 70
  ^ {x:figure} , {y:figure} (kilos/kg) !de => attribute:altura mide {x} ; attribute:peso pesa {y} kilos  ✓ 1,65, 70 kilos = attribute:height mide 1,65 ; attribute:weight pesa 70 kilos  ✗ 1,65
  ^ {x:figure} (kilos/kg) $ => attribute:peso? pesa {x} kilos  ✓ 92 kilos = attribute:weight pesa 92 kilos  ✗ 92 metros
  [yo] {v:<being>} {x:<handed>} => attribute:mano_hábil {v} {x}  ✓ soy zurda = attribute:handedness es zurda  ✗ es zurda
  [yo] soy [de] {x:<signs>} => attribute:signo es {x}  ✓ soy acuario = attribute:zodiac_sign es acuario  ✗ es acuario`;
