import type { SignsData } from '../../signs/signs-data.ts';
import type { DoubtKind } from './doubt-kind.ts';

/** Signs in Spanish. */
export const SPANISH: SignsData<DoubtKind> = {
  lists: {
    denial: `
      no, noo, nooo, noooo, nooooo, noooooo, nono, nop, para nada, al contrario, falso, mentira, incorrecto, error, mal`,
    polite: `
      gracias, preocup*, te preocup*, se preocup*, molest*, te molest*, se molest*, hace falta, importa`,
    that: 'eso, esto, aquello, así, lo que decís, lo que dices, lo que dijiste',
    is: 'es, era, fue, está, corre, va, aplica, vale',
    past: 'cambió, pasó, quedó atrás, era antes, es viejo, es mentira, es falso, es incorrecto, es erróneo',
    otherwise: `
      no, nunca, jamás, tampoco, dejé, dejamos, dejó, renuncié, abandoné, cambié, cambiamos, cambió, vendí, perdí, murió, falleció, antes, antiguo, antigua, anterior, viejo, vieja, ex, en realidad,
      de hecho, ahora`,
  },
  signs: {
    calm: `
      ^ no + {marks} <polite>  ✓ no te preocupes, era una idea  ✗ no, ya me mudé
      ^ no + {marks} hay/pasa/tiene problema/nada/drama/apuro  ✓ no hay problema  ✗ no hay más trabajo ahí
      ^ no [lo] (sé !(si) | entiendo/entendí/recuerdo/puedo/pude/encuentro | me acuerdo)  ✓ no sé qué regalarle  ✗ no sé si sigo ahí`,
    any: `
      ^ <denial> {pause}  ✓ no, ya me mudé  ✗ nosotros vamos igual
      <that> [ya] no/nunca <is>  ✓ eso ya no es así  ✗ eso es lo que buscaba
      eso/esto/aquello [ya] <past>  ✓ eso era antes  ✗ eso me sirve
      ya no es (así/cierto/verdad | el caso)  ✓ mirá, ya no es cierto  ✗ ya es así
      no es/era así/cierto/verdad/correcto  ✓ no es verdad  ✗ así está bien
      te/se equivoc*/confund*  ✓ creo que te equivocás  ✗ me equivoqué yo
      está/estás equivocad*/confundid*/desactualizad*  ✓ estás confundido con otra persona  ✗ estás cerca
      dato viejo/equivocado/desactualizado  ✓ ese dato viejo borralo  ✗ un dato nuevo
      nada que ver  ✓ ¡nada que ver!  ✗ nada que comer`,
    touched: `
      <otherwise>  ✓ dejé la guitarra hace un mes  ✗ ¿y cuánto gana un ingeniero?`,
  },
};
