/** The Portuguese rules of new values. */
export const news = `
  (troquei/trocamos/trocou/substitui/substituimos/trocaram/troca) {k:known} (por/pelo/pela) {v:value} => swap k v  ✓ troquei o Palio por um HB20  ✗ troquei o Palio
  (migrei/migramos/passei/passamos/mudei/mudamos/mudou/pulei) [tudo] (de/do/da) {k:known} (pra | para | pro | para o | para a) {v:value} => swap k v  ✓ migrei de Java pra Kotlin  ✗ migrei de Java
  (em vez (de/do/da) | ao inves (de/do/da) | no lugar (de/do/da)) {k:known} (vamos usar | usamos | vamos de | uso | vai | vai ser | é) {v:value} => swap k v  ✓ em vez de Kafka vamos usar RabbitMQ  ✗ em vez de Kafka
  {v:value} (em vez (de/do/da) | ao inves (de/do/da) | no lugar (de/do/da)) {k:known} => swap k v  ✓ usamos RabbitMQ em vez de Kafka  ✗ RabbitMQ
  {k:known} (passou | mudou | foi adiad- | foi) (pra | para) {v:value} => swap k v decision goal project  ✓ o lançamento passou pra maio  ✗ o lançamento passou
  {k:known} (virou | se transformou em | agora é) {v:value} => swap k v project decision goal  ✓ o podcast virou um livro  ✗ o podcast parou
  (me mudei | nos mudamos | a gente se mudou | se mudou | fui morar | fomos morar | vim morar | viemos morar) [de vez | sozinha | sozinho] (pra | para | pro | em | no | na | a) !(<doing>/casa/ferias/trabalho/aula/segund-/terceir-/o/a) {v:value}
    => is v home >mora_em  ✓ me mudei pra Floripa  ✗ voltei a comer
  (mudamos | mudei | voltei | voltamos | vim | viemos | fui transferid-) [de vez | sozinha | sozinho] (pra | para | em | na | a) !(<doing>/casa/ferias/trabalho/aula/segund-/terceir-/o/a) {v:value}
    => is v home >mora_em  ✓ mudei de vez pra floripa  ✗ voltei a comer
  (mudamos | mudei | voltei | voltamos | vim | viemos | fui transferid-) [de vez | sozinha | sozinho] (pro/no) {v:who} => is v home >mora_em  ✓ mudei pro Rio  ✗ mudei pro plano de 700
  (moro | moramos | to morando | estou morando | estamos morando | a gente mora | instalad-) (em | no | na) {v:value} => is v home >mora_em  ✓ agora moro em Natal  ✗ moro longe
  (aluguei/alugamos/comprei/compramos/arrumei/consegui) (um/uma/meu/minha/nosso/nossa) [*] (ape/apartamento/casa/kitnet/quitinete/studio/cantinho/sobrado/flat) [proprio/nova/novo] (em/no/na) {v:value}
    => is v home >mora_em ✓ aluguei um apê em Barueri  ✗ aluguei um carro
  (agora | ja) [to/estou/estamos/tamo] (em/no/na) {v:value} => is v ended home  ✓ agora estou em Recife  ✗ agora estou bem
  (to | estou | estamos | ando | tamo) (em/no/na/num/numa) {v:value} => is v ended work studies  ✓ tô numa startup  ✗ tô bem
  (agora sou | virei | me tornei | passei a ser | sou agora | hoje sou | ja sou) {v:value} => is v ended job diet >é  ✓ agora sou corretora de imóveis  ✗ sou
  (agora | hoje | entao) {v:value} => is v ended  ✓ agora ClickUp  ✗ ontem
  (comecei/comeco/entrei/comecamos) [segunda | terca | quarta | quinta | sexta | ontem | hoje | semana passada] (em/no/na/num/numa/como/de) !(<doing>/faculdade/facul/curso) {v:value}
    => is v job >trabalha_em ✓ comecei segunda na Magalu como estoquista  ✗ comecei a correr
  (fui contratad- | me contrataram | me chamaram | passei no concurso | fui chamad- | fui admitid- | consegui (emprego/vaga/trabalho/trampo) | arrumei (emprego/trampo/trabalho)
    | arranjei (emprego/trampo)) [pra/para/pro] (em/no/na/num/numa/como/do/da/de) {v:value} => is v job >trabalha_em  ✓ fui contratada numa farmácia  ✗ fui contratada
  (fui promovid- | me promoveram | virei | fui efetivad- | subi | me efetivaram | passei) (a/à/pra/para/como) {v:title} => is v profession work >é_@_…  ✓ fui promovida a analista  ✗ passei mal
  (fiz | faco | completei | completo | cheguei aos | cheguei nos) {n:figure} [anos/aninhos] !(dias/meses/semanas/horas/gols/exercicios/km/reais/provas) => is n age >tem_@_anos  ✓ fiz 42 na quarta  ✗ fiz bolo
  (agora somos | ja somos | somos | ficamos em | somos so) {n:figure} [no time | na equipe | pessoas] => is n team >são_@_na_equipe  ✓ agora somos cinco na equipe  ✗ somos amigos
  (to | estou | comecei a | voltei | ando | to namorando | to saindo com | estou namorando | namoro | casei | comecei a namorar) [namorar/namorando/sair] (com | o | a | com o | com a) {v:who}
    => is v ended partner >está_com ✓ agora tô com a Marina  ✗ tô com fome
  (casei/casamos) com (o/a) {k:known} => reword roles partner  ✓ casei com o Caio!  ✗ caso com o Caio
  [eu e] (o/a) {k:known} [nos | a gente] (casamos/casou) => reword k roles partner  ✓ eu e o Thiago casamos no sábado  ✗ eu e o Thiago
  [agora/ja] é meu (marido/esposo) => reword roles partner  ✓ agora é meu marido  ✗ é meu amigo
  agora é (marido/esposa/mulher) => reword roles partner  ✓ agora é marido  ✗ agora é tarde
  (respondo | me reporto) (pro | pra | ao | para o | para a | a) {v:value} => is v boss  ✓ agora respondo pro Otávio  ✗ respondo mensagens
  (minha (nova) chefe é | meu (novo) chefe é | minha chefe (agora) é | meu chefe (agora) é | (minha/meu) chefe é | quem manda agora é | (o novo | a nova) chefe é) [o/a] {v:value} => is v boss 
    ✓ agora minha chefe é a Renata ✗ minha chefe manda
  (vamos de | vamos com | vamos usar | fechamos com | ficamos com | fico com | escolhemos | optamos por | preferiu | preferimos | vai ser | ganhou | fomos de | decidimos por | usamos | uso
    | usando) [o/a] {v:value} => is v ended decision  ✓ mudança de planos: vamos de Postgres  ✗ vamos embora
  (passei/fui/mudei/migrei/pulei/parti) (pro | pra | para o | para a | para) !(<doing>/casa/<grades>) {v:value} => is v ended technology decision studies work  ✓ passei pro Obsidian  ✗ passei mal
  (ta tudo | esta tudo | tudo agora | agora ta tudo | fica tudo) (em/no/na) {v:value} => is v ended technology  ✓ agora tá tudo no ClickUp  ✗ tá tudo bem
  (tenho | comprei | peguei | comprei um | uso | to usando | to de | ando de | to com | faco | comecei | estudo | jogo | dirijo | toco | ganhei) [agora/o/a/com] {v:value} => is v ended  ✓ vendi o gol e peguei um Onix  ✗ ter
  (comecei | passei pra | passei para | fui pra | entrei em | to fazendo | estou fazendo | agora faco | estudo | passei em | mudei pra) !(a/de/<doing>/<grades>) {v:value} => is v ended studies >faz 
    ✓ comecei psicologia na mesma universidade ✗ comecei a correr
  (me passou | me receitou | me colocou | me botou) (pra | na | no | a | o) {v:value} => is v ended health diet >toma  ✓ a nutri me passou pra low carb  ✗ me passou
  (voltei/voltamos) a (comer/tomar/fumar/beber) {v:value} => is v ended diet health >voltou_a_comer  ✓ voltei a comer peixe  ✗ voltei a estudar
  (passou | passei | foi | entrou | ta | ja ta | esta | ja esta | subiu | comecou | comeca) (pro | pra | para o | para a | no | na | em | o | a) {g:<grades>} => reword g grades family studies 
    ✓ a Lara passou pro segundo ano ✗ passou pra casa
  (me chamo agora | agora me chamo | agora sou | meu nome agora é | mudei meu nome pra | pode me chamar de | de casada sou) {v:who} => is v name  ✓ agora me chamo Renata  ✗ agora me chamam
  (me passaram | me mudaram | fui | mudei) (pro | para o) turno {v:value} => is v ended own:schedule own:horario own:turno >trabalha_no_turno  ✓ me passaram pro turno da noite  ✗ me passaram
  (prefiro | a partir de agora | daqui pra frente) {v:value} => is v ended preference >prefere  ✓ prefiro respostas curtas  ✗ curtas`;
