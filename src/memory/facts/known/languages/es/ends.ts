/** The Spanish rules of what ends. */
export const ends = `
  // What ended: "dejé el pádel", "me salí de Zara", "vendí la Honda", "lo de Flutter lo tiré", "Jira ya no".
  (tuve/tuvimos/tenido/toco/hubo) que (dejar/cortar/vender/largar/abandonar/cerrar/suspender/parar/dormir/sacrificar/regalar/cancelar) [con] {k:known} => ended k  ✓ he tenido que dejar el pádel por el codo  ✗ tengo que dejar
  {k:known} (lo/la) (cerraron/tengo (abandonado/abandonada/parado/parada)) => ended k project hobby studies work  ✓ el blog lo tengo abandonado  ✗ el blog lo tengo
  (ya no | no) !(aguanto | soporto | puedo | se | quiero | me | entiendo | es para | paso | solo | solamente | creo | pienso | vendi | deje | voy a dejar) (soy/uso/usamos/trabajo/trabajamos/vivo/vivimos/estudio/hago/hacemos/juego/toco/tomo/como/salgo/estoy/estamos/tengo/tenemos/manejo/conduzco/practico/bailo/entreno/es/sera/va/curro/laburo/programo/escribo/ando/corro/nado/pinto/canto/fumo/bebo/doy/vendo) [mas] [con/en/de/a/por/como] {k:known} [mas] => ended k  ✓ ya no soy vegana  ✗ ya no aguanto a Pablo
  no * mas [al/a/con/en] {k:known} => ended k  ✓ no uso más Trello  ✗ no uso
  {k:known} me (dejo | corto | planto | boto | termino | engano | abandono | pidio el divorcio | mando a volar) => ended k partner  ✓ Inés me dejó  ✗ Inés me llamó
  (lo dejamos | lo dejo | la deje | lo deje) con {k:known} => ended k partner  ✓ lo dejamos con Ana  ✗ dejamos
  {k:known} [ya] (es/esta) (mi ex | divorciad-) => ended k partner  ✓ Ana ya es mi ex  ✗ Ana es mi hermana
  se (me/nos) (rompio/perdio/quemo/murio/fundio/escapo/cayo/jodio) {k:known} => ended k vehicle technology pet  ✓ se me rompió el Samsung  ✗ se rompe
  me (quito/saco/retiro/suspendio/corto) {k:known} => ended k health diet  ✓ el psiquiatra me quitó los antidepresivos  ✗ me quito
  (me recupere | me cure | me curaron) de {k:known} => ended k health allergy  ✓ me curé de la anemia  ✗ me recupero
  (ya no tengo | me quede sin | no tengo mas | ya no hay) {k:known} => ended k  ✓ ya no tengo coche  ✗ tengo coche
  {k:known} (nos lo | me lo | nos la | me la) (quitaron/robaron/llevo/compraron/llevaron) => ended k  ✓ el coche me lo robaron  ✗ el coche me gusta
  (me dieron el alta | me curé | ya estoy bien | ya me recupere | estoy curad-) [de] {k:known} => ended k health  ✓ me dieron el alta de la lesión  ✗ me dieron cita
  // What is over without being named.
  (nos mudamos | me mude | cambie de (casa/ciudad/piso) | cambio de (ciudad/casa)) => over home  ✓ nos mudamos la semana pasada  ✗ se mudaron
  unless:mis (firmamos el divorcio | nos divorciamos | nos separamos | me separe | me divorcie | me deje con mi (novio/novia) | cortamos | estoy (soltero/soltera) | quede viud- | enviude) => over pair  ✓ firmamos el divorcio el martes  ✗ mis viejos se separaron
  (me cambie de | cambie de) (carrera/facultad/facu/universidad/uni) => over studies  ✓ me cambié de carrera  ✗ me cambié de ropa
  (me cambie de | cambie de) (coche/auto/carro/moto) => over vehicle  ✓ cambié de coche  ✗ cambié de idea
  (me gradue | me recibi | me titule | egrese) => over studies  ✓ me gradué en julio  ✗ me gradúo
  (cambio de planes | cambio de plan | cambiamos de planes | cambiamos de opinion | cambie de opinion | marcha atras) => over decision  ✓ cambio de planes: vamos con Postgres  ✗ el plan`;
