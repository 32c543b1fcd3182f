import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-questions.ts`: not to be changed by hand. */
export const SPANISH_PASSING: FeatureWeights = {
  bias: 0.4,
  features: `
    2.55: =passing
    1.15: me | viene
    0.95: ^que
    0.8: -ame
    0.7: -ngo | ^cuanto | ^estoy | pelicula
    0.65: -ail | con mi | esta | la tarjeta | mail | tarjeta
    0.6: -gué | -mos | cuanto esta | hora | que hora | tengo
    0.55: -ete | hay para | la pagina | no | pagina
    0.5: -toy | -tás | ^hay | como estas | es$ | estas | estas$ | estoy | saldo | ya
    0.45: ^que me | ^ya | cenar | de comer | en las | hay | puerta | quien me | un poema
    0.4: -aga | -nda | -uta | -ves | ^contame | ^contame un | ^que temperatura | alarma | anda | como me | contame | contame un | dos | la luz | la ruta
    0.4: luz del | numero del | paso | que dia | reserva | ruta | tarjeta$ | temperatura hay | una alarma
    0.35: -eme | -ine | -ldo | -lgo | -nan | -omé | -rta | ^cuantos | ^le | banco | banco$ | de nuevo | del 0 | hay de | hora es | lugar | mi | nuevo
    0.35: nuevo$ | pastilla | saldo de | tengo$ | tome | una mesa | va
    0.3: -ale | -ele | -ren | -stá | ^a como | ^mandale | ^me | ^no se | ^salgo | a como | al perro | algo para | como esta | cuenta | de las | de los
    0.3: de pedro | dejar de | el tren | hacer con | hacer el | hago$ | luz | mail a | mandale | me escribio | mesa | no se | que fecha | que temperatura
    0.3: salgo | se que | super$
    0.25: -edí | -via | 0$ | ^cuantas calorias | ^dame | ^que dia | ^quien me | a las | dame | de la | de mi | dice | el saldo | fecha | fuera | las 0
    0.25: mal | para el | pedi | plan | que hago | que me | que no | quedan | salieron | tengo en | todo | turno
    0.2: -ace | -bla | -cha | -ebo | -ejé | -ema | -ice | -ilo | -ime | -ina | -nes | -nés | -ola | -rmí | -ste | ^a | ^donde deje | ^que tiempo
    0.2: ^quien va | a mi | bien$ | bolsa | contra | cuantos grados | debo | dejar | deje | donde deje | dormi | el dolar | el ultimo | en el | feriado
    0.2: grados | hace | hace en | la bolsa | mi vuelo | numero | otro | para hacer | perro$ | peso | poema | que hacer | que tiempo | quien va
    0.2: retrasado | sale mi | tiempo hace | ultimo | va el | version | vez$ | volumen | volumen$ | vuelo$
    0.15: -alo | -ave | -cés | -dan | -dor | -eno | -mas | -nen | -oño | -sto | -uvo | ^a que | ^cuanto falta | ^en que | ^necesito | ^quien esta
    0.15: ^tengo | ^va | ^va a | a llover | a que | aconsejas | autopista | autopista$ | bus | cae | chiste | chiste$ | cuantas calorias | cuanto falta
    0.15: da | dan en | del banco | domingo | el 0 | el banco | funciona | guerra$ | la autopista | las | las plantas | las ventas | litro de | llegar
    0.15: llover | marca | me aconsejas | me da | me queda | mi celular | otono | otono$ | plantas | plantas$ | quien esta | regue | tarde | tarde$
    0.15: tienen | tren | un chiste | va a | ventas | veo
    0.1: -app | -bao | -cer | -dro | -eer | -gar | -gue | -iga | -igo | -imo | -lan | -men | -odo | -ora | -per | -rar | -rca | -ron | -tro | -ías
    0.1: ^hace | ^que hay | ^que pelicula | ^recomiendame | ^recuerdame | agenda | alguien | bilbao | bilbao$ | dan | del ano | dolar | el mes
    0.1: en bilbao | esta el | hacer | hoy | junto | leer | leer$ | llevo | manana | opciones | para ver | pedro | primero | que le | que pelicula
    0.1: recomiendame | recuerdame | sigue | super | tiempo de | uno | van | whatsapp | whatsapp$
    0.05: -egó | -esa | -lín | -nco | -ona | -reo | -tel | -ula | =own | ^a cuanto | ^cuantas | ^hola | ^que hora | a cuanto | ano$ | celular | comprar
    0.05: correo | cuanto | dia | dolar$ | en la | en lima | en que | guerra | hola | la guerra | la tele | llego | me recomiendas | no me | pasado
    0.05: pasado$ | pidio | que hay | recomiendas | tele | tele$ | temperatura | tokio$
    -0.05: -ack | -aja | -ana | -aro | -ato | -avo | -bar | -dea | -des | -dia | -dir | -dre | -eda | -efa | -eja | -era | -gan | -gas | -gen | -gur
    -0.05: -hop | -ipt | -ito | -ive | -ión | -jer | -lia | -lix | -mpo | -nam | -nic | -ntu | -nza | -ota | -ran | -rde | -rie | -rpo | -sde | -sio
    -0.05: -sor | -tra | -uba | -uda | -ueo | -vel | -ven | -ños | 0 de | 0 en | ^a cuantos | ^como comparto | ^como pongo | ^cual es | ^cuales
    -0.05: ^cuales son | ^cuando es | ^cuando fue | ^cuanto es | ^los perros | ^oye | ^que diferencia | ^que idioma | ^que se | ^que talla | ^quien es
    -0.05: ^quien juega | ^quitar | ^tengo una | ^tiempo de | ^una | ^voy | ^voy a | a ana | a hacer | a japon | a tokio | a uruguay | acento | agua$
    -0.05: almohadas | altura | amarillentas | ana$ | argentino$ | arroz$ | australia | aviones | aviones$ | baja | bizcocho | blanqueo | cactus$
    -0.05: cada cuanto | cada cuantos | cafe de | calcula | calor | calor$ | capital de | cbu | certificada$ | chirria | chmod 0 | citricos | citricos$
    -0.05: ciudad | clavo | clavo$ | color | como comparto | como pongo | como puedo | como saco | con cuantos | conjunto | contrato | conviene$
    -0.05: cual me | cuando es | cuando fue | cuanta | cuantas semanas | cuanto hay | cuanto me | cuantos anos | cuantos hijos | cuantos kilometros
    -0.05: cuantos meses | cuantos puntos | cuerpo | curcuma | curcuma$ | curie | curie$ | dar en | de australia | de casa | de masa | de olla | de slack
    -0.05: de tierra | de vacaciones | de zapato | decir$ | defecto | del primer | desde | dni | dormir con | doy | dura el | echo | eco | el ano
    -0.05: el bizcocho | el clavo | el cuerpo | el prado | el salario | el telefono | el vino | en 0 | en brasil | en mexico | en mi | en un
    -0.05: en valencia | es lo | eso que | eso$ | espacio$ | estar | fijo | fondo | fondo de | freir | freir$ | fue el | fue la | fueron | fundido
    -0.05: habla | habla en | hablan | hacer para | hacer un | hasta | hay entre | hierro fundido | hierve el | hijos | hijos tuvo | hombre | horario
    -0.05: huesos tiene | hundimiento | idioma se | inflacion | islandia | islandia$ | javascript | javascript$ | jefa | jugadores | km | la baja
    -0.05: la curcuma | la inflacion | la nariz | la primera | las almohadas | late en | lavavajillas | ldl | le doy | le gano | llama | llena | lleva la
    -0.05: llevar | los aviones | los pinguinos | los rosales | madre | madre$ | manera | marie | marie curie | masa madre | maternidad | maternidad$
    -0.05: me pica | me suba | mejor$ | meses | mexicano$ | mexico$ | mi gato | mi jefa | mojo | mujer | nariz$ | necesito para | necesito visado
    -0.05: netflix | no quede | nos | nota | notificaciones | notificaciones de | obligatorio | olla | olla$ | orquidea | oye | pa | para pladur
    -0.05: para viajar | pasaporte espanol | pedir | perros pueden | peruano | photoshop | pica una | piden | pinguinos | pinguinos$ | pinto las
    -0.05: pladur$ | plancha de | pongo el | por defecto | por la | por maternidad | por quien | prado | prado$ | presion | pueden ver | puerta que
    -0.05: que aceite | que altura | que chirria | que dejar | que hablan | que idioma | que mes | que nota | que pais | que talla | que tengo | queda
    -0.05: quede | quien es | quien juega | quitar | rapido | rapido$ | receta de | regar | restaurante | restaurante peruano | router | salario minimo
    -0.05: se calcula | se habla | se hace | se llama | seguro | seguro de | semanas | si le | sin | sin acento | slack | slack$ | son los | suba | talla
    -0.05: tengo una | tiempo | tiempo se | tiene$ | tipo | titanic | titanic$ | toca | tortuga | tortuga de | tuvo | ubuntu | ubuntu$ | un ano
    -0.05: un azulejo | un perro | un testamento | una puerta | una tortuga | uruguay$ | usar | uso$ | valencia | valencia$ | ver | vez el | visa
    -0.05: visado | visado para | viven | viven los | voy a | yogur
    -0.1: -080 | -ado | -afé | -ati | -aís | -ber | -bes | -bre | -ces | -cía | -ego | -eic | -end | -ero | -isa | -iso | -ita | -mit | -ndo | -nos
    -0.1: -nux | -oin | -ome | -osa | -oya | -rió | -rle | -rme | -rvo | -río | -sco | -spa | -ter | -tor | -uez | -uma | -vas | -zar | -zul | -ñol
    -0.1: 0 cuanto | ^como limpio | ^compartir | ^con | ^con que | ^cual | ^cuando se | ^cuanta agua | ^cuanto pesa | ^cuanto tarda | ^cuantos seguidores
    -0.1: ^git | ^hay alguna | ^numero | ^numero de | ^para | ^para que | ^por | ^por favor | ^por que | ^que broca | ^receta | ^se me | ^si | a un
    -0.1: agua lleva | al | al correr | alguna | alguna forma | amarillas | android$ | anos | argentino | arroz basmati | avispa | azul | azul$ | ballena
    -0.1: ballena azul | bariloche | bariloche$ | basmati | basmati$ | bicicleta | cadencia | cadencia al | cafe frio | calorias tiene | cambiar
    -0.1: capacidad | carta | carta certificada | casa | certificada | cervantes | cervantes$ | chocolate$ | cinco | cinco millas | colores | come
    -0.1: comer queso | commit | como limpio | compartir | comparto | compuesto$ | con el | con pasaporte | consiste | correr | cual es | cuales
    -0.1: cuales son | cuando se | cuanta agua | cuanto es | cuanto tarda | cuanto tengo | cuanto$ | cuantos seguidores | d | de hierro | de roncar
    -0.1: de troya | del gol | del iphone | diferencia hay | efimero | efimero$ | el commit | el horno | el numero | el pan | el pesto | el precio
    -0.1: el puerto | el verde | embarazo | embarazo$ | en japon | equipo | es mejor | esa | escribio | espanol | final | frio | frio en | galletas
    -0.1: galletas$ | garcia | garcia marquez | gato | gol | gol trend | guerra de | hago si | hay alguna | heic | hierro | hierve | horno | horno$
    -0.1: huesos | ibuprofeno | idioma | internet | invento | invento la | ir | italiana | kcal | la receta | la reina | la vuelta | las galletas | late
    -0.1: le | le hace | le meto | lima | lima$ | linux | lo hago | lo que | los gatos | los murcielagos | los perros | malo$ | marquez | marquez$
    -0.1: me late | me va | mejorar | mesa$ | mexico | minimo | modo | montana | montana$ | movistar | movistar$ | murcielagos | nacio cervantes | nada
    -0.1: no$ | noche$ | normal | notario para | numero de | o no | oliva$ | pais | pan$ | para donar | para taladrar | pc | pc$ | perros | pesa una
    -0.1: pica | piercing | plancha | pollo$ | pone | por que | porque | presidente | primer | primer presidente | proceso | puerto 0 | puntos | q
    -0.1: que broca | que colores | que consiste | que diferencia | que proceso | que quiere | que sirve | queda bariloche | queso | quien fue
    -0.1: quiere decir | quiero | reina | reina victoria | riego | robado | roncar | roncar$ | rosales | sacarlo | sacarlo$ | saco | sangre$ | seguidores
    -0.1: segun | si me | siendo | sirve el | taladrar | tanque | tarda | tarda en | tazas son | tener | testamento | tierra | tierra$ | tomateras
    -0.1: tornillo | tornillo robado | tramite | trend | trend$ | troya | un cactus | una avispa | una ballena | una carta | uvas | variable | verano
    -0.1: viajar | viajar a | victoria | victoria$ | wifi movistar | zapato
    -0.15: -aco | -aje | -ama | -aza | -bia | -cel | -cen | -cio | -ció | -dur | -ere | -eto | -iar | -ien | -ifi | -ija | -ijo | -ios | -iva | -izo
    -0.15: -lés | -mal | -mer | -nar | -net | -oid | -oma | -oni | -rio | -riz | -rla | -rro | -ría | -ual | -uay | -uco | -uir | -ués | -vor | ^a quien
    -0.15: ^calorias | ^cuanto mide | ^cuanto tiempo | ^donde nacio | ^donde trabajo | ^la miel | ^le puedo | ^mejor | ^proporcion | ^que hace
    -0.15: ^que lleva | ^que plazo | ^quien | ^quien pinto | ^quiero | ^se puede | a la | a quien | abre | android | azulejo | azulejo$ | blanco
    -0.15: blanco$ | broca | cambia | capital | centro de | clave | comer chocolate | como lo | compuesto | con | cortazar | cortazar$ | cuanto mide
    -0.15: cuanto pesa | de 0 | de leche | del fontanero | desparasitar | despues | despues de | devolver | donde nacio | donde trabajo | el interes
    -0.15: el radio | en chile | en google | es malo | eso | espana$ | excel | favor | fontanero | fontanero$ | formula del | frances | frances$
    -0.15: fregadero | hacen | hizo | huevo duro | huevo esta | imc | imc$ | inflacion$ | ingles | ingles$ | interes | interes compuesto | la miel
    -0.15: la patagonia | la salsa | le puedo | lechuga | limpio | litro$ | lleva un | madrid sevilla | malo | masa | meninas$ | metafora$ | meto
    -0.15: mexicano | mide | mide la | miel | millas | murcielago | nariz | negroni | negroni$ | neumaticos | noche | notario | oliva | otra vez
    -0.15: para devolver | para la | paramo | paramo$ | pasos | patagonia | patagonia$ | pedro paramo | pesa | pladur | plazo tengo | por favor
    -0.15: por internet | procrastinar | procrastinar$ | proporcion | puede comer | puedo dar | que desparasitar | que lleva | que los | que mi
    -0.15: que plazo | que se | quien pinto | quiere | salario | salsa | se puede | sevilla$ | si un | significa procrastinar | telefono android
    -0.15: temporada | tengo para | tiene el | tiene un | tienen las | tomates | tornillos | tren$ | truco | un platano | un vuelo | uruguay
    -0.15: verde oliva | vino blanco | vivo | voy | vuelta | vuelta$ | wifi
    -0.2: -amo | -aps | -cto | -eas | -eca | -eft | -fel | -gre | -ico | -ida | -ide | -ing | -iza | -jan | -llo | -lor | -mod | -nal | -nia | -nja
    -0.2: -pón | -que | -ria | -rlo | -roz | -rre | -rso | -ten | -tus | ^cuanto dura | ^diferencia | ^diferencia entre | ^donde queda | ^es | ^formula
    -0.2: ^mi | ^mi perro | ^no me | ^pasame | ^python | ^temperatura | ^tiempo | ^un | a cuantos | arroz | ave | brasil$ | cactus | cada | cafe | centro
    -0.2: chile$ | chmod | chocolate | con que | consejos | cual era | cuantas tazas | cuanto dura | de un | de una | dejan | descubrio | dia$
    -0.2: diferencia entre | donar | donar sangre | donde queda | eiffel | eiffel$ | el centro | empieza | era$ | es el | escribio el | git | google maps
    -0.2: hipoteca | ingredientes | ingredientes del | inner | inner join | iphone | japon | join | kilometros$ | la torre | las meninas | left
    -0.2: left join | lista | maps | maps$ | mas | meninas | naranja | pasame | pasaporte | penicilina$ | plazo | por dia | primera fila | puerto
    -0.2: que hace | quien | quien le | sangre | se me | sirve | son$ | soy | tazas | torre | torre eiffel | trabajo | trabajo$ | ubicacion | uso | vino
    -0.25: -ble | -ebe | -gle | -iel | -ila | -ile | -ipo | -lar | -los | -nto | -oca | -omo | -ono | -pas | -pio | -rda | -rea | -rer | -sil | -tir
    -0.25: -uga | -zas | ^el | a lima | aceite | adulto | adulto$ | area | brasil | chile | circulo | congelar | cuantas | cuanto tiempo | cuantos | dar
    -0.25: debe | decir | duro$ | el mundial | en espana | era | es mi | fila | forma de | fue | google | hace falta | hay$ | lasana | marte | medusa
    -0.25: metafora | mi perro | mundial | paises | pan | para que | platano$ | pueden comer | que ano | receta | sevilla | telefono | tiene la | tomar
    -0.25: un litro | una medusa | vuelo | vuelo a
    -0.3: -ago | -ajo | -asa | -bra | -cal | -che | -cir | -cos | -ejo | -elo | -ene | -eza | -hon | -ial | -ion | -jas | -lto | -mir | -nde | -rid
    -0.3: -uce | -ulo | -usa | -uál | ^como se | ^cuanto cuesta | ^los | ^que hago | ^que significa | ^quien gano | ^traduce | clima | conviene
    -0.3: cuanto cuesta | cuesta | dormir | el pollo | el vuelo | esta la | forma | gano el | gatos | kilometros | la luna | la penicilina | luna | luna$
    -0.3: madrid | mantequilla | penicilina | platano | primera | python | quien gano | radio$ | tengo que | traduce | un huevo | verde
    -0.35: -azo | -car | -dié | -elé | -eva | -ian | -ivo | -jor | -les | -ner | -one | -ras | -rra | -rve | -sta | -udo | ^cuando | ^se | diferencia
    -0.35: duro | entre | espana | estudie | estudie$ | falta | lleva | lo | mejor | nacio | otra | pesto | pesto$ | radio | vitamina
    -0.4: -ara | -ate | -das | -dio | -ido | -ino | -ite | -sar | -tre | -uro | -var | ^la | ^las | ^quien escribio | ano | es la | para | pollo | pueden
    -0.4: puedo | que significa | quien escribio | un
    -0.45: -edo | -ena | -gua | -ima | -jos | -lla | -rto | -tal | ^como | ^puedo | agua | como se | costa | dura | el | puede | significado$
    -0.5: -ada | -dad | -mar | -ntó | -ros | -ses | -sos | -una | cual | donde | formula | huevo | o | pinto | usa
    -0.55: -anó | -ede | -tas | gano | hay en | hay que | significa | significado
    -0.6: -den | -fta | -ómo | 0 | nafta
    -0.65: -ano | -las | -lta | cuando | los | si | son
    -0.7: -nte | -rte | -ura | ^donde | ^que es | del
    -0.75: -res
    -0.8: -aña | -tar | la | que es | y
    -0.85: ^donde esta | como | donde esta | por
    -0.9: a
    -0.95: -cia | -ica | -nas
    -1.05: -tos | una
    -1.15: tiene
    -1.25: en | que
    -1.5: es | se
    -1.7: de`,
};
