/** The slots that a command to forget names: "my job", "where I live", "my medical history". */
import { slotNamed } from '../../fact-slots.ts';

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

/** Returns the slot that the words name, or null. */
export function slotOf(words: string): string | null {
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
