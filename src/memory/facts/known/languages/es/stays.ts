/** The Spanish rules of what goes on, what is had beside it, and what changes nothing. */
export const stays = `
  (no la cambio por nada | no lo cambio por nada | ahi la llevamos | ahi vamos | en eso ando | en lo mismo | lo mismo | sin cambio | igual | mantengo lo | va en serio | felices como | feliz como
    | no nos movemos | definitivamente | jamas dejare | nunca dejare | no pienso dejar | no pienso cambiar | nos quedamos con | anos de casados | anos juntos | cumplimos anos | no cambio
    | no ha cambiado | eso no cambio | aguanta | no lo dejo por nada | no me he ido | no me fui | hasta la muerte | para toda la vida | sigue siendo | sigo siendo | fiel a) => still 
    ✓ Vim, no lo cambio por nada ✗ no lo cambio
  (sigo/seguimos/sigue/siguen/continuo/continuamos) !(sin | buscando | pensando | esperando | queriendo | con ganas) => still  ✓ sigo en Toluca  ✗ sigo sin saber
  (todavia/aun) !no => still  ✓ en Antofagasta todavía  ✗ todavía no
  (como siempre | igual que siempre | de siempre | de toda la vida | sin cambios | sin novedades | lo mismo de siempre | en pie | lo confirmamos | confirmado | se mantiene | mantenemos
    | no cambio nada | de ahi no me sacan | no me muevo | me mantengo | igual que antes | ahi andamos | ahi ando | se mantienen | firme | vigente | aqui seguimos) => still 
    ✓ lo confirmamos hoy: Django ✗ siempre
  ^ (si/sip/claro/exacto/obvio/correcto/efectivamente/siempre) [,] [que/poh/po/hombre/señor/pues] (sigo/soy/vivo/estoy/en/con/trabajo/aca/aqui/ahi/la/el/mi/los/las/uso/hago/tengo/vegan-/vegetarian-/seguimos/somos/vivimos/mismo/misma)
    => still ✓ sí, en Antofagasta  ✗ si tuviera
  {k:known} siempre $ => still  ✓ Vim siempre  ✗ siempre voy`;

export const besides = `
  (tomando | tomo | empece | haciendo | en) [unas] clases de {l:<languages>} => also l spoken_language >habla_algo_de  ✓ también estoy tomando clases de griego  ✗ clases de yoga
  (tuvimos/tuve) (un/una) (hijo/hija/nene/nena/bebe/varon/nina/nino) [el mes pasado | la semana pasada | ayer | el lunes] [,] {v:who} => also v family >tiene_un_hijo,  ✓ tuvimos un hijo el mes pasado, Félix  ✗ tuvimos un problema
  (me anote | me inscribi | me apunte) [tambien] [en/a] (un/una) (curso/diplomado/taller/maestria/master) de {v:value} => also v studies >estudia  ✓ me anoté también en un curso de ruso  ✗ me anoté eso
  (tambien | ademas | aparte | los fines de semana | los finde | los sabados | los domingos | los viernes | por las tardes | por las noches | en mis ratos libres | encima | a la vez | de paso
    | por mi cuenta) => also  ✓ los fines de semana trabajo en una heladería  ✗ a veces
  (adoptamos | adopte | rescate | rescatamos | trajimos | me regalaron | nos dieron
    | tenemos) (un/una/otro/otra) (perro/perra/perrito/perrita/gato/gata/gatito/gatita/cachorro/cachorra/tortuga/conejo/coneja/loro/canario/pez/hamster/pajaro) [mas/nuevo/nueva] [,] (se llama
    | de nombre | llamado | llamada | y se llama) {v:value} => also v pet >tiene_una_mascota_llamada  ✓ adoptamos otro gato, se llama Sol  ✗ vi un gato
  (trajimos | adoptamos | adopte | llego | nos trajeron) a !<doing> {v:value} => also v pet >tiene_una_mascota_llamada  ✓ trajimos a Kira de la perrera  ✗ trajimos comida
  (nos dejo | me dejo | nos regalo | me regalo | nos dio) (un/una) {p:<animals>} [,] [la/lo/le] (llamamos | llame | puse | pusimos | se llama) {v:value} => also v pet >tiene_una_mascota_llamada 
    ✓ nos dejó una tortuga, la llamamos Manuelita ✗ nos dejó una nota
  (tuvimos/tuve) (un/una) (varon/nena/nene/nina/nino/bebe/hijo/hija) [,] [y] se llama {v:value} => also v family >tiene_un_bebé_llamado  ✓ tuvimos un varón, se llama León  ✗ tuvimos un problema
  (tengo/hay/esta) [tambien] (una/un/mi) (hermana/hermano/hija/hijo/sobrina/sobrino/abuela/abuelo) [mas/menor/mayor] [,] [se llama | llamada | llamado | que se llama] {v:value}
    => also v family >tiene_un_familiar, ✓ tengo también una hermana, Julieta  ✗ tengo una hermana
  (empece | arranque | empezamos | comence | me meti | me enganche | me aficione | me dio | me ha dado) [tambien | hace poco | ahora | hace poquito] (con/a/por/en) (el/la/los/las/un/una) {v:value}
    => also v hobby >le_gusta ✓ hace poquito empecé con el macramé  ✗ empecé con fiebre
  empece tambien (un/una/el/la) {v:value} => also v studies >estudia  ✓ empecé también un diplomado en archivos  ✗ empecé
  (estoy aprendiendo | aprendo | llevo (un ano | dos anos | meses) de | me defiendo en | empece con el | hablo tambien | tambien hablo) {l:<languages>} => also l spoken_language >habla_algo_de 
    ✓ estoy aprendiendo alemán ✗ estoy aprendiendo a nadar
  (resulta que soy | tambien soy | ahora soy | me salio que soy) (alergico/alergica) (a | al | a la | a los | a las) {v:value} => also v allergy >es_alérgico_a  ✓ resulta que soy alérgico a los gatos  ✗ soy alérgico
  (tenemos | tengo | compramos | compre | nos compramos) [tambien] (una/un) (casita/casa/cabana/departamento/apartamento/piso/finca/chacra/quinta/depa) [en el pueblo | en la playa | en la sierra
    | mas] [,] en {v:value} => also v other_home >tiene_una_casa_en  ✓ tenemos también una casita en Laredo  ✗ tenemos una casita
  (aparte/ademas/encima) (doy/hago/enseno) clases de {v:value} => also v other_work >da_clases_de  ✓ aparte doy clases de yoga  ✗ doy clases
  (tambien/ademas/aparte) (hago de | trabajo de | trabajo en | laburo en | curro de | soy) {v:value} => also v other_work >también_trabaja_de  ✓ también hago de DJ los viernes  ✗ trabajo de DJ
  ademas de {k:known} [ahora] [tambien] (uso | usamos | manejo | programo en) {v:value} => also v technology >usa  ✓ además de Python ahora también uso Rust  ✗ además de Python
  (estoy/estamos/ando/andamos) trabajando en !(casa/eso/ello/esto) {v:value} => busy v project >está_trabajando_en  ✓ estoy trabajando en Rumi  ✗ estoy trabajando en casa
  (equipo de | un equipo de) {n:figure} [personas] => also n team >tiene_un_equipo_de_@  ✓ trabajo en fintech, equipo de 5  ✗ equipo de fútbol`;

export const idle = `
  (casi | a punto de | pensando en | pienso en | por poco | no se si | quizas | quiza | tal vez | capaz que | ojala | puede que | sone | sonaba | imaginate | algun dia | el proximo ano
    | el ano que viene | el mes que viene | la semana que viene | la proxima semana | el que viene | me gustaria | quisiera | me encantaria | quiero | voy a ver si | si pudiera | que pasa si | y si)
    => 'idle' ✓ casi renuncio  ✗ renuncié
  (peli | pelicula | serie | la obra | el teatro | videojuego | el juego | los sims | el personaje | mi personaje | la cancion) => 'idle'  ✓ en la serie el tipo se muere  ✗ mi perro
  si … (-ara/-iera/-ase/-iese/-aran/-ieran) => 'idle'  ✓ si me echaran  ✗ si me echan
  (hoy no | hoy deje | por hoy | esta tarde no | para manana | hasta el lunes | hasta el jueves | hasta el viernes | por el finde | de vacaciones | de viaje | el finde | este finde | de paseo
    | de visita) => 'idle'  ✓ hoy no juego al tenis  ✗ ya no juego`;
