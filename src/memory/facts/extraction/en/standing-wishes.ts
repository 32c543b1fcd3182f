/** Reads lasting wishes about the answers, said without an order: "all replies without jargon", "bullet points over prose, always". */
import { type Found, fact } from './found.ts';
import { after, type Phrase, phraseOf } from './phrases.ts';
import { assistantsWords } from './third-person.ts';
import { thirdPersonOf } from './verbs.ts';

const ANSWERS =
  '(?:answers?|repl(?:y|ies)|responses?|explanations?|messages?|e-?mails? you (?:write|draft)(?: for me)?)';
/** Forms of an answer, and styles of writing one. */
const FORMS =
  '(?:answers?|replies|responses?|explanations?|bullets?|bullet[- ]points?|bulleted lists?|numbered lists?|lists?|tables?|steps|examples?|prose|paragraphs?|summar(?:y|ies)|diagrams?|headings?|emojis?|sentences|walls? of text|jargon|slang|code|sources|citations|links|recipes|version|spelling)';
/** Things written in a unit, or in an order of their own. */
const MEASURED =
  '(?:prices?|dates?|times?|temperatures?|distances?|weights?|heights?|measure(?:ment)?s?|amounts?|quantities|currency|units?|recipes?|ingredients?|spellings?|numbers?|figures?|costs?|budgets?)';

const ALL_ANSWERS = new RegExp(
  `^(?:every(?: single)?|each|all(?: of)?(?: your| my| the| these)?|your|any) (?:future )?${ANSWERS}(?: (?:you (?:give|send|write)(?: to)?(?: me)?|to me|from you|you give))? (?:(should|must|needs? to|ha(?:s|ve) to|(?:are|is) to|ought to|(?:can|could) (?:please )?) ?((?:always |only |never |not |please )*)(?:be|come|stay|remain|use|have|avoid|include|contain) )?(.+)$`,
);
const RATHER =
  /^([\w' -]{2,40}?) (?:over|rather than|instead of|before|not|and not) ([\w' -]{2,40}?)(?: (?:always|please|every time|for me))*$/;
const IN_UNITS = new RegExp(
  `^(?:all |any |my |the )?(${MEASURED}(?: (?:and|or) ${MEASURED})?) (?:in |as |should (?:always )?be |must (?:always )?be |(?:is|are) )(?!(?:high|low|rising|going|up|down|too|so|the|a|an|this|that|not|wrong|on|at)\\b)(.+)$`,
);
const SUITS = new RegExp(
  `^((?:[\\w'-]+ ){0,3}${FORMS}(?: with [\\w ]{2,20})?) (?:(?:always|usually|just|really) )*(?:works?|suits?(?: me)?|is|are|reads?) (?:(?:always|much|far|so much|way|a lot) )*(best|better|easiest|easier|clearer|clearest|nicer)(?: (?:for me|with me|to (?:read|follow|digest)|for my \\w+))*$`,
);
const FINDS = new RegExp(
  `^i (?:always |usually |just |really )*find ((?:[\\w'-]+ ){0,3}${FORMS}) (?:(?:much|far|so much|way|a lot|really|too|very|so) )*(easier|clearer|better|more (?:useful|helpful|readable)|hard|harder|difficult|confusing|overwhelming|annoying|distracting|tiring)\\b`,
);
const ALWAYS_WANTS = new RegExp(
  `^i (?:always|only ever|only|want) (?:want |need |like |prefer |expect |would like )?(?:to (?:see|get|have|know|hear|read) )?((?:[\\w'-]+ ){0,5}(?:${FORMS})\\b.*)$`,
);
const NO_NEED =
  /^(?:you (?:do not|really do not) (?:need|have) to|you need not|(?:there is )?(?:really )?no need (?:to|for you to)|no need for) (.+)$/;
const UNITS =
  '(?:metric|imperial|celsius|centigrade|fahrenheit|kilomet(?:er|re)s|miles|kilos?|kilograms|grams|ounces|pounds|lit(?:er|re)s|british spelling|american spelling|uk spelling|us spelling|24[- ]hour (?:clock|time)|bullet points|bullets|plain english|short answers)';
/** "Celsius only with me", "always metric please". */
const ONLY_THIS = new RegExp(
  `^(?:(always|only) )?(${UNITS}(?: (?:and|or) ${UNITS})?)(?: (?:units?|measurements?))?( only| always)?(?: (?:with|for) (me|us))?(?: please)?$`,
);
/** "I only do metric". */
const ONLY_KNOWS = new RegExp(
  `^i (?:(only|just|always|exclusively) )?((?:do|use|understand|work in|go by|cook in|measure in|think in) (?:only )?${UNITS}(?: (?:and|or) ${UNITS})?)(?: only)?$`,
);
/** Words that speak of answers already given, or of somebody else's. */
const OF_OTHER_ANSWERS =
  /\b(?:is|are|was|were|be|looks?|seems?|sounds?|quiz|chapter|test|exam|survey|book|back of|he|she|they|wrong|right|correct)\b/;

interface Wish {
  readonly text: string;
  readonly whole: Phrase;
  /** True when it is said to hold for good: "always", "from now on", "in all our chats". */
  readonly standing: boolean;
}

export function standingWishIn(wish: Wish): Found[] {
  return answersWished(wish) ?? formWished(wish) ?? [];
}

const kept = (value: string, whole: Phrase) => [fact('preference', value, whole, { standing: true })];

/** Returns the words of a group that ends where the text does. */
const ending = (whole: Phrase, text: string, words: string) => after(whole, text.length - words.length);

/** "Every answer in one paragraph", "all your replies should be short". */
function answersWished({ text, whole, standing }: Wish): Found[] | null {
  const match = ALL_ANSWERS.exec(text);
  if (match === null) return null;
  const [, modal, adverbs = '', rest = ''] = match;
  const every = /^(?:every|each|all)\b/.test(text);
  if (
    OF_OTHER_ANSWERS.test(rest) ||
    (modal === undefined ? !every || !standing : !every && !standing && !/always|never|only/.test(adverbs))
  )
    return [];
  if (modal === undefined && !/^(?:in|as|with|without|under|below|short|brief|no)\b/.test(rest)) return [];
  return kept(`wants ${assistantsWords(whole.written.replace(/^your\b/i, 'the'))}`, whole);
}

/** "Bullet points over prose, always", "short answers work best for me", "prices in naira, always". */
function formWished({ text, whole, standing }: Wish): Found[] | null {
  const only = ONLY_THIS.exec(text);
  if (only !== null) {
    const [, before, units = '', behind, me] = only;
    const lasting = standing || before === 'always' || behind === ' always' || me !== undefined;
    return lasting ? kept(`wants ${start(after(whole, text.indexOf(units)), units)}`, whole) : [];
  }
  const knows = ONLY_KNOWS.exec(text);
  if (knows?.[1] !== undefined) {
    const [verb = '', ...rest] = ending(whole, text, text.slice(text.indexOf(knows[2] ?? ''))).written.split(' ');
    return kept(`${knows[1]} ${thirdPersonOf(verb.toLowerCase())} ${rest.join(' ')}`, whole);
  }
  const suits = SUITS.exec(text);
  if (suits !== null) return kept(`prefers ${start(whole, suits[1] ?? '')}`, whole);
  const finds = FINDS.exec(text);
  if (finds !== null)
    return kept(`finds ${assistantsWords(ending(whole, text, text.slice(text.indexOf('find ') + 5)).written)}`, whole);
  if (!standing) {
    const always = /^i (?:always|only)/.test(text) ? ALWAYS_WANTS.exec(text) : null;
    return always === null
      ? null
      : kept(`always wants ${assistantsWords(ending(whole, text, always[1] ?? '').written)}`, whole);
  }
  const wants = ALWAYS_WANTS.exec(text);
  if (wants !== null) return kept(`wants ${assistantsWords(ending(whole, text, wants[1] ?? '').written)}`, whole);
  const spared = NO_NEED.exec(text);
  if (spared !== null)
    return kept(
      `does not want the assistant to ${assistantsWords(ending(whole, text, spared[1] ?? '').written)}`,
      whole,
    );
  const units = IN_UNITS.exec(text);
  if (units !== null) return kept(`wants ${assistantsWords(whole.written)}`, whole);
  const rather = RATHER.exec(text);
  if (rather === null || NOT_A_THING.test(text)) return null;
  return kept(`prefers ${assistantsWords(whole.written)}`, whole);
}

/** Returns the start of a phrase, as long as `words`, as it was written. */
function start(whole: Phrase, words: string): string {
  return phraseOf(whole.source, whole.from, whole.from + words.length).written;
}

const NOT_A_THING =
  /^(?:i|we|you|he|she|they|it|that|this|there|my|our|who|what|how|why|when|where|if|is|are|was|am|do|does|did|can|why|the|if|as|and|but|or|better|all|not|never|always|just|maybe|certainly|probably|absolutely|definitely|of course|please|[a-z]+ing)\b|\b(?:is|are|was|were|has|have|had|do|does|did|will|i|you|he|she|they|it)\b/;
