/** The words and rules of what a text in Portuguese takes back of an open plan: the plan itself, a slot, what another value takes the place of, an hour that is moved. */
export const changeLists = {
  'slot names': `idade|quantos anos = age, hora|horario|as horas = time, orcamento|preco|valor|teto|limite de orcamento|limite de preco|limite de gasto = budget, numero|quantidade|numero de pessoas|quantidade de pessoas|quantos|quantas|quanta gente|quantas pessoas = party_size, data|dia|datas|quando = date, tipo de comida|tipo de cozinha = cuisine, lugar|bairro|local|cidade|onde = location, duracao = duration`,
  'answer tails': `por favor, acho, acho eu, eu acho, melhor, talvez, entao, de preferencia, se der, se puder, se possivel, idealmente, obrigado, obrigada, valeu, digamos, mesmo, com certeza, desculpa, mais ou menos, ou por ai, por ai, ta bom, ta otimo, esta bom, fica bom, fica melhor, e melhor, seria melhor, seria otimo, seria ideal, seria bom, tambem, ja, agora, kkk, kkkk, rs, ne, viu, ok, beleza, pode ser, ta, hein, para mim, para nos, la`,
  'instead of': `em vez de, em vez do, em vez da, ao inves de, ao inves do, ao inves da, no lugar de, no lugar do, no lugar da`,
  cancelling: `cancela, cancele, cancelar, cancelem, cancelamos, cancelado, cancelada, cancelei, cancelou, desmarca, desmarcar, desmarque, desmarcamos, desmarcado, desmarcada, anula, anular, anulado, anulada, esquece, esqueca, esquecer, suspende, suspender, suspenso, suspensa, desiste, desistir, desistimos, desisti, desistiu, descarta, descartado, descartada, desisto, deixa para la, deixa isso para la, deixar para la, deixe para la, deixemos para la, deixa quieto, larga mao, cancelaram, cancelo, anulei, anulo, anularam, desmarquei, desmarco, desmarcaram, desmarcou, suspendemos, suspenderam, suspendi`,
  'plan marks': `foi|foram|ficou|esta|ta|acabou|acabou sendo|tem sido|teve que ser|teve de ser = passive, talvez|pensando|pensamos|poderia|podia|deveria|devia|se|sem|evitar|antes de|em vez de = doubt, nao|nunca|nem|quase|por pouco|a ponto de = undone, de|do|da = of, nosso|nossa|meu|minha|pro|pra = owner`,
  'off words': `que, tem que, tenho que, temos que, tive que, tivemos que, quero, queremos, queria, vou, vamos, voce, pode, podes, poderia, da para, a gente, eu, nos, me, se, foi, esta, ta, ficou, e, mas, entao, assim, melhor, no fim, no final, afinal, acabou que, tudo, isso, disso, o, a, de, do, da, no, na, nosso, nossa, meu, minha, fora, reserva, mesa, plano, planos, role, passeio, por favor, favor, pfv, ja, mais, nada, nao, decidimos, decidi, acho que, obrigado, obrigada, valeu, esse, essa, este, esta, mesmo, vai, ser, ter que, infelizmente, com tudo, acabamos por, acabei por, tivemos de, tive de, optamos por`,
  reasons: 'que, porque, pois, por causa, pq, por',
  conditions: 'se eu, se a gente, e se, quando',
} as const;

export const changes = `
  ([para/no] [o] dia seguinte | um dia depois) !de => later 1 D  ✓ troca pro dia seguinte  ✗ um dia
  (no dia anterior | um dia antes | o dia anterior) !de => earlier 1 D  ✓ um dia antes  ✗ antes
  (na semana seguinte | a semana seguinte | uma semana depois) !de => later 1 W  ✓ na semana seguinte  ✗ na semana
  (nao rolou | nem rolou | nao vai rolar | nao aconteceu | nem aconteceu | nao deu certo | nao saiu | nao vai dar | nao vai ter | furou | miou | melou | foi por agua abaixo | caiu por terra | ja era | nao se fez | deu em nada) => off own fell  ✓ o jantar nem rolou  ✗ rolou uma lágrima
  <cancelling> !se => off own  ✓ cancela o jantar  ✓ melhor deixar pra lá  ✗ o jantar
  nao ((vamos/vou/vai/iremos) [mais] [poder/haver/conseguir] (sair/ir/fazer/viajar/acontecer/rolar | [o/a] {a:activity}) | (vamos/vou) mais | vai [dar/rolar] mais | (precisa/preciso/precisamos/quero/queremos) mais [ir/sair]) [mais] [nada/nao] => off going
  ✓ no fim a gente não vai sair  ✓ não vou conseguir ir  ✓ não precisa mais  ✗ não vamos ao cinema
  ((o povo | a galera | o pessoal | a turma | todo mundo | geral) (furou/furaram/desistiu/desistiram/cancelou) | [o/a] (plano/role/passeio | {a:activity}) (furou | melou | miou | ja era | foi por agua abaixo)) [tudo/todo] => off going  ✓ o povo furou tudo  ✓ o jantar já era  ✗ o pneu furou
  ((vamos/vou/melhor/preferimos/prefiro) ficar em casa [mesmo] $ | (fica/deixa/deixamos) para [a] (proxima | outra [vez] | outro dia) $) => off going  ✓ melhor ficar em casa mesmo  ✗ ficar em casa da Ana
  ((no fim | no final | afinal | acabou que) [a] [gente/nos/eu] nao (vamos/vou/vai) [mais] | (decidi/decidimos/decidiu/decidido) [que] nao (ir/sair/fazer/viajar/vamos) [mais]) => off going  ✓ no fim não vamos  ✓ decidimos não ir  ✗ no fim vamos
  (cancel- | anul- | esquece/esqueca/esquecer/esquecam/esquecamos/esqueci | apag- | deixa/deixe/deixemos) [de/que] (tudo | tudo isso | o plano | a reserva | os planos | o plano todo | o passeio | a viagem | o role) !(que/incluso) => off  ✓ cancela tudo  ✗ cancela o sushi
  ^ [<corrections>/<greetings>] [<corrections>] [vamos] ((mudar/muda/mudemos/mudamos/trocar) de assunto | (falar/falemos/falamos) de outra coisa) => off  ✓ vamos mudar de assunto  ✗ o assunto da festa
  (tira/tirar/tire/apaga/apagar/remove/remover/retira/esquece/deixa/descarta/ignora/tiremos/limpa/elimina) [de/fora/sem] [o/a/os/as] [do/da/de] {s:<slot names>} => drop s  ✓ tira o horário  ✗ tira a varanda
  (o/a/os/do/da) {s:<slot names>} … (nao sei | nao sabemos | nao sabe | nao importa | tanto faz | tira/tire/apaga/esquece | a definir | a gente nao sabe | a combinar) => drop s  ✓ o horário a gente ainda não sabe  ✗ o horário é 20h
  (nao) (sei/sabemos/tenho/temos/esta | faco ideia) [certo/certa/definido/definida] [ainda/bem/direito/de] [o/a/os/que/de] {s:<slot names>} => drop s  ✓ ainda não sei a hora  ✗ não sei
  (sem | nao tem | nao temos) [um/limite/problema/teto] [de/maximo/limite] {s:<slot names>} => drop s  ✓ sem limite de orçamento  ✗ sem barulho
  (o dinheiro | a grana | o preco | o orcamento | o valor) (nao importa | tanto faz | nao e problema | nao e um problema) => drop budget  ✓ o preço não importa  ✗ o preço
  <instead of> [o/a/os/as/um/uma/no/na/em] ({d:day} | {a:activity} | {p:name} | {h:clock}) => back  ✓ em vez de sábado, domingo  ✗ no domingo
  (mud- | troc- | pass- | transfer- | remarc-) [a/o] [data/reserva/jantar/plano/dia] (de/do/da) ({d:day} | {p:name} | {h:hour}) (para/a/por) => back  ✓ muda de sábado para domingo  ✗ de sábado a domingo
  ((troca/trocar/troque/trocamos/muda/mudar/substitui/substitua) [o/a/os/as] ({d:day} | {a:activity} | {p:name}) (por/para/pelo/pela) | (passamos/mudamos/adiamos) [o/a/tudo] [viagem/passeio/jantar/festa] !(!((para/pra) (<months> | {d:day})))) => back  ✓ troca Pinheiros por Moema  ✓ passamos pra setembro  ✗ troca de ideia  ✗ passamos por Moema
  [melhor] meia hora (mais tarde | depois) => later 30 m  ✓ meia hora mais tarde  ✗ meia hora
  ([melhor] meia hora (antes | mais cedo) !(de/do | da *) | (adiant- | antecip-) [tudo/o] [jantar] meia hora) => earlier 30 m  ✓ meia hora mais cedo  ✗ meia hora
  (jog- | pass- | empurr- | mov- | mud- | adia/adie/adiar | atras-) (tudo/isso) {n:count} {u:<lengths>} [para] [a] [frente] => later n u  ✓ joga tudo uma semana pra frente  ✗ passa tudo
  (empurr-/posterg- {n:count} {u:<lengths>} | {n:count} {u:<lengths>} (para frente | para a frente | adiante | (mais tarde | depois) !(de/do/da)) | (atras- | adia/adie/adiar/adiem/adiamos) [o/a] [jantar/reserva/horario] [em] {n:count} {u:<lengths>}) => later n u  ✓ uma semana pra frente  ✓ uma hora mais tarde  ✓ atrasa uma hora  ✗ mais tarde
  (adiant- | antecip-) [tudo/o] [uma] hora e meia => earlier 90 m  ✓ antecipa uma hora e meia  ✗ uma hora e meia
  ((adiant- | antecip-) [o/a] [jantar/reserva/horario] [em] {n:count} {u:<lengths>} | {n:count} {u:<lengths>} (antes | mais cedo) !(de/do | da *)) => earlier n u  ✓ adianta uma hora  ✓ uma hora mais cedo  ✗ adiante`;

/** The rules of what tells, in Portuguese, that an open plan is to be otherwise: another value is preferred or proposed. */
export const planTurns = `
  (mudanca de planos | mudanca de plano | mudou o plano | mudaram os planos | prefiro | preferimos | preferia | prefere | melhor | (mud- | troc-) (para/por/pelo/pela) | muda isso para | em vez disso | no lugar disso | vamos de | mesmo/mesma (hora/horario/lugar/local/dia/gente/turma)) => 'change'  ✓ prefiro almoçar  ✓ boliche no domingo, no mesmo horário  ✗ almoçar
  ((da para | pode | podes | consegue | consegues) (passar/mudar/trocar/remarcar/adiar) | (me/nos) (mudas/passas) | pode ser | poderia ser | podemos ir | podia ser | e se | que tal | o que acha de | o que voce acha de | acha que da | da para ser | rola as/no/na/de | ficaria bom | seria possivel | topa) => 'proposal'  ✓ pode ser às oito e meia?  ✗ pode estacionar`;
