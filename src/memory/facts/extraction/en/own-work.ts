/**
 * Reads work, teams and projects: "Infosys is my employer", "my shift at Lidl starts at six", "the bakery I own is losing money",
 * "my team is Design Systems".
 */
import { type Found, fact } from './found.ts';
import { business, TEAM } from './jobs.ts';
import { GIVEN_NAMES } from './lexicon.ts';
import type { Owned } from './owned.ts';
import { isWrittenAsName, namesSomething, type Phrase, phraseOf } from './phrases.ts';
import { theirWords } from './third-person.ts';

const WORK_FIRST =
  /^(.{2,40}?)(?:(?:'s| is| are) (?:still |now |currently |actually |also )?(?:where i (?:now |currently |actually )?work|who i (?:now )?work (?:for|with)|(?:my|our) (?:current |new )?(?:employers?|workplace)|the (?:company|firm|place|crowd) i work (?:for|at|with))| pays? my (?:salary|wages?|bills|rent|mortgage|pay ?checks?|pay ?cheques?))(?: (?:now|these days|since \w+|at the moment))*$/;
const NO_COMPANY =
  /^(?:he|she|it|they|who|which|that|this|what|there|here|home|the|a|an|my|your|his|her|our|their|somebody|someone|nobody|no one|everyone|one|not|and|but|so)\b/;

export function workFirst(owned: Owned): Found[] | null {
  const match = WORK_FIRST.exec(owned.text);
  if (match === null) return null;
  const of = owned.head((match[1] ?? '').length);
  if (NO_COMPANY.test(of.text) || !isWrittenAsName(of) || GIVEN_NAMES.has(of.text)) return null;
  return [fact('work', `works at ${of.written}`, owned.whole, owned.replacing)];
}

const JOB_AT =
  /^(?:my|our) (?:(?:new|current|day|weekend|saturday|part-time|full-time) )*(?:job|shifts?|boss|line manager|manager|contract|probation|gig|desk|role|rota|colleagues) (?:over |down )?at (?:the )?/;
const NOT_NOW = /^ (?:was|were|had|ended|used|finished|starts (?:next|on|in)|begins)\b/;

/** Reads an employer: "my shift at Lidl starts at six". Anyone with a shift there works there. */
export function jobAt(owned: Owned): Found[] | null {
  const lead = JOB_AT.exec(owned.text);
  if (lead === null) return null;
  const from = owned.start + lead[0].length;
  const written = /^\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:of|and|&|\p{Lu}[\p{L}\p{N}&'’.-]*))*/u.exec(
    owned.source.original(from, owned.clause.to),
  )?.[0];
  if (written === undefined || NOT_NOW.test(owned.source.text.slice(from + written.length))) return null;
  return [
    fact(
      'work',
      `works at ${written.replace(/['’]s$/, '')}`,
      phraseOf(owned.source, owned.start, from + written.length),
    ),
  ];
}

const THEIR_OWN =
  /^the ((?:[\w'&-]+ ){0,3}?[\w'&-]+) (?:that |which )?(?:i|we) (?:co-)?(own|run|manage|founded|started|set up|opened)(?: (?:together|myself|in [\w ]{2,20}|with (?:my|our) [\w' ]{2,30}))*(?: (?:is|has|needs|does|makes|sells|keeps|gets|opens|turns|employs|could|just|lost|made|can|will)\b.*)?$/;
const TOLD: Readonly<Record<string, string>> = {
  own: 'owns',
  run: 'runs',
  manage: 'manages',
  founded: 'founded',
  started: 'started',
  'set up': 'set up',
  opened: 'opened',
};

/** Reads a business of their own: "the bakery I own is losing money". */
export function businessFirst(owned: Owned): Found[] | null {
  const match = THEIR_OWN.exec(owned.text);
  if (match === null) return null;
  const from = owned.start + 'the '.length;
  const of = phraseOf(owned.source, from, from + (match[1] ?? '').length);
  const slot = business(`a ${of.text}`);
  if (slot === null || /\b(?:game|sims|minecraft|roblox|story|novel)\b/.test(owned.source.text)) return [];
  return [fact(slot, `${TOLD[match[2] ?? ''] ?? 'owns'} a ${of.written}`, phraseOf(owned.source, owned.start, of.to))];
}

const TEAM_IS = new RegExp(`^(?:my|our) ${TEAM}(?:'s| is)(?: now)?(?: called| named)? (.+)$`);

/** Reads a team by its name: "my team is Design Systems", "our squad's called Otter". */
export function teamNamed(owned: Owned): Found[] | null {
  const match = TEAM_IS.exec(owned.text);
  if (match === null) return null;
  const of = owned.tail((match[1] ?? '').length);
  // "My team is Arsenal" is another kind of team.
  const called = / (?:called|named) |^\w+ (?:squad|pod|tribe|department|dept)\b/.test(owned.text);
  if (!called || !isTitle(of) || !namesSomething(of.text)) return null;
  return [fact('team', `is on the team ${theirWords(of.written)}`, owned.spanning(of), owned.replacing)];
}

const isTitle = ({ written }: Phrase) =>
  /^\p{Lu}[\p{L}\p{N}&-]*(?: (?:and|&|of|\p{Lu}[\p{L}\p{N}&-]*))*$/u.test(written);

const PROJECT_FIRST =
  /^([\p{L}\p{N}.'-]{2,25}(?: [\p{L}\p{N}.'-]{2,25})?)(?:'s| is) (?:my|our) (?:(?:little|own|new|side|pet|current|final year|open-source|weekend) )*(?:project|startup|start-up|app|game|novel|podcast|newsletter|side hustle|company|channel|band)$/u;

/** Reads a project that stands first: "Loomly is my startup". */
export function projectFirst(owned: Owned): Found[] | null {
  const match = PROJECT_FIRST.exec(owned.text);
  if (match === null) return null;
  const of = owned.head((match[1] ?? '').length);
  if (NO_COMPANY.test(of.text) || !/^\p{Lu}/u.test(of.written)) return null;
  return [fact('project', `has a project called ${of.written}`, owned.whole)];
}
