/** Portuguese rules of what the user likes, prefers and does: tastes, favorites, hobbies, habits. */
export const tastes = `
  unless:<denied>/<before nouns>/ja/nem {v:<fondness>} [muito/demais/tambem/bastante/mesmo/tanto/de] !<no taste> {x:items} => preference {v} {x}  ✓ adoro comida baiana = preference adora comida baiana  ✗ não gosto de chá
  unless:que/se/quem {v:<aversion>} [muito/tambem/mesmo/de] !<no taste> {x:items} => preference {v} {x}  ✓ odeio coentro = preference odeia coentro  ✗ odeio isso
  unless:<denied> prefiro !<no taste> !(a/os/as/que/me/um/uma/sem/com/mais) {x:phrase} => preference prefere {x}  ✓ prefiro ficar em casa = preference prefere ficar em casa  ✗ prefiro a segunda opção
  {m:<my>} {k:noun} {f:<favorite>} [ | de todos | da vida | de todas | no mundo] (<is> | :) [o/a] !(qual/quais/o/que) {x:phrase} => favorite:{k} {m} {k} {f} é {x}  ✓ meu filme preferido é Cidade de Deus = favorite:filme seu filme preferido é Cidade de Deus  ✗ qual é o filme favorito
  unless:<before nouns> {v:<games>} [muito/bastante/bem/tambem/<the>] !(!(<sports>/<plays>)) {x:phrase} => hobby {v} {x}  ✓ jogo futsal toda terça = hobby joga futsal toda terça  ✗ o jogo do Palmeiras
  unless:<before nouns> {v:<own games>} [muito/bastante] !(de/da/do/que/em/se/com/uma/um/isso/na/no/aqui/direito/a/por/o) {x:phrase} => hobby {v} {x}  ✓ coleciono vinil = hobby coleciona vinil  ✗ o treino de hoje
  unless:<denied> (faco | estou fazendo | comecei | comecei a fazer | voltei a fazer | frequento | voltei para) [a/o/uma/as] !(!(<sports>)) {x:phrase} => hobby+past faz {x}  ✓ faço crossfit três vezes por semana = hobby faz crossfit três vezes por semana  ✗ faço comida
  unless:<denied> (ando de | pedalo de | saio de) (bike/bicicleta/skate/patins/moto/patinete/cavalo) {x:phrase} => hobby anda de bike {x}  ✓ ando de bike todo domingo = hobby anda de bike todo domingo  ✗ bike é caro
  unless:<denied> (comecei | voltei | estou comecando) a {x:<begun deeds>} [{y:phrase}] => hobby+past gosta de {x} {y}  ✓ comecei a correr = hobby gosta de correr  ✗ comecei a rir
  (meu/meus) (hobby/hobbies/passatempo/passatempos) [favorito/preferido/principal] (<is> | :) {x:items} => hobby seu hobby é {x}  ✓ meu hobby é marcenaria = hobby seu hobby é marcenaria  ✗ o hobby é caro
  (nas horas vagas | no tempo livre | nos tempos livres | nas folgas | para relaxar | no meu tempo livre | nas minhas folgas | nos momentos livres | nos meus momentos livres) [,] [eu | a gente] !(o/a/que/os) {does:phrase} => hobby {does}  ✓ nas horas vagas eu restauro móveis = hobby restaura móveis  ✗ as horas vagas
  unless:<denied> costumo {x:phrase} => habit costuma {x}  ✓ costumo correr de manhã = habit costuma correr de manhã  ✗ não costumo correr
  unless:<denied>/<before nouns> {v:<daily verbs>} {x:noun} {f:<how often>} => habit {v} {x} {f}  ✓ leio jornal todo dia = habit lê jornal todo dia  ✗ o acordo de sempre
  unless:<denied>/<before nouns> {v:<daily verbs>} {f:<how often>} [{x:phrase}] => habit {v} {f} {x}  ✓ medito todos os dias antes de dormir = habit medita todos os dias antes de dormir  ✗ o jogo de sempre
  unless:<denied>/<before nouns> {v:<daily verbs>} {p:<at>} {x:noun} {f:<how often>} [{y:<how often>}] => habit {v} {p} {x} {f} {y}  ✓ acordo às 5 todo dia = habit acorda às 5 todo dia  ✗ o acordo às 5
  {f:<frequent>} [de manha | de noite | à noite | cedo] [,] [eu] {v:<daily verbs>} {x:phrase} => habit {v} {x} {f}  ✓ todo domingo eu corro no parque = habit corre no parque todo domingo  ✗ todo domingo chove
  unless:que nunca {v:<daily verbs>} {x:phrase} => habit nunca {v} {x}  ✓ nunca tomo café depois das 15h = habit nunca toma café depois das 15h  ✗ nunca toma café
  unless:<denied> (fumo/bebo) !(que/isso) {x:phrase} => habit fuma {x}  ✓ fumo um maço por dia = habit fuma um maço por dia  ✗ não fumo
  me (da/dao/causa/deixa) (agonia/nojo/asco/gastura/aflicao/raiva/preguica/pavor/nervoso/ansiedade) {x:phrase} => preference não gosta de {x}  ✓ me dá agonia barulho de mastigação = preference não gosta de barulho de mastigação  ✗ isso me cansa
  unless:<before nouns> leio (muito/bastante/sempre) [, (principalmente/mais)] {x:items} => hobby lê {x}  ✓ leio muito, principalmente ficção científica = hobby lê ficção científica  ✗ não leio muito`;
