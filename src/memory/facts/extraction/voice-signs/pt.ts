import type { SignsData } from '../../signs/signs-data.ts';
import type { VoiceKind } from './voice-kind.ts';

/** Signs in Portuguese, beside the many words that it shares with Spanish. */
export const PORTUGUESE: SignsData<VoiceKind> = {
  lists: {
    to_mend: 'corrig*, corrij*, revis*, melhor*, traduz*',
    drafts: `
      redação, texto, carta, email, e-mail, frase, frases, parágrafo, bio, mensagem, apresentação, introdução`,
  },
  signs: {
    section: `
      ^ contexto/problema/nota/notas/importante $  ✓ contexto  ✗ sem contexto`,
    salutation: '',
    signature: '',
    greeting: '',
    head: `
      ^ de:*/para:*  ✓ Para: Vendas  ✗ para Vendas`,
    asks: '',
    title: `
      ^ [(oi | por favor | pode) + {marks}]* <to_mend> ……40 <drafts> ……30 $  ✓ oi, corrige a minha redação  ✗ a minha redação`,
    announces: `
      em nome da/de/do/das/dos  ✓ carta em nome da minha avó  ✗ o nome da minha avó
      eu faço [a/o/de]* {word} $  ✓ eu faço o cliente  ✗ eu faço o que posso
      (vou fazer | faço o papel) [a/o/de]* {word} $  ✓ faço o papel de cliente  ✗ vou fazer o que posso
      ^ [ok/e/agora,] [a/o] próximo/próxima/outro/outra/último/última parte/frase/parágrafo/cena/trecho/linha/verso $  ✓ agora o próximo trecho  ✗ outra casa
      ^ [ok/e/agora,] continuo/continuando $  ✓ continuando  ✗ continuo em casa`,
    played: '',
  },
};
