/** The Portuguese rules of what ends. */
export const ends = `
  (tive/tivemos/precisei/precisamos) [que/de] (largar/deixar/vender/parar/trancar/cancelar/sacrificar/doar/abandonar/fechar) [com] {k:known} => ended k  ✓ tive que largar a natação  ✗ tive que sair
  (parei/paramos/deixei/deixamos) de (-ar/-er/-ir) [com/em/o/a] {k:known} => ended k  ✓ parei de vender quentinha  ✗ paro de vender
  (nao/nao) (sou | uso | usamos | trabalho | moro | moramos | estudo | faco | jogo | toco | tomo | como | namoro | to | estou | tenho | temos | é | fumo | bebo | danco | treino | programo | dirijo
    | vendo | vai ser | pinto | corro | nado | dou) mais [com/em/de/no/na/o/a/pra] {k:known} => ended k  ✓ não sou mais vegana  ✗ não sou vegana
  (nao/nao) … mais [com/em/no/na/pro/pra/para] {k:known} => ended k  ✓ respondo pro Otávio e não mais pra Luciana  ✗ não pra Luciana
  (ja nao) * [com/em/no/na/o/a] {k:known} => ended k  ✓ já não uso o Trello  ✗ já uso o Trello
  [eu] e (o/a) {k:known} [nos | nos | a gente] [nos/se] (terminamos/separamos/divorciamos/acabamos/rompemos/separou/terminou/largamos) => ended k partner  ✓ eu e a Bianca nos separamos  ✗ eu e a Bianca jantamos
  {k:known} (terminou | rompeu | acabou) comigo => ended k partner  ✓ a Júlia terminou comigo  ✗ a Júlia jantou comigo
  {k:known} me (largou/deixou/traiu/chutou/abandonou) => ended k partner  ✓ a Júlia me largou  ✗ a Júlia me ligou
  (roubaram | furtaram | levaram | bateram no | bateram na | me roubaram) {k:known} => ended k vehicle technology pet  ✓ roubaram minha Honda  ✗ roubam a Honda
  (tirou | tirei | tiraram | suspendeu | cortou | parei de tomar) {k:known} => ended k health diet allergy  ✓ o médico tirou a losartana  ✗ tira a losartana
  (sarei | me curei | me recuperei | fiquei bom | fiquei boa | tive alta) (do/da/de) {k:known} => ended k health allergy  ✓ me curei da anemia  ✗ tenho anemia
  {k:known} (saiu | foi embora | pediu demissao | se aposentou | foi demitid- | foi transferid- | mudou de area) [da empresa | da firma | do time] ($ | e | da) => ended k boss  ✓ o Paulo saiu da empresa  ✗ o Paulo saiu de férias
  (trocaram | mudaram) (a chefia | de chefe | meu chefe | minha chefe) => over boss  ✓ trocaram a chefia  ✗ trocaram a senha
  (fui demitid- | me mandaram embora | pedi demissao | pedi as contas | me demiti | fui mandad- | perdi o emprego | sai do emprego | mudei de (emprego/empresa/trabalho) | larguei (o emprego | o trampo | o trabalho)) => over work  ✓ mudei de emprego, enfim  ✗ mudei de ideia
  me aposentei => over job  ✓ me aposentei, chega de ônibus  ✗ meu chefe se aposentou
  (me mudei | nos mudamos | a gente se mudou | mudamos | mudei de (casa/cidade)) !(de (ideia/planos)) => over home  ✓ me mudei pra Floripa  ✗ mudei de ideia
  (to/estou) (solteira/solteiro) => over pair  ✓ agora tô solteira  ✗ estou em casa
  mudei de (curso/faculdade/facul) => over studies  ✓ mudei de curso  ✗ mudei de ideia
  (me formei | colei grau) => over studies  ✓ me formei em julho  ✗ me formo
  (nasceu (o bebe | minha filha | meu filho | o nenem)) => over health  ✓ nasceu meu filho  ✗ nasceu o dia
  perdi (o bebe | o nenem) => over health  ✓ perdi o bebê  ✗ perdi o ônibus
  (mudanca de planos | mudamos de planos | mudamos de ideia | mudei de ideia) => over decision  ✓ mudança de planos: vamos de Postgres  ✗ o plano`;
