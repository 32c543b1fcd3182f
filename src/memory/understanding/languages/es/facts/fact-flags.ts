/** Words that tell what a clause is to facts. */
export const factFlagLists = {
  opening: '(',
  perhaps: `creo que, capaz, quiza, quizas, tal vez, a lo mejor, puede que, en una de esas, por ahi, posiblemente, probablemente, seguramente, algun dia, en otra vida, no se si, no sé si, estoy pensando, estamos pensando, pensaba, lo estoy pensando,
    tendria, viviria, estaria por, me ofrecieron, me ofrecen, me proponen, tengo entrevista, tengo una entrevista, el año que viene, que viene, la semana que viene, me encantaria, me gustaria,
    nos gustaria, nos encantaria, me coparia, me fascinaria, quisiera ser`,
  'for now': `por el fin de semana, por unos dias, esta semana, este mes, estos dias, por ahora, por el momento, de momento, temporalmente, ahora mismo, justo ahora, unos dias, unas semanas, de vacaciones, de viaje, de visita, de paso, por un congreso, por una feria, por un curso, por trabajo, por laburo, por negocios,
    por una boda, en lo de, cubriendo, mientras arreglan, mientras me, mientras pintan, mientras fumigan, mientras el, mientras la, el auto de mi, el coche de mi, el carro de mi, prestado, prestada,
    en el aeropuerto, esperando, ahorita, rentado, alquilado, pasado mañana, esta noche, esta tarde, este sabado, este domingo, este finde, este fin de semana, el finde, esta mañana`,
  'long ago': `cuando era, cuando eramos, cuando tenia, cuando vivia, cuando trabajaba, cuando estaba, cuando estudiaba, cuando usaba, de chico, de chica, de joven, de niño, de niña, de pequeño, de pequeña, de pibe, el otro día, en mi epoca, en mi juventud, antes, ayer, anoche, anteayer,
    antier, el año pasado, la semana pasada, el mes pasado, el otro dia, hace un rato, alguna vez, en su momento, una vez`,
  'says that': `dice que, dicen que, dijo que, dice yo, dice mi, cuenta que, segun su, segun mi, segun el, segun la, se dice, que diga, que digan, diciendo, que dijera, la frase, la oracion, el refran, la cancion, la letra, me dijo, me dijeron, me decia, me escribio, me puso, me conto, me suelta, me salta con, me salio con,
    me respondio, me contesto, nos dijo, me pregunto, me preguntan, nos escribio, le dije, les dije, cómo se dice, como se dice, un texto que, te pego, pego lo, pego el, te paso los datos de,
    usuario de ejemplo, jura que, insiste en que, cree que, creen que, sostiene que, me piden que`,
  'let us play': `
      juguemos, jugamos a que, hagamos un rol, hagamos una escena, hagamos un juego, juego de rol, partida de rol, sigamos la partida, roleemos, finge que, fingí que, finja que, actua como, simulemos,
      hace de cuenta, hacé de cuenta, haz de cuenta, hagamos de cuenta, hacé de, en mi novela, en mi cuento, en mi historia, el protagonista, la protagonista, el personaje, el narrador, mi personaje`,
  'let us say': `
      simula, imagina, imaginate, imagine, imaginemos, imaginá, supon, supone, suponé, supongamos, suponga, suponete, pongamos, digamos, suponiendo, poniendo, en caso de, en el caso de,
      hipoteticamente, hipotetico, ojala, ya quisiera, quien pudiera, cómo me gustaria, como me gustaria, de ser, de haber, ni que fuera, ni que fuese, ni que tuviera`,
  asking: `
      te acordas, te acuerdas, te dije, te conte, recordas, recuerdas, es cierto que, es verdad que, me conviene, tengo que pagar, tengo que declarar, deberia, tendria que, puedo yo, sabes si,
      sabés si, sabe si, sabias que, sabes, sabés, vos sabes, tu sabes, cómo, como hago, como se, como puedo, como le, como quito, como saco, como limpio, como pongo`,
  stage: `
      voz del narrador, voz de narrador, como narrador, como narradora, narrador omnisciente, voz del personaje, no te salgas del personaje, en personaje, partida de rol, juego de rol, partida de dnd,
      roleplay, role play, sigue la aventura, seguí la aventura, la aventura empieza, la aventura comienza, es tu turno , narra`,
  tales:
    'juego, historia, cuento, escenario, simulacion, partida, ficcion, novela, pelicula, peli, serie, aventura, universo, escena, chiste, fabula, sueño, videojuego, mundo',
  sayings: `
      dicho, refran, chiste, cancion, letra, titulo, poema, verso, estrofa, subtitulo, transcripcion, fragmento, reseña, perfil, comentario, ticket, log, json, csv, caso, enunciado, ejercicio,
      titular, ejemplo, prueba, version, publicacion, reclamo, consulta, entrevista, monologo, testimonio, saludo, borrador`,
  sends: `
      suelta, solto, soltó, larga, largo, largó, tira, tiro, tiró, espeta, manda, mando, mandó, mandaron, grita, grito, contesta, responde, escribe, escribieron, pone, pregunta, replica, insiste,
      sale, salta, hace, aclara, avisa, explica, exige, dejo, dejó, pasa, paso, pasó`,
  reworks: `
      formal, informal, profesional, elegante, bonito, lindo, amable, educado, educada, serio, corto, corta, breve, claro, clara, coloquial, neutro, poetico, divertido, simple, tono, estilo, registro,
      plural, pasado, presente, futuro, tercera persona, primera persona`,
  starting: 'a partir de, desde el dia de',
  subjunctives: `
      tuviera, fuera, viviera, trabajara, pudiera, estuviera, hubiera, tuviese, fuese, quisiera, supiera, ganara, hiciera, fuéramos, tuviéramos, viviéramos, aceptaran, contrataran, hubiese, viviese,
      me contrataran, me aceptaran`,
} as const;

/** The rules of what a clause is to facts, in Spanish. A flag is given to the clause in which its rule's match begins; how far it reaches stands in `facts/extraction/heard-clauses`. */
export const factFlags = `
  (en mis sueños | te estoy (jodiendo/vacilando/cargando) | estoy bromeando | ^ ojala $) => 'unsaid'  ✓ soy millonario, ojalá  ✗ ojalá llueva
  unless:ya/si (no/ni/tampoco) [yo/me/nos/le/lo/la/los/las/se/te] [me/lo/la/los/las] (<own verbs>/<pleases>/<displeases>/llama/como/puedo/es/son/he/fumo) => 'negated'  ✓ no vivo en México  ✗ vivo en México
  unless:nadie/que (no/nunca/jamas/tampoco) [te/le/me/se/yo] (dije | es que | digo | diria | creo | pienso | quise decir | sabia) => 'hypothetical'  ✓ nunca dije que me llamara Carlos  ✗ no dudes
  unless:por/como/porque/ver/y (si) [algun dia/mañana/yo/es que] [no] [me/te/se/nos] (<own verbs>/<subjunctives>/naci) => 'hypothetical'  ✓ si viviera en Noruega  ✗ por si tengo turno
  (<let us say>/<subjunctives>) => 'hypothetical'  ✓ imagina que trabajo en la NASA  ✗ trabajo en la NASA
  <stage> => 'staged'  ✓ Soy Aldric. Seguí vos con la voz del narrador  ✗ la voz de mi mamá
  ^ [<fillers>] en (un/una/este/esta/ese/esa/el/la) <tales> !(de (mi/el/la/los/las)) => 'fiction'  ✓ en el juego soy un elfo  ✗ en la cocina soy un elfo
  (estamos/estabamos/seguimos) jugando [a] [que] => 'fiction'  ✓ estamos jugando: yo soy el doctor  ✗ juego al fútbol
  ^ [<fillers>] (sos/eres/seras | vas a ser | usted es) (un/una/el/la/mi) !(asistente/genia/genio/capo/capa/crack/grande/dios/amor/sol/maquina/idolo/idola/fenomeno/mejor) => 'fiction'  ✓ eres un pirata y yo soy tu loro  ✗ eres un genio
  ^ [<fillers>] (actua/actúa/actue/comportate/interpreta/interpretá/hacete/hazte/haz/hace/hacé) (como | de | pasar por | el papel | a un) !(cuenta/nuevo/todo/eso/una/lo/esto) => 'fiction'
    ✓ haz de profesor y yo soy tu alumno  ✗ hace de todo
  (practiquemos/ensayemos/simulacro) => 'fiction'  ✓ practiquemos una entrevista  ✗ practico yoga
  (te cuento | contame/cuento/va) (un/el/otro) (chiste/cuento/acertijo) => 'fiction'  ✓ te cuento un chiste: vivo en Marte  ✗ te cuento un poco de mí
  (armame/armá/complet-/escrib-/redact-/prepar-/gener-/cre-/invent-) … (<drafts>/<sayings>) … (tipo | algo asi | algo como | del estilo | al estilo | onda
    | para (un/una) (amig-/prim-/herman-/companer-/client-)) => 'fiction'  ✓ armame una bio para un amigo, algo tipo soy Nico  ✗ escribo una bio
  unless:cv/curriculum/perfil (ponele/ponle/poné/pone) (que | , | <own verbs>) => 'hypothetical'  ✓ ponele que tengo 30 años  ✗ ponle al cv mi correo
  cuando [yo] (era/eramos/tenia/teniamos/vivia/viviamos/trabajaba/estudiaba/estaba/iba) => 'former'  ✓ vivimos en Chile cuando yo era niña  ✗ cuando vivo
  ^ [<fillers>] (completa/completá/complete/termina/sigue/seguí/continua) (este/esta/el/la) (dialogo/texto/cuento/historia/frase/relato/poema/conversacion) => 'fiction'  ✓ completa este diálogo: soy arquitecta  ✗ completa la lista
  ^ [<fillers>] de (joven/chico/chica/pibe/piba/nene/nena/niño/niña/soltero/soltera/estudiante/adolescente) => 'former'  ✓ De joven me fui a vivir a Londres  ✗ soy de joven corazón
  (todavia/aun) no (sabemos/se/sé/tengo/tenemos) (cuando/cuándo/si/fecha/donde) => 'idle'  ✓ nos mudamos a Salta y todavía no sabemos cuándo  ✗ todavía no tengo hijos
  <let us play> => 'fiction'  ✓ juguemos a que soy un detective  ✗ soy detective
  ^ [<fillers>] (escrib-/redact-/invent-/hazme/haceme/armame/segui/sigue/empieza/empeza) … (cuento/historia/dialogo/escena/relato/guion/bio/personaje) => 'fiction'  ✓ escribí un cuento con un faro  ✗ escribo un resumen
  ^ [<fillers>] (traduc-/corregi-/corrige-/corrija/reescrib-/reformul-/pasalo/mejora/resumi/resume/analiza/clasifica) !(-ora/-or) => 'reported'  ✓ traducime al inglés: vivo en Cádiz  ✗ soy traductora
  (<sayings>) [de/para/del] [*] [*] : => 'reported'  ✓ ejemplo: me llamo Ana y tengo 20 años  ✗ por ejemplo vivo en Lima
  (me/te/le/nos/les/os) <sends> [con/un/una/el/la/de/por] [con/un/una/el/la/de/por] [whatsapp/audio/mensaje/mail/correo/wasap] : => 'reported'  ✓ mi jefa nos mandó un audio: prefiero que no me llamen  ✗ me manda flores
  (dilo/decilo/digalo/ponlo/ponelo/pasalo/hacelo/hazlo/hagalo/escribilo/escribelo/reescribelo/dejalo/cambialo/vuelvelo/ponla/ponela/pasala/hacela/hazla/decila/dila) … … <reworks> [*] [*] :
    => 'reported'  ✓ dilo más formal: vivo en Lima  ✗ dilo formal
  (recordame/recuérdame/recuerdame/recordarme/avisame/avísame/avisarme) [que] => 'planned'  ✓ recordame que vivo en el 3B cuando pida comida  ✗ recordá que vivo en Lima
  (me llamo) * (es/era) (una/un) => 'reported'  ✓ me llamo Rojo es una novela  ✗ me llamo Rojo
  ^ [<fillers>] [el/la] (cumpleaños/cumple/edad/telefono/celular/correo/direccion/casa/depto/piso/trabajo/carrera/auto/coche/santo) (de/del) (mi/mis/tu/su/nuestro/nuestra | {p:proper}
    | <first names>) !(vida/sueños/parte/empresa) => 'voice'  ✓ el cumple de mi marido es el 3 de marzo  ✗ el cumple es el 3 de marzo
  ^ [<fillers>] [y/pero/tambien] (es/está/tiene/toma/padece/sufre) [muy] (<afflictions>/<intolerant>/alergic-/alergia | {x:proper}) => 'voice'  ✓ y es alérgica a la penicilina, que no se me olvide  ✗ soy alérgica
  ({p:proper} | (mi/mis/nuestro/nuestra) * | ella/ellos) (es/son) [muy] (alergic-/celiac-/intolerante/intolerantes/diabetic-/vegan-/vegetarian-) => 'ascribed'  ✓ no podemos comer nueces, Mía es alérgica  ✗ no como nueces, soy alérgica
  unless:mi/tome/toma/tomar/tomen/tomad/su <drafts> … … : => 'reported'  ✓ redactá una carta de presentación: soy contadora  ✗ mi carta
  (todavia/aun) $ => 'once'  ✓ no me des la lista completa todavía  ✗ todavía no
  (<once> | (para/en) (este/esta/el/la) <works>) => 'once'  ✓ en este informe usá siempre el punto  ✗ en este país
  !(-ción) -ó => 'voice'  ✓ mi papá trabajó en YPF  ✗ trabajo en YPF
  (puso/refiere/pregunto/esto/escribio/contesto/dice/dijo/tipo/mensaje/llego/texto/textual/respondio) : => 'reported'  ✓ el cliente puso: vivo en el 3B  ✗ mi mail: ana@x.es
  ^ [<fillers>] (un/una) (paciente/cliente/clienta/persona/mujer/hombre/empleado/alumno/alumna/amigo/amiga/señor/señora/chico/chica/usuario/vecino/conocido) => 'reported'  ✓ una persona que vive en Chile  ✗ tengo una amiga
  como [siempre] (dice/decía/dijo/canta/cantaba/cantó/repite/repetia | suele decir | solia decir) [siempre] (mi/mis/el/la/los/un/una/tu/su | {p:proper}) => 'reported'  ✓ como dice Sabina, soy un hombre de negro  ✗ como decía, soy vegano
  tono * : => 'reported'  ✓ ponelo en tono amable: soy el encargado  ✗ buen tono
  soy [la/el/un/una] (amig-/herman-/prim-/vecin-/novi-/espos-/jef-/hij-/colega/marido/mujer/<kin>) de ({p:person} | <first names>) => 'reported'  ✓ soy amigo de Ana, profesora  ✗ soy amigo
  unless:en <says that> => 'reported'  ✓ según mi horóscopo soy intensa  ✗ me dicen Nacho
  unless:me/nos/te/le (dice/dicen/dijo/decia/escribio/conto/sostiene/afirma/contesto/respondio) !(<first names>) => 'reported'  ✓ el personaje dice que vive en Marte  ✗ me dicen Nacho
  ^ [<fillers>] (qué/cuál/cuáles/cuánto/cuánta/cuántos/quién/dónde/cuándo | (por/para/a/de/en/con) qué) => 'asks'  ✓ qué perro me conviene  ✗ quiero un perro
  ^ [<fillers>] (cuanto/cuanta/cuantos/cuantas/quien/donde/cual/cuales/cuando) !(<own verbs>/me/te/os/se/le/les/nos/era/sea) => 'asks'  ✓ cuanto gana un médico  ✗ donde vivo
  ^ [<fillers>] [a/de/en/con/para] que !(<own verbs>/sepas/sepa) … (conviene/recomendas/recomiendas/hago/puedo/significa/edad/hora/cuesta/gana/trabajar) => 'asks'  ✓ que perro me conviene  ✗ que sepas que soy zurda
  ^ [<fillers>] <asking> => 'asks'  ✓ sabés si contratan gente  ✗ sabor
  <perhaps> => 'planned'  ✓ capaz me mudo a España  ✗ me mudé
  (estoy/estamos) por (mudar-/cambiar-/adoptar/comprar-/casar-/empezar/irme/ir) => 'planned'  ✓ estoy por mudarme a Bariloche  ✗ estoy por recibirme
  (voy/vamos/pienso/pensamos/planeo/quisiera/quisieramos/querria) [a] (-ar/-er/-ir/-arme/-erme/-irme/-arnos) !con => 'planned'  ✓ voy a probar Rust  ✗ voy al gimnasio
  <for now> => 'temporary'  ✓ esta semana estoy en Lima  ✗ esta casa
  unless:que/muy/la/las/cada/por/tu/el/en/<starting> (mañana/hoy) !(<own verbs> en | en dia | por hoy | a la) => 'temporary'  ✓ hoy no tomo café  ✗ todas las mañanas corro
  hoy (trabajo/laburo/estoy/me) => 'temporary'  ✓ hoy trabajo desde un café  ✗ hoy en día trabajo
  ^ [<fillers>] el <weekdays> !(que no) => 'temporary'  ✓ el sábado ceno con amigos  ✗ los sábados ceno con amigos
  hasta (el <weekdays> | mañana | que | fin | el <months> | la semana) => 'temporary'  ✓ estoy en Lima hasta el viernes  ✗ hasta 2019
  <long ago> !(de/del/que) => 'past'  ✓ de chico vivía en Paysandú  ✗ antes de dormir
  (jajaja/jaja/jeje/sisi) [si] [,] claro => 'idle'  ✓ jajaja sí, claro, soy millonario  ✗ jaja soy Ana
  unless:no [que] (es/era/fue) (broma/chiste/joda/coña/mentira) (, | $ | jaja/jajaja/jaj/jeje/eh) => 'unsaid'  ✓ tengo nueve hijos, es broma  ✗ no es broma
  unless:una/la/de/es/no/piadosa mentira (, | $ | jaja/jajaja/jeje) => 'unsaid'  ✓ soy vegana, jaja mentira, amo el asado  ✗ es una mentira
  (sarcasmo/ironia) => 'idle'  ✓ amo los lunes, nótese el sarcasmo  ✗ amo los lunes
  (const/let/var/print/console/insert/def) => 'idle'  ✓ const edad vale 30  ✗ constante
  (amo/adoro/encanta/fascina) que [me/te/nos] => 'idle'  ✓ amo que me cobren dos veces  ✗ amo los perros
  (cambie/cambié/cambiamos/cambio) de (idea/opinion/parecer/planes) => 'changed'  ✓ cambié de idea: vamos con Postgres  ✗ cambié de coche
  unless:que/hoy/de (ahora/ahorita/finalmente | desde ayer | al final | ya no) => 'changed'  ✓ ahora vivo en Rosario  ✗ vivo en Rosario`;
