/** Commands to forget: "forget my job", "erase what you know about my family", "my dog, kindly forget it". */
import { slotNamed } from '../../fact-slots.ts';
import type { EnglishText } from './english-text.ts';

export interface Forgetting {
  readonly slot: string | null;
  /** What narrows it, as it was said ("I'm allergic to nuts"): where it stands in the sentence. */
  readonly about: { readonly from: number; readonly to: number } | null;
  readonly everything: boolean;
  readonly from: number;
  readonly to: number;
}

const POLITE =
  '(?:(?:hey|hi|ok|okay|so|and|also|actually|now|well|please|kindly|can you|could you|would you|will you|can we|you can|you may|you should|i want you to|i would like you to|i need you to|i would rather you|i would prefer (?:that |if )?you|i would appreciate (?:it )?if you|go ahead and|just|let us|do me a favor and|then|claude|assistant|please you|you(?= (?:forget|delete|erase|remove)\\b)|on second thought|on second thoughts|never mind|nevermind),? )*';
const FORGET = `(?:forget|unlearn|unremember|disregard)(?: about)?`;
const DELETE =
  '(?:scrap|scratch|nuke|lose|cross|edit|delete|erase|wipe|remove|scrub|clear|drop|purge|discard|bin|dump|trash|take(?! out)|get(?! rid)|get rid of|take out|strike|expunge|clean out)(?: out)?';
const STOP_KEEPING =
  '(?:(?:there is )?no need (?:for you )?to|you (?:do not|no longer) (?:need|have) to) (?:remember|keep|store|save|hold on to|know)|(?:stop|quit) (?:remembering|storing|keeping|saving|tracking|holding on to)|(?:do not|no longer|did not|not|i (?:do not|would not) (?:want|like|need) you (?:to )?) ?(?:remember|remembering|store|storing|keep|keeping|save|saving|hold on to|retain|track)(?: track of)?';
const KNOWN =
  '(?:all |everything |anything |whatever |any ?thing |the (?:stuff|things|info|information|data|details|facts|bit|part) (?:that )?)?(?:(?:what|that|which) )?(?:(?:you (?:know|have|remember|stored|saved|learned|learnt|noted|kept|have (?:stored|saved|learned|noted|on file|on record|on)|might know|think you know|keep)|i (?:have )?(?:told|said|mentioned|shared|gave)(?: to)?(?: you)?)(?: on file| stored| saved| down)?(?: (?:about|on|of|regarding|concerning))?|about|regarding|information (?:about|on)|info (?:about|on)|data (?:about|on)|details (?:about|of)|records? of|notes? (?:about|on)|facts? about)';
const FROM_MEMORY =
  "(?:from|in|off|out of) (?:your|the|whatever|what|any|all)(?: \\w+)?(?: (?:memory|memories|notes?|records?|files?|database|system|profile|data|storage|brain|you've|you have|you|saved|know))*.*";

const COMMAND = new RegExp(`^${POLITE}(?:(${FORGET})|(${DELETE})|(${STOP_KEEPING})) (.+)$`);
const EVERYTHING =
  /^(?:absolutely |literally )?(?:(?:all|everything|anything|all of it|it all|the lot|every (?:single )?(?:thing|fact|detail)(?: that)?|whatever)(?: of)?(?: (?:that )?(?:you (?:know|have|remember|saved|stored|learned|learnt)|i (?:have )?(?:told|said|shared)(?: to)?(?: you)?|(?:we have |we )(?:talked|discussed|said)|my (?:data|info(?:rmation)?|facts|details|memories)|the (?:data|facts|info|information|memories|things)))?(?: (?:you (?:know|have|remember|saved|stored)(?: on file| stored| saved)?))?(?: (?:about|on|of|regarding|from|concerning) (?:me|us|myself))?(?: (?:so far|until now|up to now|to date|please|now|completely|entirely))*|(?:all )?(?:of )?my (?:data|personal (?:data|info(?:rmation)?|details)|info(?:rmation)?|memories|profile|details|facts)(?: .*)?|(?:what|all that|whatever) you (?:know|have|remember|saved|stored|have saved|have stored)(?: on file)? (?:about|on) me(?: .*)?|(?:your|the) memor(?:y|ies)(?: (?:of|about|on) me)?(?: .*)?|me(?: (?:completely|entirely|please|altogether))?|(?:about )?who i am|(?:all |any |every )*(?:traces?|records?|knowledge) of me|all (?:the )?(?:facts|notes|memories)(?: .*)?|everything(?: .*)?about me(?: .*)?)$/;
const GIVEN =
  / (?:that )?(?:i (?:gave|told|shared with|mentioned to|sent|said)(?: to)?(?: you)?(?: .*)?|you (?:have|know|stored|saved|noted)(?: .*)?)$/;
const NOTHING_NAMED =
  /^(?:it|that(?! (?:i|we|my|our) )|this|about it|about that|the (?:last|previous|above|whole|idea|question|first|second)|i (?:asked|said)\b.*|what i (?:just )?said|all (?:this|that)|him|her|them|you|those|these|everything i (?:just )?said|my (?:last|previous|earlier) (?:message|question|request|prompt)|my question|me not|the rest)\b/;
const HERE =
  /\b(?:from (?:this|the|that|these|my) (?:email|letter|document|doc|text|list|table|file|page|cv|resume|code|essay|spreadsheet|form|sentence|paragraph|draft|story|recipe|bio|post|script|sheet|signature|footer|form|website|invoice|contract|column|above|cart|order|playlist|photo|image|calendar)|in (?:this|the) (?:email|letter|document|text|code|file)|column|row|line|lines|paragraph|sentence|folder|branch|commit|cache|cookies|history)\b/;

/** What the clauses of a question or sentence ask to forget; null where they do not. */
export function forgettingIn(source: EnglishText): Forgetting | null {
  const text = source.text.replace(/[\s.!?]+$/, '');
  if (
    text.length > 300 ||
    !/\b(?:forget|forgot|unremember|scrap|scratch|nuke|lose|cross|edit|gone|go from|ignore|know(?=.*\bmy\b)|bin|dump|trash|off your|out of your|stored|unlearn|disregard|delete|erase|wipe|remove|scrub|clear|drop|purge|discard|rid of|take out|strike|expunge|erased|wiped|deleted|removed|forgotten|scrubbed|remember|remembering|store|storing|keep|keeping|saving|save|tracking|retain)\b/.test(
      text,
    )
  )
    return null;
  return direct(text) ?? fronted(text) ?? later(text) ?? passive(text) ?? untold(text) ?? unwanted(text);
}

const WHAT_IS_KNOWN = new RegExp(`^${KNOWN} `);
const OUT_OF_MEMORY = new RegExp(` ${FROM_MEMORY}$`);
function direct(text: string): Forgetting | null {
  const plain = text.replace(/^((?:[\w']+ )?){0,2}?,\s*/, (lead) =>
    /^(?:hey|hi|ok|okay|well|so|actually|please|also|no|yes|oh|sorry|wait|right|thanks|and|then)\b/.test(lead)
      ? ' '.repeat(lead.length)
      : lead,
  );
  const offset = plain.length - plain.trimStart().length;
  const body = plain.trimStart();
  const match = COMMAND.exec(body);
  if (match === null) return null;
  const [, forget, remove, , rest = ''] = match;
  const from = offset;
  const objectAt = offset + body.length - rest.length;
  let target =
    rest
      .split(
        /[,;:—]|\. | (?:i do not|i don't|because|since|so that|so we|and (?:start|let|then|do not|i )|but|as it|as i|for (?:good|now|me)|would you|will you|could you|can you|if you (?:can|could|would|do not)|thanks|thank you|ok$|okay$|anymore$|any more$|any longer$|please)(?= |$)/,
      )[0]
      ?.trim() ?? '';
  target = target.replace(
    / (?:please|now|too|again|forever|entirely|completely|altogether|for me|asap|immediately)$/,
    '',
  );
  const to = objectAt + target.length;
  if (HERE.test(target)) return null;
  const what = WHAT_IS_KNOWN.test(target);
  let elsewhere = target.replace(OUT_OF_MEMORY, '');
  if (!what) elsewhere = elsewhere.replace(GIVEN, '');
  const fromMemory = elsewhere !== target || what;
  target = elsewhere;
  if (
    EVERYTHING.test(target) &&
    !(remove !== undefined && /^(?:everything|all|anything|it all|the lot|all of it)$/.test(target) && !fromMemory)
  ) {
    if (
      /^(?:me|everything|all|anything|the lot|whatever|all of it|it all)$/.test(target) &&
      remove !== undefined &&
      !fromMemory
    )
      return null;
    return { slot: null, about: null, everything: true, from, to };
  }
  const named = target
    .replace(WHAT_IS_KNOWN, '')
    .replace(/^(?:that )?i (?:ever |even )?(?:told|gave|showed) you (?=my )/, '')
    .replace(/^(?:about|of|on) /, '');
  if (NOTHING_NAMED.test(named) || named === '') return null;
  const slot = slotOf(named);
  // "Take my dog to the vet": of these, only what is taken out of a memory.
  if (/^(?:take|get|scrap|scratch|lose|cross|edit)\b/.test(remove ?? '') && !fromMemory) return null;
  if (slot !== null) {
    // "Delete my account": only what was told may be deleted here.
    if (remove !== undefined && !fromMemory && !/^my (?!\w+ (?:list|file|folder|page|post))/.test(named)) return null;
    if (
      remove !== undefined &&
      !fromMemory &&
      /^my (?:project|projects|code|app|blog|note|notes|account|school|team|tools?|goals?|decision|dog|cat|mail|phone|car|technology|email)s?$/.test(
        named,
      )
    )
      return null;
    return { slot, about: null, everything: false, from, to };
  }
  // "You can delete that I'm diabetic" speaks of what was told; "delete the second line" does not.
  if (forget === undefined && !fromMemory && !/^(?:the fact )?that (?:i|we) (?:am|are|have)\b/.test(named)) return null;
  const that = /^(?:(?:about )?the (?:fact|bit|part) |about |it )?(?:that )?(?=(?:i|we|my|our)\b)/.exec(named);
  const spoken = what && that === null && /^(?:the|my|our|a) [\w' -]{3,40}$/.test(named);
  if (spoken) {
    const start = objectAt + rest.indexOf(named);
    return { slot: null, about: { from: start, to: start + named.length }, everything: false, from, to };
  }
  if (
    that === null ||
    /^(?:i|we) (?:ever |even )?(?:asked|said|mentioned|told|brought|existed|did|was)\b/.test(
      named.slice(that[0].length),
    )
  )
    return null;
  const start = objectAt + rest.indexOf(named) + that[0].length;
  if (
    forget !== undefined &&
    /^(?:my|our) (?:last|previous|question|message|point|idea|request|mistake)/.test(named.slice(that[0].length))
  )
    return null;
  return {
    slot: null,
    about: { from: start, to: objectAt + rest.indexOf(named) + named.length },
    everything: false,
    from,
    to,
  };
}

const FRONTED = new RegExp(
  `^(?:and |so |also |hey,? )?(.{2,80}?)(?:,| -+| —) (?:.{2,60}, )?${POLITE}(?:${FORGET}|${DELETE}|${STOP_KEEPING}) (?:it|that|them|him|her|all|those|this)(?: all)?\\b(?: from (?:your|the) \\w+)?(?:,? (?:please|the lot|all of it|would you|will you|thanks|entirely|completely|for good|now|ok|okay))*$`,
);
/** "I changed my mind, forget where I live": the command stands in a later clause. */
function later(text: string): Forgetting | null {
  const match = /[,:;—] (?=(?:(?:so|and|but|please|just|kindly) )*(?:forget|delete|erase|wipe|stop remembering) )/.exec(
    text,
  );
  if (match === null) return null;
  const at = match.index + match[0].length;
  const found = direct(text.slice(at));
  if (found === null) return null;
  const about = found.about === null ? null : { from: found.about.from + at, to: found.about.to + at };
  return { ...found, about, from: found.from + at, to: found.to + at };
}

const OUT = '(?:deleted|erased|wiped|removed|forgotten|gone|purged|scrubbed|taken out|cleared)';
const ITS_MEMORY =
  '(?:from|off|out of) (?:your|the) (?:\\w+ )?(?:memory|memories|notes?|records?|files?|profile|storage|brain)';
const PASSIVE = new RegExp(
  `^${POLITE}(?:i (?:want|need|would like|would prefer|would rather have) |have |get |(?:can|could|may) )?(my [\\w' ]{2,30}?|(?:what|everything|all) you (?:know|have) (?:about|on) my [\\w' ]{2,30}?)(?: (?:to be|be|needs to be|must be|should be|has to be|needs to go|should go|must go|has to go|to go|needs|gone|please))*(?: (${OUT}))?(?: (${ITS_MEMORY}|from what you (?:know|have|remember|keep)\\b.*))?(?: (?:please|now|completely|for good|entirely))*$`,
);

/** "I'd like my address gone from your memory", "my birthday needs to go from your records". */
function passive(text: string): Forgetting | null {
  if (!GOES.test(text)) return null;
  const match = PASSIVE.exec(text.split(/[,;]/)[0] ?? '');
  if (match === null || match[3] === undefined) return null;
  const slot = slotOf((match[1] ?? '').replace(WHAT_IS_KNOWN, ''));
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: match[0].length };
}

/** Cheap to see. */
const GOES = new RegExp(`\\b(?:${OUT}|go|be)\\b`);

/** "Ignore what I said about my dog", "that bit about my divorce, forget it". */
function untold(text: string): Forgetting | null {
  const match = UNTOLD.exec(text);
  const named = match?.slice(1).find((words) => words !== undefined);
  if (match === null || named === undefined) return null;
  const slot = slotOf(named);
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: match[0].length };
}

const UNTOLD = new RegExp(
  `^${POLITE}(?:(?:ignore|disregard|scrap|drop|strike) (?:what|everything|anything|all|whatever) i (?:have )?(?:said|told you|mentioned) about (my [\\w' ]{2,30})|(?:that|the) (?:thing|stuff|bit|part|info|detail)s? (?:i (?:said|told you|mentioned) )?about (my [\\w' ]{2,30}?)(?: i (?:told|gave|mentioned).*)?[,:]? (?:please )?(?:forget|delete|erase|scrap|drop|wipe) (?:it|that|them))(?: please| now)?$`,
);

/** "I don't want my age stored". */
function unwanted(text: string): Forgetting | null {
  const match = UNWANTED.exec(text);
  const named = match?.slice(1).find((words) => words !== undefined);
  const slot = named === undefined ? null : slotOf(named);
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: text.length };
}

const UNWANTED =
  /^(?:please )?(?:i (?:do not|no longer|would rather you did not|would rather you do not) (?:want you (?:to )?)?(?:know|knowing|have|having|to have)|you (?:do not|no longer) (?:need|have) to know|there is no need (?:for you )?to know) (my [\w' ]{2,40}?|where i (?:live|work)|how old i am|who i work for)(?: any ?more| any longer| at all)?$|^(?:please )?i (?:do not|no longer) want (my [\w' ]{2,40}?) (?:to be )?(?:stored|kept|saved|remembered|on file|on record|in your (?:memory|notes|records))(?: any ?more| at all)?$/;

/** "That phone number I gave you, delete it please"; "My dog, whatever I told you about him, kindly forget it". */
function fronted(text: string): Forgetting | null {
  const match = FRONTED.exec(text);
  if (match === null) return null;
  const target = (match[1] ?? '').replace(
    / (?:that )?(?:i (?:gave|told|shared|mentioned|sent|said)\b.*|you (?:have|know|stored|saved|noted)\b.*)$/,
    '',
  );
  const everything = EVERYTHING.test(match[1] ?? '') || EVERYTHING.test(target);
  if (everything) return { slot: null, about: null, everything: true, from: 0, to: text.length };
  const slot = slotOf(target.replace(WHAT_IS_KNOWN, ''));
  return slot === null ? null : { slot, about: null, everything: false, from: 0, to: text.length };
}

const CLAUSES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:where|which (?:city|town|country|place)) (?:i|we) (?:live|am living|reside|stay|am based)|^(?:the (?:city|town|place|country)) (?:i|we) live/,
    'home',
  ],
  [/^where (?:i|we) (?:am|come|are|was|grew)\b/, 'origin'],
  [
    /^(?:where|who|whom|which company|the (?:company|place)) (?:i|we) work\b|^who i work for|^what i (?:do|work)(?: (?:for|at|as|in)\b.*)?$/,
    'work',
  ],
  [/^(?:how old i am|my age|when i was born how old)/, 'age'],
  [/^when (?:i was born|my birthday is)/, 'birthday'],
  [/^(?:what (?:i am|my name is|i go by|i am called)|how i am called)/, 'name'],
  [/^who (?:i am (?:married to|dating|with|seeing))/, 'partner'],
  [/^what i (?:am allergic to|can't eat|cannot eat)/, 'allergy'],
  [/^what i (?:eat|do not eat)/, 'diet'],
  [/^what i (?:drive|ride)/, 'vehicle'],
  [/^(?:what|where) i (?:study|am studying|studied|go to school)/, 'studies'],
  [/^what i (?:like|dislike|love|hate|prefer)/, 'preference'],
  [
    /^(?:the|what|which) (?:tools?|languages?|stack|tech(?:nologies)?|software|programs?) (?:that )?i (?:use|code in|write)/,
    'technology',
  ],
  [/^what i am (?:building|working on|making)/, 'project'],
  [/^(?:which|what) languages? i speak/, 'spoken_language'],
];

const MORE_NAMES: Readonly<Record<string, string>> = {
  'job title': 'work',
  'place of work': 'work',
  'current job': 'work',
  'home address': 'home',
  whereabouts: 'home',
  'home town': 'origin',
  'cell number': 'phone',
  'mobile number': 'phone',
  'cell phone': 'phone',
  cellphone: 'phone',
  number: 'phone',
  'date of birth': 'birthday',
  birthday: 'birthday',
  relationship: 'partner',
  relationships: 'partner',
  'relationship status': 'marital_status',
  'love life': 'partner',
  ex: 'partner',
  'ex-wife': 'partner',
  'ex-husband': 'partner',
  'ex-girlfriend': 'partner',
  'ex-boyfriend': 'partner',
  fiance: 'partner',
  fiancee: 'partner',
  'health condition': 'health',
  'health conditions': 'health',
  'medical history': 'health',
  'medical condition': 'health',
  'medical conditions': 'health',
  'health issues': 'health',
  illness: 'health',
  diagnosis: 'health',
  divorce: 'marital_status',
  marriage: 'marital_status',
  pregnancy: 'health',
  disability: 'health',
  diabetes: 'health',
  asthma: 'health',
  medications: 'health',
  meds: 'health',
  'food allergies': 'allergy',
  'food preferences': 'preference',
  'dietary restrictions': 'diet',
  'dietary preferences': 'diet',
  'eating habits': 'diet',
  'programming languages': 'technology',
  'tech stack': 'technology',
  'side project': 'project',
  startup: 'project',
  folks: 'family',
  relatives: 'family',
  'wife and kids': 'family',
  boys: 'family',
  girls: 'family',
  mom: 'family',
  dad: 'family',
  puppy: 'pet',
  kitten: 'pet',
  rabbit: 'pet',
  parrot: 'pet',
  hamster: 'pet',
  horse: 'pet',
  studies: 'studies',
  phd: 'studies',
  'favorite color': 'favorite:color',
  truck: 'vehicle',
  van: 'vehicle',
  motorcycle: 'vehicle',
  'personal goals': 'goal',
  plans: 'goal',
  routine: 'habit',
  instructions: 'preference',
  'previous instructions': 'preference',
};

function slotOf(words: string): string | null {
  const clause = CLAUSES.find(([pattern]) => pattern.test(words));
  if (clause !== undefined) return clause[1];
  const owned =
    /^(?:all (?:of )?)?(?:my|our|that|the|those|these) (?:(?:old|new|current|previous|work|personal|full|real|entire|whole|stored|saved) )*([\w' -]{2,40})$/.exec(
      words,
    )?.[1];
  if (owned === undefined) return null;
  if (
    !/^(?:all (?:of )?)?(?:my|our) /.test(words) &&
    !/^(?:that|the|those|these) (?:phone|email|address|number|job|name|birthday|allerg)/.test(words)
  )
    return null;
  const noun = owned
    .replace(/(?:'s)? (?:name|names|info|information|details|data|situation|history|stuff)$/, '')
    .replace(/^(?:favou?rite) /, 'favorite ');
  if (noun.startsWith('favorite ')) return `favorite:${noun.slice(9)}`;
  for (const form of [owned, noun, noun.replace(/s$/, '')]) {
    const slot = Object.hasOwn(MORE_NAMES, form) ? MORE_NAMES[form] : slotNamed(form);
    if (slot !== undefined && slot !== null) return slot;
  }
  return null;
}
