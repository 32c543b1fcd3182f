/** English verbs: their lemma and form, as far as the rules need them, and the third person of any. */

export type VerbForm = 'base' | 's' | 'ing' | 'past' | 'participle';

interface Verb {
  readonly lemma: string;
  readonly form: VerbForm;
}

const IRREGULAR: Readonly<Record<string, readonly [past: string, participle: string, ing?: string]>> = {
  be: ['was', 'been', 'being'],
  have: ['had', 'had'],
  do: ['did', 'done'],
  go: ['went', 'gone'],
  get: ['got', 'gotten', 'getting'],
  give: ['gave', 'given'],
  take: ['took', 'taken'],
  make: ['made', 'made'],
  come: ['came', 'come'],
  become: ['became', 'become'],
  speak: ['spoke', 'spoken'],
  write: ['wrote', 'written'],
  drive: ['drove', 'driven'],
  ride: ['rode', 'ridden', 'riding'],
  run: ['ran', 'run', 'running'],
  eat: ['ate', 'eaten'],
  drink: ['drank', 'drunk'],
  sleep: ['slept', 'slept'],
  wake: ['woke', 'woken'],
  teach: ['taught', 'taught'],
  build: ['built', 'built'],
  choose: ['chose', 'chosen'],
  leave: ['left', 'left'],
  quit: ['quit', 'quit', 'quitting'],
  sell: ['sold', 'sold'],
  buy: ['bought', 'bought'],
  lose: ['lost', 'lost'],
  grow: ['grew', 'grown'],
  read: ['read', 'read'],
  swim: ['swam', 'swum', 'swimming'],
  stop: ['stopped', 'stopped', 'stopping'],
  drop: ['dropped', 'dropped', 'dropping'],
  skip: ['skipped', 'skipped', 'skipping'],
  jog: ['jogged', 'jogged', 'jogging'],
  shop: ['shopped', 'shopped', 'shopping'],
  plan: ['planned', 'planned', 'planning'],
  split: ['split', 'split', 'splitting'],
  swap: ['swapped', 'swapped', 'swapping'],
  prefer: ['preferred', 'preferred', 'preferring'],
  knit: ['knitted', 'knitted', 'knitting'],
  study: ['studied', 'studied'],
  hurry: ['hurried', 'hurried'],
  marry: ['married', 'married'],
  carry: ['carried', 'carried'],
  keep: ['kept', 'kept'],
  break: ['broke', 'broken'],
  put: ['put', 'put', 'putting'],
  bring: ['brought', 'brought'],
  find: ['found', 'found'],
  lead: ['led', 'led'],
  begin: ['began', 'begun', 'beginning'],
  sing: ['sang', 'sung'],
  draw: ['drew', 'drawn'],
  meet: ['met', 'met'],
  pay: ['paid', 'paid'],
  wear: ['wore', 'worn'],
  fly: ['flew', 'flown'],
  set: ['set', 'set', 'setting'],
  spend: ['spent', 'spent'],
  say: ['said', 'said'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  stand: ['stood', 'stood'],
  program: ['programmed', 'programmed', 'programming'],
  ship: ['shipped', 'shipped', 'shipping'],
  host: ['hosted', 'hosted'],
  bet: ['bet', 'bet', 'betting'],
  hike: ['hiked', 'hiked'],
  bike: ['biked', 'biked'],
  cycle: ['cycled', 'cycled'],
  weigh: ['weighed', 'weighed'],
  own: ['owned', 'owned'],
  try: ['tried', 'tried'],
  hang: ['hung', 'hung'],
  feed: ['fed', 'fed'],
  hold: ['held', 'held'],
  understand: ['understood', 'understood'],
  hit: ['hit', 'hit', 'hitting'],
  sit: ['sat', 'sat', 'sitting'],
};

const REGULAR =
  'live reside work study attend code develop deploy use maintain manage love like hate dislike enjoy adore detest loathe despise tolerate avoid adopt rescue switch settle opt pick land decide agree commit aim train save prepare learn collect play practise practice paint restore cook bake garden volunteer walk exercise meditate journal order check call commute stretch pray smoke vape fast water listen watch clean travel brush floss rent move relocate retire join start launch found create design craft compose coach mentor photograph sew crochet brew climb surf ski skate dance fish hunt camp sail row box foster breed raise belong suffer struggle turn graduate major minor want need hope wish plan suppose pretend imagine guess believe bathe shower nap review batch track tip vote donate support follow own name migrate renovate prototype freelance consult intern specialise specialize hail celebrate identify divorce separate engage date cover finish earn research crave mean look feel happen seem wonder forget remember prefer bother translate help ask answer reply respond mind rather wire abide forage sketch blog stream lift row whittle tinker know oversee handle coordinate process supervise store track organize organise head report address stay shift pursue resolve conclude ditch convert record understand sign nurse lecture tutor stack serve tend deliver barrack root retrain qualify converse gun end';

const FORMS = new Map<string, Verb>();
const add = (word: string, lemma: string, form: VerbForm) => {
  if (!FORMS.has(word)) FORMS.set(word, { lemma, form });
};
for (const lemma of [...Object.keys(IRREGULAR), ...REGULAR.split(' ')]) add(lemma, lemma, 'base');
for (const lemma of [...Object.keys(IRREGULAR), ...REGULAR.split(' ')]) {
  const [past, participle, ing] = IRREGULAR[lemma] ?? [];
  add(past ?? pastOf(lemma), lemma, 'past');
  add(participle ?? pastOf(lemma), lemma, 'participle');
  add(ing ?? ingOf(lemma), lemma, 'ing');
  add(thirdPersonOf(lemma), lemma, 's');
}
for (const [word, lemma] of [
  ['am', 'be'],
  ['are', 'be'],
  ['is', 'be'],
] as const)
  add(word, lemma, 'base');

/** Looks a word up; null for one that is no verb the rules know. */
export function verbOf(word: string): Verb | null {
  return FORMS.get(word) ?? null;
}

export function thirdPersonOf(lemma: string): string {
  if (lemma === 'be' || lemma === 'am' || lemma === 'are') return 'is';
  if (lemma === 'have') return 'has';
  if (/(?:[sxz]|ch|sh|[^aeiou]o)$/.test(lemma)) return `${lemma}es`;
  if (/[^aeiou]y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  return `${lemma}s`;
}

export function participleOf(lemma: string): string {
  return IRREGULAR[lemma]?.[1] ?? pastOf(lemma);
}

export function ingOf(lemma: string): string {
  const irregular = IRREGULAR[lemma]?.[2];
  if (irregular !== undefined) return irregular;
  return /[^eoy]e$/.test(lemma) ? `${lemma.slice(0, -1)}ing` : `${lemma}ing`;
}

function pastOf(lemma: string): string {
  if (lemma.endsWith('e')) return `${lemma}d`;
  return /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ied` : `${lemma}ed`;
}
