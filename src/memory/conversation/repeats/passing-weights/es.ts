import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const SPANISH_PASSING: FeatureWeights = {
  bias: 0.55,
  features: `
    2.35: =passing
    1.4: me
    1.05: viene
    0.9: no
    0.8: -ame | -ngo
    0.7: ^estoy | tengo
    0.6: -ail | ^que | la tarjeta | mail | pelicula | tarjeta
    0.55: -gué | -mos | hay para
    0.5: -ete | -nda | -tás | -ves | ^cuanto | como estas | cuanto esta | es$ | esta | estas | estas$
    0.45: -cha | -lgo | cenar | con mi | hay | hora | la pagina | pagina | que hora | tarjeta$ | va
    0.4: -ine | -ldo | -toy | ^contame | ^contame un | ^que temperatura | contame | contame un | de comer | en las | estoy | la ruta | mi | perro$
    0.4: puerta | reserva | ruta | saldo | temperatura hay | ya
    0.35: -aga | -nan | -nen | -sto | -uta | ^a como | ^hay | ^que me | ^ya | a como | alarma | como esta | dos | hay de | mesa | nuevo | nuevo$ | paso
    0.35: que dia | que temperatura | quien me | saldo de | una alarma
    0.3: -cés | -ele | -ime | -rta | anda | banco | banco$ | cuenta | de pedro | fecha | hago$ | la luz | las | lugar | luz del | que fecha | super$
    0.25: -ace | -ale | -eno | -nes | -nés | -ola | -ren | ^le | ^mandale | de las | de mi | dejar de | dice | el saldo | el tren | hace | hora es
    0.25: mail a | mandale | para hacer | plan | que me | quedan | tengo$ | turno
    0.2: -bla | -dan | -lsa | -odo | -rar | -rmí | -stá | -via | ^cuantas calorias | ^dame | ^no | ^no se | ^que dia | ^que tiempo | ^quien esta
    0.2: ^quien me | ^quien va | algo | algo para | bien$ | bolsa | cuantos grados | dame | de la | de los | dejar | dormi | el ultimo | esta el
    0.2: feriado | hace en | hacer con | la bolsa | luz | me escribio | mi vuelo | no se | numero | para el | que no | que tiempo | quien esta | quien va
    0.2: sale mi | salieron | se que | sin | tengo en | tiempo hace | ultimo | vuelo$
    0.15: -dor | -dos | -evo | -ice | -ilo | -ión | -men | -ora | -ste | -tra | -ula | -uvo | =own | ^cuantos | ^hace | ^me | ^necesito | autopista
    0.15: autopista$ | cae | cuanto | del 0 | el banco | el dolar | grados | hoy | la autopista | las 0 | las plantas | mal | que hago | retrasado
    0.15: tarde | tarde$ | va el | veo | volumen
    0.1: -alo | -ave | -cer | -eme | -ero | -gar | -gue | -ias | -imo | -lín | -mas | -nco | -per | -tes | ^a | ^a cuanto | ^en que | ^hola
    0.1: ^que pelicula | ^tengo | a cuanto | al | ano$ | cuantas calorias | del banco | domingo | el 0 | en el | en que | funciona | guerra | guerra$
    0.1: hacer | hola | la guerra | la tele | las ventas | llegar | llevo | marca | me da | me queda | mi celular | peso | plantas$ | primero
    0.1: que pelicula | sigue | super | tele | tele$ | tren | ventas | vez$
    0.05: -app | -dro | -eer | -egó | -esa | -eño | -igo | -ina | -lan | -ona | -rca | -rno | -tro | -ías | ^a que | ^cuanto falta | ^recomiendame | a mi
    0.05: a que | aconsejas | agenda | cuanto falta | da | dia | dolar | el mes | en casa | en lima | internet | leer | leer$ | llego | me aconsejas
    0.05: para ver | pedro | plantas | que hacer | que le | recomiendame | sueno | temperatura | tiempo de | van | vez | whatsapp | whatsapp$
    -0.05: -ado | -afa | -ash | -avo | -ber | -bio | -bol | -dea | -dia | -ega | -eso | -ets | -gan | -hop | -iat | -ila | -inx | -ito | -jer | -man
    -0.05: -mba | -mán | -ndo | -nic | -nol | -nta | -one | -oto | -pop | -rgo | -rie | -rpo | -rés | -tan | -ulo | -uto | -vil | 0 en | ^como comparto
    -0.05: ^como pongo | ^como saco | ^cuales | ^cuales son | ^cuanta | ^cuanto es | ^de que | ^es malo | ^que se | ^que tengo | ^quien es | ^una
    -0.05: a uruguay | aceite del | agua$ | al agua | al lado | altura | arepas | arroz$ | auto | aviones | aviones$ | bicarbonato | bicarbonato$ | bien
    -0.05: borrar | cabeza | caiman | calcula | calor | calor$ | cambio | cbu | cbu que | celular al | clavo | clavo$ | cocodrilo | cocodrilo y | color
    -0.05: comando | como comparto | como pongo | como puedo | como saco | conducir | conejos | cuanta | cuantas semanas | cuantos huesos
    -0.05: cuantos litros | cuerpo | curie | curie$ | dar en | de conducir | de espana | de internet | de que | de trigo | de vacaciones | defecto
    -0.05: dias de | dni | dura el | el agua | el bicarbonato | el celular | el clavo | el cuerpo | el movil | el telefono | el vino | en brasil
    -0.05: en cuanto | en mexico | en un | espacio$ | esta en | estoy en | etanol | etanol$ | fiat | fiat 0 | fila | fila en | fondo | fondo de | freir
    -0.05: freir$ | fue la | garrafa | garrafa de | gato | gato en | git stash | google sheets | hace falta | hace$ | harina | harina de | hay entre
    -0.05: hierve el | hierve un | horario | ibuprofeno | impuestos | islandia | islandia$ | la cabeza | la nariz | la primera | lado | largo | largo de
    -0.05: le gano | litros | llama | llama mi | llena | los aviones | los conejos | los rosales | lunas | lunas$ | madre$ | marie | marie curie
    -0.05: mas largo | mas lunas | me pica | me podrias | mexico$ | mi gato | modo | modo eco | movil | mujer | nariz$ | neumaticos | nginx | nginx$ | o
    -0.05: olla$ | orquidea | palta | palta$ | para pladur | photoshop | pica una | piden | planeta | podrias | podrias decir | por defecto | por equipo
    -0.05: precio | precio del | presion | presion de | primera fila | que aceite | que altura | que tengo | quien es | riega | rio | rio mas | rosales
    -0.05: rosales$ | saber | saco un | sansevieria | sansevieria$ | se calcula | se hace | se hierve | se le | se llama | se riega | sheets | sheets$
    -0.05: si me | significa$ | sintomas | sirve la | son los | stash | tcp | telefono | tiene mas | tiene una | titanic | titanic$ | tres | trigo
    -0.05: trigo$ | tuvo | udp | una garrafa | una palta | vacaciones me | velocidad | velocidad de | ver | viajar | viajar a | voleibol | wallapop
    -0.1: -080 | -ack | -aís | -dre | -eda | -ios | -isa | -ita | -lix | -nal | -nam | -nos | -nto | -nux | -ono | -rió | -rlo | -sco | -sio | -sor
    -0.1: -spa | -ter | -tus | -ueo | -uma | -vel | -ven | ^a cuantos | ^compartir | ^con que | ^cuando es | ^cuando se | ^cuanta agua | ^cuanto tarda
    -0.1: ^de | ^en | ^esta | ^hay alguna | ^numero | ^numero de | ^quien juega | ^quitar | ^un | a ana | a cuantos | agua lleva | alguna forma
    -0.1: almohadas | ana$ | argentino$ | arroz basmati | avispa | ballena | ballena azul | bariloche | bariloche$ | basmati$ | blanqueo | cactus
    -0.1: cactus$ | cafe de | capacidad | certificada$ | cervantes | cervantes$ | chirria | citricos | citricos$ | comer | comer queso | compartir
    -0.1: comparto | con | con el | con pasaporte | cuando es | cuando se | cuanto hay | cuanto me | cuanto tarda | cuantos hijos | cuantos puntos
    -0.1: curcuma | curcuma$ | de 0 | de masa | de olla | de roncar | de slack | del gol | dormir con | duro$ | eco | el prado | el puerto | el verde
    -0.1: en 0 | en valencia | equipo | fue el | hago si | hay alguna | hijos | hijos tuvo | huesos tiene | inflacion | invento | invento la | jugadores
    -0.1: la baja | la curcuma | la inflacion | la receta | las almohadas | lavavajillas | linux | llevar | los gatos | los pinguinos | madre | malo$
    -0.1: mas | masa madre | maternidad | maternidad$ | mexicano | mexico | movistar$ | nacio cervantes | necesito para | netflix | notificaciones
    -0.1: notificaciones de | oliva$ | olla | pais | pan$ | pasaporte argentino | peruano | pica | pinguinos | pinguinos$ | pinto las | pladur$
    -0.1: por maternidad | por quien | prado | prado$ | primer presidente | proceso | puerta que | puerto 0 | que chirria | que los | que mi | que pais
    -0.1: que proceso | queda | queda bariloche | queso | quien fue | quien juega | quiero | quitar | receta de | regar | restaurante
    -0.1: restaurante peruano | roncar | roncar$ | router | sacarlo | sacarlo$ | saco | salario | salario minimo | semanas | slack | slack$ | tarda
    -0.1: tarda en | tazas son | un ano | un cactus | un perro | un vuelo | una avispa | una ballena | una puerta | uruguay$ | valencia | valencia$
    -0.1: victoria$ | vietnam | visa | visa para | viven | viven los
    -0.15: -aco | -afé | -aja | -ati | -cio | -dur | -eic | -ejo | -end | -ere | -ico | -ifi | -ing | -izo | -llo | -ner | -oma | -ome | -pio | -que
    -0.15: -rda | -rer | -ros | -ría | -río | -tor | -ual | -uez | -ués | -vas | -vor | -zul | -ños | ^a quien | ^como limpio | ^con | ^cual es
    -0.15: ^cuanto pesa | ^cuanto tiempo | ^cuantos seguidores | ^donde nacio | ^para | ^para que | ^quien | ^quien pinto | ^quiero | ^receta | ^se me
    -0.15: ^se puede | a la | a quien | a un | abre | al correr | alguna | anos | azul | azul$ | baja | basmati | blanco | blanco$ | cadencia
    -0.15: cadencia al | cafe frio | calorias tiene | cambiar | carta | carta certificada | certificada | chocolate | chocolate$ | colores | come
    -0.15: como limpio | compuesto | compuesto$ | conjunto | correr | cortazar | cortazar$ | cual es | cuales | cuales son | cuanta agua | cuanto es
    -0.15: cuanto pesa | cuantos seguidores | d | de casa | despues | despues de | diferencia hay | donde nacio | efimero | efimero$ | el interes
    -0.15: el pan | el precio | el radio | embarazo | embarazo$ | es mejor | espana$ | falta para | favor | frio | frio en | garcia | garcia marquez
    -0.15: git | gol | gol trend | heic | hierve | hipoteca | huesos | idioma | inflacion$ | interes | interes compuesto | la patagonia | la reina | lima
    -0.15: lima$ | limpio | lista | litro$ | lo hago | marquez | marquez$ | mejorar | meninas$ | minimo | movistar | normal | para donar | pasos
    -0.15: patagonia | patagonia$ | pesa | pesa una | piercing | pladur | por favor | presidente | primer | procrastinar | procrastinar$ | puntos
    -0.15: que colores | que diferencia | que quiere | que se | quien pinto | quiere | quiere decir | reina | reina victoria | robado | sangre$
    -0.15: se puede | seguidores | seguro | seguro de | siendo | significa procrastinar | sirve el | tanque | tener | tomates | tornillo
    -0.15: tornillo robado | tornillos | tramite | trend | trend$ | una carta | uvas | victoria | vino blanco | wifi | wifi movistar
    -0.2: -ajo | -aps | -ara | -asa | -ate | -aza | -azo | -che | -ció | -cos | -cto | -eca | -eza | -fel | -hon | -iar | -ide | -ido | -ien | -ipo
    -0.2: -iva | -iza | -jos | -lor | -mal | -nar | -nia | -nja | -oni | -ras | -riz | -roz | -rra | -rre | -sta | -tal | -uay | -uco | -uga | -uál
    -0.2: ^cual | ^cuanto dura | ^cuanto mide | ^diferencia | ^diferencia entre | ^donde queda | ^donde trabajo | ^el | ^es | ^la miel | ^le puedo
    -0.2: ^mejor | ^mi | ^que hace | argentino | arroz | brasil$ | clave | como lo | con que | conviene | cual era | cuanto dura | cuanto mide | cuantos
    -0.2: de leche | de un | descubrio | diferencia entre | donde queda | donde trabajo | eiffel | eiffel$ | en google | era$ | es el | es malo
    -0.2: formula del | google maps | huevo esta | imc | imc$ | la miel | la torre | le puedo | lechuga | lleva un | lo | malo | maps | maps$ | masa
    -0.2: mide | mide la | miel | naranja | nariz | negroni | negroni$ | numero de | oliva | para | paramo | paramo$ | pasaporte | pedro paramo
    -0.2: penicilina$ | platano | platano$ | primera | puede comer | puedo dar | puerto | python | que hace | que sirve | quien le | si un | tiene un
    -0.2: torre | torre eiffel | trabajo | trabajo$ | tren$ | truco | ubicacion | un platano | uruguay | verde | verde oliva | vivo
    -0.25: -ama | -amo | -cal | -eas | -gre | -ida | -jan | -jas | -los | -lés | -pas | -ria | -sar | -ten | -zar | -zas | 0 | ^por | ^por que
    -0.25: ^quien escribio | ^temperatura | a lima | cafe | clima | cuantas tazas | cuanto tiempo | de una | decir | dejan | dia$ | donar | donar sangre
    -0.25: duro | en espana | era | ingles | ingles$ | las meninas | meninas | murcielago | para que | por dia | por que | pueden comer | quien escribio
    -0.25: sangre | se me | son$ | soy | tazas | tiene el | tiene la | tomar | un litro | vino | vuelo
    -0.3: -ada | -bra | -bre | -car | -cir | -ebe | -ene | -eva | -gle | -iel | -ivo | -les | -lto | -mer | -omo | -ses | -sil | -tas | -tir | -usa
    -0.3: ^como se | ^cuanto cuesta | ^formula | ^los | ^mi perro | ^que significa | aceite | adulto | adulto$ | brasil | cuantas | cuanto cuesta
    -0.3: cuesta | dar | debe | el mundial | el vuelo | entre | es mi | esta la | falta | forma | forma de | formula | fue | google | huevo | la luna
    -0.3: lleva | luna | luna$ | medusa | mundial | paises | pan | pueden | quien | receta | sirve | un huevo | una medusa | vuelo a
    -0.35: -dié | -elo | -ial | -ion | -mir | -uro | ^cuando | ^que hago | ^se | dormir | el | espana | estudie | estudie$ | gatos | la penicilina
    -0.35: lasana | mi perro | penicilina | que ano | radio$ | un | vitamina
    -0.4: -ian | -jor | -lta | -mar | -nde | -rto | -sos | -tre | -udo | ^la | cual | diferencia | es la | gano el | mejor | nacio | que significa
    -0.4: radio
    -0.45: -ago | -ano | -das | -den | -dio | -ede | -elé | -ena | -las | ^como | ano | como se | costa | puede | y
    -0.5: -anó | -edo | -gua | -ima | -ino | -nte | -rve | -una | -var | ^las | ^puedo | agua | del | donde | dura | gano | pinto | puedo | significado$
    -0.5: usa
    -0.55: -ite | -ntó | hay en | si | significa
    -0.6: -dad | -fta | -tar | -ómo | cuando | los | nafta | significado
    -0.65: ^donde | ^que es | hay que
    -0.7: -aña | -rte | por | que es
    -0.75: -res | a | la
    -0.8: -ura | ^donde esta | donde esta | son
    -0.9: -ica
    -0.95: como
    -1: -tos | que
    -1.05: -cia | -nas
    -1.1: una
    -1.15: en | tiene
    -1.6: de | se
    -1.65: es`,
};
