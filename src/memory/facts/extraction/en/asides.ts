/** Reads the things users say of themselves in passing, in any sentence: "as a nurse", "what with my asthma", "my dog Rex". */

import { traitsIn } from './being.ts';
import { allergies } from './being-well.ts';
import type { Clause } from './clauses.ts';
import { contactsIn } from './contacts.ts';
import { effectsIn } from './effects.ts';
import { type Found, fact } from './found.ts';
import { ANIMAL, CHILD, CONDITION, GIVEN_NAMES, NUMBER, PARTNER, RELATIVE } from './lexicon.ts';
import { holding } from './named-kin.ts';
import { namesAfter } from './names-after.ts';
import { before, isWrittenAsName, phraseAt, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import { pointedIn } from './pointed.ts';
import { theirWords } from './third-person.ts';
import { vehiclesIn } from './vehicles.ts';
import { verbOf } from './verbs.ts';
import { whereaboutsIn } from './whereabouts.ts';

const AS =
  /^(?:and |but |so |well |hey |speaking )?(?:as|being|speaking as|coming from|me being|i being|with me being) (?!(?:soon|if|though|long|far|much|well|usual|always|you|we|it|he|she|they|discussed|mentioned|per|of|to|for|the (?:user|assistant|title|example|model|ai|heading|world)|an? (?:result|rule|matter|side|whole|test|start|last|first|next|joke|reminder|table|list|favor|favour|gift|surprise|thank|follow|bonus|percentage|string|json|pdf|file|bullet|group|team|side note|general|heads|workaround|temporary|default|starting|function|guest|tourist|visitor|character|pirate|consequence|compromise|precaution|backup|teenager|kid|child|student i was)))(.+)$/;
export const AS_SOMEONE =
  /^(?:and |but |so )?(?:(?:speaking )?as|being|coming from) (?:someone|somebody|a person|a guy|a woman|a man|one|a family|people|a couple) (who (?:also )?|with |that )(.+)$/;
const AT_AGE =
  /^(?:at (?:the (?:ripe (?:old )?)?age of )?|aged? |now aged )(\d{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[- ]\w+)?)(?: years old| years of age)?$/;
const MY_CONDITION = new RegExp(
  `\\b(?:with|given|considering|because of|due to|thanks to|despite|for|after|since|and|about|affect|aggravate|trigger|worsen|flare|help|manage|managing|is|are|of) my (?:(?:severe|bad|mild|chronic|terrible|lifelong|own|existing|really bad|pretty bad) )*(${CONDITION})(?= |$)(?! (?:test|class|paper|research|essay))`,
);
const MY_ALLERGY =
  /\b(?:with|given|considering|because of|due to|despite|for|about|is|are|of) my (?:(?:severe|bad|mild|terrible|serious) )*((?:[\w-]+ )?(?:allergy|allergies|intolerance))(?: to ([\w' ]+?))?(?= (?:what|which|can|should|is|are|do|does|how|could|would|i|you|and|when|in|at)\b|$)/;
const ELDEST = '(?:eldest|oldest|youngest|firstborn)';
const ADULT = `(?:${PARTNER}|${CHILD}|${RELATIVE}|${ANIMAL}|${ELDEST})`;
const NAMED = new RegExp(
  `\\b(?:my|our) ((?:(?:older|younger|little|big|oldest|youngest|eldest|middle|twin|\\d+-year-old|[a-z]+-year-old|two|three|rescue|old|new|black|baby|wee|kid|cousin|elder|half|foster|lovely|dear|poor|late) )*)(${ADULT}) ((?:[\\p{L}'-]+)(?: and [\\p{L}'-]+)?)`,
  'gu',
);
const NOT_A_NAME =
  /^(?:I|I'm|I'd|I've|God|Mr|Mrs|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|French|German|Italian|Japanese|Chinese|Amazon|Google|Netflix|Instagram|TikTok|Facebook|Christmas|Easter|Halloween|YouTube|WhatsApp|Spotify)$/;

const OWN_CONDITION_ACTS = new RegExp(`^my (${CONDITION}) (?:is|has been|keeps|makes|gets|acts|flares|means)\\b`);
const OWNER = new RegExp(`\\b(?:my|our) (?:[\\w-]+ ){0,2}?(${ADULT})$`);
const APPOSED = new RegExp(`^(?:my|our) (?:[\\w-]+ ){0,2}?(${ADULT})$`);
const FRONTED_TRAIT = new RegExp(`^((?:[\\w-]+ ){0,3}?[\\w-]+?)((?:,? (?:${NUMBER}) years)?(?: now)?)(?: as)? i am$`);
/** A clause and its neighbours. */
interface Place {
  readonly clause: Clause;
  readonly previous: Clause | undefined;
  readonly next: Clause | undefined;
  readonly afterNext: Clause | undefined;
}

export function asidesOf(clauses: readonly Clause[], index: number): Found[] {
  const clause = clauses[index];
  if (clause === undefined) return [];
  const place = { clause, previous: clauses[index - 1], next: clauses[index + 1], afterNext: clauses[index + 2] };
  const { text } = clause;
  const found = [
    ...standing(place),
    ...described(place),
    ...reactions(clause),
    ...effectsIn(clause, place.previous, place.next),
    ...contactsIn(clause),
    ...vehiclesIn(clause, place.previous),
    ...companions(clause),
  ];
  if (THE_SPOUSE.test(text)) found.push(...spouse(place));
  if (OWNS.test(text)) found.push(...conditions(clause), ...named(clause), ...apposed(place, index === 1));
  found.push(...pointedIn(clause, place.previous));
  if (text.includes('here in ')) found.push(...whereaboutsIn(clause));
  if (INVERTED.test(text)) found.push(...inverted(clause));
  return found;
}

/** Reads named kin: "My wife Meera says …". Users have the people they call theirs, whatever those people say. */
export function kinNamedIn(clause: Clause): Found[] {
  return OWNS.test(clause.text) ? named(clause) : [];
}

const REACTS =
  /^((?!(?:it|this|that|they|he|she|which|who|what|you|someone|work|my|the) )[\w' -]{3,30}?) (?:(?:always|will|would|can|could|literally|actually|really|also|just) )*(?:gives? me|brings? me|sends? me|puts? me|breaks? me|makes? (?:me|my)) (?:(?:straight|right) )?(?:an? (?:severe |bad |nasty )?allergic reaction|out in (?:hives|a rash|spots)|hives|a rash|in(?:to)? (?:the )?(?:hospital|a and e|anaphyla\w+|the er)|(?:throat|tongue|lips|face) (?:swell|close|itch)\w*)/;

/** "Kiwi gives me an allergic reaction". */
function reactions({ source, from, text }: Clause): Found[] {
  const match = REACTS.exec(text);
  if (match === null) return [];
  return allergies(
    phraseOf(source, from, from + (match[1] ?? '').length),
    phraseOf(source, from, from + match[0].length),
  );
}

const OWNS = /\b(?:my|our|building|making|on|developing|writing|launching)\b/;
const INVERTED = / i /;

/** "As a nurse", "being vegan", "at the age of 27". */
function standing({ clause, next }: Place): Found[] {
  const { source, text } = clause;
  const found: Found[] = [];
  const as = AS_SOMEONE.test(text) ? null : AS.exec(text);
  if (as !== null) {
    const from = clause.to - (as[1] ?? '').length;
    // "As a nurse I know…": what they are ends where somebody begins to act.
    const ends = ACTS.exec(source.text.slice(from, clause.to));
    // An "-ing" with a verb of its own makes a general remark about others: "Being a nurse is hard".
    const general = ends !== null && /^ (?:is|are)\b(?! (?:it|there))/.test(ends.input.slice(ends.index));
    if (!general) found.push(...traitsIn(source, from, ends === null ? clause.to : from + ends.index, 'is', true));
  }
  const age = AT_AGE.exec(text);
  if (age !== null && next !== undefined && /\b(?:i|my|me)\b/.test(source.text))
    found.push(fact('age', `is ${age[1]} years old`, clause));
  const asked = AT_AGE_AM_I.exec(text);
  if (asked !== null && Number(asked[1]) >= YOUNGEST) found.push(fact('age', `is ${asked[1]} years old`, clause));
  return found;
}

const ACTS = / (?:i|we|my|our|you|it|what|which|how|can|could|should|is|are|do|does|would|living|who)(?= |$)/;
const AT_AGE_AM_I =
  /^at (?:the (?:ripe (?:old )?)?age of )?(\d{2})(?: years old| years of age)? (?:i (?:am|still|feel|need|want|should|ought|really|cannot|can|could|do not|find|never|know|just)|am i|should i|can i|is it too|do i)\b/;
const YOUNGEST = 16; // "at 12 I have a meeting" is a time

/** "What with my asthma", "because of my nut allergy". */
function conditions(clause: Clause): Found[] {
  const { source, text } = clause;
  const found: Found[] = [];
  const condition = MY_CONDITION.exec(text) ?? OWN_CONDITION_ACTS.exec(text);
  if (condition !== null) {
    const [all, name = ''] = condition;
    const at = clause.from + condition.index + (all.startsWith('my ') ? 'my '.length : all.length - name.length);
    const of = phraseOf(source, at, at + name.length);
    found.push(fact('health', `has ${theirWords(of.written)}`, { source, from: clause.from, to: of.to }));
  }
  const allergy = MY_ALLERGY.exec(text);
  if (allergy === null) return found;
  const [all, name = '', objects] = allergy;
  const end = clause.from + allergy.index + all.length;
  if (!/^allerg(?:y|ies)$/.test(name)) {
    const of = phraseOf(source, clause.from + allergy.index + all.indexOf(name), end);
    found.push(fact('allergy', `has a ${of.written}`, of));
  } else if (objects !== undefined) {
    found.push(...allergies(phraseOf(source, end - objects.length, end), phraseOf(source, clause.from, end)));
  }
  return found;
}

/** "My dog Rex", "my wife Meera and I". */
function named(clause: Clause): Found[] {
  const { source, text } = clause;
  const found: Found[] = [];
  for (const match of text.matchAll(NAMED)) {
    const end = clause.from + match.index + match[0].length;
    const names = phraseOf(source, end - (match[3] ?? '').length, end);
    const words = names.written.split(/ and | /);
    const small = !source.hasCapitals() && isSmallName(names.text, source.text.slice(end));
    const good = words.filter((word) => (small || /^\p{Lu}[\p{L}'’-]*$/u.test(word)) && !NOT_A_NAME.test(word));
    if (good.length === 0 || !(small || /^\p{Lu}/u.test(names.written))) continue;
    const name = good.length === words.length ? names.written : (good[0] ?? '');
    found.push(
      holding(match[2] ?? '', name.replace(/['’]s$/, ''), { source, from: clause.from + match.index, to: end }),
    );
  }
  return found;
}

/** True for a small name in a message without capitals: a given name, or a word between the noun and its verb ("my cat miso keeps …"). */
function isSmallName(name: string, rest: string): boolean {
  if (GIVEN_NAMES.has(name)) return true;
  return ONE_WORD.test(name) && !NO_SMALL_NAME.test(name) && verbOf(name) === null && ACTS_THEN.test(rest);
}

const ONE_WORD = /^\p{L}{3,12}$/u;
const ACTS_THEN =
  /^ (?:(?:is|has|was|keeps|wants|needs|loves|hates|likes|will|does|just|always|refuses|says|thinks|goes|turns|ate|got|cannot)\b(?! (?:a|an|the)? ?(?:day|party)\b))/;
const NO_SMALL_NAME =
  /(?:ly|ing|ed|er|ers|ment|tion|ness|s)$|^(?:food|litter|bed|bowl|lead|leash|toy|hair|fur|poo|pee|flap|tree|tray|house|crate|cage|tank|vet|insurance|breed|park|show|photo|picture|who|that|which|only|also|just|still|even|now|then|never|not|and|but|for|with|from|has|had|does|did|was|will|would|can|could|who|here|there|too|law|friend|car|job|birthday|school|phone|room|name|age|face|eye|leg|paw|ear|tail|bite|work|side|mate|child|kid|boy|girl|man|sometimes|often|really|actually|basically|lol|who|what|when|why|how|it|she|they|our|his|her|team|club|type|person|love|life|hand|back|head|heart|sick|home|day|night|week|year|one|two|all|both|either|neither|each|though|because|apparently)$/;

/** "My boyfriend, Tom, …", "Rufus, our dog, …", "my car, a 2012 Skoda, …", "the thing I'm building, an app, …". */
function apposed({ clause, previous, next, afterNext }: Place, second: boolean): Found[] {
  const { source, text } = clause;
  const found: Found[] = [];
  const owner = OWNER.exec(text);
  if (owner !== null && next !== undefined && /^[,(—–-]$/.test(next.border)) {
    const of = { source, from: clause.from + owner.index, to: next.to };
    const several = namesAfter(source, clause.to);
    const called = /^(?:an? |the )?(?:[\w' -]+ )?(?:called|named) ([\p{L}'-]+)/u.exec(next.text);
    const written = source.original(next.from, next.to);
    if (called !== null) {
      const end = next.from + called[0].length;
      found.push(holding(owner[1] ?? '', source.original(end - (called[1] ?? '').length, end), of));
    } else if (several !== null && several.count > 1 && SEVERAL.test(owner[1] ?? '')) {
      const names = phraseOf(source, clause.to + 1, several.to);
      found.push(holding(owner[1] ?? '', names.written.replace(/^\(/, ''), { ...of, to: several.to }));
    } else if (NAMES.test(written) && !NOT_A_NAME.test(written)) found.push(holding(owner[1] ?? '', written, of));
  }
  const nameFirst = APPOSED.exec(text);
  if (nameFirst !== null && previous !== undefined && next !== undefined && clause.border === ',') {
    const written = source.original(previous.from, previous.to);
    if (
      (second || /^(?:and|so|but|\()$/.test(previous.border)) &&
      isNamed(nameFirst[1] ?? '', written) &&
      !NOT_A_NAME.test(written)
    )
      found.push(holding(nameFirst[1] ?? '', written, { source, from: previous.from, to: clause.to }));
  }
  const pointed = THAT_IS.exec(text);
  if (pointed !== null && previous !== undefined && clause.border === ',') {
    const written = source.original(previous.from, previous.to);
    const small = !source.hasCapitals() && ONE_WORD.test(previous.text) && !NO_SMALL_NAME.test(previous.text);
    if ((small || ONE_NAME.test(written)) && !NOT_A_NAME.test(written))
      found.push(holding(pointed[1] ?? '', written, { source, from: previous.from, to: clause.to }));
  }
  if (next?.border !== ',') return found;
  const of = phraseAt(source, next.from, next.to, true);
  const all = { source, from: clause.from, to: of.to };
  if (MY_VEHICLE.test(text) && /^(?:an? |the )?(?:\d{4}|[\w-]+)/.test(of.text) && /\p{Lu}/u.test(of.written))
    found.push(fact('vehicle', `drives ${of.written}`, all));
  if (afterNext !== undefined && WORK_IN_HAND.test(text) && /^(?:an? |the |called )|^\p{Lu}/u.test(of.written)) {
    const [slot, told] = /(?:company|employer|firm|workplace)$/.test(text)
      ? ['work', 'works at']
      : /(?:squad|team)$/.test(text)
        ? ['team', 'is on the team']
        : ['project', 'is building'];
    if (slot === 'project' || TITLE.test(of.written)) found.push(fact(slot, `${told} ${theirWords(of.written)}`, all));
  }
  return found;
}

/** "The wife, Maureen, and I …", "me and the missus (Jo)": nobody else's, where the sentence speaks of the user as well. */
function spouse({ clause, next }: Place): Found[] {
  const { source, text } = clause;
  const noun = THE_SPOUSE.exec(text)?.[1] ?? '';
  if (next === undefined || !OF_US.test(source.text.slice(0, 200))) return [];
  const written = source.original(next.from, next.to);
  return /^[,(—–-]$/.test(next.border) && ONE_NAME.test(written) && !NOT_A_NAME.test(written)
    ? [holding(noun, written, { source, from: clause.to - noun.length, to: next.to })]
    : [];
}

const THE_SPOUSE =
  /(?:^|\b(?:and|with|for|to|but|so|as) )the (wife|husband|missus|mrs|hubby|other half|better half|girlfriend|boyfriend)$/;
const OF_US = /\b(?:i|me|we|us|our|my)\b/;
/** "Living in Kochi with a beagle named Laddu", "I'm 34 with ADHD", "our house is run by a cat called Soot". */
function companions(clause: Clause): Found[] {
  const { source, from, text } = clause;
  if (!/ (?:with|by) |^there is /.test(text)) return [];
  const suffers = WITH_CONDITION.exec(text)?.[1];
  const animal = (WITH_ANIMAL.exec(text) ?? RUN_BY.exec(text) ?? THERE_IS.exec(text))?.[1];
  const words = animal ?? suffers;
  if (words === undefined) return [];
  const at = from + text.indexOf(words);
  const of = phraseOf(source, at, at + words.length);
  const told = `has ${theirWords(of.written)}`;
  return [fact(animal === undefined ? 'health' : 'pet', told, { source, from, to: of.to })];
}

const BEING = '(?:(?:i|we) (?:am|are|live|share) |(?:living|live|based|single|married|retired|divorced)\\b)';
const NAMED_PET = `(?:an?|two|three|my|our) (?:[\\w-]+ ){0,3}?${ANIMAL} (?:called|named) [\\p{L}'-]+(?: and [\\p{L}'-]+)?`;
const WITH_ANIMAL = new RegExp(`^${BEING}(?:(?!with )[^,]){0,50}?\\bwith (${NAMED_PET})`, 'u');
const WITH_CONDITION = new RegExp(
  `(?:^|\\bi am )(?:an? )?(?:\\d{2}|${NUMBER})(?:(?: years old| yo|[- ]year[- ]old) ?[\\w]*)? (?:living )?with ((?:(?:severe|bad|mild|chronic|a bit of|late-diagnosed|really bad) )*${CONDITION}(?: in (?:both|my) [a-z]+)?)(?= |$)`,
);
const RUN_BY = new RegExp(
  `^(?:our|my) (?:whole |entire )?(?:household|house|home|flat|place|life|lives|family|farm) (?:is|are) (?:run|ruled|owned|governed|managed|shared) (?:by|with) ((?:an?|two|three) (?:[\\w-]+ ){0,3}?${ANIMAL}(?: (?:called|named) [\\p{L}'-]+(?: and [\\p{L}'-]+)?)?)`,
  'u',
);
const THERE_IS = new RegExp(
  `^there is ((?:an?|another) (?:[\\w-]+ ){0,2}?${ANIMAL} (?:called|named) [\\p{L}'-]+) (?:living|who lives) with (?:us|me)\\b`,
  'u',
);
const THAT_IS = new RegExp(`^(?:that|this|he|she) is (?:my|our) (?:\\w+ )?(${ADULT})$`);
const NAMES = /^\p{Lu}[\p{L}'’-]*(?: and \p{Lu}[\p{L}'’-]*)?$/u;
const SEVERAL = /(?:[^s]s|children)$/;
/** "Rufus, our dog", "Ben and Zoe, my kids". */
const isNamed = (noun: string, written: string) => (SEVERAL.test(noun) ? NAMES : ONE_NAME).test(written);
const ONE_NAME = /^\p{Lu}[\p{L}'’-]*$/u;
const MY_VEHICLE =
  /^(?:(?:and|but|so|because|since) )?(?:my|our) (?:old |new |trusty )?(?:car|truck|van|bike|motorbike|motorcycle|scooter|suv)$/;
const TITLE = /^(?:the )?\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:and|of|&|\p{Lu}[\p{L}\p{N}&'’.-]*))*$/u;
const WORK_IN_HAND =
  /\b(?:the|an?|my|our) (?:[\w-]+ ){0,2}(?:(?:i am|we are|i have been|we have been) )?(?:building|working on|making|developing|writing|launching)$|^(?:(?:so|and|but|well|hey|ok|okay) )?(?:my|our) (?:side |pet |current |main |latest )?(?:project|startup|app|novel|book|podcast|thesis|game|company|employer|firm|workplace|squad|team)$/;

/** "I, a junior solicitor, …"; "here in Savannah, where I live". */
function described({ clause, previous }: Place): Found[] {
  const { source, text } = clause;
  if (previous === undefined) return [];
  if (clause.border === ',' && previous.text.length < 30 && /(?:^| )(?:i|me)$/.test(previous.text)) {
    const from = clause.from + (text.startsWith('being ') ? 'being '.length : 0);
    return /^(?:an? |the |being )/.test(text) ? traitsIn(source, from, clause.to, 'is', true) : [];
  }
  if (!WHERE_THEY_LIVE.test(text)) return [];
  const lead = /^.*\b(?:in|from|of|to|near|at|around|for) (?=[\p{L} .'-]+$)/u.exec(previous.text);
  const place = placeIn(phraseOf(source, previous.from + (lead?.[0].length ?? 0), previous.to));
  if (place === null || !isWrittenAsName(place)) return [];
  return [fact('home', `lives in ${place.written}`, { source, from: previous.from, to: clause.to })];
}

const WHERE_THEY_LIVE = /^where (?:i|we) (?:now |currently )?live(?: (?:with|now|and|for|since)\b.*)?$/;

/** Reads clauses with the object first: "shellfish I'm badly allergic to", "coriander I can't stand", "pure vegetarian I am". */
function inverted(clause: Clause): Found[] {
  const { source, text } = clause;
  const first = (length: number) => phraseOf(source, clause.from, clause.from + length);
  const allergic = ALLERGIC_TO.exec(text);
  if (allergic !== null) {
    const of = before(first((allergic[1] ?? '').length), / is$/);
    return /^(?:what|the|this|that|if|is|anything|everything|which|something|food)\b/.test(of.text)
      ? []
      : allergies(of, phraseOf(source, clause.from, clause.to));
  }
  const liked = LIKED.exec(text);
  if (liked !== null) {
    const verb = liked[2] ?? '';
    return [fact('preference', `${TOLD[verb] ?? `${verb}s`} ${first((liked[1] ?? '').length).written}`, clause)];
  }
  const fronted = FRONTED_TRAIT.exec(text);
  if (fronted === null) return [];
  const of = first((fronted[1] ?? '').length);
  const traits = traitsIn(source, of.from, of.to, 'is', true);
  if (traits.length > 0) return traits;
  if (/^\w+-born$/.test(of.text))
    return [fact('origin', `was born in ${of.written.slice(0, -'-born'.length)}`, clause)];
  return /^married /.test(of.text) ? [fact('marital_status', `is ${of.written}`, clause)] : [];
}

const ALLERGIC_TO =
  /^(.{2,50}?) (?:is (?:what|the thing|one thing|another thing|something|a thing|the only thing)(?: (?:that )?)?)? ?i am (?:(?:also|badly|very|severely|deathly|mildly|really|super|highly|extremely|seriously|quite) )*allergic to$/;
const LIKED =
  /^((?!what\b|that\b|this\b|which\b|if\b|it\b|the\b|who\b)[\p{L} -]{3,40}?) i (?:absolutely |really |just )?(cannot stand|hate|love|adore|cannot bear|detest|do not eat|never eat)$/u;
const TOLD: Readonly<Record<string, string>> = {
  'cannot stand': "can't stand",
  'cannot bear': "can't bear",
  'do not eat': 'does not eat',
  'never eat': 'never eats',
};
