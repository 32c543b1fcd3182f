/** The rules of what a clause is to facts, in Portuguese. A flag is given to the clause in which its rule's match begins; how far it reaches stands in `facts/extraction/heard-clauses`. */
export const factFlags = `
  nao (moro/trabalho/sou/tenho/uso) => 'negated'  ✓ não moro no Rio  ✗ moro no Rio
  se eu (tivesse/fosse/morasse/pudesse) => 'hypothetical'  ✓ se eu morasse no Rio  ✗ se eu moro
  (imagina | imagine) que => 'hypothetical'  ✓ imagina que trabalho na NASA  ✗ trabalho na NASA
  (finge que | escreve um conto) => 'fiction'  ✓ finge que sou um detetive  ✗ sou detetive
  (morava/trabalhava/tinha/fui) => 'past'  ✓ eu morava em Olinda  ✗ moro em Olinda
  agora => 'changed'  ✓ agora moro em Recife  ✗ moro em Recife`;
