import type { FeatureWeights } from '../../text/feature-weights.ts';

/** The weights of Spanish, written by `tests/bench/fit-wants.ts`: not to be changed by hand. */
export const SPANISH_WANT: FeatureWeights = {
  bias: -2.6,
  features: `
    1.95: =ours
    1.55: =mePast
    1.5: lo
    1.4: que
    1.3: =ofSomeone
    1.2: -nes | ^donde | cuando
    1.15: =mePresent | ^cuando
    1.05: mi | quien
    1: en la
    0.95: -nto
    0.9: -sta | con | lo de
    0.85: ^que
    0.8: -aba | del | donde | la
    0.75: -dos | -nde | -rno | cuantos | puedo
    0.7: -ién | -nos | -nía | -ron | ^cuanto | ^quien es | cumple | de | el | quien es
    0.65: #5 | -ado | -ogo | -omo | -rme | -uno | ^a | ^cuantos | en el | turno
    0.6: -ana | comida | mis
    0.55: -cha | -ndo | -tas | o
    0.5: -aje | -che | -cos | -ita | =asksMemory | =ofOthers | ^el | ^quien | al | como | fecha | lo que | tenia | viaje
    0.45: -jos | -mos | -ple | -rde | -sco | -tos | -uel | -uál | =ofMe | ^en | ^le | ^llego | ^puedo | a | cual | despues del | sabes
    0.4: -blo | -cía | -ego | -lia | -oma | -udó | -vía | =definite | ^haceme | ^la | abrio | conoci | cuanto | haceme | han | le | mudo | pendiente
    0.4: pendiente$ | que color | regalo | se mudo | soy | soy$ | viaje$
    0.35: -ama | -eña | -ión | -mer | -nza | -tes | ^que me | de que | hermana | la mudanza | llama | mudanza | mudanza$ | para la | se llama | toca | yo
    0.3: #3 | -ajo | -dio | -dro | -ena | -lce | -nal | -nio | -rro | -sto | ^cual | celular | dulce | era | falta | final | karla | karla$ | la casa
    0.3: la comida | nacho | sin | tomo | van | ya
    0.25: -bro | -eis | -ejé | -ias | -lio | -lla | -oca | -pos | -rar | -tán | -ves | ^cuantas | ^de que | ^sabes | ana | caro | como me | cumple de
    0.25: dedica | deje | el libro | ella | estan | flor | hospital | las letras | letras | llama la | lo del | nos | que no | quien me | se dedica
    0.25: seis | sigue | tarde | tiene
    0.2: -abe | -amo | -ara | -até | -aúl | -cio | -eme | -erá | -gue | -ije | -lta | -oño | -rle | -rto | -tón | -ugo | -uso | -uto | ^cuanta | ^en que
    0.2: ^que cosas | a todos | al final | auto | barrio | casa | comer | cosas | cuanta | de las | dije | el regalo | gusta | ha | hijos | hugo | hugo$
    0.2: llamaba el | maraton | monica | monica$ | numero | para el | perros | plata | presupuesto | que barrio | que cosas | que estoy | queda | seguro
    0.2: tengo$ | todos$ | tono | y lo | y que | yo$
    0.15: -aza | -ban | -bes | -cho | -cto | -eca | -ecé | -edo | -eto | -eva | -ito | -les | -sde | ^a quien | ^al | ^al final | ^armame | ^con
    0.15: ^cuando es | ^dame ideas | ^lo | ^que le | ^que materia | ^quien se | a quien | ano$ | armame | asado | bien | bruno | bruno$ | cambiar | cobro
    0.15: cuando es | cuantas | dame ideas | desde | despues | donde se | dos | editora | editora$ | el trabajo | empece | en que | este ano | examen
    0.15: ideas para | invitados | ir al | juego | llamaba | materia | me falta | proyecto | puesto | que materia | sale | salia | se llamaba | talla
    0.15: talla de | uso | uso$ | va | vacaciones
    0.1: -ale | -apá | -aro | -bés | -ejo | -gio | -iar | -ián | -lle | -lud | -nen | -odo | -rid | -tal | -tar | -ubo | -val | -ómo | ^a que | ^cual es
    0.1: ^cuanto me | ^cuantos dias | ^haceme una | ^por | ^por que | ^que pinto | ^quien me | a que | banda | cambiar el | coche | como la | con algo
    0.1: cuadro | cual es | cuanto me | cuantos dias | del 0 | donde vivia | el proyecto | el turno | haceme una | hubo | iba$ | ir | la banda | les
    0.1: lista | llevo | navidad | navidad$ | no$ | papa | papa$ | paso el | proyecto$ | que cuadro | que me | que pinto | salgo | salud | todo | vale
    0.1: vez | vivia
    0.05: -ará | -cón | -eas | -efe | -eja | -ela | -enú | -ere | -eve | -hón | -jer | -lan | -rio | -sas | -tel | -ter | -uve | ^como | ^con que
    0.05: ^cuando me | ^que auto | ^que dijo | ^te parece | banco | beto | clases | color | con lo | con que | contrato | cual era | cuando me | damian
    0.05: domingo | el martes | el plomero | el vuelo | era la | fui | gatos | gusta$ | gustara | he | hotel | iba | ideas | jefe | la fecha
    0.05: la maestria | la nena | las | le gusta | le hago | le toca | libro | llego | llevar | lleve | madrid | maestria | mail | martes | matrimonio
    0.05: me quedan | menu | mi jefe | nena | nena$ | nina | nina$ | para mi | parece | perro | plomero | plomero$ | preferido | que auto | que banco
    0.05: que capitulo | que dijo | que el | quedan | quedan$ | quiere | rosario | te parece | tiene el | todos | trabajo | tuve | un mail | va a | viajo
    0.05: viajo$
    -0.05: #0 | #8 | -aca | -aña | -der | -gla | -gía | -iez | -ilo | -iva | -kio | -lvo | -man | -nan | -stá | -ube | -uco | -vor | -zar | -zul
    -0.05: ^como saco | ^contame | ^estoy | ^explicame | ^explicame la | ^ok | ^para que | ^que dia | ^que paso | ^que pelicula | ^quiero | aprender
    -0.05: azul | azul$ | bajar | cielo | cielo es | como saco | de tres | del mundo | dias | diez | el cielo | el rio | en tokio | en una | equipo
    -0.05: es azul | es en | explicame | explicame la | favor | francesa | frase | funciona | gramos | harina | historia | huevos | humano | humano$
    -0.05: inflacion | interesante | interesante$ | la inflacion | la relatividad | la revolucion | la semana | la teoria | leche | mas largo | minutos
    -0.05: mundo | mundo$ | no se | o el | o un | ok | otro | para bajar | para ver | parrafo$ | pelicula | piden | por | por favor | que equipo
    -0.05: que paso | que pelicula | que temperatura | relatividad | relatividad$ | revolucion | revolucion francesa | rico | rio | rio mas | saco
    -0.05: simple | simple$ | solar | temperatura | teoria | teoria de | tokio | tokio$ | tomar | truco | ultimo | ver | viene | vuelvo | vuelvo$ | x
    -0.1: -ada | -ail | -ató | -ble | -cen | -eza | -lví | -pón | -ras | -una | -var | -ver | -zón | ^cuanto esta | ^hola | ^no me | ^que hace
    -0.1: ^que pasa | ^que significa | ^quien escribio | ^va | ^va a | a las | a llover | a un | ano | anos | casa$ | chiste | corazon | corazon$
    -0.1: cuanto esta | dolar | dolar$ | edad | el dolar | es hoy | escribio | hay que | hola | japon | japon$ | largo$ | le puedo | llover | me pongo
    -0.1: no | nuevo$ | parrafo | pasa si | podes ayudar | pongo | que edad | que hace | que significa | quien escribio | recien | se puede | seguimos
    -0.1: significa | sos | tuvo | vida | viene el | voy | voy a | y como
    -0.15: #1 | -bre | -cer | -ció | -dia | -ece | -guí | -ica | -ico | -ipe | -ivo | -jar | -nda | -ndó | -ono | -ora | -sos | -vos | -ños | ^dale | ^es
    -0.15: ^otro | aceite | algo$ | cerca | contame | corto | dale | el aceite | eso | fue | gato | gracias me | llegar | llegar a | los | mas$
    -0.15: me podes | nacio | nos vemos | olor | olor a | que le | que pasa | se hace | segui | semana | tenes | vemos
    -0.2: #symbols | -afé | -ago | -ede | -ero | -idé | -ing | -nés | -ona | -ría | -zco | ^como se | ^listo | ^los | ^que hora | ^que vino
    -0.2: ^quien pinto | agua$ | ayudar | cafe | capital | capital de | de 0 | de mongolia | dia$ | diferencia | es | es mejor | forman | hace | hago
    -0.2: hora es | huevo | la capital | listo | los perros | me olvide | mongolia | mongolia$ | mucho | musica | no me | olvide | para que | paso en
    -0.2: planeta | pone | puede | que vino | quien pinto | se le | te lo | tierra | ver en
    -0.25: -ase | -ata | -cia | -cir | -dar | -den | -ice | -lir | -rió | -rve | =favour | ^hace | ^me voy | ^que quiere | ^se | decir | ejercicios
    -0.25: ejercicios para | hacer | largo | me voy | pantalla | pasa | pasaporte | pasaporte$ | que quiere | quiere decir | quiero | salir
    -0.3: #2 | -ame | -asó | -eno | -gua | -ina | -rie | -ses | =thanks | ^de donde | ^hoy | agua | cocino$ | contrasena | de donde | del sol | dias$
    -0.3: dice | el 0 | git | gracias | hay para | la contrasena | lindo | nombres | planta | primero | sol | vino
    -0.35: -ele | -gre | -ide | -ien | -ila | -ios | -ipo | -las | -nta | 0$ | ^que hago | ^tengo | bueno | esta | hago si | juega | miedo | miedo a
    -0.35: mundial | usa
    -0.4: -acé | -dés | -men | -ste | 0 de | a alguien | dia | hizo | llamaba la | malo | podes | que ano | te
    -0.45: -ano | -car | -jor | ^cuanto es | ^me | anda | cuanto es | hoy$ | la primera | mejor | palabras | primera | que hago | ventajas
    -0.5: -lar | -nte | ^cuando se | ^mi | alguien | alguien que | cuando se | murio | se me | se usa | son | y
    -0.55: -ayó | -res | -rte | -sás | =arithmetic | ^no | ^se me | cayo | cayo el | dieron
    -0.6: -ate | -mas | ^que es | dieron el | hay | mas | que trata | tres
    -0.65: -imo | -ino | -jas | guerra | que es | trata
    -0.7: se
    -0.8: =greeting
    -0.85: -nas | =assent | si | tiene la
    -0.9: -rra
    -1.05: 0
    -1.1: =now | =task
    -1.15: -ial
    -1.25: #given
    -1.3: hoy
    -1.45: una
    -1.85: un
    -2: =knowledge`,
};
