import type { KnownData } from '../known-data.ts';

/** The ways in which Portuguese tells that something known ended, changed, goes on, or has company. */
export const portuguese: KnownData = {
  code: 'pt',
  splits: 'mas, embora, enquanto',
  lists: {
    small: `o, a, os, as, ao, à, do, da, dos, das, de, um, uma, meu, minha, meus, minhas, nosso, nossa, com, em, no, na, num, numa, nesse, nessa, esse, essa, este, esta, pra, para, pro, pela, pelo, por, me, nos, se, ja, usar, ser, fazer, ir, comer, tomar, jogar, tocar, trabalhar, trabalhar no, trabalhar na, morar em, estudar, vender, toda a, todo o, a historia do, a ideia do, aula de, aulas de, eu e o, eu e a, la no, la na, la do, la da, mais`,
    leads: `um tal de, uma tal de, um cara chamado, uma moca chamada, um rapaz chamado, chamado, chamada, que se chama, se chama, o, a, tudo, uma menina chamada`,
    stops: `algo, nada, eso, esto, ello, isso, isto, desde, porque, faz, agora, hoje, ontem, segunda, terca, quarta, quinta, sexta, sabado, domingo, na segunda, na terca, na quarta, na quinta, na sexta, no sabado, no domingo, semana, mes, ano, mes passado, semana passada, esse mes, este mes, esse ano, entao, quando, gracas, enfim, finalmente, por enquanto, que, e, mas, ja, no final, ainda, tambem, se, kkk, kkkk, kkkkk, rs, de vez, depois, antes, nem, so, em vez, no lugar, nao, como sempre, a partir, pra sempre, mesmo, de novo, com meu, com minha, uns, umas, gracas a deus, por aqui, viu, ne, mes que vem`,
    theirs: 'seu, sua, seus, suas, teu, tua',
    of: 'de, do, da, dos, das, do meu, da minha, de uma, de um, em, no, na',
    not: 'nao, nao, nunca, nem, jamais, sem, ainda nao, quase',
    titles:
      'gerente, chefe, encarregad-, diretor, diretora, lider, coordenador, coordenadora, supervisor, supervisora, analista, consultor, consultora, senior, pleno, responsavel, capita, editor, editora, socio, socia, inspetor, inspetora, efetiv-, titular, professor, professora, executiv-, especialista, engenheir-, tecnic-, desenvolvedor, desenvolvedora, oficial, sargento, presidente, vendedor, vendedora, administrador, administradora, caixa, enfermeira, enfermeiro, medic-, chef, cozinheir-, delegad-, tesoureir-, secretari-',
    mine: 'meu, minha, nosso, nossa, o, a, do, da',
    me: 'me, nos, mim, meu, minha, eu, a gente, nos, nosso, nossa, comigo',
    nouns: `trabalho = work, trampo = work, emprego = work, firma = work, empresa = work, curso = studies, faculdade = studies, facul = studies, carro = vehicle, moto = vehicle, namorada = partner, namorado = partner, marido = partner, mulher = partner, esposa = partner, esposo = partner, casa = home, ape = home, chefe = own:chefe, chefia = own:chefe, iphone = technology, celular = technology, cachorro = pet, cachorra = pet, gato = pet, gata = pet`,
    left: `larguei, largamos, deixei, deixamos, abandonei, abandonamos, tranquei, trancamos, cancelei, cancelamos, apaguei, exclui, desinstalei, cortei, parei, encerrei, encerramos, descartei, descartamos, joguei fora, engavetei, arquivei, aposentei, terminei, acabei, troquei, trocamos, substitui, suspendi, pausei, deletei, derrubamos, desisti, matei, tirei`,
    sold: `vendi, vendemos, dei, demos, doei, doamos, devolvi, devolvemos, me desfiz de, me livrei de, nos livramos de, passei pra frente, bati, quebrei, perdi, perdemos, passei adiante, repassei, entreguei`,
    'left from': `sai de, sai do, sai da, sai, sai do, sai da, saimos de, saimos do, saimos da, pedi demissao do, pedi demissao da, pedi demissao de, pedi as contas no, pedi as contas na, pedi as contas do, pedi as contas da, pedi as contas, me demiti do, me demiti da, me demitiram do, me demitiram da, me mandaram embora do, me mandaram embora da, fui demitido do, fui demitida da, fui demitido da, fui demitida do, fui mandado embora do, fui mandada embora da, desisti do, desisti da, desisti de, cansei do, cansei da, cansei de, enjoei do, enjoei da, enjoei de, me aposentei do, me aposentei da, me aposentei de, parei com, parei de usar, parei com a, parei com o, larguei de, me separei do, me separei da, me separei de, me divorciei do, me divorciei da, me divorciei de, terminei com, acabei com, rompi com, me desliguei do, me desliguei da, abri mao do, abri mao da, deixei de, me mudei de, me livrei do, me livrei da, fugi do, fugi da`,
    ends: `ja era, acabou, morreu, ja nao, ta fora, esta fora, foi cancelado, foi cancelada, caiu, ficou pra tras, nao é mais, nao rola mais, nao existe mais, faliu, fechou, foi pro espaco, foi pro lixo, quebrou, pifou, foi descartado, foi descartada, terminou, nao vai mais, ta descartado, ta descartada, foi de base, ja foi, nao ta mais, nao esta mais, virou passado, é passado, é coisa do passado, sumiu, foi roubado, foi roubada, deu pt, deu perda total, nao mais, saiu de cena, foi pro saco, sem chance`,
    died: `morreu, faleceu, partiu, se foi, nos deixou, descansou, virou estrelinha, foi pro ceu, nao esta mais com a gente, nao resistiu, nao ta mais com a gente, foi embora pro ceu`,
    grades: `primeiro ano, segundo ano, terceiro ano, quarto ano, quinto ano, sexto ano, setimo ano, oitavo ano, nono ano, primeira serie, segunda serie, terceira serie, quarta serie, creche, jardim, prezinho, pre, ensino medio, ensino fundamental, primario, faculdade, segundo semestre, terceiro semestre, quarto semestre, quinto semestre, sexto semestre, primeiro semestre, colegial`,
    roles:
      'namorado = marido, namorada = esposa, noivo = marido, noiva = esposa, namoro = casamento, namora = é casada com, ficante = namorado',
    animals:
      'cachorro, cachorra, cachorrinho, cachorrinha, gato, gata, gatinho, gatinha, filhote, coelho, coelha, papagaio, tartaruga, passarinho, peixe, hamster, calopsita, vira lata',
    languages:
      'ingles, frances, alemao, italiano, portugues, espanhol, chines, mandarim, japones, russo, arabe, coreano, libras, hebraico, holandes',
    doing:
      'comer, viver, morar, trabalhar, buscar, ver, estudar, correr, fazer, ser, usar, tomar, dormir, jantar, jogar, nadar, cozinhar, treinar, andar, escrever, ler, pensar, falar, sair, ir, beber, fumar, dizer, aprender, almocar, viajar, visitar, chorar, tocar, pintar, dancar, cantar, casar, ter, poder, cuidar, sentir, comecar, olhar, dar, comprar, descansar',
  },
  ends: `
  unless:que/se/o/a <left> {k:known} !(em | no | na | pra | para | com | sem | por um | por uma) => ended k  ✓ larguei a natação  ✗ deixei o carro na oficina
  (tive/tivemos/precisei/precisamos) [que/de] (largar/deixar/vender/parar/trancar/cancelar/sacrificar/doar/abandonar/fechar) [com] {k:known} => ended k  ✓ tive que largar a natação  ✗ tive que sair
  unless:que/se <sold> {k:known} => ended k vehicle pet technology home work project other_home  ✓ vendi o gol  ✗ vendo o gol
  {k:known} (eu | a gente | ja) (<left>/<sold>) => ended k  ✓ o Trello eu larguei  ✗ o Trello eu uso
  {k:known} (larguei | abandonei | vendi | joguei fora | cancelei | deletei | apaguei) => ended k  ✓ o livro abandonei  ✗ o livro li
  <left from> {k:known} => ended k  ✓ saí do Itaú  ✗ saio do Itaú
  (parei/paramos/deixei/deixamos) de (-ar/-er/-ir) [com/em/o/a] {k:known} => ended k  ✓ parei de vender quentinha  ✗ paro de vender
  (nao/nao) (sou | uso | usamos | trabalho | moro | moramos | estudo | faco | jogo | toco | tomo | como | namoro | to | estou | tenho | temos | é | fumo | bebo | danco | treino | programo | dirijo | vendo | vai ser | pinto | corro | nado | dou) mais [com/em/de/no/na/o/a/pra] {k:known} => ended k  ✓ não sou mais vegana  ✗ não sou vegana
  (nao/nao) … mais [com/em/no/na/pro/pra/para] {k:known} => ended k  ✓ respondo pro Otávio e não mais pra Luciana  ✗ não pra Luciana
  (ja nao) * [com/em/no/na/o/a] {k:known} => ended k  ✓ já não uso o Trello  ✗ já uso o Trello
  (chega de | nada de | adeus | tchau | acabou | acabou-se | fim do | fim da | fora | esquece | sem mais | acabaram | o fim do | o fim da) {k:known} => ended k  ✓ acabou o futsal pra mim  ✗ adoro o futsal
  {k:known} [infelizmente | ja | tambem | oficialmente | pra mim] (<ends>) => ended k  ✓ MySQL tá fora  ✗ MySQL é bom
  {k:known} (<died>) => ended k pet partner family vehicle technology  ✓ a Pipoca faleceu ontem  ✗ a Pipoca dormiu
  (<died>) [ontem/hoje] {k:known} => ended k pet partner family vehicle technology  ✓ morreu o Thor  ✗ dormiu o Thor
  [eu] e (o/a) {k:known} [nos | nos | a gente] [nos/se] (terminamos/separamos/divorciamos/acabamos/rompemos/separou/terminou/largamos) => ended k partner  ✓ eu e a Bianca nos separamos  ✗ eu e a Bianca jantamos
  {k:known} (terminou | rompeu | acabou) comigo => ended k partner  ✓ a Júlia terminou comigo  ✗ a Júlia jantou comigo
  {k:known} me (largou/deixou/traiu/chutou/abandonou) => ended k partner  ✓ a Júlia me largou  ✗ a Júlia me ligou
  (terminei/acabei/conclui/conclui/finalizei/finalizamos/terminamos) {k:known} => ended k studies project health habit goal decision  ✓ terminei o curso de inglês  ✗ termino o curso
  (roubaram | furtaram | levaram | bateram no | bateram na | me roubaram) {k:known} => ended k vehicle technology pet  ✓ roubaram minha Honda  ✗ roubam a Honda
  (tirou | tirei | tiraram | suspendeu | cortou | parei de tomar) {k:known} => ended k health diet allergy  ✓ o médico tirou a losartana  ✗ tira a losartana
  (sarei | me curei | me recuperei | fiquei bom | fiquei boa | tive alta) (do/da/de) {k:known} => ended k health allergy  ✓ me curei da anemia  ✗ tenho anemia
  {k:known} (saiu | foi embora | pediu demissao | se aposentou | foi demitid- | foi transferid- | mudou de area) [da empresa | da firma | do time] ($ | e | da) => ended k boss  ✓ o Paulo saiu da empresa  ✗ o Paulo saiu de férias
  (trocaram | mudaram) (a chefia | de chefe | meu chefe | minha chefe) => over boss  ✓ trocaram a chefia  ✗ trocaram a senha
  (me aposentei | fui demitid- | me mandaram embora | pedi demissao | pedi as contas | perdi o emprego | sai do emprego | mudei de (emprego/empresa/trabalho) | me demiti | larguei (o emprego | o trampo | o trabalho) | fui mandad-) => over job  ✓ me aposentei, chega de ônibus  ✗ meu chefe se demitiu
  (me mudei | nos mudamos | a gente se mudou | mudamos | mudei de (casa/cidade)) !(de (ideia/planos)) => over home  ✓ me mudei pra Floripa  ✗ mudei de ideia
  (assinamos o divorcio | nos divorciamos | nos separamos | me separei | me divorciei | terminamos | to (solteira/solteiro) | estou (solteira/solteiro) | fiquei (viuva/viuvo)) => over pair  ✓ nos separamos em maio  ✗ eles se separaram
  mudei de (curso/faculdade/facul) => over studies  ✓ mudei de curso  ✗ mudei de ideia
  (me formei | colei grau) => over studies  ✓ me formei em julho  ✗ me formo
  (nasceu (o bebe | minha filha | meu filho | o nenem)) => over health  ✓ nasceu meu filho  ✗ nasceu o dia
  perdi (o bebe | o nenem) => over health  ✓ perdi o bebê  ✗ perdi o ônibus`,
  news: `
  (troquei/trocamos/trocou/substitui/substituimos/trocaram/troca) {k:known} (por/pelo/pela) {v:value} => swap k v  ✓ troquei o Palio por um HB20  ✗ troquei o Palio
  (migrei/migramos/passei/passamos/mudei/mudamos/mudou/pulei) [tudo] (de/do/da) {k:known} (pra | para | pro | para o | para a) {v:value} => swap k v  ✓ migrei de Java pra Kotlin  ✗ migrei de Java
  (em vez (de/do/da) | ao inves (de/do/da) | no lugar (de/do/da)) {k:known} (vamos usar | usamos | vamos de | uso | vai | vai ser | é) {v:value} => swap k v  ✓ em vez de Kafka vamos usar RabbitMQ  ✗ em vez de Kafka
  {v:value} (em vez (de/do/da) | ao inves (de/do/da) | no lugar (de/do/da)) {k:known} => swap k v  ✓ usamos RabbitMQ em vez de Kafka  ✗ RabbitMQ
  {k:known} (passou | mudou | foi adiad- | foi) (pra | para) {v:value} => swap k v decision goal project  ✓ o lançamento passou pra maio  ✗ o lançamento passou
  {k:known} (virou | se transformou em | agora é) {v:value} => swap k v project decision goal  ✓ o podcast virou um livro  ✗ o podcast parou
  (me mudei | nos mudamos | a gente se mudou | se mudou | mudamos | mudei | voltei | voltamos | fui morar | fomos morar | vim morar | viemos morar | vim | viemos | fui transferid-) [de vez | sozinha | sozinho] (pra | para | pro | em | no | na | a) !(<doing>/casa/ferias/trabalho/aula/segund-/terceir-/o/a) {v:value} => is v home >mora_em  ✓ me mudei pra Floripa  ✗ voltei a comer
  (moro | moramos | to morando | estou morando | estamos morando | a gente mora | instalad-) (em | no | na) {v:value} => is v home >mora_em  ✓ agora moro em Natal  ✗ moro longe
  (aluguei/alugamos/comprei/compramos/arrumei/consegui) (um/uma/meu/minha/nosso/nossa) [*] (ape/apartamento/casa/kitnet/quitinete/studio/cantinho/sobrado/flat) [proprio/nova/novo] (em/no/na) {v:value} => is v home >mora_em  ✓ aluguei um apê em Barueri  ✗ aluguei um carro
  (agora | ja) [to/estou/estamos/tamo] (em/no/na) {v:value} => is v ended home  ✓ agora estou em Recife  ✗ agora estou bem
  (to | estou | estamos | ando | tamo) (em/no/na/num/numa) {v:value} => is v ended work studies  ✓ tô numa startup  ✗ tô bem
  (agora sou | virei | me tornei | passei a ser | sou agora | hoje sou | ja sou) {v:value} => is v ended job diet >é  ✓ agora sou corretora de imóveis  ✗ sou
  (agora | hoje | entao) {v:value} => is v ended  ✓ agora ClickUp  ✗ ontem
  (comecei/comeco/entrei/comecamos) [segunda | terca | quarta | quinta | sexta | ontem | hoje | semana passada] (em/no/na/num/numa/como/de) !(<doing>/faculdade/facul/curso) {v:value} => is v job >trabalha_em  ✓ comecei segunda na Magalu como estoquista  ✗ comecei a correr
  (fui contratad- | me contrataram | me chamaram | passei no concurso | fui chamad- | fui admitid- | consegui (emprego/vaga/trabalho/trampo) | arrumei (emprego/trampo/trabalho) | arranjei (emprego/trampo)) [pra/para/pro] (em/no/na/num/numa/como/do/da/de) {v:value} => is v job >trabalha_em  ✓ fui contratada numa farmácia  ✗ fui contratada
  (fui promovid- | me promoveram | virei | fui efetivad- | subi | me efetivaram | passei) (a/à/pra/para/como) {v:title} => is v profession work >é_@_…  ✓ fui promovida a analista  ✗ passei mal
  (fiz | faco | completei | completo | cheguei aos | cheguei nos) {n:figure} [anos/aninhos] !(dias/meses/semanas/horas/gols/exercicios/km/reais/provas) => is n age >tem_@_anos  ✓ fiz 42 na quarta  ✗ fiz bolo
  (agora somos | ja somos | somos | ficamos em | somos so) {n:figure} [no time | na equipe | pessoas] => is n team >são_@_na_equipe  ✓ agora somos cinco na equipe  ✗ somos amigos
  (to | estou | comecei a | voltei | ando | to namorando | to saindo com | estou namorando | namoro | casei | comecei a namorar) [namorar/namorando/sair] (com | o | a | com o | com a) {v:who} => is v ended partner >está_com  ✓ agora tô com a Marina  ✗ tô com fome
  (casei/casamos) com (o/a) {k:known} => reword roles partner  ✓ casei com o Caio!  ✗ caso com o Caio
  [eu e] (o/a) {k:known} [nos | a gente] (casamos/casou) => reword k roles partner  ✓ eu e o Thiago casamos no sábado  ✗ eu e o Thiago
  [agora/ja] é meu (marido/esposo) => reword roles partner  ✓ agora é meu marido  ✗ é meu amigo
  agora é (marido/esposa/mulher) => reword roles partner  ✓ agora é marido  ✗ agora é tarde
  (respondo | me reporto) (pro | pra | ao | para o | para a | a) {v:value} => is v boss  ✓ agora respondo pro Otávio  ✗ respondo mensagens
  (minha (nova) chefe é | meu (novo) chefe é | minha chefe (agora) é | meu chefe (agora) é | (minha/meu) chefe é | quem manda agora é | (o novo | a nova) chefe é) [o/a] {v:value} => is v boss  ✓ agora minha chefe é a Renata  ✗ minha chefe manda
  (vamos de | vamos com | vamos usar | fechamos com | ficamos com | fico com | escolhemos | optamos por | preferiu | preferimos | vai ser | ganhou | fomos de | decidimos por | usamos | uso | usando) [o/a] {v:value} => is v ended decision  ✓ mudança de planos: vamos de Postgres  ✗ vamos embora
  (passei/fui/mudei/migrei/pulei/parti) (pro | pra | para o | para a | para) !(<doing>/casa/<grades>) {v:value} => is v ended technology decision studies work  ✓ passei pro Obsidian  ✗ passei mal
  (ta tudo | esta tudo | tudo agora | agora ta tudo | fica tudo) (em/no/na) {v:value} => is v ended technology  ✓ agora tá tudo no ClickUp  ✗ tá tudo bem
  (tenho | comprei | peguei | comprei um | uso | to usando | to de | ando de | to com | faco | comecei | estudo | jogo | dirijo | toco | ganhei) [agora/o/a/com] {v:value} => is v ended  ✓ vendi o gol e peguei um Onix  ✗ ter
  (comecei | passei pra | passei para | fui pra | entrei em | to fazendo | estou fazendo | agora faco | estudo | passei em | mudei pra) !(a/de/<doing>/<grades>) {v:value} => is v ended studies >faz  ✓ comecei psicologia na mesma universidade  ✗ comecei a correr
  (me passou | me receitou | me colocou | me botou) (pra | na | no | a | o) {v:value} => is v ended health diet >toma  ✓ a nutri me passou pra low carb  ✗ me passou
  (voltei/voltamos) a (comer/tomar/fumar/beber) {v:value} => is v ended diet health >voltou_a_comer  ✓ voltei a comer peixe  ✗ voltei a estudar
  (passou | passei | foi | entrou | ta | ja ta | esta | ja esta | subiu | comecou | comeca) (pro | pra | para o | para a | no | na | em | o | a) {g:<grades>} => reword g grades family studies  ✓ a Lara passou pro segundo ano  ✗ passou pra casa
  (me chamo agora | agora me chamo | agora sou | meu nome agora é | mudei meu nome pra | pode me chamar de | de casada sou) {v:who} => is v name  ✓ agora me chamo Renata  ✗ agora me chamam
  (me passaram | me mudaram | fui | mudei) (pro | para o) turno {v:value} => is v ended own:schedule own:horario own:turno >trabalha_no_turno  ✓ me passaram pro turno da noite  ✗ me passaram
  (prefiro | a partir de agora | daqui pra frente) {v:value} => is v ended preference >prefere  ✓ prefiro respostas curtas  ✗ curtas`,
  stays: `
  (continuo | continuamos | continua | continuam | sigo | seguimos | segue | seguem | ainda | permaneco | firme | firme e forte | mantido | mantida | mantemos | mantenho | de pe | valendo | como sempre | de sempre | ate hoje | ate o fim | confirmado | confirmada | so confirmou | nada mudou | sem mudanca | sem novidade | nao troco | daqui ninguem me tira | tudo igual | a mesma coisa | o mesmo de sempre | nao largo | nao saio) !(nao/nao/sem/procurando/pensando/esperando) => still  ✓ continuo em Belém  ✗ paro em Belém
  ^ (sim/isso/claro/exato/aham/uhum/lógico) [sim/,] [,] (continuo/sou/moro/tô/to/estou/ainda/no/na/com/trabalho/uso/a/o/minha/meu/faco/tenho/seguimos/somos/moramos/mesmo) => still  ✓ sim, no SUS  ✗ sim por favor
  {k:known} sempre ($ | ,) => still  ✓ Linux sempre, não troco  ✗ sempre`,
  besides: `
  (tambem | alem disso | alem de | nos fins de semana | no fim de semana | aos sabados | aos domingos | à noite | por fora | nas horas vagas | de quebra | nas folgas | nos finais de semana | ainda por cima) => also  ✓ nos fins de semana faço uns bicos de garçom  ✗ na segunda
  (adotei/adotamos/peguei/resgatei/resgatamos/ganhei/ganhamos/compramos/comprei/chegou) (mais | um | uma | outro | outra | mais um | mais uma | um novo | uma nova) <animals> [, ] [o/a/chamado/chamada/se chama | o nome é | que se chama] {v:value} => also v pet >tem_um_bicho_chamado  ✓ adotamos mais um gato, a Lola  ✗ vi um gato
  nasceu [hoje/ontem] [meu filho | minha filha | nosso filho | nossa filha | o bebe] [, ] [o/a] {v:who} => also v family >tem_um_bebê,  ✓ nasceu a Helena!  ✗ nasceu torto
  [e] (nos fins de semana | aos sabados | à noite | nos finais de semana | por fora | nas horas vagas) (faco (uns bicos | bico) de | trabalho (de | como | num | numa | no | na) | dou aula de | sou) {v:value} => also v other_work >também_trabalha_de  ✓ nos fins de semana faço uns bicos de garçom num buffet  ✗ nos fins de semana durmo
  tambem (dou aula de | trabalho (de | como | num | numa | no | na) | faco bico de | sou) {v:value} => also v other_work >também_trabalha_de  ✓ também dou aula de ioga aos sábados  ✗ também durmo
  (peguei gosto por | peguei gosto pelo | peguei gosto pela | comecei a (fazer/jogar/praticar/treinar/aprender) | me apaixonei por | me viciei em | entrei no | entrei na | to curtindo | virei fa de | descobri | tomei gosto por | comecei no | comecei na) [a/o] {v:value} => also v hobby >gosta_de  ✓ ultimamente peguei gosto por crochê também  ✗ peguei gripe
  (to aprendendo | estou aprendendo | comecei a estudar | to estudando | tambem falo | falo tambem) {l:<languages>} => also l spoken_language >fala_um_pouco_de  ✓ tô aprendendo alemão  ✗ tô aprendendo a nadar
  (sou alergic-) (a/ao/à) {v:value} tambem => also v allergy >é_alérgico_a  ✓ sou alérgica a camarão também  ✗ sou alérgica
  (descobri que sou | tambem sou) alergic- (a/ao/à) {v:value} => also v allergy >é_alérgico_a  ✓ descobri que sou alérgica a camarão  ✗ sou alérgica
  (tenho/temos/tem) tambem (uma/um) (casa/sitio/ape/apartamento/chacara/casinha/chale) (em/no/na) {v:value} => also v other_home >tem_uma_casa_em  ✓ temos também uma casa em Ubatuba  ✗ tenho uma casa
  tambem (tenho/temos/tem) (uma/um) (casa/sitio/ape/apartamento/chacara/casinha/chale) (em/no/na) {v:value} => also v other_home >tem_uma_casa_em  ✓ a gente também tem uma casa em Ubatuba  ✗ tenho uma casa
  (agora uso | uso | tambem uso | agora tambem uso) {v:value} tambem => also v technology >usa  ✓ agora uso Go também  ✗ uso Go
  tambem uso {v:value} => also v technology >usa  ✓ também uso Go  ✗ uso Go
  (tenho | tem) [tambem] (uma/um) (irma/irmao/filha/filho/irmazinha/irmaozinho) [tambem] [, ] [a/o] {v:who} => also v family >tem_um_familiar,  ✓ tenho uma irmã também, a Clara  ✗ tenho uma irmã
  (to/estou/estamos/ando) trabalhando (em | no | na | num | numa) !(casa/isso) {v:value} => busy v project >está_trabalhando_em  ✓ estou trabalhando no Rumi  ✗ estou trabalhando em casa
  (time de | equipe de | uma equipe de) {n:figure} => also n team >tem_uma_equipe_de_@  ✓ trabalho em fintech, equipe de 5  ✗ equipe de vendas`,
  idle: `
  (quase | a ponto de | pensando em | penso em | por pouco | talvez | quem sabe | tomara | sonhei | imagina | imagine | um dia | algum dia | ano que vem | mes que vem | semana que vem | queria | gostaria | adoraria | quero | sera que | e se | vale a pena | to pra | estou pra | pretendo) => 'idle'  ✓ quase larguei tudo  ✗ larguei tudo
  (filme | serie | novela das | no teatro | videogame | no jogo | personagem | a musica) => 'idle'  ✓ num filme o cachorro morre  ✗ meu cachorro morreu
  se … (-asse/-esse/-isse/-assem/-essem/-issem) => 'idle'  ✓ se me demitissem  ✗ se me demitem
  (hoje nao | so hoje | pra amanha | ate quinta | ate sexta | ate segunda | ate domingo | de ferias | de viagem | a passeio) => 'idle'  ✓ hoje não jogo  ✗ não jogo mais`,
};
