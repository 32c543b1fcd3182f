/** The Portuguese rules of new values. */
export const news = `
  (troquei/trocamos/trocou/substitui/substituimos/trocaram/troca) {k:known} (por/pelo/pela) {v:value} => swap k v  ✓ troquei o Palio por um HB20  ✗ troquei o Palio
  (migrei/migramos/passei/passamos/mudei/mudamos/mudou/pulei) [tudo] (de/do/da) {k:known} (pra | para | pro | para o | para a) {v:value} => swap k v  ✓ migrei de Java pra Kotlin  ✗ migrei de Java
  (em vez (de/do/da) | ao inves (de/do/da) | no lugar (de/do/da)) {k:known} (vamos usar | usamos | vamos de | uso | vai | vai ser | é) {v:value} => swap k v  ✓ em vez de Kafka vamos usar RabbitMQ  ✗ em vez de Kafka
  {v:value} (em vez (de/do/da) | ao inves (de/do/da) | no lugar (de/do/da)) {k:known} => swap k v  ✓ usamos RabbitMQ em vez de Kafka  ✗ RabbitMQ
  {k:known} (passou | mudou | foi adiad- | foi) (pra | para) {v:value} => swap k v decision goal project  ✓ o lançamento passou pra maio  ✗ o lançamento passou
  (me mudei | nos mudamos | a gente se mudou | se mudou | mudamos | mudei | voltei | voltamos | fui morar | fomos morar | vim morar | viemos morar | vim | viemos | fui transferid-) [de vez | sozinha | sozinho] (pra | para | pro | em | no | na | a) !(<doing>/casa/ferias/trabalho/aula/segund-/terceir-/o/a) {v:value} => is v home >mora_em  ✓ me mudei pra Floripa  ✗ voltei a comer
  (to | estou | estamos | ando | tamo) (em/no/na/num/numa) {v:value} => is v ended work studies  ✓ tô numa startup  ✗ tô bem
  (agora somos | ja somos | somos | ficamos em | somos so) {n:figure} [no time | na equipe | pessoas] => is n team >são_@_na_equipe  ✓ agora somos cinco na equipe  ✗ somos amigos
  agora é (marido/esposa/mulher) => reword roles partner  ✓ agora é marido  ✗ agora é tarde
  (vamos de | vamos com | vamos usar | fechamos com | ficamos com | fico com | escolhemos | optamos por | preferiu | preferimos | vai ser | ganhou | fomos de | decidimos por | usamos | uso | usando) [o/a] {v:value} => is v ended decision  ✓ mudança de planos: vamos de Postgres  ✗ vamos embora
  (me passou | me receitou | me colocou | me botou) (pra | na | no | a | o) {v:value} => is v ended health diet >toma  ✓ a nutri me passou pra low carb  ✗ me passou
  (voltei/voltamos) a (comer/tomar/fumar/beber) {v:value} => is v ended diet health >voltou_a_comer  ✓ voltei a comer peixe  ✗ voltei a estudar
  (me chamo agora | agora me chamo | agora sou | meu nome agora é | mudei meu nome pra | pode me chamar de | de casada sou) {v:who} => is v name  ✓ agora me chamo Renata  ✗ agora me chamam
  (me passaram | me mudaram | fui | mudei) (pro | para o) turno {v:value} => is v ended own:schedule own:horario own:turno >trabalha_no_turno  ✓ me passaram pro turno da noite  ✗ me passaram
  (prefiro | a partir de agora | daqui pra frente) {v:value} => is v ended preference >prefere  ✓ prefiro respostas curtas  ✗ curtas`;
