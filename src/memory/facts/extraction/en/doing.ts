/** Reads the things users do, have, like and decide: each verb is read by what it says of its subject. */
import { CHOICES } from './choices.ts';
import { retractions } from './endings.ts';
import type { Found } from './found.ts';
import { HOMES } from './homes.ts';
import { JOBS } from './jobs.ts';
import { LIFE } from './life.ts';
import { after } from './phrases.ts';
import { POSSESSIONS } from './possessions.ts';
import { PROJECTS } from './projects.ts';
import { habits, pastimes, ROUTINES } from './routines.ts';
import { object, type Readings, rest, type Statement, says } from './statement.ts';
import { STUDIES } from './studies.ts';
import { TASTES } from './tastes.ts';
import { tonguesIn } from './tongues.ts';
import { TOOLS, toolsIn } from './tools.ts';

const ENDINGS: Readings = { 'quit leave stop drop lose finish retire break split end': retractions };
const READINGS = new Map(
  [HOMES, JOBS, STUDIES, TOOLS, PROJECTS, CHOICES, TASTES, POSSESSIONS, LIFE, ROUTINES, ENDINGS].flatMap((readings) =>
    Object.entries(readings).flatMap(([lemmas, reading]) =>
      lemmas.split(' ').map((lemma) => [lemma, reading] as const),
    ),
  ),
);

/** "I do all my design in Figma". */
const DONE_IN = /^(?:(?:all|most|half) )?(?:of )?(?:my|our) [\w' -]{2,30}? (?:in|on|with|through|via) (?=\w)/;
const FOR_A_LIVING = /(?:^| )for a living$/;

export function whatTheyDo(statement: Statement): Found[] {
  const tongues = tonguesIn(statement);
  if (tongues.length > 0) return tongues;
  const found = READINGS.get(statement.verb.lemma)?.(statement) ?? [];
  if (found.length > 0) return found;
  const words = rest(statement);
  const tool = DONE_IN.exec(words);
  if (tool !== null) {
    const tools = toolsIn(statement, after(object(statement), tool[0].length), statement.verb.told, tool[0]);
    if (tools.length > 0) return tools;
  }
  if (FOR_A_LIVING.test(words)) return says(statement, 'work', object(statement));
  return [...habits(statement, words), ...pastimes(statement, words)].slice(0, 1);
}
