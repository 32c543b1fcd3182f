import type { FeatureWeights } from '../../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-teaches.ts`: not to be changed by hand. */
export const SPANISH_TEACHES: FeatureWeights = {
  bias: -0.75,
  features: `
    1.95: curso
    1.65: decidido
    1.5: 0 | conmigo
    1.45: poco
    1.35: llama
    1.25: -los -tes | -ndo -me
    1.2: -^ -ngo | hablo | sepas
    1.15: -me -gas | somos
    1.1: hace | manejo | tomo | va
    1.05: -ivo -, | -ndo -ndo | alergia | de | desde | estudio
    1: -^ -igo | -^ -soy | -con -res | -con -un | -la -ana | -mos -con | ^ soy | con un | sin
    0.95: -el -tro | -no -omo | es | estoy haciendo | haciendo | hago | jubilada | mis | uso
    0.9: -que -la | cilantro | el cilantro | emojis | equipo | que la | vegetariano
    0.85: #14 | -^ -amo | -mas -me | -nca -, | puede
    0.8: -^ -ero | -pre -en | -pre -que | -que -en | -rda -que | ; | ^ recorda | ^ tengo | casa | decidimos | recorda | recorda que | siempre en
    0.8: siempre que | usar | viento
    0.75: -en -nta | -la -rte | -ndo -un | -un -ter | las | local | los | no tomo | respuestas | sigo
    0.7: , hoy | -, -hoy | -^ -aci | -^ -ajo | -^ -sto | -^ -uso | -de -ria | -de -tos | -ipo -de | -nto -a | ^ detesto | ^ naci | ^ trabajo | ^ uso | d
    0.7: detesto | naci | pase | tercer
    0.65: -^ -ejo | -aca -en | -de -ora | -el -ate | -me -sta | -no -zco | -nte -en | -ras -de | -toy -ada | -y -le | ^ manejo | aca en | ahorrando | asi
    0.65: blanca | comemos | conozco | de ahora | el mate | escucho | estoy ahorrando | evita | largas | meses | negativo | no conozco | veces | y le
    0.6: #10 | , | -ada -de | -asi -que | -car -el | -cas -, | -dad -de | -es -el | -la -ida | -soy -, | -tos -res | asi que | desayuno | es el | puedo
    0.6: sillon | soy ,
    0.55: -? -? | -ace -un | -aci -en | -ase -a | -de -rio | -de -rra | -el -end | -ero -que | -ero -y | -la -ria | -los -gos | -tan -las | -te -nto
    0.55: ? ? | ^ explicame | ano | cuando me | guadalupe | gusta nada | hace un | naci en | soy | todos
    0.5: -, -los | -: -ivo | -^ -mis | -^ -nos | -a -car | -a -rio | -de -res | -dos -nas | -en -mas | -mer -? | -nos -, | -nta -nta | -ora -en
    0.5: -pas -que | -pre -ame | -que -pas | -rra -y | -tas -, | -tes -de | -toy -de | -una -ria | -y -un | : vivo | ^ mis | ^ nos | ahora | al | cargo
    0.5: cocina | codigo , | comer ? | comida | correo | el que | en mas | estoy de | ibarra | ibarra y | leer | noche , | pa | portugues | que en
    0.5: que sepas | restaurantes | sepas que | xa | y un | ya
    0.45: -, -una | -^ -ivo | -^ -mi | -^ -voy | -en -ici | -la -ina | -las -das | -me -des | -me -ses | -mi -ido | -mis -tos | -nas -, | -ndo -ara
    0.45: -nos -de | -que -los | -ria -, | -tos -nos | -toy -en | -un -ero | -un -ito | -ya -sta | ^ mi | ^ vivo | ^ voy | antes de | banco | bici
    0.45: contestame en | en bici | estoy en | grupo | libre | me | me pases | migracion | muebles | ocho | pero | pida | que el | que los | soporto
    0.45: tiempo | usted | vivo , | ya esta
    0.4: #7 | , le | -, -le | -: -ame | -^ -rso | -el -0 | -ena -, | -ica -sde | -me -ama | -me -ina | -mi -bre | -mos -res | -nos -con | -nta -y
    0.4: -odo -el | -tes -y | -toy -ndo | -y -ito | ^ curso | ^ estamos | ^ siendo | ^ toco | aunque | buen | castellano | decime | el 0 | espanol
    0.4: fascina | mate | me fascina | me llama | mi | mi nombre | nosotros | precios | queda | quiero que | se llama | siendo | tenemos tres | toco
    0.4: todo el
    0.35: , de | -, -de | -^ -dio | -^ -uro | -ace -dos | -ame -el | -amo -en | -cha -de | -cto -en | -del -ler | -el -cto | -el -que | -en -ira
    0.35: -ica -en | -nos -mos | -odo -en | -sta -ido | -ste -nto | -ya -lo | -yo -soy | ^ decidimos | ^ laburo | ^ programo | a ver | adolescentes
    0.35: adolescentes y | con postgres | contestame | cuatro | el proyecto | esta decidido | gata | hace dos | le | loja | los martes | mayores
    0.35: me gusta | ojo | personas | pinto | postgres | preparando | programo | programo en | proyecto | proyecto en | son | soy zurdo | te cuento
    0.35: todo en | ver | ya lo | yo soy | zurdo
    0.3: , cuanto | , yo | -, -nto | -, -que | -, -yo | -^ -ado | -^ -dos | -^ -le | -^ -no | -^ -rro | -a -ora | -a -rar | -al -nal | -asa -no
    0.3: -ces -por | -de -nio | -de -via | -en -aro | -en -asa | -en -iso | -ida -es | -ios -, | -la -ave | -me -ico | -me -va | -mi -ato | -mi -ipo
    0.3: -mis -0 | -ndo -en | -nos -que | -nto -, | -ora -toy | -por -ana | -que -yo | -res -, | -rve -ara | -un -tal | -una -ata | -uro -en | -y -ero
    0.3: -y -via | ^ le | ^ no | ^ todos | ahora estoy | al final | anos que | aprendi | avena | banana | casa no | celu | con | dedico | dedico a | doy
    0.3: en casa | en cuenta | en valparaiso | explicame | guarani | hipotiroidismo | ideas | la semana | laburo en | mas me | me dedico | me va
    0.3: mi equipo | mi gato | mis 0 | nube | por semana | quedarnos | quedarnos con | quito | siempre dame | sirve para | svelte | una gata | usado
    0.3: valparaiso | veces por | veo | vieja | xq | y quiero | y todavia
    0.25: , donde | , eso | , te | , una | -, -eso | -, -nde | -, -te | -, -tra | -0 -los | -^ -cha | -^ -con | -^ -mos | -^ -ojo | -^ -rda | -ara -,
    0.25: -aru -, | -asa -mos | -ave -del | -bia -, | -en -ali | -ese -es | -evo -? | -ica -que | -ito -una | -lla -, | -me -ase | -me -ice | -mos -en
    0.25: -mos -ndo | -mos -sar | -por -vor | -que -no | -ria -en | -ros -, | -soy -aru | -una -nda | ^ con | ^ contestame | ^ estudio | ^ ojo
    0.25: ^ prefiero | backend | banda | base | bastante | cierra | colecciono | decidi | decidimos usar | dime | dos | en cali | en kotlin | ese es
    0.25: estamos | favor | favorita | kotlin | llevo | llevo ? | madre | mama | maru | maru , | me dice | mellizos | por favor | programador | quince
    0.25: recien | semana | social | soy maru | tenemos | todas | turnos | vegana | verde
    0.2: , soy | -, -soy | -, -sta | -^ -blo | -^ -ido | -^ -ita | -^ -las | -^ -lzo | -^ -me | -^ -ota | -^ -toy | -a -la | -ado -, | -ail -. | -ajo -de
    0.2: -ata -: | -cer -ano | -cho -, | -cho -en | -de -che | -de -mas | -de -nza | -de -sta | -doy -ses | -ejo -una | -el -cal | -el -rde | -en -el
    0.2: -en -mis | -en -ngo | -era -y | -es -nde | -las -nas | -los -des | -los -ias | -lzo -0 | -me -cen | -me -da | -me -ues | -mi -elu | -nca -me
    0.2: -ndo -a | -ndo -ada | -ngo -con | -no -nca | -nto -? | -omo -soy | -pa -rme | -que -el | -que -toy | -rde -lla | -se -ede | -sta -ada
    0.2: -tas -que | -tro -. | -un -ijo | -una -ica | -vos -: | . | 0 kilos | ^ acordate | ^ anota | ^ calzo | ^ estoy | ^ hablo | ^ las | ^ me
    0.2: ^ tenemos | a la | acordate | anota | arranca | botella | cada | calzo | calzo 0 | clases | clases de | como soy | cumplo | de noche | dicen
    0.2: django | django con | dos anos | doy clases | el local | el verde | en django | en el | en mis | entiendo nada | es donde | escuela
    0.2: explicaciones | expliques | hija | ir | kilos | la escuela | la universidad | la vida | libres | lo | los dias | manejo una | maraton | me da
    0.2: me dicen | me expliques | mes | mi celu | milo | mis ratos | no arranca | nunca me | pasame | plata | plata : | por | practico | que estoy
    0.2: ratos | ratos libres | se puede | sirve | tercer ano | treinta | treinta y | un hijo | universidad | vale | verde botella | vuelta
    0.15: , pasame | -. -com | -0 -y | -^ -ono | -^ -ya | -ame -en | -ana -. | -ana -y | -ata -que | -ate -que | -bre -la | -che -, | -cos -me
    0.15: -dan -gia | -eda -en | -el -rea | -elu -: | -eme -pre | -en -ago | -en -ayo | -en -nte | -ero -, | -la -dia | -las -hes | -lgo -a | -lla -de
    0.15: -mi -ija | -mi -reo | -ndo -una | -ngo -el | -ngo -smo | -no -lo | -no -ndo | -no -ses | -nte -de | -omo -dio | -ota -mi | -que -mas | -que -me
    0.15: -que -uso | -rea -de | -rio -, | -soy -nte | -ste -ano | -tal -, | -tro -nos | . com | 0 y | ^ acuerdate | ^ colecciono | ^ ya | acuerdate
    0.15: acuerdate de | ademas | ando | ando en | anota mi | area | area de | cali | celu : | com | cuarto | dan alergia | divorciada | el area
    0.15: el trabajo | empresa | en adelante | en santiago | entiendo | equipo de | este ano | estoy divorciada | favorita es | gata que | go | hacer
    0.15: las noches | las respuestas | lengua | mellizas | mi correo | mi hija | mi perro | mio | mundo me | no entiendo | no lo | no uses | noches
    0.15: objetivo | para | pases | perro | planilla | planos | presupuesto | que mas | que me | que uso | quechua | queda en | renata | salgo | salgo a
    0.15: santiago | siete | tenemos una | tengo el | tengo hipotiroidismo | todo | trabajo de | turno | una planilla | uses
    0.1: , ahora | , ando | , mi | , que | -, -mi | -, -nos | -, -ora | -: -mi | -^ -ica | -a -mis | -ano -y | -ara -tar | -blo -ues | -bra -ial
    0.1: -das -las | -de -gos | -del -nol | -dia -ida | -dor -ico | -doy -ruz | -eis -nos | -elo -nar | -en -doy | -es -lo | -es -mi | -es -sar
    0.1: -gua -rna | -ion -soy | -ito -rca | -lgo -de | -lo -mos | -mas -del | -me -nto | -mi -che | -mi -gua | -mi -mpo | -mi -upo | -mi -via | -neo -es
    0.1: -nes -a | -ngo -una | -nol -blo | -nor -, | -ono -, | -plo -nos | -q -no | -que -lo | -res -en | -rna -, | -rno -? | -se -ama | -soy -dor
    0.1: -soy -ica | -ted -q | -un -axi | -un -mes | -un -oro | -upe -ero | -upo -neo | -y -no | -yor -, | : mi | ^ ademas | ^ somos | ^ suelo | a mis
    0.1: ademas del | algo de | anos | anos de | contador publico | cruz | cumplo anos | cv | de profesion | del espanol | dieta | domingos | en godoy
    0.1: es lo | es mi | es revisar | espanol hablo | godoy | godoy cruz | grupo sanguineo | guadalupe pero | hablo portugues | horno | laburo
    0.1: lengua materna | los domingos | marido | martes | materna | materna , | mayor , | mi coche | mi grupo | mi lengua | mi marido | mi novia | obra
    0.1: obra social | pal | peluqueria | profesion soy | publico | publico y | pueblito | pueblito cerca | q no | que lo | revisar | sanguineo
    0.1: sanguineo es | seis anos | signo | soy contador | suelo | taxi | tengo una | todas las | todos los | un loro | un mes | un pueblito | un taxi
    0.1: usted q | vida | y | y no
    0.05: , asi | , ni | -, -asi | -, -ni | -^ -abo | -^ -evo | -^ -nca | -^ -nga | -^ -ola | -ab -ivo | -abo -de | -ace -res | -al -uel | -ano -que
    0.05: -aro -, | -ayo -y | -blo -ani | -bre -el | -de -aca | -de -ido | -de -ura | -dos -los | -dos -nos | -ejo -un | -el -dia | -en -ipt | -ero -en
    0.05: -es -ab | -gas -jis | -ico -ipo | -ido -? | -ijo -de | -ime -asi | -ipo -0 | -ita -en | -ita -es | -la -ela | -las -, | -los -oce | -me -tan
    0.05: -mi -ito | -ndo -ado | -ndo -te | -nga -en | -ngo -zos | -no -edo | -no -mos | -no -rto | -nos -y | -nta -, | -ono -los | -que -edo | -rle -bre
    0.05: -rra -a | -rto -el | -soy -la | -una -app | -una -lux | -uno -, | -voy -al | -yo -te | ^ acabo | ^ hola | ^ juego | ^ llevo | ^ nunca | ^ tenga
    0.05: ab | ab negativo | acabo | acabo de | ahora en | al niquel | aleman | anos y | app | aunque yo | ayudame | beagle | c | cae | camionero | casi
    0.05: cerca | colecciono vinilos | confundiste | consultarle | consultarle sobre | cuando te | cuenta | cumplidos | cumplidos , | dame | de aca
    0.05: de datos | de riesgos | diabetico | diabetico tipo | el dia | el encargado | en dolares | en mayo | en typescript | encargado | es ab | estoy
    0.05: frio | hablo guarani | hace tres | haciendo un | hijo de | hilux | hincha | hincha de | hospital | ingeniero | jubilada , | juego al | kiere
    0.05: la oficina | los doce | los viernes | mail . | manejo un | mayo | mayo y | me pongas | mi favorito | negativo , | niquel | no puedo
    0.05: no soporto | nos | novia | nuestro | oficina | pongas emojis | que puedo | quimica | riesgos | ruben | siempre | sobre | sobre el | soltero
    0.05: soporto el | soy alergica | soy camionero | soy la | soy vegana | te | te confundiste | tenga | tenga en | tengo mellizos | terreno | tipo 0
    0.05: typescript | una app | una hilux | universidad de | uno , | vinilos | vinilos de | voy al | yo te
    -0.05: , me | , vivo | -, -ate | -, -ble | -, -ivo | -, -me | -, -ndo | -: -fia | -^ -aba | -^ -cta | -^ -ilo | -^ -te | -^ -tes | -a -que | -ado -:
    -0.05: -ame -lgo | -ara -ste | -asa -, | -che -y | -cta -en | -cta -una | -de -bre | -en -ero | -en -ida | -en -ile | -en -rto | -en -ste | -fil -ado
    -0.05: -ias -a | -ida -y | -jes -dar | -la -cia | -la -luz | -me -ene | -me -jes | -mer -shi | -mi -ora | -ndo -aba | -no -ivo | -nos -en | -nos -sta
    -0.05: -por -rme | -q -dad | -que -iga | -que -sea | -ras -, | -si -, | -sin -jis | -soy -el | -ste -men | -tos -ias | -toy -por | -un -lan
    -0.05: -usa -tas | -vio -aro | -y -soy | -y -tu | : sofia | ^ antes | ^ redacta | ^ te | ^ uno | a que | anos en | arquitecta | arquitecta en | burro
    -0.05: cambio | candidato | casa , | cobre | comer sushi | como | conviene | cosa | cuento | de cobre | dejes | dejes olvidar | dias a | digame que
    -0.05: el candidato | en chile | en enero | en este | en merida | en puerto | entrevistador | este resumen | estoy por | gente | gusta | ingeniera
    -0.05: joven | la luz | llovio paro | luz | me conviene | me dejes | mejor | merida y | no vivo | olvidar | oracle | pagaria | para este | parrafo
    -0.05: practicar | q | que diga | que sea | redacta | redacta una | respondeme | respuesta | reunion | risa | sabado | si | si , | sin emojis | sofia
    -0.05: soy el | supongamos que | tal | trabajaba | trabajaba en | u | un burro | un plan | usa vinetas | vos | y soy | y tu
    -0.1: , ciudad | , todavia | -, -via | -. -log | -0 -ros | -: -ajo | -: -soy | -^ -ace | -^ -bes | -a -odo | -afo -, | -amo -el | -ana -a | -ara -mi
    -0.1: -aza -, | -de -ajo | -de -una | -de -xis | -eh -, | -el -ero | -el -iso | -el -sol | -ele -que | -elo -cil | -eme -un | -en -ord | -ena -y
    -0.1: -era -de | -es -ano | -es -ico | -es -omo | -ese -ulo | -ica -mos | -ico -, | -ico -al | -ina -en | -la -nte | -la -rta | -las -0 | -log -bre
    -0.1: -me -ele | -me -ian | -me -ran | -mi -elo | -nas -nas | -ngo -la | -ngo -que | -no -ajo | -no -toy | -nos -ias | -nto -tes | -ole -. | -omo -me
    -0.1: -pre -se | -q -ngo | -rme -a | -rme -el | -ron -en | -ser -. | -soy -ico | -sta -ana | -sta -vez | -tes -bre | -tra -osa | -ual -es | -ulo -,
    -0.1: -una -ana | -una -bio | -van -a | . log | : soy | : trabajo | ^ hace | ^ sabes | a caminar | a todo | alergico al | amo el | avisame | berlin
    -0.1: bio | busco | calor | caminar | cancion | casado con | clienta | clientes nombre | cobra | como me | console | console . | cual es
    -0.1: de sintaxis | de trabajo | de una | don | duele | eh , | el piso | el sabado | el sol | empieza | en berlin | en word | entrevista | era
    -0.1: error de | es alergico | es como | ese titulo | esta semana | esta vez | estaba | explicamelo facil | facil | idea | instalar | into clientes
    -0.1: la cancion | la carta | las 0 | log | log nombre | manana a | me duele | me sacan | menuda | no estoy | no trabajo | nombre , | odio
    -0.1: otra cosa | para mi | plomero | ponele | ponele que | q tengo | sacan | salta | si tuviera | siempre se | sintaxis | sol | tengo la | tengo que
    -0.1: titulo , | una bio | una semana | user . | values , | van a | word
    -0.15: , y | -, -dad | -, -eme | -, -ero | -, -y | -0 -nfo | -: -. | -: -yo | -^ -a | -^ -gui | -^ -gun | -^ -ito | -^ -que | -^ -un | -^ -uve
    -0.15: -a -mer | -ame -a | -ano -0 | -ber -ido | -de -ber | -de -iso | -dos -, | -en -ana | -en -ant | -en -aso | -en -la | -ene -dos | -ero -no
    -0.15: -ero -nos | -ima -, | -iso -es | -ivo -con | -la -nda | -lo -smo | -lon -de | -me -amo | -ni -ivo | -no -veo | -nte -y | -olo -ero | -que -era
    -0.15: -que -omo | -que -ran | -rme -ndo | -ros -y | -soy -tu | -soy -una | -sto -, | -sto -en | -toy -ado | -uve -un | -voy -a | -y -ivo | 0 info
    -0.15: : . | : yo | ^ a | ^ segui | ^ segun | ^ tuve | ^ un | a comer | acordate de | algo | avisarme cuando | avisarme el | buenas , | cinco anos
    -0.15: cuervo | de haber | de piso | diga | donde | dormi | duda | el campo | en caso | en espana | en globant | en la | enero nos | estos dias
    -0.15: gano 0 | globant | haber | haber nacido | la segunda | ladran | llamaria | lo mismo | me llamaria | mendoza | mensaje | mi vecino | nacido
    -0.15: nacido en | nada , | ni vivo | no veo | pero no | piso es | primera | que ladran | regla | resumen | rojo | segui | seguro | soy tu | soy una
    -0.15: tango | tango , | tiene dos | todavia | tuve | tuve un | un cliente | un mensaje | un perro | vivo con | voy a | y vivo
    -0.2: , con | -, -ame | -, -con | -^ -hay | -^ -odo | -^ -one | -^ -uce | -a -mi | -a -nia | -aca -mos | -amo -rea | -asi -, | -cho -el | -de -car
    -0.2: -de -las | -de -nde | -dio -a | -en -ypf | -eno -, | -es -que | -eso -, | -hon -y | -hoy -no | -iez -tos | -ira -ror | -la -ula | -lar -nes
    -0.2: -los -ros | -mos -q | -ngo -, | -no -me | -nor -en | -nto -el | -omo -pre | -omo -un | -por -el | -que -ana | -que -gar | -rma -a | -si -ajo
    -0.2: -uce -al | -una -ona | -via -en | -y -0 | -y -en | ^ armame | ^ hay | ^ todo | ^ traduce | a mi | aca andamos | alarma a | amigo | andamos
    -0.2: andamos , | asi , | buenas | cafe | carro | carta | claro | como siempre | como un | corta | de donde | departamento en | diez minutos | el ano
    -0.2: el protagonista | en ypf | es que | eso | formula | hablar | hablar japones | hoy no | imprime | la formula | los perros | mucho | mucho el
    -0.2: muero de | nada | no me | odio a | oidos , | ojos | opinion | perfil | pesado | pide | por el | prende | python y | que soy | recordame manana
    -0.2: senor en | si trabajo | solo | tira error | trabajo | traduce | traduce al | un amigo | un italiano | una persona | usuario | vivia | vivia en
    -0.2: y 0 | y en | ypf
    -0.25: -, -ene | -^ -ala | -^ -en | -^ -eza | -^ -nst | -^ -una | -a -nar | -ame -ana | -ara -el | -de -rme | -dia -, | -ean -las | -el -nes
    -0.25: -el -smo | -en -las | -ero -q | -evo -, | -ice -que | -ido -, | -ilo -en | -jar -en | -la -ada | -mi -ajo | -nca -ije | -ndo -ean | -ndo -nto
    -0.25: -ngo -0 | -ngo -un | -omo -se | -pre -, | -q -te | -que -vio | -ror -0 | -si -era | -ste -xto | -tan -los | -vio -, | -y -se | ^ const | ^ en
    -0.25: ^ ojala | ^ una | ahi | ciudad | como se | congreso , | cuando sean | dia , | dice que | el viernes | en las | error 0 | este texto | gracias
    -0.25: gustan | gustan los | impresora | japones | la impresora | llamo | lunes | me llamo | me ofrecieron | mi trabajo | nueva | nunca dije
    -0.25: ofrecieron | ojala | pagar | para el | q te | que llovio | sean | sean las | senor | siempre , | sushi | tengo 0 | tengo un | trabaja
    -0.25: trabajar en | una companera | viviera en | y se
    -0.3: , amo | , la | -, -amo | -, -la | -0 -: | -: -ola | -^ -ert | -ace -de | -ara -car | -con -el | -con -la | -ele -la | -ert -nto | -es -ica
    -0.3: -has -con | -la -eza | -len -has | -los -nos | -me -ero | -me -ira | -me -len | -me -nta | -nfo -ser | -sde -yer | -un -eso | -ven -aba
    -0.3: -y -ngo | -yo -era | 0 : | ^ imaginate | ^ insert | ^ jajaja | ^ quiero | amo | casado | clientes | con el | con la | congreso | desde ayer
    -0.3: duele la | encantaria | es alergica | espana | estoy casado | gana | gatos y | hace de | info user | insert | insert into | into | jajaja
    -0.3: la cabeza | lei | mas | me encanta | me encantaria | me muero | me salen | me tira | muero | opciones de | pego | perros | receta | reuniones
    -0.3: ronchas | ronchas con | sale | salen ronchas | soy medico | tira | trabaje en | un congreso | un cuento | values | vecina | vecino
    -0.35: , no | -, -no | -0 -nos | -^ -ale | -^ -eme | -^ -nde | -^ -nto | -ale -, | -de -ica | -de -nta | -de -ven | -el -mpo | -el -sta | -era -omo
    -0.35: -ica -a | -ion -en | -me -rdo | -nes -de | -no -es | -nto -en | -sta -ion | -uf -, | -un -nor | -un -nto | -una -ion | 0 anos | ^ dale
    -0.35: ^ donde | ^ necesito | ^ pongamos | ^ supongamos | acuerdo | bariloche | bogota | const | dale , | de chico | de cuenta | de joven | el
    -0.35: galicia | hambre y | hasta el | la | la vecina | me acuerdo | no es | nuevo | pongamos | puesto | quiero | supongamos | tengo hambre | uf ,
    -0.35: un senor | una
    -0.4: , contame | , es | , pero | -, -es | -^ -el | -^ -uf | -con -mis | -es -de | -le -sta | -mi -era | -nto -de | -por -una | -que -ngo | -rre -del
    -0.4: -tes -aba | -tu -sta | -una -rma | -y -sin | ^ el | ^ uf | alarma | con mis | contame | entre | es de | frances | fuera | la version
    -0.4: mi companera | nunca | por una | puso | python | que tengo | quede | se | segun | tu respuesta | uf | una alarma | vinetas | vivo | y sin
    -0.45: -^ -ora | -a -las | -aje -en | -ajo -en | -aso -de | -de -pre | -el -rio | -es -tra | -es -una | -me -ijo | -mi -ino | -res -nes | -roz -y
    -0.45: -soy -ado | -soy -yo | -un -ato | -y -que | ^ ahora | abogado | arroz y | caso de | de siempre | desastre | es una | finde | imaginate
    -0.45: me dijo | soy abogado | soy yo | trabaja en | trabajo en | un desastre | viviera | y que
    -0.5: -^ -aje | -^ -paz | -al -les | -ame -que | -car -la | -de -der | -la -sta | -la -via | -les -: | -los -res | -mar -al | -mos -, | -una -iga
    -0.5: ^ capaz | ^ trabaje | al ingles | amiga | capaz | caso | de chica | de tinder | dias | diez | dije | estoy pensando | ingles | ingles :
    -0.5: le gusta | llamar | llamar al | pan | pregunta | profe | sacar la | tinder | una amiga | vino | windows | yo
    -0.55: , vive | -, -ive | -^ -y | -ion -, | -ive -en | -ngo -bre | ^ cuanto | ^ que | ^ y | encanta | medico | no | quedo | quien | vive en
    -0.6: -, -don | -a -cer | -aba -cho | -aca -, | -don -, | -el -ado | -el -ves | -las -bes | -mi -efa | -mos -al | -nda -ion | -ndo -el | -nes -,
    -0.6: -omo -son | -sta -el | -un -tre | a hacer | bilbao | compro | de avisarme | el jueves | falla | jefa | las nubes | mi jefa | ni | nubes
    -0.6: pensas | perdon , | protagonista | sabes | segunda | sigamos | user | voz
    -0.65: -^ -aja | -^ -hoy | -^ -ual | -ala -era | -bre -y | -de -mi | -lor -de | -mas -rto | -mi -ana | -mi -efe | -mos -a | -nta -sde | -sta -omo
    -0.65: -y -ras | ^ cual | ^ hoy | arroz | cliente | de mi | firme | gusta como | hermana | jefe | llovio | mas corto | mi hermana | mi jefe
    -0.65: mientras | paro | pensando | sacar | sueno | tuviera | viene
    -0.7: -, -mos | -^ -sta | -el -ano | -el -ato | -ero -la | -mi -ado | -mos -que | -no -, | -odo -dos | -ror -de | -soy -odo | -y -nca | ^ cuando
    -0.7: ^ esta | alergico | cunado | del | ese | gripe | hasta | mi cunado | no , | oidos | prefiero la | sos | soy todo | tener | todo oidos | usaba
    -0.7: y nunca
    -0.75: -^ -de | -ndo -con | -no -nde | ^ de | ^ mas | ando con | comprar | corto | dale | paciente | version
    -0.8: -en -ima | -eta -de | -yo -no | cual | en lima | los lunes | mil | trabajar | vez | yo no
    -0.85: -^ -si | -era -en | -no -soy | ^ si | avisarme | departamento | hambre | info | no soy | tarde | un
    -0.9: -ero -de | ayer | dice | dijo | o | odia | perdon | persona | tengo | texto | tucuman | usa
    -0.95: -de -ico | -la -ora | esperando | trabaje
    -1: #1 | -^ -es | ^ es | alergico a | azul | cabeza | companera de | esto | manana | medicina | tenia
    -1.05: a las
    -1.1: epoca | error | este | lima | mismo | titulo | verdad
    -1.15: #0 | -soy -un | -un -rro | cuando | decia | que | soy un
    -1.2: companera | unos
    -1.25: -^ -la | -me -ria | ^ la | esta | otra
    -1.3: edad
    -1.35: : | nombre
    -1.4: hoy
    -1.45: tu
    -1.5: -aba -en
    -1.55: vive
    -1.65: jaja
    -1.7: esa
    -2.35: ?`,
};
