/** The rules of what a clause is to facts, in English. A flag is given to the clause in which its rule's match begins; how far it reaches stands in `facts/extraction/heard-clauses`. */
export const factFlags = `
  (don't/not/never) (live/work/have/use/like) => 'negated'  ✓ I don't live in London  ✗ I live in London
  if (i/we) (was/were/had/lived/could) => 'hypothetical'  ✓ if I was vegan  ✗ I was vegan
  (i wish | imagine | pretend) => 'hypothetical'  ✓ imagine I work at NASA  ✗ I work at NASA
  (pretend | let's play | write a story) => 'fiction'  ✓ pretend I'm a tenant  ✗ I'm a tenant
  (i/we) (lived/worked/had/was/were) => 'past'  ✓ I lived in Leeds  ✗ I live in Leeds
  (now | these days) => 'changed'  ✓ I live in Bath now  ✗ I live in Bath`;
