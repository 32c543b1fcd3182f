import type { AskingSigns } from '../question-signs.ts';

/** The ways in which a question is put in Spanish. */
export const ASKING: AskingSigns = {
  frames: {
    phrases: `
      hola/buenas/hey/ey/che/oye/oiga/oi/disculpa/disculpe/disculpame/perdon/perdona/perdoname/mira/bueno/pues/ok/entonces/jaja/uf
      volviendo a/al
      o no
      buenos/buenas dias/tardes/noches
      disculpa/perdon/perdona la molestia
      por favor
      porfa/porfis/plis/please/pls/xfa/xfavor/pf
      gracias
      muchas/mil gracias
      gracias de antemano
      una/otra/tengo pregunta/duda/consulta rapida
      una/otra/tengo pregunta/duda/consulta
      tengo una/otra pregunta/duda/consulta
      una preguntita/consultita/dudita
      a ver
      me podes/puedes/podrias/puede/podria/podras decir/explicar/contar/indicar/recordar/aclarar/confirmar/informar/ayudar
      podes/puedes/podrias/puede/podria/podras decirme/explicarme/contarme/indicarme/recordarme/aclararme/confirmarme/informarme/ayudarme/repetirme
      me decis/dices/dirias/explicas/explicarias/contas/cuentas/recordas/recuerdas/aclaras/confirmas/repetis/repites/ayudas
      quiero/queria/quisiera/necesito/necesitaba saber/conocer/entender/aprender/preguntar/preguntarte/consultar
      me gustaria/encantaria/interesa/interesaria/serviria saber/conocer/entender/preguntar/preguntarte
      queria preguntarte/consultarte/preguntar/consultar
      te pregunto/consulto
      sabes/sabe/sabrias/sabria/sabras si/que/cual/cuales/como/donde/cuando/cuanto/cuanta/cuantos/cuantas/quien
      tenes/tienes idea de
      tienen/tenes/tienes alguna idea de
      alguna idea de
      decime/dime/digame/decirme/contame/cuentame/explicame/explique/expliqueme/indicame/aclarame/mostrame/muestrame/ensename/informame/explica
      explicame/explicamelo/explicamela/explicalo/explicado/explicada/explica/dicho facil/simple/sencillo/facilito/breve
      explicamelo/explicamela/explicalo
      en/con pocas/otras/simples/palabras/terminos/lenguaje palabras/simples/sencillas/faciles/sencillos/sencillo/simple
      en una/dos linea/frase/palabra/palabras
      no sé
      no se que/como/si/cual/donde
      que es/era eso de
      eso de
      lo de
      es que
      y
      me pregunto
      me preguntaba
      un amigo me pregunto
      la pregunta es
      exactamente/exacto/realmente/concretamente/basicamente`,
    examples: ['Por favor', '¿Me podrías decir', 'Quería saber', 'Hola', 'explícamelo fácil'],
    others: ['¿Cuál es la capital?'],
  },
  again: {
    phrases: `
      de nuevo
      otra vez
      nuevamente
      una vez mas
      recordame/recuerdame/recordarme/recuerdamelo/repetime/repiteme/repetirme
      me recordas/recuerdas/repetis/repites
      no me acuerdo/recuerdo
      ya no me acuerdo/recuerdo
      me olvide
      ya/que/siempre se me olvido/fue/olvida
      se me olvido/fue/olvida
      me decias/decis/dijiste/contaste/habias dicho
      me decias/decis/dijiste/contaste
      era que
      necesito/quiero/perdi el/la/los/las/ese/esa/esos/esas … … otra/de vez/nuevo
      pasame/mandame/dame/enviame/mostrame/muestrame de/otra nuevo/vez
      pasame/mandame/dame/enviame/mostrame/muestrame el/la/los/las/ese/esa/esos/esas … … otra/de vez/nuevo`,
    examples: [
      '¿Cuál era que era la capital de Perú?',
      'recuérdame cómo se reinicia',
      'pásame de nuevo la receta del flan',
    ],
    others: ['¿Cuál es la capital de Perú?', 'Pásame la receta'],
  },
  asking: {
    phrases: `
      q/k/que/cual/cuales/como/donde/adonde/cuando/cuanto/cuanta/cuantos/cuantas/quien/quienes/pq/xq
      a/de/en/con/por/para/desde/hasta/sobre que/cual/cuales/donde/cuando/cuanto/cuanta/cuantos/cuantas/quien/quienes
      por que
      decime/dime/digame/contame/cuentame/explicame/explique/expliqueme/explica/indicame/recordame/recuerdame/aclarame
      me decis/dices/explica/explicas/contas/cuentas/recordas/recuerdas/aclaras/indicas/recomendas/recomiendas
      recomendame/recomiendame/recomienda/aconsejame/sugerime/sugiereme
      definime/define/definí/definicion/significado/diferencia/diferencias/causas/sintomas/requisitos/pasos/receta/capital/formula/sinonimo/sinonimos/distancia
      la/el/los/las receta/formula/capital/diferencia/definicion/pasos/requisitos/distancia/puerto/nombre
      hay/existe/existen/alcanza/hace
      es/son/se/puedo/puede/pueden/debo/tengo/conviene/sirve`,
    examples: ['Cuál es la capital de Francia', 'Diferencia entre virus y bacteria'],
    others: ['Busca bares cerca de Sol', 'Ayer fui al médico'],
  },
  noun: {
    phrases: `
      significado/definicion/diferencia/diferencias/sinonimo/sinonimos/formula/nombre/capital/requisitos/requisito/sintomas/qué/cual/cuales`,
    examples: ['fotosíntesis significado'],
    others: ['Busca bares cerca de Sol'],
  },
  kinds: {
    'what to do': {
      phrases: `
        que hago/hacemos/hacer
        que debo/puedo/deberia/debemos/podemos/debe hacer
        que tengo/hay que hacer
        como actuo/actuar/reacciono`,
      examples: ['¿Qué hago si me pica una avispa?'],
      others: ['¿Qué hace una avispa en invierno?'],
    },
    'what for': {
      phrases: `
        para que sirve/sirven/servia/se/usa/usan/es/son
        con que fin/objetivo/proposito
        que utilidad/uso tiene
        cual es la utilidad/finalidad/funcion`,
      examples: ['¿Para qué sirve el bicarbonato?'],
      others: ['¿Qué es el bicarbonato?'],
    },
    why: {
      phrases: `
        por que
        la razon/causa/motivo
        el motivo/porque
        que hace que
        xq/pq/porque
        a que se debe/deben
        cual/cuales es/son la/las/el/los causa/causas/razon/razones/motivo/motivos
        que/cual causa/causo/provoca/provoco/origina/origino
        la/el causa/razon/motivo de`,
      examples: ['¿Por qué el cielo es azul?', '¿A qué se debe el color del cielo?'],
      others: ['¿Qué hay en la costa?'],
    },
    'what time': {
      phrases: `
        a/en/de/desde/hasta que hora/horas/horario/horarios
        que horario/horarios
        cual es el horario
        horario/horarios de`,
      examples: ['¿Qué horario tiene el Prado?'],
      others: ['¿En qué año abrió el Prado?'],
    },
    'how long': {
      phrases: `
        cuanto/cuanta tiempo/dura/tarda/tardan/duran/demora/demoran/tardo/duro/tardaria/duraria/demoro
        cuantos/cuantas horas/minutos/segundos/semanas/meses/dias dura/tarda/tardan/duran/demora/demoran/lleva/son/tienen/tiene/necesito/hacen/debe
        por cuanto tiempo
        tiempo de/entre
        cuantos/cuantas minutos/horas/segundos/dias se/hay/debo/debe/tengo/hace
        que tiempo lleva/toma/tarda
        que/cual duracion
        cual es la duracion
        la duracion`,
      examples: ['¿Cuánto dura el vuelo a Lima?', '¿Cuánto tiempo se hierve un huevo?'],
      others: ['¿Cuánto cuesta el vuelo a Lima?'],
    },
    'how far': {
      phrases: `
        a cuanto/cuantos/cuantas … esta/queda/estan
        que distancia
        que tan lejos
        que/tan lejos esta/queda
        cuantos/cuantas kilometros/km/millas hay/son/separan
        cual es la distancia
        distancia/distancias`,
      examples: ['¿Qué distancia hay de la Tierra a la Luna?', '¿A cuántos kilómetros está la Luna?'],
      others: ['¿Qué hay en la Luna?'],
    },
    'how often': {
      phrases: `
        cada cuanto/cuantos/cuantas
        con que/cuanta frecuencia/regularidad
        cuantas veces`,
      examples: ['¿Cada cuánto se riega un cactus?'],
      others: ['¿Cuánta agua lleva un cactus?'],
    },
    'how old': {
      phrases: `
        cuantos anos tiene/tengo/tienen/tenia/cumple
        que edad
        cual es la edad`,
      examples: ['¿Qué edad tiene el universo?'],
      others: ['¿Cuántos años duró la guerra?'],
    },
    when: {
      phrases: `
        cuando
        la/mejor mejor/buena epoca/momento/mes/temporada para/de
        mejor epoca/momento/mes/temporada para/de
        en que/cual ano/fecha/dia/mes/meses/epoca/siglo/momento/temporada/fechas
        que dia/fecha/ano/mes
        de que ano/fecha/siglo/epoca
        cual es/fue/era la fecha
        el ano/dia en que
        fecha/fechas de/del
        la fecha
        cumpleanos/cumple`,
      examples: ['¿En qué año nació Cervantes?', '¿Cuándo se siembra el tomate?'],
      others: ['¿Dónde nació Cervantes?'],
    },
    'how many': {
      phrases: `
        cuanto/cuanta/cuantos/cuantas
        que/cual cantidad/numero de
        cual es la cantidad/el de
        cantidad/numero de
        como es/son de
        que/tan tan alto/alta/profundo/profunda/largo/larga/grande/rapido/rapida
        que/cual altura/profundidad/longitud/velocidad/superficie/peso/poblacion/capacidad`,
      examples: ['¿Cuántos huesos tiene el cuerpo?'],
      others: ['¿Qué huesos tiene la mano?'],
    },
    where: {
      phrases: `
        donde/adonde
        en que lugar/sitio/parte/pais/ciudad/continente/provincia/zona/barrio
        de que lugar/sitio/parte/pais/ciudad/continente
        en que lugares/sitios/partes/paises/ciudades/zonas
        que lugares/sitios
        cual es el lugar
        a que lugar/pais/ciudad/continente`,
      examples: ['¿Dónde queda Bariloche?', '¿En qué país queda Bariloche?'],
      others: ['¿Qué país ganó el mundial?'],
    },
    whom: {
      phrases: `
        a/con/contra/para quien/quienes`,
      examples: ['¿A quién le ganó Brasil?'],
      others: ['¿Quién le ganó a Brasil?'],
    },
    who: {
      phrases: `
        quien/quienes
        por quien/quienes
        que persona
        cual es el nombre del/de
        que mujer/hombre fue/es/ha
        que autor/autora/escritor/cientifico/actor/actriz/pintor/jugador/presidente/rey/reina fue/es/ha/escribio/pinto/gano/invento
        el/la autor/creador/autora/creadora/inventor de/del`,
      examples: ['¿Quién pintó el Guernica?'],
      others: ['¿Qué pintó Picasso?'],
    },
    how: {
      phrases: `
        como
        hay alguna/algun/una forma/manera/modo/truco de/para
        de que manera/forma/modo
        cual es la … manera/forma/el de/para
        la/mejor manera/forma/modo de/para
        receta/recetas
        el/cual procedimiento/metodo/proceso para/es
        procedimiento/metodo/proceso para/de
        cual es el procedimiento/metodo/proceso
        que pasos
        pasos para
        cuales son los pasos
        que tengo/debo/hay que hacer para
        que hago para
        truco/metodo para`,
      examples: ['¿Cómo se hace el pan?', '¿De qué manera se hace el pan?', 'la receta del pan'],
      others: ['¿Qué pan es mejor?'],
    },
  },
  light: `
    ser sido hacer hago haces hace hacen hice haria haga hacerlo hacerla tener tiene tienen tengo tenes haber hay poder deber decir saber explicar explico llamar llama llaman llamaba llamarse
    convenir conviene existir existe dar da dan dice dicen pasa pasar
    era eran seria serian
    definicion definir significado significa significan significar quiere concepto informacion info dato datos
    forma manera modo caso cosa cosas tema algo alguien vez respuesta pregunta
    favor actual exacto exacta exactos
    realizar realiza realizo efectuar
    puede pueden puedo podria podrian debo debe deben deberia deberian permite
    ejemplo detalle detalles breve brevemente rapido rapidamente simple sencillo sencilla facil palabras
    usando usado usa usar uso usan utiliza utilizar queda quedan quede queden ver veo ve esta estan ubicado ubicada situado situada encuentra
    palabra termino expresion
    total aproximadamente aprox q k d x xa pa pal
    corresponde corresponden toca tocan lleva llevan llevar pide piden pedir exige exigen necesita necesitan necesito necesitar requiere requieren requerir
    alimento alimentos siendo alcanza quiero sirve sirven basta solo solamente concretamente posible orden comando normalmente generalmente suele suelen
  `,
};
