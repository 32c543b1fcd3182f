import type { SignsData } from '../../signs/signs-data.ts';
import type { DoubtKind } from './doubt-kind.ts';

/** Signs in Portuguese. */
export const PORTUGUESE: SignsData<DoubtKind> = {
  lists: {
    denial: `
      não, nãoo, nãooo, nãoooo, nãooooo, nãoooooo, nada disso, negativo, errado, mentira, falso, que nada`,
    otherwise: `
      não, nunca, nem, jamais, parei, larguei, saí, deixei, mudei, troquei, vendi, perdi, morreu, faleceu, antes, antigo, antiga, velho, velha, ex, na verdade, agora, terminei`,
  },
  signs: {
    calm: `
      ^ não + {marks} (obrigado/obrigada/precisa/importa/entendi/entendo/lembro/consigo | se preocup* | tem problema | faz mal)  ✓ não se preocupe, era uma ideia  ✗ não, já me mudei
      ^ não + {marks} sei !(se)  ✓ não sei o que dar de presente  ✗ não sei se continuo lá`,
    any: `
      ^ <denial> {pause}  ✓ não moro mais lá  ✗ nossa, que calor
      isso/isto/aquilo [já] (mudou | não é/era/está/vale | era antes | é mentira/falso/errado/antigo)  ✓ isso mudou  ✗ isso me ajuda
      já não é assim/verdade  ✓ olha, já não é assim  ✗ já é assim
      não é [mais] assim/verdade  ✓ olha, não é mais verdade  ✗ é verdade
      você/vc/cê [se] (enganou/confundiu/errou | está enganad*/confundind*/desatualizad*)  ✓ você está confundindo  ✗ você está em casa`,
    touched: `
      <otherwise>  ✓ larguei o violão faz um mês  ✗ e quanto ganha um engenheiro?`,
  },
};
