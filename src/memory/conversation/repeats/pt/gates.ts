import type { GateSigns } from '../question-signs.ts';

/** The Portuguese questions that no earlier answer answers. */
export const GATES: GateSigns = {
  doing: {
    phrases: `
      reserva/reserve/reservar/compra/compre/paga/pague/envia/envie/manda/mande/apaga/apague/deleta/delete/elimina/elimine/cancela/cancele/agenda/agende/marca/marque/programa/programe
      desliga/desligue/liga/ligue/acende/acenda/aumenta/aumente/abaixa/abaixe/diminui/toca/toque/pausa/pause
      escreve/escreva/redige/redija/inventa/invente/cria/crie/gera/gere/desenha/desenhe/compoe/compõe/monta/monte/faz/faça/faca um/uma/o/a/uns/umas/me
      escreve/escreva/redige/redija/inventa/invente/cria/crie/gera/gere/desenha/desenhe/monta/monte
      acrescenta/acrescente/adiciona/adicione/anota/anote/salva/salve/guarda/guarde/troca/troque/corrige/corrija/traduz/traduza/resume/resuma/revisa/revise
      poe/põe/ponha/coloca/coloque/bota/bote/tira/tire/abre/abra/fecha/feche/roda/rode/executa/execute/procura/procure/busca/busque/pesquisa/pesquise
      conta/conte/diz/diga/fala/fale/manda/me um/uma/outro/outra piada/historia/conto/charada/poema/numero/frase/adivinha/ideia/conta/manda
      me da/dá/de/dê/manda/conta/faz/faça um/uma/outro/outra
      me lembra/lembre/avisa/avise que/de/amanha/quando/as
      lembra-me/avisa-me que/de/amanha/quando
      sorteia/escolhe/escolha
      me reserva/compra/manda/envia/escreve/redige/monta/faz/traduz/agenda
      pode/podes/podia/poderia reservar-/comprar-/enviar-/mandar-/apagar-/cancelar-/agendar-/escrever-/redigir-/criar-/traduzir-/desligar-/ligar-/colocar-
      pode/podes/podia/poderia me reservar-/comprar-/enviar-/mandar-/cancelar-/agendar-/escrever-/redigir-/criar-/traduzir-/fazer-`,
    examples: ['Reserve uma mesa para dois', 'Escreve um poema', 'Manda um e-mail para a Ana', 'Conta uma piada'],
    others: ['Como reservo uma mesa?', 'Quem escreveu o poema?'],
  },
  passing: {
    phrases: `
      agora/agorinha/hoje/hj/ontem/anteontem/atualmente/ainda/amanhã/amanha/ultimamente/recentemente
      esta/essa/nesta/nessa noite/tarde/semana/manha/temporada
      este/esse/neste/nesse mes/fds/ano/fim/sabado/domingo/verao/inverno/outono/momento/instante
      depois de amanha
      que vem
      fim de semana
      proximo/proxima/proximos/proximas
      ultimo/ultima/ultimos/ultimas jogo/jogos/noticia/noticias/episodio/capitulo/versao/semana/mes/dias/eleicoes
      a esta/essa hora/altura
      por agora/enquanto
      ja chegou/chegaram/saiu/sairam/esta/está/terminou/acabou/começou/abriu/fechou/passou/voltou/temos/tenho/foi
      aberto/aberta/abertos/abertas/disponivel/disponiveis
      que horas sao
      q hrs sao
      que dia/data é
      a quanto esta/está/anda
      quanto/qto esta/está/ta/tá/anda
      clima/previsao/chuva/chove/chovendo/chover/nevando
      que tempo faz/fara
      faz/fazendo frio/calor/sol
      vai chover/nevar/fazer/ter
      temperatura faz/ha/esta/está/la
      quantos graus esta/está/faz/fazendo/ta/tá/la
      cotacao/cotação/dolar/dolares/bitcoin/btc/ethereum/bolsa/inflacao/selic/ibovespa
      taxa de cambio
      euro/peso/libra esta/vale/hoje/agora/ta
      acoes da/do/de
      noticias/novidades/manchetes/transito
      como vai/vao/esta/está/anda/andam/foi/ficou/ta/tá
      quanto/quantos/quantas falta/faltam
      falta/faltam quanto/quantos/muito
      restam/sobrou/sobraram
      ao vivo
      voo/trem/onibus/metro/comboio/autocarro … atraso/atrasado/atrasou
      estoque/stock
      meu/minha saldo/pedido/encomenda/pacote/agenda/calendario/caixa/correio/fatura
      a/o/minha encomenda/pedido … chegou/chega/onde/saiu
      agenda/calendario
      tenho … pendente/pendentes/agendado/reuniao/reunioes/mensagens/emails/consulta/compromisso/compromissos
      quem esta/está/ta/tá/vai/joga ganhando/vencendo/jogar/a
      quem joga
      ganhando/perdendo
      placar/resultado do/da
      o que/q passa/ta/tem na/no/passando/de tv/tele/cinema/televisao/jantar/almoço/almoco/bom
      o que/q jantar/almoçar/cozinhar
      na tv/televisao
      o sol nasce/se
      amanhece/anoitece/mare/mares
      fase da lua
      qualidade do ar
      ha/há/tem/vai aula/aulas/greve/luz/agua/internet/jogo/fila/vaga/vagas/ingresso/ingressos/mesa/mesas/transito/metro
      caiu/caiu de
      esta/está/ta/tá/estao/tao no/na/fora/caido/funcionando/livre/ocupado/cheio/ligado/desligado/conectado/pronto/pronta/atrasado
      status
      quantos/quantas dias/semanas/meses faltam/falta/para/pra
      onde esta/está/ta/tá/estou/anda/andam meu/minha/o/a
      onde estou
      onde ta/tá
      em que fase
      quanta/quanto bateria/saldo/dinheiro/grana/espaço/memoria tenho/resta/ha/tem
      quanto eu/ja tenho/juntei/gastei
      minha/meu bateria/conta/localizacao/pulso/glicose/voo/trem/compra/email/lista
      meus/minhas passos/mensagens/emails/tarefas/pendencias/reunioes/consultas/notificacoes
      tenho algum/alguma/algo/reunioes/mensagens/emails/tarefas/pendencias/aula/aulas
      quando é o/a proximo/proxima
      quando joga/sai/chega/vem/volta/abre/começa/passa
      quem ganhou/venceu hoje/ontem
      tabela/classificacao do/da
      tem alguem
      a/que que/horas horas/hora passa/chega/sai/joga/vem
      confirmaram/inscreveram/inscricoes/inscritos/seguidores
      gasolina/alcool/diesel/etanol hoje/ta/tá/esta
      tendencia/tendencias/trending
      novas notificacoes
      o que/q tenho/tem/ha/há na/no lista/geladeira/carrinho
      lista de compras/tarefas/pendencias
      continua/continuam chovendo/nevando/aberto/fechado
      de plantao`,
    examples: ['Que horas são?', 'Que tempo faz em Lima?', 'Quanto está o dólar?', 'Meu pedido já chegou?'],
    others: ['Qual é a capital da França?', 'Quanto dura uma gravidez?', 'A quantos quilômetros fica a Lua?'],
  },
  more: {
    phrases: `
      outro/outra/outros/outras exemplo/exemplos/opcao/opcoes/ideia/ideias/forma/formas/maneira/maneiras/receita/receitas/piada/sugestao/sugestoes/alternativa/alternativas/lugar/lugares/coisa/coisas/parecido/parecida
      conta/diz/manda outro/outra
      algo mais/diferente/novo
      mais exemplos/opcoes/ideias/detalhes/info/informacoes
      que mais
      o que mais
      e se
      aleatorio/aleatoria
      fato/fatos/curiosidade/curiosidades
      que eu cozinho/visto/leio
      o que eu cozinho/visto/leio/assisto
      o que posso cozinhar/jantar/ver/comer/preparar
      alguma/algum ideia/sugestao/recomendacao/plano
      uma/um ideia/frase/filme/musica/serie/livro/poema/historia
      ideia/ideias de/pra/para
      uma/um piada/charada/adivinha`,
    examples: ['Você tem outro exemplo?', 'Quero mais opções'],
    others: ['Quantos planetas há?'],
  },
  mood: {
    phrases: `
      me sinto/sinto/sentindo
      sinto-me
      estou/to/tou/ando muito/tao/triste/mal/cansad-/ansios-/irritad-/deprimid-/entediad-/nervos-/estressad-/angustiad-/preocupad-/cheio/cheia/feliz/content-/apaixonad-
      tenho/tou/to/estou medo/ansiedade/panico/vontade/fome/sono/febre
      estou/to/tou com medo/ansiedade/panico/fome/sono/raiva/saudade
      me doi/dói/doem
      o que voce/vc acha/pensa
      como voce/vc/tu esta/está/estas/ta/tá/vai/anda
      nao aguento/suporto
      nao consigo mais/dormir/parar
      chorar/chorando
      me deixou/traiu/abandonou/odeia/odeiam/ignora
      tenho/com/sinto saudade/saudades
      quero morrer/sumir/desaparecer/chorar
      odeio meu/minha
      morreu/faleceu meu/minha/o/a
      ninguem me
      sou um/uma fracasso/inutil/desastre
      depressao/sobrecarregad-/exaust-/desesperad-
      briguei/discuti/terminei/rompi com
      me ama/amas`,
    examples: ['Estou triste, o que faço?', 'Como você está?'],
    others: ['O que é a tristeza?'],
  },
  leaning: {
    phrases: `
      isso/esse/essa/esses/essas/isto/este/esta/estes/aquele/aquela/aquilo/aqueles/aquelas
      disso/desse/dessa/disto/deste/desta/daquele/daquela/daquilo/nisso/nesse/nessa
      ali/la
      o/a/os/as/e anterior/mesmo/mesma/mesmos/mesmas
      eles/elas
      disseste/mencionou/recomendou/sugeriu/falamos/dissemos/contou/passou/mandou`,
    examples: ['Quanto custa isso?', 'E a mesma?', 'O que você mencionou?'],
    others: ['Qual é a capital da França?'],
  },
  own: {
    phrases: `
      meu/minha/meus/minhas/mim/comigo
      me chamo/gosto/dedico
      tenho/moro/vivo/trabalho/estudo/sou/nasci/faço/peso/meço/falo/uso/prefiro/odeio/calço/calco/tomo
      nosso/nossa/nossos/nossas`,
    examples: ['Qual é a minha cor favorita?', 'Onde trabalho?'],
    others: ['Quem é o presidente?'],
  },
};
