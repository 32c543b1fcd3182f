/** The rules of what a Spanish clause is, by its words. A flag is given to the clause in which its rule's match begins. */
export const flagLists = {
  kin: `hermano, hermana, hermanos, hermanas, hijo, hija, hijos, hijas, amigo, amiga, amigos, amigas, jefe, jefa, novio, novia, mujer, marido, esposo, esposa, pareja, madre, padre, mama, papa, viejo, vieja, viejos, padres, papas, primo, prima, primos, tio, tia, tios,
    abuelo, abuela, abuelos, suegra, suegro, suegros, vecino, vecina, vecinos, companero, companera, companeros, colega, colegas, socio, socia, cunado, cunada, equipo, profe, profesor, profesora, ex,
    sobrino, sobrina, sobrinos, sobrinas, nieto, nieta, nietos, nietas, cunados, empresa, cliente, clienta`,
  'third verbs': `va, van, fue, fueron, tiene, tienen, quiere, quieren, vive, viven, trabaja, trabajan, dice, dicen, dijo, dijeron, sale, salen, cena, come, comen, cenan, viaja, viajan, se, esta, estan, es, son, era, hace, hacen, me, nos, le, les, reservo, organiza, organizan, abre, abrio, cumple, cumplen, celebra,
    celebran, odia, ama, ira, iran, vuelve, vuelven, vuela, vuelan, llega, llegan, conoce, estudia, juega, juegan, suele, suelen, piensa, piensan, planea, busca, buscan, reserva, prefiere, necesita,
    anda, andan, estuvo, estuvieron, acaba, acaban, ya, siempre, nunca, compro, pago, ceno, comio, viajo, queria, pidio`,
  'past verbs': `éramos, eramos, fui, fuimos, fuiste, fueron, fue, estuve, estuvimos, estuvo, estuvieron, cené, comí, comimos, visité, viajé, viajamos ayer, hice, hicimos, hizo, vi, vimos, pagué, pagamos, costó, salió, salí, salimos ayer, era, eran, había, habia, tuve, tuvimos, tuvo, compré, compramos, reservé, conocí, conocimos,
    pasé, pasamos, probé, probamos, bailé, quedé, quedamos ayer, encontré, encontramos, gustó, encantó, pareció, parecio, gusto mucho, resultó, llegué, volví, volvimos, almorcé, almorzamos ayer,
    desayuné, tomé, dormí, dormimos, perdí, perdimos, recorrimos, recorrí, anduve, anduvimos, cenábamos, íbamos, iba, ibamos, solía, soliamos, cancelaron, cerró, cerraron, abrieron, celebré,
    celebramos ayer, organicé, organizamos ayer, salió`,
} as const;

export const flags = `
  <past verbs> => 'past'  ✓ ayer fui al cine  ✗ voy al cine
  !(cafe/bebe/jose/pure/que/comite/te/se/de/chale/-are/-ere/-ire/ole/pie) -é => 'past'  ✓ reservé en Roma  ✗ reservaré en Roma
  !(-ción) (-aron/-ieron | -ó) => 'past'  ✓ cenaron en Roma  ✗ cenan en Roma
  (ayer | anoche | anteayer | antier | antenoche) => 'past'  ✓ anoche cenamos en un italiano  ✗ esta noche
  hace {n:count} (dias/dia/semanas/semana/meses/mes/anos/ano) => 'past'  ✓ hace dos años  ✗ en dos años
  (el/la) (semana | mes | ano | verano | finde | fin de semana | <weekdays>) pasado/pasada => 'past'  ✓ la semana pasada  ✗ la semana que viene
  (he/hemos/han/ha/hemos) (-ado | -ido | visto | hecho | ido) => 'past'  ✓ hemos cenado  ✗ hemos
  ^ [y/oye/che/ah/pero/alli/ahi] (se puede/pueden | abre | abren | cierra | cierran | cuesta | hace (frio/calor) | llueve | llovera | cuando (abre/abren/cierra/empieza)) => 'asks'  ✓ y hace frío en Bariloche  ✗ y mi hermano
  (ya no va a ser | ya no sera | no va a ser | no sera | ya no es | ya no) (en/el/la/a/para/del) => 'negated'  ✓ ya no va a ser en agosto  ✗ va a ser en agosto
  [una vez | de chico | de chica | cuando era] cuando era => 'past'  ✓ cuando era chico iba al cine  ✗ cuando sea
  unless:que (no | tampoco) [me/nos/te/se] (quiero | queremos | apetece | vamos | voy | puedo | podemos | gusta | interesa | hace falta | pienso | reserves | busques | reservar | necesito | hay que
    | vayamos | tengo ganas) => 'negated'  ✓ no quiero ir al cine  ✗ quiero ir al cine
  (no | no puedo | no podemos | no puede ser | imposible | no me sirve | no me va | no me viene bien | descartado) $ => 'negated'  ✓ el viernes no  ✗ no muy caro
  ^ [no/bueno/pero/y/mejor] (olvida/olvidate/olvidemos/deja/dejemos/dejamos/descarta/descartemos/cancela/quita) [de] (el/la/los/las | lo del | lo de) * [*] $ => 'negated'  ✓ olvida las tapas  ✗ deja que piense
  ^ [pero/y/o] (olvidate de | nada de | ni) * => 'negated'  ✓ nada de museos  ✗ nada caro
  [el/la/los/las] mi/mis/tu/su/sus <kin> [de/del] !(y | e | , | quiere que vayamos | queremos) … (<third verbs>) => 'voice'  ✓ mi hermano va a cenar a Roma  ✗ mi hermano y yo cenamos
  ^ [y/pero/que] (un/una) <kin> !y … (<third verbs>/viene/vienen) => 'voice'  ✓ un amigo de Lisboa viene de visita  ✗ un amigo y yo
  ^ [y/pero/que] (él/ella/ellos/ellas) * => 'voice'  ✓ ella me debe 40 euros  ✗ el bar
  (el/ella/ellos/ellas) (va | van | tiene | quiere | quieren | vive | trabaja | dijo | fue | esta) => 'voice'  ✓ ella quiere ir a Roma  ✗ el bar
  ^ [y/pero/que] {p:person} [(de/del) *] [y {q:person}] (va/van/organiza/prepara/monta/quiere/quieren/tiene/viaja/viajan/cena/cenan/vive/dice/dijo/trabaja/reservo/cumple/sale/salen/esta/estan/festeja)
    => 'voice'  ✓ Lucía va a Roma  ✗ quiero ir a Roma
  (dice | dicen | dijo | me conto | contaron | segun) [que] => 'voice'  ✓ dice que hay bares en Sol  ✗ decime bares
  (imagina | imaginate | imaginemos | supon | supongamos | pongamos que | hipoteticamente) => 'hypothetical'  ✓ imagina un pueblo con un bar  ✗ un pueblo con un bar
  (si) (tuviera | pudiera | fuera | fuese | hubiera | ganara | tuviese | tendria) => 'hypothetical'  ✓ si tuviera plata iría a Roma  ✗ si hay mesa
  (ojala | algun dia | sueno con | en otra vida | me hubiera gustado) => 'hypothetical'  ✓ algún día iré a Japón  ✗ el día 3
  (por ahora | de momento | por el momento | temporalmente | estos dias) => 'temporary'  ✓ por ahora vivo acá  ✗ ahora
  (voy a | vamos a | pienso | pensamos | planeo | quiero | queremos | quisiera | quisieramos | me gustaria | nos gustaria | tengo ganas | pensaba | pensabamos | pensando en | planeando | buscando
    | (tengo | tenemos | tendria | tendriamos | hay | habria) que (<undertakings>/<errands>/ir/pasar/sacar)) => 'planned'  ✓ quiero cenar  ✗ cené
  (quiero | queremos | vamos a | quisiera | quisieramos | nos gustaria | me gustaria | queria | queriamos | pensamos) => 'ours'  ✓ y queremos cenar  ✗ y quiere cenar
  (busca | buscame | buscanos | recomienda | recomiendame | recomendame | reserva | reservame | reservanos | dame | decime | mostrame | muestrame | encontra | encuentra | sugerime | organiza | armame
    | arma) => 'command'  ✓ busca bares  ✗ bares
  (acabo/acabamos) de !(ver un) => 'past'  ✓ acabo de volver de Lisboa  ✗ acabar en Lisboa
  ^ [y/pues/oye] [hoy/manana | el <weekdays>] (es/sera) (el/la) (cumple/cumpleanos/aniversario/boda/graduacion/entierro/bautizo/comunion/santo) de => 'feast'  ✓ mañana es la boda de mi prima en Murcia  ✗ cena por el cumple de mi prima
  ^ [y/pues] (mi/nuestro/nuestra) … (da/hace/vende/toca/abre/sirve/entrega | se reune) => 'told'  ✓ mi banda toca en Malasaña  ✗ mi banda en Malasaña
  ^ [yo/y] (<telling verbs>/saco/corro/nado/voy/vamos/vendo/paseo) … … (los <weekdays> | cada (dia/manana/tarde/noche/semana) | todos los (dias/<weekdays>) | {w:<weekdays>} y {v:<weekdays>})
    => 'told'  ✓ voy lunes y miércoles a natación  ✗ vamos el lunes a nadar
  (tengo/tenemos/tenia) (algo/algun/alguna) … (reservado/reservada/apuntado/apuntada/agendado/agendada/previsto/prevista) => 'aside'  ✓ tengo algún viaje apuntado para julio  ✗ tengo algún viaje en mente
  (que/cuales) planes (tenia/teniamos/tengo/tenemos) => 'aside'  ✓ qué planes tenía para el finde  ✗ qué planes hay para el finde
  ((me/nos/le) (operan/opero/operaron/operaran) | voy a operarme | (una/la/mi) (operacion/cirugia) (de/en/del)) => 'aside'  ✓ en marzo me operan del hombro  ✗ una cena en marzo
  ^ [y] (empiezo | empece | voy a empezar) en * en <months> => 'work'  ✓ empiezo en Google en enero  ✗ empezamos en Lavapiés
  // Somebody's age, family or journey: the numbers, days and places told there are their own.
  (cumpleanos/cumplo/cumplen/cumplira/cumplire) [los/ya] {n:number} => 'apart'  ✓ mi hermana cumple 25 en marzo  ✗ el cumpleaños de mi hermana
  (tengo/tiene/tenia/son/eran) {n:number} anos => 'apart'  ✓ tengo 34 años  ✗ tengo 34 euros
  (tengo | tenemos | tiene) {n:count} (hermanos/hermanas/hermano/hermana/hijos/hijas/hijo/hija/primos/primas/sobrinos/sobrinas/nietos/nietas/tios/tias/abuelos/perros/gatos) !(que | para | y vienen)
    => 'apart'  ✓ tengo dos hermanas  ✗ tengo dos entradas
  (somos) {n:count} (hermanos/hermanas) ($ | en casa | en total | en mi familia) => 'apart'  ✓ somos tres hermanos en casa  ✗ somos tres hermanos y un primo
  (embarazada | preñada | en estado | de parto | hospitalizad- | ingresado/ingresada) [de/ya] [de] [{n:count}] => 'apart'  ✓ está embarazada de cinco meses  ✗ embarazo
  (vivo | vivimos | vivia) con => 'apart'  ✓ vivo con mis dos hermanos  ✗ voy con mis dos hermanos
  (mi/mis/nuestro) (vuelo/vuelos/edad/cumpleanos) !(el/en/con/de) * => 'apart'  ✓ mi vuelo sale el martes  ✗ mi cumpleaños el sábado
  // Statements: of the user's life, of how things are. No plan is in them.
  unless:en (vivo/vivimos | naci | estudio en | estudie | me mude | crecí | soy de | somos de | me crie) => 'told'  ✓ vivo en Madrid  ✗ show en vivo
  unless:que (me/nos) (encanta | encantan | gusta | gustan | aburre | aburren | fascina) => 'told'  ✓ me encantan los bares  ✗ me gustaría un bar
  unless:un/el/otro/ningun/este/buen (juego | toco | entreno | practico | nado) => 'told'  ✓ juego al tenis los lunes  ✗ un juego
  ^ [yo/y/solo/igual/tambien] hago (<outdoors>/pileta/piscina/gimnasio/pesas/deporte/gimnasia) ($ | nomas | solo | nada mas | a veces | de vez en cuando | y poco mas) => 'told'  ✓ hago pileta nomás  ✗ hago pileta el sábado en Lugo
  (odio | detesto | adoro | amo | prefiero no) => 'told'  ✓ odio los museos  ✗ museos
  (estoy/estamos) (cansad- | enferm- | feliz | content- | trist- | aburrid- | ocupad- | harto | harta | leyendo | viendo | estudiando | trabajando | programando | escribiendo | aprendiendo
    | -ando) !(en ir | un viaje | un bar) => 'told'  ✓ hoy estoy cansado  ✗ estoy buscando un bar
  (tengo | tenemos) (un/una/que/cita/clase/reunion/medico/turno/examen/dentista/guardia/entrega | {n:count} (hermanos/hermanas/hijos/hijas/gatos/perros/anos)) !(<undertakings> | <errands>
    | ir/pasar/llevar/sacar/hacer | presupuesto | cena | cumpleanos | antojo | viaje) => 'told'  ✓ mañana tengo un examen  ✗ tengo ganas de cenar
  (el/la/los/las/este/esta/ese/esa/un/una) !(presupuesto
    | <weekdays> (esta/va/viene) (bien/perfecto/mejor/genial)) … (es/son/esta/estan/era/abre/abren/cierra/cierran/tiene/tienen/cuesta/cuestan/queda/quedan/parece/empieza/termina/fue/sirve/necesita/falla/dura/cobra/cobran) !(noche
    | tarde | manana | semana | en quiebra) => 'state'  ✓ el museo está cerrado en enero  ✗ el museo esta noche
  ^ [yo/y/ahora] (empiezo/comienzo/arranco/comparto/firmo/firme/defiendo/enseño) (el/la/los/las/un/una/en/piso/depa/casa) => 'told'  ✓ empiezo el doctorado en Lisboa  ✗ empiezo a tener hambre
  que [puedo/podemos/me/nos] (cocino/cocinamos/cocinar/preparo/preparamos/preparar/guiso) => 'aside'  ✓ qué cocino hoy  ✗ qué hacemos hoy
  que [puedo/podemos/podria] (hago/hacemos/hacer/pongo) (de/para) (comer/cenar/cena/comida/almorzar/almuerzo/merendar) => 'aside'  ✓ qué hago de comer mañana  ✗ qué hago mañana
  ^ [y/<greetings>] que (hago | hacemos | puedo hacer) si => 'aside'  ✓ qué hago si le sube la fiebre esta noche  ✗ qué hacemos esta noche
  (cual/cuales/que) [es/era] [la] (temperatura/clima/distancia/diferencia/poblacion/capital) => 'aside'  ✓ cuál es la temperatura allí  ✗ cuál
  (cual/cuales) (tiene | de | es | tienen) => 'aside'  ✓ ¿cuál tiene terraza?  ✗ cuál
  (hablamos/seguimos | nos hablamos | te aviso | te cuento | te digo | os aviso | te escribo) => 'aside'  ✓ gracias, mañana hablamos  ✗ hablar con un guía
  (necesit- | hace falta | hacen falta | hay que (tener/llevar/sacar)) [un/una/algun/alguna/el/la] (visado/visa/pasaporte/permiso/vacuna/vacunas/vacunarse) (para/si) => 'aside'
    ✓ ¿necesito visado para ir a Japón?  ✗ necesito un hotel en Japón
  (se tarda/tardan | tardas/tardamos | se demora) => 'aside'  ✓ se tardan 2 horas en llegar a Toledo  ✗ llegar tarde
  ^ [ay/uy/uf/buf/jaja/madre/pero] ((que/qué) [gran/buen/mala/menuda] (lluvia/calor/frio/semana/dia/dias/lunes/rollo/pena/tiempo/risa/estres/partido/noche/jornada/viento/nieve) | llueve
    | esta lloviendo | hace [un/mucho/tanto/que] (frio/calor/sol/viento) | menudo/menuda *) !sea => 'aside'  ✓ qué lluvia hoy  ✗ qué museos hay
  (cuanto/cuanta/cuantos/cuantas) !(somos) => 'aside'  ✓ ¿cuántos bares hay en Madrid?  ✗ cuando
  (a que hora | que hora | que tiempo | que clima | como llego | como se llega | quien | que significa | como se (hace/hacen/prepara/cocina/dice/escribe/llama) | que es | que son
    | por que (es/son/esta/hay/se) | para que sirve) => 'aside'  ✓ ¿a qué hora abre?  ✗ a la hora
  (desde (el/la) (viaje/fiesta/boda/concierto/finde/cena)) => 'past'  ✓ desde el viaje a Roma  ✗ el viaje a Roma
  ^ [y] (cada/todas/todos) [los/las] (navidad/navidades/verano/veranos/ano/anos/invierno) => 'told'  ✓ cada navidad somos 14  ✗ esta navidad
  [como/cual] (esa/la/el/ese) (peli/pelicula/cancion/libro/capitulo/serie) (donde/en/que/de) [que/la/el/los] (que/donde/van/va/salen/cuatro/hay) => 'aside'  ✓ esa peli en la que van a Roma  ✗ esa peli el viernes
  (hago/hacemos/vendo/vendemos/cocino/coso/tejo) [*] [*] (por encargo | a pedido | por pedido | para vender | para afuera | para fuera) => 'told'  ✓ hago tortas por encargo en Rosario  ✗ hago una cena en Rosario
  (mi cumpleanos | mi cumple | mi aniversario) es => 'told'  ✓ mi cumpleaños es el 15 de diciembre  ✗ mi cumpleaños el sábado
  (trabajo | trabajamos | laburo | curro) (en/de/para/como/con/los/desde) => 'work'  ✓ trabajo en un hotel  ✗ cena de trabajo
  (busco/buscando/consegui/consigo/quiero/cambiar) [un/de] (trabajo/empleo/laburo/curro/pasantia/practicas) => 'work'  ✓ busco trabajo en un restaurante  ✗ busco restaurante
  unless:cena/almuerzo/comida/sacar/pedir (reunion/reuniones/junta/meeting/call/llamada/videollamada/entrevista/examen/examenes/parcial/parciales/recuperaciones/selectividad/ebau/evau/oposicion/oposiciones/temario/deadline/sprint/deploy/despliegue/presentacion/standup/auditoria/capacitacion/conferencia/congreso/turno/informe/factura/facturas) !(para
    | con (el/la) <services> | familiar | de amigos | de amigas | con amigos) => 'work'  ✓ reunión el jueves en Madrid  ✗ reunión familiar
  (el/del/al/mi/un/este) (cliente | jefe | proyecto | servidor | departamento de | informe | contrato | proveedor | paciente | colegio | codigo) => 'work'  ✓ el informe del hotel  ✗ el bar`;
