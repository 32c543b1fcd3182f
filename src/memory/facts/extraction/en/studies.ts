/** Reads users' studies, past and present, and the languages they speak. */

import { type Found, fact } from './found.ts';
import { DEGREE, LANGUAGE, SUBJECT, TECHNOLOGIES } from './lexicon.ts';
import { itemsOf, namesSomething } from './phrases.ts';
import { spoken } from './spoken.ts';
import { evidence, holds, isUnderWay, listed, object, type Readings, type Statement, says } from './statement.ts';
import { theirWords } from './third-person.ts';

function studies(statement: Statement): Found[] {
  const of = object(statement);
  if (
    /^(?:for|hard|at night|a lot|the (?:problem|docs|code|map|menu|logs?|data|output|results?|screen|file|chart|graph|picture|manual|stack)|this|that|it|abroad$)/.test(
      of.text,
    )
  ) {
    if (/^for (?:my|the) /.test(of.text) && statement.verb.mood === 'progressive') return says(statement, 'goal', of);
    return [];
  }
  if (!namesSomething(of.text)) return [];
  const done =
    statement.verb.mood === 'past' &&
    !statement.verb.negated &&
    / (?:at|in) (?:uni|university|college|school|\p{Lu})/u.test(of.written);
  return done
    ? [fact('studies', `studied ${theirWords(of.written)}`, evidence(statement, of))]
    : says(statement, 'studies', of);
}

function attends(statement: Statement): Found[] {
  const of = object(statement);
  return /\b(?:university|college|school|academy|institute|state|tech|mit|ucla|nyu|conservatory|polytechnic)\b/.test(
    of.text,
  ) ||
    (/^\p{Lu}/u.test(of.written) && !/\b(?:conf|conference|summit|meetup|mass|church)\b/.test(of.text))
    ? says(statement, 'studies', of)
    : [];
}

function majors(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  if (!/^in /.test(of.text) || verb.negated || verb.mood === 'possible') return [];
  return [
    fact(
      'studies',
      `${verb.mood === 'past' || verb.mood === 'perfect' ? `${verb.lemma}ed` : verb.told} ${theirWords(of.written)}`,
      evidence(statement, of),
    ),
  ];
}

function graduated(statement: Statement): Found[] {
  const of = object(statement);
  return statement.verb.mood === 'past' &&
    !statement.verb.negated &&
    /^(?:\w+ )?(?:from|in|with a) /.test(of.text) &&
    /^(?:from|with|in (?!\d))/.test(of.text)
    ? [fact('studies', `graduated ${theirWords(of.written)}`, evidence(statement, of))]
    : [];
}

const LEARNT = new RegExp(
  `^(?:some |how to (?:play|speak|code|sew|knit|paint|sail|surf|ski|swim|drive|cook|draw|dance|weld) ?|to (?:play|speak|sew|knit|sail|surf|ski|swim|drive|cook|draw|dance|weld) ?|(?:the )?(?:guitar|piano|violin|ukulele|cello|drums)|${LANGUAGE}\\b)`,
);

function learns(statement: Statement): Found[] {
  const of = object(statement);
  if (statement.verb.mood !== 'progressive' && statement.verb.mood !== 'perfect') return [];
  return LEARNT.test(of.text) || itemsOf(of).every(({ text }) => TECHNOLOGIES.has(text))
    ? says(statement, /\b(?:how|to|guitar|piano|violin|ukulele|cello|drums)\b/.test(of.text) ? 'hobby' : 'studies', of)
    : [];
}

const NAMES_LANGUAGE = new RegExp(`${LANGUAGE}`);

function speaks(statement: Statement): Found[] {
  const of = object(statement);
  if (statement.verb.negated && !statement.verb.ended) return [];
  const items = listed(statement, of, (text) => NAMES_LANGUAGE.test(text));
  const found = items.flatMap((item) => spoken(item, 'speaks'));
  return holds(statement) || statement.verb.modal === 'can' ? found : [];
}

const ENROLLED = new RegExp(`^(?:(?:an?|my|the|his) )?(?:[\\w'-]+ ){0,3}?(?:${DEGREE}|${SUBJECT})(?= |$)`);
const AT_UNIVERSITY = new RegExp(`^${SUBJECT}(?: and ${SUBJECT})? (?:at|in|with) (?=\\p{L})`, 'u');

/** Reads studies under way: "I'm pursuing civil engineering", "I'm reading law at Unilag", "I'm sitting the Leaving Cert". */
export function enrolled(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  if (verb.negated || verb.modal !== null || !(isUnderWay(statement) || verb.mood === 'perfect')) return [];
  const known =
    verb.lemma === 'read'
      ? AT_UNIVERSITY.test(of.text) && !/^\w+ (?:at|in) (?:night|bed|the|my|school|work|home)\b/.test(of.text)
      : ENROLLED.test(of.text) &&
        !/\b(?:homework|assignment|essay|quiz|exercise|question|problem|notes|research on|test)\b/.test(of.text);
  return known ? says(statement, 'studies', of) : [];
}

/** Readers of studies, by the verb of the clause. */
export const STUDIES: Readings = {
  pursue: enrolled,
  read: enrolled,
  study: studies,
  attend: attends,
  'major minor': majors,
  graduate: graduated,
  learn: learns,
  speak: speaks,
};
