/** The rules of what a Portuguese clause is, by its words. A flag is given to the clause in which its rule's match begins. */
export const flagLists = {
  kin: `irmao, irma, irmaos, irmas, filho, filha, filhos, filhas, amigo, amiga, amigos, amigas, chefe, namorado, namorada, mulher, marido, esposo, esposa, mae, pai, pais, primo, prima, primos, tio, tia, tios, avo, avos, sogra, sogro, vizinho, vizinha, vizinhos, colega, colegas, socio, socia, cunhado, cunhada, equipe, professor, professora, ex, sobrinho, sobrinha, empresa, cliente, noivo, noiva`,
  'third verbs': `vai, vao, foi, foram, tem, quer, querem, mora, moram, trabalha, trabalham, diz, dizem, disse, sai, saem, janta, come, comem, viaja, viajam, esta, estao, e, sao, era, faz, fazem, me, nos, lhe, reservou, organiza, abriu, abre, faz aniversario, odeia, ama, ira, irao, volta, voltam, chega, chegam, estuda, joga, jogam, costuma, pensa, planeja, procura, prefere, precisa, anda, ja, sempre, nunca, comprou, pagou, jantou, comeu, viajou, queria, pediu, adora, gosta, toca, casa, marcou`,
  'past verbs': `éramos, eramos, fui, fomos, foi, foram, estive, estivemos, esteve, jantei, comi, visitei, viajei, fiz, fizemos, fez, vi, vimos, paguei, pagamos, custou, saiu, saí, era, eram, havia, tive, tivemos, teve, comprei, compramos, reservei, conheci, conhecemos, passei, passamos, provei, dancei, encontrei, encontramos, gostei, gostamos, adorei, amei, achei, cheguei, voltei, voltamos, almocei, tomei, dormi, perdi, perdemos, andei, cancelaram, fechou, fecharam, abriram, comemorei, comemoramos, ia, iamos, íamos, costumava, levei, levamos, tava, tavam, estava, estavam, peguei, pegamos, ganhei, assisti, assistimos, joguei, rolou, aconteceu, deu, quebrou, morei, nasci, almoçamos ontem, ficamos, fiquei`,
} as const;

export const flags = `
  <past verbs> => 'past'  ✓ ontem fui ao cinema  ✗ vou ao cinema
  !(-arei/-erei/-irei/hei/rei/lei/sei/volei) -ei => 'past'  ✓ reservei em Roma  ✗ reservarei em Roma
  !(vou/ou/estou/sou/tou/dou) (-ou | -aram/-eram/-iram) => 'past'  ✓ jantou em Roma  ✗ vou a Roma
  (ontem | anteontem | noite passada | outro dia | quando eu era | na minha infancia | antigamente | desde (o/a) (viagem/festa/casamento/show/jantar) | (ha/faz) {n:count} (dia/dias/semana/semanas/mes/meses/ano/anos)) => 'past'  ✓ desde a viagem a Roma  ✓ há dois anos  ✗ hoje à noite
  (semana | mes | ano | verao | fim de semana | <weekdays>) passado/passada => 'past'  ✓ na semana passada  ✗ na semana que vem
  ^ [e/oi/ah/mas/la] (da para !ser | abre | abrem | fecha | fecham | custa | faz (frio/calor) | chove | vai chover | quando (abre/abrem/fecha/comeca)) => 'asks'  ✓ e faz frio em Gramado  ✗ e meu irmão
  (nao vai ser mais | nao vai ser | nao sera | ja nao e | nao e mais | ja nao) (em/no/na/a/para/as) => 'negated'  ✓ não vai ser mais em agosto  ✗ vai ser em agosto
  unless:que/por (nao | nem) [me/nos/te] (quero | queremos | vamos | vou | posso | podemos | gosto | preciso | precisa | da | rola | reserva | procure | estou afim | tenho vontade) !(gastar | nada muito | pagar) => 'negated'  ✓ não quero ir ao cinema  ✗ quero ir ao cinema
  (nao | nao posso | nao podemos | nao da | nao rola | impossivel | nao vai dar) $ => 'negated'  ✓ sexta não  ✗ não muito caro
  ^ [nao/bom/mas/e/melhor] (esquece/esqueca/deixa/cancela/descarta/tira) (o/a/os/as) * [*] $ => 'negated'  ✓ esquece o cinema  ✗ esquece tudo
  ^ [mas/e/ou] (esquece | nada de | nem) [o/a/os/as] * $ => 'negated'  ✓ nada de museus  ✗ nada caro
  [o/a/os/as] meu/minha/meus/minhas/teu/tua/seu/sua/seus/suas <kin> [da/do/de] !(e | ,) … (<third verbs>) => 'voice'  ✓ meu irmão vai jantar em Roma  ✗ meu irmão e eu vamos jantar
  ^ [e/mas/que] (um/uma) <kin> !e … (<third verbs>/vem) => 'voice'  ✓ um amigo de Lisboa vem me visitar  ✗ um amigo e eu
  ^ [e/mas/que] (ele/ela/eles/elas) * => 'voice'  ✓ ele me deve 40 reais  ✗ o bar
  (ele/ela/eles/elas) (vai | vao | tem | quer | querem | mora | trabalha | disse | foi | esta | falou) => 'voice'  ✓ ela quer ir a Roma  ✗ o bar
  ^ [e/mas/que] [a/o] {p:person} [(do/da/de) *] [e {q:person}] (ta/tá/vai/vao/organiza/ta/quer/querem/tem/viaja/janta/mora/diz/disse/trabalha/reservou/esta/estao/comemora) => 'voice'  ✓ a Lúcia vai a Roma  ✗ quero ir a Roma
  (diz | dizem | disse | me contou | contaram | segundo | falou) [que] => 'voice'  ✓ disse que tem bares em Santos  ✗ me diga bares
  (imagina | imagine | imaginemos | suponha | suponhamos | digamos que | hipoteticamente) !(so) => 'hypothetical'  ✓ imagina uma cidade com um bar  ✗ uma cidade com um bar
  se (tivesse | pudesse | fosse | houvesse | ganhasse | eu tivesse | eu pudesse | eu ganhasse | eu fosse) => 'hypothetical'  ✓ se tivesse grana iria a Roma  ✗ se tiver mesa
  (quem me dera | algum dia | um dia ainda | sonho em | em outra vida | sonho com) => 'hypothetical'  ✓ algum dia vou ao Japão  ✗ um dia
  (por enquanto | por ora | temporariamente | no momento) => 'temporary'  ✓ por enquanto moro aqui  ✗ agora
  (vou | vamos | quero | queremos | queria | queriamos | gostaria | gostariamos | penso em | pensando em | planejo | to afim | estou afim | estou a fim | bora | partiu | pensei em | pretendo | (tenho | temos) (que/de) (<undertakings>/<errands>/ir/passar)) => 'planned'  ✓ quero jantar  ✗ jantei
  (quero | queremos | vamos | queria | queriamos | gostaria | bora | pensei em | penso em) => 'ours'  ✓ e queremos jantar  ✗ e quer jantar
  (procura | procure | busca | busque | recomenda | recomende | reserva | reserve | me da | me mostra | mostra | sugere | sugira | organiza | organize | indica | indique | me indica | acha | ache | encontre | encontra | marca) => 'command'  ✓ procura bares  ✗ bares
  (faco/faz/fazem/fara/completo/completa/fiz) {n:number} ($ | anos | so | em | no/na | este | esse | amanha | hoje) => 'apart'  ✓ faço 42 só em maio  ✗ faz 42 graus
  (tenho/temos/tem/tinha/sao/eram/somos) {n:count} (anos/irmaos/irmas/irmao/irma/filhos/filhas/filho/filha/primos/primas/sobrinhos/sobrinhas/netos/netas/tios/tias/cachorros/gatos) !(que | para | e) => 'apart'  ✓ tenho duas irmãs  ✗ tenho dois ingressos
  ((moro/moramos/morava) com | [errei/erro] (meu/minha/nosso) (voo/idade) | meu aniversario (e/foi)) => 'apart'  ✓ moro com meus dois irmãos  ✓ meu voo chega terça  ✗ vou com meus dois irmãos
  // Statements: of the user's life, of how things are. No plan is in them.
  (moro/moramos | nasci | estudo em | me mudei | cresci | sou de | somos de | (meu | nosso) aniversario e | (jogo/toco/treino/nado) (as/aos/no/na/todo/toda/tenis/futebol/violao/piano)) => 'told'  ✓ moro em Santos  ✓ jogo tênis às segundas  ✗ um jogo
  unless:nao (adoro | amo | odeio | detesto | gosto de | gostamos de | curto | me amarro em) !(se | a ideia) => 'told'  ✓ eu amo museus  ✗ museus
  (estou/estamos) (cansad- | doente | feliz | trist- | ocupad- | lendo | vendo | estudando | trabalhando | programando | escrevendo | aprendendo | exaust- | gripad- | atolad-) => 'told'  ✓ hoje estou cansado  ✗ estou procurando um bar
  (tenho | temos) (um/uma/que/aula/reuniao/medico/prova/dentista/plantao/entrega | {n:count} (irmaos/irmas/filhos/filhas/gatos/cachorros/anos)) !(<undertakings> | <errands> | ir/passar/levar | orcamento | vontade | aniversario | viagem | jantar | festa) => 'told'  ✓ amanhã tenho uma prova  ✗ tenho vontade de jantar
  ^ [mas/e] !(às | o orcamento) (o/a/os/as/este/esta/esse/essa) … (é/sao/esta/estao/era/abre/abrem/fecha/fecham/tem/custa/custam/fica/ficam/parece/comeca/termina/foi/serve/precisa/falha/dura/caiu) !(noite | tarde | manha | semana | e) => 'state'  ✓ o museu está fechado em janeiro  ✗ o museu no domingo
  que [eu] [posso/podemos/vou] (cozinho/cozinhamos/cozinhar/preparo/preparamos/preparar | (faço/faco/fazemos/fazer) (se | (de/para/no) (jantar/almoco/almocar/comer/janta/lanche))) => 'aside'  ✓ o que eu cozinho hoje  ✗ o que fazer hoje
  ((a gente | nos) se (fala/ve) | te aviso | te falo | te conto | falamos | te digo) => 'aside'  ✓ valeu, amanhã a gente se fala  ✗ falar com um guia
  ((demora | leva) {n:count} <lengths> | (fazer/faco) uma/a (cirurgia/operacao) | vou [me] operar) => 'aside'  ✓ demora 2 horas pra chegar  ✓ vou fazer uma cirurgia  ✗ leva os 2
  ^ [ai/ufa/nossa/kkk/mas] (que [baita/bela/bom] (chuva/calor/frio/semana/dia/dias/segunda/saco/pena/tempo/estresse/jogo/noite/correria/vento) | ta chovendo | esta chovendo | (ta | esta | faz) [um/muito] (frio/calor)) => 'aside'  ✓ que chuva hoje  ✗ que museus tem
  (planos eu (tinha/tenho) | como se (faz/fazem/prepara/cozinha) | quanto/quanta/quantos/quantas) => 'aside'  ✓ quantos bares tem em Santos?  ✗ quando
  (qual/quais/que) [e/era] [a] (temperatura/clima/distancia/diferenca/populacao/capital) => 'aside'  ✓ qual a temperatura lá em julho  ✗ qual bar
  (qual/quais) (tem | deles | e o | e a | sao os | das) !(melhor/melhores) => 'aside'  ✓ qual tem varanda?  ✗ qual bar
  (que horas | a que horas | que tempo | como chego | como se chega | quem | o que significa | o que e | por que | porque e | para que serve | como funciona | vai chover | como faz | como se (faz/fazem/prepara/cozinha/diz/escreve/chama)) => 'aside'  ✓ a que horas abre?  ✗ às oito horas
  ^ [e] (cada/todo/todos) [os] (natal/verao/ano/anos/inverno/carnaval) => 'told'  ✓ todo natal somos 14  ✗ este natal
  [como/qual] (aquele/aquela/esse/essa/o/a) (filme/musica/livro/capitulo/serie) (onde/em/que) (que/onde/vao/vai/tem/eles/elas) => 'aside'  ✓ aquele filme em que vão a Roma  ✗ aquele filme na sexta
  (trabalho | trabalhamos | trampo) (em/no/na/de/para/como/com/numa/num) => 'work'  ✓ trabalho num hotel  ✗ jantar de trabalho
  (procuro/procurando/busco/consegui/quero/mudar) [um/uma/de] (trabalho/emprego/trampo/estagio/vaga) => 'work'  ✓ procuro trabalho num restaurante  ✗ procuro restaurante
  unless:jantar/almoco (reuniao/reunioes/meeting/call/entrevista/prova/provas/deadline/sprint/deploy/apresentacao/auditoria/treinamento/conferencia/congresso/plantao/relatorio/fatura/boleto/vestibular) !(de familia | de amigos | com amigos | de turma) => 'work'  ✓ reunião quinta em Santos  ✗ reunião de família
  (o/do/ao/meu/um/este) (cliente | chefe | projeto | time de | servidor | departamento | relatorio | contrato | fornecedor | paciente | colegio | codigo) => 'work'  ✓ o relatório do hotel  ✗ o bar`;
