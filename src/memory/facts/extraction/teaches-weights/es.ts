import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const SPANISH_TEACHES: FeatureWeights = {
  bias: -0.4,
  features: `
    2: desayuno
    1.9: conmigo
    1.6: decidido
    1.55: -la -ana
    1.5: 0 | curso
    1.4: llama | mis
    1.35: -^ -eno | -la -ria
    1.3: -^ -amo | tomo | va
    1.25: desde
    1.2: -^ -ejo | -ivo -, | alergia | hace | poco
    1.15: #14 | -^ -ito | -^ -omo | -los -tes | -ndo -me | -no -omo | fotografia | picante | practico
    1.1: -^ -soy | -mas -me | -rda -que | -toy -ada | ^ soy | jubilada | viento
    1.05: -de -tos | -el -tro | -me -gas | -ndo -ara | -nto -a | -que -en | pero | somos
    1: -ndo -ndo | emojis | grupo | laburo | largas | mes | usamos
    0.95: #10 | -^ -ido | -que -la | colecciono | es | los viernes | manejo | meses | que la | sin | soporto
    0.9: -^ -igo | -^ -ono | -^ -rmo | -^ -uso | -con -res | -el -rno | -ido -: | -jar -el | ^ colecciono | ^ odio | ^ uso | acordate que | ano | de
    0.9: hablo | los | preferido | que en
    0.85: -? -el | -asi -que | -nca -, | -nte -en | -que -ive | -que -los | ? el | asi que | blanca | gallinas | que los | que vive | recorda que
    0.8: -^ -ico | -a -lar | -con -un | -des -que | -ero -y | -mos -ndo | -soy -rda | -tas -, | -ter -y | ^ manejo | ^ practico | ^ tuteame | cilantro
    0.8: con un | correo | el cilantro | olvides que | panico | parece | todos | tuteame
    0.75: -^ -ajo | -^ -ngo | -^ -sto | -ate -rgo | -es -el | -la -ida | -la -lla | -los -nes | -ndo -un | -pre -en | -tes -de | ^ detesto | ^ pinto
    0.75: ^ trabajo | aleman | amargo | detesto | es el | mate amargo | pinto | sepas | siempre en | son | soy zurda | vegetariano | zurda
    0.7: , hoy | -, -hoy | -de -ces | -ero -que | -las -nas | -nos -, | ^ mido | casa | comida | cumplo | d | fluido | guarani | las | mido | miercoles
    0.7: naci | presente | re | react | respuestas
    0.65: #7 | -? -? | -ada -de | -de -ora | -de -via | -en -lia | -ero -jar | -me -edo | -pre -que | -que -mas | -sta -en | -un -ter | ? ? | comemos
    0.65: correr | decidimos | dejar | guitarra | hago | horno | local | mas me | negra | no tomo | que mas | quechua | siempre que | social | temuco
    0.65: verde
    0.6: -^ -aci | -a -car | -a -ir | -a -rio | -aca -en | -cas -, | -de -nio | -de -ria | -ido -de | -lgo -a | -mos -sar | -soy -, | -ste -ano
    0.6: -tre -de | -y -le | ^ naci | a ir | aca en | ahorrando | avion | carrera de | codigo , | de ahora | decidimos usar | en dolares | equipo
    0.6: este ano | estoy ahorrando | insoportable | la carrera | mi | portugues | que el | resolvimos | salgo a | soy , | tren | vegana | y le
    0.55: , necesito | -^ -mos | -ada -el | -ago -nes | -de -che | -del -ler | -el -ate | -ipo -de | -me -va | -mis -tos | -nas -, | -ndo -nes | -no -ngo
    0.55: -no -zco | -nos -mos | -nta -nta | -que -no | -ria -, | -tas -en | -un -tro | -uro -en | ; | a tocar | antes de | conozco | de noche | el mate
    0.55: evita | la cocina | laburo en | me | me va | mio | nada el | no conozco | no tengo | noche , | nosotros | pa | remodelando | remodelando la
    0.55: sal | sigo | tocar | y quiero
    0.5: -, -ito | -^ -ero | -^ -iro | -^ -nos | -^ -plo | -^ -pte | -aci -en | -ado -y | -ago -un | -ana -y | -dad -de | -el -end | -el -que | -en -mas
    0.5: -ero -el | -ina -odo | -ino -y | -la -ave | -la -rte | -me -ses | -nes -con | -rra -y | -sta -ido | ^ adopte | ^ cumplo | ^ nos | ^ siendo
    0.5: ^ tengo | adopte | cargo | construyendo | contestame en | decime | el que | en mas | esta decidido | hago un | ibarra | ibarra y | iphone
    0.5: llegar | marzo | me pases | naci en | pergamino | personas | salsa | siendo | subir | tan | todo | viejo | vivo , | ya
    0.45: , | , en | -, -en | -, -que | -^ -ado | -a -ser | -asa -mos | -ave -del | -car -el | -ena -, | -la -dad | -lla -de | -me -ice | -mi -ato
    0.45: -ndo -en | -ndo -una | -nto -las | -ras -de | -un -ito | -y -una | ^ programo | a ser | acuarelas | con | dame | dolares | escucho | favorito
    0.45: frio | guadalupe | la historia | leer | libre | me dice | pasado y | pase | pinto acuarelas | planos | postgres | programo | puede | soy
    0.45: soy zurdo | teams | tesis | uso | vuelta | zurdo
    0.4: -, -sta | -, -una | -^ -ame | -^ -con | -^ -dio | -^ -idi | -^ -lzo | -^ -rso | -a -rar | -al -ajo | -cto -en | -da -gia | -de -cir | -el -cto
    0.4: -eme -pre | -en -jon | -la -rra | -los -gos | -lzo -0 | -me -ama | -me -ina | -mos -de | -ndo -ada | -ras -en | -res -de | -ste -nto | -tan -las
    0.4: ^ calzo | ^ con | ^ curso | ^ decidi | adolescencia | adolescentes | adolescentes y | al trabajo | ayudame | bajar | calzo | calzo 0 | catalan
    0.4: claro | cocina | conducir | da alergia | de conducir | el proyecto | en gijon | entiendo nada | espanol | fascina | ir | la adolescencia
    0.4: me fascina | me llama | pescado | por | proyecto en | queda | quiero bajar | quince | restaurantes | se llama | ser | tandil | tenga | tercer
    0.4: turno
    0.35: -, -tra | -0 -los | -: -ivo | -^ -las | -^ -ya | -a -la | -ado -en | -ate -que | -bre -la | -cho -, | -de -la | -el -0 | -el -lor | -en -asa
    0.35: -en -ira | -ene -nte | -ilo -un | -ipo -0 | -jar -de | -la -rta | -los -ias | -los -ves | -me -ase | -me -ate | -mes -que | -mi -upo
    0.35: -mos -ido | -no -rto | -nta -y | -nto -, | -ora -en | -que -yo | -ran -en | -res -, | -ros -en | -rto -el | -soy -ica | -sta -cho | -tro -nos
    0.35: -una -nda | -uso -nos | -y -ero | : vivo | ^ las | ^ ya | a la | ahora | alquilo un | anos | aunque | banda | base | de la | el 0 | en casa
    0.35: entiendo el | estoy haciendo | gata | hacela | haciendo | hemos | hemos decidido | japon | la comida | la vida | late | llevo | los dias
    0.35: los jueves | maraton | me late | me quedo | mi grupo | mi perro | mundo me | no soporto | olvides | postre | presente que | quiero que
    0.35: recetas | series | sillon | solo | soporto el | tene presente | tipo 0 | todas | uso audifonos | vieja | viernes | xa | y
    0.3: , eso | , te | , yo | -, -eso | -, -te | -, -yo | -: -mi | -^ -ivo | -^ -ndo | -^ -rda | -^ -voy | -a -ado | -ace -un | -ase -a | -ces -por
    0.3: -cho -sts | -de -nes | -de -rra | -en -ali | -en -ito | -ero -los | -es -ela | -evo -? | -las -nes | -me -ues | -me -use | -mer -? | -mi -lor
    0.3: -mos -con | -ndo -te | -nta -que | -nto -? | -ota -que | -por -ana | -que -mi | -ras -cas | -ras -cho | -sde -la | -tal -, | -tos -en
    0.3: -ude -ace | -una -ica | -una -sta | -yo -soy | : mi | ^ alquilo | ^ amo | ^ como | ^ contestame | ^ edito | ^ tomo | ^ vivo | ^ voy | amateur
    0.3: anota que | ayudame con | backend | castellano | clases | clases de | comer ? | cruz | cuando te | desde la | dia | doctorado | doctorado en
    0.3: edito | en | en cali | escucho podcasts | expliques | gusta nada | hace un | llevo ? | los martes | mate | me expliques | me propuse | mejorar
    0.3: mi color | mientras escucho | mira | monoambiente | monoambiente en | negativo | nos | nube | ocho | podcasts | por semana | precios
    0.3: prefiero los | propuse | que mi | recien | rosario | sus | tenemos | un doctorado | un monoambiente | veces | veces por | yo soy
    0.25: , cuanto | , de | , donde | , que | -, -de | -, -nde | -, -nto | -, -rro | -: -ame | -^ -ago | -^ -mis | -a -het | -a -ora | -aru -,
    0.25: -con -ana | -de -res | -ejo -un | -el -rea | -el -ton | -elu -: | -en -cas | -en -ici | -en -iso | -en -mi | -en -ngo | -ena -con | -ica -nte
    0.25: -ico -en | -iso -en | -ivo -es | -la -lsa | -las -des | -las -hes | -me -ico | -me -les | -mi -elu | -mi -lla | -mi -rio | -nas -en | -nas -me
    0.25: -nas -y | -oda -reo | -odo -en | -ora -ita | -ota -mi | -pre -ame | -que -bro | -res -ces | -ros -, | -rro -res | -rve -ara | -soy -aru
    0.25: -soy -tor | -toy -ndo | -toy -ome | -un -ano | -una -ata | -uno -pre | -y -la | -y -un | -y -via | -ya -lo | -ya -sta | ^ desayuno | ^ hago
    0.25: ^ mis | a crochet | algun | anota mi | aprendi | aprendo | area | area de | avena con | bici | caracas | celu : | con banana | con postgres
    0.25: corro tres | crochet | cuando me | dedico | dedico a | desayuno siempre | django | el area | en bici | en caracas | en django | en mi
    0.25: en quito | en valencia | en valparaiso | escritora | escritora favorita | estoy sacandome | estudio | favorita es | futbol | gijon | hables
    0.25: hermano | hipotiroidismo | la manana | la salsa | la siesta | las noches | manejo un | maru | maru , | me dedico | me gusta | me hables
    0.25: mi celu | mi escritora | mi talla | naranja | noches | pida | piso en | planilla | programador | quito | quito , | sacandome | siesta
    0.25: sirve para | sobre la | soda | soda stereo | soy maru | soy vegana | stereo | talla | tejo | tejo a | todo en | tres veces | turnos | una gata
    0.25: una planilla | valencia | valparaiso | y la | y todavia | y un | y una | ya esta | ya lo
    0.2: , soy | , una | -, -los | -, -nos | -, -soy | -. -com | -^ -die | -^ -fro | -^ -ita | -^ -mi | -^ -umo | -^ -uno | -ail -. | -ajo -con
    0.2: -al -uel | -amo -el | -ana -. | -asa -no | -ase -igo | -blo -hua | -bra -ial | -cha -de | -das -las | -de -mar | -de -nza | -de -ras | -dio -ico
    0.2: -dos -nas | -doy -ses | -el -cal | -el -ndo | -en -ado | -en -nte | -ero -rer | -es -nde | -fro -de | -gia -en | -gun -dia | -ica -sde
    0.2: -ime -asi | -la -mia | -mi -bre | -mis -0 | -nea -por | -no -hay | -no -ndo | -nos -con | -odo -el | -por -nea | -que -toy | -rca -de
    0.2: -ria -gar | -se -ama | -soy -dor | -te -ase | -ter -en | -toy -de | -un -axi | -un -dor | -y -yo | . com | ^ estudie | ^ explicame | ^ fumo
    0.2: ^ mi | ^ sufro | ^ tenemos | ^ usamos | al niquel | algun dia | amo el | anos de | c | cada | cafe | casa no | com | de dos | de fumar
    0.2: domingos | doy clases | el local | el proximo | en adelante | es donde | esteban | estoy de | estudio juridico | explicame | fumar | fumo
    0.2: gimnasio | gustaria llegar | hablo quechua | juego al | juridico | la guitarra | lengua | levanto a | linea por | los domingos | maestra
    0.2: master en | me levanto | mecanico | mellizas | mi nombre | mis 0 | niquel | no entiendo | no hay | noche | obra | obra social | para
    0.2: pase codigo | pases | podes | por linea | primer | proximo | que estoy | quiero correr | sobre | sufro | sufro de | taxi | te pase | todas las
    0.2: todo el | trabajo con | un taxi | usted | y yo
    0.15: , sobre | -^ -le | -^ -no | -ace -dos | -al -nal | -ame -de | -ame -las | -ase -en | -bre -odo | -de -ato | -de -rio | -de -ura | -dor -ico
    0.15: -edo -mer | -en -ega | -en -mis | -en -mos | -en -que | -eno -en | -era -es | -es -0 | -gua -rna | -iez -nos | -ita -es | -las -das | -las -de
    0.15: -les -jos | -me -ano | -mi -gua | -mi -ona | -mi -reo | -mos -res | -nca -en | -ndo -a | -nes -a | -ngo -smo | -no -edo | -no -le | -no -ses
    0.15: -oco -de | -omo -dio | -omo -soy | -ono -, | -ora -toy | -pa -rme | -que -el | -que -pas | -que -uso | -reo -. | -res -en | -se -ede
    0.15: -tas -que | -tel -de | -un -oco | -un -tal | -un -upo | -una -eta | -ura -, | -uro -les | -uso -lla | -vos -y | -voy -por | -y -el | -y -ito
    0.15: -zar -una | 0 kilos | ^ decidimos | ^ juego | ^ le | ^ no | ^ prefiero | ademas | ahora estoy | al final | ando | ando en | anos , | apuntalo
    0.15: asi | cali | camionero | carpinteria | case | case en | cierra | como soy | comprarme | contador publico | correo . | dame las | dan
    0.15: de ruedas | dejar el | des | diez anos | empresa | en gramos | en kotlin | en mis | es 0 | escribime | estudiar | explicaciones | facturas en
    0.15: gramos | hace dos | hacer | hotel | hotel de | jubilada , | kilos | kotlin | lanzar | lanzar una | lengua materna | libres | los sabados
    0.15: madre | master | materna | me case | me dan | me des | mi correo | mi gato | mi lengua | mis ratos | montana | muebles | muebles viejos | no le
    0.15: no puedo | no uses | poco de | publico y | puedo comer | que no | que sepas | que uso | quedarnos | quedarnos con | ratos | ratos libres
    0.15: resolvimos cerrar | respondeme siempre | restauro | restauro muebles | ruedas | sabados | se puede | servidor | silla | silla de | sobre todo
    0.15: soy camionero | soy contador | tenemos tres | tengo hipotiroidismo | treinta | treinta y | un grupo | un hotel | un poco | usado | usar | uses
    0.15: uso silla | viejos | voy por | vueltas | y el
    0.1: , asi | , pasame | -, -ada | -, -asi | -. -ple | -^ -evo | -^ -ica | -^ -me | -^ -nca | -^ -ros | -^ -uro | -a -dar | -a -mis | -a -rgo
    0.1: -a -tro | -ado -, | -ago -ica | -al -sio | -amo -upe | -ani -, | -ara -tar | -ast -de | -blo -ues | -bre -les | -cos -me | -dan -gia | -de -dos
    0.1: -de -mas | -del -nol | -dia -ida | -dio -el | -eda -en | -edo -con | -ejo -una | -en -ago | -en -aro | -en -dot | -en -el | -en -res | -en -rzo
    0.1: -en -un | -eno -es | -ero -, | -ero -ado | -es -sde | -ial -es | -ica -en | -ida -es | -ime -a | -imo -, | -ito -? | -ito -rca | -la -sis
    0.1: -las -las | -lla -iza | -lsa -cha | -mas -del | -me -cen | -mer -ani | -mi -bra | -mi -ipo | -mi -sis | -nas -a | -nca -me | -nda -de
    0.1: -ngo -rno | -no -des | -nol -blo | -nor -, | -omo -hol | -ora -de | -por -ajo | -por -mi | -q -no | -rio -es | -sin -car | -sto -las | -un -ast
    0.1: -un -oro | -una -app | -upe -ero | -upo -de | -ves -ngo | -vos -: | -y -es | -y -ien | -y -ora | -yor -, | . example | ^ acordate | ^ ademas
    0.1: ^ curro | ^ laburo | ^ lidero | ^ llevo | ^ me | ^ nosotros | ^ nunca | ^ somos | a astro | a cargo | a mis | acordate | ademas del
    0.1: al gimnasio | alcohol | android | app | astro | barrio | bastante | bebe | cargado | ceramica | comer mani | cuatro | curro | dan alergia
    0.1: del espanol | depto | desarrollando | desempleado | detesto las | dieta | dime | divorciada | dos anos | el calor | el encargado | en el
    0.1: en godot | en marzo | en santiago | en un | encargado | es osde | escribiendo mi | escribime a | espanol hablo | estoy desarrollando
    0.1: estoy desempleado | estoy divorciada | favorito ? | godot | grupo de | guadalupe pero | gusta mucho | hablo portugues | hacemos | hago ceramica
    0.1: hincha | hincha de | jira | jueves tengo | la montana | las multitudes | lidero | llamo guadalupe | loja | los planos | macha | mama
    0.1: manejo una | mayor , | me dicen | mi equipo | mi obra | mi tesis | migracion | multitudes | negativo , | no olvides | nueve | nunca me | odio el
    0.1: ojo | osde | pasame | personas a | podcast | podcast de | por mi | pueblito | pueblito cerca | q no | queda en | quedo con | renata
    0.1: salsa macha | santiago | siempre dame | sin azucar | social es | soy intolerante | terreno | todos los | tomar | tomo alcohol | trabajamos con
    0.1: trenes | tres hijos | un loro | un podcast | un pueblito | una app | unity | urquiza | veterinaria | villa | villa urquiza | y ahora | y es
    0.05: #20 | , le | , me | -, -le | -, -me | -0 -dos | -^ -cha | -^ -ojo | -a -pon | -a -sar | -a -una | -ack -es | -ado -sde | -ama -ina | -ame -el
    0.05: -ame -en | -ame -omo | -amo -en | -ani -me | -ano -y | -ata -que | -cer -ano | -cho -en | -de -ada | -de -das | -de -ero | -de -ers | -de -ete
    0.05: -de -ido | -de -lir | -de -sta | -de -tas | -dio -ria | -dos -tos | -el -ani | -el -dia | -el -rde | -el -ter | -en -gro | -en -ias | -eno -omo
    0.05: -es -lo | -es -un | -gas -jis | -ico -sde | -igo -y | -ime -upe | -ion -soy | -ios -, | -la -dia | -la -ura | -las -, | -lo -mio | -lo -mos
    0.05: -me -eno | -me -ile | -me -ime | -mi -che | -mi -ido | -nal -egi | -nda -ave | -ngo -con | -nos -que | -oco -la | -ojo -que | -por -si
    0.05: -que -mos | -res -tes | -ria -en | -rle -bre | -rra -a | -sde -ico | -soy -rdo | -tas -de | -tos -nos | -ues -lo | -un -nte | -una -ita
    0.05: -una -lux | -upe -, | 0 todos | ^ ojo | ^ recorda | a japon | a una | a usar | abogada | adelante | ahorrando para | alergico desde | almagro
    0.05: anos que | avena | azucar | banana | banda de | basico | buscando | canto | casi | cerca | codigo | con ejemplos | consultarle
    0.05: consultarle sobre | coreanas | covers | cuarto | cuatro anos | de covers | de datos | de insomnio | de jardineria | de las | de lunes
    0.05: de profesion | de tres | decime lupe | desde chico | desempeno | desempeno como | despacio | diseno | django con | dos gatos | el backend
    0.05: el dia | el laburo | el mani | el master | el verde | en almagro | encuentro | enfermeria | equipo de | es lo | es un | estacion | estamos
    0.05: expliques lo | final elegi | gata que | haciendo un | hilux | honda | honda wave | insomnio | jardineria | jubile | la base | las peliculas
    0.05: le | lo basico | lo mio | lunes a | lupe | mani me | me desempeno | me jubile | me pongas | mi barrio | mi coche | mi cuenta | mi vieja | miro
    0.05: oficina | ojo que | paz | peliculas | peliculas coreanas | pongas emojis | por si | profesion soy | programo en | recorda | roja | sap | simon
    0.05: sirve | stack | stack es | svelte | tenemos una | tercer ano | toco la | tres restaurantes | una banda | una hilux | una honda | uno | vida
    0.05: wave | xq | y estudio
    -0.05: , ciudad | , con | , edad | , no | , perdon | , sos | , y | -, -con | -, -ndo | -, -no | -, -sos | -, -y | -: -. | -^ -ece | -^ -egi | -^ -eza
    -0.05: -^ -gui | -^ -ibe | -^ -pre | -^ -uci | -a -nar | -ada -en | -afo -, | -ajo -, | -ajo -sde | -ana -a | -ana -un | -ano -es | -bol -, | -bre -:
    -0.05: -dad -: | -dos -vos | -edo -el | -eje -el | -el -est | -el -ipt | -el -ivo | -el -uto | -en -aso | -en -lla | -en -nos | -era -nco | -ero -no
    -0.05: -es -ara | -ese -ulo | -eta -es | -evo -en | -hes -, | -ias -a | -ida -y | -jar -en | -jes -dar | -la -asa | -la -fia | -la -nte | -la -via
    -0.05: -las -ras | -le -sto | -lo -mas | -lo -que | -me -can | -me -jes | -mer -shi | -mi -elo | -mi -igo | -mi -opo | -nca -vi | -ndo -aba
    -0.05: -ndo -yo | -ngo -sta | -no -es | -no -hes | -osa -y | -ota -: | -que -iga | -que -rar | -que -tal | -que -te | -res -tos | -rmo -en
    -0.05: -sde -los | -sos -lo | -sta -ana | -sta -ndo | -ste -nde | -tes -bre | -tra -osa | -tre -con | -ulo -, | -un -che | -un -ive | -un -lan
    -0.05: -un -ror | -vio -, | -vio -aro | -y -ive | -y -tu | -yo -tra | : . | ^ anoche | ^ avisame | ^ empece | ^ escribe | ^ segui | ^ siempre
    -0.05: ^ traduci | ^ vamos | ano que | b | bariloche | bilbao | cambio | cansado | cenar | chino | clienta | clientes nombre | comer sushi | consola
    -0.05: contesto | de tucuman | deje el | dejes | dejes olvidar | desastre con | desde los | diabetes | dias a | dolor | duermo en | edad : | ejemplos
    -0.05: el auto | el mismo | el script | el test | empece | en caso | es intolerante | es para | escribe | ese titulo | esta semana | este finde
    -0.05: estoy cansado | frances | gana un | gente | gusta | hola | horoscopo | ingeniera | into clientes | jajaja no | la nasa | la verdad | lactosa y
    -0.05: le contesto | llovio paro | lo mas | lo que | manana a | manches | manches , | martin | mayor | me dejes | me sacan | menos | meta es
    -0.05: mi codigo | mi horoscopo | mi vecino | nasa | no es | no manches | nombre : | nunca vi | olvidar | otra cosa | pagaria | paris | pongamos que
    -0.05: porque | prefiere | prende | que diga | que tal | que te | quiere | rapido | sacan | salen | script | segui | sos lo | tardisimo | tengo
    -0.05: test | titulo , | trabajaba | trabajaba en | trabajara | trabajo , | trabajo desde | traduci | tuviera cinco | un detective | un error
    -0.05: un plan | una carta | values , | vi | viene el | y tu | y vive | yo otra
    -0.1: , pan | , todavia | -, -eme | -, -pan | -, -udo | -, -via | -. -log | -0 -: | -: -che | -^ -bes | -^ -bie | -^ -ibi | -^ -tes | -^ -uve
    -0.1: -a -bar | -a -die | -a -que | -amo -rea | -ara -ste | -ara -una | -cta -en | -de -opa | -del -nco | -ean -las | -eh -, | -el -ajo | -en -ana
    -0.1: -en -ant | -en -gle | -en -ida | -en -ord | -en -ypf | -ene -dos | -era -yo | -es -ico | -eve -y | -evo -res | -fan -de | -hoy -ajo | -ico -.
    -0.1: -iez -tos | -ina -el | -la -che | -la -luz | -log -bre | -los -que | -lta -con | -me -ste | -mi -ora | -nca -ije | -ndo -ean | -ngo -nas
    -0.1: -ole -. | -omo -mi | -pan -y | -pre -, | -pre -cia | -que -es | -que -ran | -rar -? | -ron -ajo | -sar -el | -soy -el | -soy -fan | -ste -ail
    -0.1: -sto -en | -toy -por | -un -igo | -una -bio | -una -rma | -uve -un | -y -sin | -ya -era | . log | 0 : | : hola | : leche | ^ antes | ^ cambie
    -0.1: ^ escribi | ^ sabes | ^ tuve | a nadie | a probar | a que | arquitecta | arquitecta en | bio | cafeteria | campo | clase | cobra | como mi
    -0.1: console | console . | corazon | cuando sean | cuanto | cuesta | de harina | del banco | depa | diez minutos | diga | dolor de | eh , | el boton
    -0.1: el trabajo | en espana | en globant | en google | en merida | en word | en ypf | encanta como | entiendo las | es alergico | escribi
    -0.1: este mail | estoy por | fan | fan de | globant | gusta el | gustaria | haceme | haceme un | horas | hoy trabajo | imaginate que | la luz
    -0.1: la noche | ladran | las mananas | leche , | llevo tres | lo | log | log nombre | los que | luz | mananas | me gustaria | medicina en | medico ,
    -0.1: mensaje | merida y | mientras | nunca dije | ofrecieron trabajo | opinion | pan y | para este | para una | peru | probar | puntos | que ladran
    -0.1: que soy | quedamos | quisiera yo | recordame manana | respondeme | salta | salta con | sean | sean las | siempre , | siempre decia | soy el
    -0.1: soy fan | tiene dos | trabajo | tranquilo | tres puntos | tuve | tuve un | un mensaje | una bio | una cafeteria | usar el | windows | word
    -0.1: y sin | ya quisiera | ypf
    -0.15: , contame | , dice | -, -ate | -, -ice | -0 -ros | -: -ajo | -^ -cta | -^ -ect | -^ -int | -^ -sco | -a -odo | -ace -de | -ado -: | -ame -a
    -0.15: -amo -la | -aza -, | -cta -una | -cto -, | -de -car | -dia -ina | -dos -tas | -el -aje | -el -elu | -el -iso | -el -sol | -elo -cil | -elo -en
    -0.15: -en -las | -en -lo | -en -rio | -en -uba | -fil -ado | -hoy -no | -ico -, | -igo -no | -imo -dia | -lon -de | -los -nos | -me -dan | -me -ene
    -0.15: -me -nce | -men -de | -mi -gra | -mi -ijo | -mi -imo | -mos -q | -no -me | -no -soy | -oce -nos | -one -que | -q -ngo | -que -cer | -que -omo
    -0.15: -que -vio | -rme -ndo | -ror -0 | -ser -. | -si -ajo | -soy -ado | -soy -tu | -sta -che | -sta -vez | -un -bro | -una -uda | : trabajo
    -0.15: ^ busco | ^ dale | ^ haceme | ^ hagamos | ^ print | ^ redacta | ^ select | a todo | abogado , | armando | avisarme cuando | carro | carta de
    -0.15: casado con | codigo no | como | contame | convence | conviene | cuba | detective | doce anos | donde | duda con | el celu | el cliente
    -0.15: el personaje | el piso | el sol | en cuba | en las | en lo | era | error 0 | esta noche | esta vez | estudia medicina | explicamelo facil
    -0.15: from | gana | hace de | hagamos | hay | hoy no | la ortografia | la primera | la version | lunes | me convence | me conviene | menuda
    -0.15: mi hijo | mi primo | mi suegra | mina | no me | no soy | nombre , | oidos , | ortografia | pesado | pide | primo | primo estudia | print
    -0.15: q tengo | que hacer | que llovio | que trabajo | redacta | redacta una | rojo | sale | seguro | select | si trabajo | si tuviera | si viviera
    -0.15: sol | soy tu | suegra | supongamos que | tango | te | tiene | trabajar en | un libro | una duda | una mina | user . | usuario | veo | viene
    -0.15: where
    -0.2: , vivo | -, -dad | -, -ivo | -: -0 | -^ -a | -^ -aca | -^ -el | -^ -hay | -^ -uce | -aca -mos | -ado -sta | -aja -en | -ara -ana | -asa -de
    -0.2: -ber -ido | -cen -que | -cho -el | -de -los | -de -nde | -de -rme | -en -ami | -en -ico | -es -tra | -eso -, | -gar -el | -ido -, | -ima -,
    -0.2: -ion -a | -lve -ull | -mar -al | -me -ele | -mi -ajo | -mi -cto | -mi -ofe | -mis -res | -mos -en | -ngo -, | -no -ivo | -no -toy | -nor -en
    -0.2: -omo -pre | -omo -un | -que -ana | -que -ngo | -rma -a | -rme -a | -sto -, | -ual -es | -uce -al | -via -en | -y -no | : 0 | ^ a | ^ aca
    -0.2: ^ donde | ^ el | ^ hay | ^ que | ^ traduce | aca andamos | alarma a | andamos | andamos , | anos en | aprender | aqui | bano | bueno ,
    -0.2: cancion | casa de | como siempre | como un | congreso , | cual es | de donde | de los | decia : | devuelve null | dicen que | digame | duele
    -0.2: en cuenta | en mexico | en miami | estoy leyendo | estudia | funcion | gustan | haber nacido | harina | hasta | informe | la pagina | leyendo
    -0.2: llamar al | llamaria | llueve | me duele | me llamaria | mendoza | mi profe | mi proyecto | mi trabajo | miami | mucho el | nacido | nacido en
    -0.2: nada en | ninos | no estoy | no vivo | null | opciones de | oracle | pagar | pagina | para manana | parce | pensas | profesora | q | que es
    -0.2: que tengo | quiero un | reuniones | senor en | tango , | tener | trabajo en | traduce | traduce al | u | un enfermero | uruguayos | vecino
    -0.2: vivia | vivia en | vivo | y no | y tengo
    -0.25: -, -ene | -0 -nfo | -0 -tes | -^ -nst | -^ -ora | -^ -por | -^ -un | -a -cer | -a -mer | -al -ani | -ale -, | -ara -el | -aso -de | -edo -sar
    -0.25: -eer -el | -en -ces | -ero -q | -ias -me | -ice -mi | -ico -al | -ivo -con | -la -nda | -la -sta | -leo -y | -lo -smo | -me -nta | -mi -ion
    -0.25: -nas -de | -nas -nas | -ndo -nto | -nte -de | -omo -te | -ria -lar | -ros -y | -soy -una | -sta -la | -te -edo | -toy -ado | -un -eso
    -0.25: -ver -que | -xto -es | -y -lla | -yo -era | 0 antes | 0 info | ^ ahora | ^ armame | ^ const | ^ ponelo | ^ por | ^ segun | ^ un | a comer
    -0.25: a hacer | al mani | alergico al | alla | banco | caso de | como te | congreso | dale , | de que | de viajar | departamento en | dias me
    -0.25: dice mi | digame que | el campo | el examen | el gato | el sabado | el tiempo | en berlin | en frances | espana | examen de | fue | ganas
    -0.25: ganas de | imprime | la segunda | la vecina | leer el | leo y | lo mismo | los perros | me encanta | mucho | nunca | para el | parrafo | pasa
    -0.25: perfil | personaje | plan | ponelo | ponelo en | puedo usar | puesto | rato | risa | senor | soy una | sushi | te quedo | texto es
    -0.25: un cliente | un congreso | un cuento | una companera | ver que | y falla
    -0.3: -: -ola | -: -yo | -^ -eme | -^ -ert | -^ -one | -ame -ana | -ara -la | -asi -, | -ble -de | -con -el | -con -los | -de -ica | -de -iso
    -0.3: -de -plo | -dio -a | -dos -, | -el -ble | -ele -la | -ema -con | -ero -nos | -ert -nto | -es -ica | -ica -mos | -iso -es | -la -eza | -mas -rto
    -0.3: -me -amo | -me -nte | -me -oca | -mi -ano | -mi -apa | -mos -al | -ner -un | -nos -a | -nto -tes | -q -te | -que -gar | -rme -el | -sde -el
    -0.3: -soy -cta | -sta -que | -ste -xto | -un -nto | -una -ona | -ven -aba | -y -en | : yo | ^ insert | ^ uno | algo | asi , | casado | con el
    -0.3: const | cuento | de ejemplo | de piso | desde el | dormir | duele la | el ano | encantaria | enero nos | es alergica | este texto
    -0.3: estoy casado | finde | firme | galicia | gano | insert | insert into | into | joven | la cabeza | mas corto | me encantaria | me toca
    -0.3: mi hermano | mi papa | muero de | odio a | para la | perros | piso es | preguntas | problema | problema con | programar | q te | riesgo
    -0.3: tarjeta | tener un | trabaje en | un problema | una persona | values | vamos | y en
    -0.35: , amo | , es | , la | -, -amo | -, -ero | -, -es | -, -la | -: -soy | -^ -si | -ano -0 | -car -la | -cco -, | -de -ber | -de -nta | -de -pre
    -0.35: -der -la | -el -smo | -en -rid | -eno -, | -has -con | -ion -en | -la -ora | -len -has | -me -len | -me -rte | -mi -uto | -ni -ivo | -nto -de
    -0.35: -omo -me | -ron -en | -tan -los | -y -se | -y -soy | : soy | ^ jajaja | ^ si | ^ vendo | anoche | avisame | bogota | carta | como me
    -0.35: de cuenta | de haber | de siempre | desperte | domingo | el domingo | en madrid | gano 0 | gustan los | haber | hambre y | jajaja | labrador
    -0.35: me acuerdo | me desperte | me salen | mejor | mi auto | mis padres | ni vivo | ojos | padres | rocco | rocco , | ronchas | ronchas con
    -0.35: salen ronchas | tal | un perro | una semana | vendo mi | y se | y soy | yo
    -0.4: -^ -ala | -aje -en | -de -der | -en -sto | -era -omo | -ero -mer | -es -una | -ice -que | -ios -de | -la -red | -los -jos | -me -ero | -me -rdo
    -0.4: -ndo -la | -nes -de | -nfo -ser | -no -uso | -por -una | -sar -la | -sde -yer | -soy -de | -soy -ico | -sta -ion | -uf -, | -una -era | -voy -a
    -0.4: ^ cuando | ^ ojala | ^ pongamos | aca | acordate de | ahi | antes | berlin | boton | caso | desastre | desde ayer | dice que | el viernes
    -0.4: es una | esperar | explicamelo | gusta la | hermano es | hice | info user | jefa | la | la cancion | la pared | madrid | me muero
    -0.4: mi companera | muero | no | no uso | nueva | ojala | pared | pena | pongamos | por una | python | quien | regla | segun | soy de | tu respuesta
    -0.4: uf , | un amigo | un desastre | voy a
    -0.45: , pero | -0 -nos | -^ -aba | -aba -cho | -aca -, | -cia -: | -con -mis | -evo -, | -ilo -en | -ion -, | -la -ion | -le -sta | -les -es
    -0.45: -los -ios | -mis -los | -nda -ion | -ngo -la | -no -veo | -nte -ene | -olo -ero | -que -de | -res -ias | -rte -y | -un -nor | 0 anos | abuelos
    -0.45: aburrido | amigo | clientes | con mis | de avisarme | ese | examen | facil | fuera | haciendo la | ingles es | llamar | llamo | llovio | mas
    -0.45: me llamo | mil | mis abuelos | mudarme | mudarme a | murio | nada | no veo | paciente tiene | parcial | paro | pedir | sigamos | tengo ganas
    -0.45: tengo la | tiempos | tres dias | un rato | un senor | vos
    -0.5: , vive | -, -ive | -^ -ice | -^ -uf | -a -las | -a -mi | -al -les | -con -la | -de -ven | -el -nes | -eme -un | -es -de | -ila -en | -ive -en
    -0.5: -la -cha | -las -0 | -les -: | -me -ijo | -me -ira | -mi -ino | -no -ila | -omo -se | -roz -y | -si -era | -tes -aba | ^ hice | ^ imaginate
    -0.5: ^ supongamos | ^ uf | a mi | al ingles | alarma | arroz y | como se | compila | con la | cuervo | de joven | es de | facturas | fin | frase
    -0.5: impresora | ingles : | las 0 | lei | los lunes | me dijo | me tira | no compila | puso | reunion | si | supongamos | tarde | tengo hambre
    -0.5: tira | tus | uf | una alarma | vive en | viviera en
    -0.55: #4 | -^ -de | -^ -nde | -dia -, | -don -, | -eta -de | -hay -un | -la -ena | -mi -ana | -ngo -0 | -no -ajo | -por -el | -ror -de | -y -nca
    -0.55: -y -que | ^ de | compro | de tinder | devuelve | dia , | el protagonista | final | hay un | hermana | le gusta | medicina | mi hermana
    -0.55: no trabajo | papa | perdon , | por el | pregunta | sacar la | soy medico | tengo 0 | tinder | una reunion | vino | y nunca | y que
    -0.6: -^ -ale | -^ -paz | -^ -ual | -^ -una | -el -ves | -ero -la | -ion -de | -la -eta | -lar -nes | -mi -efa | -mos -, | -ngo -jos | -nta -sde
    -0.6: -omo -son | -rre -del | -soy -yo | -sta -omo | -tu -sta | ^ capaz | ^ cual | ^ cuanto | ^ una | arroz | busco | capaz | de chica | el jueves
    -0.6: el metodo | estoy pensando | falla | gusta como | hablar japones | metodo | mi jefa | prefiero la | primera | segunda | soy abogado | soy yo
    -0.6: tengo hijos | un italiano | viviera
    -0.65: -^ -en | -de -jar | -ero -de | -las -bes | -mos -a | -ndo -el | -ora -, | -sta -el | -una -iga | -y -0 | -y -ngo | ^ en | cunado
    -0.65: departamento | eso | esperando | ingles | las nubes | me ofrecieron | me pregunto | mi cunado | nubes | ofrecieron | pensando | quedo | sos
    -0.65: tema | trabajar | una amiga | user | vinetas | y 0
    -0.7: -, -don | -^ -aje | -^ -gun | -^ -sta | -^ -y | -ala -era | -bre -el | -bre -y | -el -ado | -el -ato | -ene -en | -res -nes | -un -tre
    -0.7: -y -ras | ^ esta | ^ mas | ^ trabaje | ^ y | avisarme | cual | de chico | el | encanta | idea | pregunto | profe | sabes | se | sobre el
    -0.7: tene en | tucuman | usaba
    -0.75: -, -mos | -^ -ace | -de -era | -el -sta | -es -que | -no -, | -un -ato | -vos -, | ^ hace | ^ necesito | ^ quiero | alergico a | dale
    -0.75: de historia | dije | entre | es que | estos | huevos | imaginate | no , | nuevo | odia | piano | receta | respuesta | sacar | todavia | voz
    -0.8: , respondeme | -de -eso | -de -ina | -lor -de | -mi -efe | -no -nde | -odo -dos | -que -ste | -soy -odo | alergico | borges | de eso | del
    -0.8: dias | dijo | jefe | lima | mi jefe | o | oidos | pan | soy todo | todo oidos | version
    -0.85: -^ -aja | -^ -hoy | -el -nal | -en -ima | -era -en | -yo -no | ^ hoy | cliente | comprar | el final | en lima | hambre | ni | vecina | yo no
    -0.9: -nes -, | -una -ion | abogado | con los | epoca | perdon | tuviera
    -0.95: -^ -es | -de -ado | -de -ico | -los -res | -mi -ado | -ndo -con | -ngo -bre | ^ es | ando con | medico | tenia | trabaje | un | unos | vez
    -1: acuerdo | cabeza | consulta | duda | gracias | gripe | info | mal | trabaja
    -1.05: -el -mpo | -el -odo | -mos -que | azul | persona | protagonista
    -1.1: -de -mi | -las -mas | -un -rro | a las | de mi | mismo | trabaja en
    -1.15: -^ -la | ^ la | amiga | companera de | edad
    -1.25: companera | este | verdad
    -1.3: -soy -un | ayer | error | esta | soy un | vive
    -1.35: #0 | paciente
    -1.4: -el -ano | dice
    -1.45: #1 | : | corto | jaja | que
    -1.5: decia | nombre | otra | texto
    -1.55: usa
    -1.7: -aba -en | manana | titulo | tu
    -1.8: -me -ria | esa
    -2.05: hoy
    -2.1: esto
    -2.2: cuando
    -2.65: ?`,
};
