/** Reads other things that users say of their lives: age, origin, health, measures. */

import { type Found, fact } from './found.ts';
import { CONDITION, DIET, NUMBER } from './lexicon.ts';
import { after, namesSomething, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import { habits } from './routines.ts';
import { evidence, holds, object, type Readings, rest, type Statement, says } from './statement.ts';

const AGE_REACHED = new RegExp(
  `^(\\d{2,3}|${NUMBER})(?: (?:years old|today|yesterday|last|this|in|on|two|a few|recently|on) ?.*)?$`,
);

const TURNED = new RegExp(`^(?:fully |completely )?(${DIET})(?= |$)`);

function turned(statement: Statement): Found[] {
  const of = object(statement);
  const { verb } = statement;
  const diet = TURNED.exec(of.text);
  if (diet !== null && !verb.negated && (verb.mood === 'past' || verb.mood === 'perfect'))
    return [fact('diet', `is ${diet[1]}`, evidence(statement, of), { replaces: true })];
  const age = AGE_REACHED.exec(of.text);
  // "Hit" is its own past.
  if (
    age !== null &&
    verb.lemma === 'hit' &&
    verb.mood === 'present' &&
    verb.adverbs.some((word) => /^(?:just|recently|finally)$/.test(word))
  )
    return [fact('age', `is ${age[1]} years old`, evidence(statement, of), { replaces: true })];
  if (age === null || verb.negated || (verb.mood !== 'past' && verb.mood !== 'perfect')) return [];
  return [fact('age', `is ${age[1]} years old`, evidence(statement, of), { replaces: true })];
}

function comes(statement: Statement): Found[] {
  const { verb } = statement;
  const of = object(statement);
  if (verb.negated || verb.mood === 'possible') return [];
  if (verb.lemma === 'come' || verb.lemma === 'hail' || verb.lemma === 'originate') {
    const match = /^(?:originally )?from (?:a |an )?/.exec(of.text);
    if (match === null || verb.mood === 'past' || verb.mood === 'perfect') return [];
    const place = placeIn(after(of, of.text.indexOf('from ') + 5));
    if (
      place === null ||
      /^(?:work|home|school|lunch|a |an |the (?:\w+ ){0,2}(?:gym|office|store|future|team|department|agency|company|side))\b/.test(
        place.text,
      )
    )
      return [];
    return [fact('origin', `is from ${place.written}`, evidence(statement, place))];
  }
  if (verb.lemma === 'grow') {
    const match =
      /^up (?:here )?(?:in|on(?= (?:an?|the|our) | [\w ]+ (?:island|coast|isle|peninsula|estate|reservation)\b)|near|outside|around|just outside)(?: of)? /.exec(
        of.text,
      );
    if (match === null || verb.mood === 'progressive') return [];
    const place = placeIn(after(of, match[0].length));
    return place === null || /^the (?:\d|nineties|eighties)/.test(place.text)
      ? []
      : [fact('origin', `grew ${phraseOf(of.source, of.from, place.to).written}`, evidence(statement, place))];
  }
  return [];
}

const SUFFERED = new RegExp(
  `^(?:from|with) (?:(?:severe|bad|chronic|mild|really bad|terrible|seasonal|occasional|some) )*(?:${CONDITION}|allergies|hay fever|hayfever)`,
);

function suffers(statement: Statement): Found[] {
  const of = object(statement);
  const match = SUFFERED.exec(of.text);
  return match === null ? [] : says(statement, /allerg|hay ?fever/.test(of.text) ? 'allergy' : 'health', of);
}

function takes(statement: Statement): Found[] {
  const of = object(statement);
  if (
    /^(?:(?:daily|my|some) )?(?:insulin|metformin|levothyroxine|lithium|warfarin|blood thinners|statins?|lisinopril|sertraline|prozac|adderall|ritalin|beta blockers?|blood pressure (?:meds|medication|pills)|thyroid meds?|antidepressants|methotrexate)\b/.test(
      of.text,
    ) &&
    statement.verb.mood === 'present'
  )
    return says(statement, 'health', of);
  return habits(statement, rest(statement));
}

function wears(statement: Statement): Found[] {
  const of = object(statement);
  const size = /^(?:a )?(?:size|us|uk|eu) [\w ./]+/.test(of.text);
  if (size)
    return says(statement, `attribute:${/shoe|boot/.test(of.text) ? 'shoe_size' : 'clothing_size'}`, of, {
      key: /shoe|boot/.test(of.text) ? 'shoe size' : 'clothing size',
    });
  if (
    /^(?:glasses|contacts|contact lenses|hearing aids?|an? hearing aid|a prosthetic\b.*|orthotics|bifocals)\b/.test(
      of.text,
    )
  )
    return says(statement, 'health', of);
  return habits(statement, rest(statement));
}

function weighs(statement: Statement): Found[] {
  const of = object(statement);
  return /^(?:about |around |roughly )?\d/.test(of.text) && statement.verb.mood === 'present'
    ? says(statement, 'attribute:weight', of, { key: 'weight' })
    : [];
}

function dates(statement: Statement): Found[] {
  const of = object(statement);
  if (
    statement.verb.lemma === 'date' &&
    /^(?:progressive|perfect)$/.test(statement.verb.mood) &&
    namesSomething(of.text)
  )
    return says(statement, 'partner', of);
  return [];
}

function identifies(statement: Statement): Found[] {
  const of = object(statement);
  return /^as /.test(of.text) && holds(statement) ? says(statement, 'attribute:identity', of, { key: 'identity' }) : [];
}

function supports(statement: Statement): Found[] {
  const of = object(statement);
  const { verb } = statement;
  const kept = verb.mood === 'perfect' && / (?:since|all my life|for (?:\w+ )?years|through thick)\b/.test(of.text);
  const rooted = /^for (?!you\b|him\b|her\b|them\b|us\b|me\b|my\b|the underdog)/.test(of.text);
  if (/^(?:barrack|root)$/.test(verb.lemma))
    return rooted && !verb.negated && (kept || verb.mood === 'present') ? says(statement, 'preference', of) : [];
  if (verb.lemma === 'support' && kept && !verb.negated && /^(?:the )?\p{Lu}/u.test(of.written))
    return says(statement, 'attribute:team_supported', of, { key: 'football team' });
  if (verb.lemma === 'follow' && verb.mood === 'present' && /^an? (?:[\w-]+ ){1,3}diet$/.test(of.text))
    return says(statement, 'diet', of);
  return statement.verb.mood === 'present' &&
    /^\p{Lu}|^the \p{Lu}/u.test(of.written) &&
    statement.verb.lemma === 'support'
    ? says(statement, 'attribute:team_supported', of, { key: 'football team' })
    : habits(statement, rest(statement));
}

/** Readers of lives, by the verb of the clause. */
export const LIFE: Readings = {
  'turn hit become': turned,
  'bear grow raise come hail originate': comes,
  'suffer struggle': suffers,
  take: takes,
  wear: wears,
  weigh: weighs,
  'date marry': dates,
  identify: identifies,
  'support follow barrack root': supports,
};
