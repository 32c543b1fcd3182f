/** Reads facts about the user from English sentences, clause by clause, apart from questions, suppositions and somebody else's words. */
import { domainOf, SLOTS, type SlotId } from '../../fact-slots.ts';
import type { Said } from '../../said.ts';
import { isStanding } from '../../standing.ts';
import type { Sentence } from '../prepared-text.ts';
import type { Reader } from '../reader.ts';
import { statementsIn } from './clause-statements.ts';
import { type Clause, clausesOf, withoutAsides } from './clauses.ts';
import { type EnglishText, englishText } from './english-text.ts';
import { forgettingIn } from './forgetting.ts';
import type { Forgetting } from './forgetting-words.ts';
import type { Found } from './found.ts';
import { isHandedOver, isMachines, isSarcastic, silencesRest, suppositionOpens } from './gates.ts';
import { toldOf } from './notes.ts';
import { openingOf } from './opening.ts';
import { foundIn } from './sentence-reading.ts';
import { vehiclePointedAt } from './vehicles.ts';

const LONGEST_SENTENCE = 1500; // characters: what nobody ends is no sentence but a paste

const MOST_SAID = 20; // of a message: who says more has pasted something

export const readEnglish: Reader = (sentences, message) => {
  if (sentences.some(({ folded }) => isHandedOver(folded))) return [];
  const said: Said[] = [];
  const known = new Set<string>();
  let earlier: EnglishText | null = null;
  for (const sentence of sentences) {
    if (sentence.folded.length > LONGEST_SENTENCE) continue;
    const source = englishText(sentence, earlier?.text);
    if (silencesRest(source.text) || suppositionOpens(source.text)) break;
    for (const one of saidIn(source, earlier, sentence, message)) {
      const key = `${one.kind} ${one.slot} ${'value' in one ? one.value.toLowerCase() : one.about}`;
      if (!known.has(key)) said.push(one);
      known.add(key);
    }
    if (said.length >= MOST_SAID) break;
    earlier = source;
  }
  return said;
};

function saidIn(source: EnglishText, earlier: EnglishText | null, sentence: Sentence, message: number): Said[] {
  const { text } = source;
  if (isMachines(text) || isSarcastic(text)) return [];
  const forgetting = forgettingIn(source);
  if (forgetting !== null) return [toForget(source, forgetting, message)];
  const pointed = earlier === null ? [] : vehiclePointedAt(earlier, source);
  if (pointed.length > 0) return pointed.map((one) => saidOf(one, message));
  if (OF_SOMETHING_ELSE.test(text) && !OF_THE_USER.test(text)) return [];
  const clauses = clausesOf(source);
  const found = foundIn(source, clauses, sentence);
  const joined = withoutAsides(source, clauses);
  if (joined !== null) found.push(...foundIn(joined, clausesOf(joined), sentence));
  const corrected = correctedIn(source, clauses);
  if (corrected !== null)
    found.push(...foundIn(corrected, clausesOf(corrected), sentence).map((one) => ({ ...one, replaces: true })));
  return originsAsOne(found)
    .filter(stands(found))
    .map((one) => saidOf(one, message));
}

function toForget(source: EnglishText, { from, to, about, slot, everything }: Forgetting, message: number): Said {
  const inner = about === null ? null : aboutWhat(source, about);
  return {
    kind: 'forget',
    slot: slot ?? inner?.slot ?? null,
    about: inner?.value ?? null,
    everything,
    language: 'en',
    evidence: { message, ...source.span(from, to), quote: source.original(from, to) },
  };
}

/** "I'm Scottish, from a wee town near Perth" is one origin. */
function originsAsOne(found: readonly Found[]): Found[] {
  const merged: Found[] = [];
  for (const one of found) {
    const last = merged.at(-1);
    if (
      last !== undefined &&
      [last, one].every(({ slot, kind }) => slot === 'origin' && kind === 'fact') &&
      one.source === last.source &&
      /^is (?:an? )?[\w-]+$/.test(last.value) &&
      /^is from /.test(one.value) &&
      /^[,\s]*$/.test(one.source.text.slice(last.to, one.from))
    )
      merged.splice(-1, 1, { ...last, value: `${last.value}, ${one.value.slice('is '.length)}`, to: one.to });
    else merged.push(one);
  }
  return merged;
}

/** "I left Lloyds, I work at Revolut now": what takes the place of the old says already that it is over. */
const stands =
  (found: readonly Found[]) =>
  ({ kind, slot }: Found): boolean =>
    kind === 'fact' ||
    !/^(?:work|home|partner)$/.test(slot) ||
    !found.some((other) => other.kind === 'fact' && other.slot === slot && other.replaces === true);

/** "My name isn't Ana, it's Eva", "my email has changed, it's now …" are read as "my name is Eva". */
function correctedIn(source: EnglishText, clauses: readonly Clause[]): EnglishText | null {
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    const denied = DENIED.exec(clause.text);
    const right = next === undefined ? null : RIGHT.exec(next.text);
    if (next === undefined || denied === null || right === null) continue;
    const start = clause.from + openingOf(clause.text).at;
    return source.joined([
      [start, clause.from + (denied[1] ?? '').length],
      [next.from + next.text.indexOf('is '), source.text.length],
    ]);
  }
  return null;
}

const DENIED = /^((?:.*? )?my (?:[\w'-]+ ){1,4}?)(?:is (?:no longer|not)|has changed|was wrong)\b/;
const RIGHT = /^(?:but )?it is \S/;

/** Loose words and marks that a cut may leave at the end of a value. */
const UNFINISHED = /(?: (?:and|or|but|the|a|an|my|their|with|of|to|at|for|from|by|in))+$|[\s"“”«»*_]+$/i;

/** A cheap test before anything is parsed: the sentence begins with another subject, and has no word of the user or for the assistant. */
const OF_SOMETHING_ELSE =
  /^(?:it|that|this|he|she|they|you|your|what|how|why|when|where|who|those|these|there|his|her|wow|thanks|great|glad|the)\b/;
const OF_THE_USER =
  /\b(?:i|me|my|mine|we|our|ours|us|myself|always|never|from now|going forward|future|default|every time|whenever|stop|no|team|answers?|repl(?:y|ies)|responses?|emojis?|here|speaking|names?|call|remember|note|mind|favorite|as an?|being|(?:talk|speak|chatt)ing (?:to|with)|language|times?|at work)\b|[@\d]|^it is [\p{L}'-]+(?:,| btw| by the way| actually)* (?:not [\p{L}'-]+(?=$|[,.!])|with an? [a-z]\b)/u;

function saidOf({ kind, source, from, to, slot, key, value, standing, replaces }: Found, message: number): Said {
  const evidence = { message, ...source.span(from, to), quote: source.original(from, to) };
  const plain = value
    .replace(UNFINISHED, (cut, at: number) => (value.slice(0, at).includes(' ') ? '' : cut))
    .replace(/^(is|has) (?:basically|actually|also|just|technically|essentially|honestly) /, '$1 ')
    .replace(/[\s,.;:!?]+$/, '')
    .replace(/\s+/g, ' ');
  if (kind === 'retraction') return { kind, slot, value: plain, language: 'en', evidence };
  return {
    kind,
    slot,
    key: key ?? (slot in SLOTS ? SLOTS[slot as SlotId].keys.en : slot),
    value: plain,
    domain: domainOf(slot),
    confidence: 'high',
    source: 'explicit',
    language: 'en',
    standing: standing === true || isStanding(slot, plain),
    replaces: replaces === true,
    evidence,
  };
}

function aboutWhat(
  source: EnglishText,
  { from, to }: { from: number; to: number },
): { slot: string | null; value: string } {
  const clause: Clause = { source, from, to, text: source.text.slice(from, to), border: '' };
  const told = {
    clause,
    later: [],
    setting: '',
    changed: false,
    relaxed: false,
    standing: false,
    condition: null,
    sentence: clause.text,
  };
  const [first] = statementsIn(told, { subject: 'none', muted: null, opens: true });
  return first === undefined ? { slot: null, value: toldOf(clause, 0) } : { slot: first.slot, value: first.value };
}
