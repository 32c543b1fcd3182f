import type { LanguageSigns } from './language-signs.ts';

/** The signs of Spanish, voseo and tuteo. */
export const SPANISH_SIGNS: LanguageSigns = {
  wanting: {
    greeting: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        hola/buenas/buenos/buen/hey/ey/holis … dia/dias/tardes/noches/manana/todo/estas/tal/va/andas
        hola/buenas/hey/ey/holis/saludos/alo
        chau/adios/nos/hasta/abrazo/besos …
        que tal
        como estas/andas/va/vas/estamos …
        buen/buenos/buenas dia/dias/tardes/noches`,
      examples: ['hola', '¡Buenas!', 'Hola, ¿cómo estás?', 'buenas noches, hasta mañana', 'chau, nos vemos'],
      others: ['hola, ¿qué comimos ayer?'],
    },
    thanks: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        … gracias …
        gracias … sirvio/ayudo/util/amable …
        … gracias me … monton/mucho`,
      examples: ['gracias', '¡Muchas gracias, me sirvió un montón!', 'genial, gracias'],
      others: ['gracias por lo de ayer, ¿cuándo era la cita con mi médica?'],
    },
    assent: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        ok/okay/vale/dale/listo/perfecto/genial/bien/claro/si/no/bueno/joya/excelente/entendido/sigue/segui/continua/obvio
        jaja-/jeje-
        estas segur- …
        no … esta bien …
        no entendi/entiendo … simple/facil/bien/nada
        no entendi/entiendo
        mas simple/facil/corto/largo/formal
        tengo una/otra pregunta/duda
        necesito/quiero ayuda
        me podes/puedes/podrias ayudar …
        que podes/puedes/sabes hacer …
        quien eres/sos
        ahora en/mas …
        otra vez
        de nuevo`,
      examples: ['ok', 'jajaja', 'no, así está bien', '¿Estás seguro?', 'Tengo una pregunta'],
      others: ['no me acuerdo cómo se llamaba el restaurante al que fuimos'],
    },
    task: {
      at: 'start',
      speaksFor: 'nothing',
      phrases: `
        escribi/escribe/escribime/escribeme/redacta/redactame/inventa/inventame/compone/compon/genera/generame/crea/creame
        traduci/traduce/traducir/traducime/traduceme/corregi/corrige/corregime/resumi/resume/resumime/resumeme
        explica/explicame/defini/define/calcula/calculame/converti/convierte/ordena/enumera/conjuga/reescribi/reescribe/pasa/pasame/repeti/repite
        contame/cuentame/conta/cuenta un/una/hasta
        dame/deme/haceme/hazme/hace/haz/hacelo/hazlo/tira/decime/dime un/una/unos/unas/uno/dos/tres/cuatro/cinco/diez/ideas/mas
        me podes/puedes/podrias escribir/traducir/explicar/corregir/resumir/calcular
        podes/puedes/podrias/podria escribir-/traducir-/explicar-/corregir-/resumir-/calcular-`,
      examples: [
        'Escribime un haiku',
        'Traduce esto al francés: ¿dónde está?',
        'Dame una receta de panqueques',
        'Contame un chiste',
      ],
      others: ['¿Qué me habías escrito?', 'Contame de la boda de Ana', 'Dame el teléfono de mi dentista'],
    },
    arithmetic: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        cuanto es/da/son … por/mas/menos/entre/dividido/de
        raiz cuadrada/cubica
        cuantos/cuantas gramos/kilos/metros/litros/centimetros/millas/minutos/segundos hay/tiene/son en/un/una
        area/volumen de un/una`,
      examples: ['¿Cuánto es el 15 % de 340?', '¿Cuántos gramos hay en una libra?'],
      others: ['¿Cuánto me prestaron?'],
    },
    knowledge: {
      at: 'start',
      speaksFor: 'nothing',
      phrases: `
        que es/son un/una/el/la/los/las
        que significa/diferencia
        cual/cuales es/son el/la/los/las
        quien/quienes escribio/pinto/invento/descubrio/gano/compuso/dirigio/fundo
        como se dice/escribe/hace/hacen/cocina/prepara/quita/juega/calcula/forman/forma/usa/instala/configura/mide/cura
        como funciona/funcionan/hago/hacer/puedo/instalo/calculo/cocino/preparo
        por que el/la/los/las
        para que sirve
        cuantos/cuantas habitantes/calorias/paises/planetas/dias/huesos/personas/lados
        cuanto tarda/mide/pesa/dura el/la/los/las/un/una
        cuanto tiempo se/tarda/dura
        en que ano/siglo/pais/continente se/llego/empezo/termino/esta/queda
        donde queda/esta/nace/se *
        que hace el/la comando
        que paises/planetas/idioma/idiomas/animal
        a que temperatura se/hierve
        se escribe/dice
        es verdad/cierto que`,
      examples: [
        '¿Qué es un agujero negro?',
        '¿Cuál es la capital de Mongolia?',
        '¿Por qué el cielo es azul?',
        '¿Cómo funciona un motor?',
      ],
      others: ['¿Qué quería Marta?', '¿Por qué me enojé?', '¿Cómo se llama la bajista?'],
    },
    now: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        que hora/horas es/son/tienes
        que dia/fecha es hoy/manana
        que dia de la semana es
        va a llover/nevar
        que tiempo/temperatura/clima hace/hay/va
        cuanto esta/vale/cotiza el/un dolar/euro/bitcoin`,
      examples: ['¿Qué hora es en Tokio?', '¿Qué día de la semana es hoy?', '¿Va a llover mañana?'],
      others: ['¿Qué día es la cita?', '¿A qué hora salía el tren?'],
    },
    ofSomeone: {
      at: 'start',
      speaksFor: 'past',
      phrases: `
        quien/quienes es/son/era/eran/esta/estan/me/nos *
        como se llama/llamaba/llaman/llamaban`,
      examples: ['¿Quién es Leire?', '¿Cómo se llama la bajista?', '¿Cómo se llamaba el almadrabero?'],
      others: ['¿Quién escribió Cien años de soledad?'],
    },
    definite: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: 'el/la/los/las/al/del/aquel/aquella/ese/esa/esos/esas *',
      examples: ['¿Qué talla usa el niño?', '¿Dónde era esa fiesta?'],
      others: ['¿Qué es un agujero negro?'],
    },
    mePresent: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: '-zco/uso/llevo/manejo/tomo/calzo/prefiero/compraremos/iremos/haremos/tendremos/iba/ibamos',
      examples: ['¿De qué padezco?', '¿Qué auto manejo?'],
    },
    ofMe: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: 'me/nos/conmigo',
      examples: ['¿Cuándo me operan del otro ojo?', '¿Quién nos acompaña?'],
      others: ['¿Cuándo operan?'],
    },
    favour: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        me/nos podes/puedes/podrias/podria/das/dices/decis/explicas/ayudas/haces/escribis/escribes/recomendas/recomiendas/traducis/traduces/gustaria
        ayudame/decime/dime/contame/cuentame/explicame/mostrame/muestrame a/como/que`,
      examples: ['¿Me podés explicar la inflación?', 'me gustaría un poema'],
      others: ['¿Quién me ayuda?'],
    },
    asksMemory: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        te/me acordas/acuerdas/acuerdo/acordate
        recordas/recuerdas/recorda/recuerda/recordame/recuerdame/recordar-
        te dije/conte/comente/mencione/pase/mande/hable
        me dijiste/contaste/recomendaste/habias/mencionaste/pasaste/sugeriste
        que/lo/como/cuando/donde habia/habias/habiamos
        habiamos/habias/quedamos/quedaste/teniamos/dijimos/hablamos/charlamos/planeamos/decidimos
        el/la otro/otra dia/vez/semana
        la ultima/vez vez/que
        hace un/una/unos/unas/dos/tres/mucho tiempo/dias/semanas/meses/rato
        ayer/anteayer/anoche
        semana/mes/ano pasad-
        seguimos/retomamos/retomemos`,
      examples: ['¿Te acordás de lo que te conté?', '¿En qué quedamos?', '¿Qué teníamos pensado para la despedida?'],
      others: ['¿Qué es la memoria?'],
    },
    ours: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        mi/mis/mio/mia/mios/mias
        nuestro/nuestra/nuestros/nuestras`,
      examples: ['¿Cómo se llama mi perro?', '¿A qué hora sale nuestro vuelo?'],
      others: ['¿A qué hora sale el vuelo?'],
    },
    mePast: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        me/nos/le/les/te … -ó/-aron/-ieron/-aste/-iste/-aba/-aban/-ía/-ían/dio/dieron/dijo/dijeron/hizo/puso/trajo/fue
        -amos/-imos/-abamos/-iamos
        tengo/tenemos/tuve/tuvimos/fui/fuimos/hice/hicimos/dije/puse/pude/estuve/estuvimos/vi/di/quise/supe/era/eramos
        -é
        he/hemos/habia/habiamos -ado/-ido/-to/-cho
        voy/vamos/estamos/debo/debemos/vivo/trabajo/vengo/salgo/cobro/guardo/pago`,
      examples: [
        '¿Cuánto me prestaron?',
        '¿Dónde adopté a la gata?',
        '¿A qué cumbre subimos?',
        '¿Qué tengo el jueves?',
      ],
      others: ['¿Cómo se hace el pan?'],
    },
    ofOthers: {
      at: 'start',
      speaksFor: 'past',
      phrases: `
        que/quien/quienes/cual/cuando/donde/cuanto/cuantos/cuantas/por/como/a/en/con/de … -ó/-aron/-ieron/-aba/-aban/-ía/-ían/dijo/dijeron/hizo/puso/era/eran/estaba/tenia/iba/fue/venia`,
      examples: ['¿Cuándo castraron a Polenta?', '¿Qué le regaló a Ana?', '¿Cómo era la gata?'],
    },
  },
  openers: 'hola/buenas/che/bueno/ok/dale/genial/perfecto/ahora/y/oye/perdon/disculpa\npor favor',
  first: 'yo/me/mi/mis/nos/nuestro/nuestra/nuestros/nuestras/conmigo/mio/mia\n-amos/-imos\n-é',
  second: 'tu/vos/te/ti/tus/usted/ustedes/contigo',
  past: `
    -ó/-aron/-ieron/-aste/-iste/-aba/-aban/-é/-ía/-ían
    fui/fue/fuimos/fueron/hice/hizo/hicimos/dije/dijo/tuve/tuvo/tuvimos/estuve/estuvo/puse/puso/vine/vino/era/eran/di/dio/vi/vio
    he/ha/hemos/han -ado/-ido/-to/-cho`,
  changes: `
    subió/subieron/subí/subimos/bajó/bajaron/bajé/bajamos/aumentó/aumentaron/aumenté/redujo/redujeron … … a
    subido/bajado/aumentado/reducido/cambiado/pasado … … a
    cambió/cambiaron/cambié/cambiamos/pasó/pasaron/pasé/pasamos … … a/por
    ahora es/son/está/están/estoy/estamos/tomo/toma/tomamos/uso/usa/usamos/cuesta/cuestan/sale/voy/va/vamos/vivo/trabajo
    ahora llevo/lleva/llevamos/tengo/tiene/tenemos/soy/somos/hago/hacemos/salgo/entro/entra/estudio/manejo/conduzco
    es/son/está/están ahora
    me/le/nos/les quitó/quitaron/sacó/sacaron/retiró/retiraron/suspendió/suspendieron/mudé/mudamos/mudaron
    he/ha/hemos/han dejado/quitado/vendido/sacado/retirado
    dejé/dejó/dejamos/dejaron el/la/los/las/de
    ya no`,
  time: `
    ayer/anteayer/anoche/hoy/manana/lunes/martes/miercoles/jueves/viernes/sabado/domingo/enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre
    semana/mes/ano/finde/dias/meses/semanas/anos/quincena`,
  reason: 'porque/ya/como/por/asi/para/debido/culpa/gracias',
  asksWhen: 'cuando/fecha\nen que/cual ano/mes/dia/fecha/semana\nque dia/fecha/hora\na que hora',
  asksNumber: 'cuanto/cuantos/cuanta/cuantas',
  asksWhy: 'por que\nmotivo/razon/causa',
  asksWho: 'quien/quienes\ncomo se llama-/llamaba-',
};
