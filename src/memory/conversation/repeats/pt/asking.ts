import type { AskingSigns } from '../question-signs.ts';

/** The ways in which a question is put in Portuguese. */
export const ASKING: AskingSigns = {
  frames: {
    phrases: `
      oi/ola/opa/ei/hey/olha/olhe/escuta/desculpa/desculpe/perdao/bom/bem/entao/mano/cara/amigo/amiga/gente/menino/menina/ok/kkk/rs
      voltando a/ao
      ou nao
      bom/boa/boas dia/tarde/noite/dias/tardes/noites
      desculpa/desculpe o incomodo/incômodo
      por favor
      pfv/pfvr/pf/plis/please/porfa
      faz/se favor
      faz/faça/se me/faz favor
      obrigado/obrigada/valeu/vlw
      muito obrigado/obrigada
      desde ja
      uma/outra/tenho pergunta/duvida/questao rapida
      uma/outra/tenho pergunta/duvida/questao
      tenho uma/outra pergunta/duvida/questao
      duvida/pergunta rapida
      pode/podes/podia/poderia/consegue/consegues me/nos dizer/explicar/contar/indicar/lembrar/recordar/esclarecer/confirmar/informar/ajudar/falar
      pode/podes/podia/poderia/consegue/consegues dizer/explicar/contar/indicar/lembrar/recordar/esclarecer/confirmar/informar/dizer-me/explicar-me/repetir
      me diz/diga/dizes/explica/explique/conta/conte/fala/fale/confirma/ajuda/responde
      quero/queria/gostaria/preciso/precisava saber/conhecer/entender/perceber/aprender/perguntar/perguntar-te
      quero/queria/gostaria/preciso/precisava de saber/conhecer/entender/perceber/perguntar
      queria te perguntar
      te pergunto
      sabe/sabes/saberia/sabem se/que/qual/quais/como/onde/quando/quanto/quanta/quantos/quantas/quem
      voce/vc/tu sabe/sabes/lembra
      tem/tens/tem/têm ideia/alguma de/ideia
      alguma ideia de
      explica/explique/explicado/dito de um jeito/modo simples/facil
      explica/explique/explicado/dito facil/simples
      em/com poucas/outras/palavras/termos palavras/simples/faceis
      em uma/duas linha/frase/palavra/palavras
      diz/diga/diga-me/diz-me/conta/conta-me/explica/explique/explica-me/fala/fale/ensina/ensine/mostra/mostre
      nao sei
      nao sei que/como/se/qual/onde/o
      o que era/é isso de
      é que
      me pergunto
      um amigo me perguntou
      a pergunta é
      exatamente/exato/realmente/concretamente/basicamente`,
    examples: ['Por favor', 'Pode me dizer', 'Queria saber', 'Olá', 'em palavras simples'],
    others: ['Qual é a capital?'],
  },
  again: {
    phrases: `
      de novo
      outra vez
      novamente
      mais uma vez
      mesmo/msm
      afinal
      me lembra/lembre/recorda/repete
      lembra/lembre/lembra-me/recorda-me/repete/repita
      nao lembro/recordo
      nao me lembro/recordo/lembra
      ja nao/nem me lembro
      ja nao/nem lembro
      nao to/tou/estou lembrando
      esqueci/esqueco/esqueci-me
      sempre esqueco
      me esqueci
      me dizia/disse/falou/contou
      voce/vc me/tinha disse/falou/dito
      era que
      preciso/quero/perdi o/a/os/as/do/da/aquele/aquela … … de/outra novo/vez
      manda/mande/passa/passe/envia/mostra/me/mostre de/outra novo/vez
      manda/mande/passa/passe/envia/mostra/me o/a/os/as/aquele/aquela/manda/passa … … de/outra novo/vez`,
    examples: ['Qual é mesmo a capital do Peru?', 'me lembra como se reinicia', 'manda de novo a receita do pudim'],
    others: ['Qual é a capital do Peru?', 'Manda a receita'],
  },
  asking: {
    phrases: `
      q/que/qual/quais/como/onde/aonde/quando/qnd/quanto/qto/qnt/quanta/quantos/qtos/qnts/quantas/quem/pq/cade
      o que/q
      e o/que/qual/quais/como/onde/quando/quanto/quantos/quantas/quem
      a/de/em/com/por/para/pra/desde/ate/sobre que/qual/quais/onde/quando/quanto/quanta/quantos/quantas/quem
      a/de/em/com/por/para/pra o que
      por que
      em/no/na qual/quais
      diz/diga/diz-me/conta/explica/explique/lembra/lembre/fala/fale/indica/recomenda/recomende/sugere/sugira/ensina/ensine
      me diz/diga/conta/conte/explica/explicas/explique/lembra/lembre/fala/fale/indica/recomenda/recomende/sugere/sugira/ensina/ensine
      explica-me/conta-me/diga-me/lembra-me/ensina-me
      define/defina/definicao/significado/diferenca/diferencas/causas/sintomas/requisitos/passos/receita/capital/formula/sinonimo/sinonimos/distancia/tamanho/prazo/preco
      a/o/as/os receita/formula/capital/diferenca/definicao/passos/requisitos/distancia/nome/autor/autora
      ha/existe/existem/tem
      é/sao/posso/pode/podem/podemos/devo/deve/tenho/convem/serve/da/dá/vale`,
    examples: ['Qual é a capital da França', 'Diferença entre vírus e bactéria'],
    others: ['Procura bares perto de Pinheiros', 'Ontem fui ao médico'],
  },
  noun: {
    phrases: `
      significado/definicao/diferenca/diferencas/sinonimo/sinonimos/formula/nome/capital/requisitos/requisito/sintomas/prazo/quê/qual/quais`,
    examples: ['fotossíntese significado'],
    others: ['Procura bares perto de Pinheiros'],
  },
  kinds: {
    'what to do': {
      phrases: `
        o que/q faço/fazer/fazemos/devo/posso
        que faço/fazer/fazemos
        o que/q devo/posso/deveria/devemos/podemos/deve/eu fazer/faço
        o que/q tenho/ha/há/é que/de/pra/para fazer
        e agora
        que providencia/providencias
        como reajo/reagir/agir/ajo`,
      examples: ['O que faço se uma vespa me picar?'],
      others: ['O que faz uma vespa no inverno?'],
    },
    'what for': {
      phrases: `
        para/pra que serve/servem/servia/se/usa/usam/é/sao
        para/pra o que/q serve/servem
        com que fim/objetivo/proposito/finalidade
        que utilidade/uso tem
        qual é/a a/utilidade utilidade/finalidade/funcao`,
      examples: ['Para que serve o bicarbonato?'],
      others: ['O que é o bicarbonato?'],
    },
    why: {
      phrases: `
        por que/quê
        a/qual razao/causa
        o/qual motivo/porque
        o que faz
        pq/porque/porquê
        a que se deve/devem
        qual/quais é/sao a/as/o/os causa/causas/razao/razoes/motivo/motivos
        que/qual causa/causou/provoca/provocou/origina/motivo/razao
        a/o causa/razao/motivo de`,
      examples: ['Por que o céu é azul?', 'A que se deve a cor do céu?'],
      others: ['O que há na costa?'],
    },
    'what time': {
      phrases: `
        a/as/em/de/desde/ate que/q hora/horas/horario/horarios
        que/q horas/horario/horarios
        qual é/o o/horario horario
        horario/horarios de/do/da`,
      examples: ['Que horário tem o museu?'],
      others: ['Em que ano abriu o museu?'],
    },
    'how long': {
      phrases: `
        quanto/quantos/quantas/qto/qnt tempo/dura/demora/leva/demoram/duram/levam/levo
        quantos/quantas/qnts/qtos horas/minutos/min/segundos/semanas/meses/dias dura/demora/leva/duram/levam/tem/cozinha/fica/preciso/deixo/deve/na/no/assa/tenho/de/vale
        quantos/quantas/qnts/qtos minutos/min/horas/segundos
        por quanto tempo
        em quanto tempo
        ate quando
        quanto/qto tempo
        tempo de/do/da/entre/no
        que tempo leva/demora
        que/qual duracao
        a duracao`,
      examples: ['Quanto tempo dura o voo para Lima?', 'Por quanto tempo se ferve um ovo?'],
      others: ['Quanto custa o voo para Lima?'],
    },
    'how far': {
      phrases: `
        a quanto/quantos/quantas … fica/esta/está/ficam
        que/qual distancia
        qual é a distancia
        quao longe
        que tao longe
        é muito longe
        quantos/quantas/qtos/qts quilometros/km/kms/milhas de/ha/sao/separam/tem/do/ate
        distancia/distancias`,
      examples: ['Qual a distância da Terra à Lua?', 'A quantos quilômetros fica a Lua?'],
      others: ['O que há na Lua?'],
    },
    'how often': {
      phrases: `
        de quanto/quantos/quantas em quanto/quantos/quantas …  tempo/dias/horas/meses/anos
        de quanto/quantos/quantas em quanto/quantos/quantas
        a cada quanto/quantos/quantas
        com que/qual frequencia/regularidade
        quantas vezes
        cada quanto`,
      examples: ['De quanto em quanto tempo rego um cacto?', 'Com que frequência se rega um cacto?'],
      others: ['Quanta água leva um cacto?'],
    },
    'how old': {
      phrases: `
        quantos anos tem/tenho/têm/tinha/faz/completa
        que/qual idade
        qual é/a a/idade idade
        a idade`,
      examples: ['Que idade tem o universo?'],
      others: ['Quantos anos durou a guerra?'],
    },
    when: {
      phrases: `
        quando/qnd/qdo
        a/melhor melhor/boa epoca/momento/mes/temporada/altura para/pra/de
        melhor epoca/momento/mes/altura para/pra/de
        em/no que/qual ano/data/dia/mes/meses/epoca/seculo/momento/altura
        que/q dia/data/ano/mes
        ate que dia/data
        de que ano/data/seculo/epoca
        qual é/foi/era/a/o a/o data/dia/ano
        qual a/o data/dia/ano
        o ano/dia em que
        data/datas de/do/da/limite
        a data
        aniversario/niver`,
      examples: ['Em que ano nasceu Machado de Assis?', 'Quando se planta o tomate?'],
      others: ['Onde nasceu Machado de Assis?'],
    },
    'how many': {
      phrases: `
        quanto/quanta/quantos/quantas/qto/qtos/qnts/qnt/qts
        que/qual quantidade/numero de
        qual é a quantidade/o
        quantidade/numero de
        qtd
        que/quao alto/alta/profundo/profunda/comprido/comprida/grande/rapido/rapida
        que/qual altura/profundidade/comprimento/velocidade/superficie/peso/populacao/capacidade/altitude`,
      examples: ['Quantos ossos tem o corpo?'],
      others: ['Que ossos tem a mão?'],
    },
    where: {
      phrases: `
        onde/aonde/cade/cadê
        em que lugar/sitio/parte/pais/cidade/continente/estado/zona/bairro/pasta/sala
        de que lugar/sitio/parte/pais/cidade/continente
        em que lugares/sitios/partes/paises/cidades
        que lugares/sitios
        qual é/o o/lugar lugar
        que caminho
        qual é/o o/caminho caminho`,
      examples: ['Onde fica Bariloche?', 'Em que país fica Bariloche?'],
      others: ['Que país ganhou a Copa?'],
    },
    whom: {
      phrases: `
        a/com/contra/para/pra/de quem`,
      examples: ['De quem o Brasil ganhou?'],
      others: ['Quem ganhou do Brasil?'],
    },
    who: {
      phrases: `
        quem
        por quem
        que/qual pessoa
        qual é o nome do/da/de
        qual o nome do/da/de
        nome do/da/de
        que/qual mulher/homem foi/é
        que/qual autor/autora/escritor/cientista/ator/atriz/pintor/jogador/presidente/rei/rainha foi/é/escreveu/pintou/ganhou/inventou/fez
        o/a autor/criador/autora/criadora/inventor/compositor de/do/da`,
      examples: ['Quem pintou a Guernica?'],
      others: ['O que Picasso pintou?'],
    },
    how: {
      phrases: `
        como
        ha alguma/algum/uma forma/maneira/modo/jeito de/para/pra
        tem alguma/algum/uma/um forma/maneira/modo/jeito de/para/pra
        de que maneira/forma/modo/jeito
        qual é a … maneira/forma/o/jeito de/para/pra
        a/melhor melhor/maneira/forma/modo/jeito de/para/pra
        o/melhor melhor/jeito/modo de/para/pra
        receita/receitas
        o/qual procedimento/metodo/processo para/pra/é/de
        procedimento/metodo/processo para/pra/de
        que/quais passos
        passos para/pra
        passo a passo
        o que/q tenho/devo/preciso que/de/fazer para/pra
        o que faço para/pra
        truque/metodo/segredo/dica para/pra`,
      examples: ['Como se faz o pão?', 'De que maneira se faz o pão?', 'a receita do pão'],
      others: ['Que pão é melhor?'],
    },
  },
  light: `
    ser fazer faco faz fazem fiz faria fosse ter tem tenho haver poder dever dizer diz saber explicar chamar chama chamam chamava chamar-se
    convem convir existe existir dar dou da dao dizem acontece passa
    definicao definir significado significa significam significar quer conceito informacao info dado dados
    forma maneira modo jeito caso coisa coisas tema algo alguem vez resposta pergunta
    favor atual exato exata exatos
    realizar realiza realizo efetuar
    pode podem podia posso poderia poderiam deve devem devo deveria permite
    exemplo detalhe detalhes breve rapido rapidamente simples facil palavras
    usando usado usa usar uso utiliza utilizar fica ficam ficou ficar ver vejo ve esta estao ta tao localizado localizada
    palavra termo expressao sigla
    total aproximadamente aprox q d x pra pro
    corresponde tocam leva levam levar pede pedem pedir exige exigem precisa precisam preciso precisar precisava requer
    sendo quero serve servem basta so somente concretamente possivel comando normalmente geralmente costuma costumam
    mesmo msm ai la oq oque dava agora vou vai estou to tou recorda-me lembra lembro esqueci consta
    quanto quantos quanta quantas qual quais que
  `,
};
