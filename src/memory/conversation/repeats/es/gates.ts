import type { GateSigns } from '../question-signs.ts';

/** The Spanish questions that no earlier answer answers. */
export const GATES: GateSigns = {
  doing: {
    phrases: `
      reserva/reservá/reservame/reservar/compra/comprame/compre/paga/pagá/envia/enviale/enviame/manda/mandale/mandame/borra/borrá/borrame/elimina/eliminá/cancela/cancelá/cancelame/agenda/agendame/agendá/programa/programame
      apaga/apagá/prende/prendé/encende/enciende/sube/subi/subí/baja/bajale/bajame/reproduce/reproducí/reproduci/pausa/llama/llamame/llamá
      escribi/escribí/escribe/escribime/escribeme/redacta/redactame/inventa/inventame/crea/creame/crear/genera/generame/disena/diseñame/compone/compon/dibuja/dibujame/haceme/hazme/haz/hacé
      agrega/agregá/agregale/anade/añade/anademe/anota/anotá/anotame/apunta/apuntame/guarda/guardá/guardame/cambia/cambiá/cambiale/modifica/corregi/corrige/corregime/traduci/traduce/traducime/traduceme/resumi/resume/resumime/resumeme/revisa/revisá/revisame
      pone/poné/poneme/pon/ponme/sacame/saca/quita/quitame/mueve/abri/abrí/abre/cerra/cierra/activa/desactiva/configura/instala/ejecuta/corre/busca/buscame/búscame
      contame/cuentame/decime/dime/tirame/dame un/otro/una/unos/unas chiste/cuento/historia/adivinanza/poema/numero/frase/trabalenguas/ideas/idea
      recordame/recuerdame/avisame que/a/en/manana/cuando/cada
      sortea/elegi/elige/tira
      me reservas/compras/mandas/envias/escribis/escribes/redactas/armas/haces/traducis/traduces/agendas/reservarias
      podes/puedes/podrias reservar-/comprar-/enviar-/mandar-/borrar-/cancelar-/agendar-/escribir-/redactar-/crear-/traducir-/apagar-/prender-/poner-
      me podes/puedes/podrias reservar-/comprar-/enviar-/mandar-/borrar-/cancelar-/agendar-/escribir-/redactar-/crear-/traducir-/apagar-/prender-/poner-`,
    examples: ['Reservá una mesa para dos', 'Escribime un poema', 'Mandale un mail a Ana', 'Contame un chiste'],
    others: ['¿Cómo reservo una mesa?', '¿Quién escribió el poema?'],
  },
  passing: {
    phrases: `
      ahora/ahorita/hoy/ayer/anoche/anteayer/recien/actualmente/todavia/aun/mañana/ultimamente/recientemente/orita
      esta noche/tarde/semana/manana/temporada/primavera/mañana
      este mes/finde/ano/fin/lunes/martes/miercoles/jueves/viernes/sabado/domingo/verano/invierno/otono
      pasado mañana
      que viene/vienen
      fin de semana
      proximo/proxima/proximos/proximas
      ultimo/ultima/ultimos/ultimas partido/partidos/noticia/noticias/episodio/capitulo/temporada/version/semana/mes/dias/elecciones
      en este/estos momento/momentos/dias
      a estas/esta horas/hora/altura
      por ahora
      ya llego/llegaron/salio/salieron/esta/termino/empezo/abrio/cerro/paso/volvio
      abierto/abierta/abiertos/abiertas/disponible/disponibles
      que hora es/tenemos/estamos/son
      que dia/fecha tenemos/estamos
      q hora/dia/fecha es
      a que/cuanto estamos
      a cuanto/como esta/anda/va/cotiza el/la
      clima/pronostico/lluvia/llueve/lloviendo/llovera/llover/nevando
      que tiempo hace/hara/hay/va/tendremos
      hace frio/calor/sol/viento
      va a llover/nevar/hacer
      temperatura hace/hay/en
      precio/precios/cotizacion/cotiza/dolar/dolares/bitcoin/btc/ethereum/cripto/bolsa/tarifa/tarifas/inflacion/blue
      tipo de cambio
      euro/peso/pesos/libra esta/vale/hoy
      acciones de/del
      cuanto/cuánto cuesta/cuestan/vale/valen/sale/salen/costaria/cobran/cobra
      noticias/novedades/titulares/trafico
      como va/van/salio/salieron/viene/vienen/quedo
      cuanto/cuantos/cuantas … falta/faltan
      quedan/quedaron
      en vivo
      vuelo/vuelos/tren/bus/colectivo/subte/metro … demora/demorado/retraso/retrasado
      stock
      mi saldo/pedido/paquete/agenda/calendario/bandeja/correo/turno
      agenda/calendario
      tengo … pendiente/pendientes/agendado/reunion/reuniones/turno/turnos/mensajes/correos/cita/citas
      quien va/gana/juega
      va ganando/perdiendo
      quien va primero
      que dan/pasan/echan/hay en/de la/el/tele/cine/television/cenar/comer/almorzar/almuerzo/cena
      en la tele/television/cartelera
      se pone/sale/oculta el/la sol/luna
      amanece/amanecer/anochece/anochecer/atardecer/marea/mareas
      fase lunar
      calidad del aire
      hay/habra clase/clases/paro/huelga/corte/cortes/luz/agua/internet/partido/cola/turnos/entradas/lugar/mesas/funcion/gente/transito/subte/metro/trenes/servicio
      se cayo/corto
      esta/estan caido/caida/caidos/funcionando/libre/ocupado/lleno/encendido/prendido/apagado/conectado/listo/lista/en
      cuanto/cuantos/cuantas … falta/faltan
      cuantos dias/semanas/meses quedan/para
      dias/semanas/meses para navidad/que/el/la/mi
      donde esta/estoy/anda/andan mi/mis/el/la
      donde estoy
      por donde va/viene/anda
      que fase
      cuanta/cuanto bateria/saldo/dinero/plata/espacio/memoria tengo/queda/hay/me
      mi bateria/cuenta/banco/ubicacion/pulso/glucosa/vuelo/tren/envio/compra/mail/email/lista
      mis pasos/mensajes/correos/mails/tareas/pendientes/reuniones/citas/turnos/notificaciones
      tengo algun/alguna/algo/reuniones/mensajes/correos/turno/tareas/pendientes/libre/clase/clases
      cuando es mi/la proxima/proximo
      cuando juega/sale/llega/viene/vuelve/abre/empieza/pasa
      quien juega/gano/gana
      como salio/salieron/quedo/quedaron/termino/va/van/viene/vienen/esta/estan/sigue el/la/los/las/mi
      posiciones/clasificacion/goles/tabla de
      hay alguien
      a que hora pasa/llega/sale/juega/abre/cierra/empieza/viene/es
      abre/abren/cierra/cierran/atiende/atienden los/el/hoy/en
      nafta/gasolina/gasoil
      uf/utm/udi/euribor/tiie/riesgo/mep/ccl
      tendencia/tendencias/trending
      como esta/estan/va/van/anda/sigue
      que tal esta/estan/va/anda
      cuantos seguidores/pasos/mensajes/mails/correos/likes
      seguidores
      nuevas/tengo/hay/mis notificaciones
      que hay/tengo/tenia en mi/la lista/nevera/heladera/carrito
      mi/la lista de la/compras/compra/tareas/pendientes
      a tiempo/horario
      sigue/siguen lloviendo/nevando/abierto/cerrado
      de guardia/turno`,
    examples: ['¿Qué hora es?', '¿Qué tiempo hace en Lima?', '¿A cuánto está el dólar?', '¿Ya llegó mi pedido?'],
    others: ['¿Cuál es la capital de Francia?', '¿Cuánto dura un embarazo?', '¿A cuántos kilómetros está la Luna?'],
  },
  more: {
    phrases: `
      otro/otra/otros/otras ejemplo/ejemplos/opcion/opciones/idea/ideas/forma/formas/manera/maneras/receta/recetas/chiste/sugerencia/sugerencias/alternativa/alternativas/lugar/lugares/cosa/cosas/mas/igual/parecido/parecida/de/por
      algo mas/distinto/diferente/nuevo
      mas ejemplos/opciones/ideas/detalles/info/informacion
      que mas
      y si
      al azar
      dato/datos/hecho curioso/curiosos/interesante/random
      que me pongo/cocino/ceno/como/veo/leo/regalo
      que cocino/ceno/cocinamos/cenamos/vemos/almuerzo
      que puedo cocinar/cenar/ver/comer/preparar
      alguna/algun idea/sugerencia/recomendacion/plan
      una/un idea/frase/nombre/pelicula/cancion/serie/libro/plan/cuento/poema/historia/ejemplo
      un/una chiste/adivinanza/acertijo/numero`,
    examples: ['¿Tenés otro ejemplo?', 'Dame más opciones'],
    others: ['¿Cuántos planetas hay?'],
  },
  mood: {
    phrases: `
      me siento/siento/sentia
      estoy/ando muy/tan/re/triste/mal/cansad-/ansios-/enojad-/deprimid-/sol-/aburrid-/nervios-/estresad-/angustiad-/preocupad-/harto/harta/feliz/content-
      tengo miedo/ansiedad/panico/ganas/hambre/sueno/fiebre
      me duele/duelen
      que opinas/pensas/piensas/crees
      como estas/andas/te
      no puedo mas/dormir/dejar/parar
      llorar/llorando
      me dejo/engano/abandono/odio/odia/odian/ignora
      extrano/echo a/de mi/menos
      no aguanto/valgo/soporto/doy
      quiero morir/morirme/desaparecer/llorar
      odio mi/a
      se murio/fallecio/muere
      murio/fallecio mi
      nadie me
      tengo … miedo/ansiedad/panico/pena/bronca/rabia/culpa/verguenza
      soy un/una fracaso/inutil/desastre
      depresion/agobiad-/agotad-/desesperad-/sola/solo … que/hago
      peleé/pelee/discuti/rompi/termine con`,
    examples: ['Estoy triste, ¿qué hago?', '¿Cómo estás?'],
    others: ['¿Qué es la tristeza?'],
  },
  leaning: {
    phrases: `
      eso/esa/ese/esos/esas/esto/aquel/aquello/aquella/aquellos/aquellas/este/estos/estas
      ahi/alli/alla
      el/la/los/las/y anterior/mismo/misma/mismos/mismas
      ellos/ellas
      dijiste/mencionaste/recomendaste/sugeriste/hablamos/dijimos/contaste/pasaste/mandaste`,
    examples: ['¿Cuánto cuesta eso?', '¿Y el segundo?', '¿Qué dijiste?'],
    others: ['¿Cuál es la capital de Francia?'],
  },
  own: {
    phrases: `
      mi/mis/mio/mia/mios/mias/conmigo
      me llamo/gusta/gustan/dedico/apellido
      tengo/vivo/trabajo/estudio/soy/nací/naci/cumplo/peso/mido/hablo/uso/prefiero/odio
      nuestro/nuestra/nuestros/nuestras`,
    examples: ['¿Cuál es mi color favorito?', '¿Dónde trabajo?'],
    others: ['¿Quién es el presidente?'],
  },
};
