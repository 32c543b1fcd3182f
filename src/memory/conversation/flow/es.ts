import type { FlowSigns } from './flow-signs.ts';

/** The signs of Spanish, voseo and tuteo. */
export const SPANISH_FLOW: FlowSigns = {
  flush: {
    phrases: `
      cambiemos/cambiamos/cambia/cambio de tema
      … cambiemos/cambiamos/cambiar de tema
      … hablemos/hablamos/hablar de otra cosa
      … pasemos/pasamos a otro/otra tema/cosa
      olvidemos/olvidate/olvida de/eso/esto/ese/este …
      basta de este/ese/eso/esto …
      … empecemos/arranquemos de cero`,
    examples: [
      'Cambiemos de tema',
      'Bueno, cambiemos de tema: ¿qué cocino hoy?',
      'Mejor hablemos de otra cosa',
      'Pasemos a otro tema, por favor',
    ],
    others: ['Hablamos de la otra casa ayer'],
  },
  shift: {
    phrases: `
      otra cosa/pregunta/duda/consulta
      una/y/ah/bueno/che/ok/oye/mira/ahora otra cosa/pregunta/duda/consulta
      y otra cosa
      … cambiando de tema
      … dejando eso/esto/ese/este …  lado/aparte
      … te/le queria preguntar/consultar/pedir sobre/por/algo/otra
      … queria preguntarte/consultarte/preguntarle/consultarle sobre/por/algo/otra
      por cierto
      a todo esto
      nada que ver …
      … nada que ver pero
      hablando de otra cosa
      … una pregunta/consulta/duda aparte
      aparte
      en otro orden de cosas
      antes de que me olvide
      volviendo al/a
      de vuelta al/a
      de vuelta con
      retomando lo/el/la
      siguiente tema/pregunta/punto
      nuevo/otro tema
      tema nuevo/aparte/distinto
      hablemos de
      pasemos a/al
      otro asunto
      aprovecho para preguntar-/consultar-/pedir-
      cambiando de tercio/asunto/rumbo
      cambio de tema/tercio/asunto
      pasemos/pasamos a algo
      no quiero hablar mas
      oye/che y/una/por … otra/cierto/cosa
      pasando a otra
      ahora lo de/del
      ya que estamos
      antes que me olvide
      me olvidaba`,
    examples: [
      'Otra cosa: ¿sabés algo de impresoras?',
      'Y otra cosa, ¿cuánto dura un pasaporte?',
      'Cambiando de tema, ¿qué serie me recomendás?',
      'Te quería preguntar sobre mi seguro',
      'Dejando eso de lado, necesito un regalo para mi madre',
      'Por cierto, ¿qué tiempo hace en Lima?',
      'Nada que ver, pero ¿cómo se limpia una cafetera?',
    ],
    others: ['¿Tenés otra cosa más barata?', 'No quiero otra cosa', '¿Me preguntás por el segundo?'],
  },
  leaning: {
    phrases: `
      eso/esa/ese/esos/esas/esto/esta/este/estos/estas/aquel/aquello/aquella
      ahi/alli/asi/entonces/tambien/tampoco/ademas
      cual/cuales
      el/la/los/las/del/al/lo otro/otra/otros/otras/mismo/misma
      mas/menos barato/barata/baratos/caro/cara/cerca/lejos/tarde/temprano/corto/corta/largo/larga/simple/formal
      otro/otra/otros/otras
      mas info/informacion/detalles/datos/ejemplos
      lo/la/los/las que
      mejor
      hacelo/hazlo/ponelo/ponlo/cambialo/cambiale/agregale/agregalo/sacale/quitale/pasame/mandame/seguí/sigue/continua/repeti
      y/o/pero/e`,
    examples: ['¿Y el primero?', '¿Cuál es más cerca?', 'Eso no me sirve', '¿Tenés otro?', 'Agregale un título'],
    others: ['Busca bares cerca de Sol', '¿Qué vacunas necesita un cachorro?'],
  },
  pointing: {
    phrases: `
      el/la/los/las/del/al/lo primero/primera/segundo/segunda/tercero/tercera/ultimo/ultima`,
    examples: ['¿Y el primero?', 'Dame más info del segundo, para el viernes'],
    others: ['Tardó un segundo', '¿Tenés otro?'],
  },
  going: {
    phrases: `
      y/e/o/u/pero/entonces/pues/porque/aunque/sino/ademas/tambien/tampoco/igual/osea/sea/ni
      o sea
      y si
      es que
      me refiero/referia
      no/si/sii/sip/nop/nah/noo/nooo/claro/exacto/eso/esa/ese/esos/esas/esto/ya
      lo/la/los/las/le/les
      el/la/los/las primero/primera/segundo/segunda/tercero/tercera/ultimo/ultima/mismo/misma/otro/otra/que/del/de
      que tal
      cual/cuales
      mejor/mas/menos/otro/otra/otros/otras
      ahora me/no/si/sale/dice/tira/da
      ponle/ponlo/ponele/hazlo/hacelo/agregale/agregalo/cambiale/cambialo/sacale/quitale/pasame/pasalo/resumelo/acortalo/sigue/segui/armame
      no entendi/entiendo/me/es/era/funciona/sirve
      jaja-/jeje-
      mmm-/eh/ah/aah/uff/pará/para/perdon
      en serio
      por que/ejemplo no/asi/eso
      como asi/eso
      son/es/era/esta/estan muy/un/una/mas/demasiado/tan
      ese/esa/eso/esos/esas
      solo/tengo/tiene/tenemos eso/ese/esa/esos/esas`,
    examples: ['¿Y en verano?', 'pero no funciona', 'me refería al ritmo'],
    others: ['¿Qué vacunas necesita un cachorro?', 'Necesito un seguro para la moto'],
  },
  asking: {
    phrases: `
      … que/qué/q/cual/cuales/como/cómo/donde/cuando/cuanto/cuanta/cuantos/cuantas/quien
      … por que
      … necesito/quiero/quisiera/busco/dame/decime/dime/contame/cuentame/explicame/recomendame/recomiendame/ayudame/ayúdame/haceme/hazme/escribime/escribeme/armame/buscame/pasame
      … me podes/puedes/podrias/recomiendas/recomendas/ayudas/haces/pasas
      … podes/puedes/podrias/sabes
      … tengo que/un/una
      … se me
      … es/hay/puedo/conviene`,
    examples: ['¿Qué vacunas necesita un cachorro?', 'oye, necesito un nombre para mi tienda'],
    others: ['sii ya levantó, mil gracias'],
  },
  assent: {
    phrases: `
      vale/ok/oka/okay/okey/dale/listo/lista/bueno/bien/genial/perfecto/gracias/claro/entendido/entiendo/ya/si/sí/buenisimo/excelente/joya/barbaro/super/uff/ah/aah
      ok/bueno/listo/ya ya/listo/eso/quedo/gracias/perfecto
      mil/muchas gracias
      ya quedo/esta/entendi
      paro aqui
      oye/oyee-/che/mira`,
    examples: ['Vale.', 'ok, mil gracias'],
    others: ['¿Qué vacunas necesita?'],
  },
  decision: {
    phrases: `
      decidi/decidí/decidimos/decidido/decidida
      … quedamos en
      quedamos/queda/quedo con/para/el/la
      vamos con/por
      me quedo con
      nos quedamos con
      elegi/elegimos/elijo/elegimos
      al final …  usar/usamos/vamos/voy/compro/compramos/hacemos/hago
      listo …  reserva-/compra-/confirm-
      confirmo/confirmamos/confirmado/confirmada
      acordamos/acordado
      va a ser
      prefiero`,
    examples: [
      'Decidí usar Postgres',
      'Entonces quedamos en vernos el jueves',
      'Me quedo con el segundo',
      'Vamos con la opción barata',
    ],
    others: ['¿Qué me recomendás?', 'Todavía no sé'],
  },
};
