/** The Spanish rules of what ends. */
export const ends = `
  // What ended: "dejé el pádel", "me salí de Zara", "vendí la Honda", "lo de Flutter lo tiré", "Jira ya no".
  (tuve/tuvimos/tenido/toco/hubo) que (dejar/cortar/vender/largar/abandonar/cerrar/suspender/parar/dormir/sacrificar/regalar/cancelar) [con] {k:known} => ended k  ✓ he tenido que dejar el pádel por el codo  ✗ tengo que dejar
  {k:known} (lo/la) (tuve/tuvimos/hubo) que (dormir/sacrificar) => ended k pet  ✓ a Kira la tuvimos que dormir ayer  ✗ a Kira la tuvimos que bañar
  {k:known} (lo/la) (cerraron | tengo (abandonado/abandonada/parado/parada)) => ended k project hobby studies work  ✓ el blog lo tengo abandonado  ✗ el blog lo tengo
  (deje/dejamos/dejado/pare/paramos) de (-ar/-er/-ir/-arme/-erme) [con/en/a] {k:known} => ended k  ✓ dejé de usar Trello  ✗ dejo de usar
  (ya no | no) !(aguanto | soporto | puedo | se | quiero | me | entiendo | es para | paso | solo | solamente | creo | pienso | vendi | deje
   
    | voy a dejar) <own verbs> [mas] [con/en/de/a/por/como] {k:known} [mas]
    => ended k ✓ ya no soy vegana  ✗ ya no aguanto a Pablo
  no * mas [al/a/con/en] {k:known} => ended k  ✓ no uso más Trello  ✗ no uso
  no … {k:known} mas => ended k  ✓ no juego fútbol más  ✗ no juego
  {k:known} y yo [ya | al final] (cortamos/terminamos/rompimos/tronamos/acabamos | nos (separamos/divorciamos/dejamos) | lo dejamos | lo hemos dejado | hemos (cortado/terminado/roto) | ya no (estamos/seguimos)) => ended k partner  ✓ Lucía y yo cortamos  ✗ Lucía y yo cenamos
  con {k:known} [ya] (se acabo/terminamos/cortamos/rompimos/tronamos/acabamos | lo dejamos | no va mas | ya no) => ended k  ✓ con Pablo se acabó  ✗ con Pablo
  (rompi/corte/termine/trone/acabe/cortado/terminado/roto) con {k:known} => ended k  ✓ rompí con Sofía  ✗ como con Sofía
  {k:known} me (dejo | corto | planto | boto | termino | engano | abandono | pidio el divorcio | mando a volar) => ended k partner  ✓ Inés me dejó  ✗ Inés me llamó
  (lo dejamos | lo dejo | la deje | lo deje) con {k:known} => ended k partner  ✓ lo dejamos con Ana  ✗ dejamos
  {k:known} [ya] (es/esta) (mi ex | divorciad-) => ended k partner  ✓ Ana ya es mi ex  ✗ Ana es mi hermana
  (me/nos) (robaron/chocaron/afanaron/rompieron/hackearon/incautaron/embargaron) {k:known} => ended k vehicle technology pet  ✓ me robaron el Fiesta  ✗ me roban el Fiesta
  se (me/nos) (rompio/perdio/quemo/murio/fundio/escapo/cayo/jodio) {k:known} => ended k vehicle technology pet  ✓ se me rompió el Samsung  ✗ se rompe
  me (sacaron | quitaron | retiraron | suspendieron | han quitado | han sacado) … {k:known} => ended k health allergy  ✓ me sacaron el yeso de la pierna  ✗ me sacan el yeso
  me (quito/saco/retiro/suspendio/corto) {k:known} => ended k health diet  ✓ el psiquiatra me quitó los antidepresivos  ✗ me quito
  (me recupere | me cure | me curaron) de {k:known} => ended k health allergy  ✓ me curé de la anemia  ✗ me recupero
  {k:known} (se fue | renuncio | se jubilo | se marcho | se va | se retiro) [de la empresa | del equipo | de la compania | del area | de la oficina] (y | $) => ended k boss team  ✓ Damián se fue de la empresa  ✗ Damián se fue a Roma
  {k:known} (lo/la) (trasladaron/echaron/despidieron/cambiaron/movieron/rajaron/ascendieron/corrieron/jubilaron) => ended k boss  ✓ a Rosario la trasladaron  ✗ a Rosario la vi
  (ya no tengo | me quede sin | no tengo mas | ya no hay) {k:known} => ended k  ✓ ya no tengo coche  ✗ tengo coche
  {k:known} (nos lo | me lo | nos la | me la) (quitaron/robaron/llevo/compraron/llevaron) => ended k  ✓ el coche me lo robaron  ✗ el coche me gusta
  (dejo de existir | cerro | quebro | fundio | cerraron | liquidaron) {k:known} => ended k work  ✓ quebró la panadería  ✗ abrió la panadería
  (me dieron el alta | me curé | ya estoy bien | ya me recupere | estoy curad-) [de] {k:known} => ended k health  ✓ me dieron el alta de la lesión  ✗ me dieron cita
  // What is over without being named.
  (renuncie | me echaron | me despidieron | me han (echado/despedido) | me corrieron | cambie de (trabajo/empresa/laburo/curro/empleo) | me cambie de (trabajo/empresa/laburo/pega) | perdi (mi/el) (trabajo/laburo/curro/empleo) | me quede sin (trabajo/laburo/curro/pega/chamba/empleo)) !(a la idea) => over work  ✓ cambié de trabajo, uf  ✗ cambié de ropa
  me jubile => over job  ✓ me jubilé, a descansar  ✗ mi jefe se jubiló
  (nos mudamos | me mude | cambie de (casa/ciudad/piso) | cambio de (ciudad/casa)) => over home  ✓ nos mudamos la semana pasada  ✗ se mudaron
(volvi/volvimos) a (comer/tomar/fumar/beber) * => over diet  ✓ volví a comer carne  ✗ volví a casa
  unless:mis (me deje con mi (novio/novia) | estoy (soltero/soltera)) => over pair ✓ ahora estoy soltera  ✗ mis viejos se separaron
  (me cambie de | cambie de) (carrera/facultad/facu/universidad/uni) => over studies  ✓ me cambié de carrera  ✗ me cambié de ropa
  (me cambie de | cambie de) (coche/auto/carro/moto) => over vehicle  ✓ cambié de coche  ✗ cambié de idea
  (me gradue | me recibi | me titule | egrese) => over studies  ✓ me gradué en julio  ✗ me gradúo
  (cambio de planes | cambio de plan | cambiamos de planes | cambiamos de opinion | cambie de opinion | marcha atras) => over decision  ✓ cambio de planes: vamos con Postgres  ✗ el plan`;
