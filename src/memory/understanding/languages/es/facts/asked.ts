/** The Spanish words that answers begin with: of those that agree, of what stands before an answer, of those that deny or are no answer; and the marks of a slip that is put right, with how sure they are. */
export const answerHeads = {
  agrees:
    'sí, si, sip, sep, ajá, claro, claro que sí, por supuesto, exacto, correcto, así es, eso, eso es, efectivamente, obvio, sí señor, simón, dale',
  'answer leads': `
      por, por la zona de, allá en, acá en, aquí en, pues, bueno, eh, este, mmm, ah, o sea, a ver, la verdad, jaja, solo, sólo, ahora mismo, ahora, ahorita, actualmente, por ahora, más que nada,
      sobre todo, es, es un, es una, con, tiene, tengo, son, uso, usamos`,
  'answer joints':
    'en = in, a = in, al = in, de = in, del = in, desde = in, como = in, cerca = in, un = one, una = one',
  slips: `
      perdon = 2, perdona = 2, perdoname = 2, perdone = 2, disculpa = 2, disculpe = 2, disculpame = 2, digo = 2, digo no = 2, quiero decir = 2, quise decir = 2, queria decir = 2, mejor dicho = 2,
      me confundi = 2, me equivoque = 2, me he equivocado = 2, me he confundido = 2, me lie = 2, me he liado = 2, corrijo = 2, rectifico = 2, miento = 2, espera = 1, espere = 1, no = not,
      que no = not, ay = 1, uy = 1, ups = 2, bueno = 1, en realidad = 1, que digo = 2, que tonto = 1, que tonta = 1, solo = 0, es = 0, son = 0, tiene = 0, tengo = 0, ya = 0, con = spelt,
      hache = letter, acento = letter, tilde = letter, ele = letter, uve = letter, griega = letter, latina = letter, doble = letter, dos = letter, enes = letter`,
  denies: `
      adivina, adiviná, averígualo, averigualo, donde, como siempre, depende, pues depende, no, nop, nel, nada, ninguno, ninguna, nadie, nunca, tampoco, qué, por qué, quién, cómo, cuándo, cuál,
      cuánto, prefiero no, mejor no, olvídalo, déjalo, eso, esto, gracias, no importa, da igual`,
} as const;

/** The words of its rules of what the assistant asks. */
export const askedWords = {
  'own ones': 'mi, nuestra, nuestro, mis, tengo un, tengo una, tenemos un, tenemos una, adopté un, adopté una',
  'asked best': 'favorito, favorita, preferido, preferida',
  'counted kin': 'hijos, hijas, hermanos, hermanas, nietos, gatos, perros',
  'contact names':
    'fecha de nacimiento, correo, email, mail, correo electrónico, teléfono, número, dirección, cumpleaños, apellido',
  'asked things': `
      celular, móvil, teléfono, portátil, computadora, ordenador, compu, tablet, tableta, cámara, impresora, editor, navegador, sistema, sistema operativo, framework, base de datos, librería,
      lenguaje, programa, aplicación, app, versión, modelo, herramienta`,
  'asked places':
    'ciudad, país, pueblo, barrio, zona, provincia, región, comuna, estado, municipio, colonia, distrito, localidad, comunidad',
  'asked verbs': `
      vives = vivo, vive = vivo, vivís = vivo, trabajas = trabajo, trabaja = trabajo, trabajás = trabajo, estudias = estudio, estudia = estudio, estudiás = estudio, usas = uso, usa = uso, usás = uso,
      tienes = tengo, tiene = tengo, tenés = tengo, manejas = manejo, maneja = manejo, manejás = manejo, conduces = conduzco, conduce = conduzco, das clases = doy clases, da clases = doy clases,
      juegas = juego, jugás = juego, tocas = toco, tocás = toco, hablas = hablo, hablás = hablo, fumas = fumo, fumás = fumo`,
} as const;

/** Spanish rules of what a question of the assistant makes of a bare answer: the words that it stands behind (`says`), or what it agrees to (`holds`). */
export const asked = `
  (cuántos años (tienes/tenés | tiene usted) [tú/vos] | (qué/cuál) [es] (tu/su) edad | qué edad (tienes/tenés) | tu edad | ^ [y/su] edad $) => says tengo _ años  ✓ ¿Cuántos años tienes? = tengo _ años
    ✓ ¿Edad? = tengo _ años  ✗ ¿cuántos años dura?
  (cuántos años | qué edad) tiene => of mi {x} tiene _ años or tengo _ años  ✓ ¿Qué edad tiene? = mi tiene _ años or tengo _ años  ✗ ¿qué edad tienes?
  (cuántos años | qué edad) tiene (tu/su) ({x:<relatives>} | {x:<animals>} | {x:<partners>}) => says mi {x} tiene _ años  ✓ ¿Qué edad tiene tu hijo? = mi hijo tiene _ años  ✗ ¿qué edad tiene?
  (cuántos años | qué edad) tienen (tus/sus) {x:<relatives>} => says tengo {x} de _ años  ✓ ¿Qué edad tienen tus hijos? = tengo hijos de _ años  ✗ ¿qué edad tienen?
  (dónde | en qué (parte/zona/lado) [de *]) (vives/vive/vivís/viven/resides/reside | estás viviendo) => says vivo en  ✓ ¿Dónde vives? = vivo en  ✗ ¿dónde trabajas?
  ([en] (qué/cuál) <asked places> (estás/está/vives/vive/vivís | te encuentras | se encuentra) | ^ [y/en] [qué/cuál] [es] <asked places> $) => says vivo en  ✓ ¿En qué ciudad estás? = vivo en  ✗ ¿qué ciudad es mejor?
  de (dónde | qué (país/ciudad/parte)) (eres/sos/son | es usted | vienes/venís) => says soy de  ✓ ¿De dónde eres? = soy de  ✗ ¿de dónde sale?
  (a qué (te dedicas | se dedica | te dedicás) | en qué (trabajas/trabajás | trabaja usted) | cuál es (tu/su) (profesión/oficio/ocupación/trabajo) | qué (haces/hacés) de trabajo
    | de qué (trabajas/trabaja/trabajás)) => says trabajo de  ✓ ¿A qué te dedicas? = trabajo de  ✗ ¿a qué hora?
  (dónde (trabajas/trabaja/trabajás) | (para/en) (quién/qué) [empresa/compañía] (trabajas/trabaja/trabajás)) => says trabajo en  ✓ ¿Dónde trabajas? = trabajo en  ✗ ¿dónde vives?
  (qué (estudias/estudia/estudiás) | (qué/cuál) carrera (estudias/estudia/haces/hace/cursas/estás) | qué (estás/está) estudiando | (para/de) qué (curso/carrera/materia/asignatura) es) => says estudio
    ✓ ¿Qué carrera estudias? = estudio  ✗ ¿qué es?
  en qué (curso/grado/año/semestre/nivel) (estás/vas/está/va) => says estoy en  ✓ ¿En qué curso estás? = estoy en  ✗ ¿en qué ciudad estás?
  ((dónde | en qué (universidad/escuela/instituto/colegio/facultad)) (estudias/estudia/estudiás)) => says estudio en  ✓ ¿Dónde estudias? = estudio en  ✗ ¿dónde vives?
  (qué (coche/auto/carro/moto/camioneta/vehículo) (tienes/tiene/tenés/manejas/maneja/conduces/conduce) | cuál es (tu/su) (coche/auto/carro/moto/vehículo)) => says tengo un  ✓ ¿Qué coche tienes? = tengo un  ✗ ¿qué coche es mejor?
  (qué/cuál) <asked things> (usas/usa/usás/tienes/tiene/tenés/utilizas/utiliza | estás usando | está usando) => says uso  ✓ ¿Qué editor usas? = uso  ✗ ¿qué editor es mejor?
  ((tienes/tenés) (alguna/algunas) [*] (alergia/alergias/intolerancia/intolerancias) [o (alergia/intolerancia)] [!(por/que/o) {y:rest}] | (tienes/tenés) (alergia/intolerancia) a (algo | (algún/alguna) {y:rest}) | ^ [y] alguna (alergia/intolerancia) [o (alergia/intolerancia)] | qué alergias (tienes/tiene/tenés) | (eres/sos) (alérgico/alérgica) [a (algo | (algún/alguna) {y:rest})]
    | a qué (eres/sos) (alérgico/alérgica)) => says soy alérgico a  ✓ ¿Tienes alguna alergia? = soy alérgico a  ✓ ¿Sos alérgica a algún medicamento? = soy alérgico a  ✗ ¿tiene azúcar?
  (cómo te (llamas/llamás) | cómo se llama usted | cuál es (tu/su) nombre | con quién (hablo | tengo el gusto) | ^ [y/su/tu] nombre $) => says me llamo  ✓ ¿Cómo te llamas? = me llamo  ✗ ¿cómo se llama?
  cómo se llama (tu/su) ({x:<relatives>} | {x:<animals>} | {x:<partners>}) => says mi {x} se llama  ✓ ¿Cómo se llama tu perro? = mi perro se llama  ✗ ¿cómo se llama?
  cómo se llama !(tu/su/usted/eso/esto/el/la) => of mi {x} se llama  ✓ ¿Cómo se llama? = mi se llama  ✗ ¿cómo se llama tu perro?
  cómo se llaman (tus/sus) ({x:<relatives>} | {x:<animals>}) => says mis {x} se llaman  ✓ ¿Cómo se llaman tus hijos? = mis hijos se llaman  ✗ ¿cómo se llama tu hijo?
  (tienes/tiene/tenés) (mascotas/mascota | alguna mascota | animales | hijos | hermanos | hijas) => says tengo  ✓ ¿Tienes mascotas? = tengo  ✗ ¿tienes tiempo?
  (cuál es (tu/su) {x:few} {f:<asked best>}) => says mi {x} {f} es  ✓ ¿Cuál es tu color favorito? = mi color favorito es  ✗ ¿cuál es tu nombre?
  cuántos {k:<counted kin>} (tienes/tiene/tenés) => says tengo _ {k}  ✓ ¿Cuántos hijos tienes? = tengo _ hijos  ✗ ¿cuántos años tienes?
  (cuándo (es/cae) (tu/su) (cumple/cumpleaños) | cuándo cumples [años]) => says mi cumpleaños es  ✓ ¿Cuándo es tu cumpleaños? = mi cumpleaños es  ✗ ¿cuándo es la boda?
  ((cuál es (tu/su) | me das tu | a qué) {x:<contact names>} | ^ [y/su/tu] {x:<contact names>} $) => says mi {x} es  ✓ ¿Cuál es tu correo? = mi correo es  ✗ ¿cuál es el precio?
  ((tomas/toma/tomás) (algún/alguna) (medicamento/medicación/remedio/medicina/pastilla) | qué (medicamento/medicación/remedio/medicina/pastillas/pastilla) (tomas/toma/tomás)) => says tomo  ✓ ¿Tomas alguna medicación? = tomo  ✗ ¿tomas café?
  (estado civil | (eres/sos/es/estás/está) (casado/casada/soltero/soltera) o *) => says estoy  ✓ ¿Estás casada o soltera? = estoy  ✗ ¿estás cansada?
  ((sigues/llevas/sigue/lleva/seguís/llevás/tienes/tiene/tenés) alguna (dieta | restricción [alimentaria/alimenticia]) | ^ [y] alguna (dieta | restricción [alimentaria/alimenticia])) => says soy
    ✓ ¿Sigues alguna dieta? = soy  ✗ ¿sigues ahí?
  qué idiomas (hablas/habla/hablás) => says hablo  ✓ ¿Qué idiomas hablas? = hablo  ✗ ¿qué idiomas hay?
  qué instrumento (tocas/toca/tocás) => says toco  ✓ ¿Qué instrumento tocas? = toco  ✗ ¿qué tocas?
  (eres/sos | es usted) [todavía] {x:rest} => holds soy {x}  ✓ ¿Eres vegetariano? = soy vegetariano  ✗ ¿es bueno?
  {v:<asked verbs>} [todavía] {x:rest} => holds {v} {x}  ✓ ¿Vives en Recife? = vivo en Recife  ✗ ¿quieres más?
`;
