import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const SPANISH_TEACHES: FeatureWeights = {
  bias: -1.7,
  features: `
    1.85: curso
    1.65: uso
    1.45: sepas
    1.3: decidido
    1.25: mis
    1.2: -con -res | mi | somos
    1.15: -la -ida | -los -tes | manejo | va
    1.1: -ndo -me | ; | tercer
    1: -pre -en | codigo | de | siempre en
    0.95: #14 | -^ -ngo | -^ -soy | -el -tro | 0 | ^ soy | ^ tengo | puedo | vegetariano
    0.9: -ivo -, | -me -gas | . | estudio | hace | soy
    0.85: -rda -que | -soy -, | ^ recorda | hablo | los | precios | recorda | recorda que | sin | soy , | todos
    0.8: , | -la -ana | -las -nes | -nos -de | -que -en | -toy -ada | cilantro | el cilantro | equipo | ir | llama
    0.75: , hoy | -, -hoy | -^ -aci | -ndo -una | -nto -a | ^ naci | ahora | comida | decime | leer | naci
    0.7: -^ -mi | -el -0 | -el -ate | -pre -que | ^ mi | el 0 | el mate | pa | portugues | siempre que | tenemos
    0.65: -que -la | -tes -de | -ya -sta | hipotiroidismo | jubilada | que la | respuestas | ya esta
    0.6: -, -los | -a -rio | -asa -mos | -los -des | -mis -tos | -nos -con | antes de | casa | desde | en kotlin | espanol | gata | guadalupe | kotlin
    0.6: que en | usted
    0.55: #10 | -ame -el | -cas -, | -dad -de | -el -end | -en -ado | -ipo -de | -y -ito | ^ tenemos | castellano | explicaciones | hago | meses
    0.55: noche , | quedarnos | quedarnos con | svelte | vivo , | vuelta
    0.5: -^ -blo | -^ -ido | -^ -ya | -aci -en | -ada -de | -de -ora | -en -aro | -ero -que | -me -nto | -nas -, | -nos -, | -ora -en | -pas -que
    0.5: -que -pas | -rra -y | -te -nto | -una -ata | ^ hablo | ^ ya | alergia | d | de ahora | decidimos | en mas | entiendo | es | ibarra | ibarra y
    0.5: mellizas | naci en | no entiendo | que el | que sepas | se llama | sepas que | una gata
    0.45: , cuanto | -, -nto | -: -ivo | -? -el | -^ -toy | -^ -uso | -asi -que | -de -nos | -el -que | -la -ave | -los -gos | -mas -me | -mis -0
    0.45: -ndo -ndo | -ria -en | : vivo | ? el | ^ estoy | ^ uso | asi que | celu | comer | con postgres | cuatro | el que | guarani | martes | mas me
    0.45: mis 0 | negativo | noche | ojo | postgres | soporto | soy alergica | xa
    0.4: , de | -, -de | -? -? | -^ -ejo | -^ -ivo | -^ -rda | -ail -. | -aru -, | -cer -ano | -en -iso | -ito -una | -mi -ido | -ndo -un | -ngo -smo
    0.4: -no -ndo | -nto -, | -odo -el | -que -el | -que -es | -que -los | -que -toy | -ria -, | -soy -aru | -tos -nos | -una -ica | -y -ero | ? ?
    0.4: ^ manejo | ^ vivo | anos | aunque | decidi | dos | emojis | en valparaiso | grupo | la semana | la universidad | maru | maru , | para
    0.4: penicilina | que estoy | que los | recien | resolvimos | soy maru | tengo hipotiroidismo | tercer ano | todo el | universidad | universidad de
    0.4: valparaiso
    0.35: -^ -uro | -de -nza | -eme -pre | -en -mas | -es -nde | -ios -, | -ir -a | -me -des | -nca -me | -pa -rme | -que -mas | -que -uso | -res -,
    0.35: -se -me | -un -ero | -una -rta | ^ laburo | a ver | cuando me | es donde | estoy | ir a | lo | mate | me | nunca me | pase | pida | que mas
    0.35: que uso | se me | te cuento | vale | ver | xq
    0.3: , donde | , en | , yo | -, -en | -, -nde | -, -yo | -0 -y | -^ -nca | -^ -ojo | -a -rar | -al -nal | -ave -del | -cho -en | -cos -me | -cto -en
    0.3: -dan -gia | -de -nar | -ejo -una | -el -cto | -en -ali | -en -asa | -en -ira | -es -el | -es -lo | -la -ina | -lo -mos | -ngo -una | -que -con
    0.3: -que -me | -que -yo | -tas -, | -tro -nos | 0 y | ^ nunca | ^ ojo | ademas | adoptamos | adoptamos un | al final | dan alergia | de desayunar
    0.3: desayunar | diagnosticaron | el proyecto | en cali | en casa | es el | es lo | linea | manejo una | mercado | necesito | proyecto | proyecto en
    0.3: que es | que me | queretaro | quince | resido | resido en | te | tengo una | usar | y quiero
    0.25: -, -ime | -0 -, | -0 -los | -^ -dos | -^ -las | -^ -lzo | -^ -ota | -^ -rso | -ana -. | -ara -tar | -ata -: | -ata -que | -de -tos | -elu -:
    0.25: -en -mis | -en -ngo | -gas -jis | -ica -en | -ime -asi | -lla -de | -lzo -0 | -me -da | -me -ses | -mi -elu | -mos -en | -ngo -con | -no -ivo
    0.25: -no -le | -nor -, | -oco -el | -ota -mi | -se -ama | -tes -y | -tos -res | -un -oro | -y -dos | -y -un | -y -via | 0 , | ^ anota | ^ calzo
    0.25: ^ curso | ^ las | ^ toco | ^ todos | ano | anota | anota mi | arequipa | asi | backend | calzo | calzo 0 | celu : | contestame | cv | dime
    0.25: django | django con | en django | en mis | equipo de | favorita | favorita es | fisica | gata que | ideas | las respuestas | le | libres
    0.25: libro | me da | me pases | me pongas | mi celu | mis ratos | no le | no vivo | pedro | planos | plata | plata : | poco | pongas | pongas emojis
    0.25: puede | ratos | ratos libres | tenemos una | toco | toco el | un loro | vegana | y dos | y todavia | y un | ya
    0.2: , asi | -, -asi | -, -una | -: -mi | -^ -amo | -^ -con | -^ -ero | -^ -le | -^ -los | -^ -me | -^ -nga | -a -sar | -aca -en | -ado -, | -amo -en
    0.2: -bia -, | -blo -ues | -che -, | -de -aca | -del -nol | -dor -ico | -el -rea | -en -lan | -en -nta | -epa -, | -goo -0 | -ita -. | -las -,
    0.2: -las -hes | -lgo -a | -los -oce | -mas -del | -mi -ipo | -nga -en | -nol -blo | -nta -, | -por -las | -q -no | -que -edo | -rea -de | -rio -,
    0.2: -ros -, | -rve -ara | -sde -0 | -se -ede | -soy -dor | -tal -, | -upe -ero | -uso -vim | -y -con | -yo -te | : mi | ^ ademas | ^ con | ^ le
    0.2: ^ los | ^ me | ^ programo | ^ tenga | a usar | aca en | ademas del | anos de | area | area de | aunque yo | catalan | chico | colecciono
    0.2: contador publico | correo | de aca | del espanol | desde 0 | el area | en catalan | en cuenta | espanol hablo | guadalupe pero | hablo portugues
    0.2: he | kangoo | kangoo 0 | la vida | laburo | las | las noches | los doce | los martes | mi equipo | mundo me | neovim | noches | pero | por las
    0.2: programo | programo en | publico | publico y | q no | que puedo | quechua | salgo | salgo a | se puede | sirve para | soy contador | tenga
    0.2: tenga en | tipo | uso neovim | veterinaria | y con | yo te
    0.15: , ni | , te | -, -ni | -, -te | -0 -de | -^ -ajo | -^ -cha | -^ -eno | -^ -pre | -ace -un | -aro -, | -blo -ani | -cha -de | -cho -, | -de -ana
    0.15: -de -ted | -eis -nos | -ejo -un | -en -el | -en -les | -en -sos | -ida -en | -ion -soy | -la -ria | -me -cen | -mi -upo | -mos -con | -neo -es
    0.15: -ni -ado | -no -lo | -no -rto | -nta -y | -nte -de | -omo -rne | -por -un | -res -tos | -rne -ni | -rto -el | -tro -. | -upo -neo | -uro -en
    0.15: -vil -, | -y -ves | 0 de | ^ prefiero | ^ siempre | ^ trabajo | amigos | banco | cali | camionero | carne ni | cierra | civil , | como carne
    0.15: con | cumplo | de profesion | de usted | dicen | doce | en el | en ingles | en pesos | entiendo nada | grupo sanguineo | hablo guarani
    0.15: hace un | hacer | hija | ingeniero | la oficina | laburo en | lengua | leo | madre | manejo un | martes y | mayores | me dicen | mi grupo
    0.15: ni pescado | no lo | no soporto | nos quedamos | nuestro | oficina | olvides | pal | pescado | pescado , | por un | pregunte | presupuesto
    0.15: profesion soy | quito | sanguineo | sanguineo es | siete | soporto el | soy camionero | terreno | veces | y jueves
    0.1: #7 | , ahora | , mi | -, -mi | -, -ora | -, -que | -^ -al | -^ -ono | -^ -tro | -a -ver | -ace -dos | -ado -bre | -ano -que | -bre -el
    0.1: -de -dos | -de -gos | -del -ler | -dio -gia | -dos -nas | -el -cal | -en -ega | -gia -en | -ime -upe | -ipo -0 | -iso -, | -las -das | -lga -ada
    0.1: -los -, | -los -dos | -me -edo | -me -ice | -me -sta | -mi -cia | -mi -ijo | -mi -reo | -ndo -ada | -no -hay | -omo -dio | -ono -los | -plo -nos
    0.1: -por -si | -rle -bre | -sde -el | -ses -ios | -soy -ica | -soy -la | -ted -q | -una -lga | -y -ana | -y -de | -yo -soy | -yor -, | -zos -de
    0.1: 0 kilos | ^ acuerdate | ^ al | ^ colecciono | ^ estudio | ^ nuestro | ^ somos | acuerdate | acuerdate de | adoptada | ahora en | anos , | antes
    0.1: apellido | ayudame | clinica | colecciono vinilos | consultarle | consultarle sobre | cumplo anos | dan | de dos | decime lupe | del taller
    0.1: desde el | doy | el encargado | el local | en mercado | encargado | galga | galga adoptada | hace dos | kilos | kilos , | la penicilina | libre
    0.1: local | lupe | mail | mayor , | me dan | me dice | me digas | media | mellizos | mellizos de | mercado libre | mi apellido | mi correo | mi hijo
    0.1: mi socia | mira | mundo | nada de | nadie | neuquen | no hay | pasame | por | por si | prefiero | q | queda | quiero que | seis anos | sobre el
    0.1: socia | soy la | taller | tiene | tipo 0 | una clinica | una galga | usted q | vinilos | vinilos de | viuda | y de | yo soy
    0.05: , los | , para | , pasame | -, -ara | -: -mos | -^ -ado | -^ -ana | -^ -dio | -^ -lo | -^ -mos | -ab -ivo | -ace -res | -ado -y | -bre -la
    0.05: -con -los | -da -gia | -de -res | -de -ria | -de -ura | -en -ago | -en -lin | -en -res | -ero -, | -es -ab | -es -mi | -ias -, | -ica -que
    0.05: -ico -ipo | -la -dia | -me -tes | -mi -ija | -mi -ito | -mos -un | -ndo -pa | -omo -ago | -ota -: | -pre -ame | -ran -en | -res -ses | -rme -un
    0.05: -un -tal | -y -tro | -ya -lo | ^ entreno | ^ lo | ab | ab negativo | ahorrando | ahorrando pa | apuntalo | cenar | cerca | como hago
    0.05: comprarme | comprarme un | cumplidos | cumplidos , | da alergia | dame | datos | diabetico | diabetico tipo | divorciada | el | el mundo
    0.05: en dolares | en santiago | entreno | es ab | es mi | estoy ahorrando | estoy divorciada | findes | hace tres | hermanos | los findes | mama
    0.05: manana me | me trates | mi favorito | mi hija | mio | pa comprarme | quiero | renata | santiago | semana | sirve | sobre | socio | soy vegana
    0.05: soy vegetariano | tenes | toca | todos los | trates | tres meses | vendo | vida | voy | y vendo | ya lo
    -0.05: -0 -nfo | -^ -cta | -^ -ego | -^ -nst | -^ -si | -^ -tos | -^ -una | -^ -zme | -ado -sta | -afo -, | -aje -de | -ber -ido | -cta -una
    -0.05: -de -eso | -de -ica | -de -la | -ean -las | -efe -ijo | -ego -al | -en -ida | -en -ile | -en -rte | -ene -que | -eno -, | -eno -con | -era -de
    -0.05: -ero -esa | -hoy -, | -ico -a | -ida -y | -la -fia | -la -isa | -la -luz | -la -rta | -los -nos | -me -ias | -mos -q | -ndo -ean | -nes -de
    -0.05: -nor -en | -nto -tes | -omo -se | -q -ngo | -que -ana | -que -le | -res -nes | -rma -a | -ser -. | -sta -vez | -tes -bre | -ual -es | -un -ata
    -0.05: -vio -aro | -y -en | 0 info | ^ const | ^ hazme | ^ redacta | ^ si | ^ una | a caminar | alarma a | berlin | calor | caminar | ciudad | claro
    -0.05: clientes nombre | cobra | como se | cual es | cuando sean | de eso | de la | dia | en berlin | en chile | en merida | encantaria | esta vez
    -0.05: gatos y | gente | gusta | haber nacido | habla | hoy , | idea | idiomas | into clientes | jefe dijo | la carta | la luz | la ortografia | lei
    -0.05: let | llamaria | llamo | llovio paro | me encantaria | me llamaria | me llamo | mejor | mensaje de | menuda | merida y | nacido | nacido en
    -0.05: ni nada | ojos | ortografia | pagaria | pirata | prefiero esa | q tengo | que le | redacta | redacta una | regla | rojo | salta | sean
    -0.05: sean las | senor en | si viviera | sos | un perro | un pirata | user . | values , | vos | y en
    -0.1: #4 | , edad | -: -ajo | -^ -hay | -^ -one | -^ -uce | -aca -mos | -ajo -en | -amo -rea | -ana -a | -asi -, | -bre -: | -con -nos | -dad -:
    -0.1: -de -ber | -de -nes | -de -xis | -el -ero | -ele -la | -ele -que | -en -era | -en -lo | -era -le | -era -ona | -era -yo | -eso -, | -ino -aja
    -0.1: -la -ion | -lon -de | -mar -al | -me -amo | -me -ele | -me -nta | -ngo -0 | -ni -ivo | -no -ajo | -nte -y | -nto -el | -olo -ero | -omo -pre
    -0.1: -que -iga | -rme -a | -ror -0 | -ror -de | -sde -yer | -se -ome | -ste -men | -tra -vez | -uce -al | -un -rsa | -usa -tas | -van -a | -y -0
    -0.1: -ya -era | : trabajo | ^ donde | ^ hay | ^ traduce | aca andamos | ahi | al | alla | andamos | andamos , | asi , | buenas , | candidato
    -0.1: carta de | como | como siempre | congreso , | const | de haber | de sintaxis | desde ayer | duele | duele la | edad : | el candidato | empieza
    -0.1: en lo | en primera | entrevistador | error 0 | error de | este resumen | haber | impresora | ingles | la impresora | llamar | llamar al | luz
    -0.1: manana a | me duele | me encanta | nada , | ni vivo | no trabajo | nombre : | nueva | otra vez | parrafo | perro | ponele | ponele que
    -0.1: primera persona | que diga | quede | quedo | quisiera yo | renglones | se come | sintaxis | tango | tango , | tengo 0 | trabajo en | traduce
    -0.1: traduce al | una companera | usa vinetas | van a | vecino | vecino trabaja | y 0 | ya quisiera
    -0.15: , perdon | , vivo | -, -eme | -, -ivo | -0 -b | -^ -ala | -^ -nde | -a -lgo | -a -los | -ace -de | -ara -un | -aso -de | -bre -, | -cto -,
    -0.15: -de -nta | -eh -, | -el -nco | -el -sol | -elo -cil | -en -aso | -es -ica | -ian -, | -ima -, | -ira -ror | -la -cia | -lar -nes | -lo -de
    -0.15: -mos -al | -no -es | -que -rio | -que -vio | -sde -que | -si -, | -soy -ado | -soy -el | -sto -, | -tes -aba | -un -eso | 0 b | ^ ojala
    -0.15: a algo | a los | b | carta | caso de | clienta | comprar | congreso | de cuenta | desde que | diez | digame | eh , | el sol | en caso
    -0.15: es alergica | explicamelo facil | facil | gripe | hablar japones | hace de | japones | lo de | madrid | murio | no es | ojala | para un
    -0.15: perdon | pesado | que llovio | que murio | re | si , | sol | soy abogado | soy el | tener | tira error | tranquilo | un congreso | zapatos
    -0.2: , ciudad | , la | , y | -, -la | -, -y | -: -soy | -^ -ale | -^ -en | -a -mi | -a -nar | -a -nia | -a -que | -ado -? | -ale -, | -ame -ana
    -0.2: -ame -que | -ano -0 | -con -el | -de -nde | -dio -a | -dos -, | -en -ant | -en -la | -ice -que | -jar -en | -la -via | -me -ian | -nca -ije
    -0.2: -nde -le | -ndo -el | -ngo -, | -nto -ale | -por -una | -rio -y | -ros -y | -si -ajo | -sta -ion | -via -en | -y -soy | -y -tu | : soy | ^ dale
    -0.2: ^ en | ^ imaginate | ^ supongamos | a mi | a que | amigo | caso | cliente | clientes | con el | corta | cuanto sale | dale , | de donde
    -0.2: dice que | diga | digame que | el segundo | en globant | en la | gano 0 | globant | leche | mensaje | nunca dije | odio a | por una
    -0.2: recordame manana | se | si trabajo | supongamos | todavia | trabajar en | un amigo | un mensaje | vivia | vivia en | viviera en | y soy | y tu
    -0.25: , amo | , me | , todavia | -, -amo | -, -gun | -, -me | -, -via | -0 -: | -^ -el | -^ -ert | -^ -ilo | -^ -omo | -^ -ora | -aje -en | -de -0
    -0.25: -de -iso | -dia -, | -en -las | -ene -0 | -ero -q | -has -con | -hoy -no | -iso -es | -len -has | -mas -rto | -me -ira | -me -len | -mi -era
    -0.25: -nos -? | -por -el | -q -te | -rme -ndo | -uf -, | -un -nor | -vio -, | -y -ras | 0 : | ^ ahora | ^ como | ^ el | ^ insert | ^ jajaja | a
    -0.25: a las | avisarme cuando | bogota | chica | come | cuervo | de 0 | de piso | dia , | en las | estaba | galicia | hasta el | hola | hoy no
    -0.25: imaginate | jajaja | mas corto | me salen | me tira | mendoza | mi companera | mil | nada | ni | no | nombre , | piso es | por el | primera
    -0.25: q te | ronchas | ronchas con | salen | salen ronchas | siempre | tarde | tiene 0 | tira | toda | todo | trabaja | trabaja en | trabaje en
    -0.25: trabajo | uf , | un senor | usa | voz
    -0.3: , con | -, -con | -, -dad | -, -mos | -: -. | -: -ola | -^ -aje | -car -la | -de -der | -de -ico | -de -las | -de -pre | -era -omo | -ero -la
    -0.3: -ert -nto | -he -ado | -ico -, | -le -sta | -los -ros | -me -ijo | -nfo -ser | -ola -, | -si -era | -sto -en | -un -aje | -una -rma | : .
    -0.3: ^ cuanto | ^ trabaje | alarma | azul | bariloche | casa , | compro | corto | de siempre | de tinder | desastre | hambre | hambre y | hola ,
    -0.3: info user | insert | insert into | into | la | le gusta | me dijo | nunca | odio | pan | paso | pego | prefiero la | sacar la | segun | seguro
    -0.3: soy medico | tengo hambre | tinder | un desastre | una alarma | usaba | values | yo
    -0.35: -, -ndo | -^ -aca | -^ -y | -asa -, | -de -ven | -los -res | -mi -eja | -ngo -bre | -ngo -un | -y -sin | ^ aca | ^ y | cambio | de joven
    -0.35: el viernes | encanta | la vecina | sigamos | tengo un | usuario | vecina | veo | viviera | y sin
    -0.4: , vive | -, -ive | -^ -nto | -^ -sta | -el -nte | -el -rio | -el -smo | -la -eza | -las -bes | -mi -ino | -no -me | -que -ngo | ^ esta | ^ mas
    -0.4: ^ pongamos | alergico | cabeza | carro | de avisarme | de chica | la cabeza | las nubes | no me | nubes | oidos , | pensando | pongamos | puso
    -0.4: que tengo | quien | user
    -0.45: -0 -nos | -^ -hoy | -^ -ual | -^ -uf | -al -les | -ala -era | -ara -el | -el -ado | -evo -, | -les -: | -nda -ion | -no -, | -no -soy
    -0.45: -rre -del | -sta -el | -y -ngo | 0 anos | ^ cual | ^ hoy | ^ que | ^ uf | al ingles | alergico a | dije | esperando | ingles : | llovio | no ,
    -0.45: no soy | otra | para el | paro | puesto | sacar | segunda | titulo | uf
    -0.5: -^ -paz | -aja -en | -el -ves | -es -de | -mos -que | -ndo -con | -nta -sde | -soy -un | -soy -yo | -un -tre | ^ capaz | ando con | ayer
    -0.5: bilbao | capaz | cuando | dale | departamento | el jueves | es de | finde | medico | soy un | soy yo | tuviera | vino
    -0.55: , es | , no | -, -es | -, -no | -^ -aja | -bre -y | -ion -, | -ive -en | -mi -ana | -odo -dos | -omo -son | -soy -odo | cual | hermana
    -0.55: mi hermana | oidos | solo | soy todo | todo oidos | vive en
    -0.6: -^ -de | -ero -de | -mi -efe | -rte -y | -y -ivo | ^ de | decia | firme | fuera | jefe | mi jefe | nombre | o | paciente | sabes | sale | un
    -0.6: y vivo
    -0.65: #0 | , pero | -un -rro | abogado | avisarme | companera de | hasta | info | nuevo | sueno | trabaje | version
    -0.7: -, -don | -^ -ame | -aca -, | -era -en | ^ cuando | amo | esto | tucuman | una
    -0.75: -^ -es | -^ -ndo | -mi -efa | -y -que | ^ es | dias | error | jefa | mi jefa | tu | vez | y que
    -0.8: -^ -la | -el -ato | -en -ima | -nes -, | ^ la | en lima | mientras | mismo | si | trabajar
    -0.85: #1 | -la -ora | -yo -no | del | yo no
    -0.9: -y -nca | companera | dijo | ese | tengo | tenia | verdad | viene | y nunca
    -0.95: -mi -ado | cunado | dice | epoca | lima | mi cunado
    -1: : | que
    -1.05: -aba -en
    -1.1: hoy | persona
    -1.15: -me -ria | esta
    -1.2: unos | vive
    -1.25: esa | jaja
    -1.3: edad | este
    -1.55: ?`,
};
