/** The words and rules of what a text in Portuguese takes back of an open plan: the plan itself, a slot, what another value takes the place of, an hour that is moved. */
export const changeLists = {
  'slot names': `hora|horario|as horas = time, orcamento|preco|valor|teto|limite de orcamento|limite de preco|limite de gasto = budget, numero|quantidade|numero de pessoas|quantidade de pessoas|quantos|quantas|quanta gente|quantas pessoas = party_size, data|dia|datas = date, tipo de comida|tipo de cozinha = cuisine, lugar|bairro|local = location, duracao = duration`,
  'answer tails': `por favor, acho, acho eu, eu acho, melhor, talvez, entao, de preferencia, se der, se puder, se possivel, idealmente, obrigado, obrigada, valeu, digamos, mesmo, com certeza, desculpa, mais ou menos, ou por ai, por ai, ta bom, ta otimo, esta bom, fica bom, fica melhor, e melhor, seria melhor, seria otimo, seria ideal, seria bom, tambem, ja, agora, kkk, kkkk, rs, ne, viu, ok, beleza, pode ser, ta, hein, para mim, para nos, la`,
  'instead of': `em vez de, em vez do, em vez da, ao inves de, ao inves do, ao inves da, no lugar de, no lugar do, no lugar da`,
} as const;

export const changes = `
  (cancel- | anul- | esquec- | apag- | deixa/deixe/deixemos) [de/que] (tudo | tudo isso | o plano | a reserva | os planos | o plano todo | o passeio | a viagem | o role) !(que/incluso) => off  ✓ cancela tudo  ✗ cancela o sushi
  ^ [<corrections>] [<corrections>] (cancela | cancele | cancelar | cancelado | cancelada | cancelem | cancela isso | pode cancelar | cancela ai | esquece | esquece isso | esquece essa | desisto | desisti | desistimos | esqueca) [tudo/melhor/entao/ja/ai] [por/favor] [favor] $ => off  ✓ melhor não, cancela  ✗ cancela a sexta
  (nao (vamos/iremos/vou/vai) (mais | mais nao) | nao vai (rolar | mais rolar | dar mais | acontecer) | nao vamos ir mais | acabou que nao vamos) [nao/entao] $ => off  ✓ não vamos mais  ✗ não vamos mais ao cinema
  (tira/tirar/tire/apaga/apagar/remove/remover/retira/esquece/deixa/descarta/ignora/tiremos/limpa/elimina) [de/fora/sem] [o/a/os/as] [do/da/de] {s:<slot names>} => drop s  ✓ tira o horário  ✗ tira a varanda
  (o/a/os/do/da) {s:<slot names>} … (nao sei | nao sabemos | nao sabe | nao importa | tanto faz | tira/tire/apaga/esquece | a definir | a gente nao sabe | a combinar) => drop s  ✓ o horário a gente ainda não sabe  ✗ o horário é 20h
  (nao) (sei/sabemos/tenho/temos/esta | faco ideia) [certo/certa/definido/definida] [ainda/bem/direito/de] [o/a/os/que/de] {s:<slot names>} => drop s  ✓ ainda não sei a hora  ✗ não sei
  (sem | nao tem | nao temos) [um/limite/problema/teto] [de/maximo/limite] {s:<slot names>} => drop s  ✓ sem limite de orçamento  ✗ sem barulho
  (o dinheiro | a grana | o preco | o orcamento | o valor) (nao importa | tanto faz | nao e problema | nao e um problema) => drop budget  ✓ o preço não importa  ✗ o preço
  <instead of> [o/a/os/as/um/uma/no/na/em] ({d:day} | {a:activity} | {p:name} | {h:clock}) => back  ✓ em vez de sábado, domingo  ✗ no domingo
  (mud- | troc- | pass- | transfer- | remarc-) [a/o] [data/reserva/jantar/plano/dia] (de/do/da) ({d:day} | {p:name} | {h:hour}) (para/a/por) => back  ✓ muda de sábado para domingo  ✗ de sábado a domingo
  (troca/trocar/troque/trocamos/muda/mudar/substitui/substitua) [o/a/os/as] ({d:day} | {a:activity} | {p:name}) (por/para/pelo/pela) => back  ✓ troca Pinheiros por Moema  ✗ troca de ideia
  [melhor] meia hora (mais tarde | depois) => later 30 m  ✓ meia hora mais tarde  ✗ meia hora
  [melhor] meia hora (antes | mais cedo) !(de/do/da) => earlier 30 m  ✓ meia hora mais cedo  ✗ meia hora
  {n:count} {u:<lengths>} (mais tarde | depois) !(de/do/da) => later n u  ✓ uma hora mais tarde  ✗ mais tarde
  {n:count} {u:<lengths>} (antes | mais cedo) !(de/do/da) => earlier n u  ✓ uma hora mais cedo  ✗ mais cedo
  (atras- | adi-) [o/a] [jantar/reserva/horario] [em] {n:count} {u:<lengths>} => later n u  ✓ atrasa uma hora  ✗ atraso
  (adiant- | antecip-) [o/a] [jantar/reserva/horario] [em] {n:count} {u:<lengths>} => earlier n u  ✓ adianta uma hora  ✗ adiante`;

/** The rules of what tells, in Portuguese, that an open plan is to be otherwise: another value is preferred or proposed. */
export const planTurns = `
  (prefiro | preferimos | preferia | prefere | melhor | (mud- | troc-) (para/por/pelo/pela) | muda isso para | em vez disso | no lugar disso | vamos de) => 'change'  ✓ prefiro almoçar  ✗ almoçar
  (pode ser | poderia ser | podemos ir | podia ser | e se | que tal | o que acha de | o que voce acha de | acha que da | da para ser | rola as/no/na/de | ficaria bom | seria possivel | topa) => 'proposal'  ✓ pode ser às oito e meia?  ✗ pode estacionar`;
