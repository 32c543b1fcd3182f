/** The Portuguese rules of what ends. */
export const ends = `
  (tive/tivemos/precisei/precisamos) [que/de] (largar/deixar/vender/parar/trancar/cancelar/sacrificar/doar/abandonar/fechar) [com] {k:known} => ended k  ✓ tive que largar a natação  ✗ tive que sair
  (ja nao) * [com/em/no/na/o/a] {k:known} => ended k  ✓ já não uso o Trello  ✗ já uso o Trello
  {k:known} (terminou | rompeu | acabou) comigo => ended k partner  ✓ a Júlia terminou comigo  ✗ a Júlia jantou comigo
  {k:known} me (largou/deixou/traiu/chutou/abandonou) => ended k partner  ✓ a Júlia me largou  ✗ a Júlia me ligou
  (tirou | tirei | tiraram | suspendeu | cortou | parei de tomar) {k:known} => ended k health diet allergy  ✓ o médico tirou a losartana  ✗ tira a losartana
  (sarei | me curei | me recuperei | fiquei bom | fiquei boa | tive alta) (do/da/de) {k:known} => ended k health allergy  ✓ me curei da anemia  ✗ tenho anemia
  (me aposentei | fui demitid- | me mandaram embora | pedi demissao | pedi as contas | perdi o emprego | sai do emprego | mudei de (emprego/empresa/trabalho) | me demiti | larguei (o emprego | o trampo | o trabalho) | fui mandad-) => over job  ✓ me aposentei, chega de ônibus  ✗ meu chefe se demitiu
  mudei de (curso/faculdade/facul) => over studies  ✓ mudei de curso  ✗ mudei de ideia
  (me formei | colei grau) => over studies  ✓ me formei em julho  ✗ me formo
  perdi (o bebe | o nenem) => over health  ✓ perdi o bebê  ✗ perdi o ônibus
  (mudanca de planos | mudamos de planos | mudamos de ideia | mudei de ideia) => over decision  ✓ mudança de planos: vamos de Postgres  ✗ o plano`;
