/** Portuguese rules of what the user does: work, profession, team, studies, projects, tools, decisions, goals. */
export const work = `
  (trabalho/trabalhamos) (no/na/em) {x:phrase} => work trabalha em {x}  ✓ trabalho no Itaú = work trabalha em Itaú  ✗ o trabalho`;
