import type { FlowSigns } from './flow-signs.ts';

/** The signs of Portuguese, of Brazil and of Portugal. */
export const PORTUGUESE_FLOW: FlowSigns = {
  flush: {
    phrases: `
      mudemos/mudamos/muda/mude/mudar/troquemos/trocar de assunto/tema
      … mudemos/mudamos/muda/mude/mudar/trocar de assunto/tema
      … falemos/falamos/falar de/sobre outra/outras coisa/coisas
      … passemos/passamos/passar a/para/pra outro/outra assunto/tema/coisa
      esquece/esqueça/esqueca/esquecer isso/isto/esse/esta/essa/tudo …
      deixa/deixe/deixemos isso/isto/esse/essa pra/para/de la/lá/lado
      chega/basta de/desse/dessa/disso/deste/desta …
      … comecemos/começar/comecar do zero`,
    examples: [
      'Vamos mudar de assunto',
      'Bom, mudemos de assunto: o que faço de jantar?',
      'Melhor falar de outra coisa',
      'Deixa isso pra lá',
    ],
    others: ['Falamos da outra casa ontem'],
  },
  shift: {
    phrases: `
      outra coisa/pergunta/duvida/questao
      uma/e/ah/bom/bem/olha/ok/agora/so/tenho/mais outra/uma coisa/pergunta/duvida/questao
      e outra coisa
      … mudando/trocando de assunto/tema/pato
      … deixando isso/isto/esse/essa … lado/parte
      … queria te/lhe perguntar/consultar/pedir sobre/por/uma/outra
      … queria perguntar-te/perguntar-lhe/perguntar sobre/outra
      a proposito
      por falar em/nisso/nisto
      falando em/nisso/disso/de
      alias
      ja agora
      nada a/que ver …
      … nada a ver mas
      … uma pergunta/duvida a parte
      a parte
      noutra ordem de coisas
      antes que eu/me esqueca/esqueça
      esqueci/ia esquecendo de/me/pedir/perguntar/dizer/falar/contar
      ja me esquecia
      lembrei agora/de/que
      voltando ao/a/aos/as/à/no/na/pro/pra
      volta/voltar ao/a/no/na/pro/pra
      de volta ao/a/à
      retomando o/a/os/as
      proximo/proxima assunto/tema/pergunta/ponto/questao
      novo/outro assunto/tema
      assunto novo/diferente
      falemos de/sobre
      passemos a/ao/para
      aproveito/aproveitando para/pra perguntar-/pedir-
      mudando de rumo
      nao quero falar mais
      sobre outro/outra assunto/tema/coisa
      agora sobre/quanto
      e sobre aquele/aquela`,
    examples: [
      'Outra coisa: você entende de impressora?',
      'E outra coisa, quanto tempo dura um passaporte?',
      'Mudando de assunto, que série você recomenda?',
      'A propósito, que horas são em Tóquio?',
      'Já agora, que horas são em Toronto?',
      'Voltando ao bolo, qual forma eu uso?',
    ],
    others: ['Você tem outra coisa mais barata?', 'Não quero outra coisa', 'Volto amanhã?'],
  },
  leaning: {
    phrases: `
      isso/esse/essa/esses/essas/isto/este/esta/estes/estas/aquele/aquela/aqueles/aquelas/aquilo
      disso/desse/dessa/desses/dessas/disto/deste/desta/destes/destas/daquele/daquela/daquilo
      nisso/nesse/nessa/nisto/neste/nesta/nele/nela/neles/nelas/dele/dela/deles/delas
      ai/ali/la/assim/entao/tambem/tb/tbm/tampouco/alem
      qual/quais
      o/a/os/as/do/da/ao/no/na outro/outra/outros/outras/mesmo/mesma
      mais/menos barato/barata/baratos/caro/cara/perto/longe/tarde/cedo/curto/curta/longo/longa/simples/formal
      outro/outra/outros/outras
      mais info/informacao/informacoes/detalhe/detalhes/dados/exemplos
      os/as que
      melhor
      ele/ela/eles/elas
      faz/faça/põe/ponha/coloca/coloque/troca/troque/acrescenta/adiciona/tira/tire/manda/continua/continue/repete
      ou/mas`,
    examples: [
      'E o primeiro?',
      'Qual fica mais perto?',
      'Isso não me serve',
      'Tem outro?',
      'Mais detalhes do segundo, para sexta',
      'Acrescenta um título',
    ],
    others: ['Procura bares perto de Pinheiros', 'Que vacinas precisa um filhote?'],
  },
  pointing: {
    phrases: `
      o/a/os/as/do/da/ao/no/na primeiro/primeira/segundo/segunda/terceiro/terceira/ultimo/ultima`,
    examples: ['E o primeiro?', 'Mais detalhes do segundo, para sexta'],
    others: ['Levou um segundo', 'Tem outro?'],
  },
  going: {
    phrases: `
      e/ou/mas/entao/pois/porque/pq/embora/senao/alem/tambem/tb/tbm/nem/tampouco/igual/ainda/so
      ou seja
      e se
      é que
      quer dizer
      me referia/refiro
      nao/n/nn/sim/ss/siim/nop/nah/claro/exato/exatamente/isso/isto/esse/essa/esses/essas/ja/aham/uhum/né
      o/a/os/as primeiro/primeira/segundo/segunda/terceiro/terceira/ultimo/ultima/mesmo/mesma/outro/outra/do/da/dos/das/de
      os/as que
      do/da/no/na mesmo/mesma/outro/outra/meu/minha
      qual/quais
      melhor/mais/menos/outro/outra/outros/outras
      agora me/nao/n/sim/foi/deu/diz/sai/ficou
      poe/põe/coloca/bota/faz/faça/acrescenta/adiciona/inclui/troca/muda/tira/corta/manda/resume/encurta/continua/continue/segue/traduz
      nao entendi/entendo/é/era/funciona/funcionou/serve/deu/da/dá/consigo
      kk-/haha-/rs/rsrs/hehe-/hsh-
      hm-/hum/ah/aah/ufa/puts/eita/perai/pera/calma/desculpa
      serio
      por que/exemplo nao/n/assim/isso
      como assim/isso
      sao/é/era/esta/ta/tá/estao/foi muito/um/uma/mais/demais/tao/o/a/de
      deu/ficou/foi/tentei/testei/troquei/apertei/resetei
      ele/ela/eles/elas
      so/tenho/tem/temos isso/esse/essa/esses/essas
      tem que/de
      precisa
      com/sem/pra/para/de/em/ate/desde`,
    examples: ['E no verão?', 'mas não funciona', 'me referia ao ritmo'],
    others: ['Que vacinas precisa um filhote?', 'Quero um seguro para a moto'],
  },
  asking: {
    phrases: `
      … que/quê/q/qual/quais/como/onde/aonde/quando/qnd/quanto/qnt/qto/quanta/quantos/quantas/quem
      … por que
      … pq
      … preciso/quero/queria/gostaria/procuro/busco/diz/diga/fala/fale/conta/conte/explica/explique/recomenda/indica/ajuda/faz/faça/escreve/monta/traduz/lembra
      … me pode/podes/poderia/recomenda/ajuda/faz/passa/indica
      … da/dá pra/para
      … pode/podes/podia/poderia/sabe/sabes
      … tenho que/um/uma
      … tem como/algum/alguma
      … é/ha/há/posso/vale/existe
      cade/cadê`,
    examples: ['Que vacinas precisa um filhote?', 'olha, preciso de um nome para minha loja'],
    others: ['siim já passou, muito obrigada'],
  },
  assent: {
    phrases: `
      ok/okay/oka/okey/ta/tá/beleza/blz/certo/certinho/bom/bem/boa/otimo/ótimo/perfeito/obrigado/obrigada/obg/obrigadao/valeu/vlw/claro/entendi/entendido/ja/sim/isso/show/massa/legal/top/excelente/maravilha/combinado/fechado/ufa/ah/aah/pronto/fixe
      ta/tá bom/bem/certo/otimo/ótimo
      ok/bom/pronto/ja ja/pronto/isso/obrigado/obrigada/perfeito
      muito obrigado/obrigada/bom
      ja funcionou/deu/entendi/esta/está
      deu certo
      oi/olha/olá/opa`,
    examples: ['Beleza.', 'ok, muito obrigada'],
    others: ['Que vacinas precisa?'],
  },
  decision: {
    phrases: `
      decidi/decidimos/decidido/decidida
      … ficamos/combinamos de/em
      ficou/fica combinado/combinada/decidido/decidida/para/pra
      vamos com/de/pelo/pela
      fico/ficamos/ficarei com
      vou com/ficar/de
      escolhi/escolhemos/escolho
      no final …  usar/usamos/vamos/vou/compro/compramos/fazemos/faço
      pronto …  reserva-/compra-/confirma-
      confirmo/confirmamos/confirmado/confirmada
      combinado/acordado/fechado
      vai ser
      prefiro`,
    examples: [
      'Decidi usar Postgres',
      'Então ficamos de nos ver na quinta',
      'Fico com o segundo',
      'Vamos com a opção barata',
    ],
    others: ['O que você recomenda?', 'Ainda não sei'],
  },
};
