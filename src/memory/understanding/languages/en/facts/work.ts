/** English rules of what the user does: work, profession, team, studies, projects, tools, decisions, goals. */
export const work = `
  (i/we) work (at/for) {x:phrase} => work works at {x}  ✓ I work at Acme because I must = work works at Acme  ✗ work at home`;
