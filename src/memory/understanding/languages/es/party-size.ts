/** Words about people who join the company, and about those who leave it. */
export const partyLists = {
  joins: `
      se viene con nosotros, se vienen con nosotros, viene conmigo, vienen conmigo, se nos une, se nos unen, se nos suma, se nos suman, se ha sumado, se han sumado, se ha unido, se apunto,
      se apuntaron, se apunta,  se apuntan, se suma, se suman, se une, se unen, se anima, se animan, se viene, se vienen, se han apuntado, se ha apuntado, se sumo, se sumaron, se agrega, se agregan,
      quiere venir, quieren venir, quiere ir, quieren ir, nos acompaña, nos acompañan, viene tambien, vienen tambien, tambien viene, tambien vienen, tambien va, tambien van, viene al final,
      viene con nosotros, vienen con nosotros`,
  leaves: `
      no puede venir, no pueden venir, no puede ir, no pueden ir, no podra venir, no podra ir, no podran ir, no podran venir, no va a venir, no van a venir, no va a poder, no van a poder, no vendra,
      no vendran, no ira, no iran, han cancelado, se queda en casa, se quedan en casa, tiene que trabajar, tienen que trabajar, esta castigada, esta castigado, esta malo, esta mala, esta enfermo,
      esta enferma, se echa atras, se ha echado atras, se quita, se quitan, se quito, se nos cae, se nos caen, se nos ha caido, se nos rajan, nos falla, nos fallan, desiste, desistio, se cae,
       se caen, se ha caido, se han caido, se cayo, se cayeron, se baja, se bajan, se bajo, se bajaron, se ha bajado, se han bajado, se raja, se rajan, se rajo, se rajaron, se ha rajado,
      se han rajado, se borra, se borro, se borraron, se ha borrado, falla, fallan, ha fallado, han fallado, no viene, no vienen, no va, no van, no puede, no pueden, no podra, no podran, no se apunta,
      no se apuntan, se descuelga, cancelo, cancelaron, ha cancelado, han cancelado, se enfermo, se ha puesto malo, se ha puesto mala`,
  adds: `mas, suma, sumale, añade, agrega, agregale, mete, incluye, cuenta con, cuenta a, apunta a, apunta, pon`,
} as const;

/** The rules of how many people go, in Spanish. `company` is whom the speaker takes along; the speaker is counted by the slot. */
export const company = `
  otra pareja [de] [amigos/amigas] => 2  ✓ otra pareja  ✗ otra copa
  [sus/mis/nuestros/nuestras/vuestros] {n:count} [mejores] <people> => n  ✓ sus dos niños  ✗ sus niños
  unos <two people> => 2  ✓ unos suegros  ✗ unos bares
  [mi/un/una/la/el/tu/su] <one person> => 1  ✓ mi mujer  ✗ mis amigos
  [mis/los/dos/sus] <two people> !de => 2  ✓ mis padres  ✗ padres de familia
  [mis/los/las/otros/otras/unos/unas] {n:count} [mejores] <people> => n  ✓ mis dos hijos  ✗ mis hijos
  {n:count} mas => n  ✓ dos más  ✗ más`;

export const partySize = `
  ^ [como/en/un/a] {n:<group sizes>} $ => n  ✓ en trío = 3  ✗ un trío de jazz
  nosotros y otra pareja => 4  ✓ nosotros y otra pareja  ✗ nosotros y otra copa
  {g:group} [al/ya/tambien] [final] <leaves> -ar/-er/-ir => 'none'  ✓ Diana no puede comer gluten  ✗ Diana no puede
  (trae/traen/traera | va a traer | se trae | viene con | vienen con) [a] {h:group} => more h  ✓ Clara trae a su novio  ✗ Clara trae el postre
  ^ yo [y] mas {n:number} $ => plus n  ✓ yo más uno  ✗ yo más
  (vienen/van/viene/vendran/va) [conmigo | con nosotros] {c:group} [conmigo | con nosotros] $ => join c  ✓ vienen mi compañera de piso y su novio  ✗ vienen los fines de semana
  (asi que | por eso | entonces) [ya/al] [final] <leaves> !(-ar/-er/-ir) => less 1  ✓ así que no viene  ✗ así que viene
  (él/ella) no [claro/obvio] $ => less 1  ✓ él no obvio  ✗ él no bebe
  ^ [<corrections>/y] (menos | sin contar a | excepto) {g:group} => less g  ✓ menos mi hermano  ✗ menos ruido
  (solo caben | cabemos | caben) {n:number} => n  ✓ solo caben cinco  ✗ caben
  conmigo (somos/seremos/son) {n:number} => n  ✓ conmigo somos cinco  ✗ conmigo
  [solo] [vamos/somos/seremos] {c:crew} => crew c  ✓ vamos Ana, Bea y yo  ✗ Ana y Bea
  {n:count} (adultos/niños/ninos/niñas/ninas/chicos/chicas/hombres/mujeres/padres/alumnos) [,] (y/mas/con/e) {m:count} (<people>/<one person>) => sum n m  ✓ 28 niños y 4 profes  ✗ 28 niños
  ^ {n:count} (en platea | en anfiteatro | en el palco) => n  ✓ dos en platea  ✗ dos en el bar
  {n:number} [personas] (en total | entre todos) => total n  ✓ mi novia y los primos, 6 en total  ✗ en total
  [para/somos/seremos/serian/son] {n:count} adultos/adulto/mayores/grandes [,] [y/mas/con] {m:count} [<children>] => sum n m  ✓ 2 adultos y 1 niño  ✗ 2 adultos
  (somos/seremos/seriamos/vamos/iriamos/iremos/estamos/venimos/quedamos | vamos a ser | vendriamos a ser) [como/unos/unas/los/las/solo/nosotros] {n:count} [<people>] !(<lengths> | <currencies> | veces
    | parejas | a | al | de) => n  ✓ somos 4  ✗ somos primos
  (somos/seremos/seriamos/vamos) {n:count} (y/mas) {b:company} => sum n b  ✓ somos 4 y un bebé  ✗ somos 4
  (eramos/ibamos) {n:count} [y/pero] [al] [final] <joins> {g:group} => crew n g  ✓ éramos 5 pero se ha apuntado el novio de Lidia  ✗ éramos 5
  (vuelve a poner | volvemos a ser | otra vez somos) {n:number} => crew n  ✓ vuelve a poner seis  ✗ vuelve a las seis
  ^ (solo para | nada mas para) {c:company} $ => c  ✓ solo para mi hija  ✗ solo para ver
  (grupo de | mesa para | mesa de | reserva para | lugar para) {n:count} [<people>] !(<lengths> | <currencies>) => n  ✓ mesa para 6  ✗ mesa de madera
  [para/de/unas/unos/serian/son/entre] unless:con/otros/otras/mis {n:count} <people> => n  ✓ 4 personas  ✗ con 4 personas
  (para | somos | seriamos) {n:count} (parejas/matrimonios) => times n 2  ✓ para dos parejas  ✗ para dos
  {n:count} parejas/matrimonios => times n 2  ✓ dos parejas  ✗ mi pareja
  para !(un/una) [los/las/nosotros/nosotras] {n:count} !(<lengths> | <people> | <currencies> | restaurantes/bares/lugares/opciones/cosas/planes/mesas/veces/parejas/:) => n  ✓ para dos  ✗ para dos noches
  para {n:count} $ => n  ✓ para cuatro  ✗ para cuatro noches
  ^ (los | nosotros | nosotras | solo los | solo | seriamos | las) {n:count} [de siempre] $ => n  ✓ los dos  ✗ los dos bares
  {n:count} (entrada/entradas/boleto/boletos/butacas/pasajes/billetes) => n  ✓ dos entradas  ✗ entradas
  [para/somos/seremos/serian/son] {n:count} <children> (y/mas/con) {m:count} adultos/adulto/mayores/grandes => sum n m  ✓ 8 niños y 2 adultos  ✗ 8 niños
  (se (suma/suman/apunta/apuntan) | viene/vienen/vendrian/somos/seremos) [otro/otra/otros/otras] {n:count} mas => more n  ✓ se suman dos más  ✗ suma dos
  se (suma/suman/apunta/apuntan) {n:count} => more n  ✓ se apuntan dos  ✗ apunta dos cosas
  {n:count} mas (se/que/viene/vienen) => more n  ✓ dos más se apuntan  ✗ dos más caros
  {n:count} (menos | no vienen | no viene | no pueden) $ => less n  ✓ uno menos  ✗ menos de dos
  ^ [solo] (van/vienen/vendran/iran) [unos/unas] {n:number} $ => n  ✓ vienen 3  ✗ vienen 3 días
  (nosotros/nosotras) {n:count} y {b:company} => sum n b  ✓ nosotros dos y mis padres  ✗ nosotros dos
  {a:company} [, {b:company}] y (nosotros/nosotras) {n:number} => sum a b n  ✓ mi cuñado, su mujer y nosotros dos  ✗ nosotros dos
  (va/viene/vienen/vamos) {n:count} mas => more n  ✓ va uno más  ✗ va uno
  (viene/va) [tambien] {p:person} => more 1  ✓ viene Juli  ✗ viene el bar
  {p:person} [tambien] (viene/va) [tambien] => more 1  ✓ Juli también viene  ✗ Juli come
  {g:group} [al/ya/tambien] [final] <joins> => more g  ✓ la Bea se apunta  ✗ la Bea se ríe
  <joins> [tambien/al] [final/a] {g:group} [tambien] => more g  ✓ se suman Fede y la novia  ✗ se suman gastos
  {g:group} (trae/traen/lleva) [a] {h:group} => more h  ✓ el Pau trae a dos colegas  ✗ el Pau trae vino
  [somos] {n:count} (mayores/adultos) [,] {g:group} => sum n g  ✓ dos mayores, un adolescente y mi suegra  ✗ dos mayores
  {g:group} [al/ya/que] [final] <leaves> => less g  ✓ Carla se bajó  ✗ Carla se casó
  <leaves> [al/ya] [final] {g:group} => less g  ✓ han fallado dos niños  ✗ han fallado los frenos
  <leaves> {n:count} !(<people>/<children>) => less n  ✓ se han caído 2  ✗ se han ido 2
  {n:count} [ya] <leaves> => less n  ✓ dos se bajaron  ✗ dos se ríen
  ^ [<corrections>/y] <adds> [a/tambien] {g:group} => more g  ✓ suma a mi prima  ✗ suma los gastos
  (son/serian/seriamos) {n:count} mas => more n  ✓ son 2 más  ✗ son más
  ^ [<corrections>] [<corrections>] {n:count} mas [entonces/al/por] [final/favor] $ => more n  ✓ dos más entonces  ✗ dos más caros
  {n:number} (contandome/contando/incluyendome/incluida/incluido/conmigo) [a/con] [mi] => n  ✓ cuatro contándome a mí  ✗ cuatro
  {n:number} con {p:person} => n  ✓ 6 con Carol  ✗ 6 con vistas
  (somos pareja | somos una pareja | una pareja | somos un matrimonio) !(de/con/y) => 2  ✓ somos una pareja  ✗ una pareja de amigos
  (una pareja | pareja) con {n:count} [<people>/<one person>] => sum 2 n  ✓ pareja con un bebé  ✗ pareja con coche
  familia de {n:number} => n  ✓ familia de 4  ✗ familia
  {a:company} [,] {b:company} y {c:company} [$] => plus a b c  ✓ mis suegros, mi mujer y dos amigos
  en total {n:number} => n  ✓ en total once  ✗ en total
  (vamos a ser | somos | seremos) [ya/como | en total] {n:number} [personas] => n  ✓ somos ya 11  ✗ somos felices
  con/junto/llevo/llevar [a/con] {g:group} => plus g  ✓ con Lola y 3 amigos  ✗ con amigos
  [y] {a:company} tambien => more a  ✓ y mi madre también  ✗ mi madre
  [y] tambien (va/viene/vienen/van) {a:company} => more a  ✓ también viene mi madre  ✗ también viene
  (en pareja | los dos juntos | cena romantica | de a dos | de a 2 | plan de pareja | a solas con) => 2  ✓ en pareja  ✗ mi pareja
  (voy/ire/iria/viajo/ceno/estoy/estare/vengo | quiero ir | me voy | viajar/ir/cenar | viajaria) [yo] (solo/sola | por mi cuenta) => 1  ✓ voy solo  ✗ solo voy
  (yo solo/sola | solo/sola yo | solo para mi | para mi solo/sola | (para (uno/una) $) | una persona sola | solo uno) => 1  ✓ yo solo  ✗ solo eso
  ^ (solo/sola | para mi | yo) $ => 1  ✓ para mí  ✗ para mi hermano`;
