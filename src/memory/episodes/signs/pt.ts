import type { LanguageSigns } from './language-signs.ts';

/** The signs of Portuguese, of Brazil and of Portugal. */
export const PORTUGUESE_SIGNS: LanguageSigns = {
  wanting: {
    greeting: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        oi/ola/bom/boa/hey/ei/eai/opa/alo … dia/tarde/noite/tudo/bem/vai/esta/beleza/ai
        oi/oii/ola/hey/ei/opa/alo/saudacoes
        e ai
        fala ai
        tchau/adeus/ate/abraco/abracos/beijo/beijos …
        tudo bem/bom/certo/joia
        como vai/esta/estas/vao …
        como voce/vc/voces esta/vai/estao
        bom/boa dia/tarde/noite/descanso/semana/fim`,
      examples: ['oi', 'Olá, tudo bem?', 'Oi, como você está?', 'boa noite, até amanhã', 'tchau, beijos'],
      others: ['oi, o que comemos ontem?'],
    },
    thanks: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        … obrigado/obrigada/obg/valeu/vlw/grato/grata …
        … agradeco … muito/ajuda
        me ajudou/ajudaste … muito/bastante/demais
        ajudou/ajudaste … muito/bastante/demais`,
      examples: ['obrigado', 'Muito obrigada, ajudou demais!', 'ótimo, valeu'],
      others: ['obrigada por ontem, quando era a consulta com a minha médica?'],
    },
    assent: {
      at: 'whole',
      speaksFor: 'nothing',
      phrases: `
        ok/okay/ta/certo/beleza/perfeito/otimo/bem/claro/sim/nao/bom/boa/legal/show/fixe/excelente/entendido/entendi/percebi/segue/continua/continue/obvio/isso/exato/top
        haha-/kkk-/rsrs-
        ta/esta bom/bem/otimo/certo
        tem/tens certeza …
        nao … esta/ta bom/bem …
        nao entendi/percebi … simples/facil/bem/nada/novo
        nao entendi/percebi
        mais simples/facil/curto/longo/formal
        pode continuar/ser
        tenho uma/outra pergunta/duvida
        preciso/quero … ajuda
        voce/vc/me pode/podes/poderia ajudar …
        o que voce/vc pode/sabe/consegue fazer …
        quem e voce/vc
        quem es tu
        agora em/mais …
        outra vez
        de novo`,
      examples: ['ok', 'kkkkk', 'não, assim está bom', 'Tem certeza?', 'Tenho uma dúvida'],
      others: ['não lembro como se chamava o restaurante em que fomos'],
    },
    task: {
      at: 'start',
      speaksFor: 'nothing',
      phrases: `
        escreve/escreva/redige/redija/inventa/invente/compoe/componha/gera/gere/cria/crie/elabora/elabore
        traduz/traduza/traduzir/corrige/corrija/corrigir/revisa/revise/resume/resuma/resumir/reescreve/reescreva/parafraseia
        explica/explique/define/defina/calcula/calcule/converte/converta/ordena/ordene/enumera/enumere/lista/liste/conjuga/conjugue/passa/passe/repete/repita
        conta/conte um/uma/ate
        me conta/conte/da/de/diz/diga/faz/faca/ensina/ensine um/uma/uns/umas/dois/duas/tres/quatro/cinco/dez/ideias/mais
        da/de/faz/faca/diz/diga um/uma/uns/umas/dois/duas/tres/cinco/dez/ideias/mais
        da/diz/conta/faz me um/uma/uns/umas
        dicas/ideias/roteiro/receita de/para
        voce/vc pode/poderia/consegue escrever-/traduzir-/explicar-/corrigir-/resumir-/calcular-
        pode/podes/poderia/consegue … escrever-/traduzir-/explicar-/corrigir-/resumir-/calcular-`,
      examples: [
        'Escreve um haicai',
        'Traduza para o francês: onde fica?',
        'Me dá uma receita de panqueca',
        'Conta uma piada',
      ],
      others: [
        'O que você tinha escrito para mim?',
        'Me conta do casamento da Ana',
        'Me passa o telefone do meu dentista',
      ],
    },
    arithmetic: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        quanto e/da/dao/sao … vezes/mais/menos/entre/dividido/por/de
        raiz quadrada/cubica
        quantos/quantas gramas/quilos/metros/litros/centimetros/milhas/minutos/segundos/xicaras tem/ha/sao/cabem em/um/uma/num/numa
        area/volume de um/uma`,
      examples: ['Quanto é 15 % de 340?', 'Quantos gramas tem uma libra?'],
      others: ['Quanto me emprestaram?'],
    },
    knowledge: {
      at: 'start',
      speaksFor: 'nothing',
      phrases: `
        o que e/sao um/uma/o/a/os/as
        o que significa/faz
        que significa
        qual/quais … diferenca
        qual/quais e/sao o/a/os/as
        qual/quais o/a/os/as
        quem escreveu/pintou/inventou/descobriu/ganhou/compos/dirigiu/fundou
        como se diz/fala/escreve/faz/fazem/cozinha/prepara/tira/joga/calcula/formam/forma/usa/instala/configura/mede/cura/trata/pronuncia/troca
        como funciona/funcionam/faco/fazer/faz/instalo/calculo/cozinho/preparo/limpar/tirar/trocar
        por que o/a/os/as
        para que serve/servem
        quantos/quantas habitantes/calorias/paises/planetas/dias/ossos/pessoas/lados
        quanto custa/mede/pesa/dura o/a/os/as/um/uma
        quanto tempo se/leva/dura/demora
        em que ano/seculo/pais/continente se/chegou/comecou/terminou/caiu/fica/viveu
        onde fica/esta/nasceu/se *
        que paises/planetas/idioma/idiomas/animal/moeda
        a que temperatura se/ferve
        se escreve/diz
        e verdade que`,
      examples: [
        'O que é um buraco negro?',
        'Qual é a capital da Mongólia?',
        'Por que o céu é azul?',
        'Como funciona um motor?',
      ],
      others: ['O que a Marta queria?', 'Por que fiquei bravo?', 'Como se chama a baixista?'],
    },
    now: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        que horas/hora e/sao/tens/tem
        que dia/data e hoje/amanha
        que dia da semana
        vai chover/nevar
        previsao do tempo
        como esta/ta o tempo
        quanto esta/ta/vale/custa o/um dolar/euro/bitcoin`,
      examples: ['Que horas são em Tóquio?', 'Que dia é hoje?', 'Vai chover amanhã?'],
      others: ['Que dia é a consulta?', 'A que horas saía o trem?'],
    },
    ofSomeone: {
      at: 'start',
      speaksFor: 'past',
      phrases: `
        quem e/sao/era/eram/esta/estao/me/nos *
        como se chama/chamava/chamam/chamavam`,
      examples: ['Quem é a Leila?', 'Como se chama a baixista?', 'Como se chamava o pescador?'],
      others: ['Quem escreveu Dom Casmurro?'],
    },
    definite: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        o/a/os/as/ao/do/da/dos/das/no/na/nos/nas/pelo/pela *
        aquele/aquela/aqueles/aquelas/aquilo/esse/essa/desse/dessa/daquele/daquela`,
      examples: ['Que tamanho usa o menino?', 'Onde era essa festa?'],
      others: ['Que é um buraco negro?'],
    },
    mePresent: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: '-ço/uso/levo/dirijo/tomo/calco/prefiro/gosto/sei/como/ia/iamos',
      examples: ['De que padeço?', 'Que carro dirijo?'],
    },
    ofMe: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: 'me/nos/comigo/conosco/mim/eu\na gente',
      examples: ['Quando me operam do outro olho?', 'Quem vem comigo?'],
      others: ['Quando operam?'],
    },
    favour: {
      at: 'anywhere',
      speaksFor: 'nothing',
      phrases: `
        me pode/podes/poderia/da/dá/diz/explica/ajuda/faz/escreve/recomenda/indica/traduz/ensina/sugere um/uma/a/como/que/o
        voce/vc pode/poderia/consegue/sabe me *
        gostaria de
        ajuda/diz/explica/mostra/ensina me a/como/o/que`,
      examples: ['Me explica a inflação?', 'gostaria de um poema'],
      others: ['Quem me ajuda?'],
    },
    asksMemory: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        lembra/lembras/lembrar/recorda/recordas/recordar
        lembra/recorda/lembras/recordas me/te
        disse/contei/falei/pedi te
        te/lhe disse/contei/comentei/mencionei/passei/mandei/falei/pedi
        disse/contei/comentei/mencionei/passei/mandei/falei/pedi … te/voce/vc
        voce/vc/tu … disse/disseste/contou/recomendou/tinha/mencionou/passou/sugeriu/falou/indicou/escreveu
        o que/como/quando/onde … tinha/tinhas/tinhamos/havia/haviamos
        combinamos/ficamos/ficou/ficaram/tinhamos/dissemos/falamos/conversamos/planejamos/planeamos/decidimos/paramos/resolvemos
        combinado/combinada/decidido/decidida/marcado/marcada/pendente
        o/no outro dia
        outro dia
        a/da ultima vez
        ha/faz um/uma/uns/umas/dois/duas/tres/muito/quanto tempo/dias/semanas/meses/anos
        ontem/anteontem
        semana/mes/ano passad-
        continuamos/retomamos/retoma/retomar/retome`,
      examples: ['Lembra do que te contei?', 'Como ficou combinado?', 'O que tínhamos pensado para a despedida?'],
      others: ['O que é a memória?'],
    },
    ours: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        meu/meus/minha/minhas
        nosso/nossos/nossa/nossas
        da/pra/para/com a gente
        la em casa`,
      examples: ['Como se chama o meu cachorro?', 'A que horas sai o nosso voo?'],
      others: ['A que horas sai o voo?'],
    },
    mePast: {
      at: 'anywhere',
      speaksFor: 'past',
      phrases: `
        me/nos/te/lhe … -ou/-eu/-iu/-aram/-eram/-iram/-ava/-avam/-ia/-iam/deu/disse/disseram/fez/pos/trouxe/foi
        eu/a/gente … -ei/-ava/-ia
        -amos/-emos/-imos/-ámos/-ávamos/-íamos
        tenho/temos/tive/tivemos/fui/fomos/fiz/fizemos/disse/pus/pude/estive/estivemos/vi/dei/quis/soube/era/eramos/tinha/estava
        -ei
        vou/vamos/estou/estamos/devo/devemos/moro/trabalho/venho/saio/cobro/guardo/pago/posso/preciso`,
      examples: ['Quanto me emprestaram?', 'Onde adotei a gata?', 'A que serra subimos?', 'O que tenho na quinta?'],
      others: ['Como se faz o pão?'],
    },
    ofOthers: {
      at: 'start',
      speaksFor: 'past',
      phrases: `
        que/quem/qual/quais/quando/onde/quanto/quantos/quantas/por/como/a/em/com/de/o/para/aonde … -ou/-aram/-eram/-iram/-ava/-avam/-ia/-iam/disse/disseram/deu/fez/pos/era/eram/estava/tinha/ia/foi/veio/vinha/conseguiu/vendeu`,
      examples: ['Quando castraram a Polenta?', 'O que a Bia comprou?', 'Como era a gata?'],
    },
  },
  openers:
    'oi/ola/bom/bem/ok/ta/otimo/perfeito/agora/e/olha/desculpa/desculpe/entao/ah\npor favor\nbom/boa dia/tarde/noite',
  first:
    'eu/me/mim/meu/meus/minha/minhas/nos/nosso/nossos/nossa/nossas/comigo/conosco\na gente\n-amos/-emos/-imos/-ámos\n-ei',
  second: 'tu/voce/voces/vc/vcs/te/ti/teu/teus/tua/tuas/contigo/senhor/senhora',
  past: `
    -ou/-aram/-eram/-iram/-ava/-avam/-ei/-ia/-iam
    fui/foi/fomos/foram/fiz/fez/fizemos/fizeram/disse/disseram/tive/teve/tivemos/estive/esteve/pus/pos/vim/veio/era/eram/dei/deu/vi/viu/trouxe/soube/quis/comi/vendi/li
    tinha/tinham/havia -ado/-ido/-to`,
  changes: `
    subiu/subiram/subi/subimos/aumentou/aumentaram/aumentei/aumentamos/baixou/baixaram/baixei/baixamos/diminuiu/diminuíram/reduziu/reduziram … … para/pra/pro
    mudou/mudaram/mudei/mudamos/trocou/trocaram/troquei/trocamos/passou/passaram/passei/passamos … … para/pra/pro/por
    agora é/são/está/estão/tá/tô/estou/estamos/tomo/toma/uso/usa/usamos/custa/custam/sai/vou/vai/vamos/moro/trabalho
    agora tenho/tem/temos/sou/somos/faço/fazemos/entro/estudo/dirijo
    é/são/está/estão/tá agora
    me/lhe/nos tirou/tiraram/suspendeu/suspenderam/mandou/mandaram parar
    tirou/tiraram/cortou/cortaram/suspendeu/suspenderam o/a/os/as
    parei/parou/paramos/pararam de/com
    deixei/deixou/deixamos/vendi/vendeu/vendemos o/a/os/as/de
    não … mais
    já não`,
  time: `
    ontem/anteontem/hoje/amanha/segunda/terca/quarta/quinta/sexta/sabado/domingo/janeiro/fevereiro/marco/abril/maio/junho/julho/agosto/setembro/outubro/novembro/dezembro
    semana/mes/ano/dias/meses/semanas/anos/quinzena/feriado/fim`,
  reason: 'porque/ja/como/por/assim/para/devido/culpa/gracas/pois',
  asksWhen: 'quando/data\nem que ano/mes/dia/data/semana\nque/qual dia/data/hora/horas\na que horas',
  asksNumber: 'quanto/quantos/quanta/quantas',
  asksWhy: 'por que\npor quê\nporque\nmotivo/razao/causa',
  asksWho: 'quem\ncomo se chama-\nqual … nome',
};
