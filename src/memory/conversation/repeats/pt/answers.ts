import type { AnswerSigns } from '../question-signs.ts';

/** The Portuguese signs of answers that are none, and of a user who says that one was wrong. */
export const ANSWERS: AnswerSigns = {
  none: {
    phrases: `
      nao sei
      nao o sei
      nao tenho informacao/informacoes/dados/acesso/como/registro/registo/registrado/ideia/essa/esse/esses
      nao posso ajudar/te/responder/acessar/aceder/dizer/saber
      nao consigo ajudar/responder/acessar/aceder/dizer/saber/ver
      nao disponho
      nao encontrei/encontro/conheço/achei
      nao estou certo/certa
      nao tenho certeza
      sinto muito … nao/mas
      lamento … nao/mas
      como modelo/ia/assistente/inteligencia
      preciso/precisaria saber/conhecer/de
      nao tenho anotad-/guardad-/salv-
      voce ainda/nao nao/me
      ainda nao
      desculpe … nao/mas
      houve um erro/problema
      ocorreu um erro/problema
      me da/de um momento/minuto/segundo
      deixe-me/deixa eu/me ver/verificar/procurar
      um momento/segundo/minuto
      pode/podes/poderia esclarecer/especificar/dizer/explicar
      a que/qual voce/se refere/referes`,
    examples: [
      'Não sei.',
      'Sinto muito, não tenho essa informação.',
      'Houve um erro ao buscar.',
      'Você ainda não me contou isso.',
    ],
    others: ['A capital da França é Paris.', 'Não, são tóxicas para eles.'],
  },
  correction: {
    phrases: `
      nao é/era/isso/esta/está/foi/quis/queria/te/me
      nao … assim/certo/correto/verdade
      isso nao
      isso esta/está/ta/tá errado
      esta/está/ta/tá errado/errada/mal
      voce esta/está/ta/tá/se/errou enganado/enganada/errado/errada/enganou
      voce errou
      te enganaste
      enganaste-te
      errado/incorreto/falso/mentira
      nao me referia/refiro
      nao perguntei/pedi
      nao te perguntei/pedi
      quis dizer
      eu quis dizer
      queria dizer
      me referia
      nao … contrario
      tem certeza
      tens a certeza`,
    examples: ['Não, isso não está certo', 'Você se enganou', 'Isso está errado', 'Não me referia a isso'],
    others: ['Obrigado, e a da Espanha?', 'Não sabia, obrigada'],
  },
};
