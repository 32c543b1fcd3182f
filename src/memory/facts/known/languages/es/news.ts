/** The Spanish rules of new values. */
export const news = `
  (volvi/volvimos) a (comer/tomar/probar) {v:value} => is v ended diet >come  ✓ volví a comer pescado  ✗ volví a casa
  // One thing for another.
  (cambie/cambiamos/cambiado/sustitui/sustituimos/reemplace/reemplazamos/cambio/cambiaron/reemplazaron/troque/permute) {k:known} por {v:value} => swap k v  ✓ cambié el Uno por un Peugeot  ✗ cambié el Uno
  (pase | pasamos | migre | migramos | salte | cambie | cambiamos | movimos | pasaron | emigre | pasado | me pase | migrado) [todo] de {k:known} a {v:value} => swap k v  ✓ migré todo de PHP a Go  ✗ pasé de Ana
  (en vez de | en lugar de | mejor que) {k:known} (usamos | usaremos | vamos con | vamos a usar | uso | va | iremos con | sera | es | hacemos | ponemos | elegimos | vamos a) {v:value} => swap k v 
    ✓ en vez de Kafka usamos RabbitMQ ✗ en vez de Kafka
  {v:value} (en vez de | en lugar de) {k:known} => swap k v  ✓ usamos RabbitMQ en lugar de Kafka  ✗ RabbitMQ
  {k:known} (paso | pasa | se cambio | cambio | se movio | se corrio | queda) (a | al | para el | para) {v:value} => swap k v decision goal project  ✓ el lanzamiento pasa al lunes  ✗ el lanzamiento pasa
  no [es/era/va/sera] {k:known} [,] sino {v:value} => swap k v  ✓ no es Luis, sino Ana  ✗ no es Luis
  // What is so now.
  [me/nos] (mude/mudamos/mudado/devolvi/devolvimos/traslade/trasladamos/instale/instalamos/regrese/regresamos/volvi/volvimos/vine/vinimos/fui/fuimos) [a vivir | de vuelta | para siempre
    | definitivamente] [solo/sola/juntos] (a/para/en) !(-ar | -er | -ir | casa | la casa | trabajar | vacaciones | pasear | ver | el | la | las | los | lo | clase | clases | mi) {v:value}
    => is v home >vive_en ✓ me mudé a Cádiz  ✗ volví a comer carne
  (vivo/vivimos/instalados/instalada/instalado/viviendo) en {v:value} => is v home >vive_en  ✓ ahora vivo en Mendoza  ✗ vivo bien
  unless:que (alquile/alquilamos/compre/compramos/conseguimos/consegui/tengo/tenemos/rente/rentamos) (un/una/mi/nuestro/nuestra) [*] <dwellings> [propio/propia/nuevo/nueva] [, ] en {v:value}
    => is v home >vive_en ✓ alquilé un monoambiente en Bernal  ✗ alquilé un coche
  tengo (piso/casa/depa/departamento) (propio/propia) [,] en {v:value} => is v home >vive_en  ✓ por fin tengo piso propio, en Carabanchel  ✗ tengo piso
  ahora (estoy/estamos/ando/andamos) en {v:value} => is v ended home  ✓ ahora estamos en Villa Urquiza  ✗ ahora estoy bien
  (ya | ahora | de ahora en mas | a partir de ahora | hoy | oficialmente) soy {v:value} => is v ended profession work diet name >es  ✓ ahora soy vegetariana  ✗ soy
  (estoy/estamos/ando) de !(vacaciones/viaje/acuerdo/baja/buen/mal/paseo/fiesta/vuelta/paso/novia/novio/licencia/luto/guardia/mudanza/resaca/obra/obras) {v:value} => is v work profession >trabaja_de 
    ✓ estoy de administrativa en una gestoría ✗ estoy de vacaciones
  (estoy/estamos/ando/trabajo/laburo/curro/trabajando) (en/para/con) (una/un/el/la) {v:value} => is v ended  ✓ estoy en una fintech  ✗ estoy bien
  (empece | empezamos | arranque | entre | ingrese | entrado | empezado | empiezo | arranco | contrato | contrataron | fichado | ficharon | contratado | me cogieron | me tomaron) [me] [el lunes
    | el martes | el miercoles | el jueves | el viernes | hoy | ayer | ya | la semana pasada | a trabajar] (en/a/de/como) !(-ar | -er | -ir | la uni | la universidad | la facultad | la facu | clase
    | clases) {v:value} => is v job >trabaja_en  ✓ empecé el lunes en Correos  ✗ empecé a correr
  (me contrato | me ficho | me tomo) {v:value} => is v job >trabaja_en  ✓ me contrató El País  ✗ me contrató
  me (contrataron/ficharon/tomaron/cogieron) (en/como/de) {v:value} => is v job >trabaja_en  ✓ me contrataron en una farmacia  ✗ me contrataron
  (me/nos) (pase/pasamos/cambie/cambiamos/fui/paso/pasaron/mude/mudamos) [todo] (a/al/para) !(<doing>/casa) {v:value} => is v ended technology decision studies job  ✓ me pasé a Obsidian  ✗ me pasé de rosca
  pase (a | al | a la) !(<doing>/<grades>/buscar/verte/saludar) {v:value} => is v work >trabaja_en  ✓ pasé al Garrahan  ✗ pasé a saludar
  (manejo | conduzco | doy clases de | atiendo) {v:value} => is v ended vehicle >maneja  ✓ manejo un taxi  ✗ manejo
  (me ascendieron | me promovieron | me nombraron | me promocionaron | me subieron | me han ascendido | me han hecho | me hicieron | me han nombrado | ascendi | pase a ser | me pusieron | me pasaron
    | quede | me dejaron) [de | a | como | fijo como | fija como | fijo de] {v:title} => is v profession work >es_@_…  ✓ me ascendieron a analista senior  ✗ me hacen caso
  (cumpli | cumplo | he cumplido | ya tengo | ya son) {n:figure} [anos] !(los/las/dias/meses/semanas/horas/hijos/perros/gatos) => is n age >tiene_@_años  ✓ ayer cumplí 34  ✗ cumplí con todo
  (^ | ya | ahora) somos {n:figure} [en el equipo] => is n team >son_@_en_el_equipo  ✓ ya somos cinco en el equipo  ✗ ya somos amigos
  (somos/quedamos/seremos) {n:figure} en el equipo => is n team >son_@_en_el_equipo  ✓ quedamos tres en el equipo  ✗ somos tres
  (salgo con | ando con | me case con | me volvi a casar con | estoy saliendo con | ando saliendo con | mi (novia/novio/esposa/esposo/mujer/marido/pareja) es) {v:value} => is v partner >su_pareja_es 
    ✓ ahora salgo con Matías ✗ salgo a comer
  (estoy/estamos/ando/andamos) [ahora] (con/en/a) {v:value} => is v ended  ✓ cancelé Spotify, estoy con Tidal  ✗ estoy instalada
  (tengo/uso/usamos/hago/hacemos/soy/voy) [ahora] [con/en/a] {v:value} => is v ended  ✓ vendí el Gol, tengo un Clio  ✗ vendimos
  ahora estoy con {v:value} => is v ended partner >está_con  ✓ ahora estoy con Carla  ✗ estoy con Carla
  (asi que | ahora | ya) [ando | estoy | me muevo | voy] (con/en) (un/una) {v:value} => is v ended vehicle technology >tiene_un  ✓ así que estoy con un Xiaomi  ✗ ahora un rato
  (me compre | me he comprado | compre | compramos | nos compramos | me agencie | saque | me regalaron | tengo ahora | ahora tengo | ando en) !(entradas/comida/ropa) (un/una) {v:value}
    => is v ended >tiene_un ✓ me compré una Yamaha  ✗ me compré ropa
  (ya/ahora) es mi {r:<spouses>} => reword r roles partner  ✓ ya es mi marido  ✗ es mi marido
  me case con {k:known} => reword k roles partner  ✓ me casé con Bruno  ✗ me caso con Bruno
  {k:known} y yo nos casamos => reword k roles partner  ✓ Ana y yo nos casamos en mayo  ✗ Ana y yo
  (el nuevo jefe es | la nueva jefa es | mi (nuevo/nueva) (jefe/jefa) es | mi (jefe/jefa) es | mi (jefe/jefa) se llama | le reporto a | reporto a | respondo a | dependo de | el nuevo jefe se llama
    | ahora manda | ahora me manda) {v:value} => is v boss  ✓ el nuevo jefe es un tal Ignacio  ✗ el jefe es malo
  (vamos con | vamos a usar | va a ser | usamos | uso | nos quedamos con | me quedo con | se queda en | se queda con | queda | elegimos | optamos por | ahora usamos | ahora uso | tiramos por | sera
    | gano | estoy con | probamos con) {v:value} => is v ended decision  ✓ cambio de planes: vamos con Postgres  ✗ vamos
  (al final | finalmente | mejor | definitivamente) [lo/la] (lanzamos/salimos/vamos/hacemos/entregamos/viajamos/publicamos/estrenamos/es/sera) [en/el/con/a] {v:value} => is v decision goal  ✓ al final lanzamos en mayo  ✗ al final nada
  (estoy/ando/estamos) rehaciendo (con/en/para) {v:value} => is v ended project >la_está_rehaciendo_con  ✓ la app la estoy rehaciendo con React Native  ✗ rehaciendo
  {k:known} (lo/la) (estoy/estamos) (rehaciendo/haciendo/reescribiendo/pasando) (con/en/para/a) {v:value} => is v project >lo_está_rehaciendo_con  ✓ la tienda la estoy rehaciendo para vender jabones  ✗ la tienda
  me (paso/cambio/puso/receto/subio/mando) (a/en) {v:value} => is v ended health diet >hace  ✓ la nutri me pasó a cinco comidas al día  ✗ me pasó
  (mejor | desde ahora | de ahora en adelante | a partir de ahora | ahora prefiero | prefiero ahora) [quiero/prefiero] (respuestas {v:value} | en {v:value}) => is v preference >prefiere_respuestas 
    ✓ mejor respuestas cortas de ahora en adelante ✗ mejor
  (pase | paso | pasado | esta | va | entre | entro | arranco | empezo | empece | ya esta | ahora esta | estoy) (a | en | al | ya en) {g:<grades>} => reword g grades studies family  ✓ pasé a segundo año!  ✗ pasé a saludar
  (ya | ahora | por fin) (va/iba) (a | al | a la) {v:value} => is v family >va_a  ✓ ahora va al Gabriela Mistral  ✗ va al cine
  entre (en la uni | a la uni | en la universidad | a la universidad | a la facultad | en la facultad | a la facu) [a estudiar | ,] => over studies  ✓ entré en la uni!  ✗ entré en casa
  (primero | primer ano | segundo | tercero) de {v:value} => is v ended studies >estudia  ✓ primero de enfermería  ✗ primero de todo
  (empece | comence | me inscribi en | me meti a | me meti en | me anote en | ahora estudio | ahora hago) [a estudiar] !(a/con/el/la/los/las/un/una/de) {v:value} => is v ended studies hobby >estudia  ✓ empecé psicología  ✗ empecé a correr
  (conseguí | consegui | conseguimos | encontre | pille | pillé | me salio | me dieron
    | tengo) [un/una/nuevo/nueva] (trabajo/curro/laburo/pega/chamba/puesto/plaza/empleo) [nuevo/nueva/fijo] (en/de/como/con) {v:value} => is v job >trabaja_en  ✓ conseguí trabajo de cajera 
    ✗ conseguí entradas
  (abri/abrimos/monte/montamos/puse/pusimos) mi (propio/propia) {v:value} => is v job >tiene_su_propio  ✓ abrí mi propia peluquería  ✗ abrí mi casa
  (firme | fiche | me fiche) (con/por) {v:value} => is v job >trabaja_con  ✓ fiché por Deloitte  ✗ firmé un papel
  (me llamaron de | me cogieron en | me aceptaron en | aprobe la oposicion y estoy en | me destinaron a | me trasladaron a) {v:value} => is v job home studies >está_en  ✓ me trasladaron a Burgos  ✗ me llamaron
  (paso/pasamos/pase) a ser {v:value} => is v ended job >es  ✓ pasé a ser jefa de sala  ✗ pasé a saludar
  soy {v:title} ahora => is v job >es  ✓ soy encargada ahora  ✗ soy encargada
  soy {v:value} [ahora] => is v ended  ✓ dejé la caja, soy taxista  ✗ eres taxista
  (mi nueva (direccion/casa) (es | esta en) | nos compramos (un piso | una casa) en | estrenamos (piso/casa) en | me instale en | nos instalamos en | nos trasladaron a | recale en
    | aterrizamos en) {v:value} => is v home >vive_en  ✓ nos compramos un piso en Getafe  ✗ nos compramos un piso
  (vuelvo a vivir en | volvi a vivir en | volvimos a vivir en | regrese a vivir a) {v:value} => is v home >vive_en  ✓ volví a vivir en Trelew  ✗ volví a vivir
  (llevo desde (enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre) con | llevo (meses/semanas) con | empece a salir con | volvi con | estoy conociendo a
    | me puse de novia con | me puse de novio con | me junte con | me empate con | me arreje con | ando de novia con | ando de novio con | estoy de novia con | estoy de novio con) {v:who}
    => is v partner >está_con ✓ empecé a salir con Nacho  ✗ empecé a salir
  (me cayeron | ya cayeron | sople | llegue a) [los/las] {n:figure} [anos/velas/velitas] => is n age >tiene_@_años  ✓ me cayeron los 40  ✗ me cayeron mal
  cumpli los {n:figure} => is n age >tiene_@_años  ✓ cumplí los 40  ✗ cumplí
  (ahora me llamo | me cambie el nombre a | de casada soy | ahora firmo como | ahora soy | llamame | dime | de ahora en mas soy | pueden llamarme | me dicen) {v:who} => is v name >se_llama  ✓ ahora me llamo Renata  ✗ me llamo Renata
  (me pasaron | me cambiaron | pase | me movieron) (al/a) turno [de | de la] {v:value} => is v own:horario own:turno own:schedule own:shift >trabaja_en_el_turno_de  ✓ me pasaron al turno de noche  ✗ me pasaron
  (ahora entro a | entro a | ahora trabajo de) (las/la) {v:value} => is v own:horario own:turno own:schedule own:shift >entra_a_las  ✓ ahora entro a las seis  ✗ entro a casa
  (ahora tomo | me recetaron | me mandaron | me dieron | me cambio a | me subio a | empece con | estoy con | estoy tomando) {v:value} => is v ended  ✓ me recetaron enalapril  ✗ recetan
  (me hice | ahora como | ahora sigo una dieta | ahora hago | empece la dieta) {v:value} => is v ended diet >es  ✓ me hice vegana  ✗ me hago
  (gano | se decidio | decidimos | lo cambiamos a | lo cambiamos por | nos fuimos por | quedamos en | volvemos a | nos pasamos a | lo movimos al | lo movimos a | lo pasamos al | lo pasamos a
    | lo adelantamos a | lo atrasamos a | lo pospusimos a | lo postergamos a) {v:value} => is v ended decision goal  ✓ lo movimos al viernes  ✗ lo movimos
  (se convirtio en | se transformo en | ahora es | va a ser | termino siendo | lo converti en | la converti en | lo estoy convirtiendo en) {v:value} => is v ended project  ✓ el podcast se convirtió en un libro  ✗ se convirtió
  (me quede con | ahora con | pase a | pasamos a | me mude a | salte a | me fui a | nos fuimos a | todo en | todo esta en | todo va en | lo llevo en | lo hago en | lo hacemos con) !<doing> {v:value}
    => is v ended ✓ dumpée Trello, todo va en Asana  ✗ quédate
  (quedamos | ahora somos | ya somos | somos ya) {n:figure} [en el equipo | en total | nada mas | nomas] => is n team >son_@_en_el_equipo  ✓ ahora somos ocho  ✗ ahora somos amigos
  (nos comprometimos | me pidio matrimonio | dijo que si | nos casamos | me case) => reword roles partner  ✓ nos casamos en mayo!  ✗ se casaron
  (ya nacio | nacio) [mi/nuestro/nuestra] [bebe/hijo/hija] [, se llama] {v:value} => also v family >tiene_un_bebé,  ✓ nació Bruno!!  ✗ nació
  ya nacio mi (bebe/hijo/hija) => over health  ✓ ya nació mi bebé, se llama Emilia  ✗ nació`;
