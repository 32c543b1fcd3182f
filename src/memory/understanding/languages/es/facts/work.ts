/** Spanish rules of what the user does: work, profession, team, studies, projects, tools, decisions, goals. */
export const work = `
  unless:el/mi/un/de (trabajo/laburo/curro) (en/para) {x:phrase} => work trabaja en {x}  ✓ curro en Telefónica desde el 2016 = work trabaja en Telefónica desde el 2016  ✗ el trabajo en casa`;
