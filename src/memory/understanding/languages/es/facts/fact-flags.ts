/** The rules of what a clause is to facts, in Spanish. A flag is given to the clause in which its rule's match begins; how far it reaches stands in `facts/extraction/heard-clauses`. */
export const factFlags = `
  unless:ya (no) (vivo/trabajo/soy/tengo/uso) => 'negated'  ✓ no vivo en México  ✗ vivo en México
  (si) (tuviera | fuera | viviera | trabajara | pudiera) => 'hypothetical'  ✓ si viviera en Noruega  ✗ si vivo en Noruega
  (imagina | imaginate | pongamos) que => 'hypothetical'  ✓ imagina que trabajo en la NASA  ✗ trabajo en la NASA
  (juguemos a | escribi un cuento | escribe un cuento) => 'fiction'  ✓ juguemos a que soy un detective  ✗ soy detective
  ojala => 'hypothetical'  ✓ ojalá viviera cerca del mar  ✗ vivo cerca del mar
  (ahora | desde ayer) => 'changed'  ✓ ahora vivo en Rosario  ✗ vivo en Rosario`;
