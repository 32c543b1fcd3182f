/** Words of what the user’s body needs. */
export const bodyWords = {
  remedies: `pastillas, la pastilla, medicacion, medicamentos, anticonceptivos, antidepresivos, anticoagulantes, antihistaminicos, ansioliticos, corticoides`,
  aids: 'silla de ruedas, audifonos, marcapasos, protesis, muletas, baston, lentes, bastones, cpap, insulina',
  'no allergens': `reuniones, reunion, lunes, compromiso, trabajo, trabajar, madrugar, gente, burocracia, drama, dramas, mentiras, mentira, estupidez, estupideces, excel, aburrimiento, planes, rutina, bullshit, deadlines, politicos,
    politica, matematicas, numeros, deporte, ejercicio, gimnasio, responsabilidad, papeleo, tramites, impuestos, pobreza, injusticia, tonterias, ignorancia, hipocresia, estres, amor, romanticismo, cursileria, reggaeton, regueton,
    trap, esfuerzo, cambio, cambios, spam, correos, mails, planillas, powerpoint, powerpoints, verdad, oficina, despertador, idiotas, tontos, hipocritas, mediocridad, ruido, autoridad, reglas, decisiones, riesgos, partido, lunes,
    nada, todo, gente, tu, ti`,
  'no illness': `fiebre, gripe, gripa, resfrio, resfriado, tos, catarro, hambre, sueño, sed, resaca, conjuntivitis, gastroenteritis, amigdalitis, otitis, faringitis, migraña hoy, dolor de cabeza, dolor de panza, dolor de garganta,
    dolor`,
  intolerable:
    'lactosa, gluten, lacteos, leche, huevo, trigo, harina, harinas, mariscos, camarones, sulfitos, fructosa, soja, maní, nueces, frutos secos, picante, cafeína, café, alcohol',
  'what is eaten': 'como = come, comemos = comen',
  'quit doing': 'fumo = fuma, bebo = bebe, tomo alcohol = toma alcohol, como carne = come carne',
  measured: 'presion = presión, tension = tensión, azucar = azúcar, glucosa',
  levels: 'alta, baja',
  'body parts': `
      rodilla, rodillas, espalda, columna, cadera, hombro, muñeca, tobillo, corazon, riñon, riñones, higado, pulmon, estomago, vista, oido, cervicales, lumbares, pie, pies, pierna, brazo, mano, dedo,
      ojo, codo, cuello, tiroides, circulacion`,
  'bad habits': 'fumo = fuma, bebo = bebe, fumamos = fuman, bebemos = beben',
  allergic: 'alergic-, alérgic-, intolerante, intolerantes',
  reactions: 'alergia, urticaria, ronchas, sarpullido, picazon',
  injuries:
    'me rompi = se rompió, me rompí = se rompió, me fracture = se fracturó, me fracturé = se fracturó, me quebre = se quebró, me quebré = se quebró, me desgarre = se desgarró, me esguince = se esguinzó, me luxe = se luxó',
  ingesting: 'comer, tomar, probar, beber, ingerir, consumir, usar',
  quitting:
    'alcohol, cigarrillo, cigarrillos, cigarro, tabaco, pucho, faso, azucar, cafe, carne, refrescos, gaseosa, gaseosas, coca, lacteos, harinas, fumar, beber, tomar',
  'in a bad way':
    'mal, mala, malas, jodida, jodido, jodidas, hecha polvo, hecho polvo, operada, operado, fracturada, rota',
  brings: 'da, dan, provoca, provocan, causa, causan',
  swells: 'cierra, cierran, hincha, hinchan, saca, sacan, llena, llenan, brota, irrita, irritan',
  swollen: 'la garganta, la cara, los labios, ronchas, de ronchas, toda, la piel, la lengua, los ojos',
  falls: 'cae, caen',
} as const;

/** Spanish rules of what the user’s body needs: allergies, health, diet. */
export const body = `
  unless:no/si/que [yo] {v:<being>} [muy | re | super | medio | un poco] {a:<allergic>} [desde * | <adverbs>] !(a/al <no allergens> | a (la/las/los) <no allergens>) !( !(a/al)) {x:items}
    => allergy {v} {a} {x}  ✓ soy alérgica a las nueces y al maní = allergy es alérgica a las nueces ; allergy es alérgica al maní  ✗ soy alérgica a las reuniones
  que soy {a:<allergic>} !( !(a/al)) {x:items} => allergy es {a} {x}  ✓ recordá que soy alérgica al polen = allergy es alérgica al polen  ✗ que es alérgica al polen
  unless:no/si [yo/que] {v:<being>} intolerante !( !(a/al)) {x:items} => allergy {v} intolerante {x}  ✓ soy intolerante a la lactosa = allergy es intolerante a la lactosa  ✗ es intolerante a la lactosa
  ^ [y] {a:<allergic>} !( !(a/al)) !(a/al <no allergens> | a (la/las/los) <no allergens>) {x:items} => allergy es {a} {x}  ✓ alérgica al níquel desde chica = allergy es alérgica al níquel desde chica  ✗ alérgica
  {p:<to>} {x:noun} [le/les] (soy/tengo) (alergic-/alergia) => allergy es alérgico {p} {x}  ✓ A los cacahuates soy alérgico = allergy es alérgico a los cacahuates  ✗ a los cacahuates
  unless:esta/este/esto/ese/esa/eso/tu/su/la !(esta/este/esto/eso/ese/esa/tambien/tampoco/<no allergens>) {x:noun} [tambien] [no puedo ,] me {d:<brings>} (alergia/urticaria/ronchas)
    => allergy {x} le {d} alergia  ✓ los mariscos me dan alergia = allergy los mariscos le dan alergia  ✗ los mariscos me gustan
  !(se/no/que/lo) {x:noun} me {d:<swells>} {y:<swollen>} => allergy {x} le {d} {y}  ✓ el maní me cierra la garganta = allergy el maní le cierra la garganta  ✗ el maní me gusta
  {x:noun} me {d:<falls>} (fatal/pesimo) => allergy? {x} le {d} mal  ✓ la leche me cae fatal = allergy la leche le cae mal  ✗ la leche me cae bien
  mi alergia [es] {p:<to>} [la/el/las/los] {x:noun} => allergy+asks+negated tiene alergia {p} {x}  ✓ mi alergia al polen = allergy tiene alergia al polen  ✗ mi alergia
  alergias : {x:items} => allergy es alérgico a {x}  ✓ alergias: nueces y polen = allergy es alérgico a nueces ; allergy es alérgico a polen  ✗ alergias
  !(ademas/tambien/yo/y/casi/que/si/pero/ya/aun/todavia) {x:noun} no (como/pruebo) [nunca] => diet+negated? no come {x}  ✓ carne no como = diet no come carne  ✗ no como
  {v:<having>} (alergia/intolerancia) !( !(a/al)) !(a/al <no allergens> | a (la/las/los) <no allergens>) {x:items} => allergy {v} alergia {x}  ✓ tengo alergia a los ácaros = allergy tiene alergia a los ácaros  ✗ tengo alergia
  me {d:<brings>} {y:<reactions>} !(ver/que/hablar/pensar/solo) {x:noun} => allergy le {d} {y} {x}  ✓ me da alergia el polvo = allergy le da alergia el polvo  ✗ me da alegría
  {v:<having>} alergia !(a/al/. ) {x:phrase} => allergy {v} alergia {x}  ✓ tengo alergia estacional = allergy tiene alergia estacional  ✗ tengo alergia
  no soy alergic- !( !(a/al)) {x:phrase} => -allergy+negated es alérgico {x}  ✓ no soy alérgico al maní = -allergy es alérgico al maní  ✗ soy alérgico al maní
  no (puedo/podemos) {v:<ingesting>} !(nada/mas/bien/en/a/con/hoy/mucho) {x:phrase} => diet+negated no puede {v} {x}  ✓ no puedo comer lactosa = diet no puede comer lactosa  ✗ no puedo comer
  no (puedo/puede) {v:<ingesting>} {x:noun} [, | porque | ya que | , porque] [me | es que | soy | tengo] [da] (alergia/alergic-) => allergy+negated es alérgico a {x}
    ✓ no puedo tomar ibuprofeno porque me da alergia = allergy es alérgico a ibuprofeno  ✗ no puedo comer pan
  {x:noun} no puedo [comer/tomar/ni] , (me da alergia | soy alergic-) => allergy+negated es alérgico a {x}  ✓ penicilina no puedo, me da alergia = allergy es alérgico a penicilina  ✗ penicilina no puedo
  // Health.
  unless:no/si/que [yo] {v:<being>} [muy | medio | un poco] {x:<afflictions>} [!(pero/aunque/porque/asi/que/y) {y:phrase}] => health {v} {x} {y}  ✓ soy diabético tipo 1 = health es diabético tipo 1  ✗ es diabético
  que {v:<being>} {x:<afflictions>} [!(pero/aunque/porque/asi/que/y) {y:phrase}] => health {v} {x} {y}  ✓ ten en cuenta que soy asmática = health es asmática  ✗ que es asmática
  (como/siendo) {x:<afflictions>} [que soy | como soy] => health+asks es {x}  ✓ siendo celíaca como soy, ¿qué como? = health es celíaca  ✗ siendo honesta
  ^ [y] {x:<afflictions>} [tipo {n:figure}] [,/desde] => health? es {x} {n}  ✓ diabético tipo 1 desde los doce = health es diabético 1  ✗ el diabético
  unless:no/si/que [yo] {v:<having>} [<adverbs>/la/el/un/una/muchas/mucha] [principio de] !( !<illnesses>) !(<no illness>) {x:phrase} => health {v} {x}
    ✓ tengo hipotiroidismo hace años = health tiene hipotiroidismo hace años  ✗ tengo fiebre
  (tengo | estoy con | ando con | ^ con) [la/el] [la/el] {x:<measured>} {d:<levels>} => health? tiene la {x} {d}  ✓ tengo la tensión alta = health tiene la tensión alta  ✓ ando con la azúcar baja = health tiene la azúcar baja  ✗ mi primo anda con la azúcar alta
  unless:no/si [yo] (padezco/sufro/padecemos) [de/del] {x:phrase} => health padece de {x}  ✓ padezco de hipertensión = health padece de hipertensión  ✗ padece de asma
  (convivo | vivo) con [la/el/una/un] !( !<illnesses>) {x:phrase} => health convive con {x}  ✓ convivo con la diabetes desde niña = health convive con diabetes desde niña  ✗ convivo con ella
  (me diagnosticaron | me detectaron | me acaban de diagnosticar | me acaban de detectar | me han diagnosticado | me encontraron) [de/con] !(hace) {x:phrase} => health+past tiene diagnóstico de {x}
    ✓ me diagnosticaron TDAH de adulta = health tiene diagnóstico de TDAH de adulta  ✗ mal diagnóstico
  me (operaron/opere/operé) (de/del) {x:phrase} => health+past? le operaron de {x}  ✓ me operaron de la rodilla en mayo = health le operaron de la rodilla en mayo  ✗ lo operaron
  {v:<injuries>} !( !([el/la/los/las/un/una] (<body parts>/ligamento/ligamentos/menisco/meniscos/tendon/femur/tibia/perone/clavicula/radio/costilla/costillas))) {x:phrase} => health+past? {v} {x}
    ✓ me rompí el ligamento cruzado = health se rompió el ligamento cruzado  ✗ me rompo
  estoy de {n:figure} (meses/semanas) (, | $ | y | de embarazo) => health está embarazada de {n} meses  ✓ estoy de 7 meses, ¿puedo volar? = health está embarazada de 7 meses  ✗ estoy de viaje
  ya no soy {x:<afflictions>} => -health+negated es {x}  ✓ ya no soy celíaca = -health es celíaca  ✗ no soy celíaca
  unless:no (tomo/uso | estoy tomando | me inyecto | me dan | me (recetaron/receto/mandaron/mando/pusieron/indicaron) | estoy con | ando con | empece (con | a tomar)
    | sigo con) [la/el/un/una] ({x:<medicines>} | {x:<remedies>}) [!(pero/aunque/porque/asi/que/y) {y:phrase}] => health+temporary+voice toma {x} {y}
    ✓ tomo levotiroxina todas las mañanas = health toma levotiroxina todas las mañanas  ✗ tomo agua
  me (cambio/cambiaron/cambie/paso/pasaron/pase) [de] [la/el] ({y:<medicines>} | {y:<remedies>}) (por/a) [la/el] ({x:<medicines>} | {x:<remedies>}) => -health toma {y} ; health toma {x}
    ✓ el doctor me cambió la metformina por insulina  ✗ me cambió el turno por la tarde
  me (quito/quitaron/saco/sacaron/suspendio/suspendieron/retiraron) [la/el] ({x:<medicines>} | {x:<remedies>}) => -health toma {x}  ✓ me quitaron la metformina = -health toma metformina  ✗ me quitaron el coche
  uso {x:<aids>} => health usa {x}  ✓ que uso silla de ruedas = health usa silla de ruedas  ✗ uso gorra
  (ando/estoy/voy/vivo) en {x:<aids>} => health anda en {x}  ✓ ando en silla de ruedas = health anda en silla de ruedas  ✗ ando en bici
  tengo <in a bad way> [la/el/las/los/una] {x:<body parts>} => health tiene mal {x}  ✓ tengo mala la rodilla = health tiene mal rodilla  ✗ tengo mala señal
  me falta {a:<articles of one>} {x:<body parts>} => health le falta {a} {x}  ✓ me falta una pierna = health le falta una pierna  ✗ me falta un dato
  [y] me (duele/duelen) (siempre/cronicamente) {x:phrase} => health? le duele siempre {x}  ✓ me duele siempre la espalda = health le duele siempre la espalda  ✗ me duele la espalda
  // Diet.
  unless:no/si/que [yo/nosotros] {v:<being>} [casi | medio | mas o menos | muy] {x:<diets>} [estrict-/convencid-] => diet {v} {x}  ✓ soy vegana = diet es vegana  ✗ es vegana
  que {v:<being>} {x:<diets>} => diet {v} {x}  ✓ recordá que soy vegana = diet es vegana  ✗ que es vegana
  yo !( !(<diets>/<afflictions>/<demonyms>)) {x:phrase} $ => being es {x}  ✓ mi novia es vegana y yo celíaco = allergy es celíaco  ✗ yo creo
  {v:<what is eaten>} {x:<diets>} !que => diet {v} {x}  ✓ en mi casa comemos halal = diet comen halal  ✗ comen halal
  (como/siendo/de/y) {x:<diets>} [que soy | como soy] => diet+asks? es {x}  ✓ Como vegetariano que soy, ¿qué ceno? = diet es vegetariano  ✗ un menú vegano
  ^ [y] {x:<diets>} (desde/,/y/hace | $) => diet? es {x}  ✓ Vegetariana desde los doce = diet es Vegetariana  ✗ menú vegetariano
  (sigo/hago/hacemos/seguimos/llevo | estoy (haciendo/siguiendo/con/a)) [la/una] (dieta) !(de tres) {x:phrase} => diet hace dieta {x}  ✓ sigo una dieta baja en sodio = diet hace dieta baja en sodio  ✗ hago una torta
  (sigo/hago/hacemos | estoy (haciendo/en)) [la/una/dieta] {x:<diets>} => diet hace {x}  ✓ estoy haciendo keto = diet hace keto  ✗ estoy haciendo pan
  hago ayuno [intermitente] => diet hace ayuno intermitente  ✓ hago ayuno intermitente = diet hace ayuno intermitente  ✗ hago pan
  (llevo/hace) {n:figure} {u:<times>} (de | siendo | soy | que soy) {x:<diets>} => diet es {x} hace {n} {u}  ✓ llevo ocho años de vegetariana = diet es vegetariana hace ocho años  ✗ llevo ocho años
  [yo] no {v:<what is eaten>} [nada de | ni] !(nada/bien/mucho/desde/con/en/hoy/tanto/tan) {x:items} => diet+negated no {v} {x}  ✓ no como carne = diet no come carne  ✗ no come carne
  [yo] no {v:<what is eaten>} {x:few} ni [como/tomo] {y:phrase} => diet+negated no {v} {x} ni {y}  ✓ no como carne ni pescado = diet no come carne ni pescado  ✗ no como mal
  [yo] no {v:<what is eaten>} nada (con/de/que) {x:phrase} => diet+negated no {v} nada con {x}  ✓ no como nada con gluten = diet no come nada con gluten  ✗ no como nada
  evito [comer/los/las/el/la] !( !(<foods>/frituras/alcohol/fritos/grasas/dulces/sal)) {x:phrase} => diet evita {x}  ✓ evito el azúcar = diet evita azúcar  ✗ evito problemas
  (solo | solamente | unicamente) {v:<what is eaten>} {f:<foods>} [!(pero/y) {x:phrase}] => diet solo {v} {f} {x}  ✓ solo como carne una vez por semana = diet solo come carne una vez por semana  ✗ solo como ejemplo
  {v:<what is eaten>} de todo (menos/salvo/excepto) {x:phrase} => diet {v} de todo menos {x}  ✓ como de todo menos mariscos = diet come de todo menos mariscos  ✗ como de todo
  (volvi/volví/volvimos) a comer {x:phrase} => diet+past! volvió a comer {x}  ✓ volví a comer pescado = diet volvió a comer pescado  ✗ volví a casa
  (deje/dejé/dejamos) de comer {x:phrase} => -diet+past come {x}  ✓ Dejé de comer carne = -diet come carne  ✗ dejé de correr
  [yo] no {v:<bad habits>} (, | $ | y | ni) => habit+negated no {v}  ✓ no bebo = habit no bebe  ✗ no bebo eso
  [ya] (dejé/dejamos/deje) [de] [el/la/los/las] {x:<quitting>} (, | $ | y | hace | desde | por | en (<months> | {n:figure})) => habit+past dejó {x}  ✓ dejé el alcohol hace dos años = habit dejó alcohol  ✗ dejé las llaves
  ya no {v:<quit doing>} => habit+negated ya no {v}  ✓ ya no fumo = habit ya no fuma  ✗ ya no puedo
  no (tolero | toleramos | puedo con | digiero | aguanto bien) [bien] [el/la/los/las] {x:<intolerable>} => allergy+negated no tolera {x}  ✓ no tolero la lactosa = allergy no tolera lactosa  ✗ no tolero el ruido
  [el/la/los/las] {x:<intolerable>} no [la/lo/los/las] (tolero/toleramos) => allergy+negated no tolera {x}  ✓ La lactosa no la tolero = allergy no tolera lactosa  ✗ no la tolero
  me (hace/hacen/cae/caen/sienta/sientan) (mal/fatal/pesado) [el/la/los/las] {x:<intolerable>} => allergy le hace mal {x}  ✓ me hace mal el gluten = allergy le hace mal gluten  ✗ me hace mal el ruido
  [el/la/los/las] {x:<intolerable>} me (hace/hacen/cae/caen/sienta/sientan) (mal/fatal/pesado) => allergy le hace mal {x}  ✓ el gluten me cae fatal = allergy le hace mal gluten  ✗ el ruido me hace mal
  [yo] no (tomo/bebo/consumo/pruebo/tomamos) [nada de] !(nada | bien | mucho | en | hoy | la pastilla | decisiones) {x:phrase} => diet+negated no toma {x}  ✓ no tomo alcohol = diet no toma alcohol  ✗ no toma alcohol`;
